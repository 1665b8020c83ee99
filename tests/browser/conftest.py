"""A browser, a server, and visitors: contexts of the browser that keep nothing of each other.

These tests run by themselves (see the Makefile): the browser's driver keeps an event loop running,
and the server's tests want their own.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import bajarz.server.app
from browser.players import PATIENCE
from browser.site import Site

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

# Tests wait for no moment in which something could be taken back, unless they ask for it.
AT_ONCE = """if (origin !== 'null' && !localStorage.getItem('bajarz')) {
  localStorage.setItem('bajarz', JSON.stringify({ asking: 'never' }));
}"""

Visit = Callable[..., Page]


def missing(what: str) -> None:
    """Without a browser or pages there is nothing to test; a CI must have both."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""
    if not chromium:
        missing("no Chromium: install it, or name it in CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    yield from running(Site(tmp_path_factory.mktemp("site")))


def running(site: Site) -> Iterator[Site]:
    """The same, from its start to its stop."""
    if not (bajarz.server.app.PAGES / "index.html").is_file():
        missing("the pages are not built: make pages")
    site.start()
    yield site
    site.stop()


@pytest.fixture
def visit(browser: Browser, site: Site, tmp_path: Path) -> Iterator[Visit]:
    """Opens a page as somebody new; at the end no page may have had an error."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(**options: Any) -> Page:
        usual = {"base_url": site.address, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**{**usual, **DESKTOP, **options})
        contexts.append(context)
        context.add_init_script(AT_ONCE)
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
