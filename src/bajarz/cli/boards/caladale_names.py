"""Tiles of Castles of Caladale by names for people, and in the order in which they look alike."""

from bajarz.games.caladale.components import GATE, KINDS, SCAFFOLD, THEMES, Components
from bajarz.games.caladale.fits import Fits
from bajarz.text.catalogue import Catalogue, Things, catalogue


def short_name(components: Components, words: Catalogue, name: str) -> str:
    """What a tile is, without its number: `stone tower top`."""
    bare = name.removesuffix("*")
    tiles = (*components.tiles, *components.gates, components.scaffold)
    tile = next(tile for tile in tiles if tile.name == bare)
    if tile.kind in (GATE, SCAFFOLD):
        title = tile.titles[words.language]
        return words("caladale-two-themes", gate=title) if name.endswith("*") else title
    themes = [THEMES[theme - 1] for theme in tile.themes]
    facts = {"theme": themes[0], "other": themes[-1]}
    return words(f"caladale-tile-{KINDS[tile.kind]}", **facts)


def short_names(components: Components, language: str) -> Things:
    """All tiles, and the gates also with their stars, by their short names."""
    words = catalogue(language, "caladale")
    names = [tile.name for tile in (*components.tiles, *components.gates, components.scaffold)]
    names += [f"{gate.name}*" for gate in components.gates]
    return {name: short_name(components, words, name) for name in names}


def group_alike(fits: Fits, names: list[str]) -> list[list[str]]:
    """Tiles that look alike together, in the order in which they come."""
    groups: dict[tuple[int, bool], list[str]] = {}
    for name in names:
        tile = fits.tables.tile_named[name.removesuffix("*")]
        groups.setdefault((fits.look[tile], name.endswith("*")), []).append(name)
    return list(groups.values())


def kind_label(name: str) -> str:
    """The part of a tile's name that tells its kind, short enough to stand under it."""
    parts = name.split("-")
    if len(parts) == 1:
        return name
    return parts[1] if not parts[1].isdecimal() else parts[0]
