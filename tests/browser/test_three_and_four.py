"""Three and four people at one table of Grajeczka."""

import pytest
from playwright.sync_api import Page, expect

from browser.company import finish, places, sit_down
from browser.conftest import Visit
from browser.players import make_table, step_of


def gather(visit: Visit, people: int, **options: str) -> list[Page]:
    """So many people at a table where the first begins."""
    host, *guests = pages = [visit() for _ in range(people)]
    seats = ["me"] + ["open"] * (people - 1)
    host.goto(make_table(host, "grajeczka", seats, first="1", **options))
    sit_down(host, *guests)
    return pages


def check_views(pages: list[Page]) -> None:
    """Everybody has a place and a page of their own, and sees one and the same game."""
    steps = {step_of(page) for page in pages}
    assert len(steps) == 1
    for page in pages:
        expect(page.locator(".players .player")).to_have_count(len(pages))
        expect(page.locator(".players .player.now")).to_have_count(1)
        expect(page.locator("article.page .words")).to_have_count(1)
        assert places(page) == places(pages[0])
    own = [page.locator("article.page .words").inner_text() for page in pages]
    assert len(set(own)) == len(pages)


def check_turns(turns: list[int], people: int) -> None:
    """The turn goes round: from each player to the next."""
    seats = [turn for n, turn in enumerate(turns) if n == 0 or turns[n - 1] != turn]
    assert seats == [number % people for number in range(len(seats))]
    assert len(seats) >= people


def test_three_people(visit: Visit) -> None:
    """Two rounds, and the end by the limit of turns."""
    pages = gather(visit, 3, pages="2", turn_limit="6")
    check_views(pages)
    check_turns(finish(pages), 3)
    results = {page.locator("dialog[open] table").inner_text() for page in pages}
    assert len(results) == 1


@pytest.mark.long
@pytest.mark.parametrize("people", [3, 4])
def test_a_whole_game(visit: Visit, people: int) -> None:
    pages = gather(visit, people, pages="2", turn_limit="off")
    check_views(pages)
    finish(pages)
