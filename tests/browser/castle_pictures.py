"""Take the pictures of Castles of Caladale in the browser for the documents.

`python tests/browser/castle_pictures.py FOLDER`, with src and tests on the path and the pages
built.
"""

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import ARGUMENTS, DESKTOP, PHONE
from browser.players import PATIENCE, make_table
from browser.site import Site

SIZES = {"desktop": DESKTOP, "phone": PHONE}
ROUNDS = 15
LEFT = ("tudor-top-5", "tudor-top-4", "tree-top-5", "stone-top-5", "tudor-two-3", "treetudor-A-2")
RECORD = Path(__file__).parents[2] / "docs" / "castle-of-all-tiles.json"


class Table:
    """A table played over HTTP."""

    def __init__(self, page: Page, seats: list[str], **options: str) -> None:
        self.page = page
        self.address = make_table(page, "caladale", seats, **options)
        self.path = f"/api/tables/{self.address.removeprefix('/t/')}"
        self.steps = 0

    def play(self) -> dict[str, Any]:
        play: dict[str, Any] = self.page.request.get(self.path).json()["play"]
        return play

    def act(self, action: str) -> None:
        self.steps += 1
        wish = {"key": f"picture-{self.steps}", "seq": self.play()["seq"], "action": action}
        answer = self.page.request.post(f"{self.path}/act", data=wish).json()
        assert answer["ok"], answer

    def my_turn(self) -> dict[str, Any]:
        while (play := self.play())["to_move"] != play["seat"]:
            self.page.wait_for_timeout(100)
        return play


def drafted(page: Page) -> str:
    """In the middle of a draft, with the castle that the coach would build."""
    table = Table(page, ["me", "bot:apprentice"], first="1")
    for _ in range(ROUNDS):
        takes = [text for text in table.my_turn()["legal"] if text.startswith("take ")]
        table.act(takes[0])
        table.act("keep")
    table.my_turn()
    coached = page.request.get(f"{table.path}/coach", timeout=PATIENCE * 4).json()
    table.act(coached["layout"])
    return table.address


def freely_built(page: Page) -> str:
    """Almost the castle of all tiles."""
    table = Table(page, ["me"], solo="free")
    texts = json.dumps(json.loads(RECORD.read_text("utf-8"))).split('"')
    _, grass, pieces = next(text for text in texts if text.startswith("layout ")).split()
    kept = [piece for piece in pieces.split(";") if piece.split("@")[0] not in LEFT]
    table.act(f"layout {grass} {';'.join(kept)}")
    return table.address


def counted(page: Page) -> str:
    """The end of a puzzle, where some tiles come down before the count."""
    table = Table(page, ["me"], solo="puzzle")
    table.act("gate wizard*")
    coached = page.request.get(f"{table.path}/coach", timeout=PATIENCE * 4).json()
    table.act(coached["layout"])
    seat = table.play()["view"]["seats"]["1"]
    x, y = max((cell.split(",") for cell in seat["castle"]), key=lambda cell: int(cell[1]))
    name, turn = seat["castle"][f"{x},{y}"].split()
    table.act(f"place {name} {x},{int(y) + 1} {turn}")
    table.act("done")
    return table.address


def ready(page: Page, name: str) -> None:
    page.locator(".caladale .castle").first.wait_for(state="attached")
    if name == "caladale":
        page.locator(".supply .tile:enabled").first.click()
        page.locator("[data-do=take]").wait_for()
    elif name == "caladale-free":
        page.locator(".tray .tile").first.click()
        page.locator("[data-spot]").first.wait_for(state="attached")
    else:
        page.locator("dialog[open] .fair").wait_for()
        page.keyboard.press("Escape")
        page.locator(".correction .rule").wait_for()
    page.evaluate("document.fonts.ready")


def take(browser: Browser, site: Site, folder: Path) -> None:
    usual: dict[str, Any] = {
        "base_url": site.address,
        "locale": "en-GB",
        "reduced_motion": "reduce",
    }
    context = browser.new_context(**usual, **DESKTOP)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    tables = {
        "caladale": drafted(page),
        "caladale-free": freely_built(page),
        "caladale-end": counted(page),
    }
    for size, options in SIZES.items():
        shown = browser.new_context(**usual, **options, storage_state=context.storage_state())
        shown.set_default_timeout(PATIENCE)
        look = shown.new_page()
        for name, address in tables.items():
            look.goto(address)
            ready(look, name)
            look.screenshot(path=folder / f"web-{name}-{size}.png")
        shown.close()


def main(folder: str) -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        try:
            take(browser, site, Path(folder))
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
