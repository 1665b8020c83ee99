"""Random castles, legal and broken: the engine against the reference, and what must hold."""

from collections import Counter

import pytest

from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.correction import correct
from bajarz.games.caladale.scoring import score_parts, tie_key
from bajarz.games.caladale.tables import tile_of, x_of, y_of
from bajarz.games.caladale.violations import find_violations, is_finished, is_legal, open_edges
from drawn_castles import TABLES
from games.caladale.random_castles import VARIETIES, as_slow, random_castles
from reference import caladale as slow

WAYS = ("firm", "protruding", "bridge", "hung", "unheld")
SEEDS = range(28)


def place(cell: int) -> slow.Cell | None:
    return None if cell < 0 else (x_of(cell), y_of(cell))


def side(edge: int) -> str | None:
    return None if edge < 0 else slow.CLOCK[edge]


def check_against_reference(castle: Castle) -> None:
    """Same violations, open edges, correction and score."""
    other = as_slow(castle)
    violations = [
        (violation.rule, place(violation.cell), side(violation.edge))
        for violation in find_violations(castle)
    ]
    assert len(violations) == len(set(violations))
    assert set(violations) == slow.violations(other)
    assert is_legal(castle) == (not violations)
    edges = {(place(code // 4), side(code % 4)) for code in open_edges(castle)}
    assert edges == slow.open_edges(other)
    assert is_finished(castle) == (not edges and not slow.violations(other))
    correction = correct(castle)
    left, removed = slow.correct(other)
    assert [(TABLES.name[r.tile], r.rule) for r in correction.removed] == removed
    assert as_slow(correction.castle) == left
    assert score_parts(castle, 2) == slow.score_parts(left, 2)
    assert tie_key(score_parts(castle, 2)) == slow.tie_key(left, 2)


def check_correction(castle: Castle) -> None:
    """C-P4: ends legal or empty, changes nothing that is legal, loses no tile, is idempotent."""
    before = castle.laid.copy()
    correction = correct(castle)
    assert castle.laid == before
    left = correction.castle
    assert is_legal(left) or not left.laid
    if is_legal(castle):
        assert left is castle
        assert not correction.removed
    taken = {removal.cell: removal.laid for removal in correction.removed}
    assert len(taken) == len(correction.removed)
    assert {**left.laid, **taken} == before
    assert not correct(left).removed
    assert correct(left).castle.laid == left.laid


def check_bookkeeping(castle: Castle) -> None:
    """Both ways of looking a tile up agree, and a copy is a copy."""
    for cell, laid in castle.laid.items():
        assert castle.where[tile_of(laid)] == cell
    assert sum(cell >= 0 for cell in castle.where) == len(castle.laid)
    copy = castle.clone()
    assert (copy.laid, copy.where, copy.grass) == (castle.laid, castle.where, castle.grass)
    assert copy.laid is not castle.laid
    assert copy.where is not castle.where


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("variety", VARIETIES)
def test_random_castles(variety: int, seed: int) -> None:
    for castle in random_castles(variety, seed):
        check_bookkeeping(castle)
        check_against_reference(castle)
        check_correction(castle)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1200))
@pytest.mark.parametrize("variety", VARIETIES)
def test_many_random_castles(variety: int, seed: int) -> None:
    for castle in random_castles(variety, seed):
        check_against_reference(castle)
        check_correction(castle)


def test_random_castles_show_everything() -> None:
    """The layouts above would prove little if they were all alike."""
    seen: Counter[str] = Counter()
    for castle in [c for variety in VARIETIES for s in SEEDS for c in random_castles(variety, s)]:
        violations = find_violations(castle)
        seen.update({violation.rule for violation in violations})
        seen.update({removal.rule + "!" for removal in correct(castle).removed})
        seen.update({WAYS[held] for held in Analysis(castle).held})
        seen["legal"] += not violations
        seen["large"] += len(castle.laid) >= 20
        seen["large and legal"] += not violations and len(castle.laid) >= 20
        seen["scaffold"] += castle.has(TABLES.scaffold)
        seen["finished"] += is_finished(castle)
        seen["closed and broken"] += bool(violations and castle.laid) and not open_edges(castle)
    wanted = {"C-B2", "C-B3", "C-B4", "C-B5", "C-B6", "C-B7", "C-B8", "C-B9", "C-B11", "C-1c"}
    wanted |= {rule + "!" for rule in wanted} | {*WAYS, "finished", "closed and broken"}
    assert {what for what in wanted if seen[what] < 10} == set()
    assert min(seen["legal"], seen["large"], seen["large and legal"], seen["scaffold"]) > 200
