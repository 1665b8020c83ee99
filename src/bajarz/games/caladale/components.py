"""Reads and checks the components file (C-C1)."""

from typing import Any, Final, NamedTuple

from bajarz.core.components import read_parts
from bajarz.core.errors import BadComponents
from bajarz.core.reader import Reader

# What an edge shows. SKY is nothing, the themes are castle, GRASS is the bottom of a gate.
EDGES = ("sky", "stone", "tree", "tudor", "grass")
EDGE_SKY: Final = 0
EDGE_STONE: Final = 1
EDGE_TREE: Final = 2
EDGE_TUDOR: Final = 3
EDGE_GRASS: Final = 4
EDGE_ADAPTS: Final = 5  # an edge of the scaffold, before its neighbour is known (C-B3)
THEMES = ("stone", "tree", "tudor")
PAIRS = ("stone/tree", "tree/tudor", "tudor/stone")

KINDS = (
    "top", "edge", "two", "three", "four", "bridge", "A", "B", "C", "enchanted-bridge", "gate",
    "scaffold",
)  # fmt: skip
TYPE_TOP: Final = 0
TYPE_EDGE: Final = 1
TYPE_GATE: Final = 10
TYPE_SCAFFOLD: Final = 11

# C-C1: kind → how many tiles of each theme, or pair of themes, and how many of them are marked.
OF_A_THEME = {"top": (5, 2), "edge": (3, 1), "two": (3, 1), "three": (3, 1), "four": (3, 1),
              "bridge": (1, 0)}  # fmt: skip
OF_A_PAIR = {"A": (2, 1), "B": (1, 0), "C": (1, 0), "enchanted-bridge": (2, 1)}
CASTLE_EDGES = {"edge": 1, "two": 2, "three": 3, "four": 4}  # told by the rulebook
GATES = ("wizard", "fairies", "gnomes", "apprentice")
SCAFFOLDS = 4
PROVENANCES = ("printed", "inferred", "guess")

PARTS: dict[str, type] = {"themes": dict, "kinds": dict, "tile": list, "gate": list}
TILE_KEYS = {"id", "kind", "theme", "edges", "provenance", "marked"}
GATE_KEYS = {"id", "sides", "provenance", "name"}

Edges = tuple[int, int, int, int]  # north, east, south, west


class Tile(NamedTuple):
    """A tile: its edges on each side as printed (only gates have two sides), marked if it is taken
    out when two play (C-S2)."""

    name: str
    kind: int
    themes: tuple[int, ...]
    sides: tuple[Edges, ...]
    marked: bool
    provenance: str
    titles: dict[str, str]


class Components(NamedTuple):
    """The draft tiles, the gates, and the scaffold of one player (there are four alike)."""

    tiles: tuple[Tile, ...]
    gates: tuple[Tile, ...]
    scaffold: Tile


def read_components(data: object) -> Components:
    """Check the data of a components file; every error names the tile and what is wrong."""
    parts = read_parts(data, "caladale", PARTS, may="scaffolds")
    if parts.get("scaffolds") != SCAFFOLDS:
        raise BadComponents(
            f"components: there are {SCAFFOLDS} scaffolds, not {parts.get('scaffolds')!r} (C-C1)"
        )
    themes = {name: read_titles(parts["themes"], name, "themes") for name in THEMES}
    kinds = {name: read_titles(parts["kinds"], name, "kinds") for name in KINDS if name != "gate"}
    tiles = tuple(read_tile(row, themes, kinds) for row in parts["tile"])
    gates = tuple(read_gate(row) for row in parts["gate"])
    check_names([tile.name for tile in (*tiles, *gates)])
    check_numbers(tiles)
    if tuple(gate.name for gate in gates) != GATES:
        raise BadComponents(f"components: the gates are {', '.join(GATES)}, in this order (C-C1)")
    adapts = (EDGE_ADAPTS, EDGE_ADAPTS, EDGE_ADAPTS, EDGE_ADAPTS)
    scaffold = Tile("scaffold", TYPE_SCAFFOLD, (), (adapts,), False, "guess", kinds["scaffold"])
    return Components(tiles, gates, scaffold)


def read_tile(row: object, themes: dict[str, Any], kinds: dict[str, Any]) -> Tile:
    """One draft tile."""
    entry, name = named_row(row, TILE_KEYS)
    kind = entry.get("kind")
    if kind not in OF_A_THEME and kind not in OF_A_PAIR:
        known = ", ".join([*OF_A_THEME, *OF_A_PAIR])
        raise BadComponents(f"tile {name}: kind {kind!r} is none of {known} (C-C1)")
    theme = entry.get("theme")
    allowed = THEMES if kind in OF_A_THEME else PAIRS
    if theme not in allowed:
        raise BadComponents(f"tile {name}: theme {theme!r} is none of {', '.join(allowed)} (C-C1)")
    read = Reader(BadComponents, f"tile {name}")
    marked = read.true_or_false(entry.get("marked", False), "marked")
    words = str(theme).split("/")
    edges = read_edges(entry.get("edges"), ("sky", *words), name)
    check_edges(edges, str(kind), len(words), name)
    titles = {
        language: f"{kinds[kind][language]} ({'/'.join(themes[word][language] for word in words)})"
        for language in ("en", "pl")
    }
    indices = tuple(EDGES.index(word) for word in words)
    provenance = read_provenance(entry, name)
    return Tile(name, KINDS.index(kind), indices, (edges,), marked, provenance, titles)


def read_gate(row: object) -> Tile:
    """One gate: a side of one theme, a side of two; the Apprentice's has two on both (C-S1)."""
    entry, name = named_row(row, GATE_KEYS)
    texts = entry.get("sides")
    if not isinstance(texts, list) or len(texts) != 2:
        raise BadComponents(f"tile {name}: a gate has two sides (C-C1)")
    sides = tuple(read_edges(text, (*THEMES, "grass"), name) for text in texts)
    for number, edges in enumerate(sides):
        shown = {edge for edge in edges if edge != EDGE_GRASS}
        wanted = 1 if number == 0 and name != "apprentice" else 2
        if edges[2] != EDGE_GRASS or edges.count(EDGE_GRASS) != 1:
            raise BadComponents(f"tile {name}: grass is at the bottom of a gate alone (C-C1)")
        if len(shown) != wanted:
            raise BadComponents(
                f"tile {name}: side {number + 1} shows {len(shown)} themes, not {wanted} (C-C1)"
            )
    themes = tuple(sorted({edge for edges in sides for edge in edges if edge != EDGE_GRASS}))
    titles = read_titles(entry, "name", f"tile {name}")
    return Tile(name, TYPE_GATE, themes, sides, False, read_provenance(entry, name), titles)


def read_edges(text: object, allowed: tuple[str, ...], name: str) -> Edges:
    """Four edges such as `sky sky stone sky`, clockwise from the north."""
    words = text.split() if isinstance(text, str) else []
    if len(words) != 4 or any(word not in allowed for word in words):
        raise BadComponents(
            f"tile {name}: edges {text!r} are not four of {', '.join(allowed)} (C-C1)"
        )
    north, east, south, west = (EDGES.index(word) for word in words)
    return north, east, south, west


def check_edges(edges: Edges, kind: str, themes: int, name: str) -> None:
    """What the rulebook says of a kind's edges: how many are castle; enchanted tiles show both."""
    castle = [edge for edge in edges if edge != EDGE_SKY]
    wanted = CASTLE_EDGES.get(kind, len(castle))
    if len(castle) != wanted:
        raise BadComponents(f"tile {name}: {len(castle)} castle edges, not {wanted} (C-C1)")
    shown = len(set(castle))
    if shown != themes:
        raise BadComponents(f"tile {name}: {shown} themes on its edges, not {themes} (C-C1)")


def named_row(row: object, keys: set[str]) -> tuple[dict[str, Any], str]:
    """A row and its id, which the notation can write."""
    entry: dict[str, Any] = row if isinstance(row, dict) else {}
    name = entry.get("id")
    if not isinstance(name, str) or not name.replace("-", "").isalnum() or not name.isascii():
        raise BadComponents(f"tile: id {name!r} is not made of letters, digits and hyphens (C-C1)")
    Reader(BadComponents, f"tile {name}").table(entry, "", keys)
    return entry, name


def read_provenance(entry: dict[str, Any], name: str) -> str:
    provenance = entry.get("provenance")
    if provenance not in PROVENANCES:
        raise BadComponents(
            f"tile {name}: provenance {provenance!r} is none of {', '.join(PROVENANCES)}"
        )
    return str(provenance)


def read_titles(entry: dict[str, Any], key: str, where: str) -> dict[str, str]:
    """A name in each language."""
    found = entry.get(key)
    titles: dict[str, Any] = found if isinstance(found, dict) else {}
    if not all(isinstance(titles.get(language), str) for language in ("en", "pl")):
        raise BadComponents(f"{where}: {key} needs an English (en) and a Polish (pl) text")
    return {"en": titles["en"], "pl": titles["pl"]}


def check_names(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1 or name == "scaffold":
            raise BadComponents(f"tile {name}: the id is used more than once (C-C1)")


def check_numbers(tiles: tuple[Tile, ...]) -> None:
    """C-C1: 18 tiles of each theme and 6 of each pair, kind by kind, and the 24 marked ones."""
    for themes, numbers in ((THEMES, OF_A_THEME), (PAIRS, OF_A_PAIR)):
        for theme in themes:
            indices = tuple(EDGES.index(word) for word in theme.split("/"))
            for kind, wanted in numbers.items():
                alike = [t for t in tiles if t.themes == indices and KINDS[t.kind] == kind]
                found = (len(alike), sum(tile.marked for tile in alike))
                if found != wanted:
                    raise BadComponents(
                        f"tiles {theme} {kind}: {found[0]}, {found[1]} of them marked; there are"
                        f" {wanted[0]} and {wanted[1]} (C-C1)"
                    )
