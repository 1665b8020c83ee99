"""Several people at one table of Grajeczka, each with a browser of their own."""

from playwright.sync_api import Page

from browser.players import GrajeczkaPlayer

END = "dialog[open] .fair"


def take_a_seat(guest: Page) -> None:
    """The first free one, under the name that is there."""
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="Call me").click()
    guest.get_by_role("button", name="Stand up").wait_for()


def sit_down(host: Page, *guests: Page) -> None:
    """From the link to the first step."""
    link = host.get_by_label("Link").input_value()
    for guest in guests:
        guest.goto(link)
        take_a_seat(guest)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, *guests):
        page.locator(".kingdom .cell").first.wait_for()


def finish(pages: list[Page]) -> list[int]:
    """Everybody plays until the game is over; whose turns they were."""
    players = [GrajeczkaPlayer(page, str(number)) for number, page in enumerate(pages)]
    turns: list[int] = []
    while not pages[0].locator(END).count():
        mine = [n for n, page in enumerate(pages) if page.locator(".turn.mine").count()]
        if mine:
            turns.append(mine[0])
            players[mine[0]].step()
    for page in pages:
        page.locator(END).wait_for()
    return turns


def places(page: Page) -> list[str]:
    """What a screen reader hears of the places, with the figures that stand there."""
    names = "cells => cells.map((cell) => cell.getAttribute('aria-label'))"
    labels: list[str] = page.locator(".kingdom .cell").evaluate_all(names)
    return labels
