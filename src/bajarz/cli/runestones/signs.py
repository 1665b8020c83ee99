"""The signs and colours of Rune Stones; nothing is told by colour alone."""

from typing import NamedTuple

from bajarz.games.runestones.parts import COLOURS, WHITE

STYLES = ("#4f8fe0", "#e0525a", "#4fa84f", "#d8b021", "")  # by colour; white as it comes
ORE_STYLE = "#b08050"
POINT_STYLE = "bold #d89a20"
MAGIC_STYLE = "bold #a883e0"
GONE_STYLE = "bold #d0607a"
GOOD_STYLE = "bold #3f9b4f"
PICK_STYLE = "bold reverse #c9921a"
QUIET = "dim"


class Frame(NamedTuple):
    """Corners from the top left, clockwise, and the lines of a card."""

    corners: str
    across: str
    down: str


class Signs(NamedTuple):
    """What stands for what; every sign is one column wide."""

    gems: str  # by colour
    ore: str
    any: str
    card: str
    die: str
    point: str
    magic: str
    arrow: str
    used: str
    times: str
    dot: str
    turn: str
    full: str  # of the track
    free: str
    creature: Frame
    druid: Frame


SIGNS = Signs(
    gems="●▲♣■◇",
    ore="▬",
    any="◆",
    card="▯",
    die="⚄",
    point="★",
    magic="✦",
    arrow="→",
    used="✓",
    times="×",
    dot="·",
    turn="▶",
    full="█",
    free="░",
    creature=Frame("╭╮╯╰", "─", "│"),
    druid=Frame("╔╗╝╚", "═", "║"),
)
PLAIN_SIGNS = Signs(
    gems="o^&#%",
    ore="=",
    any="$",
    card="c",
    die="d",
    point="p",
    magic="m",
    arrow=">",
    used="x",
    times="x",
    dot="-",
    turn=">",
    full="#",
    free=".",
    creature=Frame("....", "-", "|"),
    druid=Frame("++++", "=", "|"),
)


def signs_of(plain: bool) -> Signs:
    """The signs to draw with: all of them, or those of ASCII alone."""
    return PLAIN_SIGNS if plain else SIGNS


def gem_sign(colour: int, signs: Signs) -> str:
    """A colour by sign and letter: `●B`."""
    return signs.gems[colour] + COLOURS[colour]


def gem_signs(letters: str, signs: Signs) -> str:
    """Gems of the notation by signs and letters; ore is three of its sign."""
    if letters == "ore":
        return signs.ore * 3
    return " ".join(
        f"{letters.count(letter)}{gem_sign(colour, signs)}"
        for colour, letter in enumerate(COLOURS)
        if letter in letters
    )


def style_of(colour: int) -> str:
    return STYLES[colour] if colour <= WHITE else ORE_STYLE
