"""The board of Rune Stones reads the cards of the components file that the engine plays with."""

from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_board_has_the_components_of_the_engine() -> None:
    engine = ROOT / "src/bajarz/games/runestones/components.toml"
    board = ROOT / "web/src/games/runestones/components.toml"
    assert board.read_text("utf-8") == engine.read_text("utf-8"), f"copy {engine} to {board}"
