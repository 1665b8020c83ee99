"""Which rules a castle breaks, where and why (C-B2 to C-B11), and what is still open (C-B12)."""

from typing import Final

from bajarz.core.refusal import Fact, Refusal
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.components import EDGES, SKY
from bajarz.games.caladale.survey import Survey
from bajarz.games.caladale.tables import SOUTH, turn_of, x_of, y_of

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
    survey = Survey(castle)
    return [] if survey.is_legal() else list_violations(survey)


def is_legal(castle: Castle) -> bool:
    """Whether no rule is broken. A castle without a gate, even an empty one, breaks C-B4."""
    return Survey(castle).is_legal()


def open_edges(castle: Castle) -> list[int]:
    """C-B12: castle edges with no tile against them, each as cell * 4 + direction, ascending."""
    survey = Survey(castle)
    return [survey.cells[edge >> 2] * 4 + (edge & 3) for edge in survey.open]


def is_finished(castle: Castle) -> bool:
    """C-B12: no castle edge is open, and no rule is broken (so it is not empty, C-P5)."""
    return Survey(castle).is_finished()


def edges_at(castle: Castle, cell: int) -> list[int]:
    """What the tile on this cell shows north, east, south, west; the scaffold's edges adapted."""
    survey = Survey(castle)
    first = survey.cells.index(cell) * 4
    return survey.edges[first : first + 4]


def list_violations(survey: Survey) -> list[Violation]:
    """The violations of a surveyed castle, in the order of `find_violations`."""
    violations: list[Violation] = []
    if not survey.gates:
        violations.append(Violation("C-B4", NOWHERE, WHOLE, "missing", {}))
    for k in range(survey.count):
        violations += turned(survey, k) + clashing(survey, k) + stray_gate(survey, k)
        violations += beyond_grass(survey, k) + apart(survey, k) + over_hole(survey, k)
        if survey.blame[k]:  # C-B8, C-B9, C-B11, C-1c
            violations.append(
                Violation(survey.blame[k], survey.cells[k], WHOLE, "", named(survey, k))
            )
    return violations


def turned(survey: Survey, k: int) -> list[Violation]:
    """C-B2: gates and tower tops stand upright."""
    if not survey.is_turned(k):
        return []
    facts = {**named(survey, k), "turn": turn_of(survey.laid[k])}
    return [Violation("C-B2", survey.cells[k], WHOLE, "", facts)]


def clashing(survey: Survey, k: int) -> list[Violation]:
    """C-B3: touching edges agree."""
    violations: list[Violation] = []
    for edge in survey.clashes:
        if edge >> 2 == k:
            direction = edge & 3
            theirs = survey.edges[survey.meets[edge] * 4 + (direction ^ 2)]
            facts: dict[str, Fact] = {
                **named(survey, k),
                "side": SIDES[direction],
                "shown": EDGES[survey.edges[edge]],
                "there": EDGES[theirs],
            }
            violations.append(Violation("C-B3", survey.cells[k], direction, "", facts))
    return violations


def stray_gate(survey: Survey, k: int) -> list[Violation]:
    """C-B4: the gate is in row 0, over the grass, upright."""
    if not survey.is_stray_gate(k):
        return []
    cell = survey.cells[k]
    variant = "turned" if survey.is_on_ground(k) else "grass" if y_of(cell) == 0 else "row"
    return [Violation("C-B4", cell, WHOLE, variant, named(survey, k))]


def beyond_grass(survey: Survey, k: int) -> list[Violation]:
    """C-B5: castle bottoms lie over the grass, and one tile at most lies beyond it on a side."""
    if k not in survey.beyond:
        return []
    variant = "second" if survey.edges[k * 4 + SOUTH] == SKY else "bottom"
    return [Violation("C-B5", survey.cells[k], WHOLE, variant, named(survey, k))]


def apart(survey: Survey, k: int) -> list[Violation]:
    """C-B6: every tile is connected to the gate."""
    if survey.main[k]:
        return []
    return [Violation("C-B6", survey.cells[k], WHOLE, "", named(survey, k))]


def over_hole(survey: Survey, k: int) -> list[Violation]:
    """C-B7: no holes; the tiles right above one are cited."""
    if not survey.hole[k]:
        return []
    facts = {**named(survey, k), "cells": survey.hole[k]}
    return [Violation("C-B7", survey.cells[k], WHOLE, "", facts)]


def named(survey: Survey, k: int) -> dict[str, Fact]:
    """The tile and its place."""
    cell = survey.cells[k]
    name = survey.castle.tables.name[survey.tile[k]]
    return {"tile": name, "place": f"{x_of(cell)},{y_of(cell)}"}
