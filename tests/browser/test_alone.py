"""A guest against a bot, with the mouse, a finger, or keys only."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from browser.players import FantazjaPlayer, GrajeczkaPlayer, do, make_table, my_turn

# The arrow from the place in focus towards the nearest place where the figure can go.
ARROW = """() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const goals = [...document.querySelectorAll('.cell.hot')].map(middle);
  const ways = goals.map((goal) => [goal[0] - x, goal[1] - y]);
  ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
  const [dx, dy] = ways[0];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
}"""


def check_end(page: Page) -> None:
    """The dealing can be checked, and the record taken home."""
    page.locator("dialog[open] .fair summary").click()
    page.get_by_role("button", name="Check it here").click()
    expect(page.locator(".verdict")).to_contain_text("It fits")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["game"] == ("fantazja" if page.locator(".fantazja").count() else "grajeczka")


def test_one_click_plays(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play vs bot: Fantazja").click()
    assert my_turn(page)
    FantazjaPlayer(page, "one click").step()
    expect(page.locator(".log li.mine")).not_to_have_count(0)


@pytest.mark.long
def test_a_whole_game_of_fantazja(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play vs bot: Fantazja").click()
    FantazjaPlayer(page, "whole").play()
    check_end(page)


def test_a_whole_game_of_grajeczka(visit: Visit) -> None:
    page = visit()
    page.goto("/new?game=grajeczka")
    page.get_by_label("Seat 2", exact=True).select_option("bot:random")
    page.get_by_text("Options of Grajeczka").click()
    page.get_by_label("Pages in each book").select_option("1")
    page.get_by_role("button", name="Start the game").click()
    GrajeczkaPlayer(page, "alone").play()
    check_end(page)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], pages="1", turn_limit="40"))
    GrajeczkaPlayer(page, "phone").play()
    check_end(page)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    page = visit()
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], pages="1", turn_limit="24"))
    page.locator(".kingdom .cell").first.wait_for()
    while my_turn(page):
        key_turn(page)
    page.locator("dialog[open]").wait_for()
    if page.locator("dialog[open][data-first]").count():  # the story of the last page comes first
        page.keyboard.press("Enter")
    page.locator("dialog[open] .fair").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open] .fair")).to_have_count(0)


def key_turn(page: Page) -> None:
    """One step with the keys of the board, and with the command line for what they do not reach."""
    keyboard = page.keyboard
    if page.locator("dialog[open]").count():  # the story that was told
        keyboard.press("Enter")
    elif page.locator(".settle").count():
        type_line(page, "tell" if page.locator(".settle .part button.pri").count() else "end")
    elif page.locator(".card[aria-keyshortcuts='1']:enabled").count():
        move_by_keys(page, "1")
    else:
        first = page.locator("form.line input").get_attribute("placeholder")
        type_line(page, first or "")


def type_line(page: Page, text: str) -> None:
    page.keyboard.press("/")
    expect(page.locator("form.line input")).to_be_focused()
    page.keyboard.type(text)
    do(page, lambda: page.keyboard.press("Enter"))
    if not page.locator("dialog[open]").count():  # the story of a page has the focus it needs
        page.keyboard.press("Tab")


def move_by_keys(page: Page, key: str) -> None:
    """Take up a figure, walk with arrows to a place where it can go, and Enter."""
    page.keyboard.press(key)
    page.locator(".cell.hot").first.wait_for(state="attached")
    expect(page.locator(".cell:focus")).to_have_count(1)
    while not page.locator(".cell.hot:focus").count():
        page.keyboard.press(page.evaluate(ARROW))
    do(page, lambda: page.keyboard.press("Enter"))
