"""What views and events tell, against the position that they are made of."""

from random import Random
from typing import Any, cast

import pytest

from bajarz.core.dealer import FirstDealer
from bajarz.core.event import Event
from bajarz.core.state import OVER
from bajarz.games.fantazja.components import TYPES
from bajarz.games.fantazja.engine import FantazjaState
from bajarz.games.fantazja.events import (
    BuildingReplaced,
    TileBuilt,
    TilesExchanged,
    TilesRemoved,
    TokenPlaced,
)
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.view import FantazjaView, LaidTile, TokenView
from play import random_states

SEATS = ("1", "2")


def stack_text(stack: list[LaidTile]) -> str:
    """As the notation of positions writes it."""
    return " / ".join(f"{laid['tile']} r{laid['rotation']}" for laid in stack)


def holder_text(token: TokenView) -> str:
    by = f"seat {token['seat']}"
    texts = {"pool": "pool", "seat": by, "gone": f"gone by {by}"}
    return f"{token['place']} by {by}" if "place" in token else texts[token["where"]]


def states(game: Fantazja, seed: str) -> list[FantazjaState]:
    return [cast(FantazjaState, state.clone()) for state in random_states(game, seed, 2)]


@pytest.mark.parametrize("seed", range(4))
def test_the_table_is_that_of_the_position(fantazja: Fantazja, seed: int) -> None:
    """The map, the tokens, the scores and the turn: the same to everybody."""
    for state in states(fantazja, f"table {seed}"):
        full, view = state.full(), state.view(None)
        stacks = {place: stack_text(stack) for place, stack in view["map"].items()}
        assert stacks | {view["castle"]: "castle"} == full["map"]
        assert {kind: holder_text(view["tokens"][kind]) for kind in TYPES} == full["tokens"]
        assert view["scores"] == [full["seats"][seat]["score"] for seat in SEATS]
        for key in ("to_move", "first", "turn", "phase", "action_taken", "power_used", "exchange"):
            assert view[key] == full[key]
        assert view.get("result") == full.get("result")
        for seat in (0, 1):
            same = {**state.view(seat), "private": {}}
            assert same == view


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_is_open_to_all_by_numbers_and_to_itself_by_names(
    fantazja: Fantazja, seed: int
) -> None:
    for state in states(fantazja, f"seats {seed}"):
        full = state.full()
        assert state.view(None)["private"] == {}
        for seat in SEATS:
            whole, view = full["seats"][seat], state.view(int(seat) - 1)
            seen, own = view["seats"][seat], view["private"][seat]
            assert list(view["private"]) == [seat]
            assert seen["hand"] == len(whole["hand"])
            assert seen["ip"] == len(whole["ip"])
            assert (seen["pile"], seen["bonus"]) == (whole["pile"], whole["bonus"])
            assert (seen["ip_open"], seen["discard"]) == (whole["ip_open"], whole["discard"])
            assert seen["faction"] == {"1": "S", "2": "E"}[seat]
            assert own["hand"] == whole["hand"]
            assert own["ip"] == whole["ip"]
            assert own["bag"] == whole["bag"]
            assert own["bottom"] == whole["bottom"]
            other = full["seats"]["2" if seat == "1" else "1"]
            assert own["rival"]["bottom"] == other["bottom"]
            hidden = {*other["hand"], *other["ip"]} - {*other["ip_open"]}
            assert set(own["rival"]["seen"]) == hidden & {*full["memory"]["seen"]}


@pytest.mark.parametrize("seed", range(3))
def test_what_the_rules_say_is_in_the_view(fantazja: Fantazja, seed: int) -> None:
    """F-C3, F-K4, F-M4, F-T3: sizes, visible buildings, burials and usable tokens."""
    tiles = {tile.name: tile for tile in fantazja.components.tiles}
    for state in states(fantazja, f"rules {seed}"):
        view = state.view(None)
        tops = [tiles[stack[0]["tile"]] for stack in view["map"].values()]
        for seat in (0, 1):
            own = state.view(seat)["private"][str(seat + 1)]
            assert own["small"] == [name for name in own["hand"] if tiles[name].level == 1]
            for number, kind in enumerate(TYPES):
                shown = sum((top.faction, top.type) == (seat, number) for top in tops)
                assert view["seats"][str(seat + 1)]["visible"][kind] == shown
        verbs = {fantazja.text(action).split()[0] for action in state.legal_actions()}
        usable = {kind for kind in TYPES if view["tokens"][kind]["usable"]}
        assert verbs & set(TYPES) <= usable
        assert (view["may_bury"] > 0) == ("bury" in verbs)


POWERS: dict[str, Any] = {
    "map": ["0,-1 S-R1a r2", "1,0 E-R3 r0"],
    "tokens": dict.fromkeys(TYPES, "seat 1") | {"special": "seat 2"},
    "seats": {
        "1": {"hand": ["S-R1b", "S-M1a", "S-P1a"], "discard": ["S-G1a", "S-G1b"]},
        "2": {"hand": ["E-R1a", "E-R1b", "E-R1c"]},
    },
}


def after(game: Fantazja, *texts: str) -> FantazjaState:
    state = game.position(2, {}, POWERS)
    for text in texts:
        state.apply(state.to_move(), game.parse(text), FirstDealer())
    return state


def usable(view: FantazjaView) -> list[str]:
    return [kind for kind in TYPES if view["tokens"][kind]["usable"]]


def test_one_power_a_turn_is_usable(fantazja: Fantazja) -> None:
    assert usable(after(fantazja).view(None)) == ["residential", "production", "military", "magic"]
    exchange = "residential S-R1b S-G1a"
    assert usable(after(fantazja, exchange).view(None)) == ["residential"]
    assert usable(after(fantazja, exchange, "gain S-M1a").view(None)) == []
    assert usable(after(fantazja, "production S-G1a").view(None)) == []
    assert usable(after(fantazja, "magic").view(None)) == []


def test_only_who_looks_sees_what_magic_shows(fantazja: Fantazja) -> None:
    state = after(fantazja, "magic")
    shown = state.view(0)["private"]["1"]["shown"]
    assert shown == ["E-R1a", "E-R1b", "E-R1c"]
    assert state.view(1)["private"]["2"]["shown"] == []
    assert [state.view(seat)["shown"] for seat in (None, 0, 1)] == [3, 3, 3]
    assert [after(fantazja, *texts).view(None)["may_bury"] for texts in BURIALS] == [2, 1, 0]


BURIALS = (
    ("magic",),
    ("magic", "bury E-R1a"),
    ("magic", "bury E-R1a", "bury E-R1b"),
)


def test_the_military_token_lies_where_it_was_put(fantazja: Fantazja) -> None:
    token = after(fantazja, "military 1,0").view(None)["tokens"]["military"]
    assert token == {"where": "building", "seat": 1, "place": "1,0", "usable": False}


def test_a_replaced_building_is_named(fantazja: Fantazja) -> None:
    state = fantazja.position(2, {}, POWERS | {"tokens": {"special": "seat 1"}})
    texts = {fantazja.text(action): action for action in state.legal_actions()}
    swap = next(text for text in texts if text.startswith("special S-R1b 0,-1"))
    log: list[Event] = []
    state.apply(0, texts[swap], FirstDealer(), log)
    facts = cast(BuildingReplaced, log[0].seen_by(None))
    assert (facts["tile"], facts["place"], facts["replaced"]) == ("S-R1b", "0,-1", "S-R1a")
    assert state.view(None)["map"]["0,-1"][0]["rotation"] == facts["rotation"]


@pytest.mark.parametrize("seed", range(4))
def test_events_tell_what_was_laid_and_what_vanished(fantazja: Fantazja, seed: int) -> None:
    rng = Random(f"events {seed}")
    state = fantazja.start(2, {}, FirstDealer())
    told = set()
    while state.to_move() != OVER:
        before, log = state.view(None), cast("list[Event]", [])
        state.apply(state.to_move(), rng.choice(state.legal_actions()), FirstDealer(), log)
        removed = [cast(TilesRemoved, event.public) for event in log if is_removal(event)]
        places = [place for facts in removed for place in facts["places"]]
        gone = {place for place in before["map"] if place not in state.view(None)["map"]}
        told |= {event.name for event in log}
        for event in log:
            check_place(event, state, before, places)
        laid = {cast(TileBuilt, event.public)["place"] for event in log if is_laid(event)}
        assert gone <= set(places) <= gone | laid
    assert {"TileBuilt", "TilesRemoved", "TilesExchanged"} <= told


def is_removal(event: Event) -> bool:
    return event.name == "TilesRemoved"


def is_laid(event: Event) -> bool:
    return event.name in ("TileBuilt", "BuildingReplaced")


def check_place(
    event: Event, state: FantazjaState, before: FantazjaView, removed: list[str]
) -> None:
    """What an event says of a place is there afterwards, or has vanished at once."""
    stacks = state.view(None)["map"]
    if is_laid(event):
        built = cast(TileBuilt, event.public)
        top: LaidTile = {"tile": built["tile"], "rotation": built["rotation"]}
        assert built["place"] in removed or stacks[built["place"]][0] == top
    if event.name == "TokenPlaced":
        assert cast(TokenPlaced, event.public)["place"] in before["map"]
    if event.name == "TilesExchanged":
        exchange = cast(TilesExchanged, event.public)
        seat = str(exchange["seat"])
        assert exchange["given"] in state.view(None)["seats"][seat]["discard"]
        assert exchange["taken"] in before["seats"][seat]["discard"]
