"""Everybody can use every page: axe-core finds nothing, in both themes and sizes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import DESKTOP, PHONE, Visit, missing
from browser.screens import SCREENS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
ALL = """axe.run(document, {
  resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: true}},
})"""
PAINTED = "document.getAnimations().every((one) => !(one instanceof CSSTransition))"


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> dict[str, Any]:
    return SIZES[request.param]


def faults(found: dict[str, Any]) -> Iterator[str]:
    for one in found["violations"]:
        for node in one["nodes"]:
            yield f"{one['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"


def test_axe_finds_nothing(visit: Visit, size: dict[str, Any]) -> None:
    if not AXE.is_file():
        missing("no axe-core: make pages")
    page = visit(**size, bypass_csp=True)
    found: list[str] = []
    for screen in SCREENS:
        screen(page)
        page.add_script_tag(path=str(AXE))
        for theme in ("light", "night"):
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            page.wait_for_function(PAINTED)
            where = f"{screen.__name__}, {theme}"
            found += [f"{where}: {fault}" for fault in faults(page.evaluate(ALL))]
        wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        if page.evaluate(wide):
            found.append(f"{screen.__name__}: wider than the window")
    assert not found, "\n".join(found)
