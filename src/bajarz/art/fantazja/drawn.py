"""Fantazja's drawings, filled with the paints of its sprite."""

from __future__ import annotations

import re

from bajarz.art.drawings import drawing

_PAINT = re.compile(r"var\(--paint-([\w-]+)\)")


def drawn(name: str) -> str:
    """A drawing; where it says `var(--paint-halo)`, the sprite's gradient `fz-halo` is meant, and
    `var(--part-current)` is the colour of the text around it."""
    body = drawing("fantazja", name).replace("var(--part-current)", "currentColor")
    return _PAINT.sub(r"url(#fz-\1)", body)
