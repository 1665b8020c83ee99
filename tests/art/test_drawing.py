"""The helpers: numbers, colours, drawn digits."""

import pytest

from art.markup import check
from bajarz.art import glyphs, palette, shared, svg


@pytest.mark.parametrize(
    ("value", "text"),
    [(1.0, "1"), (0.1 + 0.2, "0.3"), (-0.001, "0"), (12.345, "12.35"), (-7, "-7")],
)
def test_numbers_are_short_and_stable(value: float, text: str) -> None:
    assert svg.num(value) == text


def test_path_data_is_tidied() -> None:
    assert svg.path(f"M{0.1 + 0.2} {1 / 3}") == '<path d="M0.3 0.33" fill="none"/>'


def test_text_is_escaped() -> None:
    assert "&lt;b&gt; &amp; &quot;" in svg.label(0, 0, '<b> & "', 10, "#000")


def test_every_colour_has_a_light_and_a_night_value() -> None:
    for name, pair in palette.TOKENS.items():
        assert len(pair) == 2, name
        assert all(pair), name


def test_themes_settle_every_variable() -> None:
    markup = svg.rect(0, 0, 1, 1, palette.v("paper"))
    assert palette.themed(markup, "light") != palette.themed(markup, "night")
    assert "var(" not in palette.themed(markup, "night")
    assert 'fill="var(--paper, #F4EAD5)"' in palette.themed(markup, "css")


def test_an_unknown_colour_is_an_error() -> None:
    with pytest.raises(KeyError, match="no colour"):
        palette.v("chartreuse")


def test_digits_are_drawn_without_a_font() -> None:
    drawn = glyphs.number(0, 0, "0123456789+-<?", 18, "#000")
    assert "<text" not in drawn
    assert drawn.count("<path") == 14


def test_shared_symbols() -> None:
    ids = check(svg.sheet(palette.themed(shared.symbols(), "light")))
    assert {"seat-1", "seat-2", "seat-3", "seat-4", "orn-corner"} <= set(ids)
