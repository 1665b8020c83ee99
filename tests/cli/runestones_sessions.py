"""Positions and sessions of Rune Stones for tests of its terminal board."""

from bajarz.cli.boards.board import Choice, Scene
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.setup import Wanted
from bajarz.core.canonical import Json
from bajarz.games.runestones.game import RuneStones
from bajarz.text.catalogue import catalogue
from typist import Keyboard, typing

NAMES = {1: "Ola", 2: "Jan", 3: "Ewa", 4: "Leo"}
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
    plain: bool = False,
) -> Scene:
    state = game.position(players, {}, position)
    names = {number: NAMES[number] for number in range(1, players + 1)}
    words = catalogue(language, "runestones")
    return Scene(state.view(seat), seat, names, [], words, columns, lines, plain)


def session_at(game: RuneStones, position: Json, *actions: str) -> Session:
    """A game that stands at a position, after some actions of the seat to move."""
    session = Keyboard(typing([])).open(BOT)
    session.table.recorder.state = game.position(2, {}, position)
    for text in actions:
        session.table.act(0, session.table.read(0, text))
    return session


def menu_of(session: Session) -> list[Choice]:
    return session.board.choices(session.scene(0), session.offer(0))


def texts(choices: list[Choice]) -> list[str]:
    return [choice.text for choice in choices]


def leaves(choices: list[Choice]) -> list[int]:
    """The actions of all entries, however deep."""
    found: list[int] = []
    for choice in choices:
        found += leaves(list(choice.inner)) if choice.action is None else [choice.action]
    return found
