"""The signs and colours of Castles of Caladale; nothing is told by colour alone."""

from typing import NamedTuple

from bajarz.games.caladale.components import EDGE_STONE, EDGE_TREE, EDGE_TUDOR

SCAFFOLD_LOOK = -1  # the scaffold looks the same whatever theme it meets (C-B3)
STYLES = {
    EDGE_STONE: "#9aa3ad",
    EDGE_TREE: "#4e9a2f",
    EDGE_TUDOR: "#c07b35",
    SCAFFOLD_LOOK: "#c9b458",
}
ORNAMENT_STYLE = "bold #e8d9a0"
MAGIC_STYLE = "bold #b08be0"
FLAG_STYLE = "bold #d0484f"
OPEN_STYLE = "bold #e0b000"
WRONG_STYLE = "bold white on #b02020"
PICK_STYLE = "bold reverse #c9921a"
FREE_STYLE = "#2f9e6b"
GRASS_STYLE = "#3f8f3f"
QUIET = "dim"
GOOD_STYLE = "bold #3f9b4f"


class Look(NamedTuple):
    """How a theme is drawn; patterns are repeated over the columns of a tile."""

    fill: str
    crown: str  # where a body ends towards the sky above
    under: str  # where it ends towards the sky below
    ornament: str  # in the middle of a tile
    top: tuple[str, str, str]  # a tower top, without its flag
    low_crown: str  # in small drawings
    low_under: str


class Signs(NamedTuple):
    """What stands for what; every sign is one column wide."""

    looks: dict[int, Look]
    magic: str
    flag: str
    arrows: str  # open edges: north, east, south, west
    gate: tuple[str, str]  # the middle and the bottom of a gate
    low_gate: str
    grass: str
    free: str  # corners and lines of an empty place
    dot: str
    turn: str  # whose turn it is
    minus: str
    times: str


SIGNS = Signs(
    looks={
        EDGE_STONE: Look("▓", "▄ ", "▀", "∩", ("       ", " ▄ ▄ ▄ ", " ▓▓▓▓▓ "), "▄", "▀"),
        EDGE_TREE: Look("♣", "♧ ", "' ", "◉", ("       ", "  ♣♣♣  ", " ♣♣♣♣♣ "), "♧", "'"),
        EDGE_TUDOR: Look("╳", "╱╲", "▔", "⊞", ("       ", "  ╱▔╲  ", " ╱╳╳╳╲ "), "∧", "▔"),
        SCAFFOLD_LOOK: Look("╫", "┬", "┴", "╫", ("",) * 3, "┬", "┴"),
    },
    magic="✦",
    flag="⚑",
    arrows="↑→↓←",
    gate=("╔═╗", "║ ║"),
    low_gate="∩",
    grass="\\|/",
    free="┌┐└┘╌╎",
    dot="·",
    turn="▶",
    minus="−",
    times="×",
)
PLAIN_SIGNS = Signs(
    looks={
        EDGE_STONE: Look("#", "n ", "~", "o", ("       ", " n n n ", " ##### "), "n", "~"),
        EDGE_TREE: Look("&", ", ", "' ", "O", ("       ", "  &&&  ", " &&&&& "), ",", "'"),
        EDGE_TUDOR: Look("X", "A ", "=", "H", ("       ", "  /-\\  ", " /XXX\\ "), "A", "="),
        SCAFFOLD_LOOK: Look("+", "-", "-", "+", ("",) * 3, "-", "-"),
    },
    magic="*",
    flag="P",
    arrows="^>v<",
    gate=("/-\\", "| |"),
    low_gate="M",
    grass="\\|/",
    free="....-:",
    dot="-",
    turn=">",
    minus="-",
    times="x",
)


def signs_of(plain: bool) -> Signs:
    """The signs to draw with: all of them, or those of ASCII alone."""
    return PLAIN_SIGNS if plain else SIGNS
