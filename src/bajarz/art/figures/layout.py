"""How pictures in the rules are put together: panels beside each other, signs, numbers."""

from bajarz.art.figures.base import Figure, right, wrong
from bajarz.art.glyphs import number
from bajarz.art.palette import v
from bajarz.art.svg import at, circle, path, polyline, rect

PAD = 16.0  # between a panel's edge and what it shows
BORDER = 14.0  # around a whole picture, where signs reach out of their panels
LARGE = 1.4  # how much larger than usual the sign of a panel is


def sign(x: float, y: float, allowed: bool, scale: float = LARGE) -> str:
    """The sign for right or for wrong."""
    return at(x, y, right(0, 0) if allowed else wrong(0, 0), scale)


def panel(shown: Figure, allowed: bool | None = None) -> Figure:
    """A drawing on a sheet of its own, with the sign for right or wrong on its corner."""
    w, h = shown.width + 2 * PAD, shown.height + 2 * PAD
    edge = "line" if allowed is None else "st-legal" if allowed else "st-illegal"
    sheet = rect(0, 0, w, h, v("paper-hi"), rx=14, stroke=v(edge), stroke_width=2)
    mark = "" if allowed is None else sign(8, 8, allowed)
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


def counter(x: float, y: float, value: int) -> str:
    """A number in a disc, for a part or a step that the caption speaks of."""
    disc = circle(x, y, 17, v("ink"), stroke=v("paper-hi"), stroke_width=2.5)
    return disc + number(x, y + 9.5, value, 19, v("paper-hi"), weight=3.4)


def pointer(x: float, y: float, to_x: float, to_y: float, value: int) -> str:
    """A numbered disc with a line to what it is about."""
    line = polyline([(x, y), (to_x, to_y)])
    spot = circle(to_x, to_y, 5, v("ink"), stroke=v("paper-hi"), stroke_width=2)
    return (
        path(line, "none", v("paper-hi"), 6)
        + path(line, "none", v("ink"), 3)
        + spot
        + counter(x, y, value)
    )
