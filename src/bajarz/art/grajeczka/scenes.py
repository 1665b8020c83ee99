"""The kingdom's places: ground, and what grows and stands there, with room for a river.

Every terrain has its own silhouette: round and pointed trees close together, snowy peaks, open
fields with wheat and a house, a castle with towers. Pictures are never turned with their tile.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

from bajarz.art.drawings import drawn_size, drawn_symbols
from bajarz.art.grajeczka import river
from bajarz.art.grajeczka.base import GAME, g, line
from bajarz.art.grajeczka.hexes import APOTHEM, BOX, Point, toward
from bajarz.art.grajeczka.river import Pair
from bajarz.art.svg import symbol, use

TERRAINS = ("castle", "forest", "mountain", "plain")
PROPS = (  # what stands there
    "pine", "oak", "peak", "crag", "rock", "hut", "mill", "wheat", "flower", "sheep", "stack",
    "mushroom", "castle-1", "castle-2", "castle-3",
)  # fmt: skip
DRY = {"castle": 3, "forest": 4, "mountain": 4, "plain": 4}  # variants without a river
WET = 2  # variants beside each river

Prop = tuple[str, float, float, float]  # name, middle, foot, width
Look = tuple[str, int, Pair | None]  # terrain, variant, and the sides that a river joins
_NORMALS = tuple(toward(side, 1) for side in range(6))


def variants(terrain: str, pair: Pair | None) -> int:
    return DRY[terrain] if pair is None else WET


def scene_name(terrain: str, variant: int, pair: Pair | None = None) -> str:
    """The symbol of what stands in a place; `pair` are the sides that its river joins."""
    water = "" if pair is None else f"-{min(pair)}{max(pair)}"
    return f"gr-scene-{terrain}{water}-{variant % variants(terrain, pair) + 1}"


def all_looks() -> Iterator[Look]:
    for terrain in TERRAINS:
        for pair in (None, *river.PAIRS):
            for variant in range(variants(terrain, pair)):
                yield terrain, variant, pair


def symbols(looks: Iterable[Look]) -> str:
    """`gr-prop-<name>`, `gr-ground-<terrain>`, `gr-scene-<terrain>[-<sides>]-<variant>`."""
    out = drawn_symbols(GAME, (f"prop-{name}" for name in PROPS))
    out += drawn_symbols(GAME, (f"ground-{terrain}" for terrain in TERRAINS))
    named = {scene_name(*look): look for look in looks}
    return out + "".join(symbol(name, BOX, scene(*named[name])) for name in sorted(named))


def scene(terrain: str, variant: int, pair: Pair | None) -> str:
    """What stands in a place, from the back to the front."""
    variant %= variants(terrain, pair)
    pair = pair and (min(pair), max(pair))
    return _scene(terrain, variant, pair)


@cache
def _scene(terrain: str, variant: int, pair: Pair | None) -> str:
    seed = Random(f"{terrain} {variant} {pair}")
    water = river.points(pair) if pair else []
    draw = {"castle": _castle, "forest": _forest, "mountain": _mountain, "plain": _plain}[terrain]
    soil, props = draw(variant, water, seed)
    return soil + "".join(_prop(*each) for each in sorted(props, key=lambda p: p[2]))


def _prop(name: str, x: float, foot: float, width: float) -> str:
    wide, high = drawn_size(GAME, f"prop-{name}")
    tall = high * width / wide
    return use(f"gr-prop-{name}", x - width / 2, foot - tall, width, tall)


def _clear(x: float, y: float, water: list[Point], room: float) -> bool:
    return all((x - a) ** 2 + (y - b) ** 2 > room * room for a, b in water)


def _inside(x: float, y: float, margin: float) -> bool:
    """Whether a point lies that far within the hexagon."""
    edge = APOTHEM - margin
    return all(x * a + y * b <= edge for a, b in _NORMALS)


def _scattered(seed: Random, step: tuple[float, float], shake: float) -> Iterator[Point]:
    """Points of a shaken triangular grid, back to front."""
    across, down = step
    for row in range(-5, 6):
        for column in range(-4, 5):
            x = (column + row % 2 / 2) * across
            yield x + seed.uniform(-shake, shake), row * down + seed.uniform(-shake, shake) * 0.7


def _forest(variant: int, water: list[Point], seed: Random) -> tuple[str, list[Prop]]:
    """Pines and oaks; in one variant mostly pines, in one mostly oaks, in one a clearing."""
    oaks = (0.34, 0.08, 0.8, 0.4)[variant % 4]
    props: list[Prop] = []
    for x, y in _scattered(seed, (20.5, 13.0) if water else (20.5, 15.5), 3.0):
        oak = seed.random() < oaks
        if variant % 4 == 3 and not water and math.hypot(x, y - 6) < 21:
            continue
        if not _inside(x, y, 9) or not _inside(x, y - 21, 4) or not _clear(x, y - 3, water, 18):
            continue
        if not _clear(x, y - 17, water, 13) or not _inside(x, y - 15, 10):
            continue
        zoom = 0.88 if water else 1.0
        props.append(("oak", x, y, 23 * zoom) if oak else ("pine", x, y, 20 * zoom))
    if variant % 4 == 3 and not water:
        props += [("mushroom", -7, 12, 12), ("mushroom", 4, 16, 9), ("flower", 10, 6, 6)]
    return "", props


_RANGES: tuple[tuple[Prop, ...], ...] = (
    (
        ("peak", 15, -2, 44),
        ("peak", -20, 2, 42),
        ("peak", 0, 28, 50),
        ("rock", 31, 29, 18),
        ("rock", -31, 27, 15),
    ),
    (("crag", 2, 4, 58), ("peak", -22, 28, 40), ("peak", 22, 31, 44), ("rock", 0, 36, 14)),
    (("peak", -4, 6, 60), ("peak", 26, 17, 36), ("crag", -14, 33, 46), ("rock", 20, 35, 20)),
    (
        ("peak", -25, 0, 34),
        ("peak", 24, -3, 36),
        ("crag", 0, 20, 62),
        ("peak", -24, 34, 30),
        ("rock", 26, 33, 22),
    ),
)


def _mountain(variant: int, water: list[Point], seed: Random) -> tuple[str, list[Prop]]:
    """A range; beside a river up to five peaks, large ones first, wherever there is room."""
    if not water:
        return "", list(_RANGES[variant % 4])
    props: list[Prop] = []
    spots = [(x * 8.0, y * 7.0) for y in range(-4, 6) for x in range(-6, 7)]
    seed.shuffle(spots)
    for size in (44.0, 36.0, 29.0, 22.0) if variant % 2 else (40.0, 33.0, 26.0, 21.0):
        for x, foot in spots:
            if len(props) < 5 and _peak_fits(x, foot, size, water, props):
                kind = "crag" if size >= 40 and seed.random() < 0.5 else "peak"
                props.append((kind, x, foot, size))
    return "", props


def _peak_fits(x: float, foot: float, size: float, water: list[Point], props: list[Prop]) -> bool:
    tall = size * 0.87
    shape = [
        (x + size * a, foot - tall * b)
        for a, b in ((-0.5, 0), (0, 0), (0.5, 0), (-0.25, 0.5), (0.25, 0.5), (0, 1))
    ]
    if not all(_inside(a, b, 5) and _clear(a, b, water, 13.5) for a, b in shape):
        return False
    return all(
        abs(x - other) > (size + wide) * 0.36 or abs(foot - low) > 17
        for _, other, low, wide in props
    )


_FIELDS: tuple[tuple[Prop, ...], ...] = (
    (
        ("hut", 16, -8, 27),
        ("wheat", -22, 2, 18),
        ("wheat", -4, 8, 18),
        ("wheat", -20, 29, 18),
        ("wheat", 22, 27, 18),
    ),
    (("mill", -14, 6, 38), ("wheat", 20, 0, 18), ("wheat", 27, 22, 18), ("sheep", 6, 27, 20)),
    (("sheep", -17, -8, 21), ("sheep", 14, 2, 21), ("sheep", -6, 24, 21), ("wheat", 28, 26, 17)),
    (
        ("stack", -20, 0, 22),
        ("stack", 6, -10, 22),
        ("stack", 22, 12, 22),
        ("wheat", -12, 28, 18),
        ("wheat", 10, 32, 18),
    ),
)
_BESIDE: tuple[tuple[str, float], ...] = (
    ("hut", 25),
    ("sheep", 19),
    ("wheat", 18),
    ("wheat", 18),
    ("wheat", 18),
)


def _plain(variant: int, water: list[Point], seed: Random) -> tuple[str, list[Prop]]:
    props = [] if water else list(_FIELDS[variant % 4])
    if water:
        liked = _BESIDE if variant % 2 else (("stack", 20.0), *_BESIDE[2:], ("sheep", 19.0))
        for name, width in liked:
            spot = _free(name, width, water, props, seed)
            if spot:
                props.append((name, *spot, width))
    furrows = ""
    for x, y in _scattered(seed, (30, 17), 6):
        if _inside(x, y, 13) and _clear(x, y, water, 19) and seed.random() < 0.75:
            furrows += f"M{x - 6:.1f} {y:.1f}q6 -4.6 12 0"
    props += [
        ("flower", x, y, 7.0)
        for x, y in _scattered(seed, (34, 26), 9)
        if _inside(x, y, 14) and _clear(x, y - 3, water, 18) and _apart(x, y, props)
    ][:4]
    return line(furrows, g("plain-lo"), 2.2, 0.7), props


def _apart(x: float, y: float, props: list[Prop]) -> bool:
    return all(abs(x - a) > w / 2 + 6 or not b - 24 < y < b + 7 for _, a, b, w in props)


def _free(
    name: str, width: float, water: list[Point], props: list[Prop], seed: Random
) -> Point | None:
    """A foot for a thing where neither water nor another thing is; None where there is no room."""
    wide, high = drawn_size(GAME, f"prop-{name}")
    tall = width * high / wide
    spots = [(x * 4.0, y * 4.0) for x in range(-10, 11) for y in range(-6, 13)]
    seed.shuffle(spots)
    for x, y in spots:
        box = [(x + width * a, y - tall * b) for a in (-0.5, 0, 0.5) for b in (0, 0.5, 1)]
        if all(_inside(a, b, 5) and _clear(a, b, water, 14) for a, b in box) and all(
            abs(x - a) > (width + w) / 2 + 2 or abs(y - b) > 24 for _, a, b, w in props
        ):
            return x, y
    return None


def _castle(variant: int, water: list[Point], seed: Random) -> tuple[str, list[Prop]]:
    """A castle; beside a river a smaller one, on the wider bank."""
    name = f"castle-{variant % 3 + 1}"
    if not water:
        return "", [(name, 0, 36, 84)]
    for size in range(72, 16, -4):
        spot = _free(name, size, water, [], seed)
        if spot:
            return "", [(name, *spot, float(size))]
    return "", []
