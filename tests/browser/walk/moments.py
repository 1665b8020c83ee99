"""The moments of the games that are looked at.

A moment is made once on a stage; every look opens the same table. All of them are the same on every
run.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from playwright.sync_api import Page

from browser.walk import hands
from browser.walk.courses import Course, Position, View, played
from browser.walk.stage import HOST, Stage

FIRST = (("first", "1"),)
CHOSEN = (*FIRST, ("gates", "chosen"))
SOLO = {mode: (("solo", mode),) for mode in ("builder", "puzzle", "free")}

Do = Callable[[Page], None]
Wanted = Callable[[Position], bool]
Make = Callable[[Stage], str]


class Moment(NamedTuple):
    """How something to look at is made, and what is done before one looks."""

    name: str
    group: str  # the game, or PAGES
    make: Make  # gives its address
    ready: Do
    who: str = HOST


# What the positions are like


def hand_of(view: View) -> int:
    return max((len(own.get("hand", [])) for own in view["private"].values()), default=0)


def phase(name: str, at: Position) -> bool:
    return bool(at.view["phase"] == name)


def fantazja_begins(at: Position) -> bool:
    return phase("turn", at) and not at.view["action_taken"] and bool({"small", "large"} & at.words)


def fantazja_late(at: Position) -> bool:
    return fantazja_begins(at) and len(at.view["map"]) >= 30


def grajeczka_adds(at: Position) -> bool:
    return phase("turn", at) and "add" in at.words


def all_laid(at: Position) -> bool:
    return phase("turn", at) and not at.view["stack"] and not at.view["top"]


def caladale_begins(at: Position) -> bool:
    return phase("draft", at) or phase("build", at)


def many_tiles(at: Position) -> bool:
    return phase("build", at) and len(at.view["seats"]["1"]["castle"]) >= 40


def six_cards(at: Position) -> bool:
    return phase("action", at) and hand_of(at.view) == 6


class Board(NamedTuple):
    """A game's board: what is there when it is ready, and which positions have which moment."""

    shown: str
    begins: Wanted  # somebody's turn, with nothing done yet
    late: Wanted
    hold: Do


FREE = Board(".caladale .castle", partial(phase, "build"), many_tiles, hands.held_tile)
BOARDS = {
    "fantazja": Board(".fantazja .stack", fantazja_begins, fantazja_late, hands.chosen_tile),
    "grajeczka": Board(".kingdom .cell", partial(phase, "turn"), all_laid, hands.chosen_figure),
    "caladale": Board(
        ".caladale .castle", partial(phase, "draft"), caladale_begins, hands.chosen_supply
    ),
    "runestones": Board(".runes .mine", partial(phase, "action"), six_cards, hands.lifted),
}
COURSES = {
    "fantazja": Course("fantazja", 2, "216", FIRST),
    "grajeczka-2": Course("grajeczka", 2, "11", FIRST),
    "grajeczka-3": Course("grajeczka", 3, "11", FIRST),
    "grajeczka-4": Course("grajeczka", 4, "4", FIRST),
    "caladale-builder": Course("caladale", 1, "490", SOLO["builder"]),
    "caladale-puzzle": Course("caladale", 1, "2", SOLO["puzzle"]),
    "caladale-free": Course("caladale", 1, "free", SOLO["free"]),
    "caladale-2": Course("caladale", 2, "90", FIRST),
    "caladale-3": Course("caladale", 3, "53", FIRST),
    "caladale-4": Course("caladale", 4, "84", FIRST),
    "caladale-gates": Course("caladale", 2, "1", CHOSEN),
    "runestones-2": Course("runestones", 2, "29", FIRST),
    "runestones-3": Course("runestones", 3, "34", FIRST),
    "runestones-4": Course("runestones", 4, "16", FIRST),
}
WHOLE = [label for label in COURSES if label != "caladale-gates"]


def board_of(course: Course) -> Board:
    building = course.options in (SOLO["free"], SOLO["puzzle"])
    if not building:
        return BOARDS[course.game]
    return FREE if course.options == SOLO["free"] else FREE._replace(late=FREE.begins)


class Place(NamedTuple):
    """Where in a course: of the positions as wanted, how far between the first (0) and the last."""

    course: Course
    wanted: Wanted
    share: float
    seat: int = 1

    def find(self) -> Position:
        positions = played(self.course).positions
        found = [one for one in positions if one.seat == self.seat and self.wanted(one)]
        assert found, f"{self.course} has no such position"
        return found[round(self.share * (len(found) - 1))]


# How a moment is made


def table_at(place: Place, stage: Stage) -> str:
    return stage.go_on(place.course, place.find().step, 1)


def replay_at(place: Place, stage: Stage) -> str:
    return f"/r/{stage.bring(place.course)}?step={place.find().step}&perspective=1"


def ended(course: Course, stage: Stage) -> str:
    return stage.once(f"ended {course}", partial(stage.finish, course))


def shown(what: str, do: Do, page: Page) -> None:
    hands.there(page, what)
    do(page)


def of_course(label: str) -> Iterator[Moment]:
    """A game from its first move to its result."""
    course = COURSES[label]
    board = board_of(course)
    late = Place(course, board.late, 1)

    def moment(name: str, make: Make, do: Do = hands.nothing) -> Moment:
        return Moment(f"{label}-{name}", course.game, make, partial(shown, board.shown, do))

    yield moment("rest", partial(table_at, Place(course, board.begins, 0)))
    yield moment("mid", partial(table_at, Place(course, board.begins, 0.5)), board.hold)
    yield moment("late", partial(table_at, late))
    if course.players > 1:
        yield moment("waiting", partial(table_at, Place(course, board.begins, 0.5, seat=2)))
        yield moment("watching", partial(table_at, late))._replace(who="Wanda")
    yield moment("replay", partial(replay_at, late))
    yield moment("result", partial(ended, course), hands.result)
    yield moment("closed", partial(ended, course), hands.closed)


class Extra(NamedTuple):
    """A moment that only one game has: of its last position that is as wanted."""

    label: str
    name: str
    wanted: Wanted
    do: Do


EXTRAS = [
    Extra("fantazja", "late-hand", fantazja_late, hands.chosen_tile),
    Extra("fantazja", "question", partial(phase, "pay"), hands.question),
    Extra("fantazja", "stack", fantazja_late, hands.stack),
    Extra("fantazja", "column", fantazja_late, hands.column),
    Extra("fantazja", "past", fantazja_late, hands.past),
    Extra("fantazja", "rule", fantazja_begins, hands.rule),
    Extra("grajeczka-4", "tile", grajeczka_adds, hands.turned_tile),
    Extra("grajeczka-3", "settle", partial(phase, "settle"), hands.settling),
    Extra("grajeczka-4", "book", all_laid, hands.book),
    Extra("caladale-2", "taken", partial(phase, "decide"), hands.taken),
    Extra("caladale-3", "last", partial(phase, "build"), hands.nothing),
    Extra("caladale-4", "rival", caladale_begins, hands.rival),
    Extra("caladale-gates", "gates", partial(phase, "gates"), hands.gates),
    Extra("runestones-2", "in-play", partial(phase, "abilities"), hands.in_play),
    Extra("runestones-3", "stones", partial(phase, "stone"), hands.stones),
    Extra("runestones-4", "seat", six_cards, hands.seat),
]


def of_extra(extra: Extra) -> Moment:
    course = COURSES[extra.label]
    place = Place(course, extra.wanted, 1)
    ready = partial(shown, BOARDS[course.game].shown, extra.do)
    name = f"{extra.label}-{extra.name}"
    return Moment(name, course.game, partial(table_at, place), ready)


def of_games(games: list[str]) -> list[Moment]:
    """The moments of these games."""
    found = [moment for label in WHOLE for moment in of_course(label)]
    found += [of_extra(extra) for extra in EXTRAS]
    return [moment for moment in found if moment.group in games]
