"""The signs and colours of Castles of Caladale; nothing is told by colour alone."""

from typing import NamedTuple

from bajarz.cli.styles import ascii_signs
from bajarz.games.caladale.components import EDGE_STONE, EDGE_TREE, EDGE_TUDOR

SCAFFOLD_LOOK = -1  # the scaffold looks the same whatever theme it meets (C-B3)
ORNAMENT_STYLE = "bold #e8d9a0"
MAGIC_STYLE = "bold #b08be0"
FLAG_STYLE = "bold #d0484f"
OPEN_STYLE = "bold #e0b000"
WRONG_STYLE = "bold white on #b02020"
GRASS_STYLE = "#3f8f3f"


class ThemeSigns(NamedTuple):
    """How a theme is drawn; patterns are repeated over the columns of a tile."""

    style: str
    fill: str
    crown: str  # where a body ends towards the sky above
    under: str  # where it ends towards the sky below
    ornament: str  # in the middle of a tile
    top: tuple[str, str]  # a tower top, under its flag
    low_crown: str  # in small drawings
    low_under: str


LOOKS = {
    EDGE_STONE: ThemeSigns("#9aa3ad", "▓", "▄ ", "▀", "∩", ("▄ ▄ ▄", "▓▓▓▓▓"), "▄", "▀"),
    EDGE_TREE: ThemeSigns("#4e9a2f", "♣", "♧ ", "' ", "◉", (" ♣♣♣ ", "♣♣♣♣♣"), "♧", "'"),
    EDGE_TUDOR: ThemeSigns("#c07b35", "╳", "╱╲", "▔", "⊞", (" ╱▔╲ ", "╱╳╳╳╲"), "∧", "▔"),
    SCAFFOLD_LOOK: ThemeSigns("#c9b458", "╫", "┬", "┴", "╫", ("", ""), "┬", "┴"),
}
MAGIC = "✦"
FLAG = "⚑"
ARROWS = "↑→↓←"  # open edges: north, east, south, west
GATE = ("╔═╗", "║ ║")  # its middle and its bottom
LOW_GATE = "⋂"
GRASS = "\\|/"
FREE_FRAME = "┌┐└┘╌╎"

ASCII_SIGNS = ascii_signs(
    "▓▄▀∩" "♣♧◉" "╳╱╲▔∧⊞" "╫┬┴" "✦⚑" "↑→↓←" "╔═╗║⋂" "┌┐└┘╌╎",
    "#n~o"  "&,O"  "X/\\=AH"  "+--" "*P"  "^>v<"  "/-\\|M"  "....-:",
)  # fmt: skip
