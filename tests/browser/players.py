"""How a page is played: only by what it shows and marks, as a person would."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000  # milliseconds to wait for something to appear
MOST = 400  # steps of one player in a game

# The middles of elements that a pointer can reach: not covered by anything beside the drawing.
REACHED = """(elements, drawing) => elements.map(element => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}).filter(([x, y]) => document.elementFromPoint(x, y)?.closest(drawing))"""

expect.set_options(timeout=PATIENCE)


def make_table(page: Page, game: str, seats: list[str], **options: str) -> str:
    """A table made by this visitor; its address."""
    page.request.post("/api/session")
    wanted: dict[str, Any] = {"game": game, "players": len(seats), "seats": seats}
    made = page.request.post("/api/tables", data={**wanted, "options": options})
    assert made.ok, made.text()
    return f"/t/{made.json()['id']}"


def step_of(page: Page) -> str:
    return page.locator(".game[data-step]").get_attribute("data-step") or ""


def do(page: Page, deed: Callable[[], object]) -> None:
    """Do something that takes the game a step on."""
    before = step_of(page)
    deed()
    expect(page.locator(".game[data-step]")).not_to_have_attribute("data-step", before)


def my_turn(page: Page) -> bool:
    """Wait for it; false when the game is over instead."""
    page.locator(".turn.mine, .turn.over").wait_for()
    return not page.locator(".turn.over").count()


def press(page: Page, points: list[list[float]], random: Random) -> None:
    x, y = random.choice(points)
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def reached(places: Locator, drawing: str) -> list[list[float]]:
    points: list[list[float]] = places.evaluate_all(REACHED, drawing)
    return points


class Player:
    """Somebody who plays by clicking, step by step, until the result is there."""

    most = MOST  # steps in a game

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.random = Random(seed)

    def play(self) -> None:
        for _ in range(self.most):
            if not my_turn(self.page):
                break
            self.step()
        self.page.locator("dialog[open] .fair").wait_for()

    def step(self) -> None:
        raise NotImplementedError


class GrajeczkaPlayer(Player):
    """Takes a card that tells the page if one is marked so, else any."""

    def step(self) -> None:
        self.page.locator(".kingdom .cell").first.wait_for()
        if self.page.locator(".settle").count():
            self.settle()
        else:
            self.adventure()

    def settle(self) -> None:
        tell = self.page.locator(".settle .part:first-child button.pri")
        if tell.count():
            do(self.page, tell.click)
            self.go_on()
        else:
            do(self.page, self.page.locator(".settle .end").click)

    def go_on(self) -> None:
        """Close the story that was told; the result waits for that. Where the turn has passed on,
        no story is in the way of what the others do."""
        story = self.page.locator("dialog[open] .go")
        if story.count():
            assert not self.page.locator("dialog[open] .fair").count()
            story.click()

    def adventure(self) -> None:
        cards = self.page.locator(".cards .card:enabled")
        cards.first.wait_for()
        if self.page.locator("[data-hint]").count():
            self.page.locator("[data-hint]").click()
        telling = self.page.locator(".cards .card:enabled:has(.quill)")
        any_card = cards.nth(self.random.randrange(cards.count()))
        card = telling.first if telling.count() else any_card
        key = card.get_attribute("aria-keyshortcuts") or ""
        card.click()
        if key in "123":
            self.move()
        elif key == "4":
            self.lay()
        else:
            do(self.page, self.page.locator(".bar .do .pri").click)

    def move(self) -> None:
        self.page.locator(".cell.hot").first.wait_for(state="attached")
        telling = self.page.locator(".cell.hot[aria-label*='your page can be told']")
        hot = telling if telling.count() else self.page.locator(".cell.hot")
        points = reached(hot, "svg.kingdom")
        if points:
            do(self.page, lambda: press(self.page, points, self.random))
        else:
            self.page.keyboard.press("Escape")

    def lay(self) -> None:
        ways = self.page.locator(".turns .way:not(.none)")
        ways.first.wait_for()
        telling = self.page.locator(".turns .way:has(.quill)")
        (telling if telling.count() else ways).first.click()
        best = self.page.locator(".spot.tells .plus")
        spots = best if best.count() else self.page.locator(".spot .plus")
        points = reached(spots, "svg.kingdom")
        if not points:  # all of them are out of sight
            self.page.locator(".sea .zoom .btn").last.click()
            points = reached(spots, "svg.kingdom")
        if not points:
            self.page.locator(".bar .do .sec").click()
            return
        press(self.page, points, self.random)
        do(self.page, self.page.locator(".bar .do .pri:enabled").click)


class FantazjaPlayer(Player):
    """Builds where the page says a tile can be built, else gains a point."""

    def step(self) -> None:
        page = self.page
        page.locator(".fantazja .tray.now .acts").wait_for()
        asked = page.locator("dialog[open] .sheet button[aria-pressed]")
        ending = page.locator(".tray .main .btn.pri:not(.idle)")
        builders = page.locator(".hand .tile.builds")
        if ending.count() or asked.count():
            self.answer_or_end(ending, asked)
        elif builders.count():
            self.build(builders)
        else:
            page.locator(".hand .tile").first.click()
            do(page, page.locator(".gain.ready").click)

    def answer_or_end(self, ending: Locator, asked: Locator) -> None:
        """End the turn, or say what to pay: the button opens that question."""
        step = step_of(self.page)
        if not asked.count():
            ending.first.click()
            changed = self.page.locator(f".game:not([data-step='{step}'])")
            changed.or_(asked.first).first.wait_for()
        if asked.count():
            asked.first.click()
            do(self.page, self.page.locator("dialog[open] footer .btn.pri:enabled").click)

    def build(self, builders: Locator) -> None:
        builders.nth(self.random.randrange(builders.count())).click()
        spots = self.page.locator(".spot")
        spots.first.wait_for()
        points = reached(spots, "svg.sheet")
        assert points, "a place where one can build is out of sight"
        do(self.page, lambda: self.lay(points))

    def lay(self, points: list[list[float]]) -> None:
        """Press a place; a finger shows the ghost first, and whoever burns tiles is asked."""
        page = self.page
        changed = page.locator(f".game:not([data-step='{step_of(page)}'])")
        press(page, points, self.random)
        if page.evaluate("matchMedia('(pointer: coarse)').matches"):
            page.locator(".tray .main .btn.pri:enabled").click()
        question = page.locator("[data-sure=yes]")
        changed.or_(question).first.wait_for()
        if question.count():
            question.click()
