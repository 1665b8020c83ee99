"""Bots by name, with budgets, and from files."""

from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from bajarz.bots.bot import BUDGETS, bots_for, check_bot, make_bot
from bajarz.bots.budget import Budget, Timer, read_budget
from bajarz.bots.observation import Observation
from bajarz.bots.search.bot import Search
from bajarz.core.dealer import RandomDealer
from bajarz.core.errors import UnknownName
from bajarz.lab.arena.contest import Contest
from bajarz.lab.arena.playing import Board
from bots.positions import game_of, some_states

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "collector.py"


@pytest.mark.parametrize(
    "name",
    ["random", "greedy", "search", "search:50ms", "search:200it", "master", "archmage:5it"],
)
def test_names_of_bots(name: str) -> None:
    game = game_of("fantazja")
    assert check_bot(name, game) == name
    assert callable(make_bot(name, game, Random(1)).choose)


def test_budgets_are_read() -> None:
    assert read_budget("50ms") == Budget(milliseconds=50)
    assert read_budget("200it") == Budget(iterations=200)
    bot = make_bot("search:200it", game_of("fantazja"), Random(1))
    assert isinstance(bot, Search)
    assert bot.budget == Budget(iterations=200)
    plain = make_bot("archmage", game_of("fantazja"), Random(1))
    assert isinstance(plain, Search)
    assert plain.budget == BUDGETS["archmage"]


def test_milliseconds_are_counted_by_the_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter([10.0, 10.049, 10.051])
    monkeypatch.setattr(Timer, "now", lambda: next(seconds))
    clock = read_budget("50ms").start()
    assert not clock.is_over()
    assert clock.is_over()


def test_the_arena_counts_time_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long its thread sleeps, a bot has the same time to think."""
    monkeypatch.setattr(Timer, "now", monotonic)
    Board(Contest("grajeczka", None, {}, 2, "1"))
    clock = read_budget("100ms").start()
    sleep(0.2)
    assert not clock.is_over()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("grandmaster", "there is no bot 'grandmaster' for fantazja; the bots are: random"),
        ("mason", "there is no bot 'mason' for fantazja"),
        ("search:", "'' is no budget"),
        ("search:0ms", "'0ms' is no budget; budgets are like 50ms or 200it"),
        ("search:50", "'50' is no budget"),
        ("search:-5it", "'-5it' is no budget"),
        ("greedy:50ms", "greedy has no budget; search, master, archmage have one"),
        ("nowhere/bot.py:MyBot", "there is no file nowhere/bot.py"),
    ],
)
def test_wrong_names_are_refused_in_one_line(name: str, says: str) -> None:
    for refuse in (lambda: check_bot(name, game_of("fantazja")),
                   lambda: make_bot(name, game_of("fantazja"), Random(1))):  # fmt: skip
        with pytest.raises(UnknownName) as caught:
            refuse()
        assert says in str(caught.value)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("class Other: pass", "has no class 'MyBot'"),
        ("MyBot = 5", "MyBot is no class"),
        ("class MyBot: pass", "MyBot has no method choose(seen)"),
        ("import nothing_of_this_name", "ModuleNotFoundError"),
        ("class MyBot(:", "SyntaxError"),
    ],
)
def test_wrong_files_are_refused_in_one_line(tmp_path: Path, source: str, says: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(source, encoding="utf-8")
    with pytest.raises(UnknownName) as caught:
        check_bot(f"{file}:MyBot", game_of("fantazja"))
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_class_that_wants_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class MyBot:\n    def __init__(self): pass\n    def choose(self, seen): ...\n")
    with pytest.raises(UnknownName, match="is not made with a game and a generator"):
        make_bot(f"{file}:MyBot", game_of("fantazja"), Random(1))


def test_the_example_is_short_and_plays() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 40
    name = f"{EXAMPLE}:Collector"
    game = game_of("fantazja")
    assert check_bot(name, game) == name
    dealer = RandomDealer(Random(1))
    for state in some_states(game, 2, "example", 3):
        bot = make_bot(name, game, Random(1))
        action = bot.choose(Observation(state))
        assert action in state.legal_actions()
        state.apply(state.to_move(), action, dealer)


def test_only_caladale_has_a_mason() -> None:
    assert [name for name in ("fantazja", "caladale", "runestones")
            if "mason" in bots_for(game_of(name))] == ["caladale"]  # fmt: skip
