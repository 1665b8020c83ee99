"""Artifacts, one silhouette for each colour, in a box of 40 about the origin."""

from __future__ import annotations

from bajarz.art.runestones.base import (
    FIELD_ORDER,
    GOLD,
    INK,
    PAPER,
    disc,
    flat,
    hue,
    inked,
    line,
    r,
)
from bajarz.art.svg import circle, path, spark, symbol

BOX = "-20 -20 40 40"


def artifact(letter: str) -> str:
    """A chalice, a crown, a harp, a sword; the white one is a crystal ball."""
    return {"B": _chalice, "Y": _crown, "G": _harp, "R": _sword, "W": _ball}[letter]()


def _chalice() -> str:
    lo, hi = hue("B", "lo"), hue("B", "hi")
    return (
        inked(
            "M-12.6 -15H12.6C12.6 -2 7 3 2.8 4.4V11.6H9V16.6H-9V11.6H-2.8V4.4"
            "C-7 3 -12.6 -2 -12.6 -15Z",
            hue("B"),
            1.9,
        )
        + flat("M5 -14H11.6C11.6 -3 6.6 2 2.8 3.4C6 -2 6.4 -8 5 -14Z", lo, 0.6)
        + line("M-8.4 -11C-8.4 -6 -6.4 -2 -3.4 .4", hi, 2.3)
        + inked("M-13.4 -16H13.4V-12.4H-13.4Z", GOLD, 1.5)
        + disc(0, -6, 2.9, GOLD, 1.1)
        + inked("M-9.4 13H9.4V17H-9.4Z", GOLD, 1.5)
    )


def _crown() -> str:
    tips = "".join(
        disc(x, y, s, fill, 1.2)
        for x, y, s, fill in (
            (0, -15, 2.8, hue("R")),
            (-15.6, -9, 2.4, hue("B")),
            (15.6, -9, 2.4, hue("B")),
        )
    )
    stones = "".join(
        disc(x, 13, 1.8, fill, 0.9) for x, fill in ((-8, hue("G")), (0, hue("R")), (8, hue("G")))
    )
    return (
        inked("M-14 10L-15.6 -8L-6.6 0L0 -14L6.6 0L15.6 -8L14 10Z", hue("Y"), 1.9)
        + flat("M0 -12L6.6 0L15 -7L13.6 9.4H3Z", hue("Y", "lo"), 0.3)
        + line("M-11.6 -1L-10.8 7", hue("Y", "hi"), 2.2)
        + inked("M-14.6 9.4H14.6V16.4H-14.6Z", hue("Y", "lo"), 1.7)
        + stones
        + tips
    )


def _harp() -> str:
    return (
        inked(
            "M-9.6 16.6C-17 3 -14 -14 -4.6 -16.4C4 -17 6.4 -8 15.4 -9.4C14.4 4.6 5 7 5 16.6Z",
            hue("G"),
            1.9,
        )
        + line("M-11.6 2C-12 -6 -9.6 -11.6 -5 -13.2", hue("G", "hi"), 2)
        + inked(
            "M-5.4 12C-10 3 -9 -8 -4.6 -10.4C1 -9.6 3.4 -3.6 9.4 -3.4C7.4 3.4 .4 4.6 .4 12Z",
            PAPER,
            1.4,
        )
        + line("M-6.4 -5V9M-3.4 -8V10.4M0 -5.6V6.4M3.4 -3.4V2.6", r("yel-lo"), 1.3)
        + disc(15, -9.4, 2.2, GOLD, 1)
    )


def _sword() -> str:
    return (
        inked("M-3.4 -14L0 -19L3.4 -14V5H-3.4Z", r("wht"), 1.7)
        + flat("M0 -18L3.4 -14V5H0Z", hue("W", "hi"), 0.8)
        + line("M0 -15V4", hue("W", "lo"), 1)
        + inked("M-12.4 2.6C-9 6 9 6 12.4 2.6L13 7.4C8 9.6 -8 9.6 -13 7.4Z", hue("R"), 1.6)
        + inked("M-2.6 8.6H2.6V15H-2.6Z", r("wood"), 1.4)
        + line("M-2.4 10.8H2.4M-2.4 13H2.4", INK, 0.9)
        + disc(0, 16.8, 3, hue("R"), 1.4)
        + disc(0, 5.8, 2, GOLD, 1)
    )


def _ball() -> str:
    return (
        circle(0, -3.4, 13, r("wht"), stroke=INK, stroke_width=1.9)
        + path("M4 -13.6A10.2 10.2 0 1 0 4 7A8.6 8.6 0 1 1 4 -13.6Z", r("grape-hi"), INK, 1)
        + spark(5.4, -3.6, 6, GOLD, stroke=INK, stroke_width=0.7)
        + line("M-9.4 -7A9.6 9.6 0 0 1 -4 -12.4", r("light"), 2)
        + inked("M-9 9.4H9L11.6 16.8H-11.6Z", GOLD, 1.7)
        + line("M-8 13H8", r("yel-lo"), 1.2)
    )


def symbols() -> str:
    """`rs-artifact-<B|Y|G|R|W>`."""
    return "".join(symbol(f"rs-artifact-{x}", BOX, artifact(x)) for x in FIELD_ORDER)
