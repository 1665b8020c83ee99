"""The druids' emblems, in boxes of 24 about the origin."""

from __future__ import annotations

from bajarz.art.runestones.base import INK, PAPER, inked, line, oval, r
from bajarz.art.runestones.gems import BOX
from bajarz.art.svg import at, circle, symbol

DRUIDS = ("grey", "brown", "black", "beige")


def drawn_as(druid: str) -> str:
    """One of the four that are drawn, also for a druid of other components."""
    return druid if druid in DRUIDS else DRUIDS[sum(map(ord, druid)) % 4]


def emblem(name: str) -> str:
    """A round seal: a standing stone, a bear's paw, a raven's feather, an ear of wheat."""
    seal = circle(0, 0, 11, r(name), stroke=INK, stroke_width=1.6) + circle(
        0, 0, 8.9, "none", stroke=r(f"{name}-soft"), stroke_width=0.8
    )
    return seal + {"grey": _menhir, "brown": _paw, "black": _plume, "beige": _wheat}[name]()


def _menhir() -> str:
    return inked("M-4.6 6C-5.4 -1 -4.4 -6 0 -7C4.4 -6 5.4 -1 4.6 6Z", PAPER, 1.1) + line(
        "M0 3.6V-4M0 -4L2.6 -1.6M0 -1L2.6 1.4", r("grey-lo"), 1.2
    )


def _paw() -> str:
    toes = ((-5, -1.4, -20), (-1.9, -5, -6), (1.9, -5, 6), (5, -1.4, 20))
    return inked(
        "M0 -.6C3.6 -.6 5.6 2.6 4.6 5C3.4 7 1.6 5.6 0 5.6C-1.6 5.6 -3.4 7 -4.6 5"
        "C-5.6 2.6 -3.6 -.6 0 -.6Z",
        PAPER,
        0.9,
    ) + "".join(at(x, y, oval(0, 0, 1.6, 2.3, PAPER, 0.9), turn=a) for x, y, a in toes)


def _plume() -> str:
    return at(
        0,
        0,
        inked("M0 7.6C-5 3 -4.6 -4 0 -8C4.6 -4 5 3 0 7.6Z", PAPER, 1)
        + line("M0 9V-4M0 3L-3 .4M0 3L3 .4M0 -.6L-2.6 -3M0 -.6L2.6 -3", r("black"), 1),
        turn=32,
    )


def _wheat() -> str:
    grains = "".join(
        at(x, y, inked("M0 2.4Q-2.6 -.6 0 -4Q2.6 -.6 0 2.4Z", PAPER, 0.8), turn=a)
        for x, y, a in (
            (-2.6, -2.6, -34),
            (2.6, -2.6, 34),
            (-2.6, 1.6, -34),
            (2.6, 1.6, 34),
            (0, -5, 0),
        )
    )
    return line("M0 8V-4", PAPER, 1.5) + grains


def symbols() -> str:
    """`rs-druid-<name>`: the emblems."""
    return "".join(symbol(f"rs-druid-{name}", BOX, emblem(name)) for name in DRUIDS)
