"""Tiles with a single castle edge: tower tops and edge tiles."""

from __future__ import annotations

import re

from bajarz.art.caladale.base import TileLook
from bajarz.art.caladale.drawn import drawn
from bajarz.art.caladale.masonry import courses
from bajarz.art.svg import mirrored

_WALL = re.compile(r'(?<=["#])[\w-]*wall(?=[")])')  # the clip that a wall's texture is kept in
_COURSES = re.compile(r"<rect [^>]*var\(--part-courses\)[^>]*>")  # where stone has odd blocks


def end(look: TileLook) -> str:
    """The drawing for the side that is castle; one for the west, mirrored for the east."""
    (theme,) = look.themes
    side = "top" if look.kind == "top" else "up" if look.s else "down" if look.n else "side"
    body = _WALL.sub(f"{look.key}-{theme.lower()}", drawn(f"end-{theme}-{side}"))
    if theme == "S":
        blocks = 3 if side == "down" else 4
        body = _COURSES.sub(courses(look.rng("end"), blocks), body)
        body = (drawn("end-S-side-roof") if side == "side" and look.variant % 2 else "") + body
    return mirrored(body, 100) if look.e else body
