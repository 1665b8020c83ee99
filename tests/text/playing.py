"""Random games, and actions in them that may be anything."""

from random import Random
from typing import Any

from bajarz.core.game import Game, Options
from bajarz.core.notation import verb_of
from text.catalogues import NAMES, kinds
from text.samples import COLOURS, FIGURES, STONES

# Games to play at random: how many players, and the options.
PLAYED: dict[str, tuple[tuple[int, Options], ...]] = {
    "fantazja": ((2, {}),),
    "caladale": (
        (2, {"gates": "chosen"}),
        (4, {}),
        (1, {"solo": "builder"}),
        (1, {"solo": "puzzle"}),
        (1, {"solo": "free"}),
    ),
    "runestones": ((2, {}), (3, {"trade_both_rows": "yes"}), (4, {})),
    "grajeczka": ((2, {"pages": "3"}), (3, {"mirrored": "yes"}), (4, {"turn_limit": "off"})),
}
TABLES = [(name, *table) for name in NAMES for table in PLAYED[name]]

# Words for the fields of actions, legal or not; fields that are not here want a tile.
NEAR = [f"{x},{y}" for x in range(-2, 3) for y in range(-2, 3)]
WORDS: dict[str, list[str]] = {
    "place": NEAR,
    "cell": NEAR,
    "by": NEAR,
    "rotation": ["r0", "r1", "r2", "r3"],
    "figure": [*FIGURES],
    "column": ["-1", "0", "1", "99"],
    "pieces": ["-", "wizard@1,0,r0", "scaffold@1,0,r0;wizard@1,0,r1", "scaffold@1,1,r0"],
    "card": [str(number) for number in (*range(11, 79), *range(100, 108))],
    "part": ["1", "2"],
    "row": ["1", "2"],
    "colour": [*COLOURS],
    "gems": ["B", "BB", "RR", "GGG", "YYW", "WWWW", "ore"],
    "smithy": ["1", "2", "3", "4", "5", "white"],
    "kind": [*STONES],
}
GAME_WORDS: dict[str, dict[str, list[str]]] = {
    "runestones": {"given": [*COLOURS], "received": ["ore"]},
}
TILES = {"fantazja": 54, "caladale": 77, "runestones": 0, "grajeczka": 0}


def any_action(game: Game, rng: Random) -> int:
    """Some action with things that are near at hand, legal or not."""
    return game.parse(" ".join(any_words(game, rng, rng.choice(kinds(game.name)))))


def any_words(game: Game, rng: Random, kind: type[Any]) -> list[str]:
    """The words of some action of a kind."""
    tiles = [game.outcome_name(tile) for tile in range(TILES[game.name])]
    words = WORDS | GAME_WORDS.get(game.name, {})
    return [verb_of(kind), *(rng.choice(words.get(name, tiles)) for name in kind._fields)]
