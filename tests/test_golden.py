"""Golden playthroughs: short games that must never change while the rules version stays.

A change here is a change of the rules, of the components or of the record format: it needs a new
version there, and then a new golden file (`python tests/test_golden.py`).
"""

import json
from pathlib import Path

import pytest

from bajarz.core.canonical import canonical
from bajarz.core.record import read_record
from bajarz.core.replay import replay
from bajarz.core.verify import verify
from bajarz.games.registry import GAMES, make_game
from bajarz.lab.simulate import Plan, play_one
from bajarz.text.catalogue import catalogue

GOLDEN = Path(__file__).parent / "golden"


def playthrough(name: str) -> str:
    """A seeded game as its record, then what a spectator was told, step by step."""
    game = make_game(name)
    played = play_one(Plan(game, game.players[0], 1, "golden", ["random"], {}), 1)
    record = played.recorder.record()
    lines = [canonical(record)]
    names = {seat: f"P{seat}" for seat in range(1, game.players[0] + 1)}
    words = catalogue("en", name)
    for moment in replay(read_record(record)[0], game):
        told = [words.event(event.seen_by(None), names) for event in moment.events]
        lines.append(f"{moment.number} " + " | ".join(told))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_golden_playthrough(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name) == golden


@pytest.mark.parametrize("name", GAMES)
def test_golden_record_is_proved(name: str) -> None:
    line = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()[0]
    assert verify(json.loads(line), make_game(name)).result is not None


if __name__ == "__main__":
    for each in GAMES:
        (GOLDEN / f"{each}.txt").write_text(playthrough(each), encoding="utf-8")
