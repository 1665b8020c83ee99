"""The tables of docs/environments.md, made of the encodings themselves.

`python -m bajarz.lab.env.page docs/environments.md` brings the page up to date; a test compares.
"""

import re
import sys
from pathlib import Path

from bajarz.core.game import Options
from bajarz.games.registry import GAMES, make_game
from bajarz.lab.env.encoding import Encoding, encoding_for
from bajarz.lab.env.fields import MOST

MARKED = re.compile(r"(<!-- tables of (\w+) -->\n).*?(<!-- end of tables -->)", re.DOTALL)


def tables_of(name: str) -> str:
    """The window, the action ids and the observation of a game."""
    game = make_game(name)
    players = game.players[0]
    encoding = encoding_for(game, players, {})
    parts = [
        f"**Window.** {window_text(encoding)}\n",
        f"**Sizes** {sizes(name)}\n",
        f"**Actions** ({players} players, default options)\n\n{actions(encoding)}",
        f"**Observation** ({players} players, default options)\n\n{observation(encoding)}",
    ]
    return "\n".join(parts)


def window_text(encoding: Encoding) -> str:
    usual = ", ".join(f"`{name}` {value}" for name, value in encoding.window.items())
    return f"{encoding.window_text} Usual values: {usual}." if usual else encoding.window_text


def sizes(name: str) -> str:
    """How many ids and numbers there are, for every number of players."""
    kind = GAMES[name]
    found: list[str] = []
    for players in sorted(kind.players):
        for options in solo_options(name, players):
            encoding = encoding_for(make_game(name), players, options)
            count = f"{players} players" if players > 1 else "1 player"
            what = ", ".join([count, *options.values()])
            found.append(f"{what}: {encoding.size:,} ids, {encoding.layout.size:,} numbers")
    return "; ".join(found) + "."


def solo_options(name: str, players: int) -> list[Options]:
    """The games for one that a game has, where it has several."""
    solo = [option for option in GAMES[name].options if option.name == "solo"]
    if players > 1 or not solo:
        return [{}]
    return [{"solo": value} for value in solo[0].values]


def actions(encoding: Encoding) -> str:
    rows = ["| ids | action | order within |", "|---|---|---|"]
    table = encoding.tables[0]
    for first, block in zip(table.first_ids(), table.blocks, strict=True):
        last = first + len(block.codes) - 1
        ids = f"{first}" if first == last else f"{first} to {last}"
        forms = ", ".join(f"`{form}`" for form in block.form.split(", "))
        rows.append(f"| {ids} | {forms} | {block.order} |")
    return "\n".join(rows) + "\n"


def observation(encoding: Encoding) -> str:
    rows = ["| from | field | shape | values | meaning |", "|---|---|---|---|---|"]
    layout = encoding.layout
    for field in layout.fields:
        shape = " × ".join(str(side) for side in field.shape)
        values = f"{field.low} to {field.high}" if field.high < MOST else f"{field.low} and more"
        values = "any" if field.low == -MOST else values
        start = layout.start[field.name]
        rows.append(f"| {start} | `{field.name}` | {shape} | {values} | {field.text} |")
    return "\n".join(rows) + "\n"


def renewed(page: str) -> str:
    """The page with all its tables made anew."""
    return MARKED.sub(lambda found: f"{found[1]}\n{tables_of(found[2])}\n{found[3]}", page)


def main() -> None:
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
