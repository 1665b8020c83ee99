"""Fantazja's drawings, filled with the paints of its sprite."""

from __future__ import annotations

import re

from bajarz.art.drawings import drawing

_PAINT = re.compile(r"var\(--paint-([\w-]+)\)")


def drawn(name: str) -> str:
    """A drawing; where it says `var(--paint-halo)`, the sprite's gradient `fz-halo` is meant."""
    return _PAINT.sub(r"url(#fz-\1)", drawing("fantazja", name))
