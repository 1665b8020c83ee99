"""The stories and the words of Grajeczka's pages: complete, in both languages, in order."""

from random import Random

import pytest

from bajarz.core.errors import UnknownName
from bajarz.games.grajeczka.components import read_components
from bajarz.games.grajeczka.pages import make_page
from bajarz.games.registry import default_components
from bajarz.text.catalogue import LANGUAGES, catalogue
from bajarz.text.grajeczka.pages import page_words, story_words, tale
from bajarz.text.stories import stories

PAGES = read_components(default_components("grajeczka")).pages
SENTENCES = {
    ("princess", "visit plain and see knight and see dragon"): (
        "The Princess visits a plain and sees the Knight and the Dragon.",
        "Królewna odwiedza równinę i widzi Rycerza i Smoka.",
    ),
    ("dragon", "visit castle and see princess or knight"): (
        "The Dragon visits a castle and sees the Princess or the Knight.",
        "Smok odwiedza zamek i widzi Królewnę lub Rycerza.",
    ),
    ("knight", "see 3 mountain"): (
        "The Knight sees 3 mountains in one line.",
        "Rycerz widzi 3 Miejsca z górami w jednej linii.",
    ),
    ("princess", "see 5 forest"): (
        "The Princess sees 5 forests in one line.",
        "Królewna widzi 5 lasów w jednej linii.",
    ),
    ("dragon", "fly forest and visit mountain"): (
        "The Dragon flies over a forest and visits a mountain.",
        "Smok przelatuje nad lasem i odwiedza góry.",
    ),
    ("dragon", "meet princess large-plain"): (
        "The Dragon meets the Princess on a large plain.",
        "Smok spotyka Królewnę na Dużej Równinie.",
    ),
    ("knight", "meet dragon long-river"): (
        "The Knight meets the Dragon at the long river.",
        "Rycerz spotyka Smoka nad Długą Rzeką.",
    ),
    ("knight", "meet princess anywhere"): (
        "The Knight meets the Princess anywhere.",
        "Rycerz spotyka Królewnę gdziekolwiek.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_own_story(language: str) -> None:
    texts = [stories("grajeczka")[number][language] for number in range(1, 37)]
    assert len(stories("grajeczka")) == 36
    assert len(set(texts)) == 36
    assert all(text == text.strip() and len(text) > 80 for text in texts)
    assert all(text[-1] in ".!?”" for text in texts)


def test_other_games_have_no_stories() -> None:
    with pytest.raises(UnknownName, match="fantazja has no pages"):
        stories("fantazja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_pages_become_a_tale_in_the_order_of_numbers(language: str) -> None:
    words = catalogue(language, "grajeczka")
    rng = Random(5)
    for _ in range(50):
        chosen = rng.sample(PAGES, rng.randint(0, 18))
        told = tale(chosen, words)
        assert [story.page for story in told] == sorted(page.number for page in chosen)
        for story in told:
            assert story.text == stories("grajeczka")[story.page][language]


@pytest.mark.parametrize(("page", "expected"), SENTENCES.items())
def test_pages_in_words(page: tuple[str, str], expected: tuple[str, str]) -> None:
    made = make_page(1, *page)
    spoken = tuple(page_words(made, catalogue(language, "grajeczka")) for language in LANGUAGES)
    assert spoken == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_read_differently(language: str) -> None:
    words = catalogue(language, "grajeczka")
    assert len({page_words(page, words) for page in PAGES}) == 36


def test_a_changed_page_does_not_tell_the_story_of_another() -> None:
    words = catalogue("en", "grajeczka")
    changed = make_page(1, "knight", "visit large-plain")
    assert story_words(PAGES[0], words).startswith("When the snow had melted")
    assert story_words(changed, words) == "The Knight visits a large plain."
