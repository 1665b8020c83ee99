"""Two people at one table, from the invitation to the next game, and somebody who watches."""

from playwright.sync_api import Page, expect

from browser.company import finish, places, sit_down
from browser.conftest import Visit
from browser.players import GrajeczkaPlayer, do, make_table, step_of


def say(page: Page, text: str) -> None:
    page.locator("aside summary", has_text="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def undo(page: Page, other: Page) -> None:
    """Move a figure and take it back; where others saw something they are asked."""
    before = places(page)
    page.keyboard.press("1")
    GrajeczkaPlayer(page, "undo").move()
    expect(page.locator(".settle")).to_be_visible()
    assert places(page) != before
    step = step_of(page)
    button = page.locator("header .tool").first
    expect(button).to_be_enabled()
    if button.inner_text() == "Ask to undo":
        button.click()
        other.get_by_role("button", name="Agree").click()
    else:
        button.click()
    expect(page.locator(".settle")).to_have_count(0)
    for each in (page, other):
        expect(each.locator(".game[data-step]")).not_to_have_attribute("data-step", step)
        assert places(each) == before


def test_two_people_and_a_spectator(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(), visit()
    options = {"pages": "1", "turn_limit": "12", "first": "1"}
    table = make_table(host, "grajeczka", ["me", "open"], **options)
    host.goto(table)
    sit_down(host, guest)

    watcher.goto(table)
    expect(watcher.locator(".banner.watch")).to_be_visible()
    watcher.locator(".kingdom .cell").first.wait_for()
    expect(watcher.locator(".cards")).to_have_count(0)  # nothing to take in hand
    expect(watcher.locator("article.page")).to_have_count(0)  # and nobody's secret page

    say(host, "Once upon a time")
    for page in (guest, watcher):
        expect(page.locator(".fold .badge")).to_have_text("1")
    page = guest
    page.locator("aside summary", has_text="Chat").click()
    expect(page.locator(".chat li")).to_contain_text("Once upon a time")

    undo(host, guest)
    finish([host, guest])
    watcher.locator("dialog[open] .fair").wait_for()

    host.get_by_role("button", name="Play again").click()
    guest.get_by_role("button", name="Yes, sit down").first.click()
    for page in (host, guest):
        page.wait_for_url(lambda url: not url.endswith(table))
    assert host.url == guest.url


def test_a_wish_is_refused_with_its_rule(visit: Visit) -> None:
    page = visit()
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator(".kingdom .cell").first.wait_for()
    before = step_of(page)
    line = page.locator("form.line input")
    line.fill("end")
    line.press("Enter")
    expect(page.locator(".said")).to_contain_text("B-")
    assert step_of(page) == before
    do(page, lambda: type_first(page))


def type_first(page: Page) -> None:
    line = page.locator("form.line input")
    line.fill(line.get_attribute("placeholder") or "")
    line.press("Enter")
