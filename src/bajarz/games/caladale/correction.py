"""The final correction: illegal tiles are taken out until the castle is legal (C-P4)."""

from typing import NamedTuple

from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.survey import FIRM, NONE, Survey
from bajarz.games.caladale.tables import NORTH


class Removal(NamedTuple):
    """A tile taken out, where and how it lay, and the rule that was broken.

    The rule is the tile's own, or, if it `stood` in the firm stack on a faulty tile, that tile's.
    """

    tile: int
    cell: int
    laid: int
    rule: str
    stood: bool


class Correction:
    """What is left of a castle, with its survey, and what was taken out, in order."""

    def __init__(self, survey: Survey, removed: list[Removal]) -> None:
        self.castle = survey.castle
        self.survey = survey
        self.removed = removed


def correct(castle: Castle) -> Correction:
    """C-P4: the legal castle that counts; without a gate it is empty.

    The given castle is not changed; if it is legal, it is itself what is left.
    """
    survey = Survey(castle)
    removed: list[Removal] = []
    faulty = next_step(survey)
    if faulty:
        castle = castle.clone()
    while faulty:
        take_out(castle, survey, faulty, removed)
        survey = Survey(castle)
        faulty = next_step(survey)
    return Correction(survey, removed)


def next_step(survey: Survey) -> dict[int, str]:
    """The tiles at fault in the first step that finds any, each with the rule it breaks."""
    if survey.misplaced:  # (1)
        return {k: survey.rule_of_misplaced(k) for k in survey.misplaced}
    if survey.unheld:  # (2)
        return {k: survey.blame[k] for k in survey.unheld}
    if survey.is_split():  # (3)
        return {k: "C-B6" for k in range(survey.count) if not survey.main[k]}
    if survey.clashes:  # (4)
        return {worst_clash(survey): "C-B3"}
    if survey.over_holes:  # (5); the highest number is in the highest row, there farthest right
        return {max(survey.over_holes): "C-B7"}
    return {}


def worst_clash(survey: Survey) -> int:
    """C-P4 (4): no gate if it can be helped, then most disagreements, then the highest number."""
    worst = NONE
    most = NONE
    for k in range(survey.count):
        clashes = sum([edge >> 2 == k for edge in survey.clashes])
        if clashes:
            guilt = clashes if survey.is_gate(k) else clashes + 4
            if guilt >= most:
                worst = k
                most = guilt
    return worst


def take_out(
    castle: Castle, survey: Survey, faulty: dict[int, str], removed: list[Removal]
) -> None:
    """Take the faulty tiles out, and with each the firm stack standing on it."""
    going = faulty.copy()
    for k, rule in faulty.items():
        above = survey.meets[k * 4 + NORTH]
        while above != NONE and above not in faulty and survey.held[above] == FIRM:
            going[above] = rule
            above = survey.meets[above * 4 + NORTH]
    for k in sorted(going):
        tile = survey.tile[k]
        removed.append(Removal(tile, survey.cells[k], survey.laid[k], going[k], k not in faulty))
        castle.take_back(tile)
