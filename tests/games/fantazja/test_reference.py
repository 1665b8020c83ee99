"""The engine agrees with the slow reference: what is legal and why not, and what happens."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bajarz.games
from bajarz.core.canonical import canonical
from bajarz.core.dealer import RandomDealer, RecordingDealer
from bajarz.core.event import Event
from bajarz.core.state import OVER, State
from bajarz.games.fantazja.game import Fantazja
from reference import fantazja as reference

FILE = Path(bajarz.games.__file__).parent / "fantazja" / "components.toml"
TILES = reference.load_tiles(FILE)
SETS = ("hand", "ip", "discard", "bag")


def plain(state: State) -> dict[str, Any]:
    """The state in the shape that the reference reads."""
    data: dict[str, Any] = json.loads(canonical(state.full()))
    token = data["tokens"]["military"]
    data["vanished"] = token.startswith("gone")
    if data["vanished"]:
        data["tokens"]["military"] = token.replace("gone", "0,0")
    for key in ("memory", "result"):
        data.pop(key, None)
    data["exchange"] = {key: data["exchange"][key] for key in ("given", "taken")}
    for seat in data["seats"].values():
        for key in ("pile", "ip_open"):
            seat.pop(key)
        for key in SETS:
            seat[key] = sorted(seat[key])
    return data


def comparable(data: dict[str, Any]) -> dict[str, Any]:
    """Both sides of a comparison: without what only one side keeps."""
    data = {key: value for key, value in data.items() if key != "vanished"}
    data["shown"] = sorted(data["shown"])
    data["exchange"] = {key: sorted(value) for key, value in data["exchange"].items()}
    for seat in data["seats"].values():
        for key in SETS:
            seat[key] = sorted(seat[key])
        seat["score"] = None
    if "by seat" in data["tokens"]["military"]:
        data["tokens"]["military"] = "in use"
    if data["phase"] == "over":
        data["action_taken"], data["power_used"], data["exchange"] = None, None, None
    return data


def explained(game: Fantazja, state: State, seat: int, action: int) -> list[str]:
    rules: list[str] = []
    for refusal in state.explain(seat, action):
        if refusal.rule not in rules:
            rules.append(refusal.rule)
    return rules


def play_and_compare(game: Fantazja, seed: str, tries: int) -> int:
    """A random game beside the reference; at every state some conceivable actions are compared."""
    rng = Random(seed)
    dealer = RecordingDealer(RandomDealer(rng))
    state = game.start(2, {}, dealer)
    dealer.take()
    compared = 0
    while state.to_move() != OVER:
        data = plain(state)
        conceivable = list(game.conceivable(state))
        legal = state.legal_actions()
        for action in rng.sample(conceivable, tries) + rng.sample(legal, min(3, len(legal))):
            seat = rng.choice((0, 1))
            expected = reference.broken_rules(data, TILES, seat + 1, game.text(action))
            found = explained(game, state, seat, action)
            assert found == expected, f"{seed}: seat {seat + 1}: {game.text(action)}"
            compared += 1
        action = rng.choice(legal)
        log: list[Event] = []
        state.apply(state.to_move(), action, dealer, log)
        outcomes = [game.outcome_name(outcome) for outcome in dealer.take()]
        after = reference.play(data, TILES, game.text(action), outcomes)
        assert comparable(after) == comparable(plain(state)), f"{seed}: {game.text(action)}"
        scores = reference.scores(plain(state), TILES)
        assert state.scores() == list(scores.values())
    return compared


@pytest.mark.parametrize("seed", range(12))
def test_engine_and_reference_agree(fantazja: Fantazja, seed: int) -> None:
    assert play_and_compare(fantazja, f"reference {seed}", tries=8) > 500


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100))
def test_engine_and_reference_agree_at_length(fantazja: Fantazja, seed: int) -> None:
    assert play_and_compare(fantazja, f"long {seed}", tries=30) > 1500
