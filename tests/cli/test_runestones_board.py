"""Rune Stones in the terminal: drawings that tell the truth, and menus."""

from random import Random

import pytest
from rich.cells import cell_len

from bajarz.cli.runestones.board import RuneStonesBoard
from bajarz.cli.runestones.cards import LINES, WIDTH, Label, Sight, draw_card
from bajarz.core.state import OVER
from bajarz.games.runestones.components import Card
from bajarz.games.runestones.game import RuneStones
from bajarz.text.catalogue import LANGUAGES
from cli.runestones_sessions import BOT, RICH, scene, texts
from cli.sessions import leaves, menu_of, rows_of, session_at
from typist import Keyboard, drawn, typing

# Drawings


def box(card: Card | None, label: Label, here: Sight) -> list[str]:
    return rows_of(lambda canvas: draw_card(canvas, 0, 0, card, label, here))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_a_box_of_one_size(language: str, runestones: RuneStones) -> None:
    here = Sight(scene(runestones, {}, language=language), runestones.components)
    cards: list[Card | None] = [None, *runestones.components.creatures]
    for own in runestones.components.druid_cards:
        cards += own
    for card in cards:
        rows = box(card, Label("1", used=(1,)), here)
        assert list(map(cell_len, rows)) == [WIDTH] * LINES
        assert {row[0] for row in rows} <= {*"╭│╰╔║╚"}
        assert {row[-1] for row in rows} <= {*"╮│╯╗║╝"}


def test_a_box_tells_number_colour_magic_and_ability(runestones: RuneStones) -> None:
    here = Sight(scene(runestones, {}), runestones.components)

    def rows(number: int) -> list[str]:
        return box(here.card(number), Label("cost 1"), here)

    assert rows(21) == [
        "╭─21─────✦1─╮", "│●B goblin  │", "│ ●B→       │", "│  ◇W◇W     │", "╰─ cost 1 ──╯",
    ]  # fmt: skip
    assert rows(47)[2:4] == ["│ ▲R gem    │", "│+▯R card   │"]
    assert rows(39)[2:4] == ["│ ⚄  die    │", "│/▯* any    │"]
    assert rows(77)[0] == "╭─77────✦2*─╮"


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("lines", [None, 30])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_shows_everything_and_fits(
    language: str, lines: int | None, columns: int, runestones: RuneStones
) -> None:
    here = scene(runestones, RICH, language=language, columns=columns, lines=lines)
    shown = drawn(RuneStonesBoard(runestones).screen(here), columns)
    assert max(map(cell_len, shown.splitlines())) <= columns
    for text in ("33/65", "7/65", "B[●B]Y[◇W]", "=3★", "●B 4", "▬ 3", "103"):
        assert text in shown
    for card in RICH["display"]:
        assert str(card) in shown
    assert not any(text in shown for text in ("─43─", "43 ●B", "─46─", "46 ■Y"))


def test_four_boards_fit(runestones: RuneStones) -> None:
    here = scene(runestones, {}, 2, 4, "pl", 80)
    shown = drawn(RuneStonesBoard(runestones).screen(here), 80)
    order = [shown.index(name) for name in ("Leo", "Ola", "Jan", "Ewa")]
    assert order == sorted(order)  # who plays next comes first, oneself last
    assert max(map(cell_len, shown.splitlines())) <= 80


def test_a_spectator_sees_no_hand(runestones: RuneStones) -> None:
    shown = drawn(RuneStonesBoard(runestones).screen(scene(runestones, RICH, None)))
    assert "Your hand" not in shown
    assert "Ola" in shown
    assert "╔" not in shown


# Menus


def test_the_menus_offer_every_action(runestones: RuneStones) -> None:
    """In a random game each list of entries holds exactly the legal actions."""
    session = Keyboard(typing([])).open(BOT)
    rng = Random(3)
    for _ in range(250):
        seat = session.table.state.to_move()
        if seat == OVER:
            break
        offer = session.offer(seat)
        choices = session.board.choices(session.scene(seat), offer)
        assert sorted(leaves(choices)) == sorted(offer.actions)
        assert all(choice.text for choice in choices)
        session.table.act(seat, rng.choice(offer.actions))


def test_summoning_shows_the_sum_and_what_is_left_of_it(runestones: RuneStones) -> None:
    session = session_at(runestones, RICH, "summon", "play 24")
    shown = drawn(session.board.screen(session.scene(0)))
    assert "Magic points: 5 in all, 0 spent, 5 left." in shown  # 3 of the card, 2 of the stone
    entries = texts(menu_of(session))
    assert "Play ●B goblin 21, ✦1 (then 6 in all)" in entries
    assert "Summon 59 ●B goblin ✦3 ●B●B→3★ (costs 1, 4 left)" in entries
    session.table.act(0, session.table.read(0, "call 59"))
    assert "Done: summon goblin 59" in texts(menu_of(session))
    assert "chosen" in drawn(session.board.screen(session.scene(0)))


def test_using_abilities_tells_which_card_will_leave(runestones: RuneStones) -> None:
    session = session_at(runestones, RICH, "use", "play 21")
    entries = texts(menu_of(session))
    assert "Play ◇W druid 103" not in entries
    assert any(text.endswith("leaves: druid 103") for text in entries)
    session.table.act(0, session.table.read(0, "play 103"))
    shown = drawn(session.board.screen(session.scene(0)))
    assert "stays" in shown
    assert "leaves" in shown
    entries = texts(menu_of(session))
    assert entries[0] == "goblin 21: blue gem → white gem ×2"
    done = next(choice for choice in menu_of(session) if choice.text.startswith("Done"))
    assert done.danger
    assert done.text.endswith("(leaves: druid 103)")


def test_forging_opens_into_payments(runestones: RuneStones) -> None:
    session = session_at(runestones, RICH)
    forge = next(choice for choice in menu_of(session) if choice.text == "Forge an artifact")
    red = next(choice for choice in forge.inner if "smithy 1" in choice.text)
    assert texts(list(red.inner)) == ["pay 2▲R", "pay 1▲R 1◇W", "pay 2◇W", "pay 3 ore"]
    blue = next(choice for choice in forge.inner if "smithy 4" in choice.text)
    assert texts(list(blue.inner))[-1] == "pay 3 ore, without the bonus"


def test_trading_tells_points_and_whether_a_stone_is_there(runestones: RuneStones) -> None:
    session = session_at(runestones, {**RICH, "phase": "trade"})
    assert texts(menu_of(session))[0] == (
        "Trade in row 1: 2 artifacts for 3 power points and a rune stone"
    )
    full = {**RICH["seats"]["1"], "stones": ["magic", "hand", "plus", "die"]}
    position = {**RICH, "phase": "trade", "seats": {**RICH["seats"], "1": full}}
    entries = texts(menu_of(session_at(runestones, position)))
    assert "no rune stone is left for you" in entries[0]


def test_stones_are_described_where_one_is_chosen(runestones: RuneStones) -> None:
    session = session_at(runestones, {**RICH, "phase": "trade"}, "trade 1")
    entries = texts(menu_of(session))
    assert "Plus: With the Plus stone a choice card gives you both of its abilities." in entries
    assert not any(text.startswith("Magic Points:") for text in entries)  # owned
