"""Pictures of large buildings: what they cost, what they grow on, what they earn."""

from bajarz.art.fantazja.figures.maps import Pieces, build
from bajarz.art.fantazja.map import Layer, tile
from bajarz.art.figures.base import Figure, arrow
from bajarz.art.figures.case import Case
from bajarz.art.figures.layout import beside, panel, whole
from bajarz.art.figures.marks import tag
from bajarz.art.palette import v
from bajarz.art.svg import at, circle, rect, use

SIZE = 120.0
GAP = 34.0  # for the arrow from a tile down to the one that it covers
HOME, MILL = ("0,-1 E-R1a r2",), ("0,-1 S-P2a r2",)
CASES: dict[str, tuple[Case, ...]] = {
    "one-level-up": (
        build(HOME, "large S-R2a 0,-1 r2"),
        build(HOME, "large S-R3 0,-1 r2", "F-L2"),
        build(HOME, "large S-P2a 0,-1 r2", "F-L2", also=("F-L3",)),
    ),
    "symbol-over-symbol": (
        build(HOME, "large S-R2a 0,-1 r2"),
        build(HOME, "large S-R2a 0,-1 r3", "F-L3"),
    ),
    "bonus": (
        build(MILL, "large S-P3 0,-1 r2", facts={"seats.1.bonus": 1}),
        build(("0,-1 E-P2a r2",), "large S-P3 0,-1 r2", facts={"seats.1.bonus": 0}),
    ),
    "paying": (
        build(HOME, "large S-R2a 0,-1 r2", facts={"seats.1.ip": [], "seats.1.discard": ["S-G1a"]}),
    ),
}


def figures(pieces: Pieces) -> dict[str, Figure]:
    covers = {
        name: whole(beside(*(panel(cover(each, pieces), not each.rule) for each in CASES[name])))
        for name in ("one-level-up", "symbol-over-symbol")
    }
    return covers | {"bonus": bonus(pieces), "paying": paying(pieces)}


def cover(case: Case, pieces: Pieces) -> Figure:
    """The new tile above, the one that it is to cover below."""
    over, under, *_ = pieces.placed(case)[pieces.built(case).place]
    x, y = SIZE / 2, SIZE + 4
    body = at(0, 0, face(over)) + arrow(x, y, x, y + GAP - 8) + at(0, SIZE + GAP, face(under))
    return Figure(SIZE, 2 * SIZE + GAP, body)


def face(layer: Layer, size: float = SIZE) -> str:
    shade = rect(5, 8, size - 8, size - 6, v("shadow"), rx=14, opacity=0.24)
    return shade + tile(layer.tile, layer.rotation, size)


def bonus(pieces: Pieces) -> Figure:
    """A level III on one's own level II and on the other's, and what is earned by it."""
    shown = []
    for case in CASES["bonus"]:
        earned = case.facts["seats.1.bonus"]
        star = use("fz-bonus", 0, 0, 68, 68) if earned else nothing(34, 34)
        deed = cover(case, pieces)
        middle = deed.height / 2
        body = deed.body + arrow(SIZE + 8, middle, SIZE + 40, middle)
        body += at(SIZE + 46, middle - 34, star)
        shown.append(panel(Figure(SIZE + 46 + 68, deed.height, body)))
    return whole(beside(*shown))


def nothing(x: float, y: float) -> str:
    """Where a token would be."""
    return circle(x, y, 32, "none", stroke=v("line-strong"), stroke_width=3, stroke_dasharray="7 8")


def paying(pieces: Pieces) -> Figure:
    """First a tile of the hand becomes a point; later the point is paid for a large building."""
    (case,) = CASES["paying"]
    (spare,) = case.facts["seats.1.discard"]
    size = 104.0
    heap = small(Layer(pieces.tiles[spare], 0), size)
    dreamt = beside(heap, way(), back(size), gap=10)
    deed = small(Layer(pieces.tiles[pieces.built(case).tile], 0), size)
    ring = rect(-7, -7, size + 14, size + 14, "none", rx=18, stroke=v("line-strong"),
                stroke_width=2.5, stroke_dasharray="7 7")  # fmt: skip
    paid = beside(back(size), way(), Figure(size, size, ring + heap.body), gap=10)
    cost = beside(paid, deed, gap=46)
    plus = Figure(cost.width, size, cost.body + _plus(paid.width + 26, size / 2))
    steps = [numbered(1, panel(dreamt)), numbered(2, panel(plus))]
    return whole(stacked(steps))


def small(layer: Layer, size: float) -> Figure:
    return Figure(size, size, face(layer, size))


def back(size: float) -> Figure:
    """A point: a tile that lies face down."""
    return Figure(size, size, use("fz-back-S", 0, 0, size, size))


def way() -> Figure:
    return Figure(50, 20, arrow(2, 10, 46, 10))


def _plus(x: float, y: float) -> str:
    return rect(x - 11, y - 2.5, 22, 5, v("ink-2"), rx=2) + rect(
        x - 2.5, y - 11, 5, 22, v("ink-2"), rx=2
    )


def numbered(value: int, shown: Figure) -> Figure:
    return Figure(shown.width, shown.height, shown.body + tag(6, 6, value))


def stacked(shown: list[Figure], gap: float = 16) -> Figure:
    """Steps from top to bottom, all beginning at the left."""
    body, y = "", 0.0
    for each in shown:
        body += at(0, y, each.body)
        y += each.height + gap
    return Figure(max(each.width for each in shown), y - gap, body)
