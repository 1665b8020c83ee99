"""What a seat of Grajeczka may know (B-S2, B-S3, B-E2).

Hidden are the pages in the others' hands, those that they have turned, in their order, and those
that nobody has drawn. A page that is drawn is a variable until it is told or laid open. On a
finished kingdom every turn that begins tests the page in hand (B-E2), for all to see: whoever is
not out holds a page that can still be fulfilled. The stack's tiles are known, only not their order.
"""

from copy import deepcopy
from functools import cache
from random import Random
from typing import NamedTuple

from bajarz.core.canonical import Json
from bajarz.core.record import Step
from reference.grajeczka import PAGES_EACH
from reference.grajeczka_parts import (
    BOOK,
    FIGURES,
    TILE_NAMES,
    Kingdom,
    laid,
    name,
    read_place,
    starting_figures,
    starting_tiles,
)
from reference.grajeczka_telling import Telling
from reference.knowledge.knowledge import Hidden, Knowledge, Pool, only
from reference.knowledge.played import Facts, Table


class Begun(NamedTuple):
    """A turn that began on a finished kingdom: the kingdom, and where the figures stood."""

    kingdom: tuple[str, ...]  # ordinary tiles as laid
    figures: tuple[str, ...]  # their places
    mirrored: bool


@cache
def kingdom_of(laid_tiles: tuple[str, ...], mirrored: bool) -> Kingdom:
    tiles = starting_tiles(mirrored)
    for text in laid_tiles:
        side, place, rotation = text.split()
        tiles.append(laid(side, read_place(place), int(rotation)))
    return Kingdom(tiles)


@cache
def could_be_told(begun: Begun, page: str) -> bool:
    """B-E2: whether a page could then still be fulfilled; remembered, for it takes long."""
    places = [read_place(text) for text in begun.figures]
    telling = Telling(kingdom_of(begun.kingdom, begun.mirrored))
    return telling.is_possible(BOOK[int(page)], dict(zip(FIGURES, places, strict=True)))


class GrajeczkaKnowledge(Knowledge):
    """What a seat knows of all pages."""

    told_nothing = ("TokenFlipped",)

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        options = table.game.check_options(table.options)
        self.mirrored = options["mirrored"] == "yes"
        self.kingdom: tuple[str, ...] = ()  # ordinary tiles as laid
        self.figures = {f: name(place) for f, place in starting_figures(self.mirrored).items()}
        self.stack = set(TILE_NAMES)
        self.finished = False
        self.beginning = 0  # the seat whose turn begins, if it is not put out

        each = PAGES_EACH[table.players] if options["pages"] == "all" else int(options["pages"])
        seats = range(1, table.players + 1)
        self.unseen = {str(page) for page in BOOK}
        self.undrawn = dict.fromkeys(seats, each)
        self.page: dict[int, str] = {}  # by seats: a page's number, or a variable
        self.turned: dict[int, list[str]] = {n: [] for n in seats}
        self.out: set[int] = set()
        self.tests: dict[str, set[Begun]] = {}  # variable → the turns begun with it
        self.bound: dict[str, str] = {}
        self.moved: dict[int, str] = {}  # event → the variable drawn or turned

    def learn(self, events: list[Facts]) -> None:
        super().learn(events)
        self.begin()

    # Events: the kingdom and the turns

    def see_game_started(self, event: Facts) -> None:
        self.beginning = event["first"]

    def see_tile_revealed(self, event: Facts) -> None:
        self.begin()
        self.stack.remove(event["tile"][:3])

    def see_figure_moved(self, event: Facts) -> None:
        self.begin()
        self.figures[event["figure"]] = event["place"]

    def see_tile_added(self, event: Facts) -> None:
        self.begin()
        self.kingdom = *self.kingdom, f"{event['tile']} {event['place']} {event['rotation']}"

    def see_kingdom_finished(self, event: Facts) -> None:
        self.finished = True

    def see_turn_ended(self, event: Facts) -> None:
        self.beginning = self.next_in(event["seat"])

    def see_player_out(self, event: Facts) -> None:  # B-E2
        n = event["seat"]
        self.reveal(n, str(event["page"]))
        self.out.add(n)
        self.beginning = self.next_in(n)

    def see_game_ended(self, event: Facts) -> None:
        self.beginning = 0

    def next_in(self, seat: int) -> int:
        """The next seat clockwise that is not out; 0 if all are."""
        for distance in range(1, self.table.players + 1):
            following = (seat - 1 + distance) % self.table.players + 1
            if following not in self.out:
                return following
        return 0

    def begin(self) -> None:
        """B-E2: the turn has begun, so on a finished kingdom the page passed the test."""
        n, self.beginning = self.beginning, 0
        if n and self.finished and n != self.me:
            figures = tuple(self.figures[figure] for figure in FIGURES)
            begun = Begun(self.kingdom, figures, self.mirrored)
            self.tests.setdefault(self.page[n], set()).add(begun)

    # Events: the pages

    def see_page_drawn(self, event: Facts) -> None:
        n = event["seat"]
        if self.undrawn[n]:
            self.undrawn[n] -= 1
            self.page[n] = str(event["page"]) if event["known"] else f"drawn {self.at()}"
            self.unseen.discard(self.page[n])
        else:
            self.page[n] = self.turned[n].pop(0)
        self.moved[self.at()] = self.page[n]

    def see_page_turned(self, event: Facts) -> None:  # B-T4
        self.begin()
        n = event["seat"]
        self.turned[n].append(self.page[n])
        self.moved[self.at()] = self.page[n]

    def see_page_told(self, event: Facts) -> None:  # B-O2
        self.reveal(event["seat"], str(event["page"]))

    def reveal(self, seat: int, page: str) -> None:
        self.bound[self.page.pop(seat)] = page
        self.unseen.discard(page)

    # What is possible

    def places(self) -> dict[str, str]:
        """Every place of one hidden page, and its variable."""
        found = {f"page {n}": self.page[n] for n in self.others if n in self.page}
        for n in self.others:
            found |= {f"turned {n}.{place}": page for place, page in enumerate(self.turned[n], 1)}
        return found

    def pools(self) -> list[Pool]:
        sizes = dict.fromkeys(self.places(), 1)
        sizes["unread"] = len(self.unseen) - len(sizes)
        stack = Pool(frozenset(self.stack), {"stack": len(self.stack)})
        return [Pool(frozenset(self.unseen), sizes), stack]

    def explains(self, hidden: Hidden) -> bool:
        return all(
            could_be_told(begun, only(hidden[place]))
            for place, page in self.places().items()
            for begun in self.tests.get(page, ())
        )

    # Between states and hidden states

    def hidden(self, full: Json) -> Hidden:
        places = {"unread": frozenset(map(str, full["unread"])), "stack": frozenset(full["stack"])}
        for n in self.others:
            seat = full["seats"][str(n)]
            if seat["page"] and not seat["out"]:
                places[f"page {n}"] = frozenset([str(seat["page"])])
            for place, page in enumerate(seat["turned"], 1):
                places[f"turned {n}.{place}"] = frozenset([str(page)])
        return places

    def edited(self, full: Json, hidden: Hidden) -> Json:
        data = deepcopy(full)
        data["unread"] = sorted(map(int, hidden["unread"]))
        data["stack"] = sorted(hidden["stack"])
        for n in self.others:
            seat = data["seats"][str(n)]
            if f"page {n}" in hidden:
                seat["page"] = number(hidden[f"page {n}"])
            count = len(seat["turned"])
            seat["turned"] = [number(hidden[f"turned {n}.{at}"]) for at in range(1, count + 1)]
        return data

    # Between histories

    def retold(self, hidden: Hidden, rng: Random) -> list[Facts]:
        pages = {page: only(hidden[place]) for place, page in self.places().items()}
        bound = {**self.bound, **pages}
        events = deepcopy(self.events)
        for at, page in self.moved.items():
            events[at]["page"] = int(bound.get(page, page))
        return events

    def rewritten(self, step: Step, told: list[Facts], retold: list[Facts]) -> Step:
        new = {
            f"page {one['page']}": f"page {other['page']}"
            for one, other in zip(told, retold, strict=True)
            if one["event"] == "PageDrawn"
        }
        return step._replace(dealt=[new.get(name, name) for name in step.dealt])


def number(page: frozenset[str]) -> int:
    """The page in a place; 0 for none."""
    return int(only(page) or 0)
