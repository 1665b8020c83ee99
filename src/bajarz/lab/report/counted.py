"""What a report counts in each game: facts of events, leads, and things that may be impossible.

A game that is not listed is still reported on: by its events alone, and by the score that its
state gives each seat.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bajarz.core.canonical import Json
from bajarz.core.event import Event


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
    """What is counted in a game, and which field of a seat shows who leads."""

    counted: Sequence[Counted] = ()
    offers: Sequence[Offer] = ()
    lead: str = "score"


PLANS: dict[str, Plan] = {
    "fantazja": Plan(
        (
            Counted("tiles-built", "TileBuilt", "tile"),
            Counted("tiles-replaced", "BuildingReplaced", "replaced"),
            Counted("tiles-removed", "TilesRemoved", "tiles", ""),
            Counted("tokens", "TokenMoved", "type", "to", "type"),
        ),
        (Offer("tile", "turn", ("seats", "*", "hand"), ("Small", "Large"), "tile"),),
    ),
    "caladale": Plan(
        (
            Counted("gates", "GateTaken", "gate"),
            Counted("tiles-kept", "TileKept", "tile"),
            Counted("tiles-down", "TileTurnedDown", "tile"),
            Counted("tiles-exchanged", "TileExchanged", "taken"),
        ),
        (Offer("tile", "draft", ("seats", "*", "tray"), ("Place",), "tile"),),
    ),
    "runestones": Plan(
        (
            Counted("cards-summoned", "CardsSummoned", "cards"),
            Counted("stones", "StoneTaken", "stone", words="stone"),
            Counted("smithies", "ArtifactForged", "smithy", words="smithy"),
            Counted("artifacts", "ArtifactForged", "artifact", words="colour"),
            Counted("faces", "DieRolled", "face", words="face"),
            Counted("points-at-once", "RowTraded", "points"),
        ),
        (Offer("card", "call", ("display",), ("Call",), "card"),),
        "points",
    ),
    "grajeczka": Plan(
        (
            Counted("pages-told", "PageTold", "page"),
            Counted("pages-turned", "PageTurned", "page"),
            Counted("figures", "FigureMoved", "figure", words="figure"),
            Counted("tiles-added", "TileAdded", "tile"),
        ),
        (Offer("page", "settle", ("seats", "*", "page"), ("Tell",)),),
        "told",
    ),
}


def plan_for(game: str) -> Plan:
    return PLANS.get(game, Plan())


def counted_things(plan: Plan, event: Event) -> Iterator[tuple[str, str, int]]:
    """What an event adds: a list's key, a thing, and the seat (from 0; -1 for none)."""
    facts = event.full()
    for each in plan.counted:
        if each.event == event.name and each.fact in facts:
            seat = facts.get(each.seat, 0)
            seat = seat - 1 if isinstance(seat, int) else -1
            for thing in values_of(facts[each.fact]):
                yield each.key, thing, seat


def values_of(value: Json) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]


def offered_things(offer: Offer, full: Json, seat: int) -> list[str]:
    """What lies before the seat, read from a state; nothing where there is no such way."""
    for step in offer.things:
        name = str(seat + 1) if step == "*" else step
        if not isinstance(full, dict) or name not in full:
            return []
        full = full[name]
    return [thing for thing in values_of(full) if thing not in ("0", "")]


def lead_of(plan: Plan, full: Json, seat: int) -> float | None:
    """A seat's score during the game: a number, or how many of something."""
    value = full.get("seats", {}).get(str(seat + 1), {}).get(plan.lead)
    if isinstance(value, list):
        return len(value)
    return value if isinstance(value, int) else None
