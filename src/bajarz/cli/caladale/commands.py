"""What may be asked about castles and trays besides the screen."""

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.board import Misuse, Scene
from bajarz.cli.caladale.castle import Picture, seen, tile_at
from bajarz.cli.caladale.names import group_alike
from bajarz.cli.caladale.panels import tray_rows
from bajarz.core.errors import Unreadable
from bajarz.games.caladale.actions import read_cell
from bajarz.games.caladale.edge_fits import EdgeFits
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import castle_seen, full_name
from bajarz.text.catalogue import DisplayNames


def tray(scene: Scene, fits: EdgeFits, names: DisplayNames, seat: int) -> list[RenderableType]:
    """The tray of a seat, with all names, and what lies face down as far as it is known."""
    view = seen(scene)
    tiles = [full_name(tile) for tile in view["seats"][str(seat)]["tray"]]
    parts: list[RenderableType] = []
    if tiles:
        parts.append(Text(scene.words("caladale-tray", count=len(tiles)), "bold"))
        parts.append(tray_rows(scene, fits, tiles))
        for group in group_alike(fits, tiles):
            parts.append(Text(f"  {names[group[0]]}: {', '.join(group)}"))
    known = view["seats"][str(seat)]["down"]
    if str(seat) in view["private"]:
        known = known + view["private"][str(seat)]["down_unseen"]
    if known:
        parts.append(Text(scene.words("caladale-down-are", tiles=", ".join(known))))
    return parts


def look(
    scene: Scene, game: Caladale, names: DisplayNames, seat: int, argument: str
) -> RenderableType:
    """Everything about a tile of a castle."""
    try:
        cell = read_cell(argument)
    except Unreadable:
        raise Misuse(scene.words("caladale-bad-cell", text=argument)) from None
    laid = tile_at(seen(scene)["seats"][str(seat)], cell)
    if laid is None:
        raise Misuse(scene.words("caladale-nothing-there", place=str(cell)))
    picture = Picture(castle_seen(game.tables, seen(scene), seat))
    name = full_name(laid)
    parts: list[RenderableType] = [
        Text.assemble((f"{cell}  ", "bold"), names[name], f"  {name} r{laid['rotation']}")
    ]
    for where, refusal in picture.refusals():
        if where == str(cell):
            parts.append(Text(f"  {scene.words.refusal(refusal, names)}"))
    return Group(*parts)
