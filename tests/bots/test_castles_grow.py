"""Bots of Castles of Caladale build as they draft (C-B1), take what their castle can use (C-T1,
C-T2), and end with castles as good as the solver's."""

from collections.abc import Iterator
from random import Random

import pytest

from bajarz.bots.bot import Bot, make_bot
from bajarz.bots.caladale import solver_bot
from bajarz.bots.caladale.evaluation import CaladaleEvaluation
from bajarz.bots.caladale.search import with_tile
from bajarz.bots.levels import dim
from bajarz.bots.observation import Observation
from bajarz.core.dealer import RandomDealer
from bajarz.core.state import OVER
from bajarz.games.caladale.actions import KIND_DONE, KIND_LAYOUT, KIND_PLACE, kind_of
from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.setup import draft_tiles
from bajarz.solver import Problem, solve
from bajarz.solver.ask import problem_of_view
from bots.positions import game_of

LEVELS = (
    "greedy", "apprentice", "journeyman", "search:12it", "master:10it", "archmage:15it", "mason",
)  # fmt: skip
STEPS_TO_THE_END = 10**9  # of a small hand, which is searched to the end long before


def caladale() -> Caladale:
    game = game_of("caladale")
    assert isinstance(game, Caladale)
    return game


@pytest.fixture(autouse=True)
def quick_mason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_bot, "DRAFT_STEPS", 300)
    monkeypatch.setattr(solver_bot, "REBUILD_STEPS", 2_000)
    monkeypatch.setattr(solver_bot, "BUILD_STEPS", 60_000)


def is_building(action: int) -> bool:
    return KIND_PLACE <= kind_of(action) <= KIND_LAYOUT


def play(state: CaladaleState, bots: list[Bot]) -> Iterator[tuple[CaladaleState, int, int]]:
    """Each step of a game between bots: the position before it, the seat and the action."""
    dealer = RandomDealer(Random("castles"))
    turns: list[int] = []
    while state.to_move() != OVER:
        seen = Observation(state)
        turns.append(seen.turn)
        assert turns.count(seen.turn) < 30, "nobody needs so many steps in a turn"
        action = bots[seen.seat].choose(seen)
        assert state.refusal(seen.seat, action) is None
        yield state.clone(), seen.seat, action
        state.apply(seen.seat, action, dealer)


def new_game(players: int) -> CaladaleState:
    game = caladale()
    state = game.start(players, game.check_options({}), RandomDealer(Random(f"new {players}")))
    assert isinstance(state, CaladaleState)
    return state


def last_turns(tray: int, face_up: int, seed: int, **more: object) -> CaladaleState:
    """Two players with so many tiles each and bare gates, and so many tiles left to take."""
    game = caladale()
    names = [game.tables.name[tile] for tile in draft_tiles(game.tables, 2, game.check_options({}))]
    mixed = Random(f"last turns {seed}").sample(names, 2 * tray + face_up + 1)
    data = {
        "face_up": mixed[2 * tray : -1],
        "stack": [],
        "seats": {"1": {"tray": mixed[:tray]}, "2": {"tray": mixed[tray : 2 * tray]}},
        **{key: mixed[-1] if value is True else value for key, value in more.items()},
    }
    state = game.position(2, game.check_options({}), data)
    assert isinstance(state, CaladaleState)
    return state


def problem_of(state: CaladaleState, seat: int) -> Problem:
    return problem_of_view(caladale().tables, state.view(seat), seat + 1)


def best_score(problem: Problem) -> int:
    found = solve(problem, seed=1, steps=STEPS_TO_THE_END)
    assert found.proved
    return found.score


def owned(state: CaladaleState, seat: int) -> int:
    """How many draft tiles a seat has kept, wherever they are."""
    return len(problem_of(state, seat).tiles)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_castles_grow_while_tiles_are_drafted(level: str, players: int) -> None:
    """Most of what was kept is built in when the sixth tile is taken, and nothing wrongly."""
    state = new_game(players)
    bots = [make_bot(level, caladale(), Random(seat)) for seat in range(players)]
    for before, _, _ in play(state, bots):
        assert all(before.placement_index(seat).is_legal for seat in range(players)), level
        if before.turn > 6 * players:
            break
    for seat in range(players):
        built = len(state.castles[seat].laid) - 1
        assert built >= 2, level
        assert built >= owned(state, seat) / 2, level


@pytest.mark.parametrize("level", LEVELS)
def test_every_step_of_building_is_a_gain_and_few_are_needed(level: str) -> None:
    """So nothing is undone, and nobody builds for ever."""
    evaluation = CaladaleEvaluation()
    if level == "apprentice":
        dim(evaluation)
    state = new_game(2)
    bots = [make_bot(level, caladale(), Random(seat)) for seat in (5, 6)]
    steps = rebuilt = 0
    for before, seat, action in play(state, bots):
        if before.turn > 18:
            break
        if is_building(action):
            after = before.clone()
            after.apply(seat, action, RandomDealer(Random(1)))
            gain = evaluation.value(after, seat) - evaluation.value(before, seat)
            assert gain > 0, level
            if kind_of(action) == KIND_LAYOUT:
                assert gain >= min(6, len(before.castles[seat].laid) / 2), level
                rebuilt += 1
            steps += 1
    assert steps <= 18 + rebuilt * 9
    assert rebuilt <= 4  # of 18 turns: a castle grows, it is not laid anew all the time


@pytest.mark.parametrize("level", ["search:100it", "mason"])
def test_a_castle_that_cannot_grow_is_laid_anew_in_the_draft(level: str) -> None:
    rebuilt = 0
    for seed in range(12):
        state = last_turns(7, 4, seed)
        bot = make_bot(level, caladale(), Random(seed))
        for _, _, action in play(state, [bot, bot]):
            if not is_building(action):
                break
            rebuilt += kind_of(action) == KIND_LAYOUT
    assert rebuilt


@pytest.mark.parametrize("level", ["search:40it", "mason"])
def test_the_last_castle_is_as_good_as_the_solver_finds(level: str) -> None:
    """Whatever was built in the draft: all is laid anew where that is better (C-E1)."""
    relaid = 0
    for seed in range(2):
        state = last_turns(4, 2, seed)
        bots = [make_bot(level, caladale(), Random(seat)) for seat in (1, 2)]
        for before, seat, action in play(state, bots):
            if kind_of(action) == KIND_DONE:
                assert before.scores()[seat] == best_score(problem_of(before, seat)), (level, seed)
            relaid += kind_of(action) == KIND_LAYOUT
    assert relaid


@pytest.mark.parametrize("level", ["search:9it", "mason"])
def test_one_bad_look_does_not_end_the_building(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The castle of the draft may be better than a bad look, and worse than the next (C-E1)."""
    state = last_turns(4, 0, 1)
    good = solve(problem_of(state, 0), seed=1, steps=STEPS_TO_THE_END)
    looks = iter([good._replace(score=state.scores()[0]), good])
    bot = make_bot(level, caladale(), Random(1))
    monkeypatch.setattr(bot, "solve", lambda *_: next(looks))
    assert kind_of(bot.choose(Observation(state))) == KIND_LAYOUT


@pytest.mark.parametrize("level", ["search:90it", "mason"])
def test_a_tile_is_judged_by_the_castle_it_makes(level: str) -> None:
    """C-T1: a castle that is finished has no room for any tile until it is laid anew. What is taken
    is the best tile, or a point worse at most, which any tile would not be."""
    game = caladale()
    lost = lost_by_the_first = 0
    for seed in range(3):
        state = last_turns(4, 6, seed)
        bot = make_bot(level, game, Random(3))
        names = [game.tables.name[tile] for tile in state.face_up]
        scores = {name: best_score(with_tile(problem_of(state, 0), name)) for name in names}
        action = next(action for _, _, action in play(state, [bot, bot]) if not is_building(action))
        lost += max(scores.values()) - scores[game.text(action).split()[1]]
        lost_by_the_first += max(scores.values()) - scores[names[0]]
    assert lost <= 3 < lost_by_the_first


def test_a_tile_is_turned_down_at_the_end_only_if_it_has_no_place() -> None:
    """C-T2: a castle with it is compared with one without it and a point."""
    game, answers = caladale(), []
    for seed in range(8):
        state = last_turns(4, 1, seed, phase="decide", taken=True)
        gain = best_score(with_tile(problem_of(state, 0), game.tables.name[state.taken]))
        gain -= best_score(problem_of(state, 0))
        bot = make_bot("search:40it", game, Random(4))
        answers.append((game.text(bot.choose(Observation(state))), gain >= 1))
    assert set(answers) == {("keep", True), ("down", False)}
