"""The drawings: SVG files that anybody can open, and how the code reads them."""

import re
import runpy
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bajarz.art import drawings, palette, png
from bajarz.art.drawings import drawing, drawn_size, drawn_symbol, painted
from bajarz.art.pictures import picture as table
from bajarz.art.pictures import sprite
from bajarz.art.svg import picture
from bajarz.core.dealer import RandomDealer
from bajarz.games.registry import make_game

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "drawings.py"))
FILES: list[Path] = TOOL["all_drawings"]()
tidy: Callable[..., str] = TOOL["tidy"]
MESSY = """\
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  width="24mm" viewBox="0 0 24 24" sodipodi:docname="x.svg">
  <sodipodi:namedview/><metadata/>
  <defs><linearGradient id="gold"><stop stop-color="#123456"/></linearGradient></defs>
  <g id="layer1"><g id="hat">
    <path id="path12" d="M0 0H9" style="fill:none;stroke:#123456;stroke-width:2;-inkscape-x:1"/>
    <circle cx="3" cy="3" r="2" fill="var(--part, #ABCDEF)"/>
    <image xlink:href="seat-1.svg" x="1" y="1" width="2" height="2"/>
  </g></g>
</svg>
"""


def name_of(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.stem}"


def linked(path: Path) -> list[Path]:
    """The drawings that this one has in it."""
    text = path.read_text(encoding="utf-8")
    return [path.with_name(name) for name in re.findall(r'<image href="([^"]+)"', text)]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_drawing_is_tidy(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert tidy(text) == text, "run make types"


@pytest.mark.parametrize("path", [path for path in FILES if not linked(path)], ids=name_of)
def test_a_drawing_looks_the_same_in_any_viewer(path: Path) -> None:
    """The file by itself, and what the code makes of it, by day."""
    game, name = path.parent.parent.name, path.stem
    text = path.read_text(encoding="utf-8")
    made = drawing(game, name)
    for part, colour in open_colours(text).items():
        made = painted(made, **{part: colour})
    box = text.partition('viewBox="')[2].partition('"')[0]
    ours = palette.themed(picture(*drawn_size(game, name), made, box), "light")
    assert png.render(ours, width=100) == png.render(text, width=100)


@pytest.mark.parametrize("path", [path for path in FILES if linked(path)], ids=name_of)
def test_linked_drawings_link_no_further(path: Path) -> None:
    """A browser shows the images of a picture, but not the images of these images."""
    assert all(linked(each) == [] for each in linked(path))


def open_colours(text: str) -> dict[str, str]:
    """The colours that a drawing leaves to the code, with the examples that it shows."""
    given: dict[str, str] = TOOL["swatches"](text)
    return {name: colour for name, colour in given.items() if name not in palette.TOKENS}


@pytest.mark.parametrize("name", ["runestones", "grajeczka"])
def test_no_drawing_is_left_over(name: str) -> None:
    """Every file is read for the sprite or for a table."""
    game, dealer = make_game(name), RandomDealer(Random(0))
    drawings.read.cache_clear()
    sprite(game)
    table(game, game.start(4, {}, dealer).view(None), 0, {})
    own = [path for path in FILES if path.parent.parent.name in (name, "shared")]
    assert drawings.read.cache_info().currsize == len(own)


def test_colours_become_variables_and_names_for_people_go() -> None:
    assert drawing("grajeczka", "quill") == (
        '<path d="M3 21C6 13 11 6 21 3C20 12 15 16.5 8 17M3 21L12 11" fill="none"'
        ' stroke="var(--wax)" stroke-width="2.2"/>'
    )
    assert 'id="' not in drawing("runestones", "goblin-0")


def test_a_copy_is_written_out() -> None:
    goblin = drawing("runestones", "goblin-0")
    half = '<path d="M8 104C12 90 22 83 34 80C24 88 18 96 17 108Z" fill="var(--r-ink)"'
    half += ' opacity="0.18"/>'
    assert f'{half}<g transform="translate(100 0) scale(-1 1)">{half}</g>' in goblin


def test_other_drawings_are_used_by_the_names_of_their_symbols() -> None:
    assert '<use href="#gr-prop-oak" x="-20"' in drawing("grajeczka", "place-forest")
    assert drawn_symbol("grajeczka", "prop-oak").startswith(
        '<symbol id="gr-prop-oak" viewBox="0 0 28 34"'
    )


def test_clips_and_gradients_are_named_after_their_drawing() -> None:
    gem, sky = drawing("runestones", "gem-any"), drawing("runestones", "scene-B-0")
    assert '<clipPath id="rs-gem-any-round">' in gem
    assert 'clip-path="url(#rs-gem-any-round)"' in gem
    assert '<stop offset="0" stop-color="var(--r-blue-soft)"/>' in sky
    assert 'fill="url(#rs-scene-B-0-air)"' in sky


def test_open_colours_are_put_in() -> None:
    plate = drawing("runestones", "plate-druid")
    assert "var(--cloth)" in plate
    assert painted(plate, cloth="var(--r-grey)").count("var(--r-grey)") == 1


def test_what_a_drawing_program_leaves_behind_is_tidied_away() -> None:
    clean = tidy(MESSY)
    assert tidy(clean) == clean
    for left in ("sodipodi", "style", "metadata", "xlink", "layer1", "path12", "123456", "mm"):
        assert left not in clean, left
    assert '<g id="hat">' in clean
    assert 'stroke="url(#gold)" stroke-width="2"' in clean  # the colour was picked up
    assert f'<stop stop-color="{palette.TOKENS["gold"][0]}"/>' in clean
    assert '<image x="1" y="1" width="2" height="2" href="seat-1.svg"/>' in clean
    assert '<stop stop-color="#ABCDEF"/>' in clean


def test_a_colour_outside_the_palette_is_refused() -> None:
    with pytest.raises(ValueError, match="#FEDCBA is no colour of the palette"):
        tidy(MESSY.replace("stroke:#123456", "stroke:#FEDCBA"))


def test_by_night_the_examples_are_dark() -> None:
    assert palette.TOKENS["gold"][1] in tidy(MESSY, TOOL["NIGHT"])
