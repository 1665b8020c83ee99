"""Nothing is lost: not by loading again, without a connection, or with a new server."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Visit
from browser.players import make_table, step_of
from browser.site import Site


class Wire:
    """The sockets of a page, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("."), self.opened)

    def opened(self, socket: WebSocketRoute) -> None:
        if self.whole:
            socket.connect_to_server()
            self.sockets.append(socket)
        else:
            socket.close()

    def cut(self) -> None:
        self.whole = False
        for socket in self.sockets:
            socket.close()

    def mend(self) -> None:
        self.whole = True


def begin(page: Page) -> Page:
    """A game in which a figure has moved, and the turn waits to be ended."""
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator(".kingdom .cell").first.wait_for()
    first = page.locator("form.line input").get_attribute("placeholder") or ""
    send(page, first)
    expect(page.locator(".settle")).to_be_visible()
    return page


def send(page: Page, text: str) -> None:
    line = page.locator("form.line input")
    line.fill(text)
    line.press("Enter")


def shown(page: Page) -> list[str]:
    """The step, the secret page and the log: what must be the same afterwards."""
    page.locator(".kingdom .cell").first.wait_for()
    expect(page.locator(".log li")).not_to_have_count(0)
    return [step_of(page), *page.locator(".log li, article.page .words").all_inner_texts()]


def test_loading_again(visit: Visit) -> None:
    page = begin(visit())
    before = shown(page)
    page.reload()
    expect(page.locator(".settle")).to_be_visible()
    assert shown(page) == before


def test_a_lost_connection(visit: Visit) -> None:
    """What is done meanwhile is done when the connection is back."""
    page = visit()
    wire = Wire(page)
    before = shown(begin(page))
    wire.cut()
    page.context.set_offline(True)
    expect(page.locator(".banner.lost")).to_be_visible()
    assert shown(page) == before
    send(page, "end")
    page.context.set_offline(False)
    wire.mend()
    expect(page.locator(".banner.lost")).to_have_count(0)
    expect(page.locator(".game[data-step]")).not_to_have_attribute("data-step", before[0])


def test_a_new_server(visit: Visit, site: Site) -> None:
    """What is done while the server is away is done when it is back."""
    page = begin(visit())
    before = shown(page)
    site.stop()
    expect(page.locator(".banner.lost")).to_be_visible()
    assert shown(page) == before
    send(page, "end")
    site.start()
    expect(page.locator(".banner.lost")).to_have_count(0)
    expect(page.locator(".game[data-step]")).not_to_have_attribute("data-step", before[0])
    expect(page.locator(".turn.mine")).to_be_visible()
    log = page.locator(".log li").all_inner_texts()
    assert log[: len(before) - 2] == before[2:]


def test_language_and_theme_keep_what_is_in_hand(visit: Visit) -> None:
    page = visit()
    page.goto(make_table(page, "grajeczka", ["me", "bot:random"], first="1"))
    page.locator(".kingdom .cell").first.wait_for()
    step = step_of(page)
    page.locator(".card[aria-keyshortcuts='1']").click()
    hot = page.locator(".cell.hot").evaluate_all("cells => cells.map((cell) => cell.dataset.place)")
    assert hot

    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator(".turn.mine")).to_contain_text("Twoja kolej")
    page.locator("header .theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")

    expect(page.locator(".cell.hot")).to_have_count(len(hot))
    after = page.locator(".cell.hot").evaluate_all(
        "cells => cells.map((cell) => cell.dataset.place)"
    )
    assert after == hot
    assert step_of(page) == step
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator(".turn.mine")).to_have_text(re.compile("Twoja kolej"))
