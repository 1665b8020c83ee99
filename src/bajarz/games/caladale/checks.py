"""For tests: every conceivable action of the draft, and what must hold inside a position."""

from collections.abc import Iterator

from bajarz.games.caladale import actions as act
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.state import (
    MODE_PUZZLE,
    MODE_TABLE,
    NO_TILE,
    PHASE_DECIDE,
    PHASE_DRAFT,
    PHASE_PLACE,
    Position,
)


def conceivable(position: Position) -> Iterator[int]:
    """All actions that are listed whenever they are legal: castle edits and exchanges are not."""
    tables = position.tables
    for kind in (act.KIND_DRAW, act.KIND_KEEP, act.KIND_DOWN, act.KIND_DONE, act.KIND_STOP):
        yield act.encode(kind)
    for tile in range(tables.tiles):
        yield act.encode(act.KIND_TAKE, tile)
    for gate in range(tables.first_gate, tables.scaffold):
        for side in (0, 1):
            yield act.encode(act.KIND_GATE, gate * 2 + side)


def invariant_errors(position: Position) -> list[str]:
    """Everything that is wrong with a position; nothing, if the engine is right."""
    return [*lost_tiles(position), *lost_gates(position), *wrong_castle(position)]


def lost_tiles(position: Position) -> list[str]:
    """C-C1: every draft tile is in exactly one place."""
    found = [*position.face_up, *position.stack, *position.out]
    if position.taken != NO_TILE:
        found.append(position.taken)
    for seat in range(position.players):
        found += tiles_of(position, seat) + position.down[seat] + position.down_unseen[seat]
    first_gate = position.tables.first_gate
    draft = sorted([tile for tile in found if tile < first_gate])
    if draft != list(range(first_gate)):
        return [f"{len(draft)} draft tiles, {len(set(draft))} of them different"]
    if (position.taken != NO_TILE) != (position.phase in (PHASE_DECIDE, PHASE_PLACE)):
        return ["a tile is pending at the wrong time"]
    if position.mode != MODE_TABLE and position.mode != MODE_PUZZLE and position.unseen:
        return ["a tile was drawn unseen in a solo game"]
    return []


def lost_gates(position: Position) -> list[str]:
    """C-S1: every seat has its gate and its scaffold, and nobody else's."""
    wrong = []
    tables = position.tables
    given = [gate for gate in position.gate if gate != NO_TILE]
    if len(given) != len(set(given)):
        wrong.append("a gate was given twice")
    if len(given) < position.players and position.phase >= PHASE_DRAFT:
        wrong.append("a seat has no gate")
    for seat in range(position.players):
        held = sorted([tile for tile in tiles_of(position, seat) if tile >= tables.first_gate])
        if position.has_scaffold():
            gate = [] if position.gate[seat] == NO_TILE else [position.gate[seat]]
            wanted = [*gate, tables.scaffold]
        else:
            wanted = list(range(tables.first_gate, tables.scaffold))
        if held != wanted:
            wrong.append(f"seat {seat + 1} holds gates and scaffolds {held}, not {wanted}")
    return wrong


def tiles_of(position: Position, seat: int) -> list[int]:
    """A seat's kept tiles, in the castle and in the tray."""
    return [laid >> 3 for laid in position.castles[seat].laid.values()] + position.tray[seat]


def wrong_castle(position: Position) -> list[str]:
    """The castles are in step with what is kept beside them."""
    wrong = []
    for seat, castle in enumerate(position.castles):
        where = {cell: laid >> 3 for cell, laid in castle.laid.items()}
        placed = {cell: tile for tile, cell in enumerate(castle.where) if cell >= 0}
        if where != placed:
            wrong.append(f"the castle of seat {seat + 1} is out of step")
        index = position.placement_indexes[seat]
        if index is not None and index.analysis.laid != Analysis(castle).laid:
            wrong.append(f"the placement index of seat {seat + 1} is out of step")
        for tiles in (position.tray[seat], position.down[seat], position.down_unseen[seat]):
            if tiles != sorted(tiles):
                wrong.append(f"tiles of seat {seat + 1} are out of order")
    return wrong
