"""How Castles of Caladale is played in a browser: by what the page shows and marks."""

from random import Random

from playwright.sync_api import Locator, Page, expect

from browser.players import MOST, PATIENCE, do, press, reached, step_of

# The middle of a cell of the castle in the window.
MIDDLE = """element => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

# Whether a button has asked something, or has taken the game a step on.
ANSWERED = """(before) => document.querySelector("[data-sure=yes]")
  || document.querySelector(".game").dataset.step !== before"""


def castle_of(page: Page) -> str:
    """The castle that the page shows, as a layout."""
    return page.locator(".caladale").get_attribute("data-castle") or ""


def settled(page: Page) -> None:
    """Wait until the server has heard of every edit."""
    expect(page.locator(".caladale")).to_have_attribute("data-pending", "0")


def answered(page: Page) -> None:
    """Wait until the server has said where the tile in hand fits."""
    expect(page.locator(".caladale")).to_have_attribute("data-asking", "0")


def cell(page: Page, x: int, y: int) -> Locator:
    return page.locator(f"[data-cell='{x},{y}']")


def middle(page: Page, x: int, y: int) -> tuple[float, float]:
    left, top = cell(page, x, y).evaluate(MIDDLE)
    return left, top


def finish(page: Page) -> None:
    """Say that one is done, and that one is sure where that costs something."""
    button = page.locator("[data-do=done]:enabled, [data-do=stop]:enabled")
    sure = page.locator("[data-sure=yes]")
    before = step_of(page)
    button.click()
    page.wait_for_function(ANSWERED, arg=before)
    if sure.count():
        sure.click()
    expect(page.locator(".game[data-step]")).not_to_have_attribute("data-step", before)


class CastlePlayer:
    """Takes the first tile, builds it where it would stand, else turns it face down."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.random = Random(seed)

    def play(self) -> None:
        for _ in range(MOST):
            if not self.turn():
                break
        self.page.locator("dialog[open] .fair").wait_for()

    def turn(self) -> bool:
        """One step of the draft, or the word that one is done; false when all is over."""
        page = self.page
        taking = page.locator(".supply .tile:enabled[data-tile]")
        deciding = page.locator("[data-do=keep]:enabled")
        done = page.locator("[data-do=done]:enabled")
        over = page.locator(".turn.over")
        taking.or_(deciding).or_(done).or_(over).first.wait_for(timeout=PATIENCE)
        if over.count():
            return False
        if deciding.count():
            self.decide()
        elif done.count():
            finish(page)
        else:
            taking.first.click()
            do(page, page.locator("[data-do=take]").click)
        return True

    def decide(self) -> None:
        page = self.page
        answered(page)
        points = reached(page.locator("[data-stands=true]"), "svg.sheet")
        if not points:
            do(page, page.locator("[data-do=down]").click)
            return
        press(page, points, self.random)
        page.locator(".trial").wait_for(state="attached")
        do(page, page.locator("[data-do=keep]").click)
        settled(page)
