"""Small charts in SVG, narrow enough for a phone. Colours are named; `themed` settles them."""

from collections.abc import Sequence
from typing import NamedTuple

from bajarz.art.palette import v
from bajarz.art.svg import circle, el, escape, num, path, picture, polyline, rect

WIDTH = 380
NAMES = 148  # the column of names
ROW = 22
FIGURES = 46  # the column of figures
SERIES = ("seat-1", "seat-2")  # the colours of two sets side by side
FONT = "'Alegreya Sans', 'Segoe UI', 'DejaVu Sans', sans-serif"
LETTER = 0.53  # the mean width of a letter, in ems


class Range(NamedTuple):
    """A value with its interval."""

    value: float
    low: float
    high: float


class Row(NamedTuple):
    """A named line of a chart: a value for each series, None where there is none."""

    name: str
    values: Sequence[Range | None]


def words(
    x: float, y: float, text: str, colour: str = "ink", anchor: str = "start", size: float = 12
) -> str:
    """A line of text."""
    shown = escape(text)
    return el("text", shown, x=x, y=y, font_size=size, fill=v(colour), font_family=FONT,
              text_anchor=None if anchor == "start" else anchor)  # fmt: skip


def fitted(x: float, y: float, text: str, room: float, colour: str = "ink") -> str:
    """A line of text, cut to the room there is; the whole of it is the tooltip."""
    letters = int(room / (12 * LETTER))
    if len(text) <= letters:
        return words(x, y, text, colour)
    return el("g", el("title", escape(text)) + words(x, y, text[: letters - 1] + "…", colour))


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return path(polyline([(x1, y1), (x2, y2)]), "none", v(colour), width)


class Scale(NamedTuple):
    """Maps values to places along a chart."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self.start + min(max(part, 0.0), 1.0) * (self.end - self.start)


def drawing(height: float, body: str, title: str) -> str:
    """A whole chart; its title is what a screen reader says."""
    return picture(WIDTH, height, body, title=title)


def intervals(rows: Sequence[Row], middle: float, low: float, high: float, title: str,
              form: str = "{:.0%}") -> str:  # fmt: skip
    """Values with their intervals, a dot on a whisker each, and a line at `middle`."""
    scale = Scale(low, high, NAMES, WIDTH - FIGURES)
    bottom = ROW * len(rows) + 6
    parts = [line(scale(middle), 2, scale(middle), bottom, "line-strong")]
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2 + 2
        parts.append(fitted(0, y + 4, row.name, NAMES - 6))
        parts += [whisker(each, scale, y, series, len(row.values), form)
                  for series, each in enumerate(row.values) if each is not None]  # fmt: skip
    parts.append(words(scale(low), bottom + 14, form.format(low), "ink-3", size=11))
    parts.append(words(scale(middle), bottom + 14, form.format(middle), "ink-2", "middle", 11))
    parts.append(words(scale(high), bottom + 14, form.format(high), "ink-3", "end", 11))
    return drawing(bottom + 18, "".join(parts), title)


def whisker(
    each: Range, scale: Scale, y: float, series: int, count: int, form: str, size: float = 4.5
) -> str:
    colour = SERIES[series]
    at = y + (0 if count == 1 else 5 * (2 * series - 1))
    whole = line(scale(each.low), at, scale(each.high), at, colour, 2)
    dot = circle(scale(each.value), at, size, v(colour), stroke=v("paper-hi"), stroke_width=1)
    note = words(WIDTH, at + 4, form.format(each.value), "ink-2", "end", 12 if count == 1 else 10)
    return whole + dot + note


def bars(rows: Sequence[Row], title: str, form: str = "{:.2f}") -> str:
    """Horizontal bars from nothing to the greatest value."""
    greatest = max((e.value for row in rows for e in row.values if e is not None), default=0) or 1
    scale = Scale(0, greatest, NAMES, WIDTH - FIGURES)
    parts = []
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2 + 2
        parts.append(fitted(0, y + 4, row.name, NAMES - 6))
        thick = 12 / len(row.values)
        for series, each in enumerate(row.values):
            if each is None:
                continue
            top = y - 6 + thick * series
            wide = max(scale(each.value) - NAMES, 0.5)
            parts.append(rect(NAMES, top, wide, thick - 0.5, v(SERIES[series]), rx=2))
            size = 12 if len(row.values) == 1 else 10
            figure = form.format(each.value)
            low = y + (4 if len(row.values) == 1 else -1 + 9 * series)
            parts.append(words(WIDTH, low, figure, "ink-2", "end", size))
    return drawing(ROW * len(rows) + 6, "".join(parts), title)


def histogram(samples: Sequence[Sequence[float]], title: str, bins: int = 16) -> str:
    """How often values of each size came: one outline for each series."""
    values = [value for sample in samples for value in sample]
    low, high = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    step = max((high - low) / bins, 1e-9)
    if whole:  # bins of whole numbers, so that none is twice as likely as the next
        step = max(1.0, -(-(high - low + 1) // bins))
        low -= 0.5
    count = max(1, round((high - low) / step + 0.5))
    shares = [binned(sample, low, step, count) for sample in samples]
    top = max(max(share) for share in shares)
    across, up = Scale(0, count, 6, WIDTH - 6), Scale(0, top, 112, 8)
    body = line(6, 112, WIDTH - 6, 112, "line-strong")
    for series, share in enumerate(shares):
        body += outline(share, across, up, SERIES[series])
    first, last = (low + 0.5, low - 0.5 + step * count) if whole else (low, low + step * count)
    body += words(6, 128, short(first), "ink-3", size=11)
    body += words(WIDTH - 6, 128, short(last), "ink-3", "end", 11)
    return drawing(134, body, title)


def binned(sample: Sequence[float], low: float, step: float, count: int) -> list[float]:
    found = [0.0] * count
    for value in sample:
        found[min(count - 1, int((value - low) / step))] += 1 / len(sample)
    return found


def outline(share: Sequence[float], across: Scale, up: Scale, colour: str) -> str:
    points = [(across(0), up(0))]
    for number, each in enumerate(share):
        points += [(across(number), up(each)), (across(number + 1), up(each))]
    points.append((across(len(share)), up(0)))
    return path(polyline(points), v(colour), v(colour), 1.5, fill_opacity=0.28)


def curves(series: Sequence[Sequence[float]], title: str, low_note: str, high_note: str) -> str:
    """Means over the course of a game, each from its start to its end."""
    top = max((value for each in series for value in each), default=1) or 1
    up = Scale(0, top, 112, 10)
    body = line(34, 112, WIDTH - 6, 112, "line-strong") + line(34, 8, 34, 112, "line")
    for number, values in enumerate(series):
        across = Scale(0, max(1, len(values) - 1), 34, WIDTH - 6)
        points = [(across(k), up(value)) for k, value in enumerate(values)]
        body += path(polyline(points), "none", v(SERIES[number]), 2)
    body += words(30, 16, short(top), "ink-3", "end", 11) + words(30, 114, "0", "ink-3", "end", 11)
    body += words(34, 128, low_note, "ink-3", size=11)
    body += words(WIDTH - 6, 128, high_note, "ink-3", "end", 11)
    return drawing(134, body, title)


def parts_of_whole(rows: Sequence[Sequence[tuple[str, float]]], title: str) -> str:
    """Bars cut into named parts that add up to one."""
    colours = ("seat-4", "seat-3", "seat-2", "seat-1")
    body = ""
    for number, row in enumerate(rows):
        x, y = 0.0, 44.0 * number
        for colour, (name, part) in zip(colours, row, strict=False):
            wide = part * WIDTH
            body += rect(x, y + 2, max(wide - 1, 0), 20, v(colour), rx=3)
            if part > 0.12:
                body += words(x + wide / 2, y + 16, f"{part:.0%}", "on-jewel", "middle")
            if part > 0.02:
                body += fitted(x, y + 35, name, max(wide, 60), "ink-2")
            x += wide
    return drawing(44 * len(rows), body, title)


def matrix(
    names: Sequence[str], cells: Sequence[Sequence[float | None]], title: str, middle: float
) -> str:
    """Who has which share against whom: rows against columns; green above the middle."""
    size = min(44.0, (WIDTH - NAMES) / max(1, len(names)))
    body = "".join(words(NAMES + size * (k + 0.5), 12, str(k + 1), "ink-3", "middle", 11)
                   for k in range(len(names)))  # fmt: skip
    for i, name in enumerate(names):
        y = 18 + 26 * i
        body += fitted(0, y + 16, f"{i + 1} {name}", NAMES - 6)
        for j, value in enumerate(cells[i]):
            if value is None:
                continue
            colour = "seat-3" if value >= middle else "seat-2"
            strength = 0.12 + 0.65 * abs(value - middle) / max(middle, 1 - middle)
            x = NAMES + size * j
            body += rect(x, y, size - 2, 24, v(colour), rx=3, fill_opacity=strength)
            body += words(x + size / 2 - 1, y + 16, f"{100 * value:.0f}", "ink", "middle", 11)
    return drawing(22 + 26 * len(names), body, title)


def short(value: float) -> str:
    return num(round(value)) if abs(value) >= 100 or float(value).is_integer() else f"{value:.1f}"
