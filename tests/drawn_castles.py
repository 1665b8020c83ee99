"""Castles of Caladale drawn as text, for tests.

A castle is drawn row by row, the lowest last. A drawn tile is its four edges clockwise from the
north (`s` stone, `t` tree, `u` tudor, `.` sky), `^s` a tower top, `@` the Wizard's gate, `#` the
scaffold, `-` an empty cell, or a tile's name and its turn, `stone-two-1/3`.
"""

import tomllib
from pathlib import Path

import bajarz.games.caladale
from bajarz.games.caladale.castle import VARIETY_STANDARD, Castle
from bajarz.games.caladale.components import read_components
from bajarz.games.caladale.correction import correct
from bajarz.games.caladale.tables import Tables, cell_at, x_of, y_of
from bajarz.games.caladale.violations import find_violations

COMPONENTS = Path(bajarz.games.caladale.__file__).parent / "components.toml"
TABLES = Tables(read_components(tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))))
SIGNS = {"@": "wizard", "#": "scaffold", "^s": "stone-top-1"}


def draw(text: str, grass: int = 0, variety: int = VARIETY_STANDARD, left: int = 0) -> Castle:
    """The castle of a drawing whose first column is `left`."""
    castle = Castle(TABLES, variety, grass)
    for y, row in enumerate(reversed(text.strip().splitlines())):
        for x, token in enumerate(row.split(), start=left):
            if token != "-":
                tile, turn = find_tile(castle, token)
                castle.place(tile, cell_at(x, y), turn)
    return castle


def find_tile(castle: Castle, token: str) -> tuple[int, int]:
    """The named tile, or one of those edges that is not in the castle yet, and its turn."""
    name, _, turn = SIGNS.get(token, token).partition("/")
    if name in TABLES.tile_named:
        return TABLES.tile_named[name], int(turn or 0)
    edges = [".stu".index(letter) for letter in token]
    for laid in range(TABLES.first_gate * 8):
        tile = laid // 8
        if TABLES.face[laid * 4 : laid * 4 + 4] == edges and not TABLES.upright[tile]:
            if not castle.has(tile):
                return tile, laid % 4
    raise AssertionError(f"no tile is left for {token}")


def broken(castle: Castle) -> set[tuple[str, int, int]]:
    """The broken rules with column and row."""
    return {
        (violation.rule, x_of(violation.cell), y_of(violation.cell))
        for violation in find_violations(castle)
    }


def removals(castle: Castle) -> list[tuple[str, int, int]]:
    return [(gone.rule, x_of(gone.cell), y_of(gone.cell)) for gone in correct(castle).removed]
