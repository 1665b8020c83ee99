"""Castles of Caladale as the rest of Bajarz sees it."""

from collections.abc import Iterator

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.game import Game, Option, Options
from bajarz.core.notation import Action
from bajarz.core.state import State
from bajarz.games.caladale import checks, position, setup
from bajarz.games.caladale.actions import CaladaleNotation
from bajarz.games.caladale.components import read_components
from bajarz.games.caladale.edge_fits import EdgeFits
from bajarz.games.caladale.engine import CaladaleState
from bajarz.games.caladale.events import EVENT_TYPES
from bajarz.games.caladale.position_data import CaladalePosition
from bajarz.games.caladale.state import PHASES
from bajarz.games.caladale.tables import Tables
from bajarz.games.caladale.view import CaladaleView


class Caladale(Game):
    """A draft, and a castle for each player; three games for one."""

    name = "caladale"
    shelf = 2
    rules_version = "1"
    players = (2, 3, 4, 1)  # the usual number first
    view_type = CaladaleView
    position_type = CaladalePosition
    event_types = EVENT_TYPES
    phases = PHASES
    options = (
        Option("solo", ("builder", "puzzle", "free")),
        Option("first", ("random", "1", "2", "3", "4")),
        Option("gates", ("dealt", "chosen")),
        Option("all_tiles", ("no", "yes")),
    )
    acts_out_of_turn = True

    def __init__(self, components: object) -> None:
        self.components = read_components(components)
        super().__init__(components)
        self.tables = Tables(self.components)
        self.fits = EdgeFits(self.tables)
        self.notation = CaladaleNotation(self.tables)

    @classmethod
    def has_shared_time(cls, players: int) -> bool:
        """C-E1: the last building time of the standard game."""
        return players > 1

    def start(
        self, players: int, options: Options, dealer: Dealer, log: list[Event] | None = None
    ) -> CaladaleState:
        chosen = self.check_options(options)
        state = self.empty(players, chosen)
        setup.deal_new(state, chosen, dealer, log)
        return state

    def position(self, players: int, options: Options, data: object) -> CaladaleState:
        chosen = self.check_options(options)
        state = self.empty(players, chosen)
        position.set_up(state, chosen, data)
        return state

    def empty(self, players: int, options: Options) -> CaladaleState:
        """A state with nothing in it, of the game that these options name."""
        self.check_players(players)
        return CaladaleState(self.fits, players, setup.mode_of(players, options))

    def parse(self, text: str) -> int:
        return self.notation.parse(text)

    def action(self, code: int) -> Action:
        return self.notation.action(code)

    def outcome_name(self, outcome: int) -> str:
        if outcome >= setup.SEAT_OUTCOME:
            return f"seat {outcome - setup.SEAT_OUTCOME + 1}"
        return self.tables.name[outcome]

    def all_outcomes(self) -> list[int]:
        seats = [setup.SEAT_OUTCOME + seat for seat in range(max(self.players))]
        return [*range(self.tables.scaffold), *seats]

    def conceivable(self, state: State) -> Iterator[int]:
        assert isinstance(state, CaladaleState)
        return checks.conceivable(state)

    def invariant_errors(self, state: State) -> list[str]:
        assert isinstance(state, CaladaleState)
        return checks.invariant_errors(state)


GAME = Caladale
