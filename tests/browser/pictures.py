"""Take the pictures of the web pages for the documents.

`python tests/browser/pictures.py FOLDER [NAME…]`, with src and tests on the path and the pages
built; names are those of SCENES, all if none is given.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from browser import castle_pictures
from browser.conftest import ARGUMENTS, DESKTOP, PHONE
from browser.over_http import Table
from browser.players import (
    PATIENCE,
    FantazjaPlayer,
    GrajeczkaPlayer,
    Player,
    make_table,
    my_turn,
)
from browser.site import Site
from browser.stones import RunestonesPlayer, phase

SIZES = {"desktop": DESKTOP, "phone": PHONE}
TURNS = {"fantazja": 15, "grajeczka": 6, "runestones": 40}
PLAYERS: dict[str, type[Player]] = {
    "fantazja": FantazjaPlayer,
    "grajeczka": GrajeczkaPlayer,
    "runestones": RunestonesPlayer,
}


# Making what is shown; all of them give its address


def in_mid_game(game: str, page: Page) -> str:
    """A game in its middle, where it is the reader's move."""
    address = make_table(page, game, ["me", "bot:random"])
    page.goto(address)
    player = PLAYERS[game](page, "picture")
    for _ in range(TURNS[game] * 2):
        if my_turn(page):
            player.step()
    while my_turn(page) and not begins(page):
        player.step()
    return address


def begins(page: Page) -> bool:
    """A turn begins: nothing has been done in it, and there is something to show."""
    if page.locator(".runes").count():
        return phase(page) == "action" and page.locator("[data-mode=use]:enabled").count() > 0
    done = ".settle, .tray .main .btn.pri:not(.idle), dialog[open]"
    shown = ".hand .tile.builds, .cards .card:enabled"
    return not page.locator(done).count() and page.locator(shown).count() > 0


def look_back(page: Page) -> str:
    """The middle of a game that is over."""
    table = Table(page, "fantazja", ["me", "bot:random"])
    return f"/r/{table.play_out(Random('past'))}?step=48&perspective=1"


def past_games(page: Page) -> str:
    look_back(page)
    chance = Random("past games")
    for bots in (["bot:random"], ["bot:random", "bot:random"]):
        options = {"pages": "1", "turn_limit": "30"}
        Table(page, "grajeczka", ["me", *bots], **options).play_out(chance)
    Table(page, "caladale", ["me"], solo="builder").play_out(chance)
    return "/mine"


def lobby(page: Page) -> str:
    return make_table(page, "grajeczka", ["me", "open", "bot:journeyman"])


def begun(page: Page) -> str:
    """Home, with games that can be gone on with."""
    for game in ("fantazja", "grajeczka"):
        Table(page, game, ["me", "bot:apprentice"], first="1")
    return "/"


def there(address: str, _: Page) -> str:
    return address


# Getting it ready


def home_ready(page: Page) -> None:
    page.locator("#covers").wait_for(state="attached")
    page.get_by_role("button", name="Play vs bot: Grajeczka").wait_for()
    page.locator(".card.going").first.wait_for()
    page.evaluate("scrollTo(0, 0)")


def mine_ready(page: Page) -> None:
    page.get_by_role("heading", name="In figures").wait_for()
    page.locator(".card").first.wait_for()


def replay_ready(page: Page) -> None:
    page.locator(".replay .fantazja .hand .tile").first.wait_for()
    page.wait_for_load_state("networkidle")  # the whole game has been read


def fantazja_ready(page: Page) -> None:
    page.locator(".hand .tile.builds").first.click()
    page.locator(".spot").first.wait_for()


def runestones_ready(page: Page) -> None:
    page.locator("[data-mode=use]").click()
    for number in (0, -1):
        page.locator(".hand .lift").nth(number).click()
    page.locator(".hand .rib.stays").wait_for()


def grajeczka_ready(page: Page) -> None:
    page.locator(".kingdom .cell").first.wait_for()
    page.locator(".cards .card:enabled").first.click()
    page.locator(".cell.hot").first.wait_for(state="attached")


def rules_ready(page: Page) -> None:
    page.locator("article").first.wait_for()
    page.wait_for_load_state("networkidle")  # the rules' own pictures


def seen(what: str, page: Page) -> None:
    page.locator(what).first.wait_for()


class Scene(NamedTuple):
    """Something to show: made by a visitor, then opened in each size."""

    make: Callable[[Page], str]
    ready: Callable[[Page], None]


SCENES: dict[str, Scene] = {
    "fantazja": Scene(partial(in_mid_game, "fantazja"), fantazja_ready),
    "grajeczka": Scene(partial(in_mid_game, "grajeczka"), grajeczka_ready),
    "runestones": Scene(partial(in_mid_game, "runestones"), runestones_ready),
    "caladale": Scene(castle_pictures.drafted, castle_pictures.lifted),
    "caladale-free": Scene(castle_pictures.freely_built, castle_pictures.held),
    "caladale-end": Scene(castle_pictures.counted, castle_pictures.corrected),
    "replay": Scene(look_back, replay_ready),
    "mine": Scene(past_games, mine_ready),
    "lobby": Scene(lobby, partial(seen, ".share img")),
    "new": Scene(partial(there, "/new?game=grajeczka"), partial(seen, "form")),
    "rules": Scene(partial(there, "/rules/fantazja#F-P4"), rules_ready),
    "settings": Scene(partial(there, "/settings"), partial(seen, "form")),
    "home": Scene(begun, home_ready),
}


def take(browser: Browser, site: Site, folder: Path, names: list[str]) -> None:
    """The same games in both sizes, each with a visitor of its own."""
    usual: dict[str, Any] = {
        "base_url": site.address,
        "locale": "en-GB",
        "reduced_motion": "reduce",
    }
    for name in names:
        make, ready = SCENES[name]
        context = browser.new_context(**usual, **DESKTOP)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.request.post("/api/session")
        address = make(page)
        for size, options in SIZES.items():
            shown = browser.new_context(**usual, **options, storage_state=context.storage_state())
            shown.set_default_timeout(PATIENCE)
            look = shown.new_page()
            look.goto(address)
            ready(look)
            look.evaluate("document.fonts.ready")
            look.screenshot(path=folder / f"web-{name}-{size}.png")
            shown.close()
        context.close()


def main(folder: str, *names: str) -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        try:
            take(browser, site, Path(folder), list(names or SCENES))
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
