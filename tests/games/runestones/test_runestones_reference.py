"""The engine agrees with the slow reference: what is legal, and what happens."""

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bajarz.games
from bajarz.core.dealer import RandomDealer, RecordingDealer
from bajarz.core.state import OVER, State
from bajarz.games.registry import default_components
from bajarz.games.runestones.game import RuneStones
from reference.runestones import Reference
from reference.runestones_parts import ALL, COLOURED, KINDS, Parts, new_game

PARTS = Parts(Path(bajarz.games.__file__).parent / "runestones" / "components.toml")
ONLY_ENGINE = ("memory", "pending", "progress")  # not in the reference's state
SETS = ("general_deck", "general_discard", "out", "playing", "called")
SEAT_SETS = ("hand", "deck", "stones")
CONCEIVABLE: dict[str, list[tuple[str, int]]] = {}


@pytest.fixture(scope="module")
def game() -> RuneStones:
    return RuneStones(default_components("runestones"))


def comparable(state: Mapping[str, object]) -> dict[str, Any]:
    """Both sides of a comparison: what the specification speaks of, sets in order."""
    data: dict[str, Any] = json.loads(json.dumps(state))
    for key in ONLY_ENGINE:
        data.pop(key, None)
    data.get("result", {}).pop("ranks", None)
    for key in SETS:
        data[key].sort()
    for seat in data["seats"].values():
        for key in ("played_top", "played_size"):
            seat.pop(key, None)
        for key in SEAT_SETS:
            seat[key].sort()
    return data


def conceivable(game: RuneStones, state: State) -> dict[str, list[tuple[str, int]]]:
    """Every conceivable action by its verb: the same in all states, so found once only."""
    if not CONCEIVABLE:
        for action in game.conceivable(state):
            text = game.text(action)
            CONCEIVABLE.setdefault(text.split(maxsplit=1)[0], []).append((text, action))
    return CONCEIVABLE


class Comparison:
    """A random game of the engine with the reference beside it."""

    def __init__(self, game: RuneStones, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.rng = Random(seed)
        self.dealer = RecordingDealer(RandomDealer(self.rng))
        self.done: list[str] = []

    def dealt(self) -> list[str]:
        return [self.game.outcome_name(outcome) for outcome in self.dealer.take()]

    def options(self) -> dict[str, str]:
        return {"trade_both_rows": self.rng.choice(("no", "yes"))}

    def from_start(self, players: int) -> tuple[State, Reference]:
        """R-S: a new game."""
        options = self.options()
        state = self.game.start(players, options, self.dealer)
        beside = new_game(PARTS, players, "random", self.dealt())
        return state, Reference(PARTS, beside, options["trade_both_rows"] == "yes")

    def from_position(self, players: int) -> tuple[State, Reference]:
        """A position with many stones where much is about to run out."""
        options = self.options()
        state = self.game.position(players, options, scarce(self.rng, players))
        beside = comparable(state.full())
        return state, Reference(PARTS, beside, options["trade_both_rows"] == "yes")

    def check(self, state: State, reference: Reference, tries: int) -> None:
        """Both know the same state and the same legal actions, and refuse alike."""
        told = f"{self.seed}: after {self.done[-8:]}"
        assert comparable(state.full()) == comparable(reference.state), told
        legal = reference.legal()
        assert sorted(map(self.game.text, state.legal_actions())) == sorted(legal), told
        if state.to_move() == OVER:
            return
        verbs = conceivable(self.game, state)
        for verb in self.rng.choices(list(verbs), k=tries):
            text, action = self.rng.choice(verbs[verb])
            refused = bool(state.explain(state.to_move(), action))
            assert refused == (text not in legal), f"{told}: {text}"
        other = (state.to_move() + 1) % len(reference.state["seats"])  # R-T1: out of turn
        assert state.explain(other, self.rng.choice(state.legal_actions())), told

    def run(self, state: State, reference: Reference, decisions: int, tries: int) -> int:
        self.check(state, reference, tries)
        while state.to_move() != OVER and len(self.done) < decisions:
            action = self.rng.choice(state.legal_actions())
            self.done.append(self.game.text(action))
            state.apply(state.to_move(), action, self.dealer, None)
            reference.play(self.done[-1], self.dealt())
            self.check(state, reference, tries)
        return len(self.done)


def scarce(rng: Random, players: int) -> dict[str, Any]:
    """A position for `Game.position`: seats with many stones, and little left of everything."""
    creatures = rng.sample(list(PARTS.creatures), len(PARTS.creatures))
    stones = dict.fromkeys(KINDS, players - 1)
    artifacts = [colour for colour in COLOURED for _ in range(4)]
    rng.shuffle(artifacts)
    poor = rng.random() < 0.2  # nobody has a card, so that a whole round may be passed (R-E4)
    seats = {}
    for number in range(1, players + 1):
        held = rng.sample([k for k in KINDS if stones[k]], rng.randint(0, 4))
        for kind in held:
            stones[kind] -= 1
        own = rng.sample(list(PARTS.druid_cards["grey"]), rng.randint(0, 8))
        own += [creatures.pop() for _ in range(rng.randint(0, 10))]
        rng.shuffle(own)
        own = [] if poor else own
        seats[str(number)] = {
            "hand": own[:4],
            "deck": own[4:6],
            "played": own[6:],
            "gems": {colour: rng.choice((0, 0, 1) if poor else (0, 0, 1, 2, 3)) for colour in ALL},
            "ore": rng.randint(0, 4),
            "points": rng.choice((0, 0, 40, 60)),
            "rows": [[rng.choice(("", "", "W", "")) for _ in range(2)] for _ in range(2)],
            "stones": held,
            "wild": rng.choice(("", rng.choice(COLOURED))) if "wild" in held else "",
        }
    most = rng.choice((0, 1, 3))
    return {
        "round": rng.choice((1, 1, 299)),
        "display": [creatures.pop() for _ in range(6)],
        "general_deck": [creatures.pop() for _ in range(rng.choice((0, 1, 5)))],
        "general_discard": [creatures.pop() for _ in range(rng.choice((0, 1, 5)))],
        "supply": {thing: rng.randint(0, most) for thing in (*ALL, "ore")},
        "smithies": [artifacts.pop() for _ in range(5)],
        "white_artifacts": rng.randint(0, 2),
        "artifact_supply": {colour: rng.randint(0, 1) for colour in COLOURED},
        "artifact_traded": {colour: rng.randint(0, 1) for colour in COLOURED},
        "stones": {kind: rng.randint(0, left) for kind, left in stones.items()},
        "seats": seats,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_reference_agree(game: RuneStones, players: int) -> None:
    comparison = Comparison(game, f"reference {players}")
    assert comparison.run(*comparison.from_start(players), decisions=300, tries=20) == 300


@pytest.mark.parametrize("players", [2, 3])
def test_they_agree_where_things_run_out(game: RuneStones, players: int) -> None:
    decisions = 0
    for number in range(12):
        comparison = Comparison(game, f"scarce {players} {number}")
        decisions += comparison.run(*comparison.from_position(players), decisions=40, tries=10)
    assert decisions > 200


@pytest.mark.long
@pytest.mark.parametrize("seed", range(50))
def test_engine_and_reference_agree_at_length(game: RuneStones, seed: int) -> None:
    comparison = Comparison(game, f"long {seed}")
    state, reference = comparison.from_start(2 + seed % 3)
    assert comparison.run(state, reference, decisions=100_000, tries=40) > 100
    assert state.to_move() == OVER


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_agree_where_things_run_out_at_length(game: RuneStones, players: int) -> None:
    for number in range(300):
        comparison = Comparison(game, f"long scarce {players} {number}")
        comparison.run(*comparison.from_position(players), decisions=150, tries=20)
