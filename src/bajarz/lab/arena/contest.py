"""What an arena plays: line-ups of bots, each deal once for every rotation of the seats."""

import hashlib
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from bajarz.bots.loading import is_file_bot
from bajarz.core.canonical import Json
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game, Options
from bajarz.games.registry import make_game

LineUp = tuple[str, ...]  # bots in the order of rotation 0


class Contest(NamedTuple):
    """All that decides how games go; plain data, so that every worker can have it."""

    game: str
    components: Json  # None: the game's own
    options: Options
    players: int
    seed: str

    def make_game(self) -> Game:
        return make_game(self.game, self.components)

    def secret(self, deal: int) -> bytes:
        """The dealing secret of a deal: the same for all line-ups and all their rotations."""
        text = f"bajarz arena {self.game} {self.players} {self.seed} {deal}"
        return hashlib.sha256(text.encode()).digest()


class Fixture(NamedTuple):
    """One game to be played: a line-up, a deal, and how far the seats are rotated."""

    line_up: LineUp
    deal: int  # from 1
    rotation: int  # from 0

    @property
    def seats(self) -> LineUp:
        """The bots by seat: the first of the line-up sits at seat `rotation`."""
        turn = -self.rotation % len(self.line_up)
        return self.line_up[turn:] + self.line_up[:turn]

    def __str__(self) -> str:
        return f"deal {self.deal} with {', '.join(self.seats)}"


def fixtures(line_up: LineUp, first: int, last: int) -> list[Fixture]:
    """All games of the deals from `first` to `last`: every bot has every seat in every deal."""
    return [
        Fixture(line_up, deal, rotation)
        for deal in range(first, last + 1)
        for rotation in range(len(line_up))
    ]


def line_ups(bots: list[str], players: int, mixed: bool, against: str | None) -> list[LineUp]:
    """Who meets whom.

    Two players: every pair. More: one bot against a table of another, for every ordered pair; or,
    mixed, every choice of different bots. `against` keeps the tables where a bot meets that one.
    """
    check_names(bots, against)
    if mixed:
        if len(bots) < players:
            raise UnknownName(f"mixed tables of {players} need {players} bots, not {len(bots)}")
        found: list[LineUp] = list(combinations(bots, players))
        return [each for each in found if against is None or against in each]
    pairs = list(combinations(bots, 2))
    if against is not None:
        pairs = [(bot, against) for bot in bots if bot != against]
    elif players > 2:
        pairs = [(one, other) for one in bots for other in bots if one != other]
    return [(one, *(other,) * (players - 1)) for one, other in pairs]


def check_names(bots: list[str], against: str | None) -> None:
    twice = sorted({bot for bot in bots if bots.count(bot) > 1})
    if twice:
        raise UnknownName(f"the bot {twice[0]!r} is named twice")
    if len(bots) < 2:
        raise UnknownName("an arena needs two bots at least")
    if against is not None and against not in bots:
        raise UnknownName(f"{against!r} is none of the bots: {', '.join(bots)}")


def identity(bot: str) -> str:
    """A bot's name in the journal; for a bot in a file with the file's hash: other code, other bot.

    (Bots that come with Bajarz are named by their version in the journal's first line.)
    """
    if not is_file_bot(bot):
        return bot
    path = bot.rpartition(":")[0]
    try:
        return f"{bot}#{hashlib.sha256(Path(path).read_bytes()).hexdigest()[:12]}"
    except OSError as error:
        raise UnknownName(f"{path}: {error.strerror}") from None


def short_name(bot: str) -> str:
    """A bot's name for tables and pictures: without the folders of its file."""
    return bot.rsplit("/", maxsplit=1)[-1] if is_file_bot(bot) else bot
