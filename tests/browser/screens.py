"""The main screens, each ready to be looked at."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.players import make_table
from browser.replays import ALL, Kind, bring, open_replay, random_record


def home(page: Page) -> None:
    page.goto("/")
    page.locator("#covers").wait_for(state="attached")
    expect(page.get_by_role("button", name="Play vs bot: Grajeczka")).to_be_enabled()


def new_table(page: Page) -> None:
    page.goto("/new?game=grajeczka")
    page.get_by_label("Seat 2", exact=True).wait_for()


def lobby(page: Page) -> None:
    page.goto(make_table(page, "grajeczka", ["me", "open", "bot:random"]))
    page.locator(".share img").wait_for()


def fantazja(page: Page) -> None:
    page.goto(make_table(page, "fantazja", ["me", "bot:random"], first="1"))
    page.locator(".fantazja .tray.now").wait_for()
    builders = page.locator(".hand .tile.builds")  # not every first hand can build
    (builders if builders.count() else page.locator(".hand .tile")).first.click()
    page.locator(".hand .tile.chosen").wait_for()


def grajeczka(page: Page) -> None:
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator(".kingdom .cell").first.wait_for()
    page.locator(".card:enabled").first.click()
    page.locator(".cell.hot").first.wait_for(state="attached")


def tile_in_hand(page: Page) -> None:
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator(".kingdom .cell").first.wait_for()
    page.locator(".card[aria-keyshortcuts='4']:enabled").click()
    page.locator(".turns .way").first.wait_for()


def runestones(page: Page) -> None:
    page.goto(make_table(page, "runestones", ["me", "bot:random", "bot:random"], first="1"))
    page.locator("[data-mode=use]").click()
    for number in (0, 1):
        page.locator(".hand .lift").nth(number).click()
    page.locator(".hand .rib.stays").wait_for()


def cards_in_play(page: Page) -> None:
    runestones(page)
    page.locator("[data-confirm]:enabled").click()
    page.locator(".part.can").first.wait_for()
    page.locator(".play .rib.stays").wait_for()


def castles(page: Page) -> None:
    """A tile just taken, and broken rules in the castle."""
    page.goto(make_table(page, "caladale", ["me", "bot:random"], first="1"))
    page.locator(".supply .tile:enabled").first.click()
    page.locator("[data-do=take]").click()
    page.locator("[data-do=keep]").wait_for()
    page.keyboard.press("]")
    page.keyboard.press("]")
    page.locator("[data-violation]").first.wait_for(state="attached")


def free_play(page: Page) -> None:
    page.goto(make_table(page, "caladale", ["me"], solo="free"))
    page.locator(".tray .filters").wait_for()
    page.locator(".tray .tile").first.click()
    page.locator("[data-spot]").first.wait_for(state="attached")


def rules(page: Page) -> None:
    page.goto("/rules/fantazja")
    page.locator("article").first.wait_for()


def settings(page: Page) -> None:
    page.goto("/settings")
    page.locator("form").first.wait_for()


def replay(page: Page) -> None:
    short = Kind("grajeczka", 2, {"pages": "1", "turn_limit": "8"})
    open_replay(page, bring(page, random_record(short, "reach")), 5, ALL)
    page.locator(".kingdom .cell").first.wait_for()
    page.get_by_label("What was hidden").wait_for()


def mine(page: Page) -> None:
    page.goto("/mine")
    page.locator(".card", has_text="From a file").wait_for()
    page.get_by_role("heading", name="In figures").wait_for()


SCREENS: list[Callable[[Page], None]] = [
    home,
    lobby,
    fantazja,
    grajeczka,
    tile_in_hand,
    runestones,
    cards_in_play,
    castles,
    free_play,
    rules,
    settings,
    replay,
    mine,
]
