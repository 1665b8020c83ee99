"""A card's ability as icons: `+` both, a slash for a choice, an arrow for an exchange."""

from __future__ import annotations

import re

from bajarz.art.runestones.base import drawn
from bajarz.art.svg import at, use

_UNIT = 23.0
_SEPARATORS = {"+": 15.0, "/": 11.0, ">": 17.0, ",": 0.0}  # and their widths
_SIGNS = {"+": "sign-plus", "/": "sign-slash", ">": "sign-arrow"}
_TOKEN = re.compile(r"[+/>,]|[^+/>,]+")


def icon(thing: str) -> str:
    """The name of the symbol for a thing that is gained or paid."""
    if thing in ("die", "ore"):
        return f"rs-{thing}"
    if thing == "any":
        return "rs-gem-any"
    if thing.endswith("pp"):
        return f"rs-point-{thing[:-2]}"
    if thing.startswith("card"):
        return "rs-take-any" if thing == "card*" else f"rs-take-{thing[4:]}"
    return f"rs-gem-{thing[-1]}"


def ability(text: str, width: float, height: float, most: float = 1.35) -> str:
    """The icons in a row about the origin, as big as the room allows."""
    things = _TOKEN.findall(text)
    sizes = [_SEPARATORS.get(thing, _UNIT) for thing in things]
    scale = min(most, width / sum(sizes), height / 24)
    x, out = -sum(sizes) / 2, ""
    for thing, size in zip(things, sizes, strict=True):
        if thing not in _SEPARATORS:
            out += use(icon(thing), x + size / 2 - 12, -12, 24, 24)
        elif thing in _SIGNS:
            out += at(x + size / 2, 0, drawn(_SIGNS[thing]))
        x += size
    return at(0, 0, out, scale)
