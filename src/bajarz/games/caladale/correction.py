"""The final correction: illegal tiles are taken out until the castle is legal (C-P4)."""

from typing import NamedTuple

from bajarz.games.caladale.analysis import FIRM, NONE, Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.tables import NORTH


class Removal(NamedTuple):
    """A tile taken out, where and how it lay, and the rule that was broken.

    The rule is the tile's own, or, if it `stood` in the firm stack on an illegal tile, that tile's.
    """

    tile: int
    cell: int
    laid: int
    rule: str
    stood: bool


class Correction:
    """What is left of a castle, with its analysis, what was taken out, in order, and in how many
    steps."""

    def __init__(self, analysis: Analysis, removed: list[Removal], steps: int = 0) -> None:
        self.castle = analysis.castle
        self.analysis = analysis
        self.removed = removed
        self.steps = steps


def correct(castle: Castle) -> Correction:
    """C-P4: the legal castle that counts; without a gate it is empty.

    The given castle is not changed; if it is legal, it is itself what is left.
    """
    analysis = Analysis(castle)
    removed: list[Removal] = []
    steps = 0
    illegal = next_step(analysis)
    if illegal:
        castle = castle.clone()
    while illegal:
        take_out(castle, analysis, illegal, removed)
        steps += 1
        analysis = Analysis(castle)
        illegal = next_step(analysis)
    return Correction(analysis, removed, steps)


def next_step(analysis: Analysis) -> dict[int, str]:
    """The illegal tiles of the first step that finds any, each with the rule it breaks."""
    if analysis.misplaced:  # (1)
        return {k: analysis.rule_of_misplaced(k) for k in analysis.misplaced}
    if analysis.unheld:  # (2)
        return {k: analysis.blame[k] for k in analysis.unheld}
    if analysis.is_split():  # (3)
        return {k: "C-B6" for k in range(analysis.count) if not analysis.main[k]}
    if analysis.clashes:  # (4)
        return {worst_clash(analysis): "C-B3"}
    if analysis.over_holes:  # (5); the highest number is in the highest row, there farthest right
        return {max(analysis.over_holes): "C-B7"}
    return {}


def worst_clash(analysis: Analysis) -> int:
    """C-P4 (4): no gate if it can be helped, then most disagreements, then the highest number."""
    worst = NONE
    most = NONE
    for k in range(analysis.count):
        clashes = sum([edge >> 2 == k for edge in analysis.clashes])
        if clashes:
            guilt = clashes if analysis.is_gate(k) else clashes + 4
            if guilt >= most:
                worst = k
                most = guilt
    return worst


def take_out(
    castle: Castle, analysis: Analysis, illegal: dict[int, str], removed: list[Removal]
) -> None:
    """Take the illegal tiles out, and with each the firm stack standing on it."""
    going = illegal.copy()
    for k, rule in illegal.items():
        above = analysis.meets[k * 4 + NORTH]
        while above != NONE and above not in illegal and analysis.held[above] == FIRM:
            going[above] = rule
            above = analysis.meets[above * 4 + NORTH]
    for k in sorted(going):
        tile = analysis.tile[k]
        removed.append(
            Removal(tile, analysis.cells[k], analysis.laid[k], going[k], k not in illegal)
        )
        castle.take_back(tile)
