"""The actions: typed values and the integers the engine works with."""

import re
from typing import Any, Final, NamedTuple

from bajarz.core.errors import Unreadable
from bajarz.core.notation import Action, Notation, Reader, shorten
from bajarz.games.grajeczka import board
from bajarz.games.grajeczka.board import FIGURES, LIMIT


class Place(NamedTuple):
    """A place of the kingdom, axial."""

    q: int
    r: int

    def __str__(self) -> str:
        return f"{self.q},{self.r}"


class Sixths(NamedTuple):
    """Sixths of a full turn, counter-clockwise."""

    number: int

    def __str__(self) -> str:
        return f"r{self.number}"


class Move(NamedTuple):
    """Move a figure (B-M)."""

    figure: str
    place: Place


class Add(NamedTuple):
    """Add the top tile to the kingdom (B-P)."""

    place: Place
    turn: Sixths


class Turn(NamedTuple):
    """Turn the page (B-T4)."""


class Tell(NamedTuple):
    """Tell the page in hand (B-O)."""


class Flip(NamedTuple):
    """Flip the magic token for a second adventure (B-T3)."""


class End(NamedTuple):
    """End the turn (B-T1)."""


MOVE: Final = 0  # + figure << 12 + place
ADD: Final = 1 << 15  # + place << 3 + turn
TURN: Final = 1 << 16
TELL: Final = TURN + 1
FLIP: Final = TURN + 2
END: Final = TURN + 3
PLACE_BITS: Final = 4095
KINDS: tuple[type[Any], ...] = (Move, Add, Turn, Tell, Flip, End)
WORDS: tuple[type[Any], ...] = (Turn, Tell, Flip, End)  # from TURN on


def is_move(code: int) -> bool:
    return code < ADD


def is_add(code: int) -> bool:
    return ADD <= code < TURN


def figure_of(code: int) -> int:
    """Who moves."""
    return code >> 12


def end_of(code: int) -> int:
    """Where a move ends."""
    return code & PLACE_BITS


def place_of(code: int) -> int:
    """Where hexagon a of an added tile lies."""
    return code >> 3 & PLACE_BITS


def turn_of(code: int) -> int:
    return code & 7


def encode(action: Action) -> int:
    """The integer of a typed action."""
    if isinstance(action, Move):
        place = board.place_at(action.place.q, action.place.r)
        return MOVE + (FIGURES.index(action.figure) << 12) + place
    if isinstance(action, Add):
        place = board.place_at(action.place.q, action.place.r)
        return ADD + (place << 3) + action.turn.number
    return TURN + WORDS.index(type(action))


def decode(code: int) -> Action:
    """The typed action of an integer."""
    if is_move(code):
        end = end_of(code)
        return Move(FIGURES[figure_of(code)], Place(board.q_of(end), board.r_of(end)))
    if is_add(code):
        place = place_of(code)
        return Add(Place(board.q_of(place), board.r_of(place)), Sixths(turn_of(code)))
    action: Action = WORDS[code - TURN]()
    return action


def read_figure(word: str) -> str:
    if word.lower() not in FIGURES:
        raise Unreadable(f"{shorten(word)} is no figure; figures are {', '.join(FIGURES)}")
    return word.lower()


def read_place(word: str) -> Place:
    place = board.read_place(word)
    if place < 0:
        raise Unreadable(
            f"{shorten(word)} is no place; places are Q,R from -{LIMIT} to {LIMIT}, like 1,-2"
        )
    return Place(board.q_of(place), board.r_of(place))


SIXTHS = re.compile(r"[rR]([0-5])")


def read_sixths(word: str) -> Sixths:
    found = SIXTHS.fullmatch(word)
    if found is None:
        raise Unreadable(f"{shorten(word)} is no turn; turns are r0, r1, r2, r3, r4 and r5")
    return Sixths(int(found[1]))


READERS: dict[str, Reader] = {"figure": read_figure, "place": read_place, "turn": read_sixths}
NOTATION = Notation(KINDS, READERS)


def parse(text: str) -> int:
    """Read an action."""
    return encode(NOTATION.read(text))
