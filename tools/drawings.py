"""Tidy the drawings of the art: `make types`, or `python tools/drawings.py [FILE...]`.

A tidy drawing has one element a line, its colours as swatches with the light values of the palette,
and nothing that a drawing program has added for itself. With `--check` files are only compared;
with `--night FOLDER` copies in the colours of the night are put into a folder, to look at them.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from bajarz.art.drawings import DEFINITIONS, SVG, is_swatch
from bajarz.art.palette import TOKENS
from bajarz.art.svg import escape

ART = Path(__file__).parent.parent / "src" / "bajarz" / "art"
HREF = "{http://www.w3.org/1999/xlink}href"
PAINTS = ("fill", "stroke")
LIGHT, NIGHT = 0, 1  # which of a colour's two values
HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" \
xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" \
viewBox="{box}" stroke-linejoin="round" stroke-linecap="round">
"""
SWATCH = """\
    <linearGradient id="{name}" inkscape:swatch="solid" gradientUnits="userSpaceOnUse">\
<stop stop-color="{colour}"/></linearGradient>
"""
# colours that are the same by day and by night: a file may give them by their value
ALWAYS = {light: name for name, (light, night) in TOKENS.items() if light == night}
VARIABLE = re.compile(r"var\(--([\w-]+)(?:,\s*([^)]*))?\)")
# the ids that drawing programs give
MADE_UP = re.compile(r"(?:g|layer|path|circle|ellipse|rect|use|image|stop)\d+(?:-\d+)*")


def all_drawings() -> list[Path]:
    return sorted(ART.glob("*/drawings/*.svg"))


def tidy(text: str, theme: int = LIGHT) -> str:
    """The same drawing, tidy."""
    return Tidier(ElementTree.fromstring(text), theme).written()


def swatches(text: str) -> dict[str, str]:
    """The named colours of a drawing, as the file shows them."""
    return swatches_of(ElementTree.fromstring(text))


def swatches_of(root: Element) -> dict[str, str]:
    return {
        each.get("id", ""): each[0].get("stop-color", "") for each in root.iter() if is_swatch(each)
    }


class Tidier:
    """Rewrites one drawing; `colours` are those it uses, in the order in which they come."""

    def __init__(self, root: Element, theme: int) -> None:
        self.root = root
        self.theme = theme
        self.colours: dict[str, str] = {}
        self.given = swatches_of(root)
        self.by_value = {colour.upper(): name for name, colour in self.given.items()}

    def written(self) -> str:
        body = "".join(self.lines(self.root, 1))
        kept = "".join(
            line
            for each in self.root.iter()
            if each.tag.removeprefix(SVG) in DEFINITIONS and not is_swatch(each)
            for line in self.line(each, 2)
        )
        swatches = "".join(
            SWATCH.format(name=name, colour=colour) for name, colour in self.colours.items()
        )
        head = HEAD.format(box=self.root.get("viewBox"))
        return f"{head}  <defs>\n{swatches}{kept}  </defs>\n{body}</svg>\n"

    def lines(self, parent: Element, depth: int) -> Iterator[str]:
        for each in parent:
            tag = each.tag.removeprefix(SVG)
            if each.tag.startswith(SVG) and tag not in (*DEFINITIONS, "defs", "metadata"):
                yield from self.line(each, depth)

    def line(self, element: Element, depth: int) -> Iterator[str]:
        tag = element.tag.removeprefix(SVG)
        attributes = self.attributes(element)
        inside = "".join(self.lines(element, depth + 1))
        opening = f"{'  ' * depth}<{tag}" + "".join(
            f' {name}="{escape(value)}"' for name, value in attributes.items()
        )
        if inside:
            yield f"{opening}>\n{inside}{'  ' * depth}</{tag}>\n"
        elif tag != "g":
            yield f"{opening}/>\n"

    def attributes(self, element: Element) -> dict[str, str]:
        found = {"id": element.get("id", "")} | element.attrib
        if HREF in found:
            found["href"] = found[HREF]
        for part in filter(None, found.pop("style", "").split(";")):
            name, _, value = part.partition(":")
            found[name.strip()] = value.strip()
        if not found["id"] or (
            MADE_UP.fullmatch(found["id"]) and f"#{found['id']}" not in self.references()
        ):
            del found["id"]
        if element.tag == f"{SVG}stop":
            self.name_stop(found)
        return {
            name: self.paint(value) if name in PAINTS else value
            for name, value in found.items()
            if name[0] not in "{-"
        }

    def references(self) -> str:
        """All that the elements refer to."""
        return " ".join(value for each in self.root.iter() for value in each.attrib.values())

    def name_stop(self, attributes: dict[str, str]) -> None:
        """In a gradient the class of a stop names its colour."""
        colour = VARIABLE.fullmatch(attributes.get("stop-color", ""))
        if colour:
            attributes["class"] = colour.group(1)
        name = attributes.get("class", "")
        if name in TOKENS:
            attributes["stop-color"] = TOKENS[name][self.theme]

    def paint(self, value: str) -> str:
        """A colour as a reference to its swatch."""
        if value in ("none", "currentColor"):
            return value
        variable = VARIABLE.fullmatch(value)
        name = variable.group(1) if variable else value.removeprefix("url(#").removesuffix(")")
        name = self.by_value.get(value.upper(), ALWAYS.get(value.upper(), name))
        written = variable.group(2) if variable else None
        colour = TOKENS[name][self.theme] if name in TOKENS else self.given.get(name) or written
        if colour:
            self.colours[name] = colour
        elif f"url(#{name})" != value:
            raise ValueError(f"{value} is no colour of the palette")
        return f"url(#{name})"


def main() -> None:
    options = [each for each in sys.argv[1:] if each.startswith("--")]
    named = [Path(each) for each in sys.argv[1:] if not each.startswith("--")]
    if options == ["--night"]:
        for path in all_drawings():
            copy = named[0] / path.parent.parent.name / path.name
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(tidy(path.read_text(encoding="utf-8"), NIGHT), encoding="utf-8")
        return
    for path in named or all_drawings():
        text = path.read_text(encoding="utf-8")
        new = tidy(text)
        if new != text and options == ["--check"]:
            sys.exit(f"{path.name} is not tidy; run make types")
        path.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
