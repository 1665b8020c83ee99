"""`bajarz story`: the tales of a finished game, and clear errors for anything else."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import cast

import pytest

from bajarz.cli.main import main
from bajarz.core.canonical import canonical
from bajarz.core.dealer import FirstDealer
from bajarz.core.recorder import Recorder
from bajarz.core.state import OVER, State
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.grajeczka.view import GrajeczkaView
from bajarz.games.registry import make_game
from bajarz.text.stories import stories
from play import random_record

Run = Callable[..., tuple[int, str, str]]
SEATS = [{"name": name, "played_by": "person"} for name in ("Ola", "Jan")]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["bajarz", "story", *map(str, words)])
        monkeypatch.setenv("COLUMNS", "80")
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return command


def played(steps: int | None = None) -> Recorder:
    """A game in which everybody tells as soon as they can."""
    game = make_game("grajeczka")
    rng = Random("story")
    recorder = Recorder(game, {"first": "1", "turn_limit": "120"}, SEATS, rng.randbytes(32), [])
    while recorder.state.to_move() != OVER and (steps is None or len(recorder.steps) < steps):
        recorder.apply(recorder.state.to_move(), choose(recorder.state, game.parse("tell"), rng))
    return recorder


def choose(state: State, tell: int, rng: Random) -> int:
    """Tell, or what lets one tell, or anything."""
    actions = state.legal_actions()
    if tell in actions:
        return tell
    for action in actions:
        after = state.clone()
        after.apply(state.to_move(), action, FirstDealer())
        if tell in after.legal_actions() and after.to_move() == state.to_move():
            return action
    return rng.choice(actions)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(canonical(played().record()), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everybodys_tale_is_printed_in_the_order_of_numbers(
    run: Run, record: Path, language: str
) -> None:
    seats = cast(GrajeczkaView, played().state.view(None))["seats"]
    told = [data["told"] for data in seats.values()]
    assert any(pages != sorted(pages) for pages in told)  # the order is worth a test
    code, out, _ = run(record, "--language", language)
    assert code == 0
    assert max(map(len, out.splitlines())) <= 80
    flat = " ".join(out.split())
    for seat, name in (("1", "Ola"), ("2", "Jan")):
        assert name in out
        texts = [stories("grajeczka")[page][language] for page in sorted(seats[seat]["told"])]
        found = [flat.index(text) for text in texts]
        assert found == sorted(found)
    all_told = {*seats["1"]["told"], *seats["2"]["told"]}
    for number, story in stories("grajeczka").items():
        assert (story[language] in flat) == (number in all_told)


def test_one_seats_tale(run: Run, record: Path) -> None:
    code, out, _ = run(record, "--seat", 2, "--lang", "pl")
    assert code == 0
    assert "Jan" in out
    assert "Ola" not in out


def test_errors_are_one_clear_line(run: Run, record: Path, fantazja: Fantazja) -> None:
    folder = record.parent
    names = ("half.json", "fantazja.json", "broken.json")
    unfinished, other, broken = (folder / name for name in names)
    unfinished.write_text(canonical(played(9).record()), encoding="utf-8")
    other.write_text(canonical(random_record(fantazja, "story", 2).record()), encoding="utf-8")
    data = json.loads(record.read_text(encoding="utf-8"))
    data["steps"][0]["action"] = "tell"
    broken.write_text(canonical(data), encoding="utf-8")
    for words, expected in (
        ([unfinished], "the game is not finished"),
        ([other], "a game of fantazja, which has no pages that tell a story"),
        ([broken], "step 1 (tell): refused to seat 1 by B-O1"),
        ([folder / "nowhere.json"], "nowhere.json"),
        ([record, "--seat", 3], "there is no seat 3"),
        ([record, "--seat", 0], "there is no seat 0"),
        ([record, "--language", "de"], "there is no language 'de'"),
    ):
        code, out, err = run(*words)
        assert code == 2
        assert out == ""
        assert expected in err
        assert len(err.splitlines()) == 1
