"""The board of Fantazja: what it asks, explains and gives back."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import make_game
from browser.conftest import PHONE, Visit
from browser.players import do, step_of
from browser.replays import bring, states
from browser.walk.courses import Course, played

COURSES = [Course("fantazja", 2, str(seed)) for seed in range(60)]
Words = list[str]

MIDDLE = """element => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@cache
def actions(course: Course) -> list[tuple[int, list[Words]]]:
    """Whose move it was at every step of a course, and what could be done, in words."""
    game = make_game("fantazja")
    found = []
    for state in states(played(course).record):
        legal = [game.text(action).split() for action in state.legal_actions()]
        found.append((state.to_move() + 1, legal))
    return found


def first_moment(wanted: Callable[[Any, list[Words]], Words | None]) -> tuple[Course, int, Words]:
    """The first moment of seat 1 in which there is a wanted action, and that action."""
    for course in COURSES:
        for position, (seat, legal) in zip(played(course).positions, actions(course), strict=False):
            found = wanted(position.view, legal) if seat == 1 else None
            if found:
                return course, position.step, found
    raise AssertionError("no such moment")


def open_table(page: Page, course: Course, step: int) -> None:
    """The course from this moment on, against a bot."""
    replay = bring(page, played(course).record)
    wish = {"seq": step, "seat": 1, "bot": "random"}
    forked = page.request.post(f"/api/replays/{replay}/fork", data=wish).json()
    page.goto(f"/t/{forked['id']}")
    page.locator(".fantazja .tray.now").wait_for()


def place(page: Page, name: str, kind: str = "spot") -> Locator:
    return page.locator(f"[data-{kind}='{name}']")


def click_at(page: Page, spot: Locator) -> None:
    x, y = spot.evaluate(MIDDLE)
    page.mouse.move(x, y)
    page.mouse.click(x, y)


def beside(name: str) -> Iterator[str]:
    x, y = map(int, name.split(","))
    yield from (f"{x + dx},{y + dy}" for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def burns_own(view: Any, legal: list[Words]) -> Words | None:
    """A tile that wakes Dark Energy beside a tile of one's own."""
    game = make_game("fantazja")
    assert isinstance(game, Fantazja)
    is_dark = dict(zip(game.tables.name, game.tables.dark, strict=False))  # the castle has no name
    tops = {name: stack[0]["tile"] for name, stack in view["map"].items()}
    for words in legal:
        if words[0] == "small" and is_dark[words[1]]:
            near = [tops[name] for name in beside(words[2]) if name in tops]
            if any(tile.startswith("S-") and is_dark[tile] for tile in near):
                return words
    return None


def large_to_pay(_: Any, legal: list[Words]) -> Words | None:
    return next((words for words in legal if words[0] == "large"), None)


def looks_into_a_hand(view: Any, legal: list[Words]) -> Words | None:
    tiles = [words[1] for words in legal if words[0] == "bury"]
    return tiles if view["may_bury"] == 2 and len(tiles) > 2 else None


def test_whoever_would_burn_tiles_of_their_own_is_asked(visit: Visit) -> None:
    page = visit()
    course, step, (_, tile, where, _) = first_moment(burns_own)
    open_table(page, course, step)
    page.locator(f"[data-tile='{tile}']").click()
    click_at(page, place(page, where))
    cost = page.locator("dialog[open]")
    expect(cost).to_contain_text(re.compile(r"\d+ tiles? of yours would burn: \d+ points?"))
    before = step_of(page)
    page.locator("[data-sure=no]").click()
    expect(page.locator(".ghost .ring")).to_have_count(1)
    assert step_of(page) == before
    click_at(page, place(page, where))
    do(page, page.locator("[data-sure=yes]").click)


def test_a_tile_that_is_taken_back_lies_as_a_ghost_where_it_lay(visit: Visit) -> None:
    page = visit()
    course, step, (_, tile, where, _) = first_moment(large_to_pay)
    open_table(page, course, step)
    page.locator(f"[data-tile='{tile}']").click()
    do(page, lambda: click_at(page, place(page, where)))
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    do(page, page.locator("header .tool").first.click)
    expect(page.locator(f"[data-tile='{tile}'].chosen")).to_have_count(1)
    expect(page.locator(".ghost .ring")).to_have_count(1)


def test_a_place_that_does_not_fit_is_explained_beside_the_map(visit: Visit) -> None:
    """No message lies over the places of a phone, and none stays for the next tile."""
    page = visit(**PHONE)
    course, step, _ = first_moment(lambda _, legal: next(iter(builds(legal, 1)), None))
    open_table(page, course, step)
    page.locator(".hand .tile.builds").first.tap()
    page.locator(".spot").first.wait_for()
    spots = set(page.locator(".spot").evaluate_all("all => all.map(one => one.dataset.spot)"))
    laid = page.locator(".stack").evaluate_all("all => all.map(one => one.dataset.place)")
    wrong = next(name for name in laid if name not in spots)
    x, y = place(page, wrong, "place").evaluate(MIDDLE)
    page.touchscreen.tap(x, y)
    expect(page.locator(".hint .fault")).to_be_visible()
    expect(page.locator(".ghost .hatch")).to_have_count(1)
    expect(page.locator(".toast")).to_have_count(0)
    page.locator(".hand .tile:not(.chosen)").first.tap()
    expect(page.locator(".ghost .hatch")).to_have_count(0)


def builds(legal: list[Words], least: int) -> list[Words]:
    found = [words for words in legal if words[0] == "small"]
    return found if len(found) >= least else []


def test_both_tiles_of_the_magic_power_are_chosen_at_once(visit: Visit) -> None:
    page = visit()
    course, step, tiles = first_moment(looks_into_a_hand)
    open_table(page, course, step)
    shown = page.locator("dialog[open] .content button")
    for number in (0, 1):
        shown.nth(number).click()
    expect(page.locator("dialog[open] [aria-pressed=true]")).to_have_count(2)
    shown.nth(2).click()  # of three the first is let go
    expect(shown.nth(0)).to_have_attribute("aria-pressed", "false")
    before = int(step_of(page))
    page.locator("dialog[open] footer .btn.pri").click()
    page.wait_for_function(
        "before => Number(document.querySelector('.game').dataset.step) >= before + 2", arg=before
    )
    expect(page.locator("dialog[open] footer .btn.pri")).to_have_count(0)
    assert len(tiles) > 2
