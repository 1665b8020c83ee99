"""Impossible means impossible (B-E2): the verdict against a search of everything that can happen.

The search knows nothing of reachable sets. With all others passing or helping, every turn may bring
any figure's move, so it walks over the joint places of the three figures; from each it makes one
more move, or two with the token flipped in between, and asks whether the page may then be told.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from bajarz.games.grajeczka.game import Grajeczka
from reference.grajeczka_parts import (
    BOOK,
    FIGURES,
    START_FIGURES,
    Figures,
    Kingdom,
    Place,
    laid,
    name,
    read_place,
    starting_tiles,
)
from reference.grajeczka_random import random_figures, random_kingdom
from reference.grajeczka_telling import Telling

Joint = tuple[Place, ...]  # the places of Princess, Knight and Dragon
Moment = tuple[Joint, str, frozenset[str], tuple[Place, ...]]  # and what telling looks at
Step = tuple[str, Joint, tuple[Place, ...]]


class Search:
    """Everything that can happen on a kingdom that grows no more."""

    def __init__(self, kingdom: Kingdom, figures: Figures) -> None:
        self.telling = Telling(kingdom)
        self.ways = lru_cache(maxsize=None)(self.find_ways)
        kingdom.sight = lru_cache(maxsize=None)(kingdom.sight)  # type: ignore[method-assign]
        kingdom.is_kind = lru_cache(maxsize=None)(kingdom.is_kind)  # type: ignore[method-assign]
        self.joints = self.reachable(tuple(figures[figure] for figure in FIGURES))

    def find_ways(self, figure: str, place: Place) -> list[tuple[Place, ...]]:
        """A figure's moves: the places a Dragon crosses, the end alone for the others."""
        if figure == "dragon":
            return [tuple(flight) for flight in self.telling.kingdom.flights(place)]
        return [(end,) for end in self.telling.kingdom.ends_of(figure, place)]

    def steps(self, joint: Joint) -> Iterator[Step]:
        """Who moves, where all stand then, and what the Dragon crossed."""
        for index, figure in enumerate(FIGURES):
            for way in self.ways(figure, joint[index]):
                after = (*joint[:index], way[-1], *joint[index + 1 :])
                yield figure, after, way if figure == "dragon" else ()

    def reachable(self, start: Joint) -> set[Joint]:
        found, new = {start}, [start]
        while new:
            for _, joint, _ in self.steps(new.pop()):
                if joint not in found:
                    found.add(joint)
                    new.append(joint)
        return found

    def after_one(self) -> set[Moment]:
        """Every moment after a turn's only adventure."""
        return {
            (after, figure, frozenset({figure}), flight)
            for joint in self.joints
            for figure, after, flight in self.steps(joint)
        }

    def after_two(self) -> set[Moment]:
        """Every moment after a turn's second adventure (B-T3)."""
        return {
            (last, second, moved | {second}, flight if second == "dragon" else earlier)
            for joint, _, moved, earlier in self.after_one()
            for second, last, flight in self.steps(joint)
        }

    def told(self, moments: set[Moment]) -> set[int]:
        """The pages that may be told in one of these moments."""
        pages = dict(BOOK)
        found = set()
        for joint, adventure, moved, flight in moments:
            figures = dict(zip(FIGURES, joint, strict=True))
            for number, page in list(pages.items()):
                if not self.telling.refusals(page, adventure, set(moved), figures, list(flight)):
                    found.add(number)
                    del pages[number]
        return found


def verdicts(game: Grajeczka, kingdom: list[str], figures: Figures) -> set[int]:
    """The pages with which the engine lets a player stay in, the stack being empty."""
    return {page for page in BOOK if not begins_out(game, kingdom, figures, page)}


def begins_out(game: Grajeczka, kingdom: list[str], figures: Figures, page: int) -> bool:
    state = game.position(2, {}, finished(kingdom, figures, page))
    seat = state.full()["seats"]["1"]
    assert state.view(1)["seats"]["1"]["page"] == (page if seat["out"] else 0)
    return bool(seat["out"])


def finished(kingdom: list[str], figures: Figures, page: int) -> dict[str, Any]:
    return {
        "to_move": 1,
        "phase": "turn",
        "kingdom": kingdom,
        "figures": {figure: name(place) for figure, place in figures.items()},
        "top": "",
        "stack": [],
        "seats": {"1": {"page": page}, "2": {"page": 1 if page == 36 else page + 1}},
    }


def check(game: Grajeczka, seed: str, size: int) -> set[int]:
    """Compare on one random kingdom; returns the pages that are possible."""
    rng = Random(seed)
    texts, kingdom = random_kingdom(rng, size, mirrored=False)
    figures = random_figures(rng, kingdom)
    search = Search(kingdom, figures)
    possible = search.told(search.after_one())
    assert verdicts(game, texts, figures) == possible, f"{seed}: {texts} {figures}"
    reckoned = {page for page in BOOK if search.telling.is_possible(BOOK[page], figures)}
    assert reckoned == possible, seed
    return possible


@pytest.mark.parametrize("seed", range(6))
def test_out_exactly_when_the_page_can_never_be_told(grajeczka: Grajeczka, seed: int) -> None:
    possible = check(grajeczka, f"impossible {seed}", seed % 3)
    assert 0 < len(possible) < 36


def test_a_second_adventure_makes_no_page_possible(grajeczka: Grajeczka) -> None:
    """The visitor may come last instead, so B-E2 need not look at the token."""
    rng = Random("token")
    texts, kingdom = random_kingdom(rng, 0, mirrored=False)
    figures = random_figures(rng, kingdom)
    search = Search(kingdom, figures)
    once = search.told(search.after_one())
    assert once == search.told(search.after_two())
    assert once == verdicts(grajeczka, texts, figures)


# The Dragon stands where no flight ends: he cannot come back to the place he is on.
NO_WAY_BACK = [
    (["-1,-2 T08B r0"], (0, -1), 29, False),  # he would have to fly to the castle he stands on
    (["2,-3 T02B r5", "3,-2 T10A r5", "4,-3 T09A r3"], (1, 0), 26, False),  # or the mountains
    (["-3,2 T09B r0", "0,3 T08B r2"], (-2, 2), 21, True),  # but the others may come to him
    (["-3,2 T09B r0", "0,3 T08B r2"], (-2, 2), 35, True),
]


@pytest.mark.parametrize(("texts", "dragon", "page", "possible"), NO_WAY_BACK)
def test_a_dragon_who_cannot_come_back(
    grajeczka: Grajeczka, texts: list[str], dragon: Place, page: int, possible: bool
) -> None:
    """A visitor must move last; who meets may wait."""
    figures = {**START_FIGURES, "dragon": dragon}
    search = Search(as_laid(texts), figures)
    assert dragon not in {
        joint[2] for joint, mover, _, _ in search.after_one() if mover == "dragon"
    }
    assert (page in search.told(search.after_one())) == possible
    assert search.telling.is_possible(BOOK[page], figures) == possible
    assert begins_out(grajeczka, texts, figures, page) != possible


def as_laid(texts: list[str]) -> Kingdom:
    tiles = starting_tiles(mirrored=False)
    for at, side, turn in (text.split() for text in texts):
        tiles.append(laid(side, read_place(at), int(turn[1])))
    return Kingdom(tiles)


@pytest.mark.long
@pytest.mark.parametrize(("texts", "dragon", "page", "possible"), NO_WAY_BACK)
def test_a_second_adventure_does_not_bring_him_back(
    texts: list[str], dragon: Place, page: int, possible: bool
) -> None:
    search = Search(as_laid(texts), {**START_FIGURES, "dragon": dragon})
    assert (page in search.told(search.after_two())) == possible


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100))
def test_out_exactly_when_it_can_never_be_told_at_length(grajeczka: Grajeczka, seed: int) -> None:
    check(grajeczka, f"long impossible {seed}", seed % 5)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
def test_out_exactly_on_whole_kingdoms(grajeczka: Grajeczka, seed: int) -> None:
    check(grajeczka, f"whole {seed}", 12)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(30))
def test_a_second_adventure_makes_no_page_possible_at_length(seed: int) -> None:
    rng = Random(f"long token {seed}")
    _, kingdom = random_kingdom(rng, seed % 4, mirrored=False)
    search = Search(kingdom, random_figures(rng, kingdom))
    assert search.told(search.after_one()) == search.told(search.after_two())
