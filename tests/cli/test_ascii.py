"""Terminals that know ASCII alone: every sign has another one there, and legends name the signs."""

import pytest

from bajarz.cli.caladale import signs as caladale
from bajarz.cli.fantazja import signs as fantazja
from bajarz.cli.grajeczka import signs as grajeczka
from bajarz.cli.parts import board_for
from bajarz.cli.playing.loop import run
from bajarz.cli.playing.setup import Wanted
from bajarz.cli.runestones import signs as runestones
from bajarz.cli.styles import COMMON_SIGNS
from bajarz.games.registry import GAMES, make_game
from bajarz.text.catalogue import LANGUAGES, catalogue
from typist import Keyboard, choosing, typing

TOLD_APART = [
    ("fantazja", fantazja.ELEMENTS),
    ("fantazja", fantazja.TYPES + fantazja.DARK + fantazja.CASTLE),
    ("fantazja", fantazja.OWNERS),
    ("caladale", "".join(look.fill for look in caladale.LOOKS.values()) + caladale.MAGIC),
    ("caladale", caladale.ARROWS),
    ("runestones", runestones.GEMS + runestones.ORE + runestones.ANY),
    ("runestones", runestones.POINT + runestones.MAGIC + runestones.CARD + runestones.DIE),
    (
        "grajeczka",
        "".join([*grajeczka.TERRAINS.values(), *grajeczka.LARGE.values()])
        + grajeczka.RIVER
        + grajeczka.LONG_RIVER,
    ),
    ("grajeczka", "".join(grajeczka.DEEDS.values())),
]
LEGENDS = {
    "fantazja": fantazja.ELEMENTS + fantazja.TYPES + fantazja.OWNERS + fantazja.CASTLE
    + fantazja.DARK + fantazja.STACK + fantazja.GUARD + fantazja.LAST_CORNERS[0],
    "caladale": "".join(look.fill for look in caladale.LOOKS.values()) + caladale.MAGIC
    + caladale.FLAG + caladale.ARROWS + caladale.GATE[0] + caladale.GRASS,
    "runestones": runestones.GEMS + runestones.ORE + runestones.ANY + runestones.CARD
    + runestones.DIE + runestones.POINT + runestones.MAGIC + runestones.ARROW + runestones.USED,
    "grajeczka": "".join([*grajeczka.TERRAINS.values(), *grajeczka.LARGE.values()])
    + "".join(grajeczka.DEEDS.values()) + grajeczka.RIVER + grajeczka.LONG_RIVER
    + grajeczka.BACK + grajeczka.MAGIC,
}  # fmt: skip


@pytest.mark.parametrize(("game", "signs"), TOLD_APART)
def test_what_differs_differs_in_ascii_too(game: str, signs: str) -> None:
    table = COMMON_SIGNS | board_for(make_game(game)).ascii_signs
    assert len(set(signs)) == len(signs)
    assert len(set(signs.translate(table))) == len(signs)


@pytest.mark.parametrize("game", GAMES)
def test_a_sign_is_replaced_by_one_sign(game: str) -> None:
    for instead in (COMMON_SIGNS | board_for(make_game(game)).ascii_signs).values():
        assert len(instead) == 1
        assert instead.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_names_the_signs_that_are_drawn(game: str, language: str) -> None:
    words = catalogue(language, game)
    legend = words(f"{game}-legend")
    missing = [sign for sign in LEGENDS[game] + "▶" if sign not in legend]
    assert missing == []
    if game == "grajeczka":
        for figure in grajeczka.FIGURE_STYLES:
            name = words(f"figure-{figure}")
            assert f"{name[0]} {name}" in legend


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_ascii(game: str, language: str) -> None:
    """The terminal refuses any other sign: the board, menus, the story and help have none."""
    keyboard = Keyboard(choosing("3"), 80, "ascii")
    session = keyboard.open(Wanted(game, ("bot", "bot"), "random", language=language, seed="3"))
    assert run(session) == 0
    lines = ["help", "legend", "rules", "log all", "1", "1", "1", "hint"]
    keyboard = Keyboard(typing(lines), 80, "ascii")
    assert run(keyboard.open(Wanted(game, language=language, seed="3"))) == 0


def test_a_screen_in_ascii_keeps_its_shape() -> None:
    """One sign for one sign: what stood in columns still does."""
    shown: list[list[int]] = []
    for encoding in ("utf-8", "ascii"):
        keyboard = Keyboard(typing([]), 80, encoding)
        session = keyboard.open(Wanted("grajeczka", seed="1"))
        session.terminal.say(session.board.screen(session.scene(0)))
        shown.append([len(line.rstrip()) for line in keyboard.printed.splitlines()])
    assert shown[0] == shown[1]
