"""Somebody who plays in the terminal, for tests: typed lines in, printed lines out."""

import io
from collections.abc import Callable, Iterable, Iterator
from random import Random

from rich.console import Console, RenderableType

from bajarz.cli.playing.loop import run
from bajarz.cli.playing.session import Session
from bajarz.cli.playing.setup import Wanted, open_session
from bajarz.cli.playing.terminal import Terminal

Answer = Callable[[str], str]


class Keyboard:
    """A terminal whose answers come from a function; `printed` holds all that was shown."""

    def __init__(self, answer: Answer, columns: int = 100, encoding: str = "utf-8") -> None:
        self.bytes = io.BytesIO()
        self.file = io.TextIOWrapper(self.bytes, encoding=encoding, write_through=True)
        self.answer = answer
        console = Console(file=self.file, width=columns, color_system=None)
        self.terminal = Terminal(console, self.ask)

    def ask(self, prompt: str) -> str:
        self.file.write(prompt)
        typed = self.answer(prompt)
        self.file.write(f"{typed}\n")
        return typed

    @property
    def printed(self) -> str:
        return self.bytes.getvalue().decode(self.file.encoding)

    def open(self, wanted: Wanted) -> Session:
        return open_session(wanted, self.terminal)


def typing(lines: Iterable[str]) -> Answer:
    """Types these lines, then the input ends."""
    left: Iterator[str] = iter(lines)

    def answer(prompt: str) -> str:
        for line in left:
            return line
        raise EOFError

    return answer


def choosing(seed: str, most: int = 7) -> Answer:
    """Types numbers by chance wherever an action is asked for, and Enter anywhere else."""
    rng = Random(seed)

    def answer(prompt: str) -> str:
        if prompt.endswith("> "):
            return str(rng.randint(0, most))
        return "n" if "n:" in prompt else ""

    return answer


def play_lines(lines: Iterable[str], wanted: Wanted) -> tuple[str, int]:
    """Play by typed lines; return what was printed, and the exit code."""
    keyboard = Keyboard(typing(lines))
    code = run(keyboard.open(wanted))
    return keyboard.printed, code


def drawn(what: RenderableType, columns: int = 100) -> str:
    """What a terminal of so many columns shows, without colours."""
    console = Console(file=io.StringIO(), width=columns, color_system=None)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
