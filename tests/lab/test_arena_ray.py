"""`--ray`: the same outcomes as in one process. The cluster itself is tried in `make test-long`."""

import os
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bajarz.lab.arena.contest import Contest, fixtures
from bajarz.lab.arena.playing import Board, BotFailed, Outcome
from bajarz.lab.arena.worker_pools import Alone, Cluster

HERE = Path(__file__).parent / "arena_bots.py"
LAST, MORTAL, FAULTY, DEADLY = (f"{HERE}:{name}" for name in ("Last", "Mortal", "Faulty", "Deadly"))
CONTEST = Contest("fantazja", None, {}, 2, "7")


class WorkerCrashedError(Exception):
    pass


class StandIn(ModuleType):
    """As much of Ray as the arena uses, in this process; tasks run when they are waited for."""

    exceptions = SimpleNamespace(WorkerCrashedError=WorkerCrashedError)

    def __init__(self) -> None:
        super().__init__("ray")
        self.started: dict[str, Any] = {}
        self.done: dict[int, Any] = {}
        self.is_shut = False

    def init(self, **settings: Any) -> None:
        self.started = settings

    def put(self, value: Any) -> Any:
        return value

    def remote(self, **settings: Any) -> Callable[[Callable[..., Any]], Any]:
        assert settings == {"max_retries": 2, "num_cpus": 1}
        return lambda task: SimpleNamespace(remote=lambda *given: self.submit(task, given))

    def submit(self, task: Callable[..., Any], given: tuple[Any, ...]) -> int:
        crashes = any(bot.endswith(":Deadly") for bot in given[1].seats)
        self.done[len(self.done)] = None if crashes else task(*given)
        return len(self.done) - 1

    def wait(self, running: list[int]) -> tuple[list[int], list[int]]:
        return running[-1:], running[:-1]

    def get(self, one: int) -> Any:
        if self.done[one] is None:
            raise WorkerCrashedError
        return self.done[one]

    def shutdown(self) -> None:
        self.is_shut = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    made = StandIn()
    monkeypatch.setitem(sys.modules, "ray", made)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return made


def plain(outcomes: Iterator[Outcome]) -> list[tuple[Any, ...]]:
    """Outcomes in order, without the time they took."""
    return sorted(outcome[:-1] for outcome in outcomes)


def test_a_cluster_plays_what_is_played_alone(ray: StandIn) -> None:
    wanted = fixtures(("random", LAST), 1, 3)
    cluster = Cluster(Board, CONTEST, 2)
    assert ray.started["num_cpus"] == 2
    assert plain(cluster.play(wanted)) == plain(Alone(Board, CONTEST).play(wanted))
    cluster.close()
    assert ray.is_shut


def test_a_cluster_that_is_there_is_used_as_it_is(
    ray: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "ray://somewhere:10001")
    Cluster(Board, CONTEST, 2)
    assert ray.started == {}


@pytest.mark.parametrize(("bot", "words"), [(FAULTY, "no idea"), (DEADLY, "ended 3 workers")])
def test_what_goes_wrong_on_a_cluster_is_named(ray: StandIn, bot: str, words: str) -> None:
    with pytest.raises(BotFailed, match=words):
        list(Cluster(Board, CONTEST, 2).play(fixtures(("random", bot), 1, 1)))


@pytest.mark.long
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install ray")
@pytest.mark.filterwarnings("ignore")  # of Ray's own
def test_a_true_local_cluster_of_two_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker is killed once: no game is lost or doubled."""
    marker = tmp_path / "died"
    monkeypatch.setenv("BAJARZ_TEST_MARKER", str(marker))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    wanted = fixtures(("random", MORTAL), 1, 5)
    cluster = Cluster(Board, CONTEST, 2)
    try:
        found = plain(cluster.play(wanted))
    finally:
        cluster.close()
    assert marker.exists()
    assert found == plain(Alone(Board, CONTEST).play(wanted))
