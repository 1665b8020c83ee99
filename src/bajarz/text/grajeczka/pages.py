"""What a page of Grajeczka asks for, in words made of pieces, and what it tells."""

from collections.abc import Iterable, Sequence
from functools import cache, reduce

from bajarz.games.grajeczka.board import FIGURES
from bajarz.games.grajeczka.components import read_components
from bajarz.games.grajeczka.pages import Page
from bajarz.games.registry import default_components
from bajarz.text.catalogue import Catalogue
from bajarz.text.stories import Story, stories

AND, OR = "and", "or"


GAME = "grajeczka"


def page_words(page: Page, words: Catalogue) -> str:
    """What a page asks for, in a sentence."""
    phrases = [deed_words(deed, words) for deed in deeds_of(page)]
    return words("page", leader=FIGURES[page.lead], deeds=joined(phrases, AND, words))


def story_words(page: Page, words: Catalogue) -> str:
    """What a page tells: its story, or what it asks for where an owner of the box changed it."""
    if meaning(page) == own_meanings().get(page.number):
        return stories(GAME)[page.number][words.language]
    return page_words(page, words)


def tale(pages: Iterable[Page], words: Catalogue) -> list[Story]:
    """Pages as one story: in the order of their numbers (B-E5)."""
    ordered = sorted(pages, key=lambda page: page.number)
    return [Story(page.number, story_words(page, words)) for page in ordered]


@cache
def own_meanings() -> dict[int, tuple[int, list[str]]]:
    """The pages that come with the game: those that the stories were written for."""
    components = read_components(default_components(GAME))
    return {page.number: meaning(page) for page in components.pages}


def meaning(page: Page) -> tuple[int, list[str]]:
    """What tells one page from another."""
    return page.lead, deeds_of(page)


def deeds_of(page: Page) -> list[str]:
    """The conditions as deeds, in the notation of the components: `visit plain`, and figures that
    must all be seen together: `see knight and dragon`."""
    deeds: list[str] = []
    for condition in (condition.text() for condition in page.conditions):
        if deeds and sees_figures(condition) and sees_figures(deeds[-1]):
            deeds[-1] += f" {AND} {condition.removeprefix('see ')}"
        else:
            deeds.append(condition)
    return deeds


def sees_figures(condition: str) -> bool:
    """Whether figures are to be seen, all of them."""
    verb, *rest = condition.split()
    return verb == "see" and not rest[0].isdecimal() and OR not in rest


def deed_words(deed: str, words: Catalogue) -> str:
    """`visits a plain`, `sees the Knight and the Dragon`."""
    verb, *rest = deed.split()
    if verb == "see" and rest[0].isdecimal():
        return words("page-line", count=int(rest[0]), goal=rest[1])
    if verb == "see":
        joint = OR if OR in rest else AND
        figures = [words("page-seen", other=name) for name in rest if name != joint]
        return words("page-see", figures=joined(figures, joint, words))
    if verb == "meet":
        return words("page-meet", other=rest[0], goal=rest[1])
    return words(f"page-{verb}", goal=rest[0])


def joined(phrases: Sequence[str], joint: str, words: Catalogue) -> str:
    """Phrases with `and` or `or` between them."""
    return reduce(lambda a, b: words(f"page-{joint}", first=a, second=b), phrases)
