"""Grajeczka's board: keys, hints on request, the largest kingdoms, and the rival's move first."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from browser.over_http import Table
from browser.players import make_table, step_of

TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
SIZES = "cells => Math.min(...cells.map(cell => cell.getBoundingClientRect().width))"


def far_out(action: str) -> int:
    """How far from the middle a tile would be added."""
    q, r = (int(number) for number in action.split()[1].split(","))
    return abs(2 * q + r) + abs(2 * r)


def largest_kingdom(table: Table) -> None:
    """Add every tile as far out as it goes; then it is the visitor's turn."""
    while (play := table.my_turn())["view"]["can_add"] or play["view"]["phase"] != "turn":
        adding = [action for action in play["legal"] if action.startswith("add")]
        leaving = "tell" if "tell" in play["legal"] else "end"
        table.act(max(adding, key=far_out) if adding else leaving)


@pytest.mark.parametrize(("window", "least"), [(TABLET, 64), (PHONE, 44)])
def test_places_are_legible_in_the_largest_kingdom(
    visit: Visit, window: dict[str, Any], least: int
) -> None:
    page = visit(**window)
    table = Table(page, "grajeczka", ["me", "bot:random"], first="1")
    largest_kingdom(table)
    page.goto(table.address)
    page.locator(".overview").wait_for()
    assert page.locator(".kingdom .cell").evaluate_all(SIZES) >= least
    page.locator(".sea .zoom .btn").last.click()
    expect(page.locator(".overview")).to_have_count(0)  # the whole kingdom, however small


def quills(page: Page) -> int:
    return page.locator(".card .quill").count()


def test_hints_are_given_when_asked_for(visit: Visit) -> None:
    """Of some first pages no adventure makes them true: then the board says so."""
    page = visit()
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator("[data-hint]").wait_for()
    assert not quills(page)
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_have_count(0)
    assert quills(page) or page.get_by_text("Nothing tells it just now.").count()


def test_who_wants_no_hints_sees_none(visit: Visit) -> None:
    page = visit()
    chosen = """localStorage.setItem('bajarz', '{"asking": "never", "hints": "off"}')"""
    page.add_init_script(f"if (origin !== 'null') {chosen}")
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator(".card:enabled").first.wait_for()
    page.keyboard.press("h")
    assert not page.locator("[data-hint]").count()
    assert not quills(page)


def test_one_key_leads_into_the_kingdom(visit: Visit) -> None:
    page = visit()
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator(".card:enabled").first.wait_for()
    page.get_by_role("button", name="Rules").first.focus()
    page.keyboard.press("k")
    expect(page.locator(".cell:focus")).to_have_count(1)
    page.keyboard.press("4")
    expect(page.locator(".spot:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    before = step_of(page)
    page.keyboard.press("Enter")
    expect(page.locator(".game[data-step]")).not_to_have_attribute("data-step", before)


def told_by_hand(table: Table) -> None:
    """Play over HTTP until the page can be told and the token is plain: telling ends the turn."""
    while "tell" not in (play := table.my_turn())["legal"]:
        hints, legal = play["hints"], play["legal"]
        moves = [action for action in legal if action.startswith("move")]
        table.act(hints[0] if hints else "end" if "end" in legal else moves[0])


def test_no_story_hides_what_the_rival_does(visit: Visit) -> None:
    """The story of the page that I told waits behind a button, and is then read."""
    page = visit(**PHONE)
    table = Table(page, "grajeczka", ["me", "bot:random"], first="1")
    told_by_hand(table)
    page.goto(table.address)
    page.locator(".settle .part:first-child button.pri").click()
    page.locator(".turn.mine").wait_for()
    expect(page.locator("[data-caption]").last).to_be_visible()
    assert not page.locator("dialog[open]").count()
    if page.locator(".over [aria-expanded]").count():
        page.locator(".over [aria-expanded]").click()
    page.get_by_role("button", name="Read it").first.click()
    page.locator("dialog[open] .tale").wait_for()
