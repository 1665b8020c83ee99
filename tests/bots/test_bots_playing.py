"""Bots choose what is legal, again and again the same, and stop when told."""

from random import Random

import pytest

from bajarz.bots.bot import Bot, bots_for, explain, make_bot
from bajarz.bots.greedy import Greedy
from bajarz.bots.levels import Journeyman
from bajarz.bots.observation import Observation
from bajarz.bots.parts import evaluation_for
from bajarz.bots.runestones.evaluation import RuneStonesEvaluation
from bajarz.bots.runestones.weights import BY_HAND, FITTED
from bajarz.bots.search.bot import Search
from bajarz.core.dealer import RandomDealer
from bajarz.core.game import Game
from bajarz.core.state import OVER, State
from bajarz.games.runestones.game import RuneStones
from bots.positions import QUICK, bots_of, decide, game_of, judged_games, some_states, tables


def play(game: Game, bots: list[Bot], seed: str, most: int) -> tuple[State, list[int]]:
    """A game between bots, broken off after so many decisions; every choice must be legal."""
    dealer = RandomDealer(Random(seed))
    state = game.start(len(bots), game.check_options({}), dealer)
    chosen: list[int] = []
    while state.to_move() != OVER and len(chosen) < most:
        seen = Observation(state)
        action = bots[seen.seat].choose(seen)
        assert state.refusal(seen.seat, action) is None, game.text(action)
        state.apply(seen.seat, action, dealer)
        chosen.append(action)
    return state, chosen


@pytest.mark.parametrize(("name", "players"), tables())
def test_bots_play_legally_together(name: str, players: int) -> None:
    """All kinds of bots in turn, so that each meets positions that others made."""
    game = game_of(name)
    kinds = bots_of(game)
    for first in range(0, len(kinds), players):
        names = [kinds[(first + seat) % len(kinds)] for seat in range(players)]
        bots = [make_bot(kind, game, Random(seat)) for seat, kind in enumerate(names)]
        _, chosen = play(game, bots, f"legal {first}", 60)
        assert len(chosen) == 60


@pytest.mark.parametrize("name", judged_games())
def test_greedy_finishes_its_games_and_wins_against_chance(name: str) -> None:
    game = game_of(name)
    for seat in (0, 1):
        names = ["random", "random"]
        names[seat] = "greedy"
        bots = [make_bot(kind, game, Random(7)) for kind in names]
        state, _ = play(game, bots, f"greedy {seat}", 5000)
        result = state.result()
        assert result is not None
        assert result.winners == [seat]


@pytest.mark.parametrize("solo", ["builder", "puzzle"])
@pytest.mark.parametrize("bot", ["greedy", "search:4it", "apprentice"])
def test_castles_are_built_alone(solo: str, bot: str) -> None:
    game = game_of("caladale")
    dealer = RandomDealer(Random(3))
    state = game.start(1, game.check_options({"solo": solo}), dealer)
    player = make_bot(bot, game, Random(3))
    for _ in range(400):
        if state.to_move() == OVER:
            break
        action = player.choose(Observation(state))
        assert state.refusal(0, action) is None, game.text(action)
        state.apply(0, action, dealer)
    assert state.to_move() == OVER


@pytest.mark.parametrize("name", judged_games())
def test_seed_and_iterations_repeat_a_bot(name: str) -> None:
    game = game_of(name)
    for kind in QUICK:
        games = [
            play(game, [make_bot(kind, game, Random(seat)) for seat in (1, 2)], "again", 16)[1]
            for _ in range(2)
        ]
        assert games[0] == games[1], kind


@pytest.mark.parametrize("name", judged_games())
def test_the_best_actions_are_explained(name: str) -> None:
    game = game_of(name)
    for state in some_states(game, 2, "explain", 4):
        for kind in bots_of(game):
            bot = make_bot(kind, game, Random(1))
            action = bot.choose(Observation(state))
            opinions = explain(bot, 3)
            assert 1 <= len(opinions) <= 3, kind
            assert opinions[0].action == action, kind
            assert all(state.refusal(state.to_move(), each.action) is None for each in opinions)


def test_search_counts_its_visits_and_chances() -> None:
    game = game_of("fantazja")
    state = next(some_states(game, 2, "visits", 1))
    bot = make_bot("search:40it", game, Random(1))
    bot.choose(Observation(state))
    opinions = explain(bot, 99)
    visits = [opinion.visits for opinion in opinions]
    assert visits == sorted(visits, reverse=True)
    assert 16 <= sum(visits) <= 40  # fewer only if the choice was settled before
    assert all(0.0 <= opinion.value <= 1.0 for opinion in opinions)


def test_bots_that_do_not_explain_say_nothing() -> None:
    game = game_of("fantazja")
    assert explain(make_bot("random", game, Random(1))) == []


@pytest.mark.parametrize("name", judged_games())
def test_a_cancelled_search_answers_with_what_it_has(name: str) -> None:
    """A budget of days would never end otherwise."""
    game = game_of(name)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > limit

    for limit in (0, 3):
        for state in some_states(game, 2, "cancel", 12):
            asked = 0
            bot = make_bot("search:9999999it", game, Random(1), stop)
            action = bot.choose(Observation(state))
            assert state.refusal(state.to_move(), action) is None
            if asked:
                assert asked == limit + 1
                break
        assert asked, "no position needed any thought"


@pytest.mark.parametrize("name", judged_games())
def test_the_tree_goes_on_within_a_turn(name: str) -> None:
    """A search that follows its own choices stays legal over whole turns and more."""
    game = game_of(name)
    bots = [make_bot("search:10it", game, Random(seat)) for seat in (1, 2)]
    play(game, bots, "whole turns", 50)


def test_the_tree_is_kept_within_a_turn_and_dropped_after_it() -> None:
    game = game_of("runestones")
    dealer = RandomDealer(Random(5))
    state = game.start(2, game.check_options({}), dealer)
    bots = [make_bot("search:20it", game, Random(seat)) for seat in (1, 2)]
    kept = dropped = 0
    for _ in range(60):
        seen = Observation(state)
        bot = bots[seen.seat]
        assert isinstance(bot, Search)
        before, turn = bot.tree, bot.turn
        action = bot.choose(seen)
        if before is not None and bot.tree is before:
            assert seen.turn == turn
            kept += 1
        elif before is not None:
            dropped += 1
        state.apply(seen.seat, action, dealer)
    assert kept > 10
    assert dropped > 3


def test_every_judged_game_has_all_bots() -> None:
    for name in judged_games():
        assert {"random", "greedy", "search", "apprentice", "archmage"} <= set(
            bots_for(game_of(name))
        )


def test_levels_differ_from_greedy() -> None:
    """The mistakes of the lower levels are there."""
    game = game_of("runestones")
    states = list(some_states(game, 2, "levels", 30))
    best = [decide("greedy", game, state) for state in states]
    for level in ("apprentice", "journeyman"):
        chosen = [decide(level, game, state) for state in states]
        same = sum(one == other for one, other in zip(chosen, best, strict=True))
        assert 5 < same < len(states), level


@pytest.mark.parametrize("name", ["fantazja", "runestones", "grajeczka"])
def test_a_journeyman_who_misjudges_nothing_is_greedy(name: str) -> None:
    """How far lines are misjudged is the evaluation's, for points are not worth the same."""
    game = game_of(name)
    states = list(some_states(game, 2, "clear", 12))
    clear = [make_bot("journeyman", game, Random(5)) for _ in states]
    for bot in clear:
        assert isinstance(bot, Journeyman)
        bot.planner.evaluation.blur = 0.0
    chosen = [bot.choose(Observation(state)) for bot, state in zip(clear, states, strict=True)]
    assert chosen == [
        make_bot("greedy", game, Random(5)).choose(Observation(state)) for state in states
    ]


def test_search_judges_rune_stones_by_fitted_numbers_and_greedy_by_hand() -> None:
    game = game_of("runestones")
    assert isinstance(game, RuneStones)
    search, greedy = (make_bot(name, game, Random(1)) for name in ("master:9it", "journeyman"))
    assert isinstance(search, Search)
    assert isinstance(greedy, Greedy)
    assert search.evaluation.weights == FITTED.weights
    assert greedy.planner.evaluation.weights == BY_HAND.weights
    evaluation = RuneStonesEvaluation(game.tables, FITTED)
    by_hand = RuneStonesEvaluation(game.tables, BY_HAND)
    for kind, worth in enumerate(FITTED.stones):
        assert evaluation.stones_worth(1 << kind) == worth
        assert by_hand.stones_worth(1 << kind) == BY_HAND.stones[kind]


def test_storytellers_do_not_block_each_other_for_ever() -> None:
    """They tell what can be told, and count a page by turns: most books are told to the end."""
    game = game_of("grajeczka")
    endings = []
    for seed in range(6):
        bots = [make_bot("greedy", game, Random(seat)) for seat in (0, 1)]
        state, _ = play(game, bots, f"to and fro {seed}", 5000)
        result = state.result()
        assert result is not None
        endings.append(result.reason)
    assert endings.count("B-E1") >= 5, endings


def winning_states(seeds: int) -> list[State]:
    """Positions of Grajeczka, after some random actions, in which the seat whose turn begins can
    tell its only page."""
    game = game_of("grajeczka")
    found: list[State] = []
    for seed in range(seeds):
        rng = Random(f"only page {seed}")
        dealer = RandomDealer(rng)
        state = game.start(2, game.check_options({"pages": "1"}), dealer)
        for _ in range(seed % 60):
            if state.to_move() != OVER:
                state.apply(state.to_move(), rng.choice(state.legal_actions()), dealer)
        if state.to_move() != OVER and can_win(state):
            found.append(state)
    return found


def can_win(state: State) -> bool:
    """Whether an adventure and its telling end the game."""
    for action in state.legal_actions():
        after = state.clone()
        seat = after.to_move()
        after.apply(seat, action, RandomDealer(Random(1)))
        for following in after.legal_actions() if after.to_move() == seat else []:
            told = after.clone()
            told.apply(seat, following, RandomDealer(Random(1)))
            result = told.result()
            if result is not None and result.winners == [seat]:
                return True
    return False


def test_search_does_not_put_off_a_win() -> None:
    """A win now is worth more than one that seems as sure a turn later."""
    game = game_of("grajeczka")
    states = winning_states(200)
    assert len(states) > 20
    for state in states:
        seat = state.to_move()
        bot = make_bot("search:30it", game, Random(5))
        dealer = RandomDealer(Random(1))
        while state.to_move() == seat:
            state.apply(seat, bot.choose(Observation(state)), dealer)
        result = state.result()
        assert result is not None
        assert result.winners == [seat]


def test_storytellers_are_restless_every_third_turn() -> None:
    """The page in hand then counts for a turn more, for the seat that decides."""
    game = game_of("grajeczka")
    dealer = RandomDealer(Random("restless"))
    state = game.start(2, game.check_options({"first": "1"}), dealer)
    bots = [make_bot("greedy", game, Random(seat)) for seat in (0, 1)]
    more: list[float] = []
    while state.turn_number() <= 12:
        if state.turn_number() == 2 * len(more) + 1:
            calm, asked = evaluation_for(game), evaluation_for(game)
            assert calm is not None
            assert asked is not None
            asked.watch(state, 0)
            more.append(asked.features(state, 0)["way"] - calm.features(state, 0)["way"])
        seen = Observation(state)
        state.apply(seen.seat, bots[seen.seat].choose(seen), dealer)
    assert [round(each, 6) for each in more] == [0, 1, 0, 0, 1, 0]
