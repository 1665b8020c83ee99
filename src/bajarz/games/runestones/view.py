"""What a seat or a spectator may know of a position (R-I1)."""

from typing import NotRequired, TypedDict

from bajarz.core.view import View
from bajarz.games.runestones.components import STONES
from bajarz.games.runestones.events import MagicPoints
from bajarz.games.runestones.parts import ORE
from bajarz.games.runestones.playing import leaving, magic_points
from bajarz.games.runestones.position_data import (
    ProgressData,
    artifacts,
    gems,
    pending,
    pieces,
    progress,
    row_of,
    smithies,
    stones_of,
    wild_of,
)
from bajarz.games.runestones.scoring import result, scores
from bajarz.games.runestones.state import HELD, PHASE_SUMMON, PHASES, Position
from bajarz.games.runestones.tables import BASE


class RemovedCard(TypedDict):
    """A druid card that is out of the game, and whose it was."""

    seat: int
    card: int


class SeatView(TypedDict):
    """What everybody may know of a seat."""

    druid: str
    hand: int
    deck: int
    played_top: int
    played_size: int
    gems: dict[str, int]
    ore: int
    points: int
    rows: list[list[str]]
    row_points: list[int]  # what each row would bring (R-X1)
    stones: list[str]
    wild: str


class PrivateView(TypedDict):
    """What only the seat itself may know: its deck as a set."""

    hand: list[int]
    deck: list[int]
    played: list[int]


class RuneStonesView(View):
    """Rune Stones as a seat or a spectator sees it."""

    first: int
    round: int
    pending: str
    display: list[int]
    general_deck: int
    general_discard: list[int]
    supply: dict[str, int]
    smithies: list[str]
    white_artifacts: int
    artifact_supply: dict[str, int]
    artifact_traded: dict[str, int]
    stones: dict[str, int]
    removed: list[RemovedCard]
    progress: ProgressData
    playing_count: int
    called_count: int
    playing: NotRequired[list[int]]  # this and the next three are absent while they are secret
    called: NotRequired[list[int]]
    leaving: NotRequired[list[int]]  # those of `playing` that will not stay (R-A3)
    magic_points: NotRequired[MagicPoints]  # while a summoning goes on
    seats: dict[str, SeatView]
    private: dict[str, PrivateView]  # of the seat that looks; a spectator has none


def view(position: Position, seat: int | None) -> RuneStonesView:
    """What this seat may know; None is a spectator."""
    seats = range(position.players)
    data: RuneStonesView = {
        "game": "runestones",
        "to_move": position.to_move() + 1,
        "deciders": [decider + 1 for decider in position.deciders()],
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "scores": scores(position),
        "first": position.first + 1,
        "round": position.round,
        "pending": pending(position),
        "display": position.display[:],
        "general_deck": len(position.general),
        "general_discard": position.discard[:],
        "supply": pieces(position.supply, 0),
        "smithies": smithies(position),
        "white_artifacts": position.white_left,
        "artifact_supply": artifacts(position.artifacts),
        "artifact_traded": artifacts(position.traded_in),
        "stones": dict(zip(STONES, position.stones_left, strict=True)),
        "removed": [{"seat": s + 1, "card": card} for s in seats for card in position.removed[s]],
        "progress": progress(position),
        "playing_count": len(position.playing),
        "called_count": len(position.called),
        "seats": {str(s + 1): seat_view(position, s) for s in seats},
        "private": {} if seat is None else {str(seat + 1): private_view(position, seat)},
    }
    if not position.is_secret() or seat == position.seat:
        data["playing"] = position.playing[:]
        data["called"] = position.called[:]
        data["leaving"] = leaving(position)
        if position.phase == PHASE_SUMMON:
            data["magic_points"] = magic_points(position)
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def seat_view(position: Position, seat: int) -> SeatView:
    """R-I1: of the hand and the deck all know how many cards there are; of the played pile the top
    card lies open."""
    played = position.played[seat]
    filled = position.filled
    trade = position.tables.trade_points
    return {
        "druid": position.tables.druids[position.base[seat] // BASE],
        "hand": len(position.hand[seat]),
        "deck": len(position.deck[seat]),
        "played_top": played[-1] if played else 0,
        "played_size": len(played),
        "gems": gems(position.held, seat * HELD),
        "ore": position.held[seat * HELD + ORE],
        "points": position.points[seat],
        "rows": [row_of(position, seat, row) for row in (0, 1)],
        "row_points": [trade[filled[2 * seat]], trade[filled[2 * seat + 1]]],
        "stones": stones_of(position, seat),
        "wild": wild_of(position, seat),
    }


def private_view(position: Position, seat: int) -> PrivateView:
    return {
        "hand": position.hand[seat][:],
        "deck": position.deck[seat][:],
        "played": position.played[seat][:],
    }
