"""Tables of Castles of Caladale whose pictures are in the documents (see pictures.py)."""

import json
from pathlib import Path

from playwright.sync_api import Page

from browser.over_http import Table

ROUNDS = 15
LEFT = ("tudor-top-5", "tudor-top-4", "tree-top-5", "stone-top-5", "tudor-two-3", "treetudor-A-2")
RECORD = Path(__file__).parents[2] / "docs" / "castle-of-all-tiles.json"


def drafted(page: Page) -> str:
    """In the middle of a draft, with the castle that the coach would build."""
    table = Table(page, "caladale", ["me", "bot:apprentice"], first="1")
    for _ in range(ROUNDS):
        takes = [text for text in table.my_turn()["legal"] if text.startswith("take ")]
        table.act(takes[0])
        table.act("keep")
    table.my_turn()
    table.build_as_coached()
    return table.address


def freely_built(page: Page) -> str:
    """Almost the castle of all tiles."""
    table = Table(page, "caladale", ["me"], solo="free")
    texts = json.dumps(json.loads(RECORD.read_text("utf-8"))).split('"')
    _, grass, pieces = next(text for text in texts if text.startswith("layout ")).split()
    kept = [piece for piece in pieces.split(";") if piece.split("@")[0] not in LEFT]
    table.act(f"layout {grass} {';'.join(kept)}")
    return table.address


def counted(page: Page) -> str:
    """The end of a puzzle, where some tiles come down before the count."""
    table = about_to_be_counted(page)
    table.act("done")
    return table.address


def about_to_be_counted(page: Page) -> Table:
    """A puzzle whose castle has a tile that will come down."""
    table = Table(page, "caladale", ["me"], solo="puzzle")
    table.act("gate wizard*")
    table.build_as_coached()
    seat = table.play()["view"]["seats"]["1"]
    top = max(seat["castle"], key=lambda laid: int(laid["y"]))
    table.act(f"place {top['tile']} {top['x']},{top['y'] + 1} r{top['rotation']}")
    return table


# What is to be seen of them


def lifted(page: Page) -> None:
    castle_shown(page)
    page.locator(".supply .tile:enabled").first.click()
    page.locator("[data-do=take]").wait_for()


def held(page: Page) -> None:
    castle_shown(page)
    page.locator(".tray .tile").first.click()
    page.locator("[data-spot]").first.wait_for(state="attached")


def corrected(page: Page) -> None:
    castle_shown(page)
    page.locator("dialog[open] .fair").wait_for()
    page.keyboard.press("Escape")
    page.locator(".correction .rule").wait_for()


def castle_shown(page: Page) -> None:
    page.locator(".caladale .castle").first.wait_for(state="attached")
