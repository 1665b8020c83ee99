"""Pictures of positions: from what a seat may see to one SVG, for every game."""

from collections.abc import Mapping, Sequence

from bajarz.art import caladale, fantazja, runestones
from bajarz.art.caladale import CastleTileArt, CastleView, OpenEdge, Placed, TableView
from bajarz.art.palette import Theme
from bajarz.art.pictures_grajeczka import draw_grajeczka, grajeczka_sprite
from bajarz.core.canonical import Json
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game
from bajarz.games.caladale.castle import VARIETY_FREE, VARIETY_STANDARD, Castle
from bajarz.games.caladale.components import EDGES, KINDS
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.tables import Tables, cell_at, tile_of, x_of, y_of
from bajarz.games.caladale.violations import edges_at
from bajarz.games.fantazja.components import ELEMENTS, FACTIONS, TYPES, Side, Tile
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.runestones.components import NO_BONUS, Card, Components
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.parts import COLOURS, FACE_NAMES, GAIN_NAMES, thing_name
from bajarz.text.catalogue import catalogue

Names = Mapping[int, str]  # the players' names by seat, from 1
EdgeNames = tuple[str, str, str, str]


def picture(
    game: Game,
    view: Json,
    seat: int,
    names: Names,
    theme: Theme = "light",
    lang: str = "en",
    done: Sequence[str] = (),
) -> str:
    """The table as this seat (or other eyes, see `eyes`) sees it, as a standalone SVG.

    `done` are the actions that led to it, as far as they are known, to mark the last one.
    """
    if isinstance(game, Fantazja):
        return draw_fantazja(game, view, seat, theme, lang)
    if isinstance(game, Caladale):
        return draw_caladale(game, view, names, theme, lang)
    if isinstance(game, RuneStones):
        return draw_runestones(game, view, seat, names, theme, lang)
    if isinstance(game, Grajeczka):
        return draw_grajeczka(game, view, seat, names, theme, lang, done)
    raise UnknownName(f"there are no pictures of {game.name}")


def sprite(game: Game, lang: str = "en", theme: Theme = "light") -> str:
    """All symbols of a game's components, as one SVG."""
    if isinstance(game, Fantazja):
        tiles = [fantazja_tile(tile, lang) for tile in game.components.tiles]
        return fantazja.sprite(tiles, theme)
    if isinstance(game, Caladale):
        tables = game.tables
        gates = [f"{gate.name}*" for gate in game.components.gates]  # their second sides
        names = [*tables.name, *gates]
        return caladale.sprite([castle_tile(tables, name) for name in names], theme)
    if isinstance(game, RuneStones):
        cards = runestones_cards(game.components)
        return runestones.sprite(list(cards.values()), runestones_board(game.components), theme)
    if isinstance(game, Grajeczka):
        return grajeczka_sprite(game, lang, theme)
    raise UnknownName(f"there are no pictures of {game.name}")


# Fantazja


def draw_fantazja(game: Fantazja, view: Json, seat: int, theme: Theme, lang: str) -> str:
    tiles = {tile.name: fantazja_tile(tile, lang) for tile in game.components.tiles}
    castle = fantazja_sides(game.components.castle)
    return fantazja.draw(view, tiles, seat, theme, lang, castle=castle)


def fantazja_tile(tile: Tile, lang: str) -> fantazja.TileArt:
    return fantazja.TileArt(
        tile.name,
        FACTIONS[tile.faction],
        TYPES[tile.type],
        tile.level,
        tile.points,
        fantazja_sides(tile.sides),
        tile.dark,
        tile.titles[lang],
    )


def fantazja_sides(sides: tuple[Side, ...]) -> fantazja.Sides:
    north, east, south, west = ((ELEMENTS[side.element], side.number) for side in sides)
    return north, east, south, west


# Castles of Caladale


def draw_caladale(game: Caladale, view: Json, names: Names, theme: Theme, lang: str) -> str:
    tables = game.tables
    castles = [castle_view(tables, view, int(seat), names) for seat in view["seats"]]
    supply = [castle_tile(tables, name) for name in view["face_up"]]
    stack = view["stack"] if isinstance(view["stack"], int) else len(view["stack"])
    heading = catalogue(lang, "caladale")("picture-supply")
    return caladale.draw(TableView(castles, supply, stack, heading), theme)


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


# Rune Stones


def draw_runestones(
    game: RuneStones, view: Json, seat: int, names: Names, theme: Theme, lang: str
) -> str:
    cards = runestones_cards(game.components)
    printed = runestones_board(game.components)
    return runestones.draw(view, cards, seat, theme, lang, printed=printed, names=names)


def runestones_cards(components: Components) -> dict[str, runestones.CardArt]:
    """All cards by number, a druid's as `<druid>-<number>`; those of a colour get looks in turn."""
    found: dict[str, runestones.CardArt] = {}
    looks = dict.fromkeys(range(len(COLOURS)), 0)
    for card in components.creatures:
        found[str(card.number)] = runestones_card(card, "", looks[card.colour])
        looks[card.colour] += 1
    for druid, own in zip(components.druids, components.druid_cards, strict=True):
        for look, card in enumerate(own):
            found[f"{druid}-{card.number}"] = runestones_card(card, druid, look)
    return found


def runestones_card(card: Card, druid: str, look: int) -> runestones.CardArt:
    return runestones.CardArt(card.number, COLOURS[card.colour], card.magic, card.text, druid, look)


def runestones_board(components: Components) -> runestones.BoardArt:
    """What is printed besides the cards."""
    return runestones.BoardArt(
        components.slots,
        tuple(
            (smithy.cost, "" if smithy.bonus == NO_BONUS else thing_name(smithy.bonus, GAIN_NAMES))
            for smithy in components.smithies
        ),
        components.supply["white_cost"],
        tuple(thing_name(face, FACE_NAMES) for face in components.faces),
        components.trade_points[2:],
    )
