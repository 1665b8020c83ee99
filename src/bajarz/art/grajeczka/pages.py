"""Pages as picture sentences: who, what they do, and where or whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bajarz.art.glyphs import number
from bajarz.art.grajeczka.figures import FIGURES
from bajarz.art.grajeczka.props import INK, g, inked, line
from bajarz.art.grajeczka.signs import line_of
from bajarz.art.palette import v
from bajarz.art.svg import at, circle, path, rect, spark, symbol, use

WIDE, HIGH = 120.0, 168.0
_PLATE = {  # the shape of a leader's numbers, 20 by 24
    "princess": "M1 23V10A9 9 0 0 1 19 10V23Q10 25 1 23Z",
    "knight": "M1 1H19V23H1Z",
    "dragon": "M10 0L19 6.5V23H1V6.5Z",
}


@dataclass(frozen=True)
class Deed:
    """One thing that a page asks of its leader.

    `goal` is a place's kind, or empty; `count` so many of it in one line. Of several figures one
    will do where `either` is set.
    """

    verb: str
    goal: str = ""
    figures: tuple[str, ...] = ()
    either: bool = False
    count: int = 0


@dataclass(frozen=True)
class PageArt:
    """A page: `asks` as in the components, and what it says in the reader's language."""

    number: int
    figure: str
    asks: str
    words: str = ""
    story: str = ""

    @property
    def symbol(self) -> str:
        return f"gr-page-{self.number}"

    @property
    def deeds(self) -> list[Deed]:
        return read_deeds(self.asks)


def read_deeds(asks: str) -> list[Deed]:
    """`visit plain and see knight and see dragon`; figures seen together are one deed."""
    found: list[Deed] = []
    for part in asks.split(" and "):
        deed = _deed(part.split())
        last = found[-1] if found else None
        if last and deed.verb == last.verb == "see" and deed.figures and last.figures:
            if not (deed.either or last.either):
                found[-1] = Deed("see", figures=last.figures + deed.figures)
                continue
        found.append(deed)
    return found


def _deed(words: list[str]) -> Deed:
    verb, rest = words[0], words[1:]
    if verb == "meet":
        return Deed(verb, rest[1] if len(rest) > 1 else "anywhere", (rest[0],))
    if verb == "see" and rest[0] in FIGURES:
        return Deed(verb, figures=tuple(rest[::2]), either="or" in rest)
    if verb == "see":
        return Deed(verb, rest[-1], count=int(rest[0]))
    return Deed(verb, rest[-1])


# The parts of a sentence; x and y are their middles


def _face(name: str, x: float, y: float, size: float) -> str:
    return use(f"gr-face-{name}", x - size / 2, y - size * 0.54, size, size * 74 / 70)


def _verb(name: str, x: float, y: float, size: float) -> str:
    return use(f"gr-verb-{name}", x - size / 2, y - size / 2, size, size)


def _place(deed: Deed, x: float, y: float, size: float) -> str:
    if deed.count:
        return at(x, y, line_of(deed.goal, deed.count), size / 120)
    return use(f"gr-place-{deed.goal}", x - size / 2, y - size / 2, size, size)


def _plus(x: float, y: float, size: float) -> str:
    return line(f"M{x - size} {y}H{x + size}M{x} {y - size}V{y + size}", g("page-ink"), 3)


def _slash(x: float, y: float, size: float) -> str:
    return line(f"M{x + size * 0.6} {y - size}L{x - size * 0.6} {y + size}", g("page-ink"), 3)


def _people(deed: Deed, x: float, y: float, size: float, step: float) -> str:
    """Those who are seen: a plus between those who all must be, a slash where one will do."""
    left = x - step * (len(deed.figures) - 1) / 2
    sign = _slash if deed.either else _plus
    out = ""
    for i, name in enumerate(deed.figures):
        if i:
            out += sign(left + step * (i - 0.5), y, 4.6 if deed.either else 3.4)
        out += _face(name, left + step * i, y, size)
    return out


def sentence(page: PageArt) -> str:
    """The picture sentence, on a card of 120 by 168."""
    deeds = page.deeds
    if len(deeds) == 1:
        return _alone(page.figure, deeds[0])
    gap = 92 / len(deeds)
    size = min(38.0, gap - 4)
    out = ""
    for i, deed in enumerate(deeds):
        y = 58 + gap * (i + 0.5)
        out += _face(page.figure, 28, y, size) if i == 0 else _plus(18, y, 4.6)
        two = len(deed.figures) > 1
        out += _verb(deed.verb, 36 if two else 61, y, 19 if two else 24)
        if two:
            out += _people(deed, 77.5, y, min(26, size), 35)
        elif deed.figures:
            out += _face(deed.figures[0], 94, y, size)
        out += _place(deed, 94, y, size + 4) if deed.goal else ""
        if i:
            out += line(f"M18 {y - gap / 2}H102", g("page-line"), 1.2)
    return out


def _alone(figure: str, deed: Deed) -> str:
    """One deed, drawn large: who and what above, where or whom below."""
    if deed.verb == "meet":
        out = (
            _face(figure, 29, 77, 37)
            + _verb("meet", 60, 76, 22)
            + _face(deed.figures[0], 91, 77, 37)
        )
        return out + _place(deed, 60, 127, 56)
    out = _face(figure, 40, 77, 46) + _verb(deed.verb, 83, 77, 32)
    if deed.figures:
        return out + _people(deed, 60, 127, 42, 54)
    return out + _place(deed, 60, 128, 80 if deed.count else 56)


def face(page: PageArt) -> str:
    """The whole card."""
    out = rect(1, 1, WIDE - 2, HIGH - 2, g("page"), rx=6, stroke=INK, stroke_width=2)
    out += rect(6, 6, WIDE - 12, HIGH - 12, rx=3, stroke=g("gilt"), stroke_width=1.2)
    out += rect(11, 50, WIDE - 22, 108, g("page-lo"), rx=8, stroke=g("page-line"), stroke_width=1)
    return out + _vine() + at(12, 10, plate(page.figure, page.number), 1.36) + sentence(page)


def _vine() -> str:
    out = line("M46 34Q58 22 70 32T92 30T110 22", v("leaf"), 1.8)
    leaves = (
        "M58 27Q58 20 65 19Q66 26 58 27ZM72 33Q79 33 80 40Q73 41 72 33Z"
        "M84 31Q83 24 90 21Q92 28 84 31ZM98 27Q104 29 103 36Q97 34 98 27Z"
    )
    out += path(leaves, v("leaf-hi"), v("leaf-lo"), 0.9)
    berries = ((46, 34), (92, 30), (110, 22))
    return out + "".join(
        circle(x, y, 2.6, g("petal"), stroke=INK, stroke_width=0.8) for x, y in berries
    )


def plate(figure: str, value: int) -> str:
    """A page's number on its leader's shape: an arch, a square or a gable, 20 by 24."""
    lead = figure if figure in _PLATE else FIGURES[0]
    high = 10.5 if value > 9 else 12.0
    return inked(_PLATE[lead], g(f"lead-{lead}"), 1.4) + number(
        10, 13.8 + high / 2, value, high, g("on-lead"), weight=3.2
    )


def _back() -> str:
    out = rect(1, 1, WIDE - 2, HIGH - 2, g("cover"), rx=6, stroke=INK, stroke_width=2)
    out += rect(7, 7, WIDE - 14, HIGH - 14, rx=4, stroke=g("gilt"), stroke_width=2)
    out += rect(12, 12, WIDE - 24, HIGH - 24, rx=3, stroke=g("gilt"), stroke_width=0.8)
    out += circle(60, 84, 36, g("cover-hi"), stroke=g("gilt"), stroke_width=2)
    out += circle(60, 84, 30, stroke=g("gilt"), stroke_width=1, stroke_dasharray="2 4")
    book = (
        "M60 72C52 66 44 66 36 68V100C44 98 52 98 60 104C68 98 76 98 84 100V68C76 66 68 66 60 72Z"
    )
    out += inked(book, g("page"), 2.2) + line("M60 72V104", width=2)
    out += line("M41 76Q48 75 54 78M41 83Q48 82 54 85M41 90Q48 89 54 92", g("page-line"), 1.6)
    out += spark(72, 84, 9, g("gilt"))
    spots = ((24, 26), (96, 26), (24, 142), (96, 142), (60, 30), (60, 138))
    return out + "".join(spark(x, y, 7, g("magic-hi")) for x, y in spots)


def symbols(pages: Iterable[PageArt]) -> str:
    """`gr-page-<number>`, `gr-page-back` (120 by 168), `gr-plate-<figure>` (20 by 24)."""
    size = f"0 0 {WIDE:g} {HIGH:g}"
    plates = "".join(
        symbol(f"gr-plate-{name}", "0 0 20 24", inked(d, g(f"lead-{name}"), 1.4))
        for name, d in _PLATE.items()
    )
    cards = "".join(symbol(page.symbol, size, face(page)) for page in pages)
    return symbol("gr-page-back", size, _back()) + plates + cards
