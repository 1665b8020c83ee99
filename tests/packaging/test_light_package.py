"""The plain package needs neither a database nor a web server: what each extra adds is missing
here, as on a machine where only `pip install bajarz` was run."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ALONE = """
import importlib.abc, sys

class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name.partition(".")[0])

sys.meta_path.insert(0, Missing())
sys.argv = {command!r}
from bajarz.cli.main import main
main()
"""
EXTRAS = (
    "PIL", "aiosqlite", "alembic", "argon2", "asyncpg", "fastapi", "gymnasium", "numpy",
    "pettingzoo", "ray", "resvg_py", "segno", "sqlalchemy", "starlette", "uvicorn",
    "websockets",
)  # fmt: skip


def run_alone(*command: str) -> subprocess.CompletedProcess[str]:
    """A command of Bajarz where none of the extras' packages can be imported."""
    script = ALONE.format(blocked=EXTRAS, command=["bajarz", *command])
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "command",
    [
        ("games",),
        ("rules", "grajeczka"),
        ("simulate", "fantazja", "--games", "2", "--bots", "random"),
        ("simulate", "caladale", "--games", "1", "--bots", "greedy"),
        ("conformance", "runestones", "--games", "1"),
        ("solve", "caladale", "--tiles", "stone-top-1", "--gate", "wizard", "--seconds", "0.1"),
    ],
    ids=lambda command: command[0],
)
def test_engines_bots_and_terminal_need_no_extra(command: tuple[str, ...]) -> None:
    done = run_alone(*command)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_server_names_the_extra_that_it_needs() -> None:
    done = run_alone("serve", "--port", "1")
    assert done.returncode == 2
    assert "pip install 'bajarz[server]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_plain_package_asks_for_little() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {each.split(">")[0] for each in project["dependencies"]}
    assert names == {"fluent.runtime", "mypy-extensions", "rich", "typer"}
