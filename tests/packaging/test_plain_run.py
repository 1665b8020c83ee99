"""`make test` runs every scenario on the plain sources too: what its own command collects is
counted, so that this cannot stop in silence."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def recipe(target: str) -> list[str]:
    """The commands of a target, with the variables of the Makefile put in."""
    lines = MAKEFILE.split(f"\n{target}:")[1].splitlines()[1:]
    commands = [line.strip() for line in lines[: lines.index("")]]
    values = dict(re.findall(r"^(\w+) := (.*)$", MAKEFILE, re.MULTILINE))
    for name, value in values.items():
        commands = [command.replace(f"$({name})", value) for command in commands]
    return commands


def collected(command: str) -> list[str]:
    """The tests that a command of pytest would run."""
    arguments = command.split("pytest ")[1].split()
    call = [sys.executable, "-m", "pytest", *arguments, "-n", "0", "--collect-only"]
    settings = {**os.environ, "BAJARZ_PLAIN": "1"}
    done = subprocess.run(call, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return [line for line in done.stdout.splitlines() if "::" in line]


def test_every_scenario_runs_on_plain_sources() -> None:
    (command,) = [each for each in recipe("test") if each.startswith("BAJARZ_PLAIN=1")]
    tests = collected(command)
    files = {
        f"{path.parent.name}/{path.stem}" for path in (ROOT / "tests" / "scenarios").rglob("*.toml")
    }
    run = {test.split("test_scenario[")[1][:-1] for test in tests if "test_scenario[" in test}
    assert run == files
    assert len(files) > 500
    golden = list((ROOT / "tests" / "golden").glob("*.txt"))
    assert sum("test_golden_playthrough[" in test for test in tests) == len(golden)


def test_everything_else_runs_compiled() -> None:
    """No folder of tests is left out of `make test`."""
    commands = [each for each in recipe("test") if "/pytest" in each]
    assert any("--ignore tests/browser" in each for each in commands)
    assert any(each.endswith("tests/browser") for each in commands)
