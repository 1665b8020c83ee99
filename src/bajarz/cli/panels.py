"""Lines and tables that stand around every game's board."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Scene, V
from bajarz.cli.styles import DOT, QUIET, TURN

GAP = 2  # columns between lines beside each other


def title(text: str) -> Rule:
    return Rule(Text(text), style=QUIET)


def turn_title(scene: Scene[V]) -> Rule:
    return title(scene.words("view-turn", number=scene.view["turn"]))


def turn_mark(scene: Scene[V], seat: int) -> str:
    """Before a player's name: whose turn it is."""
    return f"{TURN} " if scene.view["to_move"] == seat else "  "


def dotted(facts: Iterable[str]) -> str:
    """Facts in one line."""
    return f" {DOT} ".join(facts)


def signed(number: int) -> str:
    """A change of points: +2, 0, −1."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def in_columns(lines: Sequence[Text], columns: int, across: int = 2) -> RenderableType:
    """Lines in columns, read downwards; one below the other where they are too wide."""
    widest = max((line.cell_len for line in lines), default=0)
    if columns < (widest + GAP) * across:
        return Group(*lines)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    down = -(-len(lines) // across)
    for row in range(down):
        grid.add_row(*lines[row::down])
    return grid


# The end

Scores = Mapping[str, Mapping[str, int]]  # by the key of their name, then by seat


def score_parts(scene: Scene[V]) -> Scores:
    """The parts of each seat's score, by the keys of their names."""
    parts = scene.view["result"]["parts"]
    return {f"score-{part}": {seat: parts[seat][part] for seat in parts} for part in parts["1"]}


def result_table(scene: Scene[V], rows: Scores, total: str = "score-sum") -> Table:
    """The score of each player, part by part, and in all; the row `total` stands out."""
    seats = sorted(scene.names)
    heading = f"{scene.view['game']}-score"
    first = scene.words(heading) if scene.words.has(heading) else ""
    table = Table(first, *(scene.names[seat] for seat in seats))
    for key, numbers in rows.items():
        shown = (str(numbers[str(seat)]).replace("-", "−") for seat in seats)
        table.add_row(scene.words(key), *shown, style="bold" if key == total else "")
    return table


def winner_names(scene: Scene[V]) -> str:
    return ", ".join(scene.names[seat] for seat in scene.view["result"]["winners"])
