"""Take the pictures of the web pages for the documents.

`python tests/browser/pictures.py FOLDER [NAME…]`, with src and tests on the path and the pages
built; names are `home` and games, all if none is given.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import ARGUMENTS, DESKTOP, PHONE
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
PAUSE = 60  # milliseconds between calls: the server lets nobody flood it
TURNS = {"fantazja": 15, "grajeczka": 6, "runestones": 40}
PLAYERS: dict[str, type[Player]] = {
    "fantazja": FantazjaPlayer,
    "grajeczka": GrajeczkaPlayer,
    "runestones": RunestonesPlayer,
}


def take(browser: Browser, site: Site, folder: Path, names: list[str]) -> None:
    """Home, boards in mid-game, and a look back: the same games in both sizes."""
    usual: dict[str, Any] = {
        "base_url": site.address,
        "locale": "en-GB",
        "reduced_motion": "reduce",
    }
    context = browser.new_context(**usual, **DESKTOP)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    tables = {game: play(page, game) for game in TURNS if game in names or not names}
    tables |= {"home": "/"} if "home" in names or not names else {}
    if not names or {"replay", "mine"} & set(names):
        tables |= {"replay": look_back(page), "mine": "/mine"}
    for size, options in SIZES.items():
        shown = browser.new_context(
            **usual,
            **options,
            storage_state=context.storage_state(),
        )
        shown.set_default_timeout(PATIENCE)
        look = shown.new_page()
        for name, address in tables.items():
            look.goto(address)
            ready(look, name)
            look.screenshot(path=folder / f"web-{name}-{size}.png")
        shown.close()


def play(page: Page, game: str) -> str:
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


def look_back(page: Page) -> str:
    """Some games that are over; the middle of one of them."""
    chance = Random("past")
    shown = play_out(page, make_table(page, "fantazja", ["me", "bot:random"]), chance)
    for bots in (["bot:random"], ["bot:random", "bot:random"]):
        short = make_table(page, "grajeczka", ["me", *bots], pages="1", turn_limit="30")
        play_out(page, short, chance)
    play_out(page, make_table(page, "caladale", ["me"], solo="builder"), chance)
    return f"/r/{shown}?step=48&eyes=1"


def play_out(page: Page, address: str, chance: Random) -> str:
    """Play a game to its end over HTTP; the id of its table."""
    table = address.rsplit("/", 1)[1]
    while not (now := page.request.get(f"/api/tables/{table}").json()["play"])["result"]:
        if now["legal"]:
            step = {
                "key": str(now["seq"]),
                "seq": now["seq"],
                "action": chance.choice(now["legal"]),
            }
            page.request.post(f"/api/tables/{table}/act", data=step)
        page.wait_for_timeout(PAUSE)
    return table


def begins(page: Page) -> bool:
    """A turn begins: nothing has been done in it, and there is something to show."""
    if page.locator(".runes").count():
        return phase(page) == "action" and page.locator("[data-mode=use]:enabled").count() > 0
    done = ".settle, .tray .main .btn.pri:not(.idle), dialog[open]"
    shown = ".hand .tile.builds, .cards .card:enabled"
    return not page.locator(done).count() and page.locator(shown).count() > 0


def ready(page: Page, name: str) -> None:
    if name == "home":
        page.locator("#covers").wait_for(state="attached")
        page.get_by_role("button", name="Play vs bot: Grajeczka").wait_for()
        page.locator(".card.going").first.wait_for()
        page.evaluate("scrollTo(0, 0)")
    elif name == "mine":
        page.get_by_role("heading", name="In figures").wait_for()
        page.locator(".card").first.wait_for()
    elif name == "replay":
        page.locator(".replay .fantazja .hand .tile").first.wait_for()
        page.wait_for_load_state("networkidle")  # the whole game has been read
    elif name == "fantazja":
        page.locator(".hand .tile.builds").first.click()
        page.locator(".spot").first.wait_for()
    elif name == "runestones":
        page.locator("[data-mode=use]").click()
        for number in (0, -1):
            page.locator(".hand .lift").nth(number).click()
        page.locator(".hand .rib.stays").wait_for()
    else:
        page.locator(".kingdom .cell").first.wait_for()
        page.locator(".cards .card:enabled").first.click()
        page.locator(".cell.hot").first.wait_for(state="attached")
    page.evaluate("document.fonts.ready")


def main(folder: str, *names: str) -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        try:
            take(browser, site, Path(folder), list(names))
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
