"""C-B1: the draft waits for nobody's castle, and castle edits never wait for the draft."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bajarz.core.canonical import canonical
from bajarz.core.dealer import FirstDealer, RandomDealer, ScriptedDealer
from bajarz.core.event import Event
from bajarz.core.record import Step, read_record
from bajarz.core.recorder import Recorder
from bajarz.core.replay import replay
from bajarz.core.verify import verify
from bajarz.games.caladale import actions as act
from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.caladale.game import Caladale
from bajarz.games.registry import default_components

GAME = Caladale(default_components("caladale"))
SEATS = 4
EDITS = range(act.KIND_PLACE, act.KIND_LAYOUT + 1)


def own_tiles(state: CaladaleState, seat: int) -> list[int]:
    return sorted([laid >> 3 for laid in state.castles[seat].laid.values()] + state.tray[seat])


def random_piece(state: CaladaleState, seat: int, tile: int, rng: Random) -> int:
    side = state.side[seat] if state.tables.is_gate[tile] else 0
    return act.encode_piece(
        tile, rng.randint(-1, 5), rng.randint(0, 3), side << 2 | rng.randrange(4)
    )


def some_place(state: CaladaleState, seat: int, rng: Random) -> int:
    tile = rng.choice(own_tiles(state, seat))
    return act.encode(act.KIND_PLACE, random_piece(state, seat, tile, rng))


def some_back(state: CaladaleState, seat: int, rng: Random) -> int:
    return act.encode(act.KIND_BACK, rng.choice(own_tiles(state, seat)))


def some_shift(state: CaladaleState, seat: int, rng: Random) -> int:
    return act.encode(act.KIND_SHIFT, act.encode_cell(rng.randint(-2, 2), rng.randint(-1, 2)))


def some_grass(state: CaladaleState, seat: int, rng: Random) -> int:
    return act.encode(act.KIND_GRASS, rng.randint(-3, 3) + act.MIDDLE)


def some_layout(state: CaladaleState, seat: int, rng: Random) -> int:
    tiles = [tile for tile in own_tiles(state, seat) if rng.random() < 0.6]
    return act.encode_layout(
        rng.randint(-2, 2), [random_piece(state, seat, tile, rng) for tile in tiles]
    )


MAKERS: list[Callable[[CaladaleState, int, Random], int]] = [
    some_place, some_place, some_back, some_shift, some_grass, some_layout,
]  # fmt: skip


def draft_part(state: CaladaleState) -> list[object]:
    """All that castle edits must leave alone."""
    data = dict(state.full())
    del data["seats"]
    seats = state.full()["seats"]
    kept = {
        seat: [sorted(own_tiles(state, int(seat) - 1)), seats[seat]["down"], seats[seat]["done"]]
        for seat in seats
    }
    return [data, kept]


class Editing(RuleBasedStateMachine):
    """Four seats edit their castles in any order while the draft goes on."""

    @initialize(seed=st.integers(0, 1000))
    def begin(self, seed: int) -> None:
        rng = Random(seed)
        seats = [{"name": f"P{n}", "played_by": "test"} for n in range(SEATS)]
        self.recorder = Recorder(GAME, {}, seats, rng.randbytes(32), [])
        self.start = self.state().clone()

    def state(self) -> CaladaleState:
        state = self.recorder.state
        assert isinstance(state, CaladaleState)
        return state

    @rule(choice=st.integers(0, 99))
    def draft(self, choice: int) -> None:
        state = self.state()
        seat = state.to_move()
        choices = [a for a in state.legal_actions() if act.kind_of(a) != act.KIND_PLACE]
        action = choices[choice % len(choices)]
        for other in range(SEATS):
            refusal = state.refusal(other, action)
            assert (refusal is None) == (other == seat)
            assert refusal is None or (refusal.rule == "C-T1" and refusal.turn)
        castles = castle_part(state)
        self.recorder.apply(seat, action)
        assert [castle[0] for castle in castle_part(state)] == [castle[0] for castle in castles]

    @rule(seat=st.integers(0, SEATS - 1), maker=st.sampled_from(MAKERS), seed=st.integers(0, 10**6))
    def edit(
        self, seat: int, maker: Callable[[CaladaleState, int, Random], int], seed: int
    ) -> None:
        state = self.state()
        action = maker(state, seat, Random(seed))
        assert GAME.parse(GAME.text(action)) == action
        if state.refusal(seat, action) is not None:
            return
        draft = draft_part(state)
        others = castle_part(state)
        log: list[Event] = []
        step = self.recorder.apply(seat, action, log)
        assert draft_part(state) == draft
        assert not step.dealt
        assert [event.name for event in log] == ["CastleChanged"]
        assert not any(event.reveals for event in log)
        after = castle_part(state)
        assert all(after[n] == others[n] for n in range(SEATS) if n != seat)

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "recorder"):
            assert not GAME.invariant_errors(self.state())

    def teardown(self) -> None:
        if not hasattr(self, "recorder"):
            return
        steps = self.recorder.steps
        edits = [s for s in steps if act.kind_of(GAME.parse(s.action)) in EDITS]
        draft = [s for s in steps if s not in edits]
        by_seat = sorted(edits, key=lambda step: step.seat)
        after_draft = self.play([*draft, *by_seat])
        assert canonical(after_draft.full()) == canonical(self.state().full())
        data = self.recorder.record()
        verify(data, GAME)
        final = list(replay(read_record(data)[0], GAME))[-1].state
        assert canonical(final.full()) == canonical(self.state().full())

    def play(self, steps: list[Step]) -> CaladaleState:
        """The game from its start, these steps one after the other."""
        state = self.start.clone()
        for step in steps:
            action = GAME.parse(step.action)
            assert state.refusal(step.seat - 1, action) is None
            dealer = ScriptedDealer([GAME.outcome(name) for name in step.dealt])
            state.apply(step.seat - 1, action, dealer)
        return state


def castle_part(state: CaladaleState) -> list[list[object]]:
    seats = state.full()["seats"]
    return [[seats[n]["castle"], seats[n]["grass"], seats[n]["tray"]] for n in sorted(seats)]


TestEditing = Editing.TestCase
TestEditing.settings = settings(max_examples=40, stateful_step_count=60, deadline=None)


@pytest.mark.parametrize("seat", range(SEATS))
def test_done_is_withdrawn_by_any_edit(caladale: Caladale, seat: int) -> None:
    """C-E1: in any order, until all are done at once."""
    state = caladale.position(SEATS, {}, {"phase": "build"})
    done = caladale.parse("done")
    for each in (seat, (seat + 1) % SEATS):
        state.apply(each, done, FirstDealer())
    assert state.refusal(seat, done) is not None
    state.apply(seat, caladale.parse("grass 1"), FirstDealer())
    assert not state.done[seat]
    for each in range(SEATS):
        if not state.done[each]:
            state.apply(each, done, FirstDealer())
    assert state.result() is not None


def test_edits_are_refused_before_one_has_a_gate(caladale: Caladale) -> None:
    state = caladale.start(2, {"gates": "chosen", "first": "1"}, RandomDealer(Random(1)))
    edit = caladale.parse("place scaffold 2,0 r0")
    refusal = state.refusal(0, edit)
    assert refusal is not None
    assert refusal.rule == "C-S1"
    state.apply(0, caladale.parse("gate gnomes"), FirstDealer())
    assert state.refusal(0, edit) is None
    assert state.refusal(1, edit) is not None
