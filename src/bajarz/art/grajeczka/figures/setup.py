"""Pictures of what one plays with: figures, land and tokens, a tile's river, pages, the start."""

from bajarz.art.figures.base import Figure, arrow
from bajarz.art.figures.layout import below, beside, whole
from bajarz.art.grajeczka.figures.lands import STARTS, Pieces, people, ring, scene
from bajarz.art.grajeczka.hexes import bounds, corner
from bajarz.art.grajeczka.pages import HIGH, WIDE
from bajarz.art.grajeczka.scenes import TERRAINS
from bajarz.art.grajeczka.tile import Laid, land
from bajarz.art.palette import v
from bajarz.art.svg import at, circle, use
from bajarz.games.grajeczka.board import FIGURES

RIVERS = ("T01A", "T03B", "T12A")  # through two places, through one, none
PAGES = (16, 10, 25)  # visit and see, meet, fly over
HOMES = {"princess": "0,-1", "knight": "2,0", "dragon": "-1,1"}
APART = {"S1": (-16.0, -26.0), "S2": (34.0, 0.0), "S3": (-16.0, 28.0)}
MARKED = corner((0, 0), 0)  # where the starting tiles meet


def figures(pieces: Pieces) -> dict[str, Figure]:
    return {
        "pieces": all_pieces(),
        "tile-and-river": tile_and_river(pieces),
        "first-land": first_land(pieces),
        "three-pages": three_pages(),
    }


def all_pieces() -> Figure:
    """The figures and both sides of a token; below them the four kinds of places."""
    who = [Figure(88, 110, use(f"gr-{name}", 0, 0, 88, 110)) for name in FIGURES]
    token = [Figure(66, 66, use(f"gr-token-{side}", 0, 0, 66, 66)) for side in ("plain", "magic")]
    turn = Figure(44, 20, arrow(0, 10, 42, 10))
    upper = beside(*who, Figure(10, 1, ""), token[0], turn, token[1], gap=16)
    places = [Figure(120, 120, use(f"gr-place-{kind}", 0, 0, 120, 120)) for kind in TERRAINS]
    return whole(below(upper, beside(*places, gap=14), gap=18))


def tile_and_river(pieces: Pieces) -> Figure:
    """Three tiles; the places at the river are ringed."""
    shown = []
    for name in RIVERS:
        laid = Laid(pieces.tiles[name])
        over = "".join(ring(spot.place) for spot in laid.spots if spot.pair)
        over += "".join(end(x, y) for x, y in laid.ends)
        shown.append(scene([laid], over, 0.82))
    return whole(beside(*shown))


def end(x: float, y: float) -> str:
    """An end of a river."""
    return circle(x, y, 11, v("gold-hi"), stroke=v("ink-line"), stroke_width=3)


def first_land(pieces: Pieces) -> Figure:
    """The three starting tiles apart, with their marked corners, and put together."""
    laid = [Laid(pieces.tiles[name]) for name in STARTS]
    zoom, room = 0.58, 36.0
    together = scene(laid, people(HOMES) + end(*MARKED), zoom)
    left, top, right, bottom = bounds(place for each in laid for place in each.places)
    loose = "".join(at(*APART[each.tile.name], land([each]) + end(*MARKED)) for each in laid)
    apart = Figure(
        (right - left + 2 * room) * zoom,
        (bottom - top + 2 * room) * zoom,
        at((room - left) * zoom, (room - top) * zoom, loose, zoom),
    )
    return whole(beside(apart, Figure(40, 20, arrow(0, 10, 38, 10)), together, gap=14))


def three_pages() -> Figure:
    """Pages as sentences of pictures."""
    wide = 160.0
    high = wide * HIGH / WIDE
    cards = [Figure(wide, high, use(f"gr-page-{n}", 0, 0, wide, high)) for n in PAGES]
    return whole(beside(*cards))
