"""Grajeczka as the rest of Bajarz sees it."""

from collections.abc import Iterator

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.game import Game, Option, Options
from bajarz.core.notation import Action
from bajarz.core.state import State
from bajarz.games.grajeczka import actions, checks, position, setup
from bajarz.games.grajeczka.components import PAGES, read_components
from bajarz.games.grajeczka.engine import GrajeczkaState
from bajarz.games.grajeczka.events import EVENT_TYPES
from bajarz.games.grajeczka.position_data import GrajeczkaPosition
from bajarz.games.grajeczka.state import PHASES
from bajarz.games.grajeczka.tables import SEAT_OUTCOME, SIDE_OUTCOME, Tables
from bajarz.games.grajeczka.view import GrajeczkaView

LONGEST_GAME = 99_999  # turns; a limit beyond it is none


class Grajeczka(Game):
    """Three figures, a growing kingdom, and a book for each player to tell."""

    name = "grajeczka"
    shelf = 4
    rules_version = "1"
    players = (2, 3, 4)
    view_type = GrajeczkaView
    position_type = GrajeczkaPosition
    event_types = EVENT_TYPES
    phases = PHASES
    options = (
        Option("first", ("random", "1", "2", "3", "4")),
        Option("pages", ("all",), 1, PAGES // 2),
        Option("turn_limit", ("200", "off"), 1, LONGEST_GAME),
        Option("mirrored", ("no", "yes")),
    )

    def __init__(self, components: object) -> None:
        self.components = read_components(components)
        super().__init__(components)
        self.tables = Tables(self.components)

    def start(
        self, players: int, options: Options, dealer: Dealer, log: list[Event] | None = None
    ) -> GrajeczkaState:
        state = GrajeczkaState(self.tables, self.check_players(players))
        setup.deal_new(state, self.check_options(options), dealer, log)
        return state

    def position(self, players: int, options: Options, data: object) -> GrajeczkaState:
        state = GrajeczkaState(self.tables, self.check_players(players))
        position.set_up(state, self.check_options(options), data)
        return state

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def action(self, code: int) -> Action:
        return actions.decode(code)

    def outcome_name(self, outcome: int) -> str:
        if outcome >= SEAT_OUTCOME:
            return f"seat {outcome - SEAT_OUTCOME + 1}"
        if outcome >= SIDE_OUTCOME:
            return self.tables.side_names[outcome - SIDE_OUTCOME]
        return f"page {outcome}"

    def all_outcomes(self) -> list[int]:
        sides = [SIDE_OUTCOME + side for side in range(len(self.tables.side_names))]
        seats = [SEAT_OUTCOME + seat for seat in range(max(self.players))]
        return [*self.tables.page_numbers, *sides, *seats]

    def conceivable(self, state: State) -> Iterator[int]:
        assert isinstance(state, GrajeczkaState)
        return checks.conceivable(state)

    def invariant_errors(self, state: State) -> list[str]:
        assert isinstance(state, GrajeczkaState)
        return checks.invariant_errors(state)


GAME = Grajeczka
