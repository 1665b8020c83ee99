"""Why an action is refused, in the order in which rules are cited.

The order is: game over, the wrong moment or seat, not one's own tile, off the grid, cell taken,
and in solo 1 the rules that the castle would break: place, edges, support, building, holes.
"""

from bajarz.core.refusal import Fact, Refusal
from bajarz.games.caladale import actions as act
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.legal import open_gates, slid
from bajarz.games.caladale.state import (
    MODE_BUILDER,
    MODE_PUZZLE,
    MODE_TABLE,
    NO_TILE,
    PHASE_BUILD,
    PHASE_DECIDE,
    PHASE_DRAFT,
    PHASE_GATES,
    PHASE_OVER,
    PHASE_PLACE,
    Position,
)
from bajarz.games.caladale.tables import cell_at, on_grid
from bajarz.games.caladale.violations import find_violations

GATE_RULES = ("C-S1", "C-1a", "C-2b", "C-F1")  # by what is played
RULES = (
    "C-B2", "C-B4", "C-B5", "C-B3", "C-1c", "C-B9", "C-B11", "C-B8", "C-B6", "C-B7",
)  # fmt: skip


def explain(position: Position, seat: int, action: int) -> list[Refusal]:
    """Every rule that forbids this action to this seat, the one to cite first."""
    kind = act.kind_of(action)
    payload = act.payload_of(action)
    if position.phase == PHASE_OVER:
        return [over(position, kind)]
    if kind == act.KIND_GATE:
        refusals = gate_refusals(position, seat, payload)
    elif kind == act.KIND_EXCHANGE:
        refusals = exchange_refusals(position, seat, payload)
    elif kind == act.KIND_DONE:
        refusals = done_refusals(position, seat)
    elif kind == act.KIND_STOP:
        refusals = stop_refusals(position)
    elif act.KIND_PLACE <= kind <= act.KIND_LAYOUT:
        refusals = edit_refusals(position, seat, action)
    else:
        refusals = draft_refusals(position, seat, kind, payload)
    return refusals


def over(position: Position, kind: int) -> Refusal:
    """C-B1: castles are built until the final count; C-E1, C-1e: then the game is over."""
    if act.KIND_PLACE <= kind <= act.KIND_LAYOUT and position.mode != MODE_BUILDER:
        return Refusal("C-B1", "over")
    return Refusal(end_rule(position.mode), "over")


def end_rule(mode: int) -> str:
    """The rule by which a game ends: C-1e for solo 1, C-E1 for all others."""
    return "C-1e" if mode == MODE_BUILDER else "C-E1"


# The draft


def wrong_turn(position: Position, seat: int) -> list[Refusal]:
    """C-T1: the draft is open to the seat to move alone, and so is the choice of a gate (C-S1)."""
    if position.phase == PHASE_BUILD or seat == position.seat:
        return []
    rule = "C-S1" if position.phase == PHASE_GATES else "C-T1"
    return [Refusal(rule, "turn", {"seat": position.seat + 1}, turn=True)]


def draft_refusals(position: Position, seat: int, kind: int, tile: int) -> list[Refusal]:
    """C-T1, C-T2, C-1b: take or draw, then keep or turn down."""
    refusals = wrong_turn(position, seat)
    if position.mode == MODE_BUILDER and kind != act.KIND_TAKE:  # C-1b: no drawing, no turning down
        return [*refusals, Refusal("C-1b", act.KINDS[kind].__name__.lower())]
    wanted = PHASE_DRAFT if kind == act.KIND_TAKE or kind == act.KIND_DRAW else PHASE_DECIDE
    if position.phase != wanted:
        refusals.append(wrong_phase(position, wanted))
    elif kind == act.KIND_TAKE and tile not in position.face_up:
        refusals.append(Refusal("C-T1", "tile", named(position, tile)))
    elif kind == act.KIND_DRAW and not position.stack:
        refusals.append(Refusal("C-T1", "stack"))
    return refusals


def wrong_phase(position: Position, wanted: int) -> Refusal:
    """What must be done first; after the draft, and where there is none, that it is over."""
    if position.phase == PHASE_GATES:
        return gate_pending(position)
    if position.phase == PHASE_BUILD and position.mode != MODE_TABLE:
        return Refusal("C-2a" if position.mode == MODE_PUZZLE else "C-F1", "draft")
    if wanted == PHASE_DECIDE and position.phase == PHASE_DRAFT:
        return Refusal("C-T2", "nothing")
    if position.phase == PHASE_PLACE:
        return Refusal("C-1b", "pending", named(position, position.taken))
    if position.phase == PHASE_DECIDE:
        return Refusal("C-T2", "pending")
    return Refusal("C-T4", "pending")


def gate_pending(position: Position) -> Refusal:
    """C-S1, C-1a, C-2b: first everybody has a gate."""
    return Refusal(GATE_RULES[position.mode], "pending")


def gate_refusals(position: Position, seat: int, gate: int) -> list[Refusal]:
    """C-S1 (C-1a, C-2b): one of the gates that are left, in one's turn to choose."""
    rule = GATE_RULES[position.mode]
    if position.phase != PHASE_GATES:
        return [Refusal(rule, "chosen")]
    refusals = wrong_turn(position, seat)
    facts: dict[str, Fact] = {"tile": act.name_of(position.tables, gate >> 1, gate & 1)}
    if gate not in open_gates(position):
        refusals.append(Refusal(rule, "gate", facts))
    return refusals


def exchange_refusals(position: Position, seat: int, tiles: int) -> list[Refusal]:
    """C-2b: an own tile, no gate and no scaffold, for one of the nine."""
    if position.mode != MODE_PUZZLE:
        return [Refusal("C-2b", "puzzle")]
    if position.phase != PHASE_BUILD:
        return [gate_pending(position)]
    mine = tiles >> 7
    theirs = tiles & 127
    refusals: list[Refusal] = []
    if mine >= position.tables.first_gate:
        refusals.append(Refusal("C-2b", "fixed", named(position, mine)))
    elif not position.owns(seat, mine):
        refusals.append(Refusal("C-2b", "own", named(position, mine)))
    if theirs not in position.face_up:
        refusals.append(Refusal("C-2b", "nine", named(position, theirs)))
    return refusals


def done_refusals(position: Position, seat: int) -> list[Refusal]:
    """C-E1: once, in the last building time; solo 1 is stopped instead (C-1e)."""
    if position.mode == MODE_BUILDER:
        return [Refusal("C-1e", "done")]
    if position.phase != PHASE_BUILD:
        return [Refusal("C-E1", "draft")]
    return [Refusal("C-E1", "done")] if position.done[seat] else []


def stop_refusals(position: Position) -> list[Refusal]:
    """C-1e: only solo 1 is stopped, once there is a gate (C-1a)."""
    if position.mode != MODE_BUILDER:
        return [Refusal("C-1e", "builder")]
    return [gate_pending(position)] if position.phase == PHASE_GATES else []


# Castle edits


def edit_refusals(position: Position, seat: int, action: int) -> list[Refusal]:
    """C-B1: anything goes with one's own tiles, as long as they lie on free cells of the grid."""
    if position.gate[seat] == NO_TILE:
        return [gate_pending(position)]
    kind = act.kind_of(action)
    if kind == act.KIND_PLACE:
        refusals = place_refusals(position, seat, act.payload_of(action))
    elif kind == act.KIND_GRASS:
        refusals = grass_refusals(position, seat, act.column_of(action))
    elif position.mode == MODE_BUILDER:
        refusals = [Refusal("C-1b", "final")]
    elif kind == act.KIND_BACK:
        refusals = back_refusals(position, seat, act.payload_of(action))
    elif kind == act.KIND_SHIFT:
        refusals = shift_refusals(position, seat, act.shift_x(action), act.shift_y(action))
    else:
        refusals = layout_refusals(position, seat, action)
    return refusals


def place_refusals(position: Position, seat: int, piece: int) -> list[Refusal]:
    """C-B1, C-B2; in solo 1 all rules of building."""
    if position.mode == MODE_BUILDER:
        refusals = builder_tile(position, act.piece_tile(piece))
    else:
        refusals = not_own(position, seat, piece)
    castle = position.castles[seat]
    if not on_grid(act.piece_x(piece), act.piece_y(piece)):
        return [*refusals, off_grid(piece)]
    laid = castle.laid.get(cell_of(piece))
    if laid is not None and laid >> 3 != act.piece_tile(piece):
        return [*refusals, taken_cell(position, piece, laid >> 3)]
    if position.mode == MODE_BUILDER and not refusals:
        return broken_rules(with_piece(castle, piece), cell_of(piece))
    return refusals


def not_own(position: Position, seat: int, piece: int) -> list[Refusal]:
    """C-B1: an own kept tile; C-S1: in the standard game a gate shows the side for its players."""
    tile = act.piece_tile(piece)
    if not position.owns(seat, tile):
        return [Refusal("C-B1", "own", named(position, tile))]
    side = act.piece_side(piece)
    if (
        position.mode == MODE_TABLE
        and position.tables.is_gate[tile]
        and side != position.side[seat]
    ):
        return [Refusal("C-S1", "side", {"tile": act.name_of(position.tables, tile, side)})]
    return []


def off_grid(piece: int) -> Refusal:
    """C-C2: row 0 is the lowest; and the grid is larger than any castle, but it ends."""
    return Refusal("C-C2", "", {"place": place_name(piece)})


def taken_cell(position: Position, piece: int, other: int) -> Refusal:
    """C-B2: one tile to a cell."""
    facts = {**named(position, act.piece_tile(piece)), "place": place_name(piece)}
    return Refusal("C-B2", "taken", {**facts, "there": position.tables.name[other]})


def back_refusals(position: Position, seat: int, tile: int) -> list[Refusal]:
    """C-B1: what is taken back lies in one's own castle."""
    if position.castles[seat].has(tile):
        return []
    return [Refusal("C-B1", "placed", named(position, tile))]


def shift_refusals(position: Position, seat: int, dx: int, dy: int) -> list[Refusal]:
    """C-C2: the castle stays on the grid."""
    castle = position.castles[seat]
    tiles = [laid >> 3 for laid in castle.laid.values()]
    return [] if castle.can_move_group(tiles, dx, dy) else [Refusal("C-C2", "shift")]


def grass_refusals(position: Position, seat: int, column: int) -> list[Refusal]:
    """C-1d: in solo 1 the castle must stay as it should be; in other games it need not."""
    castle = position.castles[seat]
    if not castle.can_slide(column):
        return [Refusal("C-C2", "grass", {"column": column})]
    return broken_rules(slid(castle, column), -1) if position.mode == MODE_BUILDER else []


def layout_refusals(position: Position, seat: int, action: int) -> list[Refusal]:
    """C-B1, C-B2 for a whole castle: each tile and each cell once."""
    refusals: list[Refusal] = []
    if not position.castles[seat].can_slide(act.column_of(action)):
        refusals.append(Refusal("C-C2", "grass", {"column": act.column_of(action)}))
    cells: dict[int, int] = {}
    tiles: set[int] = set()
    for piece in act.pieces_of(action):
        tile = act.piece_tile(piece)
        refusals += not_own(position, seat, piece)
        if tile in tiles:
            refusals.append(Refusal("C-B1", "twice", named(position, tile)))
        tiles.add(tile)
        if not on_grid(act.piece_x(piece), act.piece_y(piece)):
            refusals.append(off_grid(piece))
        elif cell_of(piece) in cells:
            refusals.append(taken_cell(position, piece, cells[cell_of(piece)]))
        else:
            cells[cell_of(piece)] = tile
    return refusals


# Solo 1


def builder_tile(position: Position, tile: int) -> list[Refusal]:
    """C-1b: the tile just taken, or the scaffold once; what is placed stays."""
    if position.castles[0].has(tile):
        return [Refusal("C-1b", "final")]
    if tile == position.tables.scaffold or tile == position.taken:
        return []
    return [Refusal("C-1b", "taken", named(position, tile))]


def broken_rules(castle: Castle, cell: int) -> list[Refusal]:
    """Each rule that a castle would break, once, told of this cell if it is broken there."""
    violations = find_violations(castle)
    refusals: list[Refusal] = []
    for rule in RULES:
        broken = [each for each in violations if each.rule == rule]
        here = [each for each in broken if each.cell == cell]
        if broken:
            refusals.append((here or broken)[0].refusal())
    return refusals


def with_piece(castle: Castle, piece: int) -> Castle:
    """The castle with one more tile."""
    after = castle.clone()
    tile = act.piece_tile(piece)
    after.place(tile, cell_of(piece), act.piece_rotation(piece), act.piece_side(piece))
    return after


# Facts


def cell_of(piece: int) -> int:
    return cell_at(act.piece_x(piece), act.piece_y(piece))


def place_name(piece: int) -> str:
    return act.cell_name(act.piece_x(piece), act.piece_y(piece))


def named(position: Position, tile: int) -> dict[str, Fact]:
    return {"tile": position.tables.name[tile]}
