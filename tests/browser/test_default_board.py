"""A game that brings no board of its own is played on the default board: Wishing Wells."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.company import take_a_seat
from browser.conftest import DESKTOP, PHONE, Visit, running
from browser.players import Player, do, make_table, my_turn
from browser.site import Site
from example_game import EXAMPLES

GAME = "wishing_wells"
MOVE = "[data-move]"
TABS = 60  # presses of Tab that lead to the moves from anywhere
STEPS = 80  # of both players in a game
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    yield from running(Site(tmp_path_factory.mktemp("site"), str(EXAMPLES)))


def hand(page: Page) -> Any:
    return page.get_by_role("region", name="Your hand")


class Toucher(Player):
    """Touches a coin of the hand, then a well, then the one move that is left."""

    def step(self) -> None:
        page, moves = self.page, self.page.locator(MOVE)
        chosen = self.random.choice(moves.all()).get_attribute("data-move") or ""
        _, *things = chosen.split()
        if things:
            coin, well = things
            hand(page).locator(f"button[data-thing='{coin}']").tap()
            page.locator(f".columns button[data-thing='{well}']").tap()
        expect(moves).to_have_count(1)
        expect(moves).to_have_text(f"Throw the {coin} into well {well}" if things else "Pass")
        do(page, moves.tap)


class Typist(Player):
    """Uses keys alone: Tab to the moves once, then the focus stays with them."""

    found = False

    def step(self) -> None:
        keys = self.page.keyboard
        if not self.found:
            self.seek()
        focused = self.page.locator(f"{MOVE}:focus")
        expect(focused).to_be_attached()
        for _ in range(self.random.randrange(4)):
            keys.press("ArrowRight")
        expect(focused).to_be_attached()
        do(self.page, lambda: keys.press("Enter"))

    def seek(self) -> None:
        for _ in range(TABS):
            self.page.keyboard.press("Tab")
            if self.page.locator(f"{MOVE}:focus").count():
                self.found = True
                return
        pytest.fail("Tab does not lead to the moves")


def test_two_people_play_a_whole_game(visit: Visit) -> None:
    """One with keys at a desk, the other with a finger on a phone; then they watch the replay."""
    desk, phone = visit(), visit(**PHONE)
    address = make_table(desk, GAME, ["me", "open"], first="1")
    desk.goto(address)
    phone.goto(address)
    take_a_seat(phone)
    desk.get_by_role("button", name="Start the game").click()
    players = cycle([Typist(desk, "keys"), Toucher(phone, "finger")])
    for _, player in zip(range(STEPS), players, strict=False):
        if not my_turn(player.page):
            break
        player.step()
    for page in (desk, phone):
        expect(page.locator("dialog[open]")).to_contain_text("wishes")
    desk.get_by_role("link", name="Watch the replay").click()
    desk.locator(".replay .default").wait_for()
    desk.keyboard.press("Home")
    expect(desk.locator(".replay")).to_have_attribute("data-step", "0")
    desk.keyboard.press("ArrowRight")
    expect(desk.locator(".columns .new")).to_have_count(1)  # the first coin
    expect(desk.locator(MOVE)).to_have_count(0)


def test_the_shelf_the_rules_and_a_new_table_know_the_game(visit: Visit) -> None:
    page = visit(locale="pl-PL")
    page.goto("/")
    expect(page.locator(".cover .plain")).to_have_text("Studnie życzeń")
    page.get_by_role("link", name="Zasady gry Studnie życzeń").click()
    expect(page.locator("main")).to_contain_text("Moneta musi być wyższa")
    page.goto(f"/new?game={GAME}")
    page.get_by_label("Miejsce 2", exact=True).select_option("bot:random")
    page.get_by_role("button", name="Zacznij grę").click()
    assert my_turn(page)
    expect(page.locator(MOVE).first).to_contain_text("Wrzuć")
    expect(page.locator(".shared")).to_contain_text("monety w woreczku")


def test_who_watches_sees_no_hand_and_no_moves(visit: Visit) -> None:
    page, other = visit(), visit()
    address = make_table(page, GAME, ["me", "bot:random"], first="1")
    page.goto(address)
    expect(hand(page).locator("[data-thing]")).to_have_count(4)
    other.goto(address)
    expect(other.locator("[data-seat='1']")).to_contain_text("coins in hand")
    expect(hand(other)).to_have_count(0)
    expect(other.locator(MOVE)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(visit: Visit, size: str) -> None:
    page = visit(**SIZES[size], bypass_csp=True)
    page.goto(make_table(page, GAME, ["me", "bot:random"], first="1"))
    do(page, page.locator(MOVE).first.click)
    hand(page).locator("button").first.click()
    found = list(faults(page, size))
    assert not found, "\n".join(found)
