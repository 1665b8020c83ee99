"""Positions and sessions for tests of the terminal boards."""

from collections.abc import Callable
from typing import cast

from bajarz.cli.board import Choice, Scene, V
from bajarz.cli.canvas import Canvas
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.setup import Wanted
from bajarz.core.canonical import Json
from bajarz.core.game import Game
from bajarz.core.state import State
from bajarz.text.catalogue import catalogue
from typist import Keyboard, typing

NAMES = {1: "Ola", 2: "Jan", 3: "Ewa", 4: "Leo"}


def scene_of(
    kind: type[V],
    game: str,
    state: State,
    seat: int | None,
    players: int,
    language: str,
    columns: int,
    lines: int | None,
) -> Scene[V]:
    """What the board of a game is given to draw."""
    names = {number: NAMES[number] for number in range(1, players + 1)}
    view = cast(V, state.view(seat))
    return Scene(view, seat, names, [], catalogue(language, game), columns, lines)


def session_at(game: Game, position: Json, *actions: str) -> Session:
    """A game against a bot that stands at a position, after some actions of the seat to move."""
    alone = Wanted(game.name, ("person", "bot"), seed="1", options=("first=1",))
    session = Keyboard(typing([])).open(alone)
    session.table.recorder.state = game.position(2, {}, position)
    for text in actions:
        session.table.act(0, session.table.read(0, text))
    return session


def menu_of(session: Session) -> list[Choice]:
    return session.board.choices(session.scene(0), session.offer(0))


def rows_of(draw: Callable[[Canvas], None]) -> list[str]:
    """What is drawn on a canvas, line by line."""
    canvas = Canvas()
    draw(canvas)
    return [row.plain for row in canvas.rows()]


def leaves(choices: list[Choice]) -> list[int]:
    """The actions of all entries, however deep."""
    found: list[int] = []
    for choice in choices:
        found += leaves(list(choice.inner)) if choice.action is None else [choice.action]
    return found
