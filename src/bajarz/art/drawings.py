"""Drawings: SVG files, one picture each, that code places and colours.

A drawing lies in `GAME/drawings/NAME.svg` and can be looked at by itself. Its colours are variables
with the light colour beside them, `var(--roof-S, #5C9A4A)`; other variables are for the code that
uses the drawing to fill in. A group that has a name and nothing else is there for people only.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_BLANK = re.compile(r"\s*([<>])\s*")
_FALLBACK = re.compile(r"var\((--[\w-]+),[^)]*\)")
_GROUP = re.compile(r"(<g\b[^>]*[^/]>|</g>)")
_NAMED = re.compile(r'<g id="[^"]*">')


@cache
def drawing(game: str, name: str) -> str:
    """The inner markup of a drawing, its colours to be settled by a theme."""
    file = files("bajarz.art") / game / "drawings" / f"{name}.svg"
    text = _BLANK.sub(r"\1", _COMMENT.sub("", file.read_text(encoding="utf-8")))
    inner = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]
    return _without_names(_FALLBACK.sub(r"var(\1)", inner))


def _without_names(markup: str) -> str:
    """The markup without the groups that only name their parts."""
    out, kept = "", []
    for piece in _GROUP.split(markup):
        if piece == "</g>":
            out += piece if kept.pop() else ""
        elif _GROUP.fullmatch(piece):
            kept.append(not _NAMED.fullmatch(piece))
            out += piece if kept[-1] else ""
        else:
            out += piece
    return out
