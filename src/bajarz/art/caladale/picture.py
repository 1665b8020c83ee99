"""Pictures of Castles of Caladale: from its components and a view to one SVG."""

from collections.abc import Mapping, Sequence
from typing import cast

from bajarz.art import caladale
from bajarz.art.caladale import CastleTileArt, CastleView, OpenEdge, Placed, TableView
from bajarz.art.palette import Theme
from bajarz.art.pictures import Names
from bajarz.core.game import Game
from bajarz.core.view import View
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.components import EDGES, KINDS
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.tables import Tables, laid_as, tile_of, x_of, y_of
from bajarz.games.caladale.view import (
    CaladaleView,
    OpenEdgeView,
    ViolationView,
    castle_seen,
)
from bajarz.games.caladale.violations import edges_at
from bajarz.text.catalogue import catalogue

Cell = tuple[int, int]
EdgeNames = tuple[str, str, str, str]


def draw(
    game: Game, view: View, seat: int, names: Names, theme: Theme, lang: str, done: Sequence[str]
) -> str:
    """The table as this seat sees it."""
    assert isinstance(game, Caladale)
    tables = game.tables
    seen = cast(CaladaleView, view)
    castles = [castle_view(tables, seen, int(number), names) for number in seen["seats"]]
    supply = [tile_art(tables, name) for name in seen["face_up"]]
    heading = catalogue(lang, "caladale")("picture-supply")
    return caladale.draw(TableView(castles, supply, seen["stack"], heading), theme)


def sprite(game: Game, lang: str, theme: Theme) -> str:
    """All symbols of the components."""
    assert isinstance(game, Caladale)
    tables = game.tables
    gates = [tile_art(tables, gate.name, 1) for gate in game.components.gates]
    return caladale.sprite([*(tile_art(tables, name) for name in tables.name), *gates], theme)


def castle_view(tables: Tables, view: CaladaleView, seat: int, names: Names) -> CastleView:
    """One seat's castle with its marks."""
    own = view["seats"][str(seat)]
    return CastleView(
        names.get(seat, ""),
        seat,
        placed_tiles(castle_seen(tables, view, seat), first_rules(own["violations"])),
        (own["grass"], own["grass"] + own["grass_width"] - 1),
        view["scores"][seat - 1],
        active=view["to_move"] == seat,
        tray=[tile_art(tables, tile["tile"], tile["side"]) for tile in own["tray"]],
        face_down=len(own["down"]) + own["down_unseen"],
        open_edges=[open_edge(edge) for edge in own["open"]],
    )


def first_rules(violations: Sequence[ViolationView]) -> dict[Cell, str]:
    """The rule to write on each tile that breaks one: the first."""
    found: dict[Cell, str] = {}
    for violation in violations:
        if "cell" in violation:
            cell = violation["cell"]
            found.setdefault((cell["x"], cell["y"]), violation["rule"])
    return found


def placed_tiles(castle: Castle, broken: Mapping[Cell, str]) -> list[Placed]:
    """The tiles as they lie; a scaffold shows the edges that its neighbours ask for (C-B3)."""
    placed = []
    for cell in sorted(castle.laid):
        x, y = x_of(cell), y_of(cell)
        tile = tile_of(castle.laid[cell])
        edges = edge_names(edges_at(castle, cell))
        kind = kind_name(castle.tables, tile)
        placed.append(Placed(x, y, edges, kind, tile, broken.get((x, y), "")))
    return placed


def castle_picture(castle: Castle, theme: Theme = "light") -> str:
    """One castle alone, as a standalone SVG."""
    last = castle.grass + castle.width - 1
    return caladale.castle(placed_tiles(castle, {}), (castle.grass, last), theme)


def tile_art(tables: Tables, name: str, side: int = 0) -> CastleTileArt:
    """A tile by itself, as printed."""
    tile = tables.tile_named[name]
    face = laid_as(tile, 0, side) * 4
    edges = edge_names(tables.face[face : face + 4])
    symbol = f"{name}-2" if side else name
    return CastleTileArt(symbol, kind_name(tables, tile), edges, tile)


def kind_name(tables: Tables, tile: int) -> str:
    """The art's word for a tile's kind."""
    return KINDS[tables.kind[tile]].removesuffix("-bridge")


def edge_names(edges: list[int]) -> EdgeNames:
    shown = ("sky" if edge >= len(EDGES) else EDGES[edge] for edge in edges)
    north, east, south, west = shown
    return north, east, south, west


def open_edge(edge: OpenEdgeView) -> OpenEdge:
    return edge["x"], edge["y"], edge["side"][0].upper()
