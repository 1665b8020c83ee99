"""For tests: every conceivable action, and what must hold inside a position."""

from collections.abc import Iterator

from bajarz.games.fantazja import actions as act
from bajarz.games.fantazja.components import TYPE_MILITARY
from bajarz.games.fantazja.effects import connected
from bajarz.games.fantazja.memory import count_unseen, fits
from bajarz.games.fantazja.state import AWAY, NOBODY, NOWHERE, Position
from bajarz.games.fantazja.tables import CASTLE, STEP, place_at, x_of, y_of


def conceivable(position: Position) -> Iterator[int]:
    """All actions on the map and one place beyond its edges, with every tile there is."""
    xs = [x_of(place) for place in position.top]
    ys = [y_of(place) for place in position.top]
    columns = range(min(xs) - 2, max(xs) + 3)
    places = [place_at(x, y) for y in range(min(ys) - 2, max(ys) + 3) for x in columns]
    tiles = range(position.tables.castle)
    for kind in (act.KIND_SMALL, act.KIND_LARGE, act.KIND_SPECIAL):
        for tile in tiles:
            for place in places:
                for rotation in range(4):
                    yield act.encode(kind, tile, place, rotation)
    for kind in (act.KIND_GAIN, act.KIND_PAY, act.KIND_PRODUCTION, act.KIND_BURY):
        for tile in tiles:
            yield act.encode(kind, tile)
    for tile in tiles:
        for other in tiles:
            yield act.encode(act.KIND_RESIDENTIAL, tile, other)
    for place in places:
        yield act.encode(act.KIND_MILITARY, 0, place)
    for kind in (act.KIND_MAGIC, act.KIND_RETURN, act.KIND_END):
        yield act.encode(kind)


def invariant_errors(position: Position) -> list[str]:
    """Everything that is wrong with a position; nothing, if the engine is right."""
    return [*lost_tiles(position), *lost_tokens(position), *wrong_map(position)]


def lost_tiles(position: Position) -> list[str]:
    """F-C1: every tile is in exactly one place."""
    found = [laid >> 2 for laid in position.top.values() if laid >> 2 != position.tables.castle]
    for stack in position.under.values():
        found += [laid >> 2 for laid in stack]
    for seat in (0, 1):
        zones = (position.hand, position.bag, position.bottom, position.discard, position.ip)
        tiles = [tile for zone in zones for tile in zone[seat]]
        if any(position.tables.owner[tile] != seat for tile in tiles):
            return [f"seat {seat + 1} holds a tile of the other faction"]
        found += tiles
    if sorted(found) != list(range(position.tables.castle)):
        return [f"{len(found)} tiles, {len(set(found))} of them different"]
    return []


def lost_tokens(position: Position) -> list[str]:
    """F-C1: five Power tokens and the Bonus tokens."""
    wrong = []
    if position.bonus_left + sum(position.bonus) != position.tables.bonus_tokens:
        wrong.append("Bonus tokens were lost or made")
    holders = (NOBODY, 0, 1)
    for kind, holder in enumerate(position.tokens):
        if holder not in holders and not (kind == TYPE_MILITARY and holder == AWAY):
            wrong.append(f"token {kind} is held by {holder}")
    if position.guard != NOWHERE and position.tokens[TYPE_MILITARY] != AWAY:
        wrong.append("the military token is in two places")
    if position.guard != NOWHERE and not position.is_building(position.guard):
        wrong.append("the military token guards nothing")
    for seat in (0, 1):
        if position.unseen[seat] != count_unseen(position, seat):
            wrong.append(f"the number of unseen tiles of seat {seat + 1} is out of step")
        if not fits(position, seat):
            wrong.append(f"what was learnt does not fit the hidden tiles of seat {seat + 1}")
    return wrong


def wrong_map(position: Position) -> list[str]:
    """The map hangs together, and what is kept beside it is what it shows."""
    wrong = []
    if len(connected(position)) != len(position.top):
        wrong.append("a building is cut off from the castle (F-D2)")
    around = {place + step for place in position.top for step in STEP}
    needs = {place: position.need_of(place) for place in around if place not in position.top}
    if needs != position.need:
        wrong.append("the needs of the empty places are out of step")
    counts = [0] * 10
    for place, laid in position.top.items():
        if place != CASTLE:
            counts[position.tables.owner[laid >> 2] * 5 + position.tables.type[laid >> 2]] += 1
    if counts != position.visible:
        wrong.append("the counts of visible buildings are out of step")
    return wrong
