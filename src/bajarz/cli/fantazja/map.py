"""Draws the map of Fantazja with its coordinates, in the size that fits."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from rich.console import Group, RenderableType

from bajarz.cli.canvas import MARGIN, Canvas, Grid, Space, in_sight, out_of_sight
from bajarz.cli.fantazja.tiles import NO_MARKS, CompactPen, Laid, LargePen, Marks, Pen, Stack
from bajarz.games.fantazja.actions import Place, read_place
from bajarz.games.fantazja.components import Components, Tile
from bajarz.games.fantazja.events import TileBuilt, TilesRemoved
from bajarz.games.fantazja.view import FantazjaView
from bajarz.text.game_words import SeenEvent


class Land(NamedTuple):
    """The map of a view: the castle, stacks from the top down, and the guarded building."""

    castle: Place
    stacks: Mapping[Place, Stack]
    guard: Place | None = None


def read_land(view: FantazjaView, tiles: Mapping[str, Tile]) -> Land:
    stacks = {
        read_place(place): [Laid(tiles[each["tile"]], each["rotation"]) for each in stack]
        for place, stack in view["map"].items()
    }
    token = view["tokens"]["military"]
    guard = read_place(token["place"]) if "place" in token else None
    return Land(read_place(view["castle"]), stacks, guard)


def draw_map(
    land: Land, components: Components, marks: Mapping[Place, Marks], room: Space, focus: Place
) -> RenderableType:
    """The map, large if it fits, else compact, else that part of it which is in focus."""
    columns, rows = zip(land.castle, *land.stacks, *marks, strict=True)
    west, east, north, south = min(columns), max(columns), min(rows), max(rows)
    wide = (east - west + 1) * LargePen.columns + MARGIN
    high = (south - north + 1) * LargePen.lines + 2
    canvas = Canvas()
    pen = LargePen(canvas) if room.holds(wide, high) else CompactPen(canvas)
    first, last = in_sight(west, east, (room.columns - MARGIN) // pen.columns, focus.x)
    grid = Grid(range(first, last + 1), range(north, south + 1), pen.columns, pen.lines, 1)
    for x in grid.columns:
        for y in grid.rows:
            draw_place(Place(x, y), grid, land, components, marks, pen)
    grid.number_rows(canvas)
    for line in (0, grid.end):
        grid.number_columns(canvas, line)
    if (first, last) == (west, east):
        return canvas.drawn()
    return Group(canvas.drawn(), out_of_sight(first - west, east - last))


def draw_place(
    place: Place,
    grid: Grid,
    land: Land,
    components: Components,
    marks: Mapping[Place, Marks],
    pen: Pen,
) -> None:
    corner = grid.corner(place.x, place.y)
    if place == land.castle:
        pen.castle(*corner, components.castle)
    elif place in land.stacks:
        mark = marks.get(place, NO_MARKS)
        pen.tile(*corner, land.stacks[place], mark._replace(guarded=land.guard == place))
    elif place in marks:
        pen.free(*corner, marks[place])


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
