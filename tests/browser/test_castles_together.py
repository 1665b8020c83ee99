"""Four browsers build castles at once over bad lines: no edit is lost, all show the same."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bajarz.games.caladale.view import LaidTile, full_name
from browser.bad_line import BadLine
from browser.castle_player import castle_of, settled
from browser.castle_player import finish as say_done
from browser.conftest import Visit
from browser.players import make_table
from browser.site import Site

TILES = 8  # of each builder
ROUNDS = 14
BREAK_AFTER = 6  # rounds, on average

# The cells of the castle that a pointer can reach, with their middles.
REACHED = """cells => cells.map((cell) => {
  const box = cell.getBoundingClientRect();
  return [cell.dataset.cell, box.x + box.width / 2, box.y + box.height / 2];
}).filter(([_, x, y]) => document.elementFromPoint(x, y)?.closest("svg.sheet"))"""


@pytest.fixture
def lines(site: Site) -> Iterator[list[BadLine]]:
    lines = [BadLine(site.port, f"line {number}") for number in range(4)]
    yield lines
    for line in lines:
        line.close()


class Builder:
    """Builds by mouse and keys, and counts what it has changed."""

    def __init__(self, page: Page, seat: int, line: BadLine) -> None:
        self.page = page
        self.seat = seat
        self.line = line
        self.random = Random(f"builder {seat}")
        self.edits = 0

    def edit(self) -> None:
        """One change of the castle, shown at once whatever the network does."""
        before = castle_of(self.page)
        tray = self.page.locator(".tray [data-tile]")
        deed = self.random.choice(["place", "place", "place", "turn", "undo", "redo", "grass"])
        if deed == "place" and tray.count():
            self.place()
        elif deed == "turn":
            self.page.keyboard.press("r")
        elif deed == "undo":
            self.page.keyboard.press("Control+z")
        elif deed == "redo":
            self.page.keyboard.press("Control+y")
        else:
            self.page.keyboard.press(self.random.choice("[]"))
        self.edits += castle_of(self.page) != before

    def place(self) -> None:
        """Take the next tile of the tray and lay it on a free cell."""
        tray = self.page.locator(".tray [data-tile]")
        tray.nth(self.random.randrange(tray.count())).click()
        taken = {piece.split("@")[1].rsplit(",", 1)[0] for piece in self.pieces()}
        cells = self.page.locator("[data-cell]").evaluate_all(REACHED)
        free = [(x, y) for cell, x, y in cells if cell not in taken]
        self.page.mouse.click(*self.random.choice(free))

    def pieces(self) -> list[str]:
        return [piece for piece in castle_of(self.page).split(" ")[2].split(";") if "@" in piece]


def seated(visit: Visit, lines: list[BadLine]) -> tuple[list[Builder], str]:
    """Four people at a table, each with some tiles; the draft is done by word of mouth."""
    pages = [visit(base_url=line.address) for line in lines]
    table = make_table(pages[0], "caladale", ["me", "open", "open", "open"], first="1")
    address = f"/api/tables/{table.removeprefix('/t/')}"
    for seat, page in enumerate(pages[1:], 2):
        page.request.post("/api/session")
        ask(page, f"{address}/seats/{seat}", do="join")
        ask(page, f"{address}/ready", ready=True)
    ask(pages[0], f"{address}/start")
    draft(pages, address, TILES * len(pages))
    for page in pages:
        page.goto(table)
        page.locator(".tray [data-tile]").first.wait_for()
    both = zip(pages, lines, strict=True)
    return [Builder(page, seat, line) for seat, (page, line) in enumerate(both, 1)], address


def draft(pages: list[Page], address: str, tiles: int) -> None:
    """Everybody in turn keeps the first tile on the table, so many times or to the end."""
    for _ in range(tiles):
        view = pages[0].request.get(address).json()["play"]["view"]
        if view["phase"] == "build":
            break
        page = pages[view["to_move"] - 1]
        act(page, address, f"take {view['face_up'][0]}")
        act(page, address, "keep")


def ask(page: Page, address: str, **body: Any) -> Any:
    reply = page.request.post(address, data=body)
    assert reply.ok, reply.text()
    return reply.json()


def act(page: Page, address: str, action: str) -> None:
    seq = page.request.get(address).json()["play"]["seq"]
    assert ask(page, f"{address}/act", key=f"draft {seq}", seq=seq, action=action)["ok"]


def built(castle: list[LaidTile]) -> set[str]:
    """A castle of the server's view as the page writes it."""
    return {f"{full_name(laid)}@{laid['x']},{laid['y']},r{laid['rotation']}" for laid in castle}


@pytest.mark.long
def test_four_browsers_build_at_once_over_bad_lines(visit: Visit, lines: list[BadLine]) -> None:
    builders, address = seated(visit, lines)
    chance = Random("breaks")
    begun = builders[0].page.request.get(address).json()["play"]["seq"]
    for line in lines:
        line.worsen()
    for _ in range(ROUNDS):
        for builder in builders:
            builder.edit()
            if chance.random() < 1 / BREAK_AFTER:
                builder.line.break_off()
    for builder in builders:
        builder.edit()
        builder.line.break_off()  # with the last edits under way
    for builder in builders:
        settled(builder.page)
    assert all(builder.edits > ROUNDS // 2 and builder.line.breaks > 1 for builder in builders)
    check(builders, address, begun)
    finish(builders, address)


def finish(builders: list[Builder], address: str) -> None:
    """The draft ends; in the last building time it is everybody's turn until they are done."""
    for builder in builders:
        builder.line.mend()
    pages = [builder.page for builder in builders]
    draft(pages, address, 100)
    for page in reversed(pages):
        page.locator(".turn.mine").wait_for()
        say_done(page)
    for page in pages:
        page.locator("dialog[open] .fair").wait_for()


def check(builders: list[Builder], address: str, begun: int) -> None:
    """The pages, the server, and what the pages show of each other: all castles are the same."""
    end = builders[0].page.request.get(address).json()
    seats = end["play"]["view"]["seats"]
    for builder in builders:
        expect(builder.page.locator(".game[data-step]")).to_have_attribute(
            "data-step", str(end["play"]["seq"])
        )
        steps = [line for line in end["log"][begun:] if line["seat"] == builder.seat]
        assert len(steps) == builder.edits
        own = seats[str(builder.seat)]
        assert set(builder.pieces()) == built(own["castle"])
        assert castle_of(builder.page).split(" ")[1] == str(own["grass"])
    for builder in builders:
        shown = {drawing(other.page, builder.seat) for other in builders if other is not builder}
        assert len(shown) == 1
        assert len(shown.pop()) > 100


def drawing(page: Page, seat: int) -> str:
    """How a page draws another's castle."""
    return page.locator(f"[data-rival='{seat}'] svg.mini").inner_html()
