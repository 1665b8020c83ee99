"""What a seat or a spectator may know of a position (C-I1)."""

from typing import Literal, NotRequired, TypedDict

from bajarz.core.view import View
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.components import KINDS
from bajarz.games.caladale.correction import Correction
from bajarz.games.caladale.events import RemovedTile
from bajarz.games.caladale.legal import open_gates
from bajarz.games.caladale.result import corrected, result, score_parts, scores, tiles_left
from bajarz.games.caladale.state import (
    MODE_FREE_PLAY,
    MODE_PUZZLE,
    MODES,
    NO_TILE,
    PHASE_GATES,
    PHASES,
    VARIETIES,
    Position,
)
from bajarz.games.caladale.tables import Tables, cell_at, rotation_of, side_of, tile_of, x_of, y_of
from bajarz.games.caladale.turns import removed_tiles
from bajarz.games.caladale.violations import NOWHERE, SIDES, WHOLE, list_violations


class CellView(TypedDict):
    """A cell of a castle: the column, and the row from the ground up."""

    x: int
    y: int


class TileView(TypedDict):
    """A tile; a gate's `side` is 1 where it shows its two themes, else 0."""

    tile: str
    side: int


class LaidTile(TileView):
    """A tile in a castle, turned by so many quarters clockwise."""

    x: int
    y: int
    rotation: int


class ViolationView(TypedDict):
    """A broken rule, and the cell of the tile that breaks it; a missing gate has none (C-B4)."""

    rule: str
    cell: NotRequired[CellView]
    sides: NotRequired[list[str]]  # the edges that disagree (C-B3)


class OpenEdgeView(TypedDict):
    """A castle edge that nothing meets."""

    x: int
    y: int
    side: str


class CountedView(TypedDict):
    """What counts of a castle if it is counted now (C-P1, C-P3, C-P4)."""

    tiles: int  # without the scaffold
    open: int  # castle edges


class SeatView(TypedDict):
    """What everybody may know of a seat."""

    gate: NotRequired[TileView]  # once it is chosen or dealt
    castle: list[LaidTile]
    grass: int  # the first column of the grass
    grass_width: int
    tray: list[TileView]  # kept tiles that are not in the castle
    down: list[str]  # turned down, and seen by all
    down_unseen: int
    done: bool
    exchanges: int
    violations: list[ViolationView]
    open: list[OpenEdgeView]
    finished: bool
    removed: list[RemovedTile]  # what would come down if the castle were counted now (C-P4)
    counted: CountedView
    parts: dict[str, int]  # of the score
    left: NotRequired[int]  # C-F1: tiles that are left in free play


class PrivateView(TypedDict):
    """What only the seat itself may know: the tiles that it turned down unseen by the others."""

    down_unseen: list[str]


class CaladaleView(View):
    """Castles of Caladale as a seat or a spectator sees it."""

    mode: Literal["table", "builder", "puzzle", "free"]
    first: int
    unseen: bool  # whether the taken tile was drawn unseen
    gates: list[TileView]  # that may be chosen now (C-S1, C-1a, C-2b)
    both_sides: bool  # whether a gate may be turned to its other side (C-2b, C-F1)
    upright: list[str]  # kinds of tiles that are never turned (C-B2)
    face_up: list[str]
    taken: NotRequired[str]  # by the seat to move, where it may be known
    stack: int
    seats: dict[str, SeatView]
    private: dict[str, PrivateView]  # of the seat that looks; a spectator has none


def view(position: Position, seat: int | None) -> CaladaleView:
    """What this seat may know; None is a spectator."""
    data: CaladaleView = {
        "game": "caladale",
        "to_move": position.to_move() + 1,
        "deciders": [decider + 1 for decider in position.deciders()],
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "scores": scores(position),
        "mode": MODES[position.mode],
        "first": position.first + 1,
        "unseen": position.unseen,
        "gates": gate_views(position),
        "both_sides": position.mode in (MODE_PUZZLE, MODE_FREE_PLAY),
        "upright": upright_kinds(position.tables),
        "face_up": position.tables.names(position.face_up),
        "stack": len(position.stack),
        "seats": {str(s + 1): seat_view(position, s) for s in range(position.players)},
        "private": {} if seat is None else {str(seat + 1): private_view(position, seat)},
    }
    if position.taken != NO_TILE and (not position.unseen or seat == position.seat):
        data["taken"] = position.tables.name[position.taken]
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def seat_view(position: Position, seat: int) -> SeatView:
    """All but the tiles that were drawn unseen and turned down."""
    castle = position.castles[seat]
    analysis = position.placement_index(seat).analysis
    correction = corrected(position, seat)
    data: SeatView = {
        "castle": [laid_view(position, cell, castle.laid[cell]) for cell in analysis.cells],
        "grass": castle.grass,
        "grass_width": castle.width,
        "tray": [tile_view(position, seat, tile) for tile in position.tray[seat]],
        "down": position.tables.names(position.down[seat]),
        "down_unseen": len(position.down_unseen[seat]),
        "done": position.done[seat],
        "exchanges": position.exchanges[seat],
        "violations": violation_views(position, seat, analysis),
        "open": [open_edge_view(analysis, edge) for edge in analysis.open],
        "finished": analysis.is_finished(),
        "removed": removed_tiles(position.tables, correction.removed),
        "counted": counted_view(correction),
        "parts": score_parts(position, seat, correction),
    }
    if position.gate[seat] != NO_TILE:
        data["gate"] = tile_view(position, seat, position.gate[seat])
    if position.mode == MODE_FREE_PLAY:
        data["left"] = tiles_left(position)[seat]
    return data


def gate_views(position: Position) -> list[TileView]:
    gates = open_gates(position) if position.phase == PHASE_GATES else []
    return [{"tile": position.tables.name[gate >> 1], "side": gate & 1} for gate in gates]


def counted_view(correction: Correction) -> CountedView:
    analysis = correction.analysis
    scaffold = analysis.castle.has(analysis.castle.tables.scaffold)
    return {"tiles": analysis.count - int(scaffold), "open": len(analysis.open)}


def private_view(position: Position, seat: int) -> PrivateView:
    return {"down_unseen": position.tables.names(position.down_unseen[seat])}


def tile_view(position: Position, seat: int, tile: int) -> TileView:
    """A tile that is not laid; of the seat's own gate the side is known."""
    side = position.side[seat] if tile == position.gate[seat] else 0
    return {"tile": position.tables.name[tile], "side": side}


def laid_view(position: Position, cell: int, laid: int) -> LaidTile:
    return {
        "tile": position.tables.name[tile_of(laid)],
        "side": side_of(laid),
        "x": x_of(cell),
        "y": y_of(cell),
        "rotation": rotation_of(laid),
    }


def violation_views(position: Position, seat: int, analysis: Analysis) -> list[ViolationView]:
    """Each broken rule of each cell once."""
    found: dict[tuple[str, int], ViolationView] = {}
    if position.gate[seat] == NO_TILE or position.placement_index(seat).is_legal:
        return []
    for violation in list_violations(analysis):
        one = found.setdefault((violation.rule, violation.cell), {"rule": violation.rule})
        if violation.cell != NOWHERE:
            one["cell"] = {"x": x_of(violation.cell), "y": y_of(violation.cell)}
        if violation.edge != WHOLE:
            one.setdefault("sides", []).append(SIDES[violation.edge])
    return list(found.values())


def upright_kinds(tables: Tables) -> list[str]:
    kinds = {tables.kind[tile] for tile in range(tables.tiles) if tables.upright[tile]}
    return [KINDS[kind] for kind in sorted(kinds)]


def open_edge_view(analysis: Analysis, edge: int) -> OpenEdgeView:
    cell = analysis.cells[edge >> 2]
    return {"x": x_of(cell), "y": y_of(cell), "side": SIDES[edge & 3]}


# Reading a view


def full_name(tile: TileView | RemovedTile) -> str:
    """A tile as the notation names it: with a star where a gate shows its two themes."""
    return f"{tile['tile']}*" if tile["side"] else tile["tile"]


def own_tiles(seat: SeatView) -> list[TileView]:
    """All tiles that a seat may build with, in its castle or not."""
    return [*seat["castle"], *seat["tray"]]


def castle_seen(tables: Tables, view: CaladaleView, seat: int) -> Castle:
    """The castle of a seat, numbered from 1, as it lies."""
    seen = view["seats"][str(seat)]
    castle = Castle(tables, VARIETIES[MODES.index(view["mode"])], seen["grass"])
    for laid in seen["castle"]:
        cell = cell_at(laid["x"], laid["y"])
        castle.place(tables.tile_named[laid["tile"]], cell, laid["rotation"], laid["side"])
    return castle
