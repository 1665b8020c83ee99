"""Finding one's way: from the shelf to a game, to a table with others, and back to a replay."""

import pytest
from playwright.sync_api import Page, expect

from browser.company import take_a_seat
from browser.conftest import PHONE, Visit
from browser.over_http import Table
from browser.players import make_table
from browser.replays import open_replay

LIKENESS = """(button) => {
  const style = getComputedStyle(button);
  return style.color === style.backgroundColor;
}"""


def options_of(page: Page) -> dict[str, str]:
    """The options of the table that is open."""
    page.wait_for_url("**/t/*")
    shown = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    options: dict[str, str] = shown["table"]["options"]
    return options


def sits_at(page: Page) -> int:
    page.wait_for_url("**/t/*")
    shown = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    seat: int = shown["play"]["seat"]
    return seat


@pytest.mark.parametrize("solo", ["builder", "puzzle", "free"])
def test_the_shelf_leads_to_every_game_alone(visit: Visit, solo: str) -> None:
    page = visit(**PHONE)
    page.goto("/")
    page.get_by_role("group", name="Play Caladale alone").locator(f"[data-solo={solo}]").click()
    assert options_of(page)["solo"] == solo
    page.locator(".castle, .gates, [data-spot], .tray").first.wait_for()


def test_one_chooses_a_side_or_who_begins(visit: Visit) -> None:
    page = visit()
    for side, seat in (("Engineers", 2), ("Sculptors", 1)):
        page.goto("/")
        page.get_by_label("Your side in Fantazja").select_option(side)
        page.get_by_role("button", name="Play vs bot: Fantazja").click()
        assert sits_at(page) == seat
    for words, first in (("the other begins", "2"), ("I begin", "1"), ("by lot", "random")):
        page.goto("/")
        page.get_by_label("Who begins in Grajeczka").select_option(words)
        page.get_by_role("button", name="Play vs bot: Grajeczka").click()
        assert options_of(page)["first"] == first


def test_a_name_is_asked_for_once(visit: Visit) -> None:
    host, guest = visit(), visit()
    first, second = (make_table(host, "fantazja", ["me", "open"]) for _ in range(2))
    guest.goto(first)
    guest.get_by_role("button", name="Sit down").click()
    asked = guest.get_by_role("dialog", name="What shall we call you?")
    expect(asked.get_by_label("Name")).to_be_focused()
    guest.keyboard.press("Escape")  # whoever does not say it does not sit
    expect(guest.get_by_role("button", name="Stand up")).to_have_count(0)
    guest.get_by_role("button", name="Sit down").click()
    asked.get_by_label("Name").fill("Ala")
    guest.keyboard.press("Enter")
    expect(guest.locator("li", has_text="Ala")).to_contain_text("you · ✓ ready")
    guest.goto(second)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="Stand up")).to_be_visible()
    expect(guest.get_by_role("dialog")).to_have_count(0)
    guest.goto("/")
    guest.get_by_role("button", name="Invite a friend to Grajeczka").click()
    expect(guest.get_by_role("heading", name="Grajeczka: the table waits")).to_be_visible()


def test_whoever_invites_is_asked_too_and_may_keep_the_name(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Invite a friend to Fantazja").click()
    suggested = page.get_by_role("dialog").get_by_label("Name").input_value()
    page.get_by_role("button", name=f"Call me {suggested}").click()
    expect(page.locator("li", has_text=suggested)).to_contain_text("you · ✓ ready")


def test_a_full_table_counts_down_until_somebody_says_not_yet(visit: Visit) -> None:
    host, guest = visit(), visit(**PHONE)
    table = make_table(host, "fantazja", ["me", "open"])
    for page in (host, guest):
        page.goto(table)
    expect(host.get_by_text("One seat is still open.")).to_be_visible()
    take_a_seat(guest)
    for page in (host, guest):
        expect(page.get_by_text("The game begins!")).to_be_visible()
    guest.get_by_role("button", name="Not yet").click()
    expect(host.get_by_text("is not ready yet.")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_have_count(0)
    guest.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Not yet").click()
    expect(guest.get_by_text("The game begins!")).to_have_count(0)
    host.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(".game[data-step]").wait_for()


def test_bots_fill_the_free_seats(visit: Visit) -> None:
    host = visit()
    host.goto(make_table(host, "grajeczka", ["me", "open", "open"]))
    host.get_by_role("button", name="Let bots play").click()
    expect(host.get_by_text("The game begins!")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    host.locator(".game[data-step]").wait_for()


def test_nobody_is_offered_a_seat_that_is_not_free(visit: Visit) -> None:
    host, guest, other = visit(), visit(), visit()
    table = make_table(host, "runestones", ["me", "open"])
    other.goto("/")
    offer = other.get_by_role("link", name="Sit down: Rune Stones").first
    expect(offer).to_have_attribute("href", table)
    guest.goto(table)
    take_a_seat(guest)
    other.reload()
    other.get_by_role("heading", name="Open tables").wait_for()
    other.wait_for_load_state("networkidle")
    expect(other.locator(f"a[href='{table}']")).to_have_count(0)
    other.goto(table)
    expect(other.get_by_text("All seats are taken.")).to_be_visible()
    expect(other.get_by_role("button", name="Sit")).to_have_count(0)


@pytest.fixture
def past(visit: Visit) -> tuple[Page, str]:
    """A game of Fantazja that its player, in seat 1, has given up."""
    page = visit()
    table = Table(page, "fantazja", ["me", "bot:random"], first="1")
    table.act(table.my_turn()["legal"][0])
    page.request.post(f"{table.path}/resign")
    return page, table.id


def test_the_chosen_eyes_can_be_read_under_the_mouse(past: tuple[Page, str]) -> None:
    page, table = past
    open_replay(page, table, 1, "2")
    chosen = page.locator("[data-perspective='2'][aria-pressed='true']")
    chosen.hover()
    assert not chosen.evaluate(LIKENESS)


def test_only_the_readers_own_seat_is_called_you(past: tuple[Page, str]) -> None:
    page, table = past
    named = page.locator(".fantazja").get_by_text("You", exact=True)
    for eyes, you in (("1", 1), ("2", 0), ("0", 1), ("all", 1)):
        open_replay(page, table, 1, eyes)
        page.locator(".replay .fantazja .hand .tile").first.wait_for()
        assert named.count() == you, eyes


def test_a_first_game_is_on_a_phones_home_and_is_not_lost(visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto("/")
    page.get_by_role("link", name="First game of Grajeczka").click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("region", name="First game").wait_for()
    page.request.post(f"/api/tables/{page.url.rpartition('/')[2].partition('?')[0]}/resign")
    page.goto("/mine")
    card = page.locator(".card", has_text="Grajeczka")
    expect(card).to_contain_text("First game")
    expect(card).not_to_contain_text("Lost")
