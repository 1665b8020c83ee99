"""Positions and sessions of Rune Stones for tests of its terminal board."""

from bajarz.cli.board import Choice, Scene
from bajarz.cli.playing.setup import Wanted
from bajarz.core.canonical import Json
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.view import RuneStonesView
from cli.sessions import scene_of

BOT = Wanted("runestones", ("person", "bot"), seed="1", options=("first=1",))
PEOPLE = Wanted(
    "runestones", ("person", "person"), names=("Ola", "Jan"), seed="2", options=("first=1",)
)
RICH: Json = {
    "display": [59, 70, 28, 37, 11, 64],
    "smithies": ["R", "R", "G", "B", "Y"],
    "seats": {
        "1": {
            "hand": [21, 24, 71, 103],
            "gems": {"B": 4, "R": 2, "G": 0, "Y": 1, "W": 2},
            "ore": 3,
            "points": 33,
            "rows": [["B", "W", "", "", ""], ["", "", "", "", ""]],
            "stones": ["exchange", "magic"],
        },
        "2": {"hand": [43, 46, 104, 107], "points": 7},
    },
}


def scene(
    game: RuneStones,
    position: Json,
    seat: int | None = 0,
    players: int = 2,
    language: str = "en",
    columns: int = 100,
    lines: int | None = None,
) -> Scene[RuneStonesView]:
    state = game.position(players, {}, position)
    return scene_of(RuneStonesView, "runestones", state, seat, players, language, columns, lines)


def texts(choices: list[Choice]) -> list[str]:
    return [choice.text for choice in choices]
