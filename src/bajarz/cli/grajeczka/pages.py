"""The pages of Grajeczka: as signs, as words, and as a card."""

from collections.abc import Mapping
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.grajeczka.signs import (
    FIGURE_STYLES,
    LONG_STYLE,
    QUIET,
    TERRAIN_STYLES,
    Signs,
    signs_of,
)
from bajarz.games.grajeczka.board import FIGURES
from bajarz.games.grajeczka.pages import Page
from bajarz.text.catalogue import Catalogue
from bajarz.text.grajeczka.pages import AND, OR, deeds_of, page_words

LARGE = "large-"
LONG_RIVER = "long-river"


def letters(words: Catalogue) -> dict[str, str]:
    """What a figure is on the map: the first letter of its name."""
    return {figure: words(f"figure-{figure}")[0] for figure in FIGURE_STYLES}


# Signs


def in_signs(page: Page, scene: Scene) -> Text:
    """Every deed in signs: who, what, whom, where."""
    drawer = Drawer(signs_of(scene.plain), letters(scene.words))
    return Text("   +   ").join(drawer.deed(FIGURES[page.lead], deed) for deed in deeds_of(page))


class Drawer:
    """Draws deeds with one set of signs."""

    def __init__(self, signs: Signs, letters: Mapping[str, str]) -> None:
        self.signs = signs
        self.letters = letters

    def deed(self, leader: str, deed: str) -> Text:
        verb, *rest = deed.split()
        line = Text.assemble(self.figure(leader), f" {getattr(self.signs, verb)} ")
        if verb == "see" and rest[0].isdecimal():
            return line + Text(" ").join([self.goal(rest[1])] * int(rest[0]))
        if verb == "see":
            joint = "/" if OR in rest else " "
            seen = [self.figure(name) for name in rest if name not in (AND, OR)]
            return line + Text(joint).join(seen)
        if verb == "meet":
            return Text.assemble(line, self.figure(rest[0]), "  ", self.goal(rest[1]))
        return line + self.goal(rest[0])

    def figure(self, name: str) -> Text:
        return Text(self.letters[name], FIGURE_STYLES[name])

    def goal(self, goal: str) -> Text:
        """A kind of place: its sign, three times where it must be large."""
        if goal == LONG_RIVER:
            return Text(self.signs.long_river * 3, LONG_STYLE)
        terrain = goal.removeprefix(LARGE)
        if terrain not in TERRAIN_STYLES:
            return Text("*")
        if goal.startswith(LARGE):
            return Text(self.signs.large[terrain] * 3, TERRAIN_STYLES[terrain])
        return Text(self.signs.terrains[terrain], TERRAIN_STYLES[terrain])


# The card


def card(page: Page, scene: Scene, width: int) -> list[Text]:
    """A page as it lies in the hand: number, signs, words."""
    signs = signs_of(scene.plain)
    top_left, top_right, bottom_right, bottom_left = list(signs.corners)
    across, down = signs.boxes[12], (signs.boxes[3], QUIET)
    inside = width - 4
    title = f" {scene.words('grajeczka-page', number=page.number)} "
    words = wrap(page_words(page, scene.words), inside)
    lines = [Text(), in_signs(page, scene), Text(), *map(Text, words)]
    box = [
        Text.assemble(
            (f"{top_left}{across}", QUIET),
            (title, "bold"),
            (across * (width - 3 - cell_len(title)) + top_right, QUIET),
        )
    ]
    for line in lines:
        line.pad_right(inside - line.cell_len)
        box.append(Text.assemble(down, " ", line, " ", down))
    box.append(Text(bottom_left + across * (width - 2) + bottom_right, QUIET))
    return box
