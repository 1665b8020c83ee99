"""The journal of an arena: every finished game, one line each, so that nothing is played twice.

The first line names the contest. A last line that was not finished (the machine went down while
it was written) is dropped; any other line that cannot be read is an error.
"""

import importlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO

import bajarz
from bajarz.core.canonical import Json, canonical
from bajarz.core.errors import BajarzError
from bajarz.lab.arena.contest import Contest, Fixture, identity
from bajarz.lab.arena.playing import Outcome

FORMAT = "bajarz-arena-journal/1"


class BadJournal(BajarzError):
    """A journal that cannot be read, written, or is another contest's."""


class Journal:
    """Keeps outcomes in a file; open it before the first game, close it after the last."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.names: dict[str, str] = {}
        self.file = open_locked(path)
        try:
            self.outcomes = self.read(contest)
        except BadJournal:
            self.file.close()
            raise

    def read(self, contest: Contest) -> dict[str, Json]:
        """The games that are there; an empty file gets its first line."""
        data = self.file.read()
        whole = data[: data.rfind(b"\n") + 1]
        lines = [self.parse(line, n) for n, line in enumerate(whole.splitlines(), 1)]
        self.file.truncate(len(whole))
        self.file.seek(len(whole))
        heading = header(contest)
        if not lines:
            self.write(heading)
            return {}
        if lines[0] != heading:
            raise BadJournal(f"{self.path}: {difference(lines[0], heading)}; give another -o")
        return {self.key_of(line, n): line for n, line in enumerate(lines[1:], 2)}

    def parse(self, line: bytes, number: int) -> dict[str, Json]:
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            raise BadJournal(f"{self.path}: line {number} is no line of a journal")
        return data

    def key_of(self, line: Mapping[str, Json], number: int) -> str:
        fields = {"key": str, "scores": list, "ranks": list, "decisions": int, "digest": str}
        for name, kind in {**fields, "seconds": (int, float)}.items():
            if not isinstance(line.get(name), kind):  # type: ignore[arg-type]
                raise BadJournal(f"{self.path}: line {number}: {name!r} is missing or wrong")
        return str(line["key"])

    def write(self, data: Mapping[str, Json]) -> None:
        try:
            self.file.write(canonical(data).encode() + b"\n")
            self.file.flush()
        except OSError as error:
            raise BadJournal(f"{self.path}: {error.strerror}") from None

    def key(self, fixture: Fixture) -> str:
        """A game's name in the journal."""
        for bot in fixture.line_up:
            if bot not in self.names:
                self.names[bot] = identity(bot)
        names = ",".join(self.names[bot] for bot in fixture.line_up)
        return f"{names}/{fixture.deal}/{fixture.rotation}"

    def find(self, fixture: Fixture) -> Outcome | None:
        """The outcome of a game that was played before."""
        line = self.outcomes.get(self.key(fixture))
        if line is None:
            return None
        parts = (line[name] for name in ("scores", "ranks", "decisions", "digest", "seconds"))
        return Outcome(fixture, *parts)

    def add(self, outcome: Outcome) -> None:
        data = outcome.json()
        del data["deal"], data["rotation"]
        key = self.key(outcome.fixture)
        self.write({**data, "key": key, "seconds": round(outcome.seconds, 4)})

    def close(self) -> None:
        self.file.close()


def open_locked(path: Path) -> IO[bytes]:
    """Open a journal for this arena alone."""
    try:
        path.touch()
        file = path.open("r+b")
    except OSError as error:
        raise BadJournal(f"{path}: {error.strerror}") from None
    if os.name != "posix":  # no advisory locks there
        return file
    fcntl = importlib.import_module("fcntl")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadJournal(f"{path}: another arena is writing to it") from None
    return file


def header(contest: Contest) -> dict[str, Json]:
    """What must be the same for games to count together. Bots and the number of games may grow."""
    game = contest.make_game()
    return {
        "format": FORMAT,
        "bajarz": bajarz.__version__,
        "game": contest.game,
        "rules": game.rules_version,
        "components": game.components_hash,
        "options": contest.options,
        "players": contest.players,
        "seed": contest.seed,
    }


def difference(found: Mapping[str, Json], wanted: Mapping[str, Json]) -> str:
    """The first thing in which two contests differ."""
    for name, value in wanted.items():
        if found.get(name) != value:
            return f"the journal of an arena with {name} {found.get(name)!r}, not {value!r}"
    return "the journal of something else"
