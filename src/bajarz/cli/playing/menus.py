"""Numbered entries on the screen."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Choice

LONG = 8  # entries; longer menus are set in columns
GAP = 3
NUMBER = 4  # columns of a number
DANGER_STYLE = "#a346d6"


def menu_lines(choices: list[Choice], columns: int) -> RenderableType:
    """Entries with their numbers, in columns where there are many."""
    widest = max(Text(choice.text).cell_len for choice in choices) + NUMBER + GAP
    across = max(1, columns // widest) if len(choices) > LONG else 1
    down = -(-len(choices) // across)
    grid = Table.grid()
    for row in range(down):
        cells: list[Text] = []
        for number in range(row, len(choices), down):
            cells += entry(number + 1, choices[number])
        grid.add_row(*cells)
    return grid


def entry(number: int, choice: Choice) -> list[Text]:
    """A number and its text; what is dangerous differs in its words too."""
    text = Text(choice.text + " " * GAP, DANGER_STYLE if choice.danger else "")
    return [Text(f"{number:2}  ", "bold", no_wrap=True), text]
