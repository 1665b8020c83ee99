"""Draws the map of Fantazja with its coordinates, in the size that fits."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.fantazja.signs import QUIET, Signs
from bajarz.cli.fantazja.tiles import Box, CompactPen, Laid, LargePen, Marks, Pen, beside
from bajarz.games.fantazja.actions import Place, read_place
from bajarz.games.fantazja.components import Components, Tile
from bajarz.games.fantazja.events import TileBuilt, TilesRemoved
from bajarz.games.fantazja.view import FantazjaView
from bajarz.text.game_words import SeenEvent

MARGIN = 4  # columns for the numbers of the rows


class Land(NamedTuple):
    """The map of a view: the castle, stacks from the top down, and the guarded building."""

    castle: Place
    stacks: dict[Place, tuple[Laid, ...]]
    guard: Place | None = None


def read_land(view: FantazjaView, tiles: dict[str, Tile]) -> Land:
    stacks = {
        read_place(place): tuple(Laid(tiles[each["tile"]], each["rotation"]) for each in stack)
        for place, stack in view["map"].items()
    }
    token = view["tokens"]["military"]
    guard = read_place(token["place"]) if "place" in token else None
    return Land(read_place(view["castle"]), stacks, guard)


class Frame(NamedTuple):
    """Which part of the map is drawn."""

    west: int
    east: int
    north: int
    south: int


class Room(NamedTuple):
    """How much may be drawn: columns, and lines where they are short; what must be in sight."""

    columns: int
    lines: int | None
    focus: Place


def draw_map(
    land: Land, components: Components, marks: dict[Place, Marks], signs: Signs, room: Room
) -> RenderableType:
    """The map, large if it fits, else compact, else that part of it which is in focus."""
    columns, rows = zip(land.castle, *land.stacks, *marks, strict=True)
    whole = Frame(min(columns), max(columns), min(rows), max(rows))
    pen = choose_pen(whole, signs, room)
    part = crop(whole, (room.columns - MARGIN) // pen.columns, room.focus.x)
    across = range(part.west, part.east + 1)
    numbers = " " * MARGIN + "".join(f"{x:^{pen.columns}}" for x in across).rstrip()
    lines = [Text(numbers, QUIET)]
    for y in range(part.north, part.south + 1):
        boxes = [draw_place(Place(x, y), land, components, marks, pen) for x in across]
        lines += with_number(y, beside(boxes), pen)
    lines.append(Text(numbers, QUIET))
    if part != whole:
        lines.append(beyond(part.west - whole.west, whole.east - part.east, signs))
    return Group(*lines)


def choose_pen(whole: Frame, signs: Signs, room: Room) -> Pen:
    large = LargePen(signs)
    wide = (whole.east - whole.west + 1) * large.columns + MARGIN
    high = (whole.south - whole.north + 1) * large.lines + 2
    fits = wide <= room.columns and (room.lines is None or high <= room.lines)
    return large if fits else CompactPen(signs)


def crop(whole: Frame, most: int, focus: int) -> Frame:
    """At most so many columns of the map, with the focus near their middle."""
    most = max(1, most)
    if whole.east - whole.west < most:
        return whole
    west = min(max(focus - most // 2, whole.west), whole.east - most + 1)
    return whole._replace(west=west, east=west + most - 1)


def with_number(y: int, box: Box, pen: Pen) -> Box:
    """A row of the map with its number in front."""
    lines: Box = []
    for number, line in enumerate(box):
        label = f"{y:>{MARGIN - 1}} " if number == pen.lines // 2 else " " * MARGIN
        row = Text.assemble((label, QUIET), line)
        row.rstrip()
        lines.append(row)
    return lines


def draw_place(
    place: Place, land: Land, components: Components, marks: dict[Place, Marks], pen: Pen
) -> Box:
    if place == land.castle:
        return pen.castle(components.castle)
    mark = marks.get(place)
    if place in land.stacks:
        guarded = land.guard == place
        return pen.tile(land.stacks[place], (mark or Marks())._replace(guarded=guarded))
    return pen.blank() if mark is None else pen.free(mark)


def beyond(west: int, east: int, signs: Signs) -> Text:
    """How many columns are out of sight."""
    left = f"{signs.west} {west}" if west else ""
    right = f"{east} {signs.east}" if east else ""
    return Text(f"{' ' * MARGIN}{left}   {right}", QUIET)


def last_moves(view: FantazjaView, story: Sequence[SeenEvent]) -> dict[Place, Marks]:
    """Where something was put since this seat last decided, and where something vanished."""
    marks: dict[str, Marks] = {}
    seat = 0
    for event in story:
        if event["event"] in ("TileBuilt", "BuildingReplaced", "TokenPlaced"):
            facts = cast(TileBuilt, event)
            marks = marks if facts["seat"] == seat else {}
            seat = facts["seat"]
            marks[facts["place"]] = Marks(last=True)
        elif event["event"] == "TilesRemoved":
            marks |= dict.fromkeys(cast(TilesRemoved, event)["places"], Marks(danger=True))
    there = view["map"]
    return {read_place(key): mark for key, mark in marks.items() if mark.danger != (key in there)}
