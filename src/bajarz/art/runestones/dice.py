"""The die and its six faces, in boxes of 24 about the origin."""

from __future__ import annotations

from bajarz.art.runestones.base import INK, flat, inked, line, r
from bajarz.art.runestones.gems import BOX
from bajarz.art.svg import circle, rect, symbol, use


def die() -> str:
    """The die as an icon: a cube with a sun, pips and a slash."""
    cube = "M0 -10.8L9.6 -5.8V5.4L0 10.8L-9.6 5.4V-5.8Z"
    return (
        inked(cube, r("bone"), 1.6)
        + flat("M0 -.8L9.6 -5.8V5.4L0 10.8Z", r("bone-lo"))
        + line("M-9.6 -5.8L0 -.8L9.6 -5.8M0 -.8V10.8", INK, 1.2)
        + flat("M0 -8.4L4.6 -5.8L0 -3.4L-4.6 -5.8Z", r("red"))
        + circle(-6.9, -1, 1.5, r("blue"))
        + circle(-2.7, 6.2, 1.5, r("blue"))
        + circle(-4.8, 2.6, 1.5, r("blue"))
        + line("M2.8 4.6L6.8 -1.4", r("grn"), 2.2)
    )


def face(benefit: str) -> str:
    """A face, seen from above: `any`, `exchange`, `card`, `ore`, or points such as `2pp`."""
    plate = rect(-11, -11, 22, 22, r("bone"), rx=4.6, stroke=INK, stroke_width=1.6)
    plate += rect(-9.2, -9.2, 18.4, 18.4, "none", rx=3.2, stroke=r("bone-lo"), stroke_width=1.2)
    return plate + _benefit(benefit)


def _benefit(benefit: str) -> str:
    if benefit == "exchange":
        arrow = line("M1 -5.8C4.6 -6.4 6.2 -4.4 6.2 -1.6M4.2 -3L6.2 -.8L8.2 -3", INK, 1.5)
        return use("rs-gem-any", -9.2, -9.2, 10.6, 10.6) + use("rs-gem-W", -2, -1, 11, 11) + arrow
    if benefit == "card":
        return use("rs-back", -4.6, -7.6, 10.8, 15.6) + line(
            "M-7.6 5V-4.6M-9.4 -2.4L-7.6 -5L-5.8 -2.4", INK, 1.4
        )
    if benefit.endswith("pp"):
        return use(f"rs-point-{benefit[:-2]}", -8.6, -8.6, 17.2, 17.2)
    return use("rs-gem-any" if benefit == "any" else "rs-ore", -8, -8, 16, 16)


def symbols(faces: tuple[str, ...]) -> str:
    """`rs-die`, and `rs-face-<benefit>` for each face."""
    out = symbol("rs-die", BOX, die())
    unique = dict.fromkeys(faces)
    return out + "".join(symbol(f"rs-face-{name}", BOX, face(name)) for name in unique)
