"""Reading a view of Grajeczka: what the seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bajarz.art.grajeczka.base import GAME
from bajarz.art.grajeczka.figures import FIGURES
from bajarz.art.grajeczka.hexes import Place
from bajarz.art.grajeczka.pages import PageArt
from bajarz.art.grajeczka.tile import Laid, TileArt
from bajarz.art.viewers import EVERYBODY
from bajarz.text.catalogue import Catalogue, catalogue


@dataclass(frozen=True)
class Seat:
    """A player as the viewer may know them; page 0 is none, or one that is not for these eyes."""

    number: int
    name: str
    mine: bool
    active: bool
    page: int
    left: int
    told: Sequence[int]
    turned: Sequence[int]  # empty where only their number is known
    token: str
    out: bool


@dataclass(frozen=True)
class Parts:
    """The components: tile sides by name, the starting tiles, pages by number; and how many tiles
    make a long river, how many places a large area (B-V7, B-V6)."""

    tiles: Mapping[str, TileArt]
    start: Sequence[TileArt]
    pages: Mapping[int, PageArt]
    long: int = 5
    large: int = 3


@dataclass(frozen=True)
class Table:
    """A view, read, and what is needed to draw it."""

    view: Mapping[str, object]
    parts: Parts
    laid: Sequence[Laid]
    figures: Mapping[str, Place]
    me: Seat
    others: Sequence[Seat]
    lang: str
    last: str = ""
    marks: Mapping[Place, str] = field(default_factory=dict)

    @property
    def words(self) -> Catalogue:
        return catalogue(self.lang, GAME)

    def name(self, who: Seat) -> str:
        return who.name or self.words("name-person", number=who.number)

    @property
    def seats(self) -> list[Seat]:
        """In the order of their numbers."""
        return sorted([self.me, *self.others], key=lambda seat: seat.number)

    @property
    def mover(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.active), None)

    @property
    def places(self) -> set[Place]:
        return {place for laid in self.laid for place in laid.places}

    @property
    def top(self) -> TileArt | None:
        return self.parts.tiles.get(str(self.view.get("top", "")))

    @property
    def can_add(self) -> bool:
        return self.view.get("can_add") is not False and self.top is not None


def mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def numbers(value: object) -> list[int]:
    """Numbers that can be seen; of hidden ones only their count is given, and none are here."""
    return [whole(each) for each in value] if isinstance(value, (list, tuple)) else []


def count(value: object) -> int:
    return len(value) if isinstance(value, (list, tuple)) else whole(value)


def words(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, (list, tuple)) else []


def place_of(text: str) -> Place:
    q, _, r = text.partition(",")
    return int(q), int(r)


def laid_of(text: str, tiles: Mapping[str, TileArt]) -> Laid:
    """`"2,-1 T01A r3"`."""
    place, name, turn = text.split()
    return Laid(tiles[name], place_of(place), int(turn.removeprefix("r")))


def read_seat(
    view: Mapping[str, object], number: int, viewer: int, names: Mapping[int, str]
) -> Seat:
    own = mapping(mapping(view.get("seats")).get(str(number)))
    mine, out = number == viewer, own.get("out") is True
    return Seat(
        number,
        names.get(number, ""),
        mine,
        view.get("to_move") == number,
        whole(own.get("page")) if mine or out or viewer == EVERYBODY else 0,
        whole(own.get("left")),
        numbers(own.get("told")),
        numbers(own.get("turned")) if mine else (),
        str(own.get("token", "plain")),
        out,
    )


def read_table(
    view: Mapping[str, object],
    parts: Parts,
    viewer: int,
    lang: str,
    names: Mapping[int, str],
    last: str,
    marks: Mapping[str, str],
) -> Table:
    seats = sorted(int(key) for key in mapping(view.get("seats")) if str(key).isdigit())
    low = viewer if viewer in seats else min(seats, default=1)
    laid = [Laid(tile) for tile in parts.start]
    laid += [laid_of(text, parts.tiles) for text in words(view.get("kingdom"))]
    figures = {
        name: place_of(str(place))
        for name, place in mapping(view.get("figures")).items()
        if name in FIGURES
    }
    return Table(
        view,
        parts,
        laid,
        figures,
        read_seat(view, low, viewer, names),
        [read_seat(view, n, viewer, names) for n in seats if n != low],
        lang,
        last,
        {place_of(place): kind for place, kind in marks.items()},
    )
