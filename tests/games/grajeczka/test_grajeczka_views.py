"""Views and events say what the whole position says, as records, and of secrets only the own."""

from collections.abc import Iterator
from random import Random

import pytest

from bajarz.core.dealer import FirstDealer, RandomDealer
from bajarz.core.event import Event
from bajarz.core.state import OVER
from bajarz.games.grajeczka.engine import GrajeczkaState
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView, GroundView, LaidTile, PlaceView

ALIKE = (
    "to_move", "first", "turn", "phase", "limit", "top", "adventure", "moved", "told_now",
    "flipped", "progress", "can_add",
)  # fmt: skip
STEPS = {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
Spot = tuple[int, int]


def played(
    game: Grajeczka, seed: str, players: int, options: dict[str, str]
) -> Iterator[tuple[GrajeczkaState, list[Event]]]:
    """The states of a random game, each with the events before it."""
    rng = Random(seed)
    dealer = RandomDealer(rng)
    log: list[Event] = []
    state = game.start(players, options, dealer, log)
    yield state, log
    while state.to_move() != OVER:
        kinds: dict[str, list[int]] = {}
        for action in state.legal_actions():
            kinds.setdefault(game.text(action).split()[0], []).append(action)
        kind = "tell" if "tell" in kinds else rng.choice(sorted(kinds))
        log = []
        state.apply(state.to_move(), rng.choice(kinds[kind]), dealer, log)
        yield state, log


def name_of(place: PlaceView | GroundView) -> str:
    return f"{place['q']},{place['r']}"


def laid_words(laid: LaidTile) -> str:
    return f"{laid['q']},{laid['r']} {laid['tile']} r{laid['rotation']}"


def ground_words(ground: GroundView) -> str:
    river = {"none": "", "short": " river", "long": " long-river"}[ground["river"]]
    return ground["terrain"] + (" large" if ground["large"] else "") + river


def check_table(view: GrajeczkaView, state: GrajeczkaState) -> None:
    """What lies on the table, against the notation of positions."""
    full = state.full()
    for key in ALIKE:
        assert view[key] == full[key], key  # type: ignore[literal-required]
    assert [laid_words(laid) for laid in view["kingdom"]] == full["kingdom"]
    assert {who: name_of(place) for who, place in view["figures"].items()} == full["figures"]
    assert [name_of(place) for place in view["flight"]] == full["flight"]
    assert {name_of(ground): ground_words(ground) for ground in view["places"]} == full["places"]
    assert (view["stack"], view["unread"]) == (len(full["stack"]), len(full["unread"]))
    assert view.get("result") == full.get("result")


def check_seats(view: GrajeczkaView, state: GrajeczkaState, viewer: int | None) -> None:
    """Of every seat what all may know, and all pages of the viewing seat alone."""
    full = state.full()
    for number, own in view["seats"].items():
        data = full["seats"][number]
        assert own == {
            **data,
            "page": data["page"] if data["out"] else 0,
            "turned": len(data["turned"]),
        }
    mine = [] if viewer is None else [str(viewer + 1)]
    assert view["private"] == {
        n: {"page": full["seats"][n]["page"], "turned": full["seats"][n]["turned"]} for n in mine
    }


@pytest.mark.parametrize("mirrored", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_says_what_the_position_says(
    grajeczka: Grajeczka, players: int, mirrored: str
) -> None:
    options = {"mirrored": mirrored, "turn_limit": "90"}
    met = dict.fromkeys(("flight", "large", "turned", "result"), False)
    for state, _ in played(grajeczka, f"said {players}", players, options):
        for viewer in (None, *range(players)):
            view = state.view(viewer)
            check_table(view, state)
            check_seats(view, state, viewer)
            assert view["mirrored"] == (mirrored == "yes")
        met["flight"] |= bool(view["flight"])
        met["large"] |= any(ground["large"] for ground in view["places"])
        met["turned"] |= any(len(own["turned"]) > 1 for own in view["private"].values())
        met["result"] |= "result" in view
    assert all(met.values()), met


def test_a_long_river_is_told_at_its_places(grajeczka: Grajeczka) -> None:
    """B-V7: through five tiles; a place without a river is at none."""
    state = grajeczka.position(2, {}, {"kingdom": ["-2,3 T06B r3", "-2,1 T02A r2"]})
    view = state.view(None)
    check_table(view, state)
    rivers = {name_of(ground): ground["river"] for ground in view["places"]}
    assert (rivers["0,0"], rivers["0,-1"]) == ("long", "none")
    assert "short" not in rivers.values()


def test_the_page_of_a_player_who_is_out_lies_open(grajeczka: Grajeczka) -> None:
    """B-E2"""
    seats = {"1": {"page": 5}, "2": {"page": 22, "out": True}}
    view = grajeczka.position(2, {}, {"seats": seats}).view(None)
    assert {n: (own["page"], own["out"]) for n, own in view["seats"].items()} == {
        "1": (0, False),
        "2": (22, True),
    }


def test_a_drawn_or_turned_page_is_told_to_its_reader_alone(grajeczka: Grajeczka) -> None:
    secret = 0
    for _, events in played(grajeczka, "secret", 3, {"turn_limit": "60"}):
        for event in events:
            facts = event.full()
            for viewer in (None, 0, 1, 2):
                seen = event.seen_by(viewer)
                if event.name in ("PageDrawn", "PageTurned"):
                    assert ("page" in seen) == (viewer is not None and facts["seat"] == viewer + 1)
                    secret += 1
                else:
                    assert {key: seen[key] for key in facts} == facts
    assert secret > 100


# The ways of moves


def spot_of(name: str) -> Spot:
    q, r = name.split(",")
    return int(q), int(r)


def are_neighbours(a: Spot, b: Spot) -> bool:
    return (b[0] - a[0], b[1] - a[1]) in STEPS


def way_of(event: Event) -> tuple[list[Spot], int]:
    facts = event.full()
    way, jump = facts["way"], facts["jump"]
    assert isinstance(way, list)
    assert isinstance(jump, int)
    assert (way[0], way[-1]) == (facts["start"], facts["place"])
    return [spot_of(name) for name in way], jump


TWO_CASTLES = ["2,1 T01A r0"]  # at 2,1 and, from the start, at 0,-1


@pytest.mark.parametrize(
    ("figure", "way", "jump"),
    [
        ("princess", ["0,-1", "0,0"], 0),
        ("princess", ["0,-1", "2,1", "3,1"], 1),
        ("princess", ["0,0", "0,-1", "2,1"], 2),
        ("knight", ["2,0", "1,0", "0,0"], 0),
        ("dragon", ["-1,1", "0,1", "1,1", "2,1", "3,1"], 0),
    ],
)
def test_the_way_of_a_move(grajeczka: Grajeczka, figure: str, way: list[str], jump: int) -> None:
    state = grajeczka.position(2, {}, {"kingdom": TWO_CASTLES, "figures": {figure: way[0]}})
    log: list[Event] = []
    state.apply(0, grajeczka.parse(f"move {figure} {way[-1]}"), FirstDealer(), log)
    facts = log[0].full()
    assert (facts["way"], facts["jump"]) == (way, jump)


@pytest.mark.parametrize("seed", range(4))
def test_a_move_tells_a_way_that_the_figure_can_go(grajeczka: Grajeczka, seed: int) -> None:
    """B-M2 to B-M4: steps on the kingdom, the Princess's jump between castles, a whole flight."""
    met = set()
    for state, events in played(grajeczka, f"ways {seed}", 2, {"turn_limit": "off"}):
        terrain = {(each["q"], each["r"]): each["terrain"] for each in state.view(None)["places"]}
        for event in (event for event in events if event.name == "FigureMoved"):
            figure, (way, jump) = event.full()["figure"], way_of(event)
            assert set(way) <= set(terrain)
            for number in range(1, len(way)):
                if number == jump:
                    assert terrain[way[number - 1]] == terrain[way[number]] == "castle"
                else:
                    assert are_neighbours(way[number - 1], way[number])
            lengths = {"princess": 3 if jump else 2, "knight": 3}
            assert len(way) == lengths.get(str(figure), len(way))
            if figure == "dragon" and state.full()["flight"]:
                assert [f"{q},{r}" for q, r in way[1:]] == state.full()["flight"]
            assert jump == 0 or figure == "princess"
            met.add((figure, jump))
    assert {("princess", 0), ("knight", 0), ("dragon", 0)} <= met
