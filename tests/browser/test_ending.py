"""The end of a game: it is seen on the board before it is read, and can be played again."""

from random import Random

from playwright.sync_api import Page, expect

from browser.castle_pictures import about_to_be_counted, castle_shown
from browser.conftest import PHONE, Visit
from browser.over_http import Table
from browser.players import make_table

RESULT = "dialog[open] .ending"
SHORT = {"pages": "2", "turn_limit": "12"}


def test_the_result_tells_the_whole_game(visit: Visit) -> None:
    page = visit()
    page.request.post("/api/session")
    table = Table(page, "grajeczka", ["me", "bot:random"], first="1", **SHORT)
    table.play_out(Random("ending"))
    page.goto(table.address)
    result = page.locator(RESULT)
    expect(result.locator(".reason")).to_contain_text("turn limit")
    expect(result.locator(".podium li")).to_have_count(2)
    expect(result.locator(".podium .won .star").first).to_be_visible()
    expect(result.locator("table tbody tr").first).to_be_visible()
    expect(result.locator("polyline")).to_have_count(2)
    assert result.locator("ol li a").count() > 3
    page.wait_for_function(f"document.querySelector('{RESULT} img')?.naturalWidth > 300")
    board = result.locator("img").get_attribute("src") or ""
    assert "part=board" in board


def test_proofs_are_behind_a_fold(visit: Visit) -> None:
    page = visit(**PHONE)
    page.request.post("/api/session")
    table = Table(page, "fantazja", ["me", "bot:random"])
    page.request.post(f"{table.path}/resign")
    page.goto(table.address)
    fair = page.locator("dialog[open] .fair")
    expect(fair).to_contain_text("Everything was shuffled before anyone could look")
    expect(fair.locator("code").first).to_be_hidden()
    expect(page.locator(RESULT)).to_contain_text("gave up")
    fair.locator("summary").click()
    expect(fair.locator("code").first).to_be_visible()
    fair.get_by_role("button", name="Check it here").click()
    expect(fair.locator(".verdict")).to_contain_text("It fits")


def test_the_result_waits_until_the_castle_has_been_counted(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.request.post("/api/session")
    table = about_to_be_counted(page)
    page.goto(table.address)
    castle_shown(page)
    page.evaluate(
        "window.seen = []; new MutationObserver(() => window.seen.push("
        "[!!document.querySelector('dialog[open] .ending'),"
        " document.querySelector('.correction .num')?.textContent ?? ''].join(' ')))"
        ".observe(document.body, {subtree: true, childList: true, attributes: true,"
        " characterData: true})"
    )
    table.act("done")
    page.locator(".correction").get_by_role("button", name="Skip").click()
    page.locator(RESULT).wait_for()
    seen: list[str] = page.evaluate("window.seen")
    counts = [each.split() for each in seen]
    assert ["false", "0"] in [each[:2] for each in counts]
    for open_, *count in counts:
        if open_ == "true":
            assert count[0] == count[2]


# Once more


def over(host: Page, guest: Page) -> str:
    """A game of two people that is over."""
    address = make_table(host, "grajeczka", ["me", "open"], **SHORT)
    path = f"/api{address.replace('/t/', '/tables/')}"
    for page, call, data in (
        (guest, "seats/2", {"do": "join"}),
        (guest, "ready", {"ready": True}),
        (host, "start", {}),
        (guest, "resign", {}),
    ):
        answer = page.request.post(f"{path}/{call}", data=data)
        assert answer.ok, answer.text()
    return address


def company(visit: Visit) -> tuple[Page, Page, str]:
    host, guest = visit(), visit()
    for page, name in ((host, "Hanna"), (guest, "Gaja")):
        page.request.post("/api/session")
        page.request.patch("/api/me", data={"name": name})
    return host, guest, over(host, guest)


def test_who_asks_to_play_again_is_heard_on_every_page(visit: Visit) -> None:
    host, guest, address = company(visit)
    guest.goto("/rules")
    host.goto(address)
    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda url: address not in url)
    question = guest.locator(".question")
    expect(question).to_contain_text("Hanna asks: again?", timeout=30_000)
    guest.goto("/settings")
    expect(question).to_contain_text("Hanna asks: again?")
    question.get_by_role("button", name="Yes, sit down").click()
    guest.wait_for_url(host.url)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(".kingdom .cell").first.wait_for()
        expect(page.locator(".question")).to_have_count(0)


def test_no_is_an_answer_in_the_result_too(visit: Visit) -> None:
    host, guest, address = company(visit)
    guest.goto(address)
    guest.locator(RESULT).wait_for()
    host.request.post(f"/api{address.replace('/t/', '/tables/')}/rematch")
    asks = guest.locator("dialog[open] footer")
    expect(asks).to_contain_text("Hanna asks: again?")
    asks.get_by_role("button", name="No", exact=True).click()
    expect(asks).not_to_contain_text("asks")
    guest.keyboard.press("Escape")
    expect(guest.locator(".question")).to_have_count(0)


def test_the_question_stays_when_the_result_is_closed(visit: Visit) -> None:
    host, guest, address = company(visit)
    guest.goto(address)
    guest.locator(RESULT).wait_for()
    guest.keyboard.press("Escape")
    host.request.post(f"/api{address.replace('/t/', '/tables/')}/rematch")
    expect(guest.locator(".question")).to_be_visible()
