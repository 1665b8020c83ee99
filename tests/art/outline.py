"""Where a path crosses the border of a tile: a small flattener of path data."""

import re
from itertools import pairwise

Point = tuple[float, float]
_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")


def _curve(points: list[Point]) -> list[Point]:
    """A quadratic or cubic curve as 24 chords."""
    out = []
    for i in range(1, 25):
        level, t = points, i / 24
        while len(level) > 1:
            level = [
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(level)
            ]
        out.append(level[0])
    return out


def flatten(d: str) -> list[Point]:
    """The corners of a closed path made of M L H V Q C S, all absolute."""
    tokens = _TOKEN.findall(d)
    points: list[Point] = []
    command, i, handle = "", 0, (0.0, 0.0)
    sizes = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "S": 4}
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "Z":
                break
        n = [float(token) for token in tokens[i : i + sizes[command]]]
        i += sizes[command]
        x, y = points[-1] if points else (0.0, 0.0)
        pairs = list(zip(n[::2], n[1::2], strict=False))
        if command in "HV":
            points.append((n[0], y) if command == "H" else (x, n[0]))
        elif command in "ML":
            points += pairs
        else:
            if command == "S":
                pairs.insert(0, (2 * x - handle[0], 2 * y - handle[1]))
            points += _curve([(x, y), *pairs])
            handle = pairs[-2]
    return points


def crossings(d: str, side: str) -> list[tuple[float, float]]:
    """The stretches of the border on one side that lie inside the path."""
    axis = 1 if side in "NS" else 0
    at = 0.0 if side in "NW" else 100.0
    at += 1e-6 if side in "NW" else -1e-6
    points = flatten(d)
    hits = []
    for a, b in pairwise([*points, points[0]]):
        if (a[axis] - at) * (b[axis] - at) < 0:
            t = (at - a[axis]) / (b[axis] - a[axis])
            hits.append(a[1 - axis] + (b[1 - axis] - a[1 - axis]) * t)
    hits.sort()
    return list(zip(hits[::2], hits[1::2], strict=True))
