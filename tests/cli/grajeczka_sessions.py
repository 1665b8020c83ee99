"""Positions and sessions of Grajeczka for tests of its terminal board."""

from random import Random

from bajarz.cli.board import Scene
from bajarz.cli.playing.setup import Wanted
from bajarz.core.canonical import Json
from bajarz.core.dealer import RandomDealer
from bajarz.core.state import OVER, State
from bajarz.games.grajeczka.engine import GrajeczkaState
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView
from cli.sessions import scene_of

ALONE = Wanted("grajeczka", ("person", "bot"), seed="1", options=("first=1",))
LETTERS = {"princess": "P", "knight": "K", "dragon": "D"}
MAGIC: Json = {"seats": {"1": {"page": 24, "token": "magic"}}}  # the Knight meets the Princess


def scene(
    state: State,
    seat: int | None = 0,
    players: int = 2,
    language: str = "en",
    columns: int = 80,
    lines: int | None = None,
) -> Scene[GrajeczkaView]:
    return scene_of(GrajeczkaView, "grajeczka", state, seat, players, language, columns, lines)


def grown(game: Grajeczka, seed: int, players: int = 2, tiles: int = 12) -> GrajeczkaState:
    """A kingdom to which tiles were added by chance, until so many lie or none fits."""
    rng = Random(seed)
    dealer = RandomDealer(rng)
    state = game.start(
        players, {"turn_limit": "off", "mirrored": "yes" if seed % 2 else "no"}, dealer
    )
    while state.to_move() != OVER:
        view = state.view(None)
        if not view["can_add"] or len(view["kingdom"]) >= tiles:
            break
        actions = state.legal_actions()
        adds = [code for code in actions if game.text(code).startswith("add")]
        state.apply(state.to_move(), rng.choice(adds or actions), dealer)
    return state
