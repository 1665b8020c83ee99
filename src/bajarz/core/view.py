"""What every view of a position says, whatever the game."""

from typing import NotRequired, TypedDict


class ResultData(TypedDict):
    """How a game ended, as data: seats are keys from "1" on."""

    scores: dict[str, int]
    ranks: dict[str, int]
    winners: list[int]
    reason: str
    parts: dict[str, dict[str, int]]


class View(TypedDict):
    """What a seat, a spectator or everybody may know of a position.

    Each game declares a view of its own that has these fields and more. A view has no field for
    what its reader may not know: what is hidden is a count, or is not there.
    """

    game: str
    to_move: int  # the seat that must decide, from 1; 0 once the game is over
    deciders: list[int]  # all seats that the game waits for, from 1
    turn: int
    phase: str
    scores: list[int]  # by seat, as everybody can count them now
    result: NotRequired[ResultData]  # once the game is over
