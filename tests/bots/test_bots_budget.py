"""Bots keep their budgets, also where hardly any world fits what their seat knows.

Nothing here looks at a real clock: time is made of the numbers that a bot draws, or of its own
looks at the clock.
"""

from collections.abc import Callable, Iterator
from itertools import count
from math import inf
from random import Random
from typing import cast

import pytest

from bajarz.bots.bot import make_bot
from bajarz.bots.budget import Budget, Timer
from bajarz.bots.caladale.castle_cache import STEPS
from bajarz.bots.caladale.search import CaladaleSearch
from bajarz.bots.observation import Observation
from bajarz.bots.search.bot import Search
from bajarz.core.dealer import RandomDealer
from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView
from bajarz.solver.ask import problem_of_view
from bajarz.solver.solve import Search as CastleSearch
from bots.positions import game_of, judged_games, some_states
from chance import CountingRandom
from games.fantazja.learnt import tight_positions

BUDGET = 600  # milliseconds, of which each number drawn takes one
ONE_ITERATION = 300  # numbers, more than any iteration needs
SEARCHED = [name for name in judged_games() if name != "caladale"]


def positions(name: str) -> Iterator[State]:
    """Where a bot is asked: in Fantazja also where what was learnt binds most."""
    game = game_of(name)
    if name == "fantazja":
        for full in tight_positions():
            yield game.position(2, {}, full)
    yield from some_states(game, 2, "budget", 6)


def make_search(game: Game, budget: str, rng: Random) -> Search:
    bot = make_bot(f"search:{budget}", game, rng)
    assert isinstance(bot, Search)
    return bot


def iterations_of(bot: Search) -> int:
    return 0 if bot.tree is None else bot.tree.iterations


@pytest.mark.parametrize("name", SEARCHED)
@pytest.mark.parametrize("iterations", [1, 7, 15])
def test_a_search_does_as_many_iterations_as_it_may(name: str, iterations: int) -> None:
    game = game_of(name)
    for state in positions(name):
        bot = make_search(game, f"{iterations}it", CountingRandom(1))
        bot.choose(Observation(state))
        assert iterations_of(bot) == iterations


@pytest.mark.parametrize("name", SEARCHED)
def test_a_search_stops_early_only_when_nothing_can_change(name: str) -> None:
    game = game_of(name)
    for state in positions(name):
        bot = make_search(game, "40it", CountingRandom(1))
        bot.choose(Observation(state))
        done = iterations_of(bot)
        assert bot.tree is not None
        visits = sorted([node.visits for node in bot.tree.root.children.values()], reverse=True)
        assert done == 40 or (done < 40 and visits[0] - visits[1] > 40 - done)


@pytest.mark.parametrize("name", SEARCHED)
def test_no_iteration_begins_when_the_time_is_up(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(name)
    ran_out = 0
    for state in positions(name):
        rng = CountingRandom(1)
        bot = make_search(game, f"{BUDGET}ms", rng)
        looks: list[tuple[int, int]] = []  # how late it was, and how much was done

        def now(
            rng: CountingRandom = rng, bot: Search = bot, looks: list[tuple[int, int]] = looks
        ) -> float:
            looks.append((rng.drawn, iterations_of(bot)))
            return rng.drawn / 1000

        monkeypatch.setattr(Timer, "now", now)
        bot.choose(Observation(state))
        late = [done for time, done in looks if time >= BUDGET]
        assert iterations_of(bot) > 0
        assert all(done == iterations_of(bot) for done in late)
        assert rng.drawn < BUDGET + ONE_ITERATION
        ran_out += bool(late)
    assert ran_out


# Castles: an iteration is so many steps of annealing.


def counted(bot: CaladaleSearch) -> list[int]:
    """The steps that the bot reports from now on."""
    steps: list[int] = []
    real = bot.spent

    def spent() -> Callable[[int], float]:
        inner = real()

        def note(done: int) -> float:
            steps.append(done)
            return inner(done)

        return note

    bot.spent = spent  # type: ignore[method-assign]
    return steps


def castle_states() -> list[State]:
    return list(some_states(game_of("caladale"), 2, "budget", 4))


@pytest.mark.parametrize("iterations", [1, 2, 5, 10])
def test_a_castle_takes_no_more_steps_than_it_may(iterations: int) -> None:
    asked = 0
    for state in castle_states():
        bot = make_bot(f"search:{iterations}it", game_of("caladale"), Random(1))
        assert isinstance(bot, CaladaleSearch)
        steps = counted(bot)
        bot.choose(Observation(state))
        assert max(steps, default=0) <= iterations * STEPS
        asked += len(steps)
    assert asked


def test_a_castle_looks_at_the_clock_after_every_iteration(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look takes a millisecond, so that ten milliseconds are ten iterations at most."""
    most = 0
    for state in castle_states():
        ticks = count()
        monkeypatch.setattr(Timer, "now", lambda ticks=ticks: next(ticks) / 1000)
        bot = make_bot("search:10ms", game_of("caladale"), Random(1))
        assert isinstance(bot, CaladaleSearch)
        steps = counted(bot)
        bot.choose(Observation(state))
        assert max(steps, default=0) <= 10 * STEPS
        most = max(most, *steps, 0)
    assert most >= 7 * STEPS


@pytest.mark.parametrize("milliseconds", [1, 20])
def test_a_castle_alone_is_built_by_the_same_clock(
    monkeypatch: pytest.MonkeyPatch, milliseconds: int
) -> None:
    game = game_of("caladale")
    dealer = RandomDealer(Random(1))
    state = game.start(1, game.check_options({"solo": "puzzle"}), dealer)
    while state.view(0)["phase"] != "build":
        state.apply(0, state.legal_actions()[0], dealer)
    looks = count()
    monkeypatch.setattr(Timer, "now", lambda: next(looks) / 1000)
    bot = make_bot(f"search:{milliseconds}ms", game, Random(3))
    bot.choose(Observation(state))
    assert milliseconds < next(looks) <= milliseconds + 3


@pytest.mark.parametrize("steps", [1, 500, 1500, 2500])
def test_the_solver_takes_exactly_the_steps_it_is_given(steps: int) -> None:
    game = game_of("caladale")
    state = list(some_states(game, 2, "solver", 4))[-1]
    assert isinstance(game, Caladale)
    problem = problem_of_view(game.tables, cast(CaladaleView, state.view(0)), 1)
    assert len(problem.tiles) > 8  # a smaller hand would be searched to the end
    search = CastleSearch(problem, 1, inf, steps, None)
    search.run()
    assert search.steps == steps


def test_a_budget_is_one_or_the_other() -> None:
    assert Budget(iterations=3).start().left() == 3
    assert not Budget(iterations=3).start().timed
    assert Budget(milliseconds=3).start().timed
