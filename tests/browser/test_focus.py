"""The keyboard goes through a page in the order in which it is read, and never gets lost."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from browser.screens import fantazja, grajeczka

MOST = 80  # presses of Tab for one page

# Everything that Tab must reach; several radio-like places of a drawing count as one.
WANTED = """() => [...document.querySelectorAll(
    'a[href], button, input, select, summary, [tabindex]')]
  .filter((element) => element.tabIndex >= 0 && !element.disabled && element.checkVisibility()
    && (element.tagName === 'SUMMARY' || !element.closest('details:not([open])')))
  .map((element, number) => (element.dataset.focusTest = String(number)))"""
FROM_THE_TOP = """() => {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}"""
# What has the focus: where it stands, and whether one sees that it has it.
FOCUSED = """async () => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  await Promise.allSettled(element.getAnimations().map((moving) => moving.finished));
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const drawn = [element, ...element.querySelectorAll('*')].some(
    (part) => getComputedStyle(part).stroke !== 'none' && part instanceof SVGElement);
  return {
    number: element.dataset.focusTest ?? '',
    name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40),
    region: element.closest('.stage > *, header, .skip')?.tagName ?? '',
    seen: (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || drawn,
    within: box.x + box.width / 2 >= 0 && box.x + box.width / 2 <= innerWidth
      && box.y + box.height / 2 >= 0 && box.y + box.height / 2 <= innerHeight,
  };
}"""

# Between the last and the first stop of a dialog is the browser itself, which counts as the body.
INSIDE = """() => document.activeElement === document.body
  || document.activeElement.closest('dialog[open]') !== null"""


def walk(page: Page) -> list[dict[str, Any]]:
    """Press Tab until the page is through."""
    page.evaluate(FROM_THE_TOP)
    stops: list[dict[str, Any]] = []
    for _ in range(MOST):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUSED)
        if stop is None or (stops and stop["number"] == stops[0]["number"]):
            break
        stops.append(stop)
    return stops


def check_walk(page: Page) -> None:
    page.keyboard.press("Escape")  # what is in hand takes the focus with it
    wanted = page.evaluate(WANTED)
    stops = walk(page)
    numbers = [stop["number"] for stop in stops]
    assert numbers == sorted(numbers, key=int), "not in the order of reading"
    assert set(numbers) == set(wanted), "left out"
    unseen = [stop for stop in stops if not (stop["seen"] and stop["within"])]
    assert not unseen
    regions = [stop["region"] for stop in stops]
    order = ["A", "HEADER", "MAIN", "ASIDE"]  # the link over the bar comes first
    assert regions == sorted(regions, key=order.index)


def check_dialog(page: Page) -> None:
    """A dialog takes the focus, keeps it, and gives it back."""
    opener = page.get_by_role("button", name="Rules").first
    opener.focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    for _ in range(6):
        assert page.evaluate(INSIDE)
        page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(opener).to_be_focused()


def test_tab_goes_through_a_game(visit: Visit) -> None:
    page = visit()
    for screen in (grajeczka, fantazja):
        screen(page)
        check_walk(page)
        check_dialog(page)


def test_tab_goes_through_a_game_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    grajeczka(page)
    check_walk(page)
    check_dialog(page)
