"""Draws the map of Fantazja with its coordinates, in the size that fits."""

from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.fantazja.signs import QUIET, Signs
from bajarz.cli.fantazja.tiles import Box, CompactPen, Laid, LargePen, Marks, Pen, beside
from bajarz.core.canonical import Json
from bajarz.games.fantazja.actions import Place, read_place
from bajarz.games.fantazja.components import Components, Tile

MARGIN = 4  # columns for the numbers of the rows
CASTLE = Place(0, 0)


class Land(NamedTuple):
    """The map as a view tells it: stacks from the top down, and the guarded building."""

    stacks: dict[Place, tuple[Laid, ...]]
    guard: Place | None


def read_land(view: dict[str, Json], tiles: dict[str, Tile]) -> Land:
    stacks = {
        read_place(place): tuple(read_laid(text, tiles) for text in stack.split(" / "))
        for place, stack in view["map"].items()
        if stack != "castle"
    }
    where, by, _ = view["tokens"]["military"].partition(" by ")
    return Land(stacks, read_place(where) if by and where != "gone" else None)


def read_laid(text: str, tiles: dict[str, Tile]) -> Laid:
    name, turn = text.split()
    return Laid(tiles[name], int(turn[1:]))


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
    whole = frame_of([CASTLE, *land.stacks, *marks])
    pen = choose_pen(whole, signs, room)
    part = crop(whole, (room.columns - MARGIN) // pen.columns, room.focus.x)
    lines = [numbers(part, pen)]
    for y in range(part.north, part.south + 1):
        boxes = [
            draw_place(Place(x, y), land, components, marks, pen)
            for x in range(part.west, part.east + 1)
        ]
        lines += with_number(y, beside(boxes), pen)
    lines.append(numbers(part, pen))
    if part != whole:
        lines.append(beyond(whole, part, signs))
    return Group(*lines)


def frame_of(places: list[Place]) -> Frame:
    columns = [place.x for place in places]
    rows = [place.y for place in places]
    return Frame(min(columns), max(columns), min(rows), max(rows))


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


def numbers(part: Frame, pen: Pen) -> Text:
    """The numbers of the columns."""
    across = "".join(f"{x:^{pen.columns}}" for x in range(part.west, part.east + 1))
    return Text(" " * MARGIN + across.rstrip(), QUIET)


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
    if place == CASTLE:
        return pen.castle(components.castle)
    stack = land.stacks.get(place)
    mark = marks.get(place)
    if stack is not None:
        guarded = land.guard == place
        return pen.tile(stack, (mark or Marks())._replace(guarded=guarded))
    return pen.blank() if mark is None else pen.free(mark)


def beyond(whole: Frame, part: Frame, signs: Signs) -> Text:
    """How many columns are out of sight."""
    west = part.west - whole.west
    east = whole.east - part.east
    left = f"{signs.west} {west}" if west else ""
    right = f"{east} {signs.east}" if east else ""
    return Text(f"{' ' * MARGIN}{left}   {right}", QUIET)


def last_moves(scene: Scene) -> dict[Place, Marks]:
    """Where something was put since this seat last decided, and where something vanished."""
    marks: dict[Place, Marks] = {}
    occupied = {read_place(place) for place in scene.view["map"]}
    seat = 0
    for event in scene.story:
        if event["event"] in ("TileBuilt", "BuildingReplaced", "TokenPlaced"):
            if event["seat"] != seat:
                marks = {}
            seat = event["seat"]
            marks[read_place(event["place"])] = Marks(last=True)
        elif event["event"] == "TilesRemoved":
            for place in event["places"]:
                marks[read_place(place)] = Marks(danger=True)
    return {place: mark for place, mark in marks.items() if mark.danger != (place in occupied)}
