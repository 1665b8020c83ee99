"""Games played offline by a fixed chance: the same positions on every run.

A course is a whole game. Its record is brought to a server as a replay, and tables go on from its
moments, so a late position costs no more than a first one.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bajarz.core.canonical import Json
from bajarz.core.recorder import Recorder
from bajarz.core.state import OVER
from bajarz.games.registry import make_game

NAMES = ("Wawrzyniec", "Świętosława", "Ola", "Maximilian the Older")
CASTLE = Path(__file__).parents[3] / "docs" / "castle-of-all-tiles.json"
LAID_FREELY = 40  # tiles of the castle in free play

# How much likelier than others an action is, by its first word; 0: only if nothing else is left.
# People build more than chance does, and do not stop before the end.
TASTES: dict[str, dict[str, float]] = {
    "fantazja": {
        "small": 6,
        "large": 4,
        "residential": 0.3,
        "special": 0.1,
        "military": 0.1,
        "gain": 0.05,
    },
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

SELDOM = 1e-6

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
    words: set[str]  # the first words of all that can be done


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
    is_free = dict(course.options).get("solo") == "free"
    texts = iter([layout(), "done"])
    while (mover := recorder.state.to_move()) != OVER:
        actions = recorder.state.legal_actions()
        words = [game.text(action).split()[0] for action in actions]
        view = recorder.state.view(mover)
        positions.append(Position(len(recorder.steps), mover + 1, view, set(words)))
        weights = [TASTES[course.game].get(word, 1) + SELDOM for word in words]
        chosen = game.parse(next(texts)) if is_free else chance.choices(actions, weights)[0]
        recorder.apply(mover, chosen)
    return Played(recorder.record(), positions)


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
