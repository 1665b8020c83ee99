"""What axe-core finds wrong with a page, in both themes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.conftest import missing

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL = """axe.run(document, {
  resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: true}},
})"""
PAINTED = "document.getAnimations().every((one) => !(one instanceof CSSTransition))"
WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def faults(page: Page, where: str) -> Iterator[str]:
    """Every fault with its place; a page must be opened with `bypass_csp`."""
    if not AXE.is_file():
        missing("no axe-core: make pages")
    page.add_script_tag(path=str(AXE))
    for theme in ("light", "night"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        page.wait_for_function(PAINTED)
        yield from (f"{where}, {theme}: {fault}" for fault in listed(page.evaluate(ALL)))
    if page.evaluate(WIDE):
        yield f"{where}: wider than the window"


def listed(found: dict[str, Any]) -> Iterator[str]:
    for one in found["violations"]:
        for node in one["nodes"]:
            yield f"{one['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
