"""The position as JSON: everything, or what one seat may know."""

from typing import cast

from bajarz.core.canonical import Json
from bajarz.core.view import View
from bajarz.games.caladale.actions import cell_name, name_of
from bajarz.games.caladale.analysis import Analysis
from bajarz.games.caladale.result import corrected, result, score_parts, scores, tiles_left
from bajarz.games.caladale.state import MODE_FREE_PLAY, NO_TILE, Position
from bajarz.games.caladale.tables import rotation_of, side_of, tile_of, x_of, y_of
from bajarz.games.caladale.turns import removals
from bajarz.games.caladale.violations import NOWHERE, SIDES, list_violations

PHASES = ("gates", "draft", "decide", "place", "build", "over")


def full(position: Position) -> dict[str, Json]:
    """Everything there is; `setup.set_up` reads it back."""
    data = public(position)
    data["taken"] = taken_name(position)
    data["stack"] = names(position, position.stack)
    seats: dict[str, Json] = {}
    for seat in range(position.players):
        seats[str(seat + 1)] = own(position, seat)
    data["seats"] = seats
    return data


def for_digest(position: Position) -> dict[str, Json]:
    """Records keep to what `finished` meant first: no castle edge is open, whatever is wrong with
    the castle (C-B12 asks for more now)."""
    data = full(position)
    for seat in data["seats"].values():
        seat["finished"] = bool(seat["castle"]) and not seat["open"]
    return data


def view(position: Position, seat: int | None) -> View:
    """C-I1: what this seat may know; None is a spectator."""
    data = public(position)
    data["game"] = "caladale"
    data["deciders"] = [decider + 1 for decider in position.deciders()]
    data["scores"] = scores(position)
    may_know = not position.unseen or seat == position.seat
    data["taken"] = taken_name(position) if may_know else ""
    data["stack"] = len(position.stack)
    seats: dict[str, Json] = {}
    for other in range(position.players):
        seats[str(other + 1)] = (own if other == seat else public_of)(position, other)
    data["seats"] = seats
    return cast(View, data)


def public(position: Position) -> dict[str, Json]:
    """What lies open on the table."""
    data: dict[str, Json] = {
        "to_move": position.to_move() + 1,
        "first": position.first + 1,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "unseen": position.unseen,
        "face_up": names(position, position.face_up),
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def own(position: Position, seat: int) -> dict[str, Json]:
    """What a seat may know of itself: also what it turned face down (C-I1)."""
    data = public_of(position, seat)
    data["down_unseen"] = names(position, position.down_unseen[seat])
    return data


def public_of(position: Position, seat: int) -> dict[str, Json]:
    """What everybody may know of a seat: all but the tiles drawn unseen and turned down."""
    castle = position.castles[seat]
    analysis = position.placement_index(seat).analysis
    correction = corrected(position, seat)
    parts = score_parts(position, seat, correction)
    data: dict[str, Json] = {
        "gate": gate_name(position, seat),
        "castle": {
            cell_text(cell): laid_text(position, castle.laid[cell]) for cell in analysis.cells
        },
        "grass": castle.grass,
        "tray": tray_names(position, seat),
        "down": names(position, position.down[seat]),
        "down_unseen": len(position.down_unseen[seat]),
        "done": position.done[seat],
        "exchanges": position.exchanges[seat],
        "faults": broken_rules(position, seat, analysis),
        "open": [f"{cell_text(analysis.cells[e >> 2])} {SIDES[e & 3]}" for e in analysis.open],
        "finished": analysis.is_finished(),
        "removed": removals(position.tables, correction.removed),
        "score": sum(parts.values()),
        "parts": parts,
    }
    if position.mode == MODE_FREE_PLAY:
        data["left"] = tiles_left(position)[seat]
    return data


def broken_rules(position: Position, seat: int, analysis: Analysis) -> list[Json]:
    """Each broken rule of each cell once; a missing gate is at no cell (C-B4)."""
    found: list[Json] = []
    if position.gate[seat] == NO_TILE or position.placement_index(seat).is_legal:
        return found
    for violation in list_violations(analysis):
        where = "-" if violation.cell == NOWHERE else cell_text(violation.cell)
        text = f"{where} {violation.rule}"
        if text not in found:
            found.append(text)
    return found


def gate_name(position: Position, seat: int) -> str:
    gate = position.gate[seat]
    return "" if gate == NO_TILE else name_of(position.tables, gate, position.side[seat])


def tray_names(position: Position, seat: int) -> list[Json]:
    """The kept tiles that are not in the castle; the seat's gate with the side it shows."""
    gate = position.gate[seat]
    return [
        gate_name(position, seat) if tile == gate else position.tables.name[tile]
        for tile in position.tray[seat]
    ]


def taken_name(position: Position) -> str:
    return "" if position.taken == NO_TILE else position.tables.name[position.taken]


def laid_text(position: Position, laid: int) -> str:
    return f"{name_of(position.tables, tile_of(laid), side_of(laid))} r{rotation_of(laid)}"


def cell_text(cell: int) -> str:
    return cell_name(x_of(cell), y_of(cell))


def names(position: Position, tiles: list[int]) -> list[Json]:
    return [position.tables.name[tile] for tile in tiles]
