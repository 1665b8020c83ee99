"""The signs and colours of Rune Stones; nothing is told by colour alone."""

from bajarz.cli.styles import TIMES, ascii_signs
from bajarz.games.runestones.parts import COLOURS, WHITE

STYLES = ("#4f8fe0", "#e0525a", "#4fa84f", "#d8b021", "")  # by colour; white as it comes
ORE_STYLE = "#b08050"
POINT_STYLE = "bold #d89a20"
GONE_STYLE = "bold #d0607a"

GEMS = "●▲♣■◇"  # by colour
ORE = "▬"
ANY = "◆"
CARD = "▯"
DIE = "⚄"
POINT = "★"
MAGIC = "✦"
ARROW = "→"
USED = "✓"
FULL, FREE = "█░"  # of the track
CREATURE_FRAME = "╭╮╰╯─│"
DRUID_FRAME = "╔╗╚╝═║"

ASCII_SIGNS = ascii_signs(
    GEMS + ORE + ANY + CARD + DIE + POINT + MAGIC + USED + FULL + FREE
    + CREATURE_FRAME + DRUID_FRAME,
    "o^&#%" "=" "$" "c" "d" "p" "m" "x" "#" "."
    "....-|" "++++=|",
)  # fmt: skip


def gem_sign(colour: int) -> str:
    """A colour by sign and letter: `●B`."""
    return GEMS[colour] + COLOURS[colour]


def letter_sign(letter: str) -> str:
    return gem_sign(COLOURS.index(letter))


def gem_signs(letters: str) -> str:
    """Gems of the notation by signs and letters."""
    return " ".join(
        f"{letters.count(letter)}{letter_sign(letter)}" for letter in COLOURS if letter in letters
    )


def style_of(colour: int) -> str:
    return STYLES[colour] if colour <= WHITE else ORE_STYLE


def times(count: int) -> str:
    """`×2`; nothing for a single one."""
    return f" {TIMES}{count}" if count > 1 else ""
