"""The whole position as data, in the notation that scenarios write (docs/scenarios.md).

`position.py` reads it back. Records are hashed with it, so its form never changes.
"""

from typing import NotRequired, TypedDict

from bajarz.core.view import ResultData
from bajarz.games.caladale.actions import cell_name, name_of
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.events import RemovedTile
from bajarz.games.caladale.result import corrected, result, score_parts, tiles_left
from bajarz.games.caladale.state import MODE_FREE_PLAY, NO_TILE, PHASES, Position
from bajarz.games.caladale.tables import rotation_of, side_of, tile_of, x_of, y_of
from bajarz.games.caladale.turns import removed_tiles
from bajarz.games.caladale.violations import NOWHERE, SIDES, list_violations


class SeatData(TypedDict):
    gate: str
    castle: dict[str, str]
    grass: int
    tray: list[str]
    down: list[str]
    down_unseen: list[str]
    done: bool
    exchanges: int
    faults: list[str]
    open: list[str]
    finished: bool
    removed: list[str]
    score: int
    parts: dict[str, int]
    left: NotRequired[int]


class CaladalePosition(TypedDict):
    """Everything there is."""

    to_move: int
    first: int
    turn: int
    phase: str
    unseen: bool
    face_up: list[str]
    result: NotRequired[ResultData]
    taken: str
    stack: list[str]
    seats: dict[str, SeatData]


def position_data(position: Position) -> CaladalePosition:
    data: CaladalePosition = {
        "to_move": position.to_move() + 1,
        "first": position.first + 1,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "unseen": position.unseen,
        "face_up": position.tables.names(position.face_up),
        "taken": "" if position.taken == NO_TILE else position.tables.name[position.taken],
        "stack": position.tables.names(position.stack),
        "seats": {str(seat + 1): seat_data(position, seat) for seat in range(position.players)},
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def for_digest(position: Position) -> CaladalePosition:
    """Records keep to what `finished` meant first: no castle edge is open, whatever is wrong with
    the castle (C-B12 asks for more now)."""
    data = position_data(position)
    for seat in data["seats"].values():
        seat["finished"] = bool(seat["castle"]) and not seat["open"]
    return data


def seat_data(position: Position, seat: int) -> SeatData:
    castle = position.castles[seat]
    analysis = position.placement_index(seat).analysis
    correction = corrected(position, seat)
    parts = score_parts(position, seat, correction)
    removed = removed_tiles(position.tables, correction.removed)
    data: SeatData = {
        "gate": gate_text(position, seat),
        "castle": {
            cell_text(cell): laid_text(position, castle.laid[cell]) for cell in analysis.cells
        },
        "grass": castle.grass,
        "tray": tray_texts(position, seat),
        "down": position.tables.names(position.down[seat]),
        "down_unseen": position.tables.names(position.down_unseen[seat]),
        "done": position.done[seat],
        "exchanges": position.exchanges[seat],
        "faults": violation_texts(position, seat, analysis),
        "open": [f"{cell_text(analysis.cells[e >> 2])} {SIDES[e & 3]}" for e in analysis.open],
        "finished": analysis.is_finished(),
        "removed": [removed_text(each) for each in removed],
        "score": sum(parts.values()),
        "parts": parts,
    }
    if position.mode == MODE_FREE_PLAY:
        data["left"] = tiles_left(position)[seat]
    return data


def violation_texts(position: Position, seat: int, analysis: Analysis) -> list[str]:
    """Each broken rule of each cell once; a missing gate is at no cell (C-B4)."""
    found: list[str] = []
    if position.gate[seat] == NO_TILE or position.placement_index(seat).is_legal:
        return found
    for violation in list_violations(analysis):
        where = "-" if violation.cell == NOWHERE else cell_text(violation.cell)
        text = f"{where} {violation.rule}"
        if text not in found:
            found.append(text)
    return found


def removed_text(removed: RemovedTile) -> str:
    star = "*" if removed["side"] else ""
    return f"{removed['x']},{removed['y']} {removed['tile']}{star} {removed['rule']}"


def gate_text(position: Position, seat: int) -> str:
    gate = position.gate[seat]
    return "" if gate == NO_TILE else name_of(position.tables, gate, position.side[seat])


def tray_texts(position: Position, seat: int) -> list[str]:
    """The kept tiles that are not in the castle; the seat's gate with the side it shows."""
    gate = position.gate[seat]
    return [
        gate_text(position, seat) if tile == gate else position.tables.name[tile]
        for tile in position.tray[seat]
    ]


def laid_text(position: Position, laid: int) -> str:
    return f"{name_of(position.tables, tile_of(laid), side_of(laid))} r{rotation_of(laid)}"


def cell_text(cell: int) -> str:
    return cell_name(x_of(cell), y_of(cell))
