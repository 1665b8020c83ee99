"""Positions for people: a picture, or the open part of the position as data."""

import json

from bajarz.art.pictures import picture
from bajarz.core.errors import UnknownName
from bajarz.core.game import Game
from bajarz.core.state import State

RENDER_MODES = ("ansi", "svg")


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise UnknownName(f"render modes are {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def render(game: Game, state: State, mode: str | None) -> str | None:
    """What a spectator sees: `svg` as a picture, `ansi` as JSON."""
    if mode is None:
        return None
    view = state.view(None)
    if mode == "svg":
        return picture(
            game, view, 0, {seat: f"seat {seat}" for seat in range(1, len(view["scores"]) + 1)}
        )
    return json.dumps(view, indent=1, ensure_ascii=False)
