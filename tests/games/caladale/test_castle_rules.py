"""The building rules one by one, and the specification's diagrams (see drawn_castles.py)."""

import pytest

from bajarz.games.caladale.castle import VARIETY_FREE, VARIETY_SOLO_1, VARIETY_STANDARD, Castle
from bajarz.games.caladale.scoring import score
from bajarz.games.caladale.tables import cell_at, laid_as
from bajarz.games.caladale.violations import (
    edges_at,
    find_violations,
    is_finished,
    is_legal,
    open_edges,
)
from drawn_castles import TABLES, broken, draw, removals

BRIDGE = """
    .ss. .s.s ..ss
    s.ss -    sss.
    @    -    sss.
"""
LEGAL = {
    "a bridge": BRIDGE,
    "a long bridge": """
        .ss. .s.s ss.s ..ss
        s.ss -    -    sss.
        @    -    -    ssss
    """,
    "an edge tile under a bridge": """
        .ss. .sss ..ss
        s.ss s... sss.
        @    -    ssss
    """,
    "a tower top on a bridge": """
        -    ^s   -    -
        .ss. ss.s .s.s ..ss
        s.ss -    -    sss.
        @    -    -    ssss
    """,
    "an edge tile on a protruding tile": """
        .ss. .s.s ...s
        s.ss -    -
        @    -    -
    """,
    "a staircase outward": """
        -    -    sss. .s.s
        -    sss. s..s -
        .sss s..s -    -
        @    -    -    -
    """,
    "a bridge over an edge tile that does not carry it": """
        .ss. .s.s ..ss
        sss. ...s sss.
        s.ss -    ssss
        @    ssss s..s
    """,
    "sky carries sky": """
        .ss. ss.s
        @    ...s
    """,
    "a scaffold with one castle contact hangs": """
        .ss. #
        s.ss -
        @    -
    """,
    "a scaffold with two castle contacts protrudes and carries": """
        -    ^s
        .ss. #
        s.ss -
        @    -
    """,
    "a scaffold in a bridge joins two themes": """
        .ss. #    ..tt
        s.ss -    ttt.
        @    -    ttt.
    """,
}
ILLEGAL = {
    "an unfinished bridge": (
        """
        .ss. ss.s ss.s
        s.ss -    -
        @    -    -
        """,
        {("C-B11", 1, 2), ("C-B11", 2, 2)},
    ),
    "a protruding tile beside a protruding tile": (
        """
        .ss. .s.s ..ss
        s.ss -    -
        @    -    -
        """,
        {("C-B9", 2, 2)},
    ),
    "a tile on a hung edge tile": (
        """
        .ss. s.ss
        s.ss s...
        @    -
        """,
        {("C-B11", 1, 2)},
    ),
    "edges of different themes": (
        "@ t.tt",
        {("C-B3", 0, 0), ("C-B3", 1, 0), ("C-B6", 1, 0)},
    ),
    "castle against sky": ("@ s.s.", {("C-B3", 0, 0), ("C-B3", 1, 0), ("C-B6", 1, 0)}),
    "a turned tower top": ("@ stone-top-1/1", {("C-B2", 1, 0)}),
    "a turned gate": ("wizard/1", {("C-B2", 0, 0), ("C-B4", 0, 0)}),
    "a gate above row 0": (
        """
        @
        ssss
        """,
        {("C-B3", 0, 0), ("C-B3", 0, 1), ("C-B4", 0, 1), ("C-B6", 0, 0)},
    ),
    "a tower top is no edge tile": (
        """
        -    ^s
        @    -
        """,
        {("C-B6", 1, 1), ("C-B8", 1, 1)},
    ),
    "a scaffold without castle contact": (
        """
        -    #
        @    -
        """,
        {("C-B6", 1, 1), ("C-B8", 1, 1)},
    ),
    "two buildings": (
        """
        .ss. -    .ss.
        @    -    s.s.
        """,
        {("C-B6", 2, 0), ("C-B6", 2, 1)},
    ),
    "a hole under an edge tile": (
        """
        .ss. ...s ^s
        s.ss -    sss.
        @    .s.s s..s
        """,
        {("C-B7", 1, 2)},
    ),
    "a hole under a protruding tile": (
        """
        .ss. s..s ^s
        s.ss -    sss.
        @    .s.s s..s
        """,
        {("C-B7", 1, 2)},
    ),
}


@pytest.mark.parametrize("name", LEGAL)
def test_legal_castles(name: str) -> None:
    castle = draw(LEGAL[name])
    assert broken(castle) == set()
    assert is_legal(castle)
    assert removals(castle) == []


@pytest.mark.parametrize("name", ILLEGAL)
def test_illegal_castles(name: str) -> None:
    text, violations = ILLEGAL[name]
    castle = draw(text)
    assert broken(castle) == violations
    assert not is_legal(castle)


# Row 0 (C-B4, C-B5)


def test_three_castle_edges_beyond_the_grass() -> None:
    """C-B11: the specification's last diagram, the grass ends under the gate."""
    assert broken(draw("@ ss.s", grass=-3)) == {("C-B11", 1, 0)}
    assert broken(draw("@ ss.s", grass=-2)) == set()


def test_beyond_the_grass() -> None:
    """C-B5: sky bottoms only, one on each side, the nearest."""
    assert broken(draw("@ ..ss", grass=-3)) == {("C-B5", 1, 0)}
    assert broken(draw("@ s..s", grass=-3)) == set()
    assert broken(draw("@ .s.s ...s", grass=-3)) == {("C-B5", 2, 0)}
    assert broken(draw("@ .s.s s..s", grass=-3)) == {("C-B5", 2, 0), ("C-B9", 2, 0)}
    assert broken(draw(".s.. .s.s @", grass=2)) == {("C-B5", 0, 0)}
    assert broken(draw(".s.. @ .s.s ssss ssss ...s", left=-1)) == set()


def test_castle_bottom_takes_no_place_beyond_the_grass() -> None:
    """C-B5: the edge tile that hangs beyond it is the only sky bottom on its side."""
    castle = draw(
        """
        .ss. .s.s ..ss
        @    ..ss s...
        """,
        grass=-3,
    )
    assert broken(castle) == {("C-B5", 1, 0)}


def test_gate_beyond_the_grass() -> None:
    assert broken(draw("@", grass=1)) == {("C-B4", 0, 0), ("C-B8", 0, 0)}
    assert [violation.variant for violation in find_violations(draw("@", grass=1))] == ["grass", ""]


def test_missing_gate() -> None:
    """C-B4: it may be taken off, that is marked, and nothing is connected any more."""
    castle = draw("s.s.")
    marks = [
        (violation.rule, violation.cell, violation.variant) for violation in find_violations(castle)
    ]
    assert marks == [("C-B4", -1, "missing"), ("C-B6", cell_at(0, 0), "")]
    assert removals(castle) == [("C-B6", 0, 0)]
    assert [violation.rule for violation in find_violations(Castle(TABLES))] == ["C-B4"]


def test_facts_of_a_fault() -> None:
    """C-B3: which edge, and what it shows and meets."""
    violation = find_violations(draw("@ t.tt"))[0]
    facts = {"tile": "wizard", "place": "0,0", "side": "east", "shown": "stone", "there": "tree"}
    assert (violation.rule, violation.edge, violation.facts) == ("C-B3", 1, facts)
    assert str(violation.refusal()).startswith("C-B3: tile wizard, place 0,0")


DEEP_HOLE = """
    .ss. ...s ^s
    s.ss -    sss.
    s.ss -    ssss
    @    .s.s s..s
"""


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("wizard/1", "C-B4-turned", {"tile": "wizard", "place": "0,0"}),
        ("@\n-", "C-B4-row", {"tile": "wizard", "place": "0,1"}),
        ("-", "C-B4-missing", {}),
        (DEEP_HOLE, "C-B7", {"tile": "stone-edge-1", "place": "1,3", "cells": 2}),
        (".ss. .s.s ..ss\n@ - -", "C-B9", {"tile": "stone-two-2", "place": "2,1"}),
    ],
)
def test_facts_of_violations_that_are_only_marked(
    text: str, key: str, facts: dict[str, int | str]
) -> None:
    """C-B4, C-B7, C-B9: no scenario shows them, because nothing is refused by them."""
    refusals = [violation.refusal() for violation in find_violations(draw(text))]
    assert [refusal.facts for refusal in refusals if refusal.key == key] == [facts]


# Edges and the end of building (C-B3, C-B12)


def test_edges_of_the_scaffold() -> None:
    """C-B3: castle where it meets castle, of the neighbour's theme; never open."""
    castle = draw(".ss. # ..tt\n@ - ttt.")
    scaffold = castle.where[TABLES.scaffold]
    assert edges_at(castle, scaffold) == [0, 2, 0, 1]
    assert not any(edge // 4 == scaffold for edge in open_edges(castle))
    castle.take_back(TABLES.tile_named["tree-two-1"])
    assert edges_at(castle, scaffold) == [0, 0, 0, 1]


def test_open_edges_under_a_bridge() -> None:
    """C-B12: edges towards the space under a bridge are open, bottoms on the grass are not."""
    edges = [(0, 0, 1), (0, 0, 3), (2, 0, 1), (0, 1, 3), (2, 1, 1)]
    assert open_edges(draw(BRIDGE)) == [cell_at(x, y) * 4 + side for x, y, side in edges]
    assert not is_finished(draw(BRIDGE))


def test_finished_castle() -> None:
    castle = draw("-    ^s -\n .s.. @ ...s", left=-1)
    assert open_edges(castle) == []
    assert is_finished(castle)
    assert score(castle) == 4 * 2 + 2 + 1
    assert not is_finished(Castle(TABLES))


def test_grass_agrees_with_nothing() -> None:
    """C-B3: not even with the bottom of another gate."""
    violations = broken(draw("fairies\nwizard/2", 0, VARIETY_FREE))
    assert {("C-B3", 0, 0), ("C-B3", 0, 1)} <= violations


# Solo 1 (C-1c) and free play (C-F1)


def test_solo_1_knows_no_exceptions_above_row_0() -> None:
    """C-1c: no bridges, so also no space under one; nothing protrudes or hangs."""
    assert broken(draw(BRIDGE, 0, VARIETY_SOLO_1)) == {("C-1c", 1, 2), ("C-B7", 1, 2)}
    assert broken(draw(".ss. ...s\n@ -", 0, VARIETY_SOLO_1)) == {("C-1c", 1, 1)}
    assert broken(draw(".ss. .s.s\n@ -", 0, VARIETY_SOLO_1)) == {("C-1c", 1, 1)}


def test_solo_1_row_0() -> None:
    """C-1c: beyond the grass a tile protrudes or hangs, and what lies there carries."""
    text = ".ss. ss.s\n @ ...s"
    assert broken(draw(text, -3, VARIETY_SOLO_1)) == set()
    assert broken(draw(text, -3, VARIETY_STANDARD)) == {("C-B11", 1, 1)}
    assert broken(draw("@ ss.s", -3, VARIETY_SOLO_1)) == {("C-B11", 1, 0)}


def test_free_play_counts_the_largest_building_with_a_gate() -> None:
    """C-F1: of equals the one with the leftmost gate; eight columns of grass, ten tiles wide."""
    assert broken(draw("@ - fairies", 0, VARIETY_FREE)) == {("C-B6", 2, 0)}
    larger = draw("@ - fairies ...t", 0, VARIETY_FREE)
    assert removals(larger) == [("C-B6", 0, 0)]
    wide = ".t.. fairies t.tt - - - - gnomes ...u"
    assert broken(draw(wide, 1, VARIETY_FREE)) == {("C-B6", 7, 0), ("C-B6", 8, 0)}
    assert ("C-B4", 7, 0) in broken(draw(wide, 1))


# Editing (C-B1)


def test_edits() -> None:
    castle = draw("-    ^s\n@ s..s")
    top, two = TABLES.tile_named["stone-top-1"], TABLES.tile_named["stone-two-1"]
    copy = castle.clone()
    assert castle.can_move_group([top, two], 0, 1)
    assert not castle.can_move_group([top, two], -1, 0)
    assert not castle.can_move_group([top, two], 0, -1)
    castle.move_group([two, top], 0, 1)
    assert (castle.where[two], castle.where[top]) == (cell_at(1, 1), cell_at(1, 2))
    castle.move(top, cell_at(3, 0))
    castle.rotate(two, 2)
    assert castle.laid[cell_at(1, 1)] == laid_as(two, 2)
    castle.take_back(two)
    castle.slide(-1)
    assert not castle.has(two)
    assert castle.is_free(cell_at(1, 1))
    assert castle.over_grass(-1)
    assert not castle.over_grass(3)
    assert copy.laid == draw("-    ^s\n@ s..s").laid
