"""The kingdom as a view tells it, ready to be drawn."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bajarz.art.grajeczka.hexes import Place
from bajarz.art.grajeczka.picture import grajeczka_side, starting_tiles
from bajarz.art.grajeczka.tile import Laid, TileArt
from bajarz.art.grajeczka.view import added_tiles, place_of
from bajarz.cli.board import Scene
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView, PlaceView

Spot = Place  # of the map


class Hex(NamedTuple):
    """A place: what it is, to which tile it belongs, through which sides a river flows."""

    terrain: str
    tile: int
    flows: tuple[int, ...]
    large: bool
    river: str  # none, short or long


class Land(NamedTuple):
    """The kingdom and its figures."""

    hexes: dict[Spot, Hex]
    figures: dict[str, Spot]


class Tiles:
    """How the tiles of a game look: by name, and those that the kingdom begins with."""

    def __init__(self, game: Grajeczka) -> None:
        self.sides: Mapping[str, TileArt] = {
            side.name: grajeczka_side(side) for side in game.components.sides
        }
        self.starts = [starting_tiles(game, mirrored) for mirrored in (False, True)]

    def land(self, view: GrajeczkaView) -> Land:
        """The kingdom of a view."""
        starts = [Laid(tile) for tile in self.starts[view["mirrored"]]]
        hexes = hexes_of([*starts, *added_tiles(view, self.sides)])
        for ground in view["places"]:
            spot = ground["q"], ground["r"]
            hexes[spot] = hexes[spot]._replace(large=ground["large"], river=ground["river"])
        return Land(hexes, {name: place_of(place) for name, place in view["figures"].items()})


def hexes_of(tiles: Iterable[Laid]) -> dict[Spot, Hex]:
    """The places of laid tiles; that they are large, or at the long river, is not told here."""
    return {
        spot.place: Hex(spot.terrain, n, spot.pair or (), False, "short" if spot.pair else "none")
        for n, laid in enumerate(tiles)
        for spot in laid.spots
    }


def seen(scene: Scene) -> GrajeczkaView:
    """The view of a scene."""
    view: GrajeczkaView = scene.view
    return view


def name_of(spot: Spot) -> str:
    return f"{spot[0]},{spot[1]}"


def place_name(place: PlaceView) -> str:
    return name_of(place_of(place))
