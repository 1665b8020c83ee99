"""What a seat may know, worked out from nothing but the events that it saw.

What is hidden lies in places: a hand, a draw pile, one face-down tile, one turned page. The seat
knows which things there are, how many lie in each place, and what it saw of them; a hidden state
that contradicts none of this is possible. Perfect memory is assumed. Nothing is concluded from
what others chose to do, nor from what a rule would have made happen by itself in another world.
Slow on purpose.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import combinations
from math import factorial, prod
from random import Random
from typing import NamedTuple

from bajarz.core.canonical import Json
from bajarz.core.record import Step
from reference.knowledge.played import Facts, Table

Hidden = dict[str, frozenset[str]]  # place → what lies there
NOTHING: frozenset[str] = frozenset()


class Pool(NamedTuple):
    """Known things that lie in known places, so many in each; which lies where is open."""

    names: frozenset[str]
    sizes: dict[str, int]

    def ways(self) -> int:
        """In how many ways they can be dealt to the places."""
        return factorial(len(self.names)) // prod(factorial(n) for n in self.sizes.values())

    def deals(self) -> Iterator[Hidden]:
        """Every way, once each."""
        yield from deals(self.names, list(self.sizes.items()))


def deals(names: frozenset[str], places: list[tuple[str, int]]) -> Iterator[Hidden]:
    if not places:
        yield {}
        return
    (place, size), *rest = places
    for chosen in combinations(sorted(names), size):
        for others in deals(names - set(chosen), rest):
            yield {place: frozenset(chosen), **others}


class Knowledge(ABC):
    """What one seat may know of a game; seats are numbered from 1 inside, as in events."""

    told_nothing: tuple[str, ...]  # events that say nothing about what is hidden

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.me = seat + 1
        self.others = [n for n in range(1, table.players + 1) if n != self.me]
        self.events: list[Facts] = []

    def learn(self, events: list[Facts]) -> None:
        """See events, in the order in which they happened."""
        for event in events:
            self.events.append(event)
            if event["event"] not in self.told_nothing:
                getattr(self, method_name(event["event"]))(event)

    def at(self) -> int:
        """The number of the event that is being seen."""
        return len(self.events) - 1

    # What is possible

    @abstractmethod
    def pools(self) -> list[Pool]:
        """All that is hidden; the places of all pools are those of `hidden`."""

    @abstractmethod
    def explains(self, hidden: Hidden) -> bool:
        """Whether everything that was seen can have happened, if it ended like this."""

    def possible(self, hidden: Hidden) -> bool:
        """Whether this could be the hidden state, as far as the seat can tell."""
        pools = self.pools()
        if set(hidden) != {place for pool in pools for place in pool.sizes}:
            return False
        return all(fits(pool, hidden) for pool in pools) and self.explains(hidden)

    def ways(self) -> int:
        """How many hidden states `worlds` tries."""
        return prod(pool.ways() for pool in self.pools())

    def worlds(self) -> Iterator[Hidden]:
        """Every possible hidden state, by trying all."""
        for hidden in product_of(self.pools()):
            if self.explains(hidden):
                yield hidden

    # Between states and hidden states

    @abstractmethod
    def hidden(self, full: Json) -> Hidden:
        """What is hidden in `State.full`, by places."""

    @abstractmethod
    def edited(self, full: Json, hidden: Hidden) -> Json:
        """`State.full` with this hidden state in the place of its own; memory is left alone."""

    def public(self, full: Json) -> Json:
        """All that the seat may know of `State.full`: whatever is hidden is left empty."""
        data = self.edited(full, dict.fromkeys(self.hidden(full), NOTHING))
        data.pop("memory", None)
        return data

    def other_memory(self, memory: Json, rng: Random) -> Json:
        """What others may remember instead, as far as the seat can tell; mostly the same."""
        return memory

    # Between histories

    @abstractmethod
    def retold(self, hidden: Hidden, rng: Random) -> list[Facts]:
        """All events with their secret facts, in a history that ends in this hidden state."""

    @abstractmethod
    def rewritten(self, step: Step, told: list[Facts], retold: list[Facts]) -> Step:
        """A step with the secrets of its events as told changed into those retold."""


def fits(pool: Pool, hidden: Hidden) -> bool:
    """Whether these places hold so many things, and all of these things."""
    if any(len(hidden[place]) != size for place, size in pool.sizes.items()):
        return False
    return frozenset().union(*(hidden[place] for place in pool.sizes)) == pool.names


def product_of(pools: list[Pool]) -> Iterator[Hidden]:
    if not pools:
        yield {}
        return
    for rest in product_of(pools[1:]):
        for dealt in pools[0].deals():
            yield {**dealt, **rest}


def method_name(event: str) -> str:
    """`TileBuilt` is seen by `see_tile_built`."""
    return "see" + re.sub("([A-Z])", r"_\1", event).lower()


def only(names: frozenset[str]) -> str:
    """The single thing in a place; nothing for an empty place."""
    return next(iter(names), "")


def in_all(worlds: list[Hidden], places: list[str]) -> frozenset[str]:
    """What lies somewhere in these places in every world."""
    together = [NOTHING.union(*(world[place] for place in places)) for world in worlds]
    return together[0].intersection(*together)
