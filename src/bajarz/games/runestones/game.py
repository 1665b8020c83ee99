"""Rune Stones as the rest of Bajarz sees it."""

from collections.abc import Iterator

from bajarz.core.dealer import Dealer, FirstDealer
from bajarz.core.event import Event
from bajarz.core.game import Game, Option, Options
from bajarz.core.notation import Action
from bajarz.core.state import State
from bajarz.games.runestones import actions, checks, position, setup, turns
from bajarz.games.runestones.components import read_components
from bajarz.games.runestones.engine import RuneStonesState
from bajarz.games.runestones.events import EVENT_TYPES
from bajarz.games.runestones.parts import COLOURS, FACE_NAMES, WHITE, thing_name
from bajarz.games.runestones.position_data import RuneStonesPosition
from bajarz.games.runestones.state import PHASES
from bajarz.games.runestones.tables import (
    COLOUR_OUTCOME,
    FACE_OUTCOME,
    SEAT_OUTCOME,
    Tables,
)
from bajarz.games.runestones.view import RuneStonesView


class RuneStones(Game):
    """Druids, creatures and artifacts: a race for power points."""

    name = "runestones"
    shelf = 3
    rules_version = "1"
    players = (2, 3, 4)
    view_type = RuneStonesView
    position_type = RuneStonesPosition
    event_types = EVENT_TYPES
    phases = PHASES
    options = (
        Option("first", ("random", "1", "2", "3", "4")),
        Option("trade_both_rows", ("no", "yes")),
    )

    def __init__(self, components: object) -> None:
        self.components = read_components(components)
        super().__init__(components)
        self.tables = Tables(self.components)

    def start(
        self, players: int, options: Options, dealer: Dealer, log: list[Event] | None = None
    ) -> RuneStonesState:
        state = RuneStonesState(self.tables, self.check_players(players))
        setup.deal_new(state, self.check_options(options), dealer, log)
        return state

    def position(self, players: int, options: Options, data: object) -> RuneStonesState:
        state = RuneStonesState(self.tables, self.check_players(players))
        position.set_up(state, self.check_options(options), data)
        turns.settle(state, FirstDealer(), None)
        return state

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def action(self, code: int) -> Action:
        return actions.decode(code)

    def outcome_name(self, outcome: int) -> str:
        if outcome >= FACE_OUTCOME:
            return thing_name(outcome - FACE_OUTCOME, FACE_NAMES)
        if outcome >= COLOUR_OUTCOME:
            return COLOURS[outcome - COLOUR_OUTCOME]
        if outcome >= SEAT_OUTCOME:
            return f"seat {outcome - SEAT_OUTCOME + 1}"
        return str(outcome)

    def all_outcomes(self) -> list[int]:
        tables = self.tables
        seats = [SEAT_OUTCOME + seat for seat in range(max(self.players))]
        colours = [COLOUR_OUTCOME + colour for colour in range(WHITE)]
        return [*tables.creatures, *tables.druid_cards, *seats, *colours, *tables.faces]

    def conceivable(self, state: State) -> Iterator[int]:
        assert isinstance(state, RuneStonesState)
        return checks.conceivable(state)

    def invariant_errors(self, state: State) -> list[str]:
        assert isinstance(state, RuneStonesState)
        return checks.invariant_errors(state)


GAME = RuneStones
