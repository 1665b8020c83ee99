"""Which drawing shows which building of Fantazja."""

from __future__ import annotations

from collections.abc import Callable

from bajarz.art.fantazja import homes, specials, towers
from bajarz.art.fantazja.parts import Style

_DRAWINGS: dict[tuple[str, int], Callable[[Style], str]] = {
    ("residential", 1): homes.residential_1,
    ("residential", 2): homes.residential_2,
    ("residential", 3): homes.residential_3,
    ("production", 1): homes.production_1,
    ("production", 2): homes.production_2,
    ("production", 3): homes.production_3,
    ("military", 1): towers.military_1,
    ("military", 2): towers.military_2,
    ("military", 3): towers.military_3,
    ("magic", 1): towers.magic_1,
    ("magic", 2): towers.magic_2,
    ("magic", 3): towers.magic_3,
}
SPECIALS: dict[str, Callable[[Style], str]] = {
    "Well": specials.well,
    "Market": specials.market,
    "Observatory": specials.observatory,
}


def building(faction: str, kind: str, level: int, name: str) -> str:
    """The drawing of a building; a special is chosen by its name, an unknown one is a well."""
    if kind == "special":
        return SPECIALS.get(name, specials.well)(Style(faction))
    return _DRAWINGS[kind, min(max(level, 1), 3)](Style(faction))
