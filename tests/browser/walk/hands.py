"""What is done on a board before one looks at it: only what changes nothing on the table."""

from playwright.sync_api import Page

RESULT = "dialog[open] .fair"


def nothing(page: Page) -> None:
    """It is looked at as it is."""


def seen(page: Page, what: str) -> None:
    page.locator(what).first.wait_for()


def there(page: Page, what: str) -> None:
    """Wait for something that may be out of sight or has no size."""
    page.locator(what).first.wait_for(state="attached")


# The frame


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


def column(page: Page) -> None:
    """All that is folded up beside the board; on a phone the sheet of help."""
    more = page.locator("header .tool").last
    folds = page.locator("aside summary")
    if folds.count():
        for fold in folds.all():
            fold.click()
    else:
        more.click()
        page.locator("dialog[open] .tabs .btn").nth(2).click()


def past(page: Page) -> None:
    """An entry of the story that was looked back at."""
    if not page.locator("aside").count():
        page.locator("header .tool").last.click()
    page.locator(":is(aside, dialog[open]) ol button").nth(-2).click()
    seen(page, ".banner.past")


def rule(page: Page) -> None:
    page.locator("header .tool:has([href='#ui-book'])").click()
    seen(page, "dialog[open] article, dialog[open] .rule, dialog[open] li")


# Fantazja


def chosen_tile(page: Page) -> None:
    page.locator(".hand .tile.builds").first.click()
    there(page, ".spot")


def question(page: Page) -> None:
    """Which tile to pay with."""
    ending = page.locator(".tray .main .btn.pri:not(.idle)")
    asked = page.locator("dialog[open] .sheet button[aria-pressed]")
    ending.or_(asked).first.wait_for()
    if not asked.count():
        ending.first.click()
    asked.first.wait_for()


def stack(page: Page) -> None:
    page.locator(".stack[tabindex='0']").press("Enter")
    seen(page, "dialog[open]")


# Grajeczka


def chosen_figure(page: Page) -> None:
    page.locator(".cards .card[aria-keyshortcuts='1']:enabled").click()
    there(page, ".cell.hot")


def turned_tile(page: Page) -> None:
    page.locator(".cards .card[aria-keyshortcuts='4']:enabled").click()
    seen(page, ".turns .way")


def settling(page: Page) -> None:
    seen(page, ".settle")


def book(page: Page) -> None:
    page.locator(".players .player").first.click()
    seen(page, "dialog[open]")


# Castles of Caladale


def chosen_supply(page: Page) -> None:
    page.locator(".supply .tile:enabled").first.click()
    seen(page, "[data-do=take]")


def held_tile(page: Page) -> None:
    page.locator(".tray .tile:enabled").first.click()
    there(page, "[data-spot]")


def taken(page: Page) -> None:
    seen(page, ".taken")
    there(page, "[data-spot]")


def gates(page: Page) -> None:
    seen(page, "[data-gate]")


def rival(page: Page) -> None:
    tab = page.locator("[role=tab], .tabs button").last
    if not page.locator("[data-rival]").count():
        tab.click()
    page.locator("[data-rival]").first.click()
    seen(page, "dialog[open]")


# Rune Stones


def lifted(page: Page) -> None:
    """The first card and the last, to use their abilities."""
    page.locator("[data-mode=use]").click()
    for number in (0, -1):
        page.locator(".hand .lift").nth(number).click()
    seen(page, ".hand .rib.stays")


def in_play(page: Page) -> None:
    seen(page, ".part.can")


def stones(page: Page) -> None:
    seen(page, "[data-choose]")


def seat(page: Page) -> None:
    page.locator(".rival").first.click()
    seen(page, "dialog[open]")
