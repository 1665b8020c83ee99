"""Fantazja as the rest of Bajarz sees it."""

from collections.abc import Iterator

from bajarz.core.dealer import Dealer, FirstDealer
from bajarz.core.event import Event
from bajarz.core.game import Game, Option, Options
from bajarz.core.notation import Action
from bajarz.core.state import State
from bajarz.games.fantazja import checks, position, setup, turns
from bajarz.games.fantazja.actions import FantazjaNotation
from bajarz.games.fantazja.components import read_components
from bajarz.games.fantazja.engine import FantazjaState
from bajarz.games.fantazja.events import EVENT_TYPES
from bajarz.games.fantazja.position_data import FantazjaPosition
from bajarz.games.fantazja.state import PHASES
from bajarz.games.fantazja.tables import Tables
from bajarz.games.fantazja.view import FantazjaView


class Fantazja(Game):
    """Two factions, one map."""

    name = "fantazja"
    shelf = 1
    rules_version = "1"
    players = (2,)
    view_type = FantazjaView
    position_type = FantazjaPosition
    event_types = EVENT_TYPES
    phases = PHASES
    options = (Option("first", ("random", "1", "2")),)

    def __init__(self, components: object) -> None:
        self.components = read_components(components)
        super().__init__(components)
        self.tables = Tables(self.components)
        self.notation = FantazjaNotation(self.tables)

    def start(
        self, players: int, options: Options, dealer: Dealer, log: list[Event] | None = None
    ) -> FantazjaState:
        self.check_players(players)
        state = FantazjaState(self.tables)
        setup.deal_new(state, self.check_options(options), dealer, log)
        return state

    def position(self, players: int, options: Options, data: object) -> FantazjaState:
        state = FantazjaState(self.tables)
        position.set_up(state, data)
        turns.finish_step(state, False, FirstDealer(), None)
        return state

    def parse(self, text: str) -> int:
        return self.notation.parse(text)

    def action(self, code: int) -> Action:
        return self.notation.action(code)

    def outcome_name(self, outcome: int) -> str:
        if outcome >= setup.SEAT_OUTCOME:
            return f"seat {outcome - setup.SEAT_OUTCOME + 1}"
        return self.tables.name[outcome]

    def all_outcomes(self) -> list[int]:
        return [*self.notation.tiles.values(), setup.SEAT_OUTCOME, setup.SEAT_OUTCOME + 1]

    def conceivable(self, state: State) -> Iterator[int]:
        assert isinstance(state, FantazjaState)
        return checks.conceivable(state)

    def invariant_errors(self, state: State) -> list[str]:
        assert isinstance(state, FantazjaState)
        return checks.invariant_errors(state)


GAME = Fantazja
