"""The signs and colours of Grajeczka; nothing is told by colour alone."""

from typing import NamedTuple

TERRAIN_STYLES = {
    "castle": "bold #c88bd8",
    "forest": "bold #55b060",
    "mountain": "bold #a98467",
    "plain": "#b7b54a",
}
FIGURE_STYLES = {
    "princess": "bold reverse #e07aa8",
    "knight": "bold reverse #6d9fe0",
    "dragon": "bold reverse #e0663c",
}
RIVER_STYLE = "#3f9be0"
LONG_STYLE = "bold #3f9be0"
MAGIC_STYLE = "bold #a883e0"
GOOD_STYLE = "bold #3f9b4f"
LAST_STYLE = "bold #d8a020"
PICK_STYLE = "bold reverse #c9921a"
FREE_STYLE = "#2f9e6b"
QUIET = "dim"


class Signs(NamedTuple):
    """What stands for what; every sign is one column wide."""

    terrains: dict[str, str]
    large: dict[str, str]  # of large areas
    river: str
    long_river: str
    visit: str
    see: str
    meet: str
    fly: str
    boxes: str  # lines by their directions: up 1, down 2, left 4, right 8
    across: str  # lines inside a tile
    down: str
    corners: str  # of a page, from the top left, clockwise
    left: str
    right: str
    turn: str
    magic: str
    good: str  # fulfils the own page
    dot: str
    back: str  # a page that is still in a book
    here: str  # the hexagon whose place names a tile's


SIGNS = Signs(
    terrains={"castle": "♜", "forest": "♧", "mountain": "△", "plain": "░"},
    large={"forest": "♣", "mountain": "▲", "plain": "▓"},
    river="≈",
    long_river="≋",
    visit="→",
    see="◉",
    meet="♥",
    fly="↷",
    boxes=" ╵╷│╴┘┐┤╶└┌├─┴┬┼",
    across="╌",
    down="╎",
    corners="╭╮╯╰",
    left="◀",
    right="▶",
    turn="▶",
    magic="✦",
    good="★",
    dot="·",
    back="▯",
    here="◆",
)
PLAIN_SIGNS = Signs(
    terrains={"castle": "#", "forest": "&", "mountain": "^", "plain": "_"},
    large={"forest": "%", "mountain": "A", "plain": "w"},
    river="~",
    long_river="=",
    visit=">",
    see="@",
    meet="x",
    fly="/",
    boxes=" |||-+++-+++-+++",
    across=".",
    down=":",
    corners="++++",
    left="<",
    right=">",
    turn=">",
    magic="*",
    good="!",
    dot="-",
    back="]",
    here="o",
)


def signs_of(plain: bool) -> Signs:
    """The signs to draw with: all of them, or those of ASCII alone."""
    return PLAIN_SIGNS if plain else SIGNS
