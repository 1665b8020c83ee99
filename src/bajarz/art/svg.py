"""Small helpers that build SVG text. Output is deterministic: equal calls, equal text."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

_LONG = re.compile(r"-?\d*\.\d{3,}(?:e-?\d+)?")
_ROOT = re.compile(r'(<svg xmlns="[^"]*") width="[^"]*" height="[^"]*" viewBox="[^"]*"')
_PART = re.compile(r'<view id="([^"]*)" viewBox="([^"]*)"/>')
_GEOMETRY = frozenset({"d", "points", "transform", "viewBox"})
Attr = str | float | None


def num(value: float) -> str:
    """A number as short text with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _tidy(text: str) -> str:
    return _LONG.sub(lambda match: num(float(match.group())), text)


def escape(text: str) -> str:
    """Text made safe for element content and attribute values."""
    for char, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(char, entity)
    return text


def el(tag: str, body: str = "", /, **attrs: Attr) -> str:
    """One element. Attribute names use `_` for `-`; None leaves an attribute out."""
    parts = [tag]
    for name, value in attrs.items():
        if value is None:
            continue
        key = name.replace("_", "-")
        text = value if isinstance(value, str) else num(value)
        parts.append(f'{key}="{_tidy(text) if name in _GEOMETRY else text}"')
    head = " ".join(parts)
    return f"<{head}>{body}</{tag}>" if body else f"<{head}/>"


def group(body: str, **attrs: Attr) -> str:
    return el("g", body, **attrs) if body else ""


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0, **more: Attr) -> str:
    """A path; round joins and caps wherever it has a stroke."""
    if stroke == "none" or not width:
        return el("path", d=d, fill=fill, **more)
    return el("path", d=d, fill=fill, stroke=stroke, stroke_width=width, **more)


def circle(cx: float, cy: float, r: float, fill: str = "none", **more: Attr) -> str:
    return el("circle", cx=cx, cy=cy, r=r, fill=fill, **more)


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str = "none", **more: Attr) -> str:
    return el("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill=fill, **more)


def rect(x: float, y: float, w: float, h: float, fill: str = "none", **more: Attr) -> str:
    return el("rect", x=x, y=y, width=w, height=h, fill=fill, **more)


def use(ref: str, x: float, y: float, w: float, h: float, **more: Attr) -> str:
    return el("use", href=f"#{ref}", x=x, y=y, width=w, height=h, **more)


def symbol(name: str, box: str, body: str) -> str:
    """A symbol whose strokes have round joins and caps."""
    inner = group(body, stroke_linejoin="round", stroke_linecap="round")
    return el("symbol", inner, id=name, viewBox=box, overflow="visible")


def at(x: float, y: float, body: str, scale: float = 1, turn: float = 0) -> str:
    """The drawing moved to x, y, then turned and scaled about that point."""
    steps = f"translate({num(x)} {num(y)})"
    if turn:
        steps += f" rotate({num(turn)})"
    if scale != 1:
        steps += f" scale({num(scale)})"
    return group(body, transform=steps)


def mirrored(body: str, width: float) -> str:
    return group(body, transform=f"translate({num(width)} 0) scale(-1 1)")


def clip(name: str, d: str) -> str:
    return el("clipPath", el("path", d=d), id=name)


def clipped(name: str, body: str) -> str:
    return group(body, clip_path=f"url(#{name})")


def polyline(points: Iterable[tuple[float, float]], close: bool = False) -> str:
    """Path data through the points."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return d + "Z" if close else d


def ring(cx: float, cy: float, radii: Sequence[float], count: int, start: float = 0) -> str:
    """Closed path data around a centre, the radii taken in turn: stars, gears, seals."""
    points = []
    for i in range(count):
        angle = math.radians(start + 360 * i / count)
        r = radii[i % len(radii)]
        points.append((cx + r * math.sin(angle), cy - r * math.cos(angle)))
    return polyline(points, close=True)


def star(cx: float, cy: float, r: float, fill: str, **more: Attr) -> str:
    """A five-pointed star."""
    return el("path", d=ring(cx, cy, (r, r * 0.44), 10), fill=fill, **more)


def spark(cx: float, cy: float, r: float, fill: str, **more: Attr) -> str:
    """A four-pointed twinkle."""
    q = r * 0.16
    d = (
        f"M{cx} {cy - r}Q{cx + q} {cy - q} {cx + r} {cy}Q{cx + q} {cy + q} {cx} {cy + r}"
        f"Q{cx - q} {cy + q} {cx - r} {cy}Q{cx - q} {cy - q} {cx} {cy - r}Z"
    )
    return el("path", d=d, fill=fill, **more)


def gradient(name: str, stops: Sequence[tuple[float, str, float]], across: bool = False) -> str:
    """A linear gradient, downward or across; stops are (offset, colour, opacity)."""
    return el(
        "linearGradient",
        _stops(stops),
        id=name,
        x2="1" if across else "0",
        y2="0" if across else "1",
    )


def glow(name: str, stops: Sequence[tuple[float, str, float]], cy: float = 0.5) -> str:
    """A radial gradient."""
    return el("radialGradient", _stops(stops), id=name, cy=cy)


def _stops(stops: Sequence[tuple[float, str, float]]) -> str:
    return "".join(
        el("stop", offset=o, stop_color=c, stop_opacity=None if a == 1 else a) for o, c, a in stops
    )


def label(
    x: float, y: float, text: str, size: float, fill: str, anchor: str = "start", bold: bool = True
) -> str:
    """Text in the story typeface, with generic fallbacks."""
    return el(
        "text",
        escape(text),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        font_family="Alegreya, Georgia, 'DejaVu Serif', serif",
        font_weight="700" if bold else "400",
        text_anchor=None if anchor == "start" else anchor,
    )


def part(name: str, x: float, y: float, w: float, h: float) -> str:
    """A part of a picture that `cut_out` shows alone."""
    return el("view", id=name, viewBox=f"{x} {y} {w} {h}")


def cut_out(drawing: str, name: str) -> str:
    """That part of a picture alone; the whole picture where it has no such part."""
    box = dict(_PART.findall(drawing)).get(name)
    if box is None:
        return drawing
    _, _, width, height = box.split()
    head = f'width="{width}" height="{height}" viewBox="{box}"'
    return _ROOT.sub(lambda root: f"{root[1]} {head}", drawing, count=1)


def sheet(symbols: str) -> str:
    """A sprite: nothing to see by itself, symbols to refer to."""
    return el(
        "svg",
        symbols,
        xmlns="http://www.w3.org/2000/svg",
        width="0",
        height="0",
        aria_hidden="true",
    )


def picture(width: float, height: float, body: str, box: str = "", title: str = "") -> str:
    """A whole standalone SVG file."""
    head = el("title", escape(title)) if title else ""
    return el(
        "svg",
        head + body,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=box or f"0 0 {num(width)} {num(height)}",
        stroke_linejoin="round",
        stroke_linecap="round",
    )
