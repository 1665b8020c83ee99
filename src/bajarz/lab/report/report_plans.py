"""What a report counts in each game: facts of events, and things that may be impossible.

A game without such a part is reported on too: by its events alone, and by the scores.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bajarz.core.event import Event
from bajarz.games.parts import find_part
from bajarz.games.registry import game_class


class Counted(NamedTuple):
    """Things that events name: every value of a fact, for the seat that another fact names.

    With `words` the game's messages name them: `stone-magic`.
    """

    key: str  # of the title in the report's messages
    event: str
    fact: str
    seat: str = "seat"
    words: str = ""


class Offer(NamedTuple):
    """Things that a seat has before it, and the kinds of action that would use them.

    In the phase, at a seat's first decision of a turn there, each thing of `things` is possible if
    a legal action of these kinds names it in `field`; without a field one such action is enough.
    """

    key: str
    phase: str
    things: tuple[str, ...]  # the way to them in a state; `*` is the seat to move
    kinds: tuple[str, ...]
    field: str = ""


class Plan(NamedTuple):
    """What is counted in a game."""

    counted: Sequence[Counted] = ()
    offers: Sequence[Offer] = ()


def plan_for(game: str) -> Plan:
    """The plan of a game's part `report`; without one only events and scores are counted."""
    part = find_part(game_class(game), "lab", "report")
    return Plan() if part is None else part.PLAN


def counted_things(plan: Plan, event: Event) -> Iterator[tuple[str, str, int]]:
    """What an event adds: a list's key, a thing, and the seat (from 0; -1 for none)."""
    facts = event.full()
    for each in plan.counted:
        if each.event == event.name and each.fact in facts:
            named = facts.get(each.seat, 0)
            seat = named - 1 if isinstance(named, int) else -1
            for thing in values_of(facts[each.fact]):
                yield each.key, thing, seat


def values_of(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]


def offered_things(offer: Offer, full: object, seat: int) -> list[str]:
    """What lies before the seat, read from a state; nothing where there is no such way."""
    for step in offer.things:
        name = str(seat + 1) if step == "*" else step
        if not isinstance(full, dict) or name not in full:
            return []
        full = full[name]
    return [thing for thing in values_of(full) if thing not in ("0", "")]
