"""At 200 % zoom a window of 1440 × 900 has 720 × 450 CSS pixels: nothing is cut or covered."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from browser.conftest import Visit
from browser.players import FantazjaPlayer, GrajeczkaPlayer, make_table, my_turn
from browser.screens import SCREENS, new_table

ZOOMED: dict[str, Any] = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}
STEPS = 5

# What can be pressed, and cannot be: beyond the window even after scrolling to it, under something
# else, or with its words cut. The places of a drawing are panned to and are not asked here.
FAULTS = """() => {
  const scope = document.querySelector('dialog[open]') ?? document;
  const found = [];
  const pressed = 'a[href], button, input, select, textarea, summary';
  const words = (element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  for (const element of scope.querySelectorAll(pressed)) {
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || element.closest('.skip, .sr')) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const what = `${element.tagName.toLowerCase()} "${words(element).trim().slice(0, 40)}"`;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) found.push(`${what} is out of sight`);
    else if (!hit || !(element.contains(hit) || hit.closest('label')?.control === element)) {
      found.push(`${what} is covered by ${hit?.tagName}.${hit?.className}`);
    } else if (element.scrollWidth > element.clientWidth + 1) found.push(`${what} is cut`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page is wider than the window');
  return found;
}"""
# The drawing, and how much of it is in sight.
MAP = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const cells = [...document.querySelectorAll(`${selector} [data-place]`)];
  const inside = cells.filter((cell) => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const wide = left >= box.left - 1 && right <= box.right + 1;
    return wide && top >= box.top - 1 && bottom <= box.bottom + 1;
  });
  return [box.width, box.height, cells.length - inside.length];
}"""


def map_faults(page: Page) -> Iterator[str]:
    """A board has room for its map, and shows all of it, or a small map of all."""
    for selector in ("svg.kingdom", "svg.sheet"):
        if page.locator(selector).count():
            width, height, beyond = page.evaluate(MAP, selector)
            if min(width, height) < 250 or (beyond and not page.locator(".overview").count()):
                yield f"map of {width:.0f} × {height:.0f}, {beyond} places beyond it"


def test_everything_is_in_reach(visit: Visit) -> None:
    page = visit(**ZOOMED)
    found: list[str] = []
    for screen in [*SCREENS, new_table]:
        screen(page)
        faults = [*page.evaluate(FAULTS), *map_faults(page)]
        found += [f"{screen.__name__}: {fault}" for fault in faults]
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator("header .tool").last.click()
    page.locator("dialog[open] .tabs").wait_for()
    for tab in range(page.locator("dialog[open] .tabs .btn").count()):
        page.locator("dialog[open] .tabs .btn").nth(tab).click()
        found += [f"sheet {tab}: {fault}" for fault in page.evaluate(FAULTS)]
    assert not found, "\n".join(found)


def test_both_games_are_played(visit: Visit) -> None:
    """Only by what a pointer reaches on the screen."""
    page = visit(**ZOOMED)
    page.goto(make_table(page, "grajeczka", ["me", *["bot:random"] * 3], pages="3"))
    player: GrajeczkaPlayer | FantazjaPlayer = GrajeczkaPlayer(page, "zoomed")
    for _ in range(STEPS):
        assert my_turn(page)
        player.step()
        assert not list(map_faults(page))
    page.goto(make_table(page, "fantazja", ["me", "bot:random"]))
    player = FantazjaPlayer(page, "zoomed")
    for _ in range(STEPS):
        assert my_turn(page)
        player.step()
