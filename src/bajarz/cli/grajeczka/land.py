"""The kingdom as a view tells it, ready to be drawn."""

from collections.abc import Iterable
from typing import NamedTuple

from bajarz.core.canonical import Json
from bajarz.games.grajeczka.board import TERRAINS, q_of, r_of
from bajarz.games.grajeczka.components import Components, Start
from bajarz.games.grajeczka.tables import mirror

Spot = tuple[int, int]  # q and r
STEPS: tuple[Spot, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # by direction
SHAPE: tuple[Spot, ...] = ((0, 0), (1, 0), (0, 1))  # hexagons a, b and c of a tile (B-C2)


class Hex(NamedTuple):
    """A place: what it is, to which tile it belongs, through which sides a river flows."""

    terrain: str
    tile: int
    flows: frozenset[int]
    large: bool = False
    river: str = ""  # river or long-river


class Face(NamedTuple):
    """A visible side of a tile before it is laid: hexagons, and the two ends of its river."""

    spots: tuple[Spot, ...]
    terrains: tuple[str, ...]
    ends: tuple[tuple[Spot, int], ...]  # hexagon and direction


class Land(NamedTuple):
    """The kingdom and its figures."""

    hexes: dict[Spot, Hex]
    figures: dict[str, Spot]


def neighbour(spot: Spot, direction: int) -> Spot:
    return spot[0] + STEPS[direction][0], spot[1] + STEPS[direction][1]


def turned(spot: Spot, turn: int) -> Spot:
    """Sixths of a full turn counter-clockwise."""
    q, r = spot
    for _ in range(turn):
        q, r = q + r, -q
    return q, r


def laid(face: Face, at: Spot, turn: int) -> Face:
    """A face where it lies, so turned."""

    def put(spot: Spot) -> Spot:
        q, r = turned(spot, turn)
        return at[0] + q, at[1] + r

    ends = tuple((put(spot), (side + turn) % 6) for spot, side in face.ends)
    return Face(tuple(map(put, face.spots)), face.terrains, ends)


def flows(face: Face) -> set[tuple[Spot, int]]:
    """The sides that the river crosses: its ends, and between the hexagons of its ends."""
    found = set(face.ends)
    if len({spot for spot, _ in face.ends}) == 2:
        (first, _), (second, _) = face.ends
        way = next(side for side in range(6) if neighbour(first, side) == second)
        found |= {(first, way), (second, (way + 3) % 6)}
    return found


def hexes_of(face: Face, tile: int) -> dict[Spot, Hex]:
    """The places of a laid face; whether they are large is not told here."""
    crossed = flows(face)
    places: dict[Spot, Hex] = {}
    for spot, terrain in zip(face.spots, face.terrains, strict=True):
        sides = frozenset(side for where, side in crossed if where == spot)
        places[spot] = Hex(terrain, tile, sides, river="river" if sides else "")
    return places


def land_of(faces: Iterable[Face], places: Json, figures: dict[str, Spot]) -> Land:
    """The kingdom of laid faces; `places` are the view's, with what is large and long."""
    hexes: dict[Spot, Hex] = {}
    for number, face in enumerate(faces):
        hexes |= hexes_of(face, number)
    for name, text in places.items():
        spot = read_spot(name)
        words = text.split()
        river = words[-1] if words[-1] in ("river", "long-river") else ""
        hexes[spot] = hexes[spot]._replace(large="large" in words, river=river)
    return Land(hexes, figures)


def read_land(view: dict[str, Json], components: Components) -> Land:
    """The kingdom of a view."""
    faces = start_faces(view, components)
    for text in view["kingdom"]:
        place, side, turn = text.split()
        faces.append(laid(face_of(side, components), read_spot(place), int(turn[1:])))
    figures = {figure: read_spot(place) for figure, place in view["figures"].items()}
    return land_of(faces, view["places"], figures)


def start_faces(view: dict[str, Json], components: Components) -> list[Face]:
    """The starting tiles, on the sides on which they lie (B-S5)."""
    plain = [start_face(start) for start in components.starts]
    return plain if lies(plain, view) else [start_face(mirror(each)) for each in components.starts]


def start_face(start: Start) -> Face:
    ends = tuple((spot_of(place), direction) for place, direction in start.river)
    terrains = tuple(TERRAINS[number] for number in start.terrain)
    return Face(tuple(map(spot_of, start.places)), terrains, ends)


def lies(faces: list[Face], view: dict[str, Json]) -> bool:
    """Whether these are the first tiles of the kingdom."""
    for face in faces:
        for spot, place in hexes_of(face, 0).items():
            words = view["places"].get(f"{spot[0]},{spot[1]}", "-").split()
            if words[0] != place.terrain or words[-1].endswith("river") != bool(place.river):
                return False
    return True


def face_of(name: str, components: Components) -> Face:
    """A side of an ordinary tile, such as T05A, at 0,0."""
    side = next(side for side in components.sides if side.name == name)
    ends = tuple((SHAPE[hexagon], direction) for hexagon, direction in side.river)
    return Face(SHAPE, tuple(TERRAINS[number] for number in side.terrain), ends)


def spot_of(place: int) -> Spot:
    return q_of(place), r_of(place)


def read_spot(text: str) -> Spot:
    q, r = text.split(",")
    return int(q), int(r)
