"""The view says what the rules say, in every kind of game, and the castle can be read back."""

from random import Random

import pytest

from bajarz.core.dealer import FirstDealer, RandomDealer
from bajarz.core.event import Event
from bajarz.core.game import Options
from bajarz.games.caladale.actions import KIND_GATE, kind_of
from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.caladale.events import RemovedTile
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.tables import x_of, y_of
from bajarz.games.caladale.view import LaidTile, castle_seen, full_name, own_tiles

GAMES: list[tuple[int, Options, str]] = [
    (2, {}, "table"),
    (3, {"gates": "chosen"}, "table"),
    (4, {"gates": "chosen"}, "table"),
    (1, {"solo": "builder"}, "builder"),
    (1, {"solo": "puzzle"}, "puzzle"),
    (1, {"solo": "free"}, "free"),
]
STRAY = ["1,0 wizard* r0", "2,0 stone-two-1 r2", "2,2 tree-top-1 r1", "5,5 scaffold r0"]


def some_states(caladale: Caladale, players: int, options: Options) -> list[CaladaleState]:
    """A random game, in which tiles are also laid where they break rules."""
    rng = Random(f"{players} {options}")
    dealer = RandomDealer(rng)
    state = caladale.start(players, options, dealer)
    found = [state.clone()]
    while state.result() is None and len(found) < 60:
        seat = state.to_move()
        tray = [full_name(tile) for tile in state.view(seat)["seats"][str(seat + 1)]["tray"]]
        cell = f"{rng.randint(-2, 6)},{rng.randint(0, 4)}"
        texts = [f"place {rng.choice(tray)} {cell} r{rng.randrange(4)}"] if tray else []
        wild = [a for a in map(caladale.parse, texts) if state.refusal(seat, a) is None]
        calm = [a for a in state.legal_actions() if caladale.text(a) not in ("done", "stop")]
        actions = wild if wild and rng.random() < 0.5 else calm or state.legal_actions()
        state.apply(seat, rng.choice(actions), dealer)
        found.append(state.clone())
    return found


@pytest.mark.parametrize(("players", "options", "mode"), GAMES, ids=str)
def test_castles_can_be_read_back(
    caladale: Caladale, players: int, options: Options, mode: str
) -> None:
    laid = 0
    for state in some_states(caladale, players, options):
        view = state.view(None)
        assert view["mode"] == mode
        for seat, castle in enumerate(state.castles):
            read = castle_seen(caladale.tables, view, seat + 1)
            assert (read.laid, read.where) == (castle.laid, castle.where)
            assert (read.grass, read.width) == (castle.grass, castle.width)
            assert read.variety == castle.variety
            seen = view["seats"][str(seat + 1)]
            assert seen["grass_width"] == (8 if mode == "free" else 4)  # C-C1, C-F1
            own = sorted(caladale.tables.tile_named[tile["tile"]] for tile in own_tiles(seen))
            assert own == sorted([each >> 3 for each in castle.laid.values()] + state.tray[seat])
            laid += len(castle.laid)
    assert laid > 50


@pytest.mark.parametrize(("players", "options", "mode"), GAMES, ids=str)
def test_records_say_what_the_notation_says(
    caladale: Caladale, players: int, options: Options, mode: str
) -> None:
    """`full` writes the same things as texts."""
    for state in some_states(caladale, players, options):
        view, full = state.view(None), state.full()
        assert view["scores"] == [full["seats"][n]["score"] for n in full["seats"]]
        for number, data in full["seats"].items():
            seen = view["seats"][number]
            assert {place(laid): laid_text(laid) for laid in seen["castle"]} == data["castle"]
            assert [f"{place(e)} {e['side']}" for e in seen["open"]] == data["open"]
            assert [removed_text(each) for each in seen["removed"]] == data["removed"]
            cells = [(each.get("cell"), each["rule"]) for each in seen["violations"]]
            texts = [f"{place(cell) if cell else '-'} {rule}" for cell, rule in cells]
            assert texts == data["faults"]
            assert [full_name(tile) for tile in seen["tray"]] == data["tray"]
            assert (full_name(seen["gate"]) if "gate" in seen else "") == data["gate"]
            assert seen["down_unseen"] == len(data["down_unseen"])
            assert seen["parts"] == data["parts"]
            counted = seen["counted"]
            assert seen["parts"]["tiles"] == 2 * counted["tiles"]  # C-P1
            assert seen["parts"]["open"] == -2 * counted["open"]  # C-P3


def place(cell: object) -> str:
    assert isinstance(cell, dict)
    return f"{cell['x']},{cell['y']}"


def laid_text(laid: LaidTile) -> str:
    return f"{full_name(laid)} r{laid['rotation']}"


def removed_text(removed: RemovedTile) -> str:
    return f"{place(removed)} {full_name(removed)} {removed['rule']}"


@pytest.mark.parametrize(("players", "options", "mode"), GAMES, ids=str)
def test_gates_that_may_be_chosen_are_those_that_are_legal(
    caladale: Caladale, players: int, options: Options, mode: str
) -> None:
    """C-S1, C-1a, C-2b."""
    for state in some_states(caladale, players, options):
        legal = [a for a in state.legal_actions() if kind_of(a) == KIND_GATE]
        gates = [f"gate {full_name(gate)}" for gate in state.view(None)["gates"]]
        assert gates == [caladale.text(action) for action in legal]


@pytest.mark.parametrize(
    ("options", "players", "both"),
    [({}, 2, False), ({"solo": "puzzle"}, 1, True), ({"solo": "free"}, 1, True)],
)
def test_where_a_gate_may_be_turned_to_its_other_side(
    caladale: Caladale, options: Options, players: int, both: bool
) -> None:
    """C-S1: not in the standard game; C-2b, C-F1: alone."""
    state = caladale.position(players, options, {"phase": "build", "seats": {"1": {}}})
    assert state.view(0)["both_sides"] == both
    refusal = state.refusal(0, caladale.parse("place wizard* 1,0 r0"))
    assert (refusal is None) == both


def test_only_the_seat_itself_knows_what_it_turned_down_unseen(caladale: Caladale) -> None:
    """C-I1."""
    seats = {"1": {"down_unseen": ["stone-top-1"]}, "2": {"down_unseen": ["tree-top-1"]}}
    state = caladale.position(2, {}, {"seats": seats})
    assert state.view(None)["private"] == {}
    assert state.view(0)["private"] == {"1": {"down_unseen": ["stone-top-1"]}}
    assert state.view(1)["private"] == {"2": {"down_unseen": ["tree-top-1"]}}
    assert [state.view(0)["seats"][n]["down_unseen"] for n in "12"] == [1, 1]


def test_a_tile_just_drawn_is_in_the_view_of_its_owner_alone(caladale: Caladale) -> None:
    state = caladale.position(2, {}, {"face_up": ["stone-top-1"]})
    state.apply(0, caladale.parse("draw"), FirstDealer())
    assert [("taken" in state.view(seat)) for seat in (0, 1, None)] == [True, False, False]
    seen = caladale.position(2, {}, {"face_up": ["stone-top-1"]})
    seen.apply(0, caladale.parse("take stone-top-1"), FirstDealer())
    assert [seen.view(seat).get("taken") for seat in (0, 1, None)] == ["stone-top-1"] * 3


def test_the_count_tells_where_each_tile_lay_and_which_side_it_showed(caladale: Caladale) -> None:
    """C-P4: the event and the view name the same tiles."""
    castle = [*STRAY[1:], "1,3 wizard* r0"]
    seats = {"1": {"gate": "wizard*", "castle": castle}}
    state = caladale.position(1, {"solo": "puzzle"}, {"phase": "build", "seats": seats})
    removed = state.view(0)["seats"]["1"]["removed"]
    assert {"x": 1, "y": 3, "tile": "wizard", "side": 1, "rule": "C-B4"} in removed
    log: list[Event] = []
    state.apply(0, caladale.parse("done"), FirstDealer(), log)
    told = next(event for event in log if event.name == "CastleCorrected").seen_by(None)
    assert (told["removed"], told["count"]) == (removed, len(removed))
    cells = {(x_of(cell), y_of(cell)) for cell in state.castles[0].laid}
    assert {(each["x"], each["y"]) for each in removed} <= cells  # they stay as they lie


def test_a_missing_gate_lies_at_no_cell(caladale: Caladale) -> None:
    """C-B4."""
    state = caladale.position(2, {}, {"seats": {"1": {"castle": []}}})
    assert state.view(1)["seats"]["1"]["violations"] == [{"rule": "C-B4"}]


def test_the_view_says_what_stands_upright_and_which_edges_disagree(caladale: Caladale) -> None:
    """C-B2, C-B3: a board knows neither by itself."""
    state = caladale.start(1, {"solo": "free"}, FirstDealer())
    text = "layout 0 wizard@1,0,r0;tree-four-1@2,0,r0;stone-four-1@2,1,r0"
    state.apply(0, caladale.parse(text), FirstDealer())
    view = state.view(0)
    assert view["upright"] == ["top", "gate"]
    clashes = {
        (each["cell"]["x"], each["cell"]["y"]): each.get("sides")
        for each in view["seats"]["1"]["violations"]
        if each["rule"] == "C-B3"
    }
    assert clashes == {(1, 0): ["east"], (2, 0): ["north", "west"], (2, 1): ["south"]}
