"""Pictures of Castles of Caladale: from its components and a view to one SVG."""

from collections.abc import Mapping, Sequence

from bajarz.art import caladale
from bajarz.art.caladale import CastleTileArt, CastleView, OpenEdge, Placed, TableView
from bajarz.art.palette import Theme
from bajarz.art.pictures import Names
from bajarz.core.canonical import Json
from bajarz.core.game import Game
from bajarz.core.view import View
from bajarz.games.caladale.castle import VARIETY_FREE, VARIETY_STANDARD, Castle
from bajarz.games.caladale.components import EDGES, KINDS
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.tables import Tables, cell_at, tile_of, x_of, y_of
from bajarz.games.caladale.violations import edges_at
from bajarz.text.catalogue import catalogue

EdgeNames = tuple[str, str, str, str]


def draw(
    game: Game, view: View, seat: int, names: Names, theme: Theme, lang: str, done: Sequence[str]
) -> str:
    """The table as this seat sees it."""
    assert isinstance(game, Caladale)
    tables = game.tables
    castles = [castle_view(tables, view, int(seat), names) for seat in view["seats"]]
    supply = [castle_tile(tables, name) for name in view["face_up"]]
    stack = view["stack"] if isinstance(view["stack"], int) else len(view["stack"])
    heading = catalogue(lang, "caladale")("picture-supply")
    return caladale.draw(TableView(castles, supply, stack, heading), theme)


def sprite(game: Game, lang: str, theme: Theme) -> str:
    """All symbols of the components."""
    assert isinstance(game, Caladale)
    gates = [f"{gate.name}*" for gate in game.components.gates]  # their second sides
    names = [*game.tables.name, *gates]
    return caladale.sprite([castle_tile(game.tables, name) for name in names], theme)


def castle_view(tables: Tables, view: Json, seat: int, names: Names) -> CastleView:
    """One seat's castle with its marks."""
    own = view["seats"][str(seat)]
    width = 8 if "left" in own else 4
    faults = dict(fault.split(" ", 1) for fault in reversed(own["faults"]))
    hidden = own["down_unseen"]
    down = len(own["down"]) + (hidden if isinstance(hidden, int) else len(hidden))
    return CastleView(
        names.get(seat, ""),
        seat,
        placed_tiles(read_castle(tables, own, width), faults),
        (own["grass"], own["grass"] + width - 1),
        own["score"],
        active=view["to_move"] == seat,
        tray=[castle_tile(tables, name) for name in own["tray"]],
        face_down=down,
        open_edges=[open_edge(text) for text in own["open"]],
    )


def read_castle(tables: Tables, own: Json, width: int) -> Castle:
    """The castle of a view."""
    castle = Castle(tables, VARIETY_FREE if width == 8 else VARIETY_STANDARD, own["grass"])
    for cell, text in own["castle"].items():
        name, turn = text.split()
        tile = tables.tile_named[name.rstrip("*")]
        castle.place(tile, cell_at(*xy(cell)), int(turn[1]), int("*" in name))
    return castle


def placed_tiles(castle: Castle, faults: Mapping[str, str]) -> list[Placed]:
    """The tiles as they lie; a scaffold shows the edges that its neighbours ask for (C-B3)."""
    placed = []
    for cell in sorted(castle.laid):
        x, y = x_of(cell), y_of(cell)
        tile = tile_of(castle.laid[cell])
        edges = edge_names(edges_at(castle, cell))
        kind = kind_name(castle.tables, tile)
        placed.append(Placed(x, y, edges, kind, tile, faults.get(f"{x},{y}", "")))
    return placed


def castle_picture(castle: Castle, theme: Theme = "light") -> str:
    """One castle alone, as a standalone SVG."""
    last = castle.grass + castle.width - 1
    return caladale.castle(placed_tiles(castle, {}), (castle.grass, last), theme)


def castle_tile(tables: Tables, name: str) -> CastleTileArt:
    """A tile by itself, as printed."""
    tile = tables.tile_named[name.rstrip("*")]
    face = (tile * 8 + 4 * ("*" in name)) * 4
    edges = edge_names(tables.face[face : face + 4])
    return CastleTileArt(name.replace("*", "-2"), kind_name(tables, tile), edges, tile)


def kind_name(tables: Tables, tile: int) -> str:
    """The art's word for a tile's kind."""
    return KINDS[tables.kind[tile]].removesuffix("-bridge")


def edge_names(edges: list[int]) -> EdgeNames:
    shown = ("sky" if edge >= len(EDGES) else EDGES[edge] for edge in edges)
    north, east, south, west = shown
    return north, east, south, west


def open_edge(text: str) -> OpenEdge:
    cell, side = text.split()
    x, y = xy(cell)
    return x, y, side[0].upper()


def xy(cell: str) -> tuple[int, int]:
    x, y = cell.split(",")
    return int(x), int(y)
