"""The castle solver: as good as brute force on small hands, and honest about what it found."""

from random import Random

import pytest

from bajarz.core.dealer import FirstDealer
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.scoring import score
from bajarz.games.caladale.tables import STEP, cell_at, y_of
from bajarz.games.caladale.violations import find_violations
from bajarz.games.registry import default_components
from bajarz.solver import Problem, Progress, solve
from bajarz.solver.answer import make_stock
from bajarz.solver.ask import layout_seen, layout_text, problem_of_names, problem_of_view
from bajarz.solver.exact import ExactSearch
from bajarz.solver.picture import text_picture
from bajarz.solver.problem import free_play

GAME = Caladale(default_components("caladale"))
TABLES = GAME.tables
WIZARD = TABLES.first_gate


class BruteForce:
    """Every castle that grows from the gate, a tile at a time joined by a castle edge (C-B6)."""

    def __init__(self, problem: Problem) -> None:
        self.best = 0
        self.seen: set[frozenset[tuple[int, int]]] = set()
        tiles = [*problem.tiles, *([TABLES.scaffold] if problem.scaffold else [])]
        for gate_column in range(4):
            for side in problem.sides:
                castle = Castle(TABLES, grass=-gate_column)
                castle.place(problem.gates[0], cell_at(0, 0), 0, side)
                self.seen.clear()
                self.grow(castle, tiles)

    def grow(self, castle: Castle, tiles: list[int]) -> None:
        key = frozenset(castle.laid.items())
        if key in self.seen:
            return
        self.seen.add(key)
        if not find_violations(castle):
            self.best = max(self.best, score(castle))
        near = {cell + step for cell in castle.laid for step in STEP} - set(castle.laid)
        beside = [cell for cell in near if y_of(cell) >= 0]
        for tile in tiles:
            rotations = range(1) if TABLES.upright[tile] or tile == TABLES.scaffold else range(4)
            for cell in beside:
                for rotation in rotations:
                    larger = castle.clone()
                    larger.place(tile, cell, rotation)
                    if agrees(larger):
                        self.grow(larger, [other for other in tiles if other != tile])


def agrees(castle: Castle) -> bool:
    """No edge disagrees, and all is one building: what holds of every part of a legal castle that
    was grown in the right order."""
    return not any(
        violation.rule in ("C-B2", "C-B3", "C-B6") for violation in find_violations(castle)
    )


def small_hand(seed: int, size: int, scaffold: bool) -> Problem:
    tiles = tuple(sorted(Random(f"hand {seed}").sample(range(WIZARD), size)))
    gate = WIZARD + seed % 4
    return Problem(TABLES, tiles, (gate,), sides=(0,) if seed % 2 else (0, 1), scaffold=scaffold)


@pytest.mark.parametrize("seed", range(8))
def test_small_hands_equal_brute_force(seed: int) -> None:
    problem = small_hand(seed, 3, scaffold=seed % 2 == 0)
    found = solve(problem, seed=seed, steps=60_000)
    assert found.score == BruteForce(problem).best
    assert found.proved


@pytest.mark.parametrize(
    "names",
    [
        ["tree-three-2", "tree-three-3", "tree-top-2", "tree-top-5"],
        ["tree-four-2", "tree-three-2", "tree-top-1", "tree-top-4"],
    ],
)
def test_what_nothing_holds_is_not_built(names: list[str]) -> None:
    """Tree tiles have their place on the gate alone, and from there most would stick out (C-B9)."""
    problem = problem_of_names(TABLES, names, "wizard*")._replace(scaffold=False)
    search = ExactSearch(make_stock(problem), 0, lambda steps: False)
    assert search.run()
    assert search.best == BruteForce(problem).best


@pytest.mark.long
@pytest.mark.parametrize("size", [4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_larger_hands_equal_brute_force(seed: int, size: int) -> None:
    problem = small_hand(100 + seed, size, scaffold=size < 5)
    found = solve(problem, seed=seed, steps=400_000)
    assert found.score == BruteForce(problem).best
    assert found.proved


@pytest.mark.parametrize("size", [5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_the_exact_search_needs_no_annealing(seed: int, size: int) -> None:
    """From nothing it finds what annealing and search find together; face-down tiles add to it."""
    problem = small_hand(200 + seed, size, scaffold=True)._replace(face_down=3)
    search = ExactSearch(make_stock(problem), 0, lambda steps: False)
    assert search.run()
    found = solve(problem, seed=seed, steps=9_000_000)
    assert search.best + 3 == found.score == found.bound


def test_an_exact_search_can_be_stopped() -> None:
    search = ExactSearch(make_stock(small_hand(102, 10, scaffold=True)), 0, lambda steps: True)
    assert not search.run()


def test_a_search_that_was_cut_short_proves_nothing() -> None:
    problem = small_hand(3, 8, scaffold=True)
    found = solve(problem, seed=1, steps=22_000)
    assert found.score < found.bound == problem.ceiling()
    assert not found.proved


def two_player_hand(seed: int) -> Problem:
    tiles = [tile for tile in range(WIZARD) if not TABLES.marked[tile]]
    hand = tuple(sorted(Random(f"two {seed}").sample(tiles, 24)))
    return Problem(TABLES, hand, (WIZARD + seed % 3,), sides=(0,))


@pytest.mark.parametrize("seed", range(3))
def test_a_castle_passes_the_validator_and_has_the_score_it_says(seed: int) -> None:
    problem = two_player_hand(seed)
    reported: list[Progress] = []
    found = solve(problem, seed=seed, steps=120_000, report=reported.append)
    castle = found.castle(TABLES)
    assert find_violations(castle) == []
    assert score(castle) == found.score == sum(found.parts.values())
    assert found.score <= found.bound == problem.ceiling()
    assert found.proved == (found.score == found.bound)
    scores = [progress.solution.score for progress in reported]
    assert scores == sorted(set(scores))
    assert scores[-1] == found.score


def test_the_same_seed_and_steps_give_the_same_castle() -> None:
    problem = two_player_hand(7)
    one, two = (solve(problem, seed=5, steps=40_000) for _ in range(2))
    assert one == two


def test_it_stops_when_told() -> None:
    calls = iter([False, False, True])
    found = solve(two_player_hand(1), seed=1, stop=lambda: next(calls, True))
    assert find_violations(found.castle(TABLES)) == [] or not found.placements


def test_exchanges_of_solo_2_are_paid_and_possible() -> None:
    rng = Random("solo 2")
    tiles = rng.sample(range(WIZARD), 34)
    problem = Problem(TABLES, tuple(tiles[:25]), (WIZARD,), pool=tuple(tiles[25:]))
    found = solve(problem, seed=1, steps=150_000)
    assert found.parts["exchanges"] == -len(found.exchanges)
    names = TABLES.name
    for mine, theirs in found.exchanges:
        assert mine in [names[tile] for tile in problem.tiles]
        assert theirs in [names[tile] for tile in problem.pool]


def test_free_play_has_all_tiles_and_gates() -> None:
    problem = free_play(TABLES)
    assert len(problem.tiles) + len(problem.gates) == 76
    assert problem.ceiling() == 169
    assert not problem.scaffold


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_76_tiles_in_one_finished_castle(seed: int) -> None:
    problem = free_play(TABLES)
    found = solve(problem, seed=seed, seconds=600)
    assert found.score == 169
    assert len(found.placements) == 76
    assert find_violations(found.castle(TABLES, problem.variety)) == []


def test_a_problem_is_read_from_what_a_seat_sees() -> None:
    state = GAME.position(
        2,
        {},
        {
            "seats": {
                "1": {
                    "castle": ["1,0 gnomes r0", "1,1 tudor-top-1 r0"],
                    "tray": ["stone-two-1", "stone-top-1"],
                    "down": ["tree-top-1"],
                    "down_unseen": ["tree-top-2", "tree-top-3"],
                },
            }
        },
    )
    for seen in (state.view(0), state.view(None)):
        problem = problem_of_view(TABLES, seen, 1)
        names = [TABLES.name[tile] for tile in (*problem.tiles, *problem.gates)]
        assert names == ["stone-top-1", "stone-two-1", "tudor-top-1", "gnomes"]
        assert problem.sides == (0,)
        assert problem.face_down == 3
        assert problem.scaffold
        assert problem.pool == ()


def test_a_problem_follows_the_game_that_is_played() -> None:
    four = GAME.position(4, {}, {})
    assert problem_of_view(TABLES, four.view(2), 3).sides == (1,)  # C-S1
    nine = [TABLES.name[tile] for tile in range(9)]
    puzzle = GAME.position(1, {"solo": "puzzle"}, {"face_up": nine, "seats": {"1": {}}})
    problem = problem_of_view(TABLES, puzzle.view(0), 1)
    assert (problem.sides, problem.pool, problem.grass) == ((0, 1), tuple(range(9)), 4)  # C-2b
    builder = GAME.position(1, {"solo": "builder"}, {"face_up": nine})
    assert problem_of_view(TABLES, builder.view(0), 1).pool == ()  # C-1b: nothing is exchanged
    free = GAME.position(1, {"solo": "free"}, {})
    assert problem_of_view(TABLES, free.view(0), 1) == free_play(TABLES)  # C-F1


def test_a_castle_of_a_view_is_an_action_of_the_game() -> None:
    castle = ["1,0 wizard* r0", "1,1 scaffold r0", "2,0 stone-two-1 r3"]
    seats = {"1": {"castle": castle, "grass": -1}}
    state = GAME.position(1, {"solo": "puzzle"}, {"seats": seats})
    text = layout_seen(state.view(0)["seats"]["1"])
    assert text == "layout -1 wizard*@1,0,r0;stone-two-1@2,0,r3;scaffold@1,1,r0"
    before = state.full()
    state.apply(0, GAME.parse(text), FirstDealer())
    assert state.full() == before


def test_a_castle_is_an_action_of_the_game_and_a_picture() -> None:
    problem = problem_of_names(TABLES, ["stone-two-1", "stone-edge-1"], "wizard")
    found = solve(problem, seed=1, steps=20_000)
    assert GAME.parse(layout_text(found)) >= 0
    assert "∩" in text_picture(problem, found)
