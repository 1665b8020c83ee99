"""What the walk over the screens measures: each fault is said, and none where there is none."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.walk.cases import CASES, STYLE, Case
from browser.walk.measures import axe_faults, faults, settle


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    yield context.new_page()
    context.close()


def measured(page: Page, body: str, case: Case) -> list[str]:
    width, height = case.size
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f"<!doctype html><html lang=en>{STYLE}<body>{body}</body></html>")
    settle(page)
    return faults(page, case.game, case.touch)


@pytest.mark.parametrize("case", CASES, ids=[case.about for case in CASES])
def test_a_fault_is_said_and_its_mending_is_not(page: Page, case: Case) -> None:
    found = measured(page, case.bad, case)
    assert [one for one in found if case.said in one], found
    assert [one for one in measured(page, case.good, case) if case.said in one] == []


def test_a_good_page_has_no_faults_at_all(page: Page) -> None:
    good = Case("", "", "", "")
    body = "<main><h1>Once upon a time</h1><button style='height:44px'>Play</button></main>"
    assert measured(page, body, good) == []
    page.evaluate("document.title = 'Good'")
    assert axe_faults(page) == []


def test_axe_is_asked(page: Page) -> None:
    picture = "<main><h1>Once</h1><img src='data:,' width=9 height=9></main>"
    page.set_content(f"<!doctype html><html lang=en><title>Once</title><body>{picture}</body>")
    assert [fault for fault in axe_faults(page) if fault.startswith("axe: image-alt: img")]
