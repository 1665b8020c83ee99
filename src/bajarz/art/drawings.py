"""Drawings: SVG files, one picture each, that code places and colours (see README.md here)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from bajarz.art.svg import el, escape, symbol

SVG = "{http://www.w3.org/2000/svg}"
DEFINITIONS = ("clipPath", "linearGradient", "radialGradient")
# what the names of a game's symbols begin with
PREFIXES = {
    "fantazja": "fz-",
    "caladale": "cd-",
    "runestones": "rs-",
    "grajeczka": "gr-",
    "shared": "",
}
_REFERENCE = re.compile(r"url\(#([\w-]+)\)")
_FALLBACK = re.compile(r"var\((--[\w-]+),[^)]*\)")


def drawing(game: str, name: str) -> str:
    """The inner markup of a drawing, its colours as variables: `var(--r-pearl)`."""
    return read(game, name)[1]


def drawn_size(game: str, name: str) -> tuple[float, float]:
    """Width and height of a drawing."""
    _, _, wide, high = read(game, name)[0].split()
    return float(wide), float(high)


def drawn_symbol(game: str, name: str) -> str:
    """The drawing as a symbol of its game's sprite."""
    return symbol(PREFIXES[game] + name, *read(game, name))


def drawn_symbols(game: str, names: Iterable[str]) -> str:
    return "".join(drawn_symbol(game, name) for name in names)


def painted(markup: str, **colours: str) -> str:
    """The markup with colours put in the place of those that the drawing leaves open."""
    for name, colour in colours.items():
        markup = markup.replace(f"var(--{name.replace('_', '-')})", colour)
    return markup


@cache
def read(game: str, name: str) -> tuple[str, str]:
    """The view box of a drawing, and its inner markup."""
    file = files("bajarz.art") / game / "drawings" / f"{name}.svg"
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 (our own)
    return root.get("viewBox", ""), _Writer(root, PREFIXES[game], name).inside(root)


class _Writer:
    """Writes the elements of one drawing as our code writes elements."""

    def __init__(self, root: Element, prefix: str, name: str) -> None:
        self.prefix = prefix
        self.own = f"{prefix}{name}-"  # what the ids inside begin with in the sprite
        self.named = {each.get("id", ""): each for each in root.iter()}
        self.swatches = {name for name, each in self.named.items() if is_swatch(each)}

    def inside(self, element: Element) -> str:
        return escape((element.text or "").strip()) + "".join(map(self.written, element))

    def written(self, element: Element) -> str:
        tag, attributes = element.tag.removeprefix(SVG), dict(element.attrib)
        if tag in DEFINITIONS:
            attributes["id"] = self.own + attributes["id"]
        else:
            attributes.pop("id", None)  # for people only
        if is_swatch(element):
            return ""
        if tag == "use":  # a copy of something in the same drawing
            return el("g", self.copied(attributes.pop("href")), **attributes)
        if tag == "image":  # another drawing of the game
            tag = "use"
            attributes["href"] = f"#{self.prefix}{attributes['href'].removesuffix('.svg')}"
        if tag == "stop" and "class" in attributes:
            attributes["stop-color"] = f"var(--{attributes.pop('class')})"
        body = self.inside(element)
        if tag in ("g", "defs") and not attributes:
            return body
        return el(tag, body, **{key: self.value(text) for key, text in attributes.items()})

    def copied(self, href: str) -> str:
        return self.written(self.named[href.removeprefix("#")])

    def value(self, text: str) -> str:
        return escape(_REFERENCE.sub(self.referred, _FALLBACK.sub(r"var(\1)", text)))

    def referred(self, match: re.Match[str]) -> str:
        name = match.group(1)
        return f"var(--{name})" if name in self.swatches else f"url(#{self.own}{name})"


def is_swatch(element: Element) -> bool:
    """Whether this is a named colour: a gradient of one stop."""
    return element.tag == f"{SVG}linearGradient" and len(element) == 1
