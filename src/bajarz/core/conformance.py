"""What must hold in every game, checked at every state of random play.

`bajarz conformance GAME` runs it over any registered game; a new game passes it before it is
played by people.
"""

from random import Random

from bajarz.core.canonical import Json, canonical
from bajarz.core.errors import BajarzError
from bajarz.core.event import Event
from bajarz.core.game import Game, Options
from bajarz.core.recorder import Recorder
from bajarz.core.shape import misfits
from bajarz.core.state import OVER, State
from bajarz.core.verify import verify

LONGEST = 100_000  # decisions; no game of ours comes near
THOROUGH = 0.03  # share of states at which every conceivable action is tried
KEEP = 0.1  # share of states kept to see whether later play disturbs them


class NotConforming(BajarzError):
    """Something that must hold does not."""


class Checker:
    """Plays one random game and checks everything on the way."""

    def __init__(self, game: Game, players: int, options: Options, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.players = players
        self.rng = Random(seed)
        seats = [{"name": f"seat {n + 1}", "played_by": "conformance"} for n in range(players)]
        self.recorder = Recorder(game, options, seats, self.rng.randbytes(32), ["conformance"])
        self.kept: list[tuple[State, str]] = []

    def require(self, holds: bool, what: str) -> None:
        if not holds:
            step = len(self.recorder.steps)
            last = self.recorder.steps[-1].action if step else "the set-up"
            raise NotConforming(f"{self.game.name}, seed {self.seed}, step {step} ({last}): {what}")

    def run(self) -> int:
        """Play to the end; return the number of decisions. Raises NotConforming."""
        for _ in range(LONGEST):
            state = self.recorder.state
            self.check_state(state)
            if state.to_move() == OVER:
                self.check_end(state)
                return len(self.recorder.steps)
            self.step(state)
        raise NotConforming(f"{self.game.name}, seed {self.seed}: no end after {LONGEST} decisions")

    def step(self, state: State) -> None:
        """Choose an action, try it on a copy, then carry it out."""
        seat = state.to_move()
        actions = state.legal_actions()
        self.check_actions(state, seat, actions)
        if self.rng.random() < KEEP:
            self.kept.append((state.clone(), canonical(state.full())))
        if self.rng.random() < THOROUGH:
            self.check_all_conceivable(state, seat, actions)
        action = actions[self.rng.randrange(len(actions))]
        log: list[Event] = []
        self.recorder.apply(seat, action, log)
        self.require(bool(log), "an action must be told as an event")
        self.check_events(log)

    def check_state(self, state: State) -> None:
        errors = self.game.invariant_errors(state)
        self.require(not errors, "; ".join(errors))
        data = state.full()
        again = self.game.position(self.players, self.recorder.header.options, data)
        self.require(canonical(again.full()) == canonical(data), "full() does not read back")
        self.require(canonical(state.clone().full()) == canonical(data), "clone() is not equal")
        self.check_types(state)
        if state.to_move() != OVER:
            self.check_redeal(state)

    def check_types(self, state: State) -> None:
        """Positions and views have the declared form; every view says what the state says."""
        self.fits(state.full(), self.game.position_type, "full()")
        for seat in (None, *range(self.players)):
            view = state.view(seat)
            self.fits(view, self.game.view_type, f"view({seat})")
            self.require(view["game"] == self.game.name, "a view is of another game")
            self.require(view["phase"] in self.game.phases, f"there is no phase {view['phase']}")
            self.require(view["scores"] == state.scores(), "a view has other scores")
            deciders = [decider + 1 for decider in state.deciders()]
            self.require(view["deciders"] == deciders, "a view has other deciders")

    def check_events(self, log: list[Event]) -> None:
        """Events have the declared form, and only facts that may be absent are secret."""
        for event in log:
            kind = self.game.event_types.get(event.name)
            self.require(kind is not None, f"the event {event.name} is not declared")
            self.fits({**event.public, **event.secret}, kind, event.name)
            self.fits(dict(event.public), kind, f"{event.name} without its secrets")

    def fits(self, data: object, kind: object, where: str) -> None:
        found = misfits(data, kind, where)
        self.require(not found, "; ".join(found))

    def check_redeal(self, state: State) -> None:
        """A re-dealt world looks the same to the seat it was dealt for."""
        for seat in range(self.players):
            world = state.redeal(seat, self.rng)
            self.require(same(world.view(seat), state.view(seat)), "redeal() changes the view")
            self.require(world.to_move() == state.to_move(), "redeal() changes whose turn it is")
            self.require(not self.game.invariant_errors(world), "redeal() makes a broken world")
            if seat == state.to_move():
                self.require(
                    world.legal_actions() == state.legal_actions(), "redeal() changes the actions"
                )

    def check_actions(self, state: State, seat: int, actions: list[int]) -> None:
        self.require(bool(actions), "the game is not over, but there is no action")
        self.require(actions == sorted(set(actions)), "actions are not unique and ascending")
        self.require(actions == state.legal_actions(), "asking twice gives other actions")
        for action in actions:
            text = self.game.text(action)
            self.require(self.game.parse(text) == action, f"{text!r} does not read back")
            refusal = state.refusal(seat, action)
            self.require(refusal is None, f"{text!r} is listed as legal, but refused by {refusal}")

    def check_all_conceivable(self, state: State, seat: int, actions: list[int]) -> None:
        """The list of legal actions is exactly what is not refused, among all there could be."""
        legal = set(actions)
        for action in self.game.conceivable(state):
            allowed = state.refusal(seat, action) is None
            if allowed != (action in legal):
                self.require(False, f"{self.game.text(action)!r} is allowed, but not listed")
        for action in () if self.game.acts_out_of_turn else actions:
            for other in range(self.players):
                refused = other == seat or state.refusal(other, action) is not None
                self.require(refused, f"{self.game.text(action)!r} is allowed out of turn")

    def check_end(self, state: State) -> None:
        self.require(not state.legal_actions(), "a finished game has actions")
        result = state.result()
        self.require(result is not None, "a finished game has no result")
        if result is not None:
            sums = [sum(parts.values()) for parts in result.parts]
            self.require(sums == result.scores, "the parts do not add up to the scores")
            nobody = all(rank == 2 for rank in result.ranks)
            self.require(bool(result.winners) or nobody, "nobody has rank 1, and not all rank 2")
        for action in self.game.conceivable(state):
            self.require(state.refusal(0, action) is not None, "an action after the end")
        for copy, before in self.kept:
            self.require(canonical(copy.full()) == before, "a copy changed when the game went on")
        data = self.recorder.record()
        verify(data, self.game)


def same(one: Json, other: Json) -> bool:
    return canonical(one) == canonical(other)


def check_game(game: Game, players: int, options: Options, seed: str) -> int:
    """Play one random game, checking everything; return its decisions or raise NotConforming."""
    return Checker(game, players, options, seed).run()
