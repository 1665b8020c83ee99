"""The only way in and out: lines that are printed and lines that are typed."""

import sys
from collections.abc import Callable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from bajarz.cli.styles import COMMON_SIGNS, AsciiSigns
from bajarz.text.catalogue import Catalogue

try:  # arrow keys and history while typing, where the system has them
    import readline
except ImportError:  # pragma: no cover
    readline = None  # type: ignore[assignment]

Ask = Callable[[str], str]
FORGET = "\x1b[3J"  # what has scrolled out of sight is gone too
YES = ("y", "yes", "t", "tak")
NO = ("n", "no", "nie")


class InAscii:
    """Something to print, with another sign for each that ASCII does not have."""

    def __init__(self, shown: RenderableType, signs: AsciiSigns) -> None:
        self.shown = shown
        self.signs = signs

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text, style, control in console.render(self.shown, options):
            yield Segment(text.translate(self.signs), style, control)


class Terminal:
    """A console and somebody who answers."""

    def __init__(self, console: Console, ask: Ask) -> None:
        self.console = console
        self.answer = ask
        self.board_signs: AsciiSigns = {}  # of the board that is shown, where ASCII is all there is

    @property
    def columns(self) -> int:
        return self.console.width

    @property
    def lines(self) -> int | None:
        """The height of the screen; None where lines go to a file or a pipe."""
        return self.console.height if self.console.is_terminal else None

    @property
    def plain(self) -> bool:
        """Whether only the signs of ASCII can be printed."""
        return not self.console.encoding.lower().startswith("utf")

    @property
    def ascii_signs(self) -> AsciiSigns:
        return COMMON_SIGNS | self.board_signs

    def say(self, *parts: RenderableType, style: str = "") -> None:
        for part in parts:
            shown = Text(part) if isinstance(part, str) else part
            if self.plain:
                shown = InAscii(shown, self.ascii_signs)
            self.console.print(shown, style=style, highlight=False)

    def ask(self, prompt: str) -> str:
        """One typed line; raises EOFError at the end of input."""
        shown = prompt.translate(self.ascii_signs) if self.plain else prompt
        return self.answer(f"{shown.rstrip()} ").strip()

    def agrees(self, words: Catalogue, question: str) -> bool:
        """Whether a question is answered with yes."""
        return self.ask(f"{question} {words('yes-or-no')}").lower() in YES

    def clear(self) -> None:
        """Nothing that was shown or typed can be read any more."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)
        else:
            self.console.rule()
        if readline is not None:
            readline.clear_history()


def type_line(prompt: str) -> str:
    """Ask whoever sits at the keyboard; typed lines of a pipe are repeated for the reader."""
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(f"{line}\n")
    return line


def own_terminal() -> Terminal:
    """The terminal that the program was started in."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a sign is lost rather than the game
    return Terminal(Console(), type_line)
