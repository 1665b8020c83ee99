"""What stands around the castles: players, scores, broken rules, rows of tiles, the result."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.caladale.castle import Picture, printed_face, seen
from bajarz.cli.caladale.large import LargePen
from bajarz.cli.caladale.names import group_alike, kind_label
from bajarz.cli.caladale.pens import Box, beside
from bajarz.cli.caladale.signs import (
    GOOD_STYLE,
    OPEN_STYLE,
    PICK_STYLE,
    QUIET,
    WRONG_STYLE,
    Signs,
    signs_of,
)
from bajarz.cli.caladale.small import SmallPen
from bajarz.games.caladale.edge_fits import EdgeFits
from bajarz.games.caladale.events import CastleCorrected
from bajarz.games.caladale.tables import Tables
from bajarz.games.caladale.view import full_name
from bajarz.text.catalogue import DisplayNames

MANY = 14  # different tiles in a row of tiles; more are drawn small
MOST_VIOLATIONS = 6  # told in words on the screen


def signed(number: int, plain: bool) -> str:
    """A change of points: +2, 0, −1."""
    return f"+{number}" if number > 0 else str(number).replace("-", "-" if plain else "−")


# Players


def player_line(scene: Scene, seat: int, tray: bool = True) -> Text:
    """A seat with its points, the size of its castle, and what is left to do."""
    signs = signs_of(scene.plain)
    view, words = seen(scene), scene.words
    data = view["seats"][str(seat)]
    mark = f"{signs.turn} " if view["to_move"] == seat else "  "
    line = Text.assemble((mark, "bold"), (scene.names[seat], "bold"))
    line.append("  " + points_text(scene, "points", view["scores"][seat - 1]), "bold")
    facts = [words("caladale-tiles", count=len(data["castle"]))]
    if data["open"]:
        facts.append(words("caladale-open", count=len(data["open"])))
    if data["tray"] and tray:
        facts.append(words("caladale-in-tray", count=len(data["tray"])))
    down = len(data["down"]) + data["down_unseen"]
    if down:
        facts.append(words("caladale-down", count=down))
    if data["exchanges"]:
        facts.append(words("caladale-exchanges", count=data["exchanges"]))
    if "left" in data:
        facts.append(words("caladale-tiles-left", count=data["left"]))
    line.append("".join(f" {signs.dot} {fact}" for fact in facts))
    if data["violations"]:
        line.append(f" {signs.dot} {words('caladale-illegal')}", WRONG_STYLE)
    elif data["finished"]:
        line.append(f" {signs.dot} {words('caladale-finished')}", GOOD_STYLE)
    if data["done"] and view["phase"] == "build":
        line.append(f" {signs.dot} {words('caladale-is-done')}", QUIET)
    return line


def points_text(scene: Scene, key: str, count: int) -> str:
    text = scene.words(f"caladale-{key}", count=count)
    return text.replace("-", signs_of(scene.plain).minus)


def score_line(scene: Scene, seat: int) -> Text:
    """The points now, with the parts that are not 0."""
    view, words = seen(scene), scene.words
    line = Text("    " + points_text(scene, "now", view["scores"][seat - 1]), "bold")
    for part, points in view["seats"][str(seat)]["parts"].items():
        if points:
            text = f"  {signed(points, scene.plain)} {words(f'caladale-part-{part}')}"
            line.append(text, OPEN_STYLE if part == "open" else "")
    return line


def violation_lines(scene: Scene, seat: int, picture: Picture, things: DisplayNames) -> list[Text]:
    """Every broken rule in words, and what the final count would take out (C-P4)."""
    lines: list[Text] = []
    told = picture.refusals()
    for where, refusal in told[:MOST_VIOLATIONS]:
        text = scene.words.refusal(refusal, things)
        lines.append(Text.assemble("    ", (f"!{where}", WRONG_STYLE), f" {text}"))
    if len(told) > MOST_VIOLATIONS:
        more = scene.words("caladale-more-violations", count=len(told) - MOST_VIOLATIONS)
        lines.append(Text(f"    {more}", QUIET))
    removed = seen(scene)["seats"][str(seat)]["removed"]
    if removed and scene.view["phase"] != "over":
        places = ", ".join(f"{each['x']},{each['y']}" for each in removed)
        lines.append(Text(f"    {scene.words('caladale-would-go', places=places)}", QUIET))
    return lines


# Rows of tiles


def tile_boxes(names: list[str], tables: Tables, signs: Signs, small: bool) -> list[Box]:
    pen = SmallPen(signs) if small else LargePen(signs)
    return [pen.tile(printed_face(tables, name)) for name in names]


def rows_of(boxes: list[Box], labels: list[Text], columns: int, gap: int) -> RenderableType:
    """Boxes with a label under each, as many beside each other as there is room for."""
    cells: list[Box] = []
    for box, label in zip(boxes, labels, strict=True):
        width = box[0].cell_len
        label.pad_left(max(width - label.cell_len, 0) // 2)
        label.truncate(width + gap - 1)
        cell = [*box, label]
        for line in cell:
            line.pad_right(width + gap - line.cell_len)
        cells.append(cell)
    most = max(1, (columns - 2) // cells[0][0].cell_len)
    lines: list[Text] = []
    for start in range(0, len(cells), most):
        lines += beside(cells[start : start + most])
    for line in lines:
        line.rstrip()
    return Group(*(Text.assemble("  ", line) for line in lines if line.cell_len))


def numbered_row(scene: Scene, tables: Tables, names: list[str], labels: list[str]) -> Group:
    """Tiles with the numbers of a menu under them."""
    signs = signs_of(scene.plain)
    small = len(names) > MANY
    boxes = tile_boxes(names, tables, signs, small)
    texts = [Text(f" {label} " if label else "", PICK_STYLE) for label in labels]
    return Group(rows_of(boxes, texts, scene.columns, 2 if small else 1))


def tray_rows(scene: Scene, fits: EdgeFits, names: list[str], taken: int = 0) -> RenderableType:
    """Tiles that wait, those that look alike once, with their kinds and numbers.

    The first `taken` tiles are set apart by their labels: they are not decided yet.
    """
    signs = signs_of(scene.plain)
    groups = [[name] for name in names[:taken]] + group_alike(fits, names[taken:])
    small = len(groups) > MANY
    boxes = tile_boxes([group[0] for group in groups], fits.tables, signs, small)
    labels = []
    for number, group in enumerate(groups):
        count = f"{signs.times}{len(group)}" if len(group) > 1 else ""
        style = PICK_STYLE if number < taken else "bold" if count else QUIET
        labels.append(Text(kind_label(group[0]) + count, style))
    return rows_of(boxes, labels, scene.columns, 4 if small else 2)


# The end


def correction_lines(scene: Scene, things: DisplayNames) -> list[RenderableType]:
    """Tile by tile what the final count took out, and by which rule (C-P4)."""
    lines: list[RenderableType] = []
    for event in scene.story:
        if event["event"] == "CastleCorrected":
            told = cast(CastleCorrected, event)
            who = scene.names[told["seat"]]
            lines.append(Text(scene.words("caladale-corrected", who=who), "bold"))
            for each in told["removed"]:
                why = scene.words(f"caladale-out-{each['rule']}")
                text = f"{each['x']},{each['y']} {things[full_name(each)]}: {why} "
                lines.append(Text.assemble("  ", text, (f"({each['rule']})", QUIET)))
    return lines


def result_table(scene: Scene) -> Table:
    """The points of each player, part by part."""
    words = scene.words
    result = seen(scene)["result"]
    seats = sorted(scene.names)
    table = Table(words("caladale-score"), *(scene.names[seat] for seat in seats))
    for part in result["parts"]["1"]:
        if any(result["parts"][str(seat)][part] for seat in seats):
            points = [result["parts"][str(seat)][part] for seat in seats]
            shown = (signed(number, scene.plain) for number in points)
            table.add_row(words(f"score-{part}"), *shown)
    scores = [str(result["scores"][str(seat)]) for seat in seats]
    table.add_row(words("caladale-sum"), *scores, style="bold")
    return table
