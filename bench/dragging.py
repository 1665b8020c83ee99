"""How smoothly a whole castle is dragged in Chromium: the time between frames.

PYTHONPATH=src:tests python bench/dragging.py, with the pages built. Every tile is chosen with the
lasso and carried about; the times are those between animation frames of the page.
"""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from browser.castle_pictures import RECORD
from browser.castle_player import middle, settled
from browser.conftest import ARGUMENTS, DESKTOP, PHONE
from browser.over_http import Table
from browser.site import Site

MOVES = 240
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
START = """() => {
  window.frames = [];
  const note = (time) => { window.frames.push(time); window.going = requestAnimationFrame(note); };
  window.going = requestAnimationFrame(note);
}"""
STOP = """() => {
  cancelAnimationFrame(window.going);
  return window.frames.slice(1).map((time, i) => time - window.frames[i]).sort((a, b) => a - b);
}"""


def lay(table: Table, tiles: int) -> None:
    """The lowest rows of the castle of all tiles."""
    layout = next(text for text in RECORD.read_text("utf-8").split('"') if "layout " in text)
    _, grass, pieces = layout.split()
    rows = sorted(pieces.split(";"), key=lambda piece: int(piece.split("@")[1].split(",")[1]))
    table.act(f"layout {grass} {';'.join(rows[:tiles])}")


def choose_all(page: Page) -> int:
    page.keyboard.press("g")
    box = page.locator(".site").bounding_box()
    assert box
    page.mouse.move(box["x"] + 4, box["y"] + 70)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] - 80, steps=5)
    page.mouse.up()
    return page.locator(".ring").count()


def drag(page: Page) -> list[float]:
    """Carry the castle about; the times between frames, sorted."""
    x, y = middle(page, 2, 0)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y - 10)
    page.locator(".carry.lifted").wait_for()
    page.evaluate(START)
    for step in range(MOVES):
        page.mouse.move(x + 10 + step % 60, y - 10 - step * 3 % 80)
    gaps: list[float] = page.evaluate(STOP)
    page.mouse.move(x, y)
    page.mouse.up()
    settled(page)
    return gaps


def main() -> None:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    print("size     tiles chosen  frames  median ms  95 % ms  longest ms")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for size, options in SIZES.items():
            page = browser.new_context(base_url=site.address, **options).new_page()
            for tiles in (40, 76):
                table = Table(page, "caladale", ["me"], solo="free")
                lay(table, tiles)
                page.goto(table.address)
                page.locator(".caladale .castle").first.wait_for(state="attached")
                chosen = choose_all(page)
                gaps = drag(page)
                late = gaps[len(gaps) * 95 // 100]
                print(
                    f"{size:<8} {tiles:>5} {chosen:>6} {len(gaps):>7}"
                    f" {gaps[len(gaps) // 2]:>10.1f} {late:>8.1f} {gaps[-1]:>11.1f}"
                )
        browser.close()
        site.stop()


if __name__ == "__main__":
    main()
