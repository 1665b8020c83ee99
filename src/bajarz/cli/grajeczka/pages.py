"""The pages of Grajeczka: as signs, as words, and as a card."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bajarz.cli.canvas import Part
from bajarz.cli.grajeczka import signs
from bajarz.cli.panels import title
from bajarz.cli.styles import QUIET
from bajarz.games.grajeczka.board import FIGURES
from bajarz.games.grajeczka.pages import Page
from bajarz.text.catalogue import Catalogue
from bajarz.text.grajeczka.pages import AND, OR, deeds_of, page_words, tale


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


def card(page: Page, words: Catalogue, width: int) -> RenderableType:
    """A page as it lies in the hand: number, signs, words."""
    told = Group(Text.assemble(*in_signs(page, words)), "", Text(page_words(page, words)))
    number = Text(words("grajeczka-page", number=page.number), "bold not dim")
    room = (1, 1, 0, 1)
    return Panel(
        told, title=number, title_align="left", width=width, padding=room, border_style=QUIET
    )


def one_tale(name: str, pages: list[Page], words: Catalogue, width: int) -> RenderableType:
    """A title, then the pages with their numbers in the margin, in their order (B-E5)."""
    heading = title(words("tale-title", who=name))
    if not pages:
        return Group(heading, "", Text(words("tale-empty", who=name)))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style=QUIET, width=4)
    grid.add_column(width=width - 6)
    for story in tale(pages, words):
        grid.add_row(str(story.page), Text(f"{story.text}\n"))
    return Group(heading, "", grid)
