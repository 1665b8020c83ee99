"""Pages as picture sentences: who, what they do, and where or whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bajarz.art.drawings import drawing, drawn_symbols
from bajarz.art.glyphs import number
from bajarz.art.grajeczka.base import GAME, g, line
from bajarz.art.grajeczka.signs import line_of
from bajarz.art.svg import at, symbol, use
from bajarz.games.grajeczka.board import FIGURES

WIDE, HIGH = 120.0, 168.0


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
    number_plate = at(12, 10, plate(page.figure, page.number), 1.36)
    return drawing(GAME, "page") + number_plate + sentence(page)


def plate(figure: str, value: int) -> str:
    """A page's number on its leader's shape: an arch, a square or a gable, 20 by 24."""
    lead = figure if figure in FIGURES else FIGURES[0]
    high = 10.5 if value > 9 else 12.0
    digits = number(10, 13.8 + high / 2, value, high, g("on-lead"), weight=3.2)
    return drawing(GAME, f"plate-{lead}") + digits


def symbols(pages: Iterable[PageArt]) -> str:
    """`gr-page-<number>`, `gr-page-back` (120 by 168), `gr-plate-<figure>` (20 by 24)."""
    size = f"0 0 {WIDE:g} {HIGH:g}"
    out = drawn_symbols(GAME, ("page-back", *(f"plate-{name}" for name in FIGURES)))
    return out + "".join(symbol(page.symbol, size, face(page)) for page in pages)
