"""A table before its game, watching, and what the frame says in words."""

import re

from playwright.sync_api import expect

from browser.company import take_a_seat
from browser.conftest import PHONE, Visit
from browser.players import make_table


def test_the_host_changes_the_terms_and_others_look_on(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(**PHONE), visit()
    address = make_table(host, "fantazja", ["me", "open"])
    host.goto(address)
    friend.goto(address)
    take_a_seat(friend)
    expect(host.get_by_role("button", name="Start the game")).to_be_enabled()

    host.get_by_role("button", name="Change", exact=True).click()
    terms = host.get_by_role("dialog")
    terms.get_by_label("Clock").select_option(label="1 min for each turn")
    terms.get_by_label("Allow chat").uncheck()
    terms.get_by_role("button", name="Save").click()
    expect(friend.locator("dl")).to_contain_text("1 min for each turn")
    expect(friend.get_by_text("The table has new options.")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(friend.get_by_label("Chat", exact=True)).to_have_count(0)

    friend.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Start the game").click()
    host.locator(".game[data-step]").wait_for()
    watcher.goto("/")
    watcher.get_by_role("link", name=re.compile("^Watch: Fantazja")).first.click()
    expect(watcher.locator(".game[data-step]")).to_be_visible()
    expect(watcher.get_by_text("You are watching: you see")).to_be_visible()


def test_the_frame_says_actions_in_words(visit: Visit) -> None:
    page = visit(locale="pl-PL")
    page.goto(make_table(page, "fantazja", ["me", "bot:random"], first="1"))
    page.get_by_text("Co mogę teraz zrobić?").click()
    told = page.locator("details[open] li").first
    expect(told).to_contain_text(re.compile(r"na przykład: Zbuduj Mały Budynek .* w miejscu"))
    line = page.locator("aside form.line input")
    line.fill("small nothing 1,0 r0")
    line.press("Enter")
    expect(page.locator(".said")).to_contain_text("„nothing” to nie kafelek.")
    line.fill((line.get_attribute("placeholder") or "").upper())
    expect(page.locator(".next").last).to_contain_text("Zbuduj")


def test_the_next_tile_stays_in_sight_beside_a_long_story(visit: Visit) -> None:
    page = visit()
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    tale = page.locator(".side .tale")
    tale.evaluate("tale => { tale.textContent = tale.textContent.repeat(4) }")
    expect(page.locator(".side .next .ways")).to_be_in_viewport(ratio=1)
    assert tale.evaluate("tale => tale.scrollHeight > tale.clientHeight")


def test_a_wrong_address_says_so(visit: Visit) -> None:
    page = visit()
    for path in ("/nonsense", "/t/", "/rules/nosuch", "/guide/nosuch"):
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Back to all games").click()
    expect(page.get_by_role("heading", name="There is no such page")).to_have_count(0)


def test_turning_to_the_rules_of_another_game_asks_for_nothing_that_is_not_there(
    visit: Visit,
) -> None:
    page = visit()
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status > 399 else None)
    page.goto("/rules/fantazja")
    page.locator("figure img").first.wait_for()
    page.get_by_role("link", name="Grajeczka").click()
    expect(page.get_by_text("B-T1", exact=True).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert missing == []
