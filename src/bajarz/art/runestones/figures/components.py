"""What Rune Stones is played with: cards, treasures, the table, the die, the stones."""

from bajarz.art.figures.base import Figure
from bajarz.art.figures.marks import pointer, tag
from bajarz.art.palette import v
from bajarz.art.runestones import BoardArt
from bajarz.art.runestones.base import FIELD_ORDER, STONES
from bajarz.art.runestones.figures.facts import DISPLAY, KINDS, LARGE, SMITHIES
from bajarz.art.runestones.figures.parts import HIGH, card, cost, deck
from bajarz.art.svg import path, use


def figures(printed: BoardArt) -> dict[str, Figure]:
    return {
        "card": anatomy(),
        "treasures": treasures(),
        "table": table(printed),
        "faces": faces(printed),
        "stones": stones(),
    }


def anatomy() -> Figure:
    """A card in large with its parts numbered, and a card of each kind."""
    x, y, w = 52.0, 8.0, 190.0
    body = card(LARGE, x, y, w) + pointer(20, y + 34, x + 7, y + 34, 1)
    body += pointer(x + w + 28, y + 34, x + w - 8, y + 34, 2)
    body += pointer(20, y + 232, x + 10, y + 232, 3)
    small, left = 92.0, x + w + 58
    for i, number in enumerate(KINDS):
        body += card(number, left + 100 * (i % 3), y + (small * HIGH + 8) * (i // 3), small)
    return Figure(left + 296, y + w * HIGH + 12, body)


def treasures() -> Figure:
    """Gems, ore and points above, artifacts, a stone and the die below, in numbered groups."""
    rows = (
        [*(f"rs-gem-{x}" for x in FIELD_ORDER), "rs-ore", "rs-point-1"],
        [*(f"rs-artifact-{x}" for x in FIELD_ORDER), "rs-stone-magic", "rs-die"],
    )
    size, step, high = 72.0, 84.0, 138.0
    body = ""
    for j, row in enumerate(rows):
        y = 4 + high * j
        body += "".join(use(name, 4 + step * i, y, size, size) for i, name in enumerate(row))
        body += path(f"M10 {y + 80}v8H{4 + 3 * step + 66}v-8", "none", v("line-strong"), 3)
        for group, x in enumerate((1.5, 4, 5, 6), 1):
            body += tag(4 + step * x + size / 2, y + 108, group + 4 * j)
    return Figure(7 * step - 4, 2 * high - 4, body)


def table(printed: BoardArt) -> Figure:
    """The general deck, the display with its costs, the smithies."""
    w, step, y = 78.0, 84.0, 44.0
    body = deck("rs-back", 4, y, w) + tag(4 + w / 2, 20, 1)
    for i, number in enumerate(DISPLAY):
        x = 4 + step * (len(DISPLAY) - i)
        body += card(number, x, y, w) + cost(x, y, w, printed.slots[i])
    body += tag(4 + step * 3.5 + w / 2, 20, 2)
    low = y + w * HIGH + 74
    for i, letter in enumerate(SMITHIES):
        body += use(f"rs-smithy-{i + 1}-{letter}", 4 + 98 * i, low, 92, 107)
    body += use("rs-smithy-white", 4 + 98 * 5, low, 92, 107)
    body += tag(4 + 98 * 2 + 46, low - 24, 3) + tag(4 + 98 * 5 + 46, low - 24, 4)
    return Figure(590, low + 112, body)


def faces(printed: BoardArt) -> Figure:
    """The six faces of the die."""
    body = ""
    for i, face in enumerate(printed.faces):
        x = 4 + 98 * i
        body += use(f"rs-face-{face}", x, 4, 86, 86) + tag(x + 43, 114, i + 1)
    return Figure(98 * len(printed.faces) - 4, 136, body)


def stones() -> Figure:
    """The eight rune stones in the order of their rules."""
    body = ""
    for i, kind in enumerate(STONES):
        x, y = 4 + 142 * (i % 4), 4 + 152 * (i // 4)
        body += use(f"rs-stone-{kind}", x + 14, y, 104, 104) + tag(x + 66, y + 126, i + 1)
    return Figure(4 * 142 - 2, 304, body)
