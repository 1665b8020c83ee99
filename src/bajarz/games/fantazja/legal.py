"""Every legal action, fast: from tables made by the same rules that refusals.py cites."""

from typing import Final

from bajarz.games.fantazja.actions import (
    KIND_BURY,
    KIND_END,
    KIND_GAIN,
    KIND_LARGE,
    KIND_MAGIC,
    KIND_MILITARY,
    KIND_PAY,
    KIND_PRODUCTION,
    KIND_RESIDENTIAL,
    KIND_RETURN,
    KIND_SMALL,
    KIND_SPECIAL,
)  # fmt: skip
from bajarz.games.fantazja.components import TYPE_SPECIAL
from bajarz.games.fantazja.state import (
    NOBODY,
    NOWHERE,
    PHASE_MAGIC,
    PHASE_OVER,
    PHASE_PAY,
    Position,
)
from bajarz.games.fantazja.tables import CASTLE, STEP

SMALL_CODE: Final = KIND_SMALL << 22
LARGE_CODE: Final = KIND_LARGE << 22
ROTATIONS: Final = [
    [rotation for rotation in range(4) if bits >> rotation & 1] for bits in range(16)
]


def legal_actions(position: Position) -> list[int]:
    """All legal actions of the seat to move, ascending."""
    phase = position.phase
    if phase == PHASE_OVER:
        return []
    if phase == PHASE_PAY:  # F-L1
        return sorted([(KIND_PAY << 22) + (tile << 16) for tile in position.ip[position.seat]])
    if phase == PHASE_MAGIC:  # F-M4
        return [(KIND_BURY << 22) + (tile << 16) for tile in position.shown] + [KIND_RETURN << 22]
    seat = position.seat
    actions: list[int] = []
    if not position.acted:
        add_builds(position, seat, actions)
        for tile in position.hand[seat]:
            actions.append((KIND_GAIN << 22) + (tile << 16))
    add_powers(position, seat, actions)
    if position.acted or not position.hand[seat]:  # F-T1, F-T2
        actions.append(KIND_END << 22)
    actions.sort()
    return actions


def add_builds(position: Position, seat: int, actions: list[int]) -> None:
    """Small buildings, and large ones if there is an Imagination Point to pay with (F-L1)."""
    tables = position.tables
    can_pay = len(position.ip[seat]) > 0
    grounded: list[int] = []
    covering: list[int] = []
    codes: list[int] = []
    for tile in position.hand[seat]:
        if tables.small[tile]:
            grounded.append(tile)
            codes.append(SMALL_CODE + (tile << 16))
        elif can_pay:
            if tables.grounded[tile]:
                grounded.append(tile)
                codes.append(LARGE_CODE + (tile << 16))
            else:
                covering.append(tile)
    if grounded:
        add_grounded(position, seat, grounded, codes, actions)
    if covering:
        add_covers(position, seat, covering, actions)


def add_grounded(
    position: Position, seat: int, tiles: list[int], codes: list[int], actions: list[int]
) -> None:
    """Tiles on empty places, each with the code of its action: F-P1 to F-P5."""
    all_fits = position.tables.fits
    guarded = position.guard != NOWHERE and position.guard_of != seat
    for place, need in position.need.items():
        if guarded and position.beside_barred(place, seat):  # F-P5
            continue
        fits = all_fits[need]
        if fits is None:
            fits = position.tables.fitting_rotations(need)
        for index, tile in enumerate(tiles):
            bits = fits[tile]
            if bits:
                code = codes[index] + (place << 2)
                if bits & 1:
                    actions.append(code)
                if bits & 2:
                    actions.append(code + 1)
                if bits & 4:
                    actions.append(code + 2)
                if bits & 8:
                    actions.append(code + 3)


def add_covers(position: Position, seat: int, tiles: list[int], actions: list[int]) -> None:
    """A level II or III on top of a building: F-L2, F-L3, F-P5."""
    over = position.tables.over
    castle = position.tables.castle
    guarded = position.guard != NOWHERE and position.guard_of != seat
    for place, laid in position.top.items():
        row = (laid >> 2) * castle
        if place == CASTLE or (guarded and place == position.guard):
            continue
        for tile in tiles:
            bits = over[row + tile]
            if bits:
                code = LARGE_CODE + (tile << 16) + (place << 2)
                for rotation in ROTATIONS[bits]:
                    actions.append(code + (rotation + laid & 3))


def add_powers(position: Position, seat: int, actions: list[int]) -> None:
    """The powers this seat may still use this turn (F-T3, F-K5)."""
    if position.exchanging:
        add_exchanges(position, seat, actions)
    if position.power != NOBODY:
        return
    tokens = position.tokens
    if tokens[0] == seat:
        add_exchanges(position, seat, actions)
    if tokens[1] == seat:
        for tile in position.discard[seat]:  # F-M2
            actions.append((KIND_PRODUCTION << 22) + (tile << 16))
    if tokens[2] == seat:
        for place in position.top:  # F-M3
            if place != CASTLE:
                actions.append((KIND_MILITARY << 22) + (place << 2))
    if tokens[3] == seat and position.hand[1 - seat] and not position.is_out(seat):  # F-M4
        actions.append(KIND_MAGIC << 22)
    if tokens[4] == seat:
        add_replacements(position, seat, actions)


def add_exchanges(position: Position, seat: int, actions: list[int]) -> None:
    """F-M1: a tile in hand for one of the discard pile, three times at most."""
    if len(position.given) == 3:
        return
    for given in position.hand[seat]:
        if given not in position.taken:
            for taken in position.discard[seat]:
                if taken not in position.given:
                    actions.append((KIND_RESIDENTIAL << 22) + (given << 16) + (taken << 2))


def add_replacements(position: Position, seat: int, actions: list[int]) -> None:
    """F-M5: an own building by a tile of the same level from the hand."""
    tables = position.tables
    for place, laid in position.top.items():
        old = laid >> 2
        if old == tables.castle or tables.owner[old] != seat or tables.type[old] == TYPE_SPECIAL:
            continue
        if position.is_barred(place, seat):
            continue
        for tile in position.hand[seat]:
            if tables.level[tile] == tables.level[old]:
                code = (KIND_SPECIAL << 22) + (tile << 16) + (place << 2)
                for rotation in ROTATIONS[matching_rotations(position, place, tile)]:
                    actions.append(code + rotation)


def matching_rotations(position: Position, place: int, tile: int) -> int:
    """A bit for each rotation in which a tile shows the symbols of all the sides around (F-M5)."""
    tables = position.tables
    bits = 15
    for direction in range(4):
        beside = position.top.get(place + STEP[direction])
        if beside is not None:
            element = (tables.face[beside * 4 + (direction ^ 2)] - 1) // 3
            bits &= tables.side_matches[direction * 4 + element][tile]
    return bits
