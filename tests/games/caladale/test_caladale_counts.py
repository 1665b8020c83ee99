"""Numbers of positions reached from fixed ones (perft), and the lists against brute force."""

from random import Random

import pytest

from bajarz.core.conformance import check_game
from bajarz.core.dealer import FirstDealer, RandomDealer
from bajarz.core.state import OVER, State
from bajarz.games.caladale import actions as act
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.edge_fits import EdgeFits
from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.state import NO_TILE, PHASE_GATES
from bajarz.games.caladale.tables import STEP
from bajarz.games.caladale.violations import is_legal
from play import random_record

NINE = [
    "stone-top-1", "stone-edge-1", "stone-two-1", "tree-three-1", "tree-four-1", "tudor-bridge",
    "stonetree-A-1", "treetudor-B", "tudorstone-C",
]  # fmt: skip
MIDDLE = {
    "face_up": ["stone-top-1", "tree-two-1"],
    "seats": {
        "1": {
            "castle": ["1,0 wizard r0", "1,1 stone-three-1 r1", "2,0 stone-two-1 r3"],
            "tray": ["stone-edge-1", "stone-edge-2", "stone-top-2", "stone-bridge"],
        },
        "2": {"castle": ["1,0 fairies r0"], "tray": ["tree-four-1"]},
    },
}
BUILD = {
    "phase": "build",
    "seats": {"1": {"tray": ["stone-four-1"]}, "2": {"tray": ["tree-two-1"], "done": True}},
}
BUILDER = {"phase": "place", "taken": "stone-three-1", "face_up": ["stone-top-1", "stone-two-1"]}


def perft(state: State, depth: int) -> int:
    """How many sequences of so many listed decisions there are."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(after.to_move(), action, FirstDealer())
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("players", "position", "counts"),
    [
        (2, {"face_up": NINE}, [13, 80, 380]),
        (2, MIDDLE, [11, 106, 877]),
        (2, BUILD, [7, 29, 23]),
        (1, BUILDER, [16, 148, 980]),
    ],
    ids=["start", "middle", "build", "builder"],
)
def test_counts(
    caladale: Caladale, players: int, position: dict[str, object], counts: list[int]
) -> None:
    state = caladale.position(players, {}, position)
    assert [perft(state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("players", "tiles"), [(2, 24), (3, 24), (4, 18)])
def test_all_players_take_equally_many_tiles(caladale: Caladale, players: int, tiles: int) -> None:
    """C-S2, C-T1, C-T4."""
    steps = random_record(caladale, "equal", players).steps
    for seat in range(1, players + 1):
        verbs = [step.action.split()[0] for step in steps if step.seat == seat]
        assert sum(verb in ("take", "draw") for verb in verbs) == tiles
        assert sum(verb in ("keep", "down") for verb in verbs) == tiles


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"solo": "builder"}),
        (1, {"solo": "puzzle"}),
        (1, {"solo": "free"}),
        (2, {"gates": "chosen", "all_tiles": "yes", "first": "2"}),
        (3, {"gates": "chosen"}),
        (4, {"gates": "chosen", "first": "4"}),
    ],
)
def test_conformance_with_options(
    caladale: Caladale, players: int, options: dict[str, str], part: int
) -> None:
    for number in range(4):
        assert check_game(caladale, players, options, f"{part}/{number}") > 0


# The research form


def every_placement(castle: Castle, tile: int, fits: EdgeFits) -> set[int]:
    """Where a tile can be added, by trying everything."""
    beside = {cell + step for cell in castle.laid for step in STEP}
    found = set()
    for cell in beside:
        if cell >= 0 and castle.is_free(cell):
            for low in fits.shapes[tile]:
                trial = castle.clone()
                trial.place(tile, cell, low & 3, low >> 2)
                if is_legal(trial):
                    found.add(cell * 8 + low)
    return found


def compare(state: CaladaleState, seat: int) -> int:
    """Check the placements of a seat's tiles; return how many there are."""
    tiles = state.tray[seat] + ([] if state.taken == NO_TILE else [state.taken])
    looks = {state.fits.look[tile]: tile for tile in tiles}
    total = 0
    for tile in looks.values():
        placements = state.placement_index(seat).placements(tile)
        assert len(placements) == len(set(placements))
        assert set(placements) == every_placement(state.castles[seat], tile, state.fits)
        total += len(placements)
    return total


def choose(caladale: Caladale, state: CaladaleState, rng: Random) -> int:
    """A placement, if there is one, that leaves many edges open: castles are to grow."""
    actions = state.legal_actions()
    seat = state.to_move()
    places = [action for action in actions if act.kind_of(action) == act.KIND_PLACE]
    if places and rng.random() < 0.8:
        some = rng.sample(places, min(5, len(places)))
        return max(some, key=lambda action: open_after(state, seat, action))
    last = (act.KIND_STOP, act.KIND_DONE, act.KIND_EXCHANGE)
    return rng.choice([a for a in actions if act.kind_of(a) not in last] or actions)


def open_after(state: CaladaleState, seat: int, action: int) -> int:
    after = state.clone()
    after.apply(seat, action, FirstDealer())
    return len(after.placement_index(seat).analysis.open)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["builder", "puzzle", "free", "standard"])
def test_placements_are_exactly_the_legal_ones(caladale: Caladale, game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    dealer = RandomDealer(rng)
    players, options = (2, {}) if game == "standard" else (1, {"solo": game})
    state = caladale.start(players, options, dealer)
    found = 0
    for _ in range(120):
        if state.to_move() == OVER:
            break
        if state.phase != PHASE_GATES and rng.random() < 0.15:
            found += compare(state, state.to_move())
        state.apply(state.to_move(), choose(caladale, state, rng), dealer)
    assert found or game == "builder"


HEALED = {
    "a missing gate": ("layout 0 stone-edge-1@2,0,r1", "place wizard 1,0 r0"),
    "a bridge that ends in the air": (
        "layout 0 wizard@1,0,r0;stone-three-1@1,1,r1;stone-three-2@2,1,r0;stone-bridge@3,0,r0",
        "place stone-four-1 3,1 r0",
    ),
    "nothing at all": ("layout 2 -", "place wizard 5,0 r0"),
}


@pytest.mark.parametrize("what", HEALED, ids=str)
def test_a_faulty_castle_may_become_faultless(caladale: Caladale, what: str) -> None:
    tray = ["stone-edge-1", "stone-three-1", "stone-three-2", "stone-four-1", "stone-bridge"]
    state = caladale.position(2, {}, {"seats": {"1": {"tray": tray}}})
    before, healing = HEALED[what]
    assert state.refusal(0, caladale.parse(before)) is None
    state.apply(0, caladale.parse(before), FirstDealer())
    assert state.full()["seats"]["1"]["faults"]
    assert caladale.parse(healing) in state.legal_actions()
    if state.castles[0].laid:
        compare(state, 0)


# Solo 1


def slid_castles(castle: Castle) -> list[Castle]:
    """The castle over every position of the grass that keeps it legal, by trying them all."""
    found = []
    for column in range(-20, 21):
        moved = castle.clone()
        moved.slide(column)
        if is_legal(moved):
            found.append(moved)
    return found


def is_placeable(state: CaladaleState, tile: int) -> bool:
    """C-1e, by trying everything."""
    scaffold = state.tables.scaffold
    castles = slid_castles(state.castles[0])
    if scaffold in state.tray[0]:
        for castle in castles[:]:
            for placement in every_placement(castle, scaffold, state.fits):
                after = castle.clone()
                after.place(scaffold, placement >> 3)
                castles += slid_castles(after)
    return any(every_placement(castle, tile, state.fits) for castle in castles)


def goes_on(state: CaladaleState, action: int) -> bool:
    after = state.clone()
    after.apply(0, action, FirstDealer())
    return after.to_move() != OVER


@pytest.mark.parametrize("seed", range(8))
def test_solo_1_ends_exactly_when_the_taken_tile_has_no_place(
    caladale: Caladale, seed: int
) -> None:
    rng = Random(f"end {seed}")
    dealer = RandomDealer(rng)
    state = caladale.start(1, {"solo": "builder"}, dealer)
    judged = 0
    while state.to_move() != OVER:
        action = choose(caladale, state, rng)
        if act.kind_of(action) == act.KIND_TAKE and judged < 12:  # one that keeps the game going
            takes = [a for a in state.legal_actions() if act.kind_of(a) == act.KIND_TAKE]
            action = next((a for a in takes if goes_on(state, a)), action)
        before = state.clone()
        state.apply(0, action, dealer)
        if act.kind_of(action) == act.KIND_TAKE:
            judged += 1
            placeable = is_placeable(before, act.payload_of(action))
            assert placeable == (state.to_move() != OVER)
    result = state.result()
    assert result is not None
    assert result.reason == "C-1e"
    assert judged > 3
