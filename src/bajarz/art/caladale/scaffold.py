"""The scaffold: timber round a wall that is still being built."""

from __future__ import annotations

from bajarz.art.caladale.base import INK, SIDES, TileLook, inked, k, line, rod
from bajarz.art.caladale.drawn import drawn
from bajarz.art.svg import group, mirrored, symbol


def symbols() -> str:
    """`cd-wall-S-N` and so on, the walls being built; `cd-timber-5`, what stands round them."""
    out = "".join(
        symbol(f"cd-wall-{theme}-{side}", "0 0 100 100", _wall(side, theme))
        for theme in "STU"
        for side in SIDES
    )
    for mask in range(16):
        edges = "".join("S" if mask >> i & 1 else "o" for i in range(4))
        out += symbol(f"cd-timber-{mask}", "0 0 100 100", _timber(TileLook(edges, "scaffold")))
    return out


def parts(look: TileLook) -> list[str]:
    """The symbols that make up a scaffold with those edges."""
    names = [f"cd-wall-{x}-{s}" for s, x in zip(SIDES, look.edges, strict=True) if x in "STU"]
    return [*names, f"cd-timber-{sum(1 << i for i, s in enumerate(SIDES) if look.has(s))}"]


def _timber(look: TileLook) -> str:
    return _poles(look) + _planks(look) + _ladder(look) + ("" if look.n else drawn("bucket"))


def _wall(side: str, theme: str) -> str:
    """The unfinished wall at one side, of the neighbour's theme: it rises from the south edge, or
    comes in from the west."""
    if side in "NS":
        body = drawn(f"wall-{theme}-rising")
        return group(body, transform="translate(0 100) scale(1 -1)") if side == "N" else body
    body = drawn(f"wall-{theme}-coming")
    return mirrored(body, 100) if side == "E" else body


def _poles(look: TileLook) -> str:
    y0, y1 = (-1 if look.n else 24), (101 if look.s else 94)
    out = rod(f"M16 {y0}V{y1}M84 {y0}V{y1}", k("wood"), 4)
    if not look.n:
        out = rod("M16 26L50 3L84 26", k("wood"), 2.8) + out
    return out + rod("M18 80L82 40M18 40L82 80", k("wood"), 2.6)


def _planks(look: TileLook) -> str:
    x0, x1 = (-1 if look.w else 5), (101 if look.e else 95)
    out = "".join(inked(f"M{x0} {y}H{x1}v6H{x0}Z", k("wood-hi"), 1.3) for y in (31, 81))
    seams = "".join(f"M{x} {y}v6" for x, y in ((33, 31), (62, 31), (28, 81), (70, 81)))
    ropes = "".join(f"M{x - 4} {y}l8 8M{x + 4} {y}l-8 8" for x in (16, 84) for y in (30, 80))
    return out + line(seams, k("wood"), 1.1) + line(ropes, INK, 3) + line(ropes, k("rope"), 1.8)


def _ladder(look: TileLook) -> str:
    end = 100 if look.s else 92
    d = f"M60 {end}V34M71 {end}V34" + "".join(f"M60 {y}H71" for y in range(44, 92, 9))
    return line(d, INK, 3.2) + line(d, k("wood-hi"), 1.7)
