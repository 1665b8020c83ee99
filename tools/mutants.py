"""Break the program in one place at a time and see whether a test notices: `make mutants`.

The list is tests/mutants/*.toml. Each mutant replaces a text that occurs once in a file under src,
and names the tests that must fail then. One that changes nothing that anybody could notice says so:
`equivalent = "why"`. First all these tests run on the program as it is, where they must pass.

`python tools/mutants.py [WORDS]` runs all, or those whose file or description has the words.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tests" / "mutants"
FAILED = 1  # what pytest says when a test failed
LONGEST = 600  # seconds for the tests of one mutant; a mutant may make a loop endless


class Mutant(NamedTuple):
    """One change, and the tests that must notice it."""

    area: str
    about: str
    file: str
    old: str
    new: str
    tests: str
    equivalent: str = ""

    def __str__(self) -> str:
        return f"{self.area}: {self.about} ({self.file})"


class Verdict(NamedTuple):
    mutant: Mutant
    survived: bool
    said: str


def read_mutants() -> Iterator[Mutant]:
    for path in sorted(LIST.glob("*.toml")):
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
            yield Mutant(path.stem, **row)


def mutated(mutant: Mutant) -> str:
    """The file with the change; raises ValueError where the change cannot be made."""
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    if source.count(mutant.old) != 1:
        raise ValueError(f"{mutant}: the old text occurs {source.count(mutant.old)} times")
    text = source.replace(mutant.old, mutant.new)
    if mutant.file.endswith(".py"):
        ast.parse(text)
    return text


class Workplace:
    """A copy of the sources in which one mutant at a time lives."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        ignored = shutil.ignore_patterns("*.so", "__pycache__", "pages")
        shutil.copytree(ROOT / "src", self.source, ignore=ignored)
        pages = ROOT / "src" / "bajarz" / "server" / "pages"
        if pages.is_dir():
            (self.source / "bajarz" / "server" / "pages").symlink_to(pages)

    def try_out(self, mutant: Mutant) -> Verdict:
        target = self.source.parent / mutant.file
        original = target.read_text(encoding="utf-8")
        target.write_text(mutated(mutant), encoding="utf-8")
        try:
            return self.run_tests(mutant)
        finally:
            target.write_text(original, encoding="utf-8")

    def run_tests(self, mutant: Mutant) -> Verdict:
        """Whether the tests fail; `said` is which one did, first."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider"]
        settings = {
            **os.environ,
            "PYTHONPATH": str(self.source),
            "PYTHONDONTWRITEBYTECODE": "1",
            "BAJARZ_PLAIN": "1",
        }
        try:
            done = subprocess.run(
                [*command, *mutant.tests.split()], cwd=ROOT, env=settings, timeout=LONGEST,
                capture_output=True, text=True, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return Verdict(mutant, False, f"no end after {LONGEST} s")
        lines = (done.stdout.strip() or done.stderr.strip()).splitlines()
        if done.returncode not in (0, FAILED):
            raise RuntimeError(f"{mutant}: the tests did not run:\n" + "\n".join(lines[-20:]))
        failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
        return Verdict(mutant, done.returncode == 0, (failed or lines)[-1])


def run_all(mutants: list[Mutant], workers: int) -> Iterator[Verdict]:
    """Each worker has a workplace of its own. A mutant without a file changes nothing."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        places: Queue[Workplace] = Queue()
        for number in range(workers):
            places.put(Workplace(Path(scratch) / str(number)))

        def run(mutant: Mutant) -> Verdict:
            place = places.get()
            try:
                return place.try_out(mutant) if mutant.file else place.run_tests(mutant)
            finally:
                places.put(place)

        with ThreadPoolExecutor(workers) as pool:
            yield from pool.map(run, mutants)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="only mutants with these words")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    listed = [each for each in read_mutants() if all(word in str(each) for word in asked.words)]
    equivalent = [each for each in listed if each.equivalent]
    mutants = [each for each in listed if not each.equivalent]
    tests = sorted({each.tests for each in mutants})
    unchanged = [Mutant("unchanged", each, "", "", "", each) for each in tests]
    for number, verdict in enumerate(run_all(unchanged, asked.workers), 1):
        word = "passes" if verdict.survived else "FAILS"
        print(
            f"{number}/{len(tests)} {word} without any change: {verdict.mutant.tests}", flush=True
        )
        if not verdict.survived:
            print(verdict.said)
            return 1
    survivors: list[Mutant] = []
    for number, verdict in enumerate(run_all(mutants, asked.workers), 1):
        word = "SURVIVED" if verdict.survived else "killed"
        print(f"{number}/{len(mutants)} {word}: {verdict.mutant} -- {verdict.said}", flush=True)
        if verdict.survived:
            survivors.append(verdict.mutant)
    for each in equivalent:
        print(f"equivalent: {each} -- {each.equivalent}")
    killed = len(mutants) - len(survivors)
    print(f"\n{killed} killed, {len(survivors)} survived, {len(equivalent)} equivalent")
    for each in survivors:
        print(f"survived: {each}; expected to fail: {each.tests}")
    return 1 if survivors or not listed else 0


if __name__ == "__main__":
    raise SystemExit(main())
