"""The signs and colours of Fantazja in a terminal; nothing is told by colour alone."""

from bajarz.cli.styles import ascii_signs

ELEMENT_STYLES = ("bold #4e9a2f", "bold #2a9fb0", "bold #3a7be0", "bold #e0522c")
TYPE_STYLES = ("#d0484f", "#c9851f", "#6d8fc7", "#a56be0", "#1fa39b")
OWNER_STYLES = ("#3f9b4f", "#c9921a")
CASTLE_STYLE = "bold #b08be0"
DARK_STYLE = "bold #a346d6"
LAST_STYLE = "bold #3a7be0"
GUARD_STYLE = "bold #6d8fc7"

ELEMENTS = "♣≋●▲"  # earth, air, water, fire
TYPES = "⌂✕†★◆"
OWNERS = "○◇"
FRAMES = ("╭╮╰╯─│", "╔╗╚╝═║")  # of the owners' tiles
CASTLE_FRAME = "┏┓┗┛━┃"
FREE_FRAME = "┌┐└┘╌╎"
LAST_CORNERS = "◤◥◣◢"
CASTLE = "♜"
DARK = "✹"
GUARD = "†"
STACK = "≡"
LEVELS = ("", "I", "II", "III")

ASCII_SIGNS = ascii_signs(
    ELEMENTS + TYPES + OWNERS + FRAMES[0] + FRAMES[1] + CASTLE_FRAME + FREE_FRAME
    + LAST_CORNERS + CASTLE + DARK + STACK,
    "EAWF" "RPMGX" "ox" "()()-|" "[][]=#" "@@@@@@" "....::"
    "<><>" "C" "*" "^",
)  # fmt: skip
