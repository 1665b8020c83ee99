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


class Rotation(NamedTuple):
    """By how many sixths a tile is turned, counter-clockwise."""

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
    rotation: Rotation


class TurnPage(NamedTuple):
    """Turn the page (B-T4)."""

    @staticmethod
    def verb() -> str:
        return "turn"


class Tell(NamedTuple):
    """Tell the page in hand (B-O)."""


class Flip(NamedTuple):
    """Flip the magic token for a second adventure (B-T3)."""


class End(NamedTuple):
    """End the turn (B-T1)."""


KIND_MOVE: Final = 0  # + figure << 12 + place
KIND_ADD: Final = 1 << 15  # + place << 3 + rotation
KIND_TURN_PAGE: Final = 1 << 16
KIND_TELL: Final = KIND_TURN_PAGE + 1
KIND_FLIP: Final = KIND_TURN_PAGE + 2
KIND_END: Final = KIND_TURN_PAGE + 3
PLACE_BITS: Final = 4095
KINDS: tuple[type[Any], ...] = (Move, Add, TurnPage, Tell, Flip, End)
WORDS: tuple[type[Any], ...] = (TurnPage, Tell, Flip, End)  # from KIND_TURN_PAGE on


def is_move(code: int) -> bool:
    return code < KIND_ADD


def is_add(code: int) -> bool:
    return KIND_ADD <= code < KIND_TURN_PAGE


def figure_of(code: int) -> int:
    """Who moves."""
    return code >> 12


def end_of(code: int) -> int:
    """Where a move ends."""
    return code & PLACE_BITS


def place_of(code: int) -> int:
    """Where hexagon a of an added tile lies."""
    return code >> 3 & PLACE_BITS


def rotation_of(code: int) -> int:
    return code & 7


def encode(action: Action) -> int:
    """The integer of a typed action."""
    if isinstance(action, Move):
        place = board.place_at(action.place.q, action.place.r)
        return KIND_MOVE + (FIGURES.index(action.figure) << 12) + place
    if isinstance(action, Add):
        place = board.place_at(action.place.q, action.place.r)
        return KIND_ADD + (place << 3) + action.rotation.number
    return KIND_TURN_PAGE + WORDS.index(type(action))


def decode(code: int) -> Action:
    """The typed action of an integer."""
    if is_move(code):
        end = end_of(code)
        return Move(FIGURES[figure_of(code)], Place(board.q_of(end), board.r_of(end)))
    if is_add(code):
        place = place_of(code)
        return Add(Place(board.q_of(place), board.r_of(place)), Rotation(rotation_of(code)))
    action: Action = WORDS[code - KIND_TURN_PAGE]()
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


ROTATION = re.compile(r"[rR]([0-5])")


def read_rotation(word: str) -> Rotation:
    found = ROTATION.fullmatch(word)
    if found is None:
        raise Unreadable(f"{shorten(word)} is no rotation; rotations are r0, r1, r2, r3, r4 and r5")
    return Rotation(int(found[1]))


READERS: dict[str, Reader] = {"figure": read_figure, "place": read_place, "rotation": read_rotation}
NOTATION = Notation(KINDS, READERS)


def parse(text: str) -> int:
    """Read an action."""
    return encode(NOTATION.read(text))
