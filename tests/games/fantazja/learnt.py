"""Positions in which a seat has learnt much of the other's tiles, and all that they can be.

What can be is written here once more, from what memory.py says of its numbers: slowly, by names.
"""

import json
from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from bajarz.games.fantazja import actions as act
from bajarz.games.fantazja.engine import FantazjaState
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.position_data import FantazjaPosition, MemoryData, SeatData
from worlds import Worlds

ME, THEM = 0, 1
Part = dict[str, Any]  # of a position, as a scenario writes it

# Reached by legal play, between a bot that gains an Imagination Point whenever it can and `greedy`,
# who looks into its hand by magic whenever it can: `simulate fantazja`, seeds 2, 21, 4, 12 and 10.
# Of all ways to deal the hidden tiles that their numbers allow, one in 12 000 to one in 4 700 000
# fits what was learnt.
TIGHT = Path(__file__).parent / "tight_positions.jsonl"


def tight_positions() -> list[FantazjaPosition]:
    return [json.loads(line) for line in TIGHT.read_text(encoding="utf-8").splitlines()]


def possible_deals(full: FantazjaPosition) -> Iterator[tuple[list[str], list[str], list[str]]]:
    """Seat 2's IP, hand and bag, in every way that seat 1 cannot exclude."""
    own, memory = full["seats"]["2"], full["memory"]
    slots = [slot for slot, when in enumerate(memory["ip_since"][THEM]) if when]
    held = own["hand"] + [own["ip"][slot] for slot in slots]
    seen = [tile for tile in held if tile in memory["seen"]]
    never = sorted(set(held + own["bag"]) - set(seen))
    for drawn in combinations(never, len(held) - len(seen)):
        tiles = sorted([*seen, *drawn])
        for placed in permutations(tiles, len(slots)):
            points = own["ip"][:]
            for slot, tile in zip(slots, placed, strict=True):
                points[slot] = tile
            if can_be(memory, THEM, points):
                hand = [tile for tile in tiles if tile not in placed]
                yield points, hand, [tile for tile in never if tile not in drawn]


def can_be(memory: MemoryData, seat: int, points: list[str]) -> bool:
    """Whether these can be the seat's IP: a tile that was seen in the hand after a slot was filled
    does not lie there, and up to each slot there are not too many that were never seen."""
    never = 0
    for tile, since, limit in zip(
        points, memory["ip_since"][seat], memory["ip_unseen"][seat], strict=True
    ):
        if since:
            never += tile not in memory["seen"]
            if memory["seen"].get(tile, 0) > since or never > limit:
                return False
    return True


def redealt(
    full: FantazjaPosition, points: list[str], hand: list[str], bag: list[str]
) -> FantazjaPosition:
    """The same position with other tiles of seat 2."""
    own: SeatData = {**full["seats"]["2"], "ip": points, "hand": hand, "bag": bag}
    return {**full, "seats": {**full["seats"], "2": own}}


class LearntWorlds(Worlds):
    """Followed faster: of what the opponent does, only which tile is put face down is hidden."""

    def looks_alike(self, mover: int, one: int, other: int) -> bool:
        return mover != self.seat and act.kind_of(one) == act.kind_of(other) == act.KIND_GAIN


def worlds_of(game: Fantazja, truth: FantazjaState) -> LearntWorlds:
    """The position, and every other that seat 1 cannot tell from it by what it has learnt."""
    full = truth.full()
    others = [game.position(2, {}, redealt(full, *deal)) for deal in possible_deals(full)]
    return LearntWorlds(truth, ME, others)


def small_position(
    game: Fantazja,
    hand: list[str],
    bag: list[str],
    ip: list[str],
    memory: Part,
    **more: object,
) -> FantazjaState:
    """Seat 2, the Engineers, is to move; all their tiles that are not named lie open."""
    named = {*hand, *bag, *ip, "E-R3"}
    discard = [name for name in game.tables.name if name[0] == "E" and name not in named]
    mine = ["S-R1a", "S-R1b", "S-R1c", "S-R2a", "S-R2b", "S-R3", "S-P1a", "S-P1b"]
    data: Part = {
        "to_move": 2,
        "map": ["0,-1 S-G1a r2", "0,-2 S-G1b r0", "0,-3 S-G1c r2", "1,0 E-R3 r0"],
        "tokens": {"magic": "seat 1", "residential": "seat 2"},
        "seats": {
            "1": {"hand": mine[:6], "bag": mine[6:]},
            "2": {"hand": hand, "bag": bag, "ip": ip, "discard": discard},
        },
        "memory": memory,
    }
    return game.position(2, {}, {**data, **more})
