"""The pictures in the rules: named alike in both languages, all drawn, none left over."""

import re
from xml.etree import ElementTree

import pytest

from bajarz.art.figures import draw_figure, figures
from bajarz.art.palette import Theme
from bajarz.games.registry import GAMES
from bajarz.text.rules import rule_book, rules_text

LANGUAGES = ("en", "pl")
FEWEST = 8  # pictures that a newcomer needs to see a game


def named(game: str, lang: str) -> list[tuple[str, str]]:
    rules = rule_book(game, lang).rules
    return [(rule.id, picture.name) for rule in rules for picture in rule.pictures]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_show_the_same_pictures_at_the_same_rules(game: str) -> None:
    assert named(game, "en") == named(game, "pl")
    assert len(named(game, "en")) >= FEWEST


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_and_none_is_left_over(game: str, lang: str) -> None:
    names = [name for _, name in named(game, lang)]
    assert sorted(names) == sorted(figures(game, lang))
    assert "![" not in rules_text(game, lang)


@pytest.mark.parametrize("theme", ["light", "night"])
@pytest.mark.parametrize("game", GAMES)
def test_drawings_stand_alone(game: str, theme: Theme) -> None:
    for lang in LANGUAGES:
        for name in figures(game, lang):
            drawn = draw_figure(game, name, lang, theme)
            ElementTree.fromstring(drawn)
            assert "var(--" not in drawn, name
            ids = re.findall(r'\bid="([^"]+)"', drawn)
            assert len(ids) == len(set(ids)), name
            used = set(re.findall(r'(?:href="|url\()#([^")]+)', drawn))
            assert used <= set(ids), (name, used - set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_both_themes_differ(game: str) -> None:
    name = next(iter(figures(game, "en")))
    assert draw_figure(game, name, "en", "light") != draw_figure(game, name, "en", "night")
