"""What is written about the server is true: the API page, the messages' types."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("tool", ["api_page.py", "message_types.py"])
def test_what_is_generated_is_current(tool: str) -> None:
    command = [sys.executable, str(ROOT / "tools" / tool), "--check"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_other_commands_do_not_load_the_server() -> None:
    """The server's packages take long to load."""
    script = (
        "import sys, bajarz.cli.main; "
        "print([name for name in ('fastapi', 'uvicorn', 'sqlalchemy') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
    assert done.stdout.strip() == b"[]"
