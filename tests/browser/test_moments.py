"""Nothing is final by accident, Back closes what is open, and what happens is said in words."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Visit
from browser.players import make_table, my_turn, step_of

FANTAZJA = {"first": "1"}


def asked(visit: Visit, how: str, **options: Any) -> Page:
    """A visitor who is asked so before actions."""
    page = visit(**options)
    chosen = json.dumps({"asking": how, "hints": "asked"})
    script = f"if (origin !== 'null') localStorage.setItem('bajarz', {json.dumps(chosen)})"
    page.add_init_script(script)
    return page


def fantazja(page: Page) -> None:
    """At my move, with a tile in hand that gains an Imagination Point."""
    page.goto(make_table(page, "fantazja", ["me", "bot:random"], **FANTAZJA))
    assert my_turn(page)
    page.locator(".hand .tile").first.click()


def test_the_end_of_a_turn_that_draws_waits_for_a_moment(visit: Visit) -> None:
    page = asked(visit, "moment")
    fantazja(page)
    before = step_of(page)
    page.locator("[data-gain]").click()
    page.locator("[data-held=asked]").wait_for()
    page.locator("[data-held-back]").click()
    expect(page.locator("[data-held]")).to_have_count(0)
    assert step_of(page) == before
    page.locator(".hand .tile").first.click()
    page.locator("[data-gain]:enabled").click()
    page.locator("[data-held=asked]").wait_for()
    expect(page.locator(".game[data-step]")).not_to_have_attribute(
        "data-step", before
    )  # the moment is over


def test_whoever_wants_to_be_asked_gives_the_word(visit: Visit) -> None:
    page = asked(visit, "final")
    fantazja(page)
    before = step_of(page)
    page.locator("[data-gain]").click()
    page.locator("[data-held=asked]").wait_for()
    assert page.locator("[data-held] i").count() == 0  # no moment: it waits for a word
    assert step_of(page) == before
    page.locator("[data-held-on]").click()
    expect(page.locator(".game[data-step]")).not_to_have_attribute("data-step", before)


def test_back_closes_what_is_open(visit: Visit) -> None:
    page = visit(**PHONE)
    address = make_table(page, "grajeczka", ["me", "bot:random"], first="1")
    page.goto("/rules/grajeczka")
    page.goto(address)
    page.locator(".kingdom .cell").first.wait_for()
    page.locator("header .tool").last.click()
    page.locator("dialog[open] .tabs").wait_for()
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url.endswith(address)
    page.locator("header .tool").last.click()
    page.locator("dialog[open] .tabs").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.go_back()
    page.wait_for_url("**/rules/grajeczka")


def test_the_keys_are_listed(visit: Visit) -> None:
    page = visit()
    page.goto(make_table(page, "fantazja", ["me", "bot:random"], **FANTAZJA))
    page.locator(".fantazja").wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()


def test_a_lost_network_is_said_at_once(visit: Visit) -> None:
    page = visit()
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator(".kingdom .cell").first.wait_for()
    page.context.set_offline(True)
    expect(page.locator("[data-lost]")).to_contain_text("offline")
    page.context.set_offline(False)
    expect(page.locator("[data-lost]")).to_have_count(0)


def test_the_story_opens_at_its_newest_line(visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto(make_table(page, "fantazja", ["me", "bot:random"], **FANTAZJA))
    for _ in range(12):
        assert my_turn(page)
        step = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["play"]
        wish = {"key": str(step["seq"]), "seq": step["seq"], "action": step["legal"][0]}
        page.request.post(page.url.replace("/t/", "/api/tables/") + "/act", data=wish)
        expect(page.locator(".game[data-step]")).not_to_have_attribute(
            "data-step", str(step["seq"])
        )
    page.locator("header .tool").last.click()
    lines = page.locator("dialog[open] ol li")
    lines.first.wait_for()
    expect(lines.last).to_be_in_viewport()
