"""Which rules a castle breaks, where and why (C-B2 to C-B11), and what is still open (C-B12)."""

from typing import Final

from bajarz.core.refusal import Fact, Refusal
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.components import EDGE_SKY, EDGES
from bajarz.games.caladale.tables import SOUTH, rotation_of, x_of, y_of

NOWHERE: Final = -1  # the cell of a violation that lies nowhere
WHOLE: Final = -1  # the edge of a violation that concerns the whole tile
SIDES: Final = ("north", "east", "south", "west")


class Violation:
    """A broken rule: the cell (or NOWHERE), the edge (0 to 3, or WHOLE), and why.

    `variant` tells apart several ways of breaking one rule, as in a `Refusal`.
    """

    def __init__(
        self, rule: str, cell: int, edge: int, variant: str, facts: dict[str, Fact]
    ) -> None:
        self.rule = rule
        self.cell = cell
        self.edge = edge
        self.variant = variant
        self.facts = facts

    def refusal(self) -> Refusal:
        """The same, for whoever asks why something is refused."""
        return Refusal(self.rule, self.variant, self.facts)

    def __repr__(self) -> str:
        return f"Violation({self.refusal()})"


def find_violations(castle: Castle) -> list[Violation]:
    """Every broken rule of every tile, by cell and then by rule; empty: the castle is legal."""
    analysis = Analysis(castle)
    return [] if analysis.is_legal() else list_violations(analysis)


def is_legal(castle: Castle) -> bool:
    """Whether no rule is broken. A castle without a gate, even an empty one, breaks C-B4."""
    return Analysis(castle).is_legal()


def open_edges(castle: Castle) -> list[int]:
    """C-B12: castle edges with no tile against them, each as cell * 4 + direction, ascending."""
    analysis = Analysis(castle)
    return [analysis.cells[edge >> 2] * 4 + (edge & 3) for edge in analysis.open]


def is_finished(castle: Castle) -> bool:
    """C-B12: no castle edge is open, and no rule is broken (so it is not empty, C-P5)."""
    return Analysis(castle).is_finished()


def edges_at(castle: Castle, cell: int) -> list[int]:
    """What the tile on this cell shows north, east, south, west; the scaffold's edges adapted."""
    analysis = Analysis(castle)
    first = analysis.cells.index(cell) * 4
    return analysis.edges[first : first + 4]


def list_violations(analysis: Analysis) -> list[Violation]:
    """The violations of an analysed castle, in the order of `find_violations`."""
    violations: list[Violation] = []
    if not analysis.gates:
        violations.append(Violation("C-B4", NOWHERE, WHOLE, "missing", {}))
    for k in range(analysis.count):
        violations += turned(analysis, k) + clashing(analysis, k) + stray_gate(analysis, k)
        violations += beyond_grass(analysis, k) + apart(analysis, k) + over_hole(analysis, k)
        if analysis.blame[k]:  # C-B8, C-B9, C-B11, C-1c
            violations.append(
                Violation(analysis.blame[k], analysis.cells[k], WHOLE, "", named(analysis, k))
            )
    return violations


def turned(analysis: Analysis, k: int) -> list[Violation]:
    """C-B2: gates and tower tops stand upright."""
    if not analysis.is_turned(k):
        return []
    facts = {**named(analysis, k), "rotation": rotation_of(analysis.laid[k])}
    return [Violation("C-B2", analysis.cells[k], WHOLE, "", facts)]


def clashing(analysis: Analysis, k: int) -> list[Violation]:
    """C-B3: touching edges agree."""
    violations: list[Violation] = []
    for edge in analysis.clashes:
        if edge >> 2 == k:
            direction = edge & 3
            theirs = analysis.edges[analysis.meets[edge] * 4 + (direction ^ 2)]
            facts: dict[str, Fact] = {
                **named(analysis, k),
                "side": SIDES[direction],
                "shown": EDGES[analysis.edges[edge]],
                "there": EDGES[theirs],
            }
            violations.append(Violation("C-B3", analysis.cells[k], direction, "", facts))
    return violations


def stray_gate(analysis: Analysis, k: int) -> list[Violation]:
    """C-B4: the gate is in row 0, over the grass, upright."""
    if not analysis.is_stray_gate(k):
        return []
    cell = analysis.cells[k]
    variant = "turned" if analysis.is_on_ground(k) else "grass" if y_of(cell) == 0 else "row"
    return [Violation("C-B4", cell, WHOLE, variant, named(analysis, k))]


def beyond_grass(analysis: Analysis, k: int) -> list[Violation]:
    """C-B5: castle bottoms lie over the grass, and one tile at most lies beyond it on a side."""
    if k not in analysis.beyond:
        return []
    variant = "second" if analysis.edges[k * 4 + SOUTH] == EDGE_SKY else "bottom"
    return [Violation("C-B5", analysis.cells[k], WHOLE, variant, named(analysis, k))]


def apart(analysis: Analysis, k: int) -> list[Violation]:
    """C-B6: every tile is connected to the gate."""
    if analysis.main[k]:
        return []
    return [Violation("C-B6", analysis.cells[k], WHOLE, "", named(analysis, k))]


def over_hole(analysis: Analysis, k: int) -> list[Violation]:
    """C-B7: no holes; the tiles right above one are cited."""
    if not analysis.hole[k]:
        return []
    facts = {**named(analysis, k), "cells": analysis.hole[k]}
    return [Violation("C-B7", analysis.cells[k], WHOLE, "", facts)]


def named(analysis: Analysis, k: int) -> dict[str, Fact]:
    """The tile and its place."""
    cell = analysis.cells[k]
    name = analysis.castle.tables.name[analysis.tile[k]]
    return {"tile": name, "place": f"{x_of(cell)},{y_of(cell)}"}
