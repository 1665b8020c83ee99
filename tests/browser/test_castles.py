"""Castles of Caladale: drafting and building, alone and against a bot, by mouse, keys and touch."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.castle_player import CastlePlayer, answered, castle_of, cell, middle, settled
from browser.conftest import PHONE, Visit
from browser.players import do, make_table


def open_table(page: Page, seats: list[str], **options: str) -> None:
    page.goto(make_table(page, "caladale", seats, **options))
    page.locator(".caladale .castle").first.wait_for(state="attached")


def tray(page: Page, tile: str) -> None:
    page.locator(f".tray [data-tile={tile}]").click()


def test_building_with_the_mouse(visit: Visit) -> None:
    """Tap and tap, turn, drag, swap, a group, the whole castle, the grass, and back again."""
    page = visit()
    open_table(page, ["me"], solo="free")
    tray(page, "stone-two-1")
    expect(page.locator("[data-spot='2,0']")).to_be_attached()
    page.mouse.click(*middle(page, 2, 0))  # it comes turned so that it fits the gate
    expect(page.locator(".caladale")).to_have_attribute(
        "data-castle", re.compile(r"stone-two-1@2,0,r[23]")
    )
    page.keyboard.press("r")
    turned = castle_of(page)
    drag(page, (2, 0), (3, 1))
    assert re.search(r"stone-two-1@3,1,", castle_of(page))
    settled(page)
    expect(page.locator("[data-violation*='C-B']").first).to_be_attached()  # nothing holds it
    page.keyboard.press("Control+z")
    assert castle_of(page) == turned
    page.keyboard.press("Control+y")
    page.locator("[data-tool=group]").click()
    page.mouse.click(*middle(page, 1, 0))  # beside the tile that was moved last
    drag(page, (1, 0), (2, 0))
    assert "wizard@2,0,r0" in castle_of(page)
    assert "stone-two-1@4,1," in castle_of(page)
    together = castle_of(page)
    page.keyboard.press("r")  # the group turns about its middle, and back in one step
    assert "wizard@2,2,r0" in castle_of(page)
    assert "stone-two-1@3,0," in castle_of(page)
    page.keyboard.press("Control+z")
    assert castle_of(page) == together
    page.keyboard.press("Escape")
    page.locator("[data-tool=slide]").click()
    page.locator("[data-slide=left]").click()
    page.locator("[data-grass=right]").click()
    assert castle_of(page).startswith("layout 1 ")
    assert "wizard@1,0,r0" in castle_of(page)
    settled(page)
    last = castle_of(page)
    page.reload()  # nothing is lost, not even what can be taken back
    expect(page.locator(".caladale")).to_have_attribute("data-castle", sorted_as(last))
    for _ in range(6):
        page.locator("[data-tool=undo]").click()
    expect(page.locator(".caladale")).to_have_attribute("data-castle", "layout 0 wizard@1,0,r0")
    expect(page.locator("[data-tool=undo]")).to_be_disabled()
    settled(page)


def test_the_marks_follow_the_castle_while_a_tile_is_held(visit: Visit) -> None:
    """A gate may stand anywhere over the grass, but not beside another theme."""
    page = visit()
    open_table(page, ["me"], solo="free")
    tray(page, "gnomes")
    expect(page.locator("[data-spot]")).to_have_count(5)
    assert spots(page) == {f"{x},0" for x in range(3, 8)}
    page.keyboard.press("]")
    expect(page.locator("[data-spot]")).to_have_count(6)
    assert spots(page) == {f"{x},0" for x in range(3, 9)}
    page.keyboard.press("Escape")
    expect(page.locator("[data-spot]")).to_have_count(0)


def spots(page: Page) -> set[str | None]:
    return {spot.get_attribute("data-spot") for spot in page.locator("[data-spot]").all()}


def sorted_as(castle: str) -> re.Pattern[str]:
    """The same castle, its tiles in any order."""
    head, pieces = castle.rsplit(" ", 1)
    each = "".join(f"(?=.*{re.escape(piece)})" for piece in pieces.split(";"))
    return re.compile(f"^{head} {each}")


def test_only_what_is_carried_moves(visit: Visit) -> None:
    """While a castle is dragged nothing of the page is drawn anew: what is carried moves, and the
    outline of where it would lie says what would come of it there, that is all."""
    page = visit()
    open_table(page, ["me"], solo="free")
    page.keyboard.press("g")
    page.mouse.click(*middle(page, 1, 0))
    x, y = middle(page, 1, 0)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y - 20)
    page.locator(".carry.lifted").wait_for()
    page.evaluate(WATCH)
    for step in range(12):
        page.mouse.move(x + 20 + 15 * step, y - 20 - 10 * step)
    changed = page.evaluate("() => window.changed")
    page.mouse.up()
    assert changed
    assert set(changed) == {"style"}
    expect(page.locator(".carry")).to_have_count(0)


WATCH = """() => {
  window.changed = [];
  const isOutline = ({ target, attributeName }) =>
    attributeName !== "style" &&
    (target.closest ? target : target.parentElement)?.closest(".landing, .verdict");
  const note = (all) => all.filter((one) => !isOutline(one))
    .forEach((one) => window.changed.push(one.attributeName ?? one.type));
  const what = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document.body, what);
}"""


def drag(page: Page, start: tuple[int, int], end: tuple[int, int]) -> None:
    page.mouse.move(*middle(page, *start))
    page.mouse.down()
    page.mouse.move(*middle(page, *end), steps=4)
    page.mouse.up()


def test_what_would_come_of_a_carried_tile_is_said_at_the_tile(visit: Visit) -> None:
    """Green with the points where it would stand; why not elsewhere; wrong edges on the edge."""
    page = visit()
    open_table(page, ["me"], solo="free")
    carry(page, page.locator(".tray [data-tile=stone-top-1]"))
    said = page.locator("[data-verdict]")
    page.mouse.move(*middle(page, 1, 1))
    expect(said).to_have_attribute("data-verdict", "good")
    expect(said).to_have_text("+5")
    page.mouse.move(*middle(page, 0, 0))
    expect(said).to_have_text("Edges do not match")
    expect(page.locator(".carry.verdict path")).to_have_count(1)
    page.mouse.move(*middle(page, 3, 2))
    expect(said).to_have_text("Not joined to the gate")
    page.mouse.move(*middle(page, 1, 1))
    page.mouse.up()
    settled(page)
    expect(page.locator("[data-violation]")).to_have_count(0)
    carry(page, page.locator(".tray [data-tile=stone-four-1]"))
    page.mouse.move(*middle(page, 2, 0))
    expect(said).to_have_attribute("data-verdict", "good")
    page.mouse.up()
    settled(page)
    carry(page, page.locator(".tray [data-tile=stone-four-2]"))
    page.mouse.move(*middle(page, 4, 1))
    page.mouse.move(*middle(page, 2, 1))
    expect(said).to_have_attribute("data-verdict", "bad")  # beside the sky of the top
    page.mouse.up()
    settled(page)
    expect(page.locator("[data-clash='2,1 W']")).to_be_attached()
    expect(page.locator("[data-note='2,1']")).to_contain_text("Edges do not match")


def carry(page: Page, tile: Locator) -> None:
    """Lift a tile, and wait until the server has said what would become of it."""
    box = tile.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] - 20, steps=3)
    page.locator(".carry.lifted").wait_for()
    answered(page)


def test_letters_go_where_the_tiles_are(visit: Visit) -> None:
    page = visit()
    open_table(page, ["me", "bot:random"], first="1")
    page.keyboard.press("s")
    expect(page.locator(".supply .tile:focus")).to_be_attached()
    page.keyboard.press("2")
    expect(page.locator(".supply .picked")).to_have_count(1)
    do(page, lambda: page.keyboard.press("k"))
    page.locator("[data-do=keep]").wait_for()
    page.keyboard.press("t")
    expect(page.locator(".tray .tile:focus")).to_be_attached()
    page.keyboard.press("c")
    expect(page.locator(".cell:focus")).to_be_attached()
    do(page, lambda: page.keyboard.press("d"))


def test_a_tile_of_the_supply_lies_on_trial_where_it_is_dropped(visit: Visit) -> None:
    page = visit()
    open_table(page, ["me", "bot:random"], first="1")
    tile = page.locator(".supply .tile:enabled").first
    carry(page, tile)
    page.mouse.move(*middle(page, 3, 2))
    page.mouse.up()
    page.locator("[data-do=keep]").wait_for()
    expect(page.locator(".trial")).to_be_attached()
    expect(page.locator("[data-note='3,2']")).to_contain_text("Not joined to the gate")


def test_building_by_keyboard(visit: Visit) -> None:
    """A whole puzzle with keys only: a gate, a tile built, turned, taken back; the count."""
    page = visit()
    open_table(page, ["me"], solo="puzzle")
    page.locator("[data-gate='wizard']").focus()
    do(page, lambda: page.keyboard.press("Enter"))
    page.locator(".tray [data-tile=scaffold]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".cell:focus")).to_be_attached()  # the focus goes where it fits
    page.keyboard.press("Enter")
    assert "scaffold@" in castle_of(page)
    page.keyboard.press("Delete")
    assert "scaffold@" not in castle_of(page)
    page.keyboard.press("Control+z")
    assert "scaffold@" in castle_of(page)
    page.keyboard.press("]")
    assert castle_of(page).startswith("layout 1 ")
    settled(page)
    page.locator("[data-do=done]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_contain_text("tiles are not in the castle")
    page.locator("[data-sure=yes]").focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] .fair").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".correction")).to_be_visible()


def test_the_builder_on_a_phone(visit: Visit) -> None:
    """Solo 1 by touch: what is built stays, and a refused slide of the grass says why."""
    page = visit(**PHONE)
    open_table(page, ["me"], solo="builder")
    do(page, lambda: page.locator("[data-gate='wizard']").tap())
    while castle_of(page).count("@") < 4 and build_one(page):
        pass
    if not page.locator(".turn.over").count():
        page.locator("[data-tool=slide]").tap()
        for _ in range(4):
            page.locator("[data-grass=left]").tap()
        page.locator(".toast .rule").first.wait_for()  # the gate must stay over the grass
        settled(page)
        page.locator("[data-do=stop]").tap()
        page.locator("[data-sure=yes]").tap()
    page.locator("dialog[open] .fair").wait_for()


def build_one(page: Page) -> bool:
    """Take a tile and build it where a place is marked; false when that cannot be."""
    tile = page.locator(".supply .tile:enabled").first
    tile.tap()
    do(page, lambda: page.locator("[data-do=take]").tap())
    answered(page)
    spot = page.locator("[data-stands=true]").first
    if page.locator(".turn.over").count() or not spot.count():
        return False
    x, y = (spot.get_attribute("data-spot") or "").split(",")
    page.touchscreen.tap(*middle(page, int(x), int(y)))
    do(page, lambda: page.locator("[data-do=build]").tap())
    return True


def test_a_turn_of_the_draft(visit: Visit) -> None:
    """Take, try out, keep; and turn the next one face down. The bot plays meanwhile."""
    page = visit()
    open_table(page, ["me", "bot:random"], first="1")
    player = CastlePlayer(page, "draft")
    player.turn()
    player.turn()
    page.locator(".supply .tile:enabled").first.wait_for()
    before = page.locator("[data-part=down]").inner_text()
    page.locator(".supply .tile[data-tile=stack]").click()
    do(page, page.locator("[data-do=take]").click)
    do(page, page.locator("[data-do=down]").click)
    expect(page.locator("[data-part=down]")).to_have_text("1" if before == "–" else "2")
    page.locator("[data-rival='2']").click()
    expect(page.locator("dialog[open] .large .mini")).to_be_visible()


def test_the_puzzle_exchanges(visit: Visit) -> None:
    page = visit()
    open_table(page, ["me"], solo="puzzle")
    do(page, page.locator("[data-gate='gnomes*']").click)
    expect(cell(page, 1, 0)).to_have_attribute("aria-label", re.compile("Gnomes’|Gnomes'"))
    given = page.locator(".tray .tile:not([data-tile=scaffold])").first.get_attribute("data-tile")
    wanted = page.locator(".supply .tile").first
    name = wanted.get_attribute("data-tile")
    wanted.click()
    tray(page, given or "")
    do(page, page.locator("[data-do=exchange]").click)
    expect(page.locator("[data-part=exchanges]")).to_have_text("−1")
    expect(page.locator(f".supply [data-tile={given}]")).to_be_attached()
    assert name != given


@pytest.mark.long
def test_a_whole_game_of_castles(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play vs bot: Caladale").click()
    page.locator(".caladale .castle").first.wait_for(state="attached")
    CastlePlayer(page, "whole").play()
    page.keyboard.press("Escape")
    expect(page.locator(".correction")).to_be_visible()
    expect(page.locator("[data-part=tiles]")).not_to_have_text("–")


@pytest.mark.long
def test_a_whole_game_of_castles_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page, ["me", "bot:random"], first="1")
    CastlePlayer(page, "phone").play()
