"""What the README shows of the terminal is what the terminal prints.

`PYTHONPATH=tests python tests/docs/test_readme.py` writes it anew.
"""

import re
from pathlib import Path

from bajarz.cli.playing.setup import Wanted
from typist import play_lines

README = Path(__file__).parents[2] / "README.md"
COMMAND = "bajarz play fantazja --names Ola,Jan --seed 1 --option first=1"
TYPED = ["3", "1", "small S-P1c 1,1 r0"]
BLOCK = re.compile(r"```\n(\$ bajarz play .*?)```", re.DOTALL)


def shown() -> str:
    """The second turn of a game, and a move that is refused."""
    seats = ("person", "bot")
    wanted = Wanted("fantazja", seats, names=("Ola", "Jan"), seed="1", options=("first=1",))
    printed, _ = play_lines(TYPED, wanted)
    _, turn = re.split(r"─+ Turn 3 ─+\n", printed, maxsplit=1)
    end = turn.rindex("\nOla>")  # where the input ended
    lines = [line.rstrip() for line in turn[:end].splitlines()]
    return "\n".join([f"$ {COMMAND}", *lines]) + "\n"


def test_the_terminal_of_the_readme() -> None:
    found = BLOCK.search(README.read_text(encoding="utf-8"))
    assert found is not None
    assert found[1] == shown()


if __name__ == "__main__":
    text = README.read_text(encoding="utf-8")
    README.write_text(BLOCK.sub(lambda _: f"```\n{shown()}```", text), encoding="utf-8")
