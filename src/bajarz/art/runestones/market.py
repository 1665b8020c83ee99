"""The middle of the table: the display and the smithies in a forest; stones and supply beside."""

from __future__ import annotations

from bajarz.art.glyphs import number
from bajarz.art.palette import v
from bajarz.art.runestones.base import STONES, drawn
from bajarz.art.runestones.parts import (
    TablePicture,
    back,
    badge,
    chip,
    empty_pile,
    face,
    panel,
    pieces,
)
from bajarz.art.shared import page_frame
from bajarz.art.svg import at, label, rect, use

WIDTH, HEIGHT, SIDE = 1046.0, 428.0, 338.0  # of the drawn clearing, and of what is beside it
_CARD = 108.0


def market(table: TablePicture) -> str:
    """Display and smithies."""
    out = rect(1, 5, WIDTH, HEIGHT, v("shadow"), rx=14, opacity=0.22) + drawn("clearing")
    return out + page_frame(12, 12, WIDTH - 24, HEIGHT - 24) + _display(table) + _smithies(table)


def _display(table: TablePicture) -> str:
    """The general deck, the slots from the dear end to the cheap one, the general discard."""
    slots = table.printed.slots
    step = 118.0
    left = (WIDTH - step * (len(slots) - 1) - _CARD) / 2
    out = back("rs-back", left - 122, 52, 92, table.view["general_deck"])
    for i, (card, cost) in enumerate(zip(table.view["display"], slots, strict=True)):
        x = left + step * (len(slots) - 1 - i)
        out += face(table, card, None, x, 30, _CARD) if card else empty_pile(x, 30, _CARD)
        out += chip(x + _CARD / 2, 30 + _CARD * 1.44 + 9, 70, "rs-magic-M", cost)
    out += _discard(table, left + step * len(slots) + 12)
    return (
        out
        + _tag(left - 76, 212, table.words("picture-deck"))
        + _tag(left + step * len(slots) + 58, 212, table.words("picture-discard"))
    )


def _discard(table: TablePicture, x: float) -> str:
    pile = table.view["general_discard"]
    if not pile:
        return empty_pile(x, 52, 92)
    return face(table, pile[-1], None, x, 52, 92) + badge(x + 46, 195, len(pile))


def _tag(x: float, y: float, text: str) -> str:
    w = 18 + 8.2 * len(text)
    return rect(x - w / 2, y, w, 24, v("paper-top"), rx=12, opacity=0.92) + label(
        x, y + 17, text, 15, v("ink-2"), "middle"
    )


def _smithies(table: TablePicture) -> str:
    white = table.view["white_artifacts"]
    step, wide, high, y = 158.0, 132.0, 154.0, 252.0
    left = (WIDTH - step * 5 - wide) / 2
    out = ""
    for i, letter in enumerate(table.view["smithies"]):
        name = f"rs-smithy-{i + 1}-{letter}" if letter else f"rs-smithy-{i + 1}"
        out += use(name, left + step * i, y, wide, high)
    x = left + step * 5
    out += use("rs-smithy-white" if white else "rs-smithy-white-empty", x, y, wide, high)
    return out + badge(x + wide - 22, y + 26, white)


def side(table: TablePicture) -> str:
    """Rune stones to be had, and the supply."""
    return _stones(table) + at(0, 278, _supply(table))


def _stones(table: TablePicture) -> str:
    left = table.view["stones"]
    out = panel(SIDE, 264) + label(18, 32, table.words("picture-stones"), 20, v("ink"))
    for i, kind in enumerate(STONES):
        x, y = 13 + 79 * (i % 4), 44 + 109 * (i // 4)
        faint = None if left[kind] else 0.35
        for d in range(min(left[kind], 3) - 1, 0, -1):
            out += use(f"rs-stone-{kind}", x + 3 * d, y + 2 * d, 70, 70)
        out += use(f"rs-stone-{kind}", x, y, 70, 70, opacity=faint)
        out += badge(x + 64, y + 10, left[kind], 10.5)
        name = table.words("picture-stone", stone=kind)
        out += _caption(x + 36, y + 86, name)
    return out


def _caption(x: float, y: float, text: str) -> str:
    """A name under a stone, in two lines where it is long."""
    lines = text.split(" ", 1) if len(text) > 11 else [text]
    return "".join(
        label(x, y + 13 * i, part, 12.5, v("ink-2"), "middle", bold=False)
        for i, part in enumerate(lines)
    )


def _supply(table: TablePicture) -> str:
    supply = table.view["supply"]
    out = panel(SIDE, 150) + label(18, 30, table.words("runestones-supply"), 20, v("ink"))
    out += pieces(supply, supply["ore"], 22, 58, (104, 37, 3), 29)
    hidden = sum(table.view["artifact_supply"].values())
    traded = table.view["artifact_traded"]
    x = 22.0
    y = 129.0
    for letter in "BYGR":
        out += use(f"rs-artifact-{letter}", x, y - 13, 26, 26)
        x += 22
    out += number(x + 10, y + 7, hidden, 15, v("ink"), "start")
    if any(traded.values()):
        out += use("i-discard", x + 62, y - 12, 24, 24)
        out += number(x + 94, y + 7, sum(traded.values()), 15, v("ink"), "start")
    return out


def play(table: TablePicture) -> tuple[str, float]:
    """Cards of the action going on, cards called, the die; and how wide that is."""
    hidden, playing, called, rolled = in_play(table)
    out, x = label(22, 36, table.words("picture-in-play"), 20, v("ink")), 132.0
    if hidden:
        out += "".join(use("rs-back", x + 40 * i, 14, 88, 88 * 1.44) for i in range(hidden))
        x += 40 * hidden + 58
    out += _row(table, playing, x)
    x += 98 * len(playing)
    if called:
        out += label(x + 24, 36, table.words("picture-called"), 18, v("ink-2"))
        out += _row(table, called, x + 164)
        x += 164 + 98 * len(called)
    if rolled:
        out += label(x + 24, 36, table.words("picture-rolled"), 18, v("ink-2"))
        out += use(f"rs-face-{rolled}", x + 24, 50, 88, 88)
        x += 120
    return panel(x + 14, 156, True) + out, x + 14


def _row(table: TablePicture, cards: list[int], x: float) -> str:
    return "".join(
        face(table, card, table.mover, x + 98 * i, 14, 88) for i, card in enumerate(cards)
    )


def in_play(table: TablePicture) -> tuple[int, list[int], list[int], str]:
    """How many cards are played face down; cards played, cards called that no longer lie in the
    display, the die's face."""
    view = table.view
    return (
        0 if "playing" in view else view["playing_count"],
        view.get("playing", []),
        [card for card in view.get("called", []) if card not in view["display"]],
        view["progress"]["face"],
    )
