"""What the pictures in the rules share: right and wrong, arrows, places, and the symbols used."""

import math
import re
from dataclasses import dataclass
from xml.etree import ElementTree

from bajarz.art.palette import v
from bajarz.art.svg import circle, path, polyline, rect, ring

REFERENCE = re.compile(r'(?:href="|url\()#([A-Za-z0-9_*-]+)')
NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"'
SIGN = 15.0  # radius of the signs for right and wrong


@dataclass(frozen=True)
class Figure:
    """A drawing of this size from the origin, its colours not yet settled."""

    width: float
    height: float
    body: str


def right(x: float, y: float) -> str:
    """A tick in a circle: this may be done."""
    disc = circle(x, y, SIGN, v("st-legal"), stroke=v("paper-top"), stroke_width=2.5)
    return disc + path(f"M{x - 7} {y}l5 6l9 -12", "none", v("paper-top"), 4)


def wrong(x: float, y: float) -> str:
    """A cross in an octagon: this may not be done."""
    sign = path(ring(x, y, (SIGN * 1.05,), 8, 22.5), v("st-illegal"), v("paper-top"), 2.5)
    return sign + path(f"M{x - 5.5} {y - 5.5}l11 11m0 -11l-11 11", "none", v("paper-top"), 4)


def arrow(x1: float, y1: float, x2: float, y2: float, colour: str = "ink-2") -> str:
    """A straight arrow from the first point to the second."""
    angle = math.atan2(y2 - y1, x2 - x1)
    wings = [
        (x2 - 11 * math.cos(angle + bend), y2 - 11 * math.sin(angle + bend)) for bend in (0.5, -0.5)
    ]
    head = polyline([wings[0], (x2, y2), wings[1]], close=True)
    stem = polyline([(x1, y1), (x2 - 8 * math.cos(angle), y2 - 8 * math.sin(angle))])
    return path(stem, "none", v(colour), 4) + path(head, v(colour), v(colour), 2)


def place(x: float, y: float, size: float) -> str:
    """An empty square place, dashed."""
    return rect(
        x + 3, y + 3, size - 6, size - 6, rx=10,
        stroke=v("line-strong"), stroke_width=2, stroke_dasharray="6 6",
    )  # fmt: skip


def pick(body: str, found: dict[str, str]) -> str:
    """Of these symbols, gradients and clips those that a drawing needs, and those they need."""
    needed: dict[str, str] = {}
    wanted = REFERENCE.findall(body)
    while wanted:
        name = wanted.pop()
        if name in found and name not in needed:
            needed[name] = found[name]
            wanted += REFERENCE.findall(found[name])
    return "".join(needed[name] for name in sorted(needed))


def parts(sprite: str) -> dict[str, str]:
    """What a sprite defines, by id."""
    sheet = ElementTree.fromstring(sprite.replace(NAMESPACE, "", 1))  # noqa: S314 (our own)
    loose = [each for each in sheet if each.get("id")]
    kept = [each for defs in sheet.iter("defs") for each in defs if each.get("id")]
    return {each.get("id", ""): ElementTree.tostring(each, "unicode") for each in loose + kept}
