"""The actions that are listed, fast: all choices of the draft, and the sensible castle edits.

A castle can be edited in more ways than anybody wants to list (C-B1). Listed is the *research
form*: a tile of the tray is added beside the castle so that the castle then breaks no rule. Of
placements that look alike one is listed, of the lowest tile in the lowest rotation. Only
refusals.py knows every action.
"""

from bajarz.games.caladale.actions import (
    KIND_DONE,
    KIND_DOWN,
    KIND_DRAW,
    KIND_EXCHANGE,
    KIND_GATE,
    KIND_GRASS,
    KIND_KEEP,
    KIND_PLACE,
    KIND_STOP,
    KIND_TAKE,
    MIDDLE,
    encode,
    encode_piece,
)
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.state import (
    MODE_BUILDER,
    MODE_PUZZLE,
    MODE_TABLE,
    PHASE_BUILD,
    PHASE_DECIDE,
    PHASE_DRAFT,
    PHASE_GATES,
    PHASE_OVER,
    PHASE_PLACE,
    Position,
)
from bajarz.games.caladale.tables import Tables, x_of, y_of


def legal_actions(position: Position) -> list[int]:
    """The listed actions of the seat to move, ascending."""
    phase = position.phase
    actions: list[int] = []
    if phase == PHASE_OVER:
        return actions
    if phase == PHASE_GATES:
        return [encode(KIND_GATE, gate) for gate in open_gates(position)]
    if position.mode == MODE_BUILDER:
        add_builder(position, actions)
    else:
        seat = position.to_move()
        add_choices(position, seat, actions)
        add_edits(position, seat, actions)
    actions.sort()
    return actions


def add_choices(position: Position, seat: int, actions: list[int]) -> None:
    """The draft (C-T1, C-T2), and what else is no castle edit."""
    if position.phase == PHASE_DRAFT:
        for tile in position.face_up:
            actions.append(encode(KIND_TAKE, tile))
        if position.stack:
            actions.append(encode(KIND_DRAW))
    elif position.phase == PHASE_DECIDE:
        actions.append(encode(KIND_KEEP))
        actions.append(encode(KIND_DOWN))
    elif position.phase == PHASE_BUILD:
        actions.append(encode(KIND_DONE))  # C-E1
        if position.mode == MODE_PUZZLE:
            add_exchanges(position, seat, actions)


def open_gates(position: Position) -> list[int]:
    """The gates that may be chosen now, each with its side: `gate * 2 + side`, ascending.

    C-S1: with 2 or 3 players one theme and no Apprentice, with 4 two themes; C-1a, C-2b: any.
    """
    tables = position.tables
    gates = dealt_gates(tables, position.players)
    if position.mode != MODE_TABLE:
        return [gate * 2 + side for gate in gates for side in (0, 1)]
    side = gate_side(position.players)
    return [gate * 2 + side for gate in gates if gate not in position.gate]


def dealt_gates(tables: Tables, players: int) -> list[int]:
    """C-S1: the gates of the game; the Apprentice's, the last, is not used with 2 or 3 players."""
    last = tables.scaffold if players in (1, 4) else tables.scaffold - 1
    return list(range(tables.first_gate, last))


def gate_side(players: int) -> int:
    """C-S1: the two-theme side with 4 players."""
    return 1 if players == 4 else 0


def add_edits(position: Position, seat: int, actions: list[int]) -> None:
    """C-B1: every look of a tile in the tray, wherever it can be added."""
    look = position.fits.look
    offered: set[int] = set()
    for tile in position.tray[seat]:
        if look[tile] not in offered:
            offered.add(look[tile])
            add_placements(position, seat, tile, actions)


def add_placements(position: Position, seat: int, tile: int, actions: list[int]) -> None:
    fixed = position.mode == MODE_TABLE and position.tables.is_gate[tile]
    for placement in position.placement_index(seat).placements(tile):
        low = placement & 7
        if not fixed or low >> 2 == position.side[seat]:  # C-S1
            cell = placement >> 3
            actions.append(encode(KIND_PLACE, encode_piece(tile, x_of(cell), y_of(cell), low)))


def add_exchanges(position: Position, seat: int, actions: list[int]) -> None:
    """C-2b: a tile of the tray for one that looks different; each look once."""
    look = position.fits.look
    given: set[int] = set()
    for mine in position.tray[seat]:
        if mine < position.tables.first_gate and look[mine] not in given:
            given.add(look[mine])
            taken = {look[mine]}
            for theirs in sorted(position.face_up):
                if look[theirs] not in taken:
                    taken.add(look[theirs])
                    actions.append(encode(KIND_EXCHANGE, mine << 7 | theirs))


# Solo 1


def add_builder(position: Position, actions: list[int]) -> None:
    """C-1b, C-1d, C-1e: take a tile, or place it; the scaffold at any time; slide; stop."""
    actions.append(encode(KIND_STOP))
    if position.phase == PHASE_PLACE:
        add_placements(position, 0, position.taken, actions)
        for grass in slides(position.castles[0]):
            actions.append(encode(KIND_GRASS, grass + MIDDLE))
    else:
        for tile in position.face_up:
            actions.append(encode(KIND_TAKE, tile))
    if position.tables.scaffold in position.tray[0]:
        add_placements(position, 0, position.tables.scaffold, actions)


def slides(castle: Castle) -> list[int]:
    """C-1d: the other columns at which the grass may begin, so that C-B4 and C-B5 hold."""
    columns = range(castle.grass - castle.width, castle.grass + castle.width + 1)
    return [x for x in columns if x != castle.grass and may_slide(castle, x)]


def may_slide(castle: Castle, grass: int) -> bool:
    return castle.can_slide(grass) and Analysis(slid(castle, grass)).is_legal()


def slid(castle: Castle, grass: int) -> Castle:
    """The castle over grass that begins in another column."""
    moved = castle.clone()
    moved.slide(grass)
    return moved
