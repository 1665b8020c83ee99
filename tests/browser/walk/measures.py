"""What is wrong with a screen, by measure, in plain sentences."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.axe import AXE, listed
from browser.walk.courses import NAMES

PARTS = ("common", "page", "texts", "overlaps", "targets", "board")
FOLDER = Path(__file__).parent / "measures_js"
BODY = "\n".join((FOLDER / f"{part}.js").read_text("utf-8") for part in PARTS)
SCRIPT = f"(asked) => {{\n{BODY}\nreturn [...found].sort();\n}}"
ME = "Bartłomiej Krzywousty"
BOTS = ("Skrzat", "Leszy", "Rusałka", "Wodnik")  # as the server names them

# Parts whose children must lie beside each other.
PANELS = ".game, .replay, .stage, aside, .fantazja, .board, .caladale, .runes, .runes .mine"
BOARD_PARTS = "main, main .place, .fantazja, .board, .caladale, .runes"  # never scrolled
OVERVIEW = "[data-overview], .overview"

# Of each game: the map, what is laid there, what the player holds or acts with beside it, and the
# pieces whose size is measured; `unit` is the size of a drawn piece in its own drawing.
BOARDS: dict[str, dict[str, Any]] = {
    "fantazja": {
        "map": "svg.sheet",
        "laid": ".stack",
        "hand": [".tray"],
        "pieces": [
            {"name": "tiles of the map", "selector": ".stack", "unit": 200, "onMap": True},
            {"name": "places of the map", "selector": ".spot", "unit": 200, "onMap": True},
            {"name": "tiles in hand", "selector": ".hand .tile", "unit": 0, "onMap": False},
        ],
    },
    "grajeczka": {
        "map": "svg.kingdom",
        "laid": ".cell",
        "hand": [".acts", ".side", ".strip"],
        "pieces": [
            {"name": "places of the kingdom", "selector": ".cell", "unit": 0, "onMap": True},
            {"name": "cards", "selector": ".cards .card", "unit": 0, "onMap": False},
            {"name": "the tile turned", "selector": ".turns .way", "unit": 0, "onMap": False},
        ],
    },
    "caladale": {
        "map": "svg.sheet",
        "laid": ".castle > g",
        "hand": [".below", ".bar", ".panel.supply"],
        "pieces": [
            {"name": "cells of the castle", "selector": ".cell", "unit": 100, "onMap": True},
            {"name": "tiles of the tray", "selector": ".tray .tile", "unit": 0, "onMap": False},
            {"name": "tiles supplied", "selector": ".supply .tile", "unit": 0, "onMap": False},
        ],
    },
    "runestones": {
        "map": "",
        "laid": "",
        "hand": [],
        "pieces": [
            {"name": "cards in hand", "selector": ".hand .lift", "unit": 0, "onMap": False},
            {"name": "creatures", "selector": ".display .take", "unit": 0, "onMap": False},
            {"name": "cards in play", "selector": ".play .face", "unit": 0, "onMap": False},
        ],
    },
}

FONTS = "document.fonts.ready"
# Two frames later everything that follows the window's size has followed it.
DRAWN = """() => new Promise((done) => {
  const next = (left) => (left ? requestAnimationFrame(() => next(left - 1)) : done());
  next(2);
})"""
STILL = "document.getAnimations().every((one) => one.playState !== 'running')"


def settle(page: Page) -> None:
    """Wait until nothing on the page moves any more."""
    page.evaluate(FONTS)
    page.evaluate(DRAWN)
    page.wait_for_function(STILL)
    page.evaluate(DRAWN)


def faults(page: Page, game: str = "", touch: bool = False) -> list[str]:
    """What is wrong; a game's board is measured too."""
    usual: dict[str, Any] = {"map": "", "laid": "", "hand": [], "pieces": []}
    asked = BOARDS.get(game, usual) | {
        "touch": touch,
        "names": [ME, *NAMES, *BOTS],
        "panels": PANELS,
        "boards": BOARD_PARTS if game in BOARDS else "none",
        "overview": OVERVIEW,
    }
    found: list[str] = page.evaluate(SCRIPT, asked)
    return found


def axe_faults(page: Page) -> list[str]:
    """What axe-core objects to; the page must have been opened with `bypass_csp`."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=str(AXE))
    found = page.evaluate(AXE_RUN)
    return [f"axe: {fault}" for fault in listed(found)]


AXE_RUN = """axe.run(document, {
  resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: true}},
})"""
