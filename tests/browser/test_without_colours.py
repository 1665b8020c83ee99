"""Nothing is told by colour alone: what differs in meaning differs in shape, in shades of grey."""

from collections.abc import Iterator
from itertools import combinations

from playwright.sync_api import Page

from browser.conftest import Visit
from browser.grey import shades, symbols, unlike, without_colours
from browser.players import make_table

OTHER = 60  # pixels of edges: from here on two shapes are different ones
PAPER = "var(--paper)"
PAPERS = {"deeds": "#E8D9B8"}  # drawn on pages only, which are light at night too

# Symbols among which one must be told from the others.
KINDS: dict[str, dict[str, list[str]]] = {
    "fantazja": {
        "seats": [f"ui-seat-{n}" for n in (1, 2, 3, 4)],
        "elements": [f"fz-el-{element}" for element in "EAWF"],
        "factions": ["fz-faction-S", "fz-faction-E"],
        "types": [
            f"fz-type-{kind}"
            for kind in ("residential", "production", "military", "magic", "special")
        ],
        "marks": [
            f"fz-mark-{mark}" for mark in ("legal", "risk", "refused", "last", "threat", "selected")
        ],
    },
    "grajeczka": {
        "figures": ["gr-princess", "gr-knight", "gr-dragon"],
        "leaders": ["gr-plate-princess", "gr-plate-knight", "gr-plate-dragon"],
        "places": [f"gr-place-{place}" for place in ("castle", "forest", "mountain", "plain")],
        "deeds": [f"gr-verb-{verb}" for verb in ("visit", "see", "meet", "fly")],
        "tokens": ["gr-token-plain", "gr-token-magic"],
    },
    "runestones": {
        "gems": [f"rs-gem-{gem}" for gem in "BYGRW"],
        "artifacts": [f"rs-artifact-{gem}" for gem in "BYGRW"],
        "creatures": [f"rs-{who}-0" for who in ("goblin", "harpy", "dryad", "satyr", "dragon")],
        "druids": [f"rs-druid-{who}" for who in ("grey", "brown", "black", "beige")],
        "stones": [
            f"rs-stone-{stone}"
            for stone in ("magic", "hand", "exchange", "wild", "plus", "die", "point", "cards")
        ],
    },
    "caladale": {
        "signs": [f"cd-sign-{wall}" for wall in "STU"],
        "marks": [f"cd-mark-{mark}" for mark in ("illegal", "legal", "last", "selected")],
    },
}


# Put a game's sprite into the page in place of the last one, as the app does.
INSERT = """async (game) => {
  document.getElementById('sprite-in-test')?.remove();
  const holder = document.createElement('div');
  holder.innerHTML = await (await fetch(`/api/art/${game}.svg`)).text();
  const sprite = holder.querySelector('svg');
  sprite.id = 'sprite-in-test';
  sprite.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  document.body.prepend(sprite);
}"""
# One square in two paints, and a triangle.
SHAPES = """() => {
  const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const shape = (id, d, fill) => `<symbol id="${id}" viewBox="0 0 100 100">
    <path d="${d}" fill="${fill}" stroke="#222" stroke-width="6" /></symbol>`;
  const square = 'M20 20H80V80H20Z';
  sprite.innerHTML = shape('t-red', square, '#c22') + shape('t-green', square, '#3a4')
    + shape('t-wedge', 'M50 15L85 80H15Z', '#c22');
  document.body.append(sprite);
}"""


def check_measure(page: Page) -> None:
    """One shape in two paints is one shape."""
    page.evaluate(SHAPES)
    drawn = symbols(page, dict.fromkeys(("t-red", "t-green", "t-wedge"), PAPER))
    assert unlike(drawn["t-red"], drawn["t-green"]) < OTHER / 4
    assert unlike(drawn["t-red"], drawn["t-wedge"]) > 2 * OTHER


def alike(page: Page, kinds: dict[str, list[str]]) -> Iterator[str]:
    """Symbols that one could take for each other."""
    papers = {name: PAPERS.get(kind, PAPER) for kind, names in kinds.items() for name in names}
    drawn = symbols(page, papers)
    for names in kinds.values():
        for one, other in combinations(names, 2):
            count = unlike(drawn[one], drawn[other])
            if count < OTHER:
                yield f"{one} and {other}: {count}"


def test_symbols_differ_in_shape(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    page.goto("/settings")  # a page without pictures
    page.locator("form").first.wait_for()
    without_colours(page)
    check_measure(page)
    for game, kinds in KINDS.items():
        page.evaluate(INSERT, game)
        for theme in ("light", "night"):
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            assert list(alike(page, kinds)) == [], theme


def around(page: Page, selector: str) -> dict[str, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    sides = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
    return {name: float(round(side)) for name, side in sides.items()}


def test_where_a_figure_can_go_has_a_mark(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator(".kingdom .cell").first.wait_for()
    without_colours(page)
    page.locator(".card:enabled").first.click()
    page.locator(".cell.hot").first.wait_for(state="attached")
    names = "cells => cells.map((cell) => cell.dataset.place)"
    hot = page.locator(".cell.hot").evaluate_all(names)
    cold = page.locator(".cell:not(.hot)").evaluate_all(names)
    boxes = {name: around(page, f".cell[data-place='{name}']") for name in (*hot, cold[-1])}
    page.mouse.move(0, 0)
    marked = {name: shades(page, box) for name, box in boxes.items()}
    page.keyboard.press("Escape")
    page.locator(".cell.hot").first.wait_for(state="detached")
    plain = {name: shades(page, box) for name, box in boxes.items()}
    for name in hot:
        assert unlike(marked[name], plain[name]) > OTHER, name
    assert unlike(marked[cold[-1]], plain[cold[-1]]) < OTHER


def test_where_a_tile_can_be_built_has_a_mark(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    builders = page.locator(".hand .tile.builds")
    while not builders.count():  # not every first hand can build
        page.goto(make_table(page, "fantazja", ["me", "bot:random"], first="1"))
        page.locator(".fantazja .tray.now").wait_for()
    without_colours(page)
    sheet = page.locator("svg.sheet")
    before = shades(page, sheet)
    builders.first.click()
    page.locator(".spot").first.wait_for()
    page.mouse.move(0, 0)
    assert unlike(before, shades(page, sheet)) > OTHER * page.locator(".spot").count()
