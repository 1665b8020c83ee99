"""Random kingdoms and positions of Grajeczka, made with the reference alone."""

from random import Random
from typing import Any

from reference.grajeczka import PAGES_EACH, Reference, limit
from reference.grajeczka_parts import (
    BOOK,
    FIGURES,
    TILE_NAMES,
    Kingdom,
    Place,
    Tile,
    laid,
    name,
    starting_tiles,
)


def random_kingdom(rng: Random, size: int, mirrored: bool) -> tuple[list[str], Kingdom]:
    """So many ordinary tiles on the starting ones, laid at random or for long rivers."""
    tiles, texts = starting_tiles(mirrored), []
    tries = rng.choice((1, 1, 4))
    for tile in rng.sample(TILE_NAMES, size):
        side = tile + rng.choice("AB")
        placements = rng.choices(Kingdom(tiles).placements(side), k=tries)
        at, sixths = max(placements, key=lambda place: longest_river([*tiles, laid(side, *place)]))
        tiles = [*tiles, laid(side, at, sixths)]
        texts.append(f"{name(at)} {side} r{sixths}")
    return texts, Kingdom(tiles)


def longest_river(tiles: list[Tile]) -> int:
    return max(len(river) for river in Kingdom(tiles).rivers())


def random_figures(rng: Random, kingdom: Kingdom) -> dict[str, Place]:
    """Each figure anywhere, now and then all close together."""
    places = sorted(kingdom.terrain)
    if rng.random() < 0.3:
        places = rng.sample(places, 3)
    return {figure: rng.choice(places) for figure in FIGURES}


def random_books(rng: Random, players: int) -> tuple[dict[str, Any], list[int]]:
    """Pages in hands, turned and told; and the pages that nobody has drawn."""
    pages = rng.sample(list(BOOK), len(BOOK))
    seats: dict[str, Any] = {}
    for number in range(1, players + 1):
        drawn = rng.choice((1, 2, PAGES_EACH[players] - 1, PAGES_EACH[players]))
        own = [pages.pop() for _ in range(drawn)]
        split = rng.randint(0, drawn - 1)
        seats[str(number)] = {
            "page": own[0],
            "turned": own[1 : 1 + split],
            "undrawn": PAGES_EACH[players] - drawn,
            "told": own[1 + split :],
            "token": rng.choice(("plain", "magic")),
            "out": False,
        }
    return seats, sorted(pages)


def random_position(rng: Random, players: int, options: dict[str, str], size: int) -> Any:
    """A position in the phase ``turn``, the stack empty now and then."""
    texts, kingdom = random_kingdom(rng, size, options["mirrored"] == "yes")
    free = [tile for tile in TILE_NAMES if not any(tile in text for text in texts)]
    rng.shuffle(free)
    top = free.pop() + rng.choice("AB") if free and rng.random() < 0.6 else ""
    seats, unread = random_books(rng, players)
    for seat in list(seats.values())[1:]:
        seat["out"] = rng.random() < 0.1
    figures = random_figures(rng, kingdom)
    return {
        "to_move": 1,
        "first": rng.randint(1, players),
        "turn": rng.choice((1, 100, 190, 196)),
        "phase": "turn",
        "limit": limit(players, options),
        "kingdom": texts,
        "figures": {figure: name(place) for figure, place in figures.items()},
        "top": top,
        "stack": sorted(free) if top else [],
        "unread": unread,
        "adventure": "",
        "moved": [],
        "flight": [],
        "told_now": False,
        "flipped": False,
        "seats": seats,
    }


def go_on_adventures(rng: Random, reference: Reference) -> None:
    """The seat to move goes on an adventure; sometimes it is flipped and a second one follows."""
    adventure(rng, reference)
    if "flip" in reference.legal() and rng.random() < 0.5:
        reference.play("flip", [])
        adventure(rng, reference)


def adventure(rng: Random, reference: Reference) -> None:
    """A figure moves or a tile is added, each as likely as the others; figures like to meet."""
    kinds: dict[str, list[str]] = {}
    for text in reference.legal():
        if text.startswith(("move", "add")):
            kinds.setdefault(text.rpartition(" ")[0] if "move" in text else "add", []).append(text)
    kind = rng.choice(sorted(kinds))
    stack = reference.state["stack"]
    deals = [rng.choice(stack) + rng.choice("AB")] if kind == "add" and stack else []
    others = set(reference.state["figures"].values())
    meeting = [text for text in kinds[kind] if text.split()[-1] in others]
    reference.play(rng.choice(meeting or kinds[kind]), deals)
