"""A castle tile's look: which drawing shows it."""

from __future__ import annotations

from types import ModuleType

from bajarz.art.caladale import scaffold, stone, tree, tudor
from bajarz.art.caladale.base import (
    CORNERS,
    LETTERS,
    SIDES,
    VARIANTS,
    TileLook,
    corner_mask,
    frame,
    notch_shade,
)
from bajarz.art.caladale.drawn import drawn
from bajarz.art.caladale.magic import blend
from bajarz.art.svg import group, symbol, use

_HANDS: dict[str, ModuleType] = {"S": stone, "T": tree, "U": tudor}
_FACED = ("two", "three", "four", "edge")


def look_of(edges: tuple[str, str, str, str], kind: str, seed: int) -> TileLook:
    """The look of a tile whose edges lie like that; seeds that make no difference are alike."""
    letters = [LETTERS[edge] for edge in edges]
    if kind == "gate":
        letters[2] = "G"
    faces = VARIANTS if kind in _FACED else 1
    return TileLook("".join(letters), kind, seed % faces)


def draw(look: TileLook) -> str:
    """The look with its corners filled."""
    themes = look.themes
    if len(themes) == 1:
        body: str = _HANDS[themes[0]].draw(look)
    else:
        one, two = (_HANDS[theme].draw(look.only(theme)) for theme in themes)
        body = blend(look, one, two, _roofs(look))
    return body + _door(look)


def _roofs(look: TileLook) -> str:
    """The roofs of a tile of two themes: each ends where the other begins."""
    if look.n:
        return ""
    east, south, west = look.edges[1], look.edges[2], look.edges[3]
    left = next(x for x in (west, south, east) if x in _HANDS)
    right = next(x for x in (east, south, west) if x in _HANDS)
    x0, x1, _, _ = frame(look)
    spans = {left: (x0, 50.0, not look.w, True), right: (50.0, x1, True, not look.e)}
    if left == right:
        spans = {left: (x0, x1, not look.w, not look.e)}
    order = sorted(spans, key="USTo".index)  # leaves lie over stone, stone over tiles
    return "".join(_HANDS[x].roof(*spans[x], look.rng(x)) for x in order)


def _door(look: TileLook) -> str:
    if look.kind != "gate":
        return ""
    sides = look.edges[1] if look.edges[1] in _HANDS else look.themes[0]
    return drawn(f"door-{sides}")


def look_symbol(look: TileLook) -> str:
    return symbol(look.key, "0 0 100 100", draw(look))


def notch_symbols() -> str:
    """`cd-notch-S-NE` and so on, and the unfinished edges `cd-open-S-E`."""
    out = ""
    for letter in _HANDS:
        for corner in CORNERS:
            name = f"notch-{letter}-{corner}"
            out += symbol(f"cd-{name}", "0 0 100 100", notch_shade(corner) + drawn(name))
        for side in SIDES:
            out += symbol(f"cd-open-{letter}-{side}", "0 0 100 100", _open(letter, side))
        out += symbol(f"cd-sign-{letter}", "0 0 24 24", drawn(f"sign-{letter}"))
    return out + scaffold.symbols()


def _open(letter: str, side: str) -> str:
    """An unfinished edge."""
    if side == "N":
        return drawn(f"open-{letter}-top")
    if side == "S":
        return group(drawn(f"open-{letter}-top"), transform="translate(0 100) scale(1 -1)")
    steps = "translate(100 0)" if side == "E" else "scale(-1 1)"
    return group(drawn(f"open-{letter}-side"), transform=steps)


def placed(look: TileLook, closed: frozenset[str] = frozenset()) -> str:
    """The tile at the origin in a box of 100: its look, with open corners cut and finished."""
    if look.kind == "scaffold":
        body = "".join(use(name, 0, 0, 100, 100) for name in scaffold.parts(look))
        return group(body, clip_path="url(#cd-box)")
    mask = corner_mask(look, closed)
    out = group(use(look.key, 0, 0, 100, 100), clip_path=f"url(#cd-cut-{mask})")
    finish = ""
    for i, corner in enumerate(CORNERS):
        if mask >> i & 1:
            letter = _corner_theme(look, corner)
            finish += use(f"cd-notch-{letter}-{corner}", 0, 0, 100, 100)
    return out + (group(finish, clip_path="url(#cd-box)") if finish else "")


def _corner_theme(look: TileLook, corner: str) -> str:
    """A corner is finished in the theme of its arm, the gate's in that of its side."""
    letter = look.edges[SIDES.index(corner[1])]
    return letter if letter in _HANDS else look.edges[SIDES.index(corner[0])]
