"""The signs and colours of Grajeczka; nothing is told by colour alone."""

from bajarz.cli.styles import ascii_signs

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

TERRAINS = {"castle": "♜", "forest": "♧", "mountain": "△", "plain": "░"}
LARGE = {"forest": "♣", "mountain": "▲", "plain": "▓"}  # of large areas
RIVER = "≈"
LONG_RIVER = "≋"
DEEDS = {"visit": "→", "see": "◉", "meet": "♥", "fly": "↷"}
LINES = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by their directions: up 1, down 2, left 4, right 8
FAINT_ACROSS = "╌"  # lines inside a tile
FAINT_DOWN = "╎"
MAGIC = "✦"
GOOD = "★"  # fulfils the own page
BACK = "▯"  # a page that is still in a book
HERE = "◆"  # the hexagon whose place names a tile's

ASCII_SIGNS = ascii_signs(
    "♜♧△░" "♣▲▓" "≈≋" "→◉♥↷" "╵╷│╴┘┐┤╶└┌├─┴┬┼" "╌╎" "✦★▯◆",
    "#&^_"  "%Aw"  "~="  ">@x/"  "|||-+++-+++-+++"  ".:"  "*!]o",
)  # fmt: skip
