"""Games played offline by a fixed chance: the same positions on every run.

A course is a whole game. Its record is brought to a server as a replay, and tables go on from its
moments, so a late position costs no more than a first one.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bajarz.core.canonical import Json
from bajarz.core.recorder import Recorder
from bajarz.core.state import OVER, State
from bajarz.games.registry import make_game

NAMES = ("Wawrzyniec", "Świętosława", "Ola", "Maximilian the Older")
CASTLE = Path(__file__).parents[3] / "docs" / "castle-of-all-tiles.json"
LAID_FREELY = 40  # tiles of the castle in free play

# How much likelier than others an action is, by its first word; 0: only if nothing else is left.
# People build more than chance does, and do not stop before the end.
TASTES: dict[str, dict[str, float]] = {
    "fantazja": {"small": 4, "large": 4, "gain": 0.2, "special": 0.1, "military": 0.1},
    "grajeczka": {"move": 0.1, "add": 0.3, "turn": 0.2, "tell": 100},
    "caladale": {"place": 8, "keep": 4, "down": 0, "done": 0.1, "grass": 0, "stop": 0},
    "runestones": {
        "forge": 40,
        "trade": 100,
        "ability": 8,
        "call": 4,
        "use": 3,
        "finish": 0,
        "forgo": 0,
    },
}

View = Mapping[str, Any]


class Course(NamedTuple):
    """A game, for how many, how it was set up, and the chance it was played by."""

    game: str
    players: int
    seed: str
    options: tuple[tuple[str, str], ...] = (("first", "1"),)


class Position(NamedTuple):
    """A moment of a course: after so many steps, with whose move and what that seat sees."""

    step: int
    seat: int  # from 1
    view: View


class Played(NamedTuple):
    """A course that was played to its end."""

    record: dict[str, Json]
    positions: list[Position]


@cache
def played(course: Course) -> Played:
    """The course from its first position to the last before the end."""
    chance = Random(course.seed)
    seats = [{"name": name, "played_by": "person"} for name in NAMES[: course.players]]
    game = make_game(course.game)
    given = [""] * course.players
    recorder = Recorder(game, dict(course.options), seats, chance.randbytes(32), given)
    positions = []
    choose = freely(recorder) if dict(course.options).get("solo") == "free" else tasted(recorder)
    while (mover := recorder.state.to_move()) != OVER:
        view = recorder.state.view(mover)
        positions.append(Position(len(recorder.steps), mover + 1, view))
        recorder.apply(mover, choose(recorder.state, chance))
    return Played(recorder.record(), positions)


Choose = Callable[[State, Random], int]


def tasted(recorder: Recorder) -> Choose:
    """Choose by chance and the game's taste."""
    game = recorder.game
    taste = TASTES[game.name]

    def choose(state: State, chance: Random) -> int:
        actions = state.legal_actions()
        weights = [taste.get(game.text(action).split()[0], 1) + 1e-6 for action in actions]
        return chance.choices(actions, weights)[0]

    return choose


def freely(recorder: Recorder) -> Choose:
    """Build the lower part of the castle of all tiles, and be done."""
    texts = iter([layout(), "done"])
    return lambda state, chance: recorder.game.parse(next(texts))


def layout() -> str:
    """So many tiles of the castle of all tiles, the lowest first, as an action."""
    text = CASTLE.read_text("utf-8").partition('"layout ')[2].partition('"')[0]
    grass, pieces = text.split()
    lowest = sorted(pieces.split(";"), key=height)
    return f"layout {grass} {';'.join(lowest[:LAID_FREELY])}"


def height(piece: str) -> tuple[int, int]:
    """Where a piece such as `stone-top-2@2,3,r0` stands: its row, and how far from the middle."""
    x, y, _ = piece.split("@")[1].split(",")
    return int(y), abs(int(x))
