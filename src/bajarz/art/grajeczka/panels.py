"""Around the kingdom: the players, the page in hand, the next tile, how far river and areas are."""

from __future__ import annotations

from bajarz.art.glyphs import number, number_width
from bajarz.art.grajeczka.base import g
from bajarz.art.grajeczka.hexes import bounds
from bajarz.art.grajeczka.pages import HIGH, WIDE, PageArt, plate
from bajarz.art.grajeczka.signs import book
from bajarz.art.grajeczka.tile import Laid, anchor, land
from bajarz.art.grajeczka.view import Seat, TablePicture
from bajarz.art.palette import v
from bajarz.art.svg import at, circle, label, rect, use

SEAT_W, PAGE_W = 272.0, 340.0
NEXT_H, PROGRESS_H = 268.0, 58.0


def panel(w: float, h: float, active: bool = False) -> str:
    """A sheet of paper with a shadow; gold means: now."""
    edge, wide = (v("gold"), 3.6) if active else (v("line"), 1.4)
    return rect(1, 4, w, h, v("shadow"), rx=14, opacity=0.18) + rect(
        0, 0, w, h, v("paper-hi"), rx=14, stroke=edge, stroke_width=wide
    )


# The players


def seat_height(table: TablePicture) -> float:
    """All seats' panels are as high as the one with the longest book needs."""
    most = max(len(seat.told) + seat.left for seat in table.seats)
    return 134 + 29.0 * max(1, -(-most // 9))


def seat(table: TablePicture, who: Seat) -> str:
    """One player: who, the book and the pages left, the token, the pages told."""
    words = table.words
    out = panel(SEAT_W, seat_height(table), who.active)
    out += use(f"seat-{who.number}", 14, 13, 22, 22)
    out += label(44, 31, table.name(who), 19, v("ink"))
    notes = [words("picture-you")] if who.mine else []
    notes += [words("picture-to-move")] if who.active else []
    notes += [words("grajeczka-out")] if who.out else []
    out += label(44, 50, " · ".join(notes + _result(table, who)), 14, v("ink-2"))
    out += at(12, 50, book(who.number, who.left), 0.9)
    out += number(118, 94, who.left, 24, v("ink"), "start", weight=3.2)
    out += label(
        118, 113, words("picture-pages-left", count=who.left), 13.5, v("ink-2"), bold=False
    )
    page = table.parts.pages.get(who.page) if who.out else None
    if page:  # B-E2: it lies open
        out += use(page.symbol, SEAT_W - 72, 10, 62, 86.8)
        out += use(f"gr-token-{who.token}", SEAT_W - 112, 60, 36, 36)
    else:
        out += use(f"gr-token-{who.token}", SEAT_W - 60, 12, 44, 44)
    return out + at(14, 126, _told(table, who))


def _told(table: TablePicture, who: Seat) -> str:
    """The pages told, as little pages; the rest of the book as outlines."""
    out = ""
    for i in range(len(who.told) + who.left):
        x, y = 27.4 * (i % 9), 29.0 * (i // 9)
        if i < len(who.told):
            page = table.parts.pages.get(who.told[i])
            out += at(x, y, plate(page.figure if page else "", who.told[i]), 1.05)
        else:
            out += rect(
                x + 1, y + 1, 19, 23, v("paper"), rx=2.4,
                stroke=v("line-strong"), stroke_width=1.2, stroke_dasharray="3 3",
            )  # fmt: skip
    return out


def _result(table: TablePicture, who: Seat) -> list[str]:
    winners = table.view["result"]["winners"] if "result" in table.view else []
    return [table.words("picture-won", count=len(winners))] if who.number in winners else []


# The page in hand


def hand(table: TablePicture, h: float) -> str:
    """The viewer's page: as a picture sentence, in words, and its story; a back for all others."""
    me, words = table.me, table.words
    if not me.mine and any(who.page and not who.out for who in table.seats):
        return _open_pages(table, h)
    page = table.parts.pages.get(me.page)
    out = panel(PAGE_W, h, me.active and me.mine)
    out += label(20, 34, words("grajeczka-hand" if me.mine else "picture-page"), 23, v("ink"))
    told_all = me.left == 0
    note = "none" if told_all else "own" if me.mine and not me.out else "hidden"
    if not (me.out and page):
        out += label(20, 55, words(f"picture-page-{note}"), 14.5, v("ink-3"), bold=False)
    if told_all:
        return out
    wide = 184.0
    high = wide * HIGH / WIDE
    x = (PAGE_W - wide) / 2
    layers = min(me.left, 3)
    for i in range(layers - 1, 0, -1):
        out += rect(
            x + 5 * i, 68 + 4 * i, wide, high, g("page-lo"), rx=9, stroke=g("ink"), stroke_width=1.6
        )
    out += use(page.symbol if page else "gr-page-back", x, 68, wide, high)
    return out + (reading(page, 68 + high + 38) if page else "") + _turned(table, h)


def _open_pages(table: TablePicture, h: float) -> str:
    """Everybody's page, for eyes that may see all of them."""
    wide = 116.0
    high = wide * HIGH / WIDE
    out = panel(PAGE_W, h) + label(20, 34, table.words("picture-pages"), 23, v("ink"))
    for i, who in enumerate(who for who in table.seats if who.page):
        page = table.parts.pages.get(who.page)
        if page is None:
            continue
        body = use(f"seat-{who.number}", 0, 0, 20, 20)
        body += label(27, 16, shortened(who.name, 13), 15, v("ink"))
        body += use(page.symbol, (PAGE_W / 2 - 32 - wide) / 2, 28, wide, high)
        for line, text in enumerate(wrapped(page.words, 19)):
            body += label(
                PAGE_W / 4 - 16, 28 + high + 20 + 17 * line, text, 13.5, v("ink"), "middle"
            )
        out += at(18 + (PAGE_W / 2 - 8) * (i % 2), 52 + (h - 52) / 2 * (i // 2), body)
    return out


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of so many letters at most."""
    lines = [""]
    for each in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(each) > width:
            lines.append(each)
        else:
            lines[-1] = f"{lines[-1]} {each}".strip()
    return lines


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def reading(page: PageArt, y: float) -> str:
    """What the page says, and its story."""
    out = ""
    for text in wrapped(page.words, 32):
        out += label(PAGE_W / 2, y, text, 16.5, v("ink"), "middle")
        y += 22
    y += 8
    size, letters = (14.0, 41) if len(page.story) < 270 else (13.0, 44)
    for text in wrapped(page.story, letters):
        out += label(20, y, text, size, v("ink-2"), bold=False)
        y += size * 1.34
    return out


def _turned(table: TablePicture, h: float) -> str:
    """My turned pages, in the order in which they will come again."""
    if not table.me.turned:
        return ""
    text = table.words("picture-turned")
    out = label(20, h - 16, text, 13.5, v("ink-2"), bold=False)
    left = 24 + 7.6 * len(text)
    room = int((PAGE_W - 12 - left) / 24)
    for i, value in enumerate(table.me.turned[:room]):
        page = table.parts.pages.get(value)
        out += at(left + 24 * i, h - 34, plate(page.figure if page else "", value))
    return out


# The next tile


def next_tile(table: TablePicture) -> str:
    """The top tile as it lies, the tiles under it, and its six rotations with their names."""
    words, top = table.words, table.top
    out = panel(PAGE_W, NEXT_H) + label(20, 34, words("picture-next"), 21, v("ink"))
    if top is None:
        out += use("gr-tile-back", 92, 86, 62, 62, opacity=0.35)
        return out + label(
            PAGE_W / 2, NEXT_H - 34, words("picture-no-tile"), 16, v("ink-2"), "middle"
        )
    out += _fitted(Laid(top), 18, 46, 150, 122)
    under = table.view["stack"]
    for i in range(min(under, 3)):
        out += use("gr-tile-back", 206 + 5 * i, 54 + 5 * i, 42, 42)
    out += number(214, 164, under, 20, v("ink"), "start", weight=3.2)
    out += label(
        220 + number_width(under, 20), 164, words("picture-under"), 15, v("ink-2"), bold=False
    )
    if not table.can_add:
        return out + label(
            PAGE_W / 2, NEXT_H - 40, words("picture-no-room"), 16, v("ink-2"), "middle"
        )
    out += circle(PAGE_W - 84, 32, 6.5, g("magic-hi"), stroke=g("ink"), stroke_width=1.8)
    out += label(PAGE_W - 70, 37, "= Q,R", 16, v("ink-2"))
    for rotation in range(6):
        x = 12 + 53.0 * rotation
        out += _fitted(Laid(top, rotation=rotation), x + 3, 180, 46, 46, marked=True)
        out += label(x + 26, NEXT_H - 16, f"r{rotation}", 15, v("ink"), "middle")
    return out


def _fitted(laid: Laid, x: float, y: float, w: float, h: float, marked: bool = False) -> str:
    """A tile in a box; `marked` puts a dot on hexagon a."""
    left, top, right, bottom = bounds(laid.places)
    zoom = min(w / (right - left), h / (bottom - top))
    body = land([laid]) + (anchor(laid) if marked else "")
    dx = x + w / 2 - zoom * (left + right) / 2
    dy = y + h / 2 - zoom * (top + bottom) / 2
    return at(dx, dy, body, zoom)


# How far river and areas are


def progress(table: TablePicture, w: float) -> str:
    """`river 3 of 5`, and the largest area of each kind (B-V6, B-V7)."""
    found, parts, step = table.view["progress"], table.parts, w / 4
    out = panel(w, PROGRESS_H)
    for i, (kind, has, need, sign) in enumerate(
        (
            ("river", found["river"], parts.long, "long-river"),
            ("forest", found["forest"], parts.large, "large-forest"),
            ("mountain", found["mountain"], parts.large, "large-mountain"),
            ("plain", found["plain"], parts.large, "large-plain"),
        )
    ):
        x = step * i + 8
        done = has >= need
        out += rect(
            x, 7, step - 16, PROGRESS_H - 14, v("citrine-soft") if done else v("paper"), rx=12,
            stroke=v("gold") if done else v("line"), stroke_width=2 if done else 1.2,
        )  # fmt: skip
        out += use(f"gr-place-{sign}", x + 6, 9, 40, 40)
        out += label(x + 54, 26, table.words("picture-land", land=kind), 14, v("ink-2"))
        key = "picture-reached" if done else "picture-progress"
        out += label(x + 54, 45, table.words(key, land=kind, has=has, need=need), 17, v("ink"))
    return out
