"""The whole position as data, in the notation that scenarios write (docs/scenarios.md).

`position.py` reads it back. Records are hashed with it, so its form never changes.
"""

from typing import NotRequired, TypedDict

from bajarz.core.view import ResultData
from bajarz.games.runestones.actions import smithy_name
from bajarz.games.runestones.components import STONES
from bajarz.games.runestones.parts import COLOURS, FACE_NAMES, GAIN_NAMES, ORE, WHITE, thing_name
from bajarz.games.runestones.scoring import result
from bajarz.games.runestones.state import (
    FIELDS,
    HELD,
    NONE,
    PHASE_CALL,
    PHASE_DIE,
    PHASE_FIELD,
    PHASE_GEM,
    PHASE_PAY,
    PHASE_STONE,
    PHASES,
    POINT_BIT,
    Position,
)
from bajarz.games.runestones.tables import BASE, COLOUR_OUTCOME

FIELD_ORDER = (0, 3, 2, 1, 4)  # a row's fields from the left: B Y G R W
CHOICES = (PHASE_PAY, PHASE_GEM, PHASE_CALL, PHASE_DIE, PHASE_FIELD, PHASE_STONE)


class ProgressData(TypedDict):
    """How far the turn has come; in no secret phase is there a secret in it."""

    used: dict[str, list[int]]
    extra_point: list[int]
    plays_before: list[int]
    after: str
    card: int
    part: int
    wanted: str
    face: str
    benefits_left: int
    artifact: str
    smithy: str
    bonus: bool
    forged: list[str]
    trades: int
    exchanged: bool
    stirred: bool


class SeatData(TypedDict):
    druid: str
    hand: list[int]
    deck: list[int]
    played: list[int]
    played_top: int
    played_size: int
    gems: dict[str, int]
    ore: int
    points: int
    rows: list[list[str]]
    stones: list[str]
    wild: str


class MemoryData(TypedDict):
    """What everybody knows to be in a hand (redeal.py)."""

    known: dict[str, list[int]]


class RuneStonesPosition(TypedDict):
    """Everything there is."""

    to_move: int
    first: int
    round: int
    turn: int
    phase: str
    pending: str
    display: list[int]
    general_deck: list[int]
    general_discard: list[int]
    supply: dict[str, int]
    smithies: list[str]
    white_artifacts: int
    artifact_supply: dict[str, int]
    artifact_traded: dict[str, int]
    stones: dict[str, int]
    out: list[str]
    progress: ProgressData
    result: NotRequired[ResultData]
    playing: list[int]
    called: list[int]
    seats: dict[str, SeatData]
    memory: MemoryData


def position_data(position: Position) -> RuneStonesPosition:
    seats = range(position.players)
    data: RuneStonesPosition = {
        "to_move": position.to_move() + 1,
        "first": position.first + 1,
        "round": position.round,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "pending": pending(position),
        "display": position.display[:],
        "general_deck": position.general[:],
        "general_discard": position.discard[:],
        "supply": pieces(position.supply, 0),
        "smithies": smithies(position),
        "white_artifacts": position.white_left,
        "artifact_supply": artifacts(position.artifacts),
        "artifact_traded": artifacts(position.traded_in),
        "stones": dict(zip(STONES, position.stones_left, strict=True)),
        "out": [f"{seat + 1}:{card}" for seat in seats for card in position.removed[seat]],
        "progress": progress(position),
        "playing": position.playing[:],
        "called": position.called[:],
        "seats": {str(seat + 1): seat_data(position, seat) for seat in seats},
        "memory": {
            "known": {
                str(s + 1): cards[:] for s, cards in enumerate(position.known_in_hand) if cards
            }
        },
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def pending(position: Position) -> str:
    """The choice that must be made first."""
    return PHASES[position.phase] if position.phase in CHOICES else ""


def smithies(position: Position) -> list[str]:
    return ["" if colour == NONE else COLOURS[colour] for colour in position.smithy]


def pieces(counts: list[int], at: int) -> dict[str, int]:
    """Gems and ore by name."""
    return {**gems(counts, at), "ore": counts[at + ORE]}


def gems(counts: list[int], at: int) -> dict[str, int]:
    return {COLOURS[colour]: counts[at + colour] for colour in range(ORE)}


def artifacts(outcomes: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: outcomes.count(COLOUR_OUTCOME + colour) for colour in range(WHITE)}


def progress(position: Position) -> ProgressData:
    cards = list(zip(position.playing, position.used, strict=False))
    artifact = position.artifact
    wanted = position.wanted_gain
    return {
        "used": {str(card): [p for p in (1, 2) if used & p] for card, used in cards},
        "extra_point": [card for card, used in cards if used & POINT_BIT],
        "plays_before": position.plays_before[:],
        "after": PHASES[position.resume],
        "card": position.card,
        "part": position.part,
        "wanted": thing_name(wanted, GAIN_NAMES) if wanted else "",
        "face": thing_name(position.face, FACE_NAMES) if position.face else "",
        "benefits_left": position.left,
        "artifact": "" if artifact == NONE else COLOURS[artifact],
        "smithy": "" if artifact == NONE else smithy_name(position.forging),
        "bonus": position.bonus,
        "forged": [smithy_name(smithy) for smithy in range(6) if position.forged >> smithy & 1],
        "trades": position.trades,
        "exchanged": position.exchanged,
        "stirred": position.changed_this_round,
    }


def seat_data(position: Position, seat: int) -> SeatData:
    played = position.played[seat]
    return {
        "druid": position.tables.druids[position.base[seat] // BASE],
        "hand": position.hand[seat][:],
        "deck": position.deck[seat][:],
        "played": played[:],
        "played_top": played[-1] if played else 0,
        "played_size": len(played),
        "gems": gems(position.held, seat * HELD),
        "ore": position.held[seat * HELD + ORE],
        "points": position.points[seat],
        "rows": [row_of(position, seat, row) for row in (0, 1)],
        "stones": stones_of(position, seat),
        "wild": wild_of(position, seat),
    }


def row_of(position: Position, seat: int, row: int) -> list[str]:
    """R-F5: a row's artifacts, by field from the left."""
    at = seat * FIELDS + row * 5
    found = [position.fields[at + colour] for colour in FIELD_ORDER]
    return [COLOURS[artifact - 1] if artifact else "" for artifact in found]


def stones_of(position: Position, seat: int) -> list[str]:
    return [name for kind, name in enumerate(STONES) if position.stones[seat] >> kind & 1]


def wild_of(position: Position, seat: int) -> str:
    """R-K4: the colour of the gem on the Wild Gem stone."""
    return "" if position.wild[seat] == NONE else COLOURS[position.wild[seat]]
