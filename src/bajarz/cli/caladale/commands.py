"""What may be asked about castles and trays besides the screen."""

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.board import Misuse, Scene
from bajarz.cli.caladale.castle import Picture, read_castle
from bajarz.cli.caladale.names import group_alike
from bajarz.cli.caladale.panels import tray_rows
from bajarz.core.errors import Unreadable
from bajarz.games.caladale.actions import read_cell
from bajarz.games.caladale.edge_fits import EdgeFits
from bajarz.games.caladale.game import Caladale
from bajarz.text.catalogue import DisplayNames


def tray(scene: Scene, fits: EdgeFits, names: DisplayNames, seat: int) -> list[RenderableType]:
    """The tray of a seat, with all names, and what lies face down as far as it is known."""
    data = scene.view["seats"][str(seat)]
    parts: list[RenderableType] = []
    if data["tray"]:
        parts.append(Text(scene.words("caladale-tray", count=len(data["tray"])), "bold"))
        parts.append(tray_rows(scene, fits, data["tray"]))
        for group in group_alike(fits, data["tray"]):
            parts.append(Text(f"  {names[group[0]]}: {', '.join(group)}"))
    unseen = data["down_unseen"] if isinstance(data["down_unseen"], list) else []
    known = [*data["down"], *unseen]
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
    laid = scene.view["seats"][str(seat)]["castle"].get(str(cell))
    if laid is None:
        raise Misuse(scene.words("caladale-nothing-there", place=str(cell)))
    picture = Picture(read_castle(game.tables, scene.view, seat))
    parts: list[RenderableType] = [
        Text.assemble((f"{cell}  ", "bold"), names[laid.split()[0]], f"  {laid}")
    ]
    for where, refusal in picture.refusals():
        if where == str(cell):
            parts.append(Text(f"  {scene.words.refusal(refusal, names)}"))
    return Group(*parts)
