"""The drawings of Castles of Caladale, filled with the paints of its sprite."""

from __future__ import annotations

import re

from bajarz.art.drawings import drawing

_PAINT = re.compile(r"var\(--paint-([\w-]+)\)")


def drawn(name: str) -> str:
    """A drawing; where it says `var(--paint-glow)`, the sprite's gradient `cd-glow` is meant."""
    return _PAINT.sub(r"url(#cd-\1)", drawing("caladale", name))
