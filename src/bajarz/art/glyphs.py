"""Digits and signs drawn as strokes, so that numbers need no font."""

from __future__ import annotations

from bajarz.art.svg import group, num, path

_WIDTH, _HEIGHT = 12.0, 18.0
_STROKES: dict[str, str] = {
    "0": "M6 1C2.6 1 1 4.5 1 9s1.6 8 5 8 5-3.5 5-8-1.6-8-5-8Z",
    "1": "M2.4 4.6L6.4 1.4V17M2.4 17H10.4",
    "2": "M1.5 5C1.5 2.5 3.5 1 6 1s4.6 1.6 4.6 4.3C10.6 9 5 12 1.5 17H11",
    "3": "M1.6 1.6H10.2L5.4 7.4C9 7.2 11 9.3 11 12 11 15 8.8 17 5.8 17 3.6 17 2 16.2 1 14.8",
    "4": "M8.2 17V1L1 12.2H11.3",
    "5": "M10 1.5H3.2L2.4 8.4C3.4 7.6 4.6 7.2 6 7.2 9 7.2 11 9.2 11 12S8.8 17 5.8 17"
    "C3.7 17 2.1 16.2 1 14.8",
    "6": "M9.6 1.4C5 2.4 1 6.5 1 11.6C1 15 3.1 17 6 17S11 14.9 11 12 8.9 7.2 6.1 7.2"
    "C3.6 7.2 1.6 8.8 1.1 11",
    "7": "M1 1.5H11L4.8 17",
    "8": "M6 1C3.4 1 1.8 2.6 1.8 4.8S3.4 8.4 6 8.6 11 10.2 11 12.9 8.9 17 6 17 1 15.4 1 12.9"
    " 3.2 8.8 6 8.6 10.2 6.8 10.2 4.8 8.6 1 6 1Z",
    "9": "M2.4 16.6C7 15.6 11 11.5 11 6.4 11 3 8.9 1 6 1S1 3.1 1 6 3.1 10.8 5.9 10.8"
    "C8.4 10.8 10.4 9.2 10.9 7",
    "+": "M1.5 9.5H10.5M6 5V14",
    "-": "M2 9.5H10",
    "<": "M10 4L2 9.5L10 15",
    ",": "M5.6 16.4L4 20",
    "?": "M2 5C2 2.5 3.8 1 6 1s4 1.6 4 4c0 3-4 3.4-4 7M6 16.6v.2",
}


def number_width(text: str | int, height: float) -> float:
    """How wide `number` will be."""
    return (len(str(text)) * (_WIDTH + 3) - 3) * height / _HEIGHT


def number(
    x: float,
    y: float,
    text: str | int,
    height: float,
    colour: str,
    anchor: str = "middle",
    weight: float = 2.9,
) -> str:
    """Digits standing on y; x is their middle, start or end."""
    scale = height / _HEIGHT
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * number_width(text, height)
    body = ""
    for i, char in enumerate(str(text)):
        d = _STROKES.get(char)
        if d:
            body += path(d, "none", colour, weight, transform=f"translate({num(i * 15)} 0)")
    steps = f"translate({num(left)} {num(y - height)}) scale({scale:.3f})"
    return group(body, transform=steps, stroke_linejoin="round", stroke_linecap="round")


def roman(cx: float, y: float, level: int, colour: str) -> str:
    """The numeral I, II or III with serifs, 13 high, standing on y."""
    if level < 1:
        return ""
    step, half = 9.0, (level - 1) * 4.5
    bars = "".join(f"M{cx - half + step * i} {y - 12}v11" for i in range(level))
    edge = half + 4.4
    serifs = f"M{cx - edge} {y - 12.2}H{cx + edge}M{cx - edge} {y - 0.6}H{cx + edge}"
    return path(bars, "none", colour, 4.4, stroke_linecap="butt") + path(
        serifs, "none", colour, 2.2
    )
