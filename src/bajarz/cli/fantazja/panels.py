"""Draws what lies beside the map of Fantazja: players, tokens, hands, piles, the result."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.fantazja.map import Land
from bajarz.cli.fantazja.signs import (
    ELEMENT_STYLES,
    OWNER_STYLES,
    QUIET,
    TYPE_STYLES,
    Signs,
    signs_of,
)
from bajarz.cli.fantazja.tiles import Laid, LargePen, Marks, beside
from bajarz.core.canonical import Json
from bajarz.games.fantazja.components import FACTIONS, TYPES, Tile
from bajarz.text.catalogue import DisplayNames

SIDES = ("north", "east", "south", "west")


def player_line(scene: Scene, seat: int, signs: Signs) -> Text:
    """A player: faction (where there is room for it), points, and how many tiles lie where."""
    faction = f" {signs.dot} {scene.words(f'faction-{FACTIONS[seat - 1]}')}"
    line = player_text(scene, seat, signs, faction)
    return line if line.cell_len <= scene.columns else player_text(scene, seat, signs, "")


def player_text(scene: Scene, seat: int, signs: Signs, faction: str) -> Text:
    words = scene.words
    data = scene.view["seats"][str(seat)]
    style = OWNER_STYLES[seat - 1]
    line = Text()
    playing = scene.view["to_move"] == seat
    line.append(f"{signs.usable if playing else ' '} ", "bold")
    line.append(f"{signs.owners[seat - 1]} {scene.names[seat]}", f"bold {style}")
    line.append(f"{faction}  ", style)
    line.append(words("fantazja-points", count=data["score"]), "bold")
    counts = {
        "hand": count(data["hand"]), "ip": count(data["ip"]), "pile": data["pile"],
        "discard": len(data["discard"]), "bonus": data["bonus"],
    }  # fmt: skip
    for name, number in counts.items():
        line.append(f"  {words(f'fantazja-{name}')} ", QUIET)
        line.append(str(number))
    return line


def count(tiles: Json) -> int:
    """How many tiles: hidden ones are a number already."""
    return tiles if isinstance(tiles, int) else len(tiles)


def token_table(scene: Scene, land: Land, signs: Signs) -> Table:
    """The five powers as a tug of war: buildings of each side, and who holds the token."""
    table = Table.grid(padding=(0, 2))
    tops = [stack[0].tile for stack in land.stacks.values()]
    head: list[Text] = []
    below: list[Text] = []
    for kind, name in enumerate(TYPES):
        style = TYPE_STYLES[kind]
        head.append(Text(f"{signs.types[kind]} {scene.words(f'fantazja-power-{name}')}", style))
        owned = [sum(t.type == kind and t.faction == side for t in tops) for side in (0, 1)]
        below.append(holder_text(scene, name, owned, signs))
    table.add_row(*head)
    table.add_row(*below)
    return table


def holder_text(scene: Scene, kind: str, owned: list[int], signs: Signs) -> Text:
    """Buildings of both, then the holder; a token of the seat to move that works now is marked."""
    line = Text()
    line.append(f"{owned[0]}{signs.owners[0]}", OWNER_STYLES[0])
    line.append(" ")
    line.append(f"{owned[1]}{signs.owners[1]}", OWNER_STYLES[1])
    line.append(" ")
    holder = scene.view["tokens"][kind]
    where, by, seat = holder.rpartition("seat ")
    if not by:
        return line.append(scene.words("fantazja-pool"), QUIET)
    owner = int(seat) - 1
    used = scene.view["power_used"]
    usable = not where and int(seat) == scene.view["to_move"] and used in ("", kind)
    line.append(signs.usable if usable else "=", "bold")
    line.append(signs.owners[owner], f"bold {OWNER_STYLES[owner]}")
    if where:
        place = where.removesuffix(" by ")
        text = "fantazja-gone" if place == "gone" else "fantazja-on-map"
        line.append(" " + scene.words(text, place=place), QUIET)
    return line


def tile_row(
    names: list[str], tiles: dict[str, Tile], signs: Signs, columns: int
) -> RenderableType:
    """Tiles as they are printed, as many beside each other as there is room for."""
    pen = LargePen(signs)
    boxes = [pen.tile((Laid(tiles[name], 0),), Marks()) for name in names]
    most = max(1, (columns - 1) // (pen.columns + 1))
    rows = [boxes[start : start + most] for start in range(0, len(boxes), most)]
    return Group(*(line for row in rows for line in beside(row, " ")))


def own_tray(scene: Scene, tiles: dict[str, Tile], signs: Signs) -> RenderableType:
    """The hand, the Imagination Points, and what the magic power shows."""
    assert scene.seat is not None
    words = scene.words
    data = scene.view["seats"][str(scene.seat + 1)]
    parts: list[RenderableType] = [Text(words("fantazja-your-hand"), "bold")]
    if data["hand"]:
        parts.append(tile_row(data["hand"], tiles, signs, scene.columns))
    else:
        parts.append(Text(words("fantazja-empty"), QUIET))
    if data["ip"]:
        parts.append(Text(words("fantazja-your-ip", tiles=", ".join(data["ip"]))))
    if isinstance(scene.view["shown"], list) and scene.view["shown"]:
        parts.append(Text(words("fantazja-shown"), "bold"))
        parts.append(tile_row(scene.view["shown"], tiles, signs, scene.columns))
    return Group(*parts)


def known_of_other(scene: Scene) -> Text | None:
    """What this seat has learnt of the opponent's hidden tiles."""
    if scene.seat is None:
        return None
    data = scene.view["seats"][str(2 - scene.seat)]
    parts = [
        scene.words(f"fantazja-{key}", tiles=", ".join(data[name]))
        for key, name in (("seen", "seen"), ("buried", "bottom"), ("ip-open", "ip_open"))
        if data.get(name)
    ]
    return Text("    " + "  ".join(parts), QUIET) if parts else None


def laid_line(scene: Scene, laid: Laid, names: DisplayNames) -> Text:
    """All there is to know about a tile on the map."""
    words = scene.words
    signs = signs_of(scene.plain)
    tile = laid.tile
    line = Text.assemble(
        (names[tile.name], "bold"),
        (f" {signs.dot} {scene.names[tile.faction + 1]}", OWNER_STYLES[tile.faction]),
        f" {signs.dot} {words(f'type-{TYPES[tile.type]}')}",
        f" {signs.dot} {words('fantazja-points', count=tile.points)}",
    )
    for direction, name in enumerate(SIDES):
        side = laid.side(direction)
        line.append(f" {signs.dot} {words(f'side-{name}')} ")
        line.append(f"{signs.elements[side.element]}{side.number}", ELEMENT_STYLES[side.element])
    if tile.dark:
        line.append(f" {signs.dot} {signs.dark} {words('fantazja-dark')}")
    return line


def result_table(scene: Scene) -> Table:
    """The score of each player, part by part."""
    words = scene.words
    result = scene.view["result"]
    table = Table(words("fantazja-score"), *(scene.names[seat] for seat in (1, 2)))
    for part in result["parts"]["1"]:
        table.add_row(
            words(f"score-{part}"), *(str(result["parts"][seat][part]) for seat in ("1", "2"))
        )
    table.add_row(words("fantazja-sum"), *(str(result["scores"][seat]) for seat in ("1", "2")))
    ips = (count(scene.view["seats"][seat]["ip"]) for seat in ("1", "2"))
    table.add_row(words("fantazja-ip-left"), *(str(number) for number in ips))
    return table


def result_line(scene: Scene) -> str:
    """Who won, and by what."""
    result = scene.view["result"]
    winners = result["winners"]
    if len(winners) > 1:
        return scene.words("result-draw")
    best = str(winners[0])
    tied = result["scores"]["1"] == result["scores"]["2"]
    return scene.words(
        "result-win",
        who=scene.names[winners[0]],
        score=result["scores"][best],
        reason="tie-ip" if tied else "points",
    )
