"""Tiles of Castles of Caladale in the order in which they look alike, and labels for them."""

from bajarz.games.caladale.actions import number_of, side_of
from bajarz.games.caladale.edge_fits import EdgeFits


def group_alike(fits: EdgeFits, names: list[str]) -> list[list[str]]:
    """Tiles that look alike together, in the order in which they come."""
    groups: dict[tuple[int, int], list[str]] = {}
    for name in names:
        look = fits.look[number_of(fits.tables, name)]
        groups.setdefault((look, side_of(name)), []).append(name)
    return list(groups.values())


def kind_label(name: str) -> str:
    """The part of a tile's name that tells its kind, short enough to stand under it."""
    parts = name.split("-")
    if len(parts) == 1:
        return name
    return parts[1] if not parts[1].isdecimal() else parts[0]
