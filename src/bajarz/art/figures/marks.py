"""What pictures of several games are put together from: panels, numbered tags, verdicts."""

from bajarz.art.figures.base import right, wrong
from bajarz.art.glyphs import number, number_width
from bajarz.art.palette import v
from bajarz.art.svg import at, circle, path, rect

TAG = 17.0  # half the height of a tag


def tag(x: float, y: float, text: str | int, edge: str = "gold") -> str:
    """A number on a round tag, to be spoken of in the caption."""
    half = max(TAG, number_width(text, 18) / 2 + 10)
    plate = rect(
        x - half, y - TAG, 2 * half, 2 * TAG, v("paper-top"),
        rx=TAG, stroke=v(edge), stroke_width=3,
    )  # fmt: skip
    return plate + number(x, y + 9, text, 18, v("ink"))


def pointer(x1: float, y1: float, x2: float, y2: float, text: str | int) -> str:
    """A tag whose line ends in a dot on the thing that it points at."""
    line = path(f"M{x1} {y1}L{x2} {y2}", "none", v("gold"), 3.4)
    return line + circle(x2, y2, 5.5, v("gold"), stroke=v("paper-top"), stroke_width=1.6) + tag(
        x1, y1, text
    )  # fmt: skip


def verdict(x: float, y: float, allowed: bool, scale: float = 1.3) -> str:
    """The sign for right or wrong."""
    return at(x, y, right(0, 0) if allowed else wrong(0, 0), scale)
