"""The pages of Grajeczka: as signs, as words, and as a card."""

from textwrap import wrap

from rich.text import Text

from bajarz.cli.canvas import Canvas, Part
from bajarz.cli.grajeczka import signs
from bajarz.cli.styles import QUIET
from bajarz.games.grajeczka.board import FIGURES
from bajarz.games.grajeczka.pages import Page
from bajarz.text.catalogue import Catalogue
from bajarz.text.grajeczka.pages import AND, OR, deeds_of, page_words


def letters(words: Catalogue) -> dict[str, str]:
    """What a figure is on the map: the first letter of its name."""
    return {figure: words(f"figure-{figure}")[0] for figure in FIGURES}


def in_signs(page: Page, words: Catalogue) -> list[Part]:
    """Every deed in signs: who, what, whom, where."""
    parts: list[Part] = []
    for deed in deeds_of(page):
        verb, *rest = deed.split()
        before = "   +   " if parts else ""
        leader = sign_of(FIGURES[page.lead], words)
        parts += [(before, ""), leader, (f" {signs.DEEDS[verb]} ", "")]
        if rest[0].isdecimal():  # so many places in a line
            rest = [rest[1]] * int(rest[0])
        joint = "/" if OR in rest else "  " if verb == "meet" else " "
        for number, name in enumerate(each for each in rest if each not in (AND, OR)):
            parts += [(joint if number else "", ""), sign_of(name, words)]
    return parts


def sign_of(name: str, words: Catalogue) -> Part:
    """A figure, or a kind of place: its sign, three times where it must be large or long."""
    if name in signs.FIGURE_STYLES:
        return letters(words)[name], signs.FIGURE_STYLES[name]
    if name == "long-river":
        return signs.LONG_RIVER * 3, signs.LONG_STYLE
    terrain = name.removeprefix("large-")
    if terrain not in signs.TERRAINS:
        return "*", ""  # anywhere
    sign = signs.TERRAINS[terrain] if name == terrain else signs.LARGE[terrain] * 3
    return sign, signs.TERRAIN_STYLES[terrain]


def card(page: Page, words: Catalogue, width: int) -> list[Text]:
    """A page as it lies in the hand: number, signs, words."""
    canvas = Canvas()
    told = wrap(page_words(page, words), width - 4)
    canvas.frame(0, 0, len(told) + 5, width, signs.PAGE_FRAME, QUIET)
    canvas.write(0, 2, f" {words('grajeczka-page', number=page.number)} ", "bold")
    canvas.write_parts(2, 2, in_signs(page, words), width - 4)
    for number, line in enumerate(told):
        canvas.write(4 + number, 2, line)
    return canvas.rows()
