"""The facts that refusals state: places, tiles, and what sides show and should show."""

from bajarz.core.refusal import Fact
from bajarz.games.fantazja.actions import place_name
from bajarz.games.fantazja.components import ELEMENTS, TYPES
from bajarz.games.fantazja.state import Position
from bajarz.games.fantazja.tables import STEP, same_symbol

SIDES = ("north", "east", "south", "west")
Touch = tuple[int, int, int]  # a direction, the face that a tile shows there, the face it touches


def around(position: Position, laid: int, place: int) -> list[Touch]:
    """Where a tile laid here touches its neighbours."""
    face = position.tables.face
    touches: list[Touch] = []
    for direction in range(4):
        beside = position.top.get(place + STEP[direction])
        if beside is not None:
            touches.append(
                (direction, face[laid * 4 + direction], face[beside * 4 + (direction ^ 2)])
            )
    return touches


def upon(position: Position, laid: int, below: int) -> list[Touch]:
    """Where a tile laid on another touches it: all four sides."""
    face = position.tables.face
    return [
        (direction, face[laid * 4 + direction], face[below * 4 + direction])
        for direction in range(4)
    ]


def other_symbols(touches: list[Touch]) -> list[Touch]:
    """F-P3, F-L3, F-M5: those where the symbols differ."""
    return [touch for touch in touches if not same_symbol(touch[1], touch[2])]


def at(place: int) -> dict[str, Fact]:
    return {"place": place_name(place)}


def named(position: Position, tile: int, prefix: str = "") -> dict[str, Fact]:
    tables = position.tables
    return {
        f"{prefix}tile": tables.name[tile],
        f"{prefix}type": TYPES[tables.type[tile]],
        f"{prefix}level": tables.level[tile],
    }


def symbol_facts(touch: Touch) -> dict[str, Fact]:
    """The element that a side must show, and the one it shows."""
    direction, mine, theirs = touch
    return {
        "side": SIDES[direction],
        "element": ELEMENTS[(theirs - 1) // 3],
        "shown": ELEMENTS[(mine - 1) // 3],
    }


def count_facts(touch: Touch) -> dict[str, Fact]:
    """The same, with how many symbols it needs and how many it has."""
    _, mine, theirs = touch
    return {**symbol_facts(touch), "need": (theirs - 1) % 3 + 1, "has": (mine - 1) % 3 + 1}
