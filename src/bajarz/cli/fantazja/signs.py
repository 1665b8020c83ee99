"""The signs and colours of Fantazja in a terminal; nothing is told by colour alone."""

from typing import NamedTuple

ELEMENT_STYLES = ("bold #4e9a2f", "bold #2a9fb0", "bold #3a7be0", "bold #e0522c")
TYPE_STYLES = ("#d0484f", "#c9851f", "#6d8fc7", "#a56be0", "#1fa39b")
OWNER_STYLES = ("#3f9b4f", "#c9921a")
CASTLE_STYLE = "bold #b08be0"
DARK_STYLE = "bold #a346d6"
LAST_STYLE = "bold #3a7be0"
FREE_STYLE = "#2f9e6b"
GUARD_STYLE = "bold #6d8fc7"
PICK_STYLE = "bold reverse #c9921a"
QUIET = "dim"
LEVELS = ("", "I", "II", "III")


class Frame(NamedTuple):
    """The lines around a tile."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


class Signs(NamedTuple):
    """What stands for what; every sign is one column wide."""

    elements: str  # earth, air, water, fire
    types: str
    owners: str
    frames: tuple[Frame, Frame]
    castle: Frame
    free: Frame
    corners: str  # of the last move
    dark: str
    guard: str
    stack: str
    castle_sign: str
    west: str
    east: str
    dot: str
    usable: str


SIGNS = Signs(
    elements="♣≋●▲",
    types="⌂✕†★◆",
    owners="○◇",
    frames=(Frame(*"╭╮╰╯─│"), Frame(*"╔╗╚╝═║")),
    castle=Frame(*"┏┓┗┛━┃"),
    free=Frame(*"┌┐└┘╌╎"),
    corners="◤◥◣◢",
    dark="✹",
    guard="†",
    stack="≡",
    castle_sign="♜",
    west="◀",
    east="▶",
    dot="·",
    usable="▶",
)
PLAIN_SIGNS = Signs(
    elements="EAWF",
    types="RPMGX",
    owners="ox",
    frames=(Frame(*"()()-|"), Frame(*"[][]=#")),
    castle=Frame(*"@@@@@@"),
    free=Frame(*"....::"),
    corners="<><>",
    dark="*",
    guard="!",
    stack="^",
    castle_sign="C",
    west="<",
    east=">",
    dot="-",
    usable=">",
)


def signs_of(plain: bool) -> Signs:
    """The signs to draw with: all of them, or those of ASCII alone."""
    return PLAIN_SIGNS if plain else SIGNS
