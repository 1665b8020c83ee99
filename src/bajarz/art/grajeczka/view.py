"""A view of Grajeczka with what is needed to draw it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bajarz.art.grajeczka.base import GAME
from bajarz.art.grajeczka.hexes import Place
from bajarz.art.grajeczka.pages import PageArt
from bajarz.art.grajeczka.tile import Laid, TileArt
from bajarz.games.grajeczka.actions import Add, Move
from bajarz.games.grajeczka.view import GrajeczkaView, PlaceView
from bajarz.text.catalogue import Catalogue, catalogue

Adventure = Move | Add | None


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
    turned: Sequence[int]  # my own pages
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
class TablePicture:
    """A view, and what is needed to draw it."""

    view: GrajeczkaView
    parts: Parts
    laid: Sequence[Laid]
    figures: Mapping[str, Place]
    me: Seat
    others: Sequence[Seat]
    lang: str
    last: Adventure = None

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
        return self.parts.tiles.get(self.view["top"])

    @property
    def can_add(self) -> bool:
        return self.view["can_add"]


def place_of(place: PlaceView) -> Place:
    return place["q"], place["r"]


def added_tiles(view: GrajeczkaView, tiles: Mapping[str, TileArt]) -> list[Laid]:
    """The ordinary tiles of a kingdom."""
    return [
        Laid(tiles[each["tile"]], (each["q"], each["r"]), each["rotation"])
        for each in view["kingdom"]
    ]


def seat_of(view: GrajeczkaView, number: int, viewer: int, names: Mapping[int, str]) -> Seat:
    own, private = view["seats"][str(number)], view["private"].get(str(number))
    mine = number == viewer
    return Seat(
        number,
        names.get(number, ""),
        mine,
        view["to_move"] == number,
        private["page"] if private else own["page"],
        own["left"],
        own["told"],
        private["turned"] if private and mine else (),
        own["token"],
        own["out"],
    )


def table_of(
    view: GrajeczkaView,
    parts: Parts,
    viewer: int,
    lang: str,
    names: Mapping[int, str],
    last: Adventure,
) -> TablePicture:
    seats = range(1, len(view["seats"]) + 1)
    low = viewer if viewer in seats else 1
    return TablePicture(
        view,
        parts,
        [Laid(tile) for tile in parts.start] + added_tiles(view, parts.tiles),
        {name: place_of(place) for name, place in view["figures"].items()},
        seat_of(view, low, viewer, names),
        [seat_of(view, n, viewer, names) for n in seats if n != low],
        lang,
        last,
    )
