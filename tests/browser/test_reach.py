"""Everybody can use every page: axe-core finds nothing, in both themes and sizes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit, missing
from browser.players import make_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
SCHEMES = {"light": "light", "night": "dark"}
ALL = """axe.run(document, {
  resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: true}},
})"""


def home(page: Page) -> None:
    page.goto("/")
    page.locator("#covers").wait_for(state="attached")
    expect(page.get_by_role("button", name="Play vs bot: Grajeczka")).to_be_enabled()


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


def rules(page: Page) -> None:
    page.goto("/rules/fantazja")
    page.locator("article").first.wait_for()


def settings(page: Page) -> None:
    page.goto("/settings")
    page.locator("form").first.wait_for()


SCREENS: list[Callable[[Page], None]] = [
    home,
    lobby,
    fantazja,
    grajeczka,
    tile_in_hand,
    rules,
    settings,
]


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> dict[str, Any]:
    return SIZES[request.param]


@pytest.fixture(params=SCHEMES)
def scheme(request: pytest.FixtureRequest) -> str:
    return SCHEMES[request.param]


def faults(found: dict[str, Any]) -> Iterator[str]:
    for one in found["violations"]:
        for node in one["nodes"]:
            yield f"{one['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"


def test_axe_finds_nothing(visit: Visit, size: dict[str, Any], scheme: str) -> None:
    if not AXE.is_file():
        missing("no axe-core: make pages")
    page = visit(**size, color_scheme=scheme, bypass_csp=True)
    found: list[str] = []
    for screen in SCREENS:
        screen(page)
        page.add_script_tag(path=str(AXE))
        found += [f"{screen.__name__}: {fault}" for fault in faults(page.evaluate(ALL))]
        wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        if page.evaluate(wide):
            found.append(f"{screen.__name__}: wider than the window")
    assert not found, "\n".join(found)
