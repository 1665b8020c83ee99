"""How pictures in the rules are put together: panels beside each other, signs, numbers."""

from bajarz.art.figures.base import Figure
from bajarz.art.figures.marks import verdict
from bajarz.art.glyphs import number
from bajarz.art.palette import v
from bajarz.art.svg import at, clip, clipped, path, rect

PAD = 16.0  # between a panel's edge and what it shows
BORDER = 14.0  # around a whole picture, where signs reach out of their panels
LARGE = 1.4  # how much larger than usual the sign of a panel is


def panel(shown: Figure, allowed: bool | None = None) -> Figure:
    """A drawing on a sheet of its own, with the sign for right or wrong on its corner."""
    w, h = shown.width + 2 * PAD, shown.height + 2 * PAD
    edge = "line" if allowed is None else "st-legal" if allowed else "st-illegal"
    sheet = rect(0, 0, w, h, v("paper-hi"), rx=14, stroke=v(edge), stroke_width=2)
    mark = "" if allowed is None else verdict(8, 8, allowed, LARGE)
    return Figure(w, h, sheet + at(PAD, PAD, shown.body) + mark)


def beside(*shown: Figure, gap: float = 22) -> Figure:
    """Drawings from left to right, in the middle of the height of the highest."""
    height = max(each.height for each in shown)
    x, body = 0.0, ""
    for each in shown:
        body += at(x, (height - each.height) / 2, each.body)
        x += each.width + gap
    return Figure(x - gap, height, body)


def even(*shown: Figure) -> list[Figure]:
    """Drawings made equally high, each in the middle of its height."""
    height = max(each.height for each in shown)
    return [
        Figure(each.width, height, at(0, (height - each.height) / 2, each.body)) for each in shown
    ]


def below(*shown: Figure, gap: float = 16) -> Figure:
    """Drawings from top to bottom, in the middle of the width of the widest."""
    width = max(each.width for each in shown)
    y, body = 0.0, ""
    for each in shown:
        body += at((width - each.width) / 2, y, each.body)
        y += each.height + gap
    return Figure(width, y - gap, body)


def whole(shown: Figure) -> Figure:
    """The picture, with a border all round."""
    return Figure(
        shown.width + 2 * BORDER, shown.height + 2 * BORDER, at(BORDER, BORDER, shown.body)
    )


def count(x: float, y: float, value: str | int, height: float = 24) -> str:
    """A number of things, standing on y."""
    return number(x, y, value, height, v("ink"), weight=3.2)


def framed(name: str, w: float, h: float, body: str) -> str:
    """A framed view of this size from the origin; `name` is unique in the drawing."""
    box = f"M12 0H{w - 12}Q{w} 0 {w} 12V{h - 12}Q{w} {h} {w - 12} {h}"
    box += f"H12Q0 {h} 0 {h - 12}V12Q0 0 12 0Z"
    frame = path(box, "none", v("line-strong"), 2)
    return clip(name, box) + clipped(name, body) + frame
