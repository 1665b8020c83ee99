"""The arena: the same luck for all, every seat for every bot, no game lost or played twice."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bajarz.core.errors import UnknownName
from bajarz.lab.arena.contest import Contest, Fixture, LineUp, fixtures, identity, line_ups
from bajarz.lab.arena.journal import BadJournal, Journal
from bajarz.lab.arena.playing import Board, BotFailed, Outcome
from bajarz.lab.arena.results import pair_results, results, share_json
from bajarz.lab.arena.running import LOOK, Rule, Running, share_by_deal
from bajarz.lab.arena.worker_pools import Alone, Processes, WorkerPool, make_pool

HERE = Path(__file__).parent / "arena_bots.py"
FIRST, LAST, MORTAL, DEADLY, FAULTY, CHEAT = (
    f"{HERE}:{name}" for name in ("First", "Last", "Mortal", "Deadly", "Faulty", "Cheat")
)
FANTAZJA = Contest("fantazja", None, {}, 2, "7")
RUNES = Contest("runestones", None, {}, 3, "7")
WHOLE = Rule(3, False, 0.5)


class Made:
    """A pool whose games are won as it is told; it counts what it was asked to play."""

    def __init__(self, wins: Callable[[Fixture], bool]) -> None:
        self.wins = wins
        self.asked: list[Fixture] = []

    def play(self, wanted: Sequence[Fixture]) -> Iterator[Outcome]:
        for fixture in reversed(wanted):  # any order must do
            self.asked.append(fixture)
            won = self.wins(fixture)
            best = fixture.line_up[0] if won else fixture.line_up[-1]
            ranks = [1 if name == best else 2 for name in fixture.seats]
            yield Outcome(fixture, [2 - rank for rank in ranks], ranks, 1, "", 0.0)

    def close(self) -> None:
        pass


def run(
    rule: Rule,
    pool: WorkerPool[Outcome],
    meet: Sequence[LineUp],
    journal: Journal | None = None,
    stop_after: int | None = None,
) -> dict[LineUp, list[Outcome]]:
    played = 0

    def note(outcome: Outcome, new: bool) -> None:
        nonlocal played
        played += new
        if played == stop_after:
            raise KeyboardInterrupt

    return Running(rule, pool, journal, note).run(meet)


# Line-ups


def test_every_pair_meets_once_and_more_players_in_every_way() -> None:
    assert line_ups(["a", "b", "c"], 2, False, None) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b"], 4, False, None) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert line_ups(["a", "b", "c"], 2, False, "b") == [("a", "b"), ("c", "b")]
    assert line_ups(["a", "b", "c", "d"], 3, True, "d") == [
        ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("bots", "mixed", "against"),
    [(["a"], False, None), (["a", "a"], False, None), (["a", "b"], True, None),
     (["a", "b"], False, "c")],
)  # fmt: skip
def test_line_ups_that_cannot_be_are_refused(
    bots: list[str], mixed: bool, against: str | None
) -> None:
    with pytest.raises(UnknownName):
        line_ups(bots, 3, mixed, against)


@pytest.mark.parametrize("line_up", [("a", "b"), ("a", "b", "c"), ("a", "b", "b", "b")])
def test_every_bot_has_every_seat_in_every_deal(line_up: LineUp) -> None:
    games = fixtures(line_up, 4, 6)
    for deal in (4, 5, 6):
        seats = Counter(
            (bot, seat)
            for game in games
            if game.deal == deal
            for seat, bot in enumerate(game.seats)
        )
        for bot in line_up:
            held = [seats[bot, seat] for seat in range(len(line_up))]
            assert held == [line_up.count(bot)] * len(line_up)


# Luck


@pytest.mark.parametrize("contest", [FANTAZJA, RUNES])
def test_a_deal_is_the_same_luck_for_all_line_ups_and_rotations(contest: Contest) -> None:
    """As long as the same is done, the same is dealt; another deal or seed deals other things."""
    board = Board(contest)

    def dealt(fixture: Fixture, other: Contest = contest) -> list[list[str]]:
        recorder = Board(other).recorder(fixture) if other != contest else board.recorder(fixture)
        found = [recorder.setup]
        while recorder.state.to_move() >= 0 and len(found) < 60:
            action = recorder.state.legal_actions()[0]
            found.append(recorder.apply(recorder.state.to_move(), action).dealt)
        return found

    names = tuple("abc"[: contest.players])
    same = [dealt(Fixture(names, 3, rotation)) for rotation in range(contest.players)]
    same.append(dealt(Fixture(names[::-1], 3, 0)))
    assert all(each == same[0] for each in same)
    assert sum(map(len, same[0])) > 5
    assert dealt(Fixture(names, 4, 0)) != same[0]
    assert dealt(Fixture(names, 3, 0), contest._replace(seed="8")) != same[0]


def test_a_game_depends_on_nothing_but_its_fixture() -> None:
    one, other = Board(FANTAZJA), Board(FANTAZJA)
    game = Fixture(("random", FIRST), 2, 1)
    other.play(Fixture((FIRST, "random"), 1, 0))
    assert one.play(game)[:-1] == other.play(game)[:-1]
    assert one.play(game).digest != one.play(game._replace(rotation=0)).digest


# Workers


def test_two_workers_find_what_one_finds(tmp_path: Path) -> None:
    bots = ["random", FIRST, LAST]
    meet = line_ups(bots, 2, False, None)
    alone = results(FANTAZJA, bots, WHOLE, run(WHOLE, Alone(Board, FANTAZJA), meet))
    pool = Processes(Board, FANTAZJA, 2)
    try:
        both = results(FANTAZJA, bots, WHOLE, run(WHOLE, pool, meet))
    finally:
        pool.close()
    assert both == alone
    assert alone["reproducible"] is True


def test_a_killed_worker_loses_and_doubles_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marker = tmp_path / "died"
    monkeypatch.setenv("BAJARZ_TEST_MARKER", str(marker))
    pool = Processes(Board, FANTAZJA, 2)
    journal = Journal(tmp_path / "j", FANTAZJA)
    try:
        found = run(WHOLE, pool, [("random", MORTAL)], journal)["random", MORTAL]
    finally:
        pool.close()
        journal.close()
    assert marker.exists()
    assert [outcome.fixture for outcome in found] == fixtures(("random", MORTAL), 1, 3)
    assert len((tmp_path / "j").read_text().splitlines()) == 1 + len(found)
    again = run(WHOLE, Alone(Board, FANTAZJA), [("random", MORTAL)])["random", MORTAL]
    assert [o.digest for o in again] == [o.digest for o in found]


def test_a_game_that_kills_every_worker_ends_the_arena() -> None:
    pool = Processes(Board, FANTAZJA, 2)
    try:
        with pytest.raises(BotFailed, match="ended 3 workers"):
            run(WHOLE, pool, [("random", DEADLY)])
    finally:
        pool.close()


@pytest.mark.parametrize(("bot", "words"), [(FAULTY, "no idea"), (CHEAT, "forbids")])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named_with_its_fault(bot: str, words: str, workers: int) -> None:
    pool = make_pool(Board, FANTAZJA, workers)
    try:
        with pytest.raises(BotFailed, match=words) as failed:
            run(WHOLE, pool, [("random", bot)])
    finally:
        pool.close()
    assert bot in str(failed.value)
    assert "\n" not in str(failed.value)


# The journal


def test_a_restarted_arena_plays_only_what_is_missing(tmp_path: Path) -> None:
    rule = Rule(30, False, 0.5)
    rng = Random(1)
    won = {fixture: rng.random() < 0.5 for fixture in fixtures(("a", "b"), 1, 30)}
    whole = run(rule, Made(won.__getitem__), [("a", "b")])
    asked: list[Fixture] = []
    for stop_after in (17, 5, None):
        journal, pool = Journal(tmp_path / "j", FANTAZJA), Made(won.__getitem__)
        try:
            found = run(rule, pool, [("a", "b")], journal, stop_after)
        except KeyboardInterrupt:
            assert stop_after is not None
        finally:
            journal.close()
        asked += pool.asked
    assert found == whole
    assert len(asked) == len(set(asked)) == 60


def test_a_half_written_last_line_is_played_again(tmp_path: Path) -> None:
    path, rule = tmp_path / "j", Rule(2, False, 0.5)
    journal = Journal(path, FANTAZJA)
    whole = run(rule, Made(lambda f: True), [("a", "b")], journal)
    journal.close()
    path.write_bytes(path.read_bytes()[:-9])
    journal, pool = Journal(path, FANTAZJA), Made(lambda f: True)
    assert run(rule, pool, [("a", "b")], journal) == whole
    journal.close()
    assert len(pool.asked) == 1
    assert len(path.read_bytes().splitlines()) == 1 + 4


def test_bots_and_games_may_be_added_to_a_journal(tmp_path: Path) -> None:
    rule = Rule(2, False, 0.5)
    journal = Journal(tmp_path / "j", FANTAZJA)
    run(rule, Made(lambda f: True), [("a", "b")], journal)
    journal.close()
    journal, pool = Journal(tmp_path / "j", FANTAZJA), Made(lambda f: True)
    run(Rule(3, False, 0.5), pool, line_ups(["a", "b", "c"], 2, False, None), journal)
    journal.close()
    assert Counter(fixture.line_up for fixture in pool.asked) == {
        ("a", "b"): 2, ("a", "c"): 6, ("b", "c"): 6
    }  # fmt: skip


@pytest.mark.parametrize("line", ["rubbish", "[]", '{"key": "a,b/1/0"}'])
def test_a_broken_journal_is_refused_with_the_line(tmp_path: Path, line: str) -> None:
    path = tmp_path / "j"
    journal = Journal(path, FANTAZJA)
    run(Rule(1, False, 0.5), Made(lambda f: True), [("a", "b")], journal)
    journal.close()
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], line, *lines[2:]]) + "\n")
    with pytest.raises(BadJournal, match="line 3"):
        Journal(path, FANTAZJA)


def test_a_journal_of_another_contest_or_in_use_is_refused(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j", FANTAZJA)
    with pytest.raises(BadJournal, match="another arena"):
        Journal(tmp_path / "j", FANTAZJA)
    journal.close()
    with pytest.raises(BadJournal, match="seed '7', not '8'"):
        Journal(tmp_path / "j", FANTAZJA._replace(seed="8"))


def test_a_bot_whose_file_changed_is_another_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine: pass\n")
    before = identity(f"{file}:Mine")
    file.write_text("class Mine: strong = True\n")
    assert before != identity(f"{file}:Mine")
    assert identity("search:50ms") == "search:50ms"


# Stopping


def test_a_decided_line_up_stops_at_a_look_and_an_open_one_goes_on() -> None:
    rule = Rule(60, True, 0.5)
    pool = Made(lambda f: f.line_up[0] == "a" or f.rotation == 0)
    found = run(rule, pool, line_ups(["a", "b", "c"], 2, False, None))
    assert {pair: len(outcomes) for pair, outcomes in found.items()} == {
        ("a", "b"): 2 * LOOK, ("a", "c"): 2 * LOOK, ("b", "c"): 120
    }  # fmt: skip
    assert rule.verdicts(("a", "b"), found["a", "b"]) == [1]
    assert rule.verdicts(("b", "c"), found["b", "c"]) == [0]
    long = run(rule._replace(least=35), Made(pool.wins), [("a", "b")])
    assert len(long["a", "b"]) == 80


def test_stopping_does_not_depend_on_what_a_journal_has(tmp_path: Path) -> None:
    """Games beyond the stop, played by an earlier arena without it, change nothing."""
    rng = Random(11)
    won = {fixture: rng.random() < 0.7 for fixture in fixtures(("a", "b"), 1, 100)}
    fresh = run(Rule(100, True, 0.5), Made(won.__getitem__), [("a", "b")])
    journal = Journal(tmp_path / "j", FANTAZJA)
    run(Rule(100, False, 0.5), Made(won.__getitem__), [("a", "b")], journal)
    journal.close()
    journal, pool = Journal(tmp_path / "j", FANTAZJA), Made(won.__getitem__)
    assert run(Rule(100, True, 0.5), pool, [("a", "b")], journal) == fresh
    journal.close()
    assert pool.asked == []
    assert 20 <= len(fresh["a", "b"]) < 200


# Results


def test_three_players_shares_are_per_seat_and_add_up() -> None:
    line_up = ("a", "b", "b")
    found = run(Rule(12, False, 1 / 3), Made(lambda f: f.rotation != 2), [line_up])
    assert share_by_deal(found[line_up], "a") == pytest.approx([2 / 3] * 12)
    assert share_by_deal(found[line_up], "b") == pytest.approx([1 / 6] * 12)


def test_a_game_counts_once_for_every_two_bots() -> None:
    """Against a table of the same bot the seats of that bot count together."""
    fixture = Fixture(("a", "b", "b", "c"), 1, 0)
    outcome = Outcome(fixture, [5, 9, 1, 5], [2, 1, 4, 2], 1, "", 0.0)
    assert dict(pair_results([outcome])) == {
        ("a", "b"): (0.5, 1), ("a", "c"): (0.5, 1), ("b", "c"): (0.5, 1)
    }  # fmt: skip
    assert outcome.places() == [0, 1, 0, 0]
    assert outcome._replace(ranks=[1, 1, 3, 4]).places() == [0.5, 0.5, 0, 0]


def test_shares_have_intervals_of_their_deals() -> None:
    found = run(Rule(40, False, 0.5), Made(lambda f: f.deal % 4 != 0), [("a", "b")])["a", "b"]
    whole = share_json(found, "a")
    assert whole["value"] == pytest.approx(0.75)
    assert whole["low"] < 0.62  # 40 deals, not 80 games: a deal is won twice or lost twice
    assert whole["always"][0] < 0.75 < whole["always"][1]
    assert whole["first_places"] == 60


@pytest.mark.parametrize(
    ("bot", "repeats"),
    [("greedy", True), ("search:9it", True), ("search:9ms", False), ("search", False),
     ("archmage", False), (FIRST, True), (f"{HERE}:Hasty", False)],
)  # fmt: skip
def test_results_say_whether_they_can_be_repeated(bot: str, repeats: bool) -> None:
    rule = Rule(2, False, 0.5)
    found = run(rule, Made(lambda f: True), [("random", bot)])
    assert results(FANTAZJA, ["random", bot], rule, found)["reproducible"] is repeats
