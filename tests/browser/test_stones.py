"""Rune Stones in the browser: with the mouse, a finger, keys only, together, and lasting."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from bajarz.games.registry import default_components
from bajarz.games.runestones.game import RuneStones
from browser.company import take_a_seat
from browser.conftest import PHONE, Visit
from browser.players import do, make_table, my_turn, step_of
from browser.stones import RunestonesPlayer, begin, phase

GREY = RuneStones(default_components("runestones")).components.druid_cards[0]  # of seat 1


def alone(page: Page, bot: str = "random") -> RunestonesPlayer:
    """A guest, who begins, against a bot."""
    begin(page, make_table(page, "runestones", ["me", f"bot:{bot}"], first="1"))
    assert my_turn(page)
    return RunestonesPlayer(page, "alone")


def hand(page: Page) -> list[str]:
    cards: list[str] = page.locator(".hand .lift").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    return cards


def test_cards_say_what_they_would_do(visit: Visit) -> None:
    """Lifted cards tell what they buy, which of them leaves, and why some do not go together."""
    page = visit()
    player = alone(page)
    step = step_of(page)
    page.locator("[data-mode=use]").click()
    low, *_, high = hand(page)
    page.locator(f".hand [data-card='{high}']").click()
    page.locator(f".hand [data-card='{low}']").click()
    leaving = page.locator(f".hc:has([data-card='{high}']) .rib.out")
    expect(leaving).to_have_text("leaves the game")
    expect(page.locator(f".hc:has([data-card='{low}']) .rib.stays")).to_have_text("stays")
    expect(page.locator("[data-confirm]")).to_have_text(f"Play {low} and {high}")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .up, .rib")).to_have_count(0)

    page.locator("[data-mode=summon]").click()
    player.settled()
    points = page.locator(".acts .ahead")
    expect(points).to_contain_text("Magic points: 0, still to spend: 0")
    dear = page.locator(".display .slot").first.locator(".take")
    dear.click()  # nothing is paid for it yet
    expect(page.locator(".acts .why")).to_contain_text("R-U2")
    expect(page.locator(".display .take.on")).to_have_count(0)
    assert step_of(page) == step  # so far nothing has happened
    assert hand(page)[0] == low

    magic = next(card.magic for card in GREY if card.number == int(low))
    page.locator(f".hand [data-card='{low}']").click()
    expect(points).to_contain_text(f"Magic points: {magic}, still to spend: {magic}")
    page.locator(".display .slot").last.locator(".take").click()  # costs 1
    expect(points).to_contain_text(f"Magic points: {magic}, still to spend: {magic - 1}")


def told(page: Page) -> Locator:
    return page.locator(".told")


def test_things_explain_themselves(visit: Visit) -> None:
    """In every phase: by a mouse that rests, by the key I; a press does what it does."""
    page = visit()
    alone(page)
    page.locator(".display .slot").last.locator(".take").hover()
    expect(told(page)).to_contain_text("1 magic point when you summon it")
    page.mouse.move(2, 2)
    expect(told(page)).to_have_count(0)
    page.locator(".hand .lift").first.focus()
    page.keyboard.press("i")
    expect(told(page)).to_contain_text("druid card")
    expect(page.locator(".hand .up")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(told(page)).to_have_count(0)
    for thing, words in ((".smithy", "or 3 ore"), (".side .stone", "What it does")):
        page.locator(thing).first.focus()
        page.keyboard.press("i")
        expect(told(page)).to_contain_text(words)
    page.keyboard.press("1")
    expect(page.locator(".hand .up")).to_have_count(1)


HOLD = """(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  const how = { ...at, pointerType: 'touch', bubbles: true };
  element.dispatchEvent(new PointerEvent('pointerdown', how));
}"""
LET_GO = """(element) => {
  element.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }));
  element.click();
}"""


def test_a_held_card_explains_itself_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    alone(page)
    card = page.locator(".hand .lift").first
    card.evaluate(HOLD)
    expect(told(page)).to_contain_text("druid card")
    card.evaluate(LET_GO)
    expect(page.locator(".hand .up")).to_have_count(0)  # it was held, not pressed
    card.tap()
    expect(page.locator(".hand .up")).to_have_count(1)
    expect(told(page)).to_have_count(0)


def test_with_four_all_rivals_are_told_and_nothing_jumps(visit: Visit) -> None:
    page = visit()
    begin(page, make_table(page, "runestones", ["me", *["bot:greedy"] * 3], first="1"))
    assert my_turn(page)
    before = page.locator(".middle").bounding_box()
    RunestonesPlayer(page, "four").turn()
    expect(page.locator("[data-caption] .one")).to_have_count(3)
    assert page.locator(".middle").bounding_box() == before


def test_some_turns_by_clicking(visit: Visit) -> None:
    page = visit()
    player = alone(page)
    page.locator(".smithy.can").last.click()
    default = page.locator(".way.on, .step").first
    expect(default).to_be_visible()
    player.confirm()
    if phase(page) == "field":
        player.press("[data-field]")
    while my_turn(page) and phase(page) != "action":
        player.step()
    expect(page.locator(".board .held")).not_to_have_count(0)
    player.use_or_summon()
    expect(page.locator(".log li.mine")).not_to_have_count(0)


def test_a_turn_with_keys_only(visit: Visit) -> None:
    page = visit()
    alone(page)
    keyboard = page.keyboard
    keyboard.press("u")
    expect(page.locator("[data-mode=use]")).to_have_attribute("aria-pressed", "true")
    keyboard.press("1")
    expect(page.locator(".hand .up")).to_have_count(1)
    keyboard.press("2")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    do(page, lambda: keyboard.press("Enter"))
    page.locator(".runes:not([data-busy])").wait_for()
    while phase(page) != "action" and page.locator(".turn.mine").count():
        do(page, lambda: press_first(page))
    expect(page.locator(".log")).to_contain_text("ends the turn")


def press_first(page: Page) -> None:
    """Walk with Tab from where the focus is to something that can be done, and do it."""
    ready = ".part.can, [data-finish], [data-confirm], [data-gem], [data-benefit], [data-end], .can"
    reached = f"document.activeElement.matches('.runes :is({ready}):enabled')"
    for _ in range(120):
        if page.evaluate(reached):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_turns_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    player = alone(page)
    page.locator("[data-mode=use]").tap()
    for number in (0, 1):
        page.locator(".hand .lift").nth(number).tap()
    page.locator(".hand .rib.stays").wait_for()
    small = "all => all.filter(b => Math.min(b.offsetWidth, b.offsetHeight) < 44 && b.offsetWidth)"
    names = f"({small})(all).map(b => b.outerHTML.slice(0, 120))"
    assert page.locator(".runes button").evaluate_all(f"all => {names}") == []
    do(page, page.locator("[data-confirm]:enabled").tap)
    page.locator(".runes:not([data-busy])").wait_for()
    while my_turn(page) and phase(page) != "action":
        player.step()
    expect(page.locator(".hand .lift").first).to_be_visible()


def test_loading_again_and_a_step_back(visit: Visit) -> None:
    """In the middle of a turn nothing is lost, and what nobody saw can be taken back."""
    page = visit()
    alone(page)
    page.locator(".smithy.can").last.click()
    RunestonesPlayer(page, "again").confirm()
    expect(page.locator(".field.can")).not_to_have_count(0)
    fields = page.locator(".field.can").count()
    page.reload()
    expect(page.locator(".field.can")).to_have_count(fields)
    do(page, page.locator("[data-undo]").click)
    expect(page.locator("[data-mode]")).to_have_count(3)
    expect(page.locator(".smithy.can")).not_to_have_count(0)


def test_two_people_see_only_what_they_may(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = make_table(host, "runestones", ["me", "open"], first="1")
    host.goto(table)
    guest.goto(table)
    take_a_seat(guest)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(".hand .lift").first.wait_for()
    expect(guest.locator("[data-mode]")).to_have_count(0)
    secret = set(hand(host))
    shown = guest.locator(".hand .lift, .rival").all_inner_texts()
    assert not secret & set(" ".join(shown).split())

    RunestonesPlayer(host, "host").use()
    expect(guest.locator(".log")).to_contain_text("uses cards")
    while host.locator(".turn.mine").count() and phase(host) != "action":
        RunestonesPlayer(host, "host").step()
    guest.locator("[data-mode=summon]:enabled").wait_for()
    RunestonesPlayer(guest, "guest").summon()
    expect(host.locator(".log")).to_contain_text("summons")


def test_the_guide_leads_through_a_turn(visit: Visit) -> None:
    page = visit()
    page.goto("/guide/runestones")
    page.get_by_role("button", name="Begin").click()
    assert my_turn(page)
    for _ in range(2):
        page.get_by_role("button", name="Go on").click()
    expect(page.locator(".coach")).to_contain_text("Summon")
    player = RunestonesPlayer(page, "guide")
    page.locator("[data-mode=summon]:enabled").wait_for()
    player.summon()
    expect(page.locator(".coach")).not_to_contain_text("Try the first")
    expect(page.locator(".coach")).to_contain_text("Use abilities")


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_a_whole_game(visit: Visit, options: dict[str, object]) -> None:
    page = visit(**options)
    alone(page, "greedy").play()  # who is soon at the throne
    page.get_by_role("button", name="Check it here").click()
    expect(page.locator(".verdict")).to_contain_text("It fits")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["game"] == "runestones"
