"""The moments that are looked at: of every game, and the pages around them.

A moment is made once on a stage; every look opens the same table. All of them are the same on every
run.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from playwright.sync_api import Page

from browser.walk.courses import Course, Position, View, played
from browser.walk.stage import Stage

BUILDER, FREE = (("solo", "builder"),), (("solo", "free"),)
RESULT = "dialog[open] .fair"


class Moment(NamedTuple):
    """How something to look at is made, and what is done before one looks."""

    name: str
    game: str  # or the group of other pages
    make: Callable[[Stage], str]  # gives its address
    ready: Callable[[Page], None]
    who: str = "host"


# What is done on the page


def fantazja_held(page: Page) -> None:
    page.locator(".hand .tile.builds").first.click()
    page.locator(".spot").first.wait_for(state="attached")


def grajeczka_held(page: Page) -> None:
    page.locator(".cards .card[aria-keyshortcuts='1']:enabled").click()
    page.locator(".cell.hot").first.wait_for(state="attached")


def grajeczka_tile(page: Page) -> None:
    page.locator(".cards .card[aria-keyshortcuts='4']:enabled").click()
    page.locator(".turns .way").first.wait_for()


def caladale_held(page: Page) -> None:
    if page.locator(".supply .tile:enabled").count():
        page.locator(".supply .tile:enabled").first.click()
        page.locator("[data-do=take]").wait_for()
    else:
        page.locator(".tray .tile:enabled").first.click()
        page.locator("[data-spot]").first.wait_for(state="attached")


def runestones_held(page: Page) -> None:
    page.locator("[data-mode=use]").click()
    for number in (0, -1):
        page.locator(".hand .lift").nth(number).click()
    page.locator(".hand .rib.stays").wait_for()


def result(page: Page) -> None:
    """The result; where a story was told last, it is closed first."""
    story = page.locator("dialog[open] .go")
    page.locator(RESULT).or_(story).first.wait_for()
    if story.count():
        story.click()
    page.locator(RESULT).wait_for()


def closed(page: Page) -> None:
    result(page)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").first.wait_for(state="detached")


def nothing(page: Page) -> None:
    """Nothing is done."""


class Board(NamedTuple):
    """A game's board: what is there when it is ready, and which views have which moment."""

    shown: str
    begins: Callable[[View], bool]  # somebody's turn, with nothing done yet
    late: Callable[[View], bool]
    hold: Callable[[Page], None]


def tiles_of(view: View) -> int:
    return sum(len(stack) for stack in view["map"].values())


def hand_of(view: View) -> int:
    return max((len(own.get("hand", [])) for own in view["private"].values()), default=0)


def fantazja_begins(view: View) -> bool:
    return bool(view["phase"] == "turn" and not view["action_taken"] and hand_of(view) > 3)


BOARDS = {
    "fantazja": Board(
        ".fantazja .stack",
        fantazja_begins,
        lambda view: fantazja_begins(view) and len(view["map"]) >= 30 <= tiles_of(view),
        fantazja_held,
    ),
    "grajeczka": Board(
        ".kingdom .cell",
        lambda view: view["phase"] == "turn",
        lambda view: view["phase"] == "turn" and not view["stack"] and not view["top"],
        grajeczka_held,
    ),
    "caladale": Board(
        ".caladale .castle",
        lambda view: view["phase"] in {"draft", "build"},
        lambda view: view["phase"] in {"draft", "build"},
        caladale_held,
    ),
    "runestones": Board(
        ".runes :is(.hand .lift, .backs)",
        lambda view: view["phase"] == "action",
        lambda view: view["phase"] == "action" and hand_of(view) == 6,
        runestones_held,
    ),
}


# Which position


def where(course: Course, wanted: Callable[[View], bool], seat: int = 1) -> list[Position]:
    """The positions of a course in which a seat is to move and the view is as wanted."""
    found = [one for one in played(course).positions if one.seat == seat and wanted(one.view)]
    assert found, f"{course} has no such position"
    return found


def table_at(course: Course, position: Position, seat: int, stage: Stage) -> str:
    return stage.go_on(course, position.step, seat)


def replay_at(course: Course, position: Position, stage: Stage) -> str:
    return f"/r/{stage.bring(course)}?step={position.step}&perspective=1"


def of_course(course: Course, label: str) -> Iterator[Moment]:
    """All moments of a game for so many players."""
    game, board = course.game, BOARDS[course.game]
    starts = where(course, board.begins)
    first, middle = starts[0], starts[len(starts) // 2]
    late = where(course, board.late)[-1]

    def moment(name: str, make: Callable[[Stage], str], do: Callable[[Page], None]) -> Moment:
        return Moment(f"{label}-{name}", game, make, partial(shown, board.shown, do))

    def table(position: Position, seat: int = 1) -> Callable[[Stage], str]:
        return partial(table_at, course, position, seat)

    yield moment("rest", table(first), nothing)
    yield moment("mid", table(middle), board.hold)
    yield moment("late", table(late), nothing)
    if course.players > 1:
        others = where(course, board.begins, seat=2)
        yield moment("waiting", table(others[len(others) // 2]), nothing)
        yield moment("watching", table(late), nothing)._replace(who="Wanda")
    yield moment("replay", partial(replay_at, course, late), nothing)
    yield moment("result", partial(ended, course), result)
    yield moment("closed", partial(ended, course), closed)


def ended(course: Course, stage: Stage) -> str:
    key = f"ended {course}"
    if key not in stage.addresses:
        stage.addresses[key] = stage.finish(course)
    return stage.addresses[key]


def seen(what: str, page: Page) -> None:
    page.locator(what).first.wait_for()


def shown(what: str, do: Callable[[Page], None], page: Page) -> None:
    page.locator(what).first.wait_for(state="attached")
    do(page)


COURSES = {
    "fantazja": Course("fantazja", 2, "1991"),
    "grajeczka-2": Course("grajeczka", 2, "11"),
    "grajeczka-3": Course("grajeczka", 3, "11"),
    "grajeczka-4": Course("grajeczka", 4, "7"),
    "caladale-builder": Course("caladale", 1, "490", BUILDER),
    "caladale-free": Course("caladale", 1, "free", FREE),
    "caladale-2": Course("caladale", 2, "90"),
    "caladale-4": Course("caladale", 4, "84"),
    "runestones-2": Course("runestones", 2, "29"),
    "runestones-3": Course("runestones", 3, "34"),
    "runestones-4": Course("runestones", 4, "16"),
}


def moments(games: list[str]) -> list[Moment]:
    """Those of these games."""
    return [
        moment
        for label, course in COURSES.items()
        if course.game in games
        for moment in of_course(course, label)
    ]


GROUPS = list(BOARDS)
