"""Fantazja's powers as a tug of war: who holds which token, and by how many buildings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bajarz.art.fantazja.map import MapView
from bajarz.art.fantazja.sprite import Sides, TileArt
from bajarz.art.fantazja.view import Side
from bajarz.art.glyphs import number, number_width
from bajarz.art.palette import v
from bajarz.art.svg import at, circle, label, path, rect, use
from bajarz.games.fantazja.components import TYPES, TypeName
from bajarz.games.fantazja.view import FantazjaView, TokenView
from bajarz.text.catalogue import Catalogue, catalogue

POWERS_WIDTH, POWERS_HEIGHT = 224.0, 116.0 + 5 * 84


@dataclass(frozen=True)
class TablePicture:
    """Everything to be drawn."""

    view: FantazjaView
    tiles: Mapping[str, TileArt]
    area: MapView
    me: Side
    other: Side
    lang: str
    castle: Sides
    names: Mapping[int, str]

    @property
    def words(self) -> Catalogue:
        return catalogue(self.lang, "fantazja")


def card(w: float, h: float, gold: bool = False) -> str:
    edge = rect(
        0,
        0,
        w,
        h,
        v("paper-hi"),
        rx=12,
        stroke=v("gold") if gold else v("line"),
        stroke_width=3.4 if gold else 1.4,
    )
    return rect(1, 3, w, h, v("shadow"), rx=12, opacity=0.18) + edge


def held(table: TablePicture, seat: int) -> list[str]:
    """The Power tokens that lie before a seat."""
    tokens = table.view["tokens"]
    return [kind for kind in TYPES if lies_before(tokens[kind], seat)]


def lies_before(token: TokenView, seat: int) -> bool:
    return token["where"] == "seat" and token["seat"] == seat


def powers(table: TablePicture) -> str:
    """Who has how many of each type, the token between them."""
    out = card(POWERS_WIDTH, POWERS_HEIGHT) + label(
        POWERS_WIDTH / 2, 32, table.words("picture-powers"), 21, v("ink"), "middle"
    )
    out += use(f"fz-faction-{table.me.faction}", 16, 11, 28, 28)
    out += use(f"fz-faction-{table.other.faction}", POWERS_WIDTH - 44, 11, 28, 28)
    for i, kind in enumerate(TYPES):
        out += at(0, 50 + 84 * i, _power(table, kind))
    foot = 50 + 84 * 5
    left = table.view["bonus_left"]
    out += path(f"M16 {foot - 4}H{POWERS_WIDTH - 16}", "none", v("line"), 1.4)
    out += use("fz-bonus", 46, foot + 1, 28, 28) + number(
        84, foot + 24, left, 18, v("ink"), "start"
    )
    out += label(
        84 + number_width(left, 18) + 10,
        foot + 23,
        table.words("picture-pool"),
        15,
        v("ink-2"),
        bold=False,
    )
    turn = table.words("picture-turn", number=table.view["turn"])
    return out + label(POWERS_WIDTH / 2, foot + 52, turn, 15, v("ink-3"), "middle", bold=False)


def _power(table: TablePicture, kind: TypeName) -> str:
    mine, theirs = table.me.seat["visible"][kind], table.other.seat["visible"][kind]
    token = table.view["tokens"][kind]
    shift = 42.0 * (lies_before(token, table.other.number) - lies_before(token, table.me.number))
    mid = POWERS_WIDTH / 2
    out = path(f"M16 -6H{POWERS_WIDTH - 16}", "none", v("line"), 1.2, stroke_dasharray="3 4")
    out += label(mid, 14, table.words(f"type-{kind}").capitalize(), 15, v("ink-2"), "middle")
    out += rect(mid - 62, 40, 62, 10, v(f"fa-{table.me.faction}"), rx=5, opacity=0.5)
    out += rect(mid, 40, 62, 10, v(f"fa-{table.other.faction}"), rx=5, opacity=0.5)
    out += circle(mid, 45, 8, v("paper-lo"), stroke=v("line-strong"), stroke_width=1.2)
    away = token["where"] in ("building", "gone")
    out += use(f"fz-token-{kind}", mid + shift - 23, 22, 46, 46, opacity=0.35 if away else None)
    return (
        out
        + number(28, 55, mine, 20, v("ink"))
        + number(POWERS_WIDTH - 28, 55, theirs, 20, v("ink"))
    )
