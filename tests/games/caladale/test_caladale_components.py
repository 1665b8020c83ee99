"""C-C1: the components file, and what is wrong with a broken one."""

import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import bajarz.games.caladale
from bajarz.core.errors import BadComponents
from bajarz.games.caladale.components import (
    EDGE_GRASS,
    EDGE_STONE,
    EDGE_TREE,
    EDGE_TUDOR,
    KINDS,
    read_components,
)
from bajarz.games.caladale.tables import Tables, laid_as, rotation_of, side_of, tile_of

COMPONENTS = Path(bajarz.games.caladale.__file__).parent / "components.toml"
DATA = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))


def test_numbers_of_tiles() -> None:
    """C-C1: 18 of each theme, 6 of each pair; 24 are marked, four of each pair stay."""
    tiles = read_components(DATA).tiles
    themes = [
        (EDGE_STONE,),
        (EDGE_TREE,),
        (EDGE_TUDOR,),
        (EDGE_STONE, EDGE_TREE),
        (EDGE_TREE, EDGE_TUDOR),
        (EDGE_TUDOR, EDGE_STONE),
    ]
    everything = Counter(tile.themes for tile in tiles)
    stay = Counter(tile.themes for tile in tiles if not tile.marked)
    assert [everything[theme] for theme in themes] == [18, 18, 18, 6, 6, 6]
    assert [stay[theme] for theme in themes] == [12, 12, 12, 4, 4, 4]
    assert Counter(KINDS[tile.kind] for tile in tiles) == {
        "top": 15, "edge": 9, "two": 9, "three": 9, "four": 9, "bridge": 3,
        "A": 6, "B": 3, "C": 3, "enchanted-bridge": 6,
    }  # fmt: skip
    assert len({tile.name for tile in tiles}) == 72


def test_titles() -> None:
    components = read_components(DATA)
    titles = {tile.name: tile.titles for tile in (*components.tiles, *components.gates)}
    assert titles["stonetree-A-1"]["en"] == "Enchanted tile A (stone/tree)"
    assert titles["tudor-top-1"]["pl"] == "Zwieńczenie Wieży (mur)"
    assert titles["gnomes"]["pl"] == "Brama Gnomów"


def test_tables() -> None:
    """A laid tile is tile, side and rotation; quarters go clockwise."""
    tables = Tables(read_components(DATA))
    assert (tables.tiles, tables.first_gate, tables.scaffold) == (77, 72, 76)
    edge = tables.tile_named["stone-edge-1"]  # castle at its south
    faces = [laid_as(edge, rotation) * 4 for rotation in range(4)]
    assert [tables.face[face : face + 4].index(EDGE_STONE) for face in faces] == [2, 3, 0, 1]
    laid = laid_as(tables.tile_named["wizard"], 0, side=1)
    assert tables.face[laid * 4 : laid * 4 + 4] == [EDGE_TREE, EDGE_STONE, EDGE_GRASS, EDGE_STONE]
    assert (tile_of(laid), side_of(laid), rotation_of(laid)) == (72, 1, 0)


def change(path: list[str | int], value: Any) -> Callable[[dict[str, Any]], None]:
    def apply(data: dict[str, Any]) -> None:
        where: Any = data
        for key in path[:-1]:
            where = where[key]
        where[path[-1]] = value

    return apply


def drop_tile(data: dict[str, Any]) -> None:
    del data["tile"][0]


BROKEN = [
    (change(["game"], "chess"), 'expected a file with game = "caladale"'),
    (change(["version"], 1), "version must be a text, but is 1"),
    (change(["colour"], "red"), "unknown key 'colour'"),
    (change(["scaffolds"], 3), "there are 4 scaffolds, not 3 (C-C1)"),
    (change(["themes", "tree"], {"en": "tree"}), "themes: tree needs an English (en) and a Polish"),
    (change(["tile", 0, "id"], "a b"), "id 'a b' is not made of letters, digits and hyphens"),
    (change(["tile", 0, "id"], "scaffold"), "tile scaffold: the id is used more than once (C-C1)"),
    (change(["tile", 0, "id"], "stone-top-2"), "tile stone-top-2: the id is used more than once"),
    (change(["tile", 0, "size"], 1), "tile stone-top-1: unknown key 'size'"),
    (change(["tile", 0, "kind"], "roof"), "tile stone-top-1: kind 'roof' is none of top, edge"),
    (change(["tile", 0, "theme"], "glass"), "tile stone-top-1: theme 'glass' is none of stone"),
    (
        change(["tile", 0, "theme"], "stone/tree"),
        "theme 'stone/tree' is none of stone, tree, tudor",
    ),
    (
        change(["tile", 0, "marked"], "yes"),
        "tile stone-top-1: marked must be true or false, but is 'yes'",
    ),
    (
        change(["tile", 0, "marked"], True),
        "tiles stone top: 5, 3 of them marked; there are 5 and 2",
    ),
    (change(["tile", 0, "edges"], "sky sky"), "tile stone-top-1: edges 'sky sky' are not four of"),
    (change(["tile", 0, "edges"], "sky sky tree sky"), "are not four of sky, stone (C-C1)"),
    (change(["tile", 0, "edges"], "sky sky sky sky"), "0 themes on its edges, not 1 (C-C1)"),
    (
        change(["tile", 5, "edges"], "stone sky stone sky"),
        "tile stone-edge-1: 2 castle edges, not 1 (C-C1)",
    ),
    (change(["tile", 0, "provenance"], "rumour"), "provenance 'rumour' is none of printed"),
    (drop_tile, "tiles stone top: 4, 2 of them marked; there are 5 and 2 (C-C1)"),
    (
        change(["gate", 0, "sides"], ["stone stone grass stone"]),
        "tile wizard: a gate has two sides",
    ),
    (
        change(["gate", 0, "sides", 1], "stone stone grass stone"),
        "tile wizard: side 2 shows 1 themes, not 2 (C-C1)",
    ),
    (
        change(["gate", 1, "sides", 0], "grass tree tree tree"),
        "tile fairies: grass is at the bottom of a gate alone (C-C1)",
    ),
    (change(["gate", 0, "id"], "dragon"), "the gates are wizard, fairies, gnomes, apprentice"),
]


@pytest.mark.parametrize(("spoil", "message"), BROKEN, ids=[message for _, message in BROKEN])
def test_broken_components(spoil: Callable[[dict[str, Any]], None], message: str) -> None:
    data = deepcopy(DATA)
    spoil(data)
    with pytest.raises(BadComponents) as caught:
        read_components(data)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
