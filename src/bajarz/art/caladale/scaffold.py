"""The scaffold: timber round a wall that is still being built."""

from __future__ import annotations

from bajarz.art.caladale.base import INK, SIDES, B, L, Look, R, T, inked, k, line, rod
from bajarz.art.caladale.masonry import masonry
from bajarz.art.svg import group, mirrored, path, symbol

# the half-built wall that rises from the south edge, and the one that comes in from the west
_RISING = {
    "S": "V87.5H75V75H62.5V62.5H50V75H37.5V81H25V87.5H12.5",
    "T": "V90C84 82 78 88 74 76C70 66 64 80 58 70C52 60 46 78 40 72C34 66 30 84 24 80"
    "C18 78 15 86 12.5 90",
    "U": "V81H12.5",
}
_COMING = {
    "S": "H12.5V37.5H25V50H37.5V62.5H31V75H12.5V87.5",
    "T": "H8C16 34 12 40 24 43C34 46 20 52 30 57C40 62 22 68 28 74C30 80 14 80 8 87.5",
    "U": "H19V87.5",
}


def symbols() -> str:
    """`cd-wall-S-N` and so on, the walls being built; `cd-timber-5`, what stands round them."""
    out = "".join(
        symbol(f"cd-wall-{theme}-{side}", "0 0 100 100", _wall(side, theme))
        for theme in "STU"
        for side in SIDES
    )
    for mask in range(16):
        edges = "".join("S" if mask >> i & 1 else "o" for i in range(4))
        out += symbol(f"cd-timber-{mask}", "0 0 100 100", _timber(Look(edges, "scaffold")))
    return out


def parts(look: Look) -> list[str]:
    """The symbols that make up a scaffold with those edges."""
    names = [f"cd-wall-{x}-{s}" for s, x in zip(SIDES, look.edges, strict=True) if x in "STU"]
    return [*names, f"cd-timber-{sum(1 << i for i, s in enumerate(SIDES) if look.has(s))}"]


def _timber(look: Look) -> str:
    return _poles(look) + _planks(look) + _ladder(look) + (_bucket() if not look.n else "")


def _wall(side: str, theme: str) -> str:
    """The unfinished wall at one side, of the neighbour's theme."""
    if side in "NS":
        body = _rising(theme)
        return group(body, transform="translate(0 100) scale(1 -1)") if side == "N" else body
    return mirrored(_coming(theme), 100) if side == "E" else _coming(theme)


def _filled(d: str, theme: str) -> str:
    return masonry(d) if theme == "S" else path(d, k("bark" if theme == "T" else "plaster"))


def _rising(theme: str) -> str:
    edge = _RISING[theme]
    out = _filled(f"M{L} 101H{R}{edge}Z", theme) + line(f"M{R} 101{edge}V101", INK, 1.5)
    if theme == "U":
        posts = "".join(
            inked(f"M{x} 101V{y}h6.5V101Z", k("beam"), 0.9)
            for x, y in ((L, 66), (46.7, 60), (81, 66))
        )
        return out + posts + inked(f"M{L} 81H{R}v6.5H{L}ZM{L} 97H{R}V103H{L}Z", k("beam"), 0.9)
    if theme == "T":
        return (
            out
            + line("M21 101V84M41 101V78M59 101V74M79 101V84", k("bark-lo"), 1.7, 0.85)
            + line("M31 101V82M69 101V82", k("bark-hi"), 1.3, 0.8)
        )
    return out


def _coming(theme: str) -> str:
    edge = _COMING[theme]
    out = _filled(f"M-1 {T}{edge}H-1Z", theme) + line(f"M-1 {T}{edge}H-1", INK, 1.5)
    if theme == "U":
        rails = "".join(
            inked(f"M-1 {y}H{x}v6.5H-1Z", k("beam"), 0.9) for y, x in ((T, 34), (B - 6.5, 34))
        )
        return out + inked(f"M12.5 {T}h6.5V{B}h-6.5Z", k("beam"), 0.9) + rails
    if theme == "T":
        return (
            out
            + line("M-1 38H12M-1 56H24M-1 74H24", k("bark-lo"), 1.7, 0.85)
            + line("M-1 47H22M-1 65H24M-1 82H14", k("bark-hi"), 1.3, 0.8)
        )
    return out


def _poles(look: Look) -> str:
    y0, y1 = (-1 if look.n else 24), (101 if look.s else 94)
    out = rod(f"M16 {y0}V{y1}M84 {y0}V{y1}", k("wood"), 4)
    if not look.n:
        out = rod("M16 26L50 3L84 26", k("wood"), 2.8) + out
    return out + rod("M18 80L82 40M18 40L82 80", k("wood"), 2.6)


def _planks(look: Look) -> str:
    x0, x1 = (-1 if look.w else 5), (101 if look.e else 95)
    out = "".join(inked(f"M{x0} {y}H{x1}v6H{x0}Z", k("wood-hi"), 1.3) for y in (31, 81))
    seams = "".join(f"M{x} {y}v6" for x, y in ((33, 31), (62, 31), (28, 81), (70, 81)))
    ropes = "".join(f"M{x - 4} {y}l8 8M{x + 4} {y}l-8 8" for x in (16, 84) for y in (30, 80))
    return out + line(seams, k("wood"), 1.1) + line(ropes, INK, 3) + line(ropes, k("rope"), 1.8)


def _ladder(look: Look) -> str:
    end = 100 if look.s else 92
    d = f"M60 {end}V34M71 {end}V34" + "".join(f"M60 {y}H71" for y in range(44, 92, 9))
    return line(d, INK, 3.2) + line(d, k("wood-hi"), 1.7)


def _bucket() -> str:
    return (
        line("M36 12V18", INK, 1.2)
        + inked("M30 20h12l-2 10h-8z", k("wood"), 1.2)
        + line("M30 20q6 -8 12 0", INK, 1.1)
    )
