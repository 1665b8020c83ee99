"""One running game behind an environment: the engine's state, with ids instead of integers."""

from collections.abc import Mapping
from functools import cache, lru_cache
from random import Random

import numpy as np

from bajarz.core.dealer import Dealer, RandomDealer
from bajarz.core.game import Game, Options
from bajarz.core.result import Result
from bajarz.core.state import OVER, State
from bajarz.games.registry import make_game
from bajarz.lab.env.encoding import Encoding, Window, encoding_for
from bajarz.lab.env.errors import IllegalAction, OutsideWindow
from bajarz.lab.env.fields import Mask, Row
from bajarz.lab.env.row_writer import RowWriter


class Setting:
    """What is played: a game, the number of players, options; and its encoding."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Options | None = None,
        window: Window | None = None,
    ) -> None:
        self.game = known_game(game) if isinstance(game, str) else game
        self.players = self.game.players[0] if players is None else players
        self.options = self.game.check_options(options or {})
        self.window = dict(window or {})
        self.encoding = known_encoding(
            self.game,
            self.players,
            tuple(sorted(self.options.items())),
            tuple(sorted(self.window.items())),
        )


@cache
def known_game(name: str) -> Game:
    """A game with its own components, shared by all its environments."""
    return make_game(name)


@lru_cache(maxsize=8)
def known_encoding(
    game: Game,
    players: int,
    options: tuple[tuple[str, str], ...],
    window: tuple[tuple[str, int], ...],
) -> Encoding:
    """Tables of actions are long: many environments of one game share theirs."""
    return encoding_for(game, players, dict(options), dict(window))


class Play:
    """A game from its first action to its result."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.encoding = setting.encoding
        self.dealer: Dealer
        self.state: State
        self.seat = OVER
        self.steps = 0
        self.ids: list[int] = []  # of the legal actions, ascending as the engine lists them
        self.codes: list[int] = []
        self.outside = 0  # legal actions that have no id

    def start(self, dealer: Dealer) -> None:
        """Set up a new game with this luck."""
        self.dealer = dealer
        setting = self.setting
        self.state = setting.game.start(setting.players, setting.options, dealer)
        self.steps = 0
        self.look()

    def start_random(self, rng: Random) -> None:
        self.start(RandomDealer(rng))

    def look(self) -> None:
        """Find whose turn it is and the ids of the legal actions."""
        self.seat = self.state.to_move()
        self.codes = self.state.legal_actions()
        self.outside = 0
        if self.seat == OVER:
            self.ids = []
            return
        ids = self.encoding.tables[self.seat].ids
        try:
            self.ids = [ids[code] for code in self.codes]
        except KeyError:
            self.leave_out(ids)

    def leave_out(self, ids: Mapping[int, int]) -> None:
        """Legal actions outside of the window are not offered; there must be others."""
        inside = [code for code in self.codes if code in ids]
        self.outside = len(self.codes) - len(inside)
        if not inside:
            text = self.setting.game.text(self.codes[0])
            raise OutsideWindow(
                f"all legal actions lie outside of the window, {text!r} among them; widen it"
            )
        self.codes = inside
        self.ids = [ids[code] for code in inside]

    def step(self, number: int) -> None:
        """Carry out the legal action of this id."""
        try:
            code = self.codes[self.ids.index(number)]
        except ValueError:
            raise self.illegal(number) from None
        self.carry_out(code)

    def carry_out(self, code: int) -> None:
        """Carry out a legal action of the engine, listed or not."""
        self.state.apply(self.seat, code, self.dealer)
        self.steps += 1
        self.look()

    def illegal(self, number: int) -> IllegalAction:
        """Why an id cannot be chosen, with the rule that forbids it."""
        if self.seat == OVER:
            return IllegalAction("the game is over")
        table = self.encoding.tables[self.seat]
        if not 0 <= number < table.size:
            return IllegalAction(f"there is no action {number}; ids run from 0 to {table.size - 1}")
        code = table.codes[number]
        text = self.setting.game.text(code)
        refusal = self.state.refusal(self.seat, code)
        why = f"refused by {refusal}" if refusal else "not listed here"
        return IllegalAction(f"action {number}, {text!r} of seat {self.seat + 1}: {why}")

    def action_id(self, text: str) -> int:
        """The id of an action in the game's notation, for the seat to move."""
        code = self.setting.game.parse(text)
        found = self.encoding.tables[self.seat].ids.get(code)
        if found is None:
            raise OutsideWindow(f"{text!r} has no id: outside of the window, or never listed")
        return found

    def action_text(self, number: int) -> str:
        """The text of the action with this id, for the seat to move."""
        return self.setting.game.text(self.encoding.tables[self.seat].codes[number])

    def result(self) -> Result | None:
        return self.state.result()

    # Arrays

    def write_observation(self, seat: int, row: Row) -> None:
        """What a seat sees, from its view alone."""
        writer = RowWriter(self.encoding.layout.start)
        self.encoding.observe(self.state.view(seat), seat, writer)
        row.fill(0)
        row[writer.where] = writer.what

    def observation(self, seat: int) -> Row:
        row = np.empty(self.encoding.layout.size, np.int16)
        self.write_observation(seat, row)
        return row

    def mask(self, seat: int, more: int = 0) -> Mask:
        """1 for every legal action of the seat to move; all 0 for others. `more` ids at the end."""
        mask = np.zeros(self.encoding.size + more, np.int8)
        if seat == self.seat:
            mask[self.ids] = 1
        return mask
