"""The position as JSON: everything, or what one seat may know (R-I1)."""

from typing import cast

from bajarz.core.canonical import Json
from bajarz.core.view import View
from bajarz.games.runestones.actions import smithy_name
from bajarz.games.runestones.components import STONES
from bajarz.games.runestones.parts import (
    COLOURS,
    FACE_NAMES,
    GAIN_NAMES,
    ORE,
    WHITE,
    thing_name,
)
from bajarz.games.runestones.refusals import PHASES
from bajarz.games.runestones.scoring import result, scores
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
    POINT_BIT,
    Position,
)
from bajarz.games.runestones.tables import BASE, COLOUR_OUTCOME

FIELD_ORDER = (0, 3, 2, 1, 4)  # a row's fields from the left: B Y G R W
CHOICES = (PHASE_PAY, PHASE_GEM, PHASE_CALL, PHASE_DIE, PHASE_FIELD, PHASE_STONE)


def full(position: Position) -> dict[str, Json]:
    """Everything there is; `setup.set_up` reads it back."""
    data = public(position)
    data["general_deck"] = position.general[:]
    data["playing"] = position.playing[:]
    data["called"] = position.called[:]
    data["seats"] = {str(s + 1): own(position, s) for s in range(position.players)}
    data["memory"] = {
        "known": {str(s + 1): cards[:] for s, cards in enumerate(position.known_in_hand) if cards}
    }
    return data


def view(position: Position, seat: int | None) -> View:
    """R-I1: what this seat may know; None is a spectator."""
    data = public(position)
    data["game"] = "runestones"
    data["deciders"] = [decider + 1 for decider in position.deciders()]
    data["scores"] = scores(position)
    hidden = position.is_secret() and seat != position.seat
    data["playing"] = len(position.playing) if hidden else position.playing[:]
    data["called"] = len(position.called) if hidden else position.called[:]
    data["seats"] = {
        str(other + 1): own(position, other) if other == seat else public_of(position, other)
        for other in range(position.players)
    }
    return cast(View, data)


def public(position: Position) -> dict[str, Json]:
    """What lies open on the table."""
    data: dict[str, Json] = {
        "to_move": position.to_move() + 1,
        "first": position.first + 1,
        "round": position.round,
        "turn": position.turn,
        "phase": PHASES[position.phase],
        "pending": PHASES[position.phase] if position.phase in CHOICES else "",
        "display": position.display[:],
        "general_deck": len(position.general),
        "general_discard": position.discard[:],
        "supply": pieces(position.supply, 0),
        "smithies": ["" if colour == NONE else COLOURS[colour] for colour in position.smithy],
        "white_artifacts": position.white_left,
        "artifact_supply": artifacts(position.artifacts),
        "artifact_traded": artifacts(position.traded_in),
        "stones": dict(zip(STONES, position.stones_left, strict=True)),
        "out": [f"{s + 1}:{card}" for s in range(position.players) for card in position.removed[s]],
        "progress": progress(position),
    }
    ended = result(position)
    if ended is not None:
        data["result"] = ended.json()
    return data


def pieces(counts: list[int], at: int) -> dict[str, Json]:
    """Gems and ore by name."""
    return {**{COLOURS[c]: counts[at + c] for c in range(ORE)}, "ore": counts[at + ORE]}


def artifacts(outcomes: list[int]) -> dict[str, Json]:
    return {COLOURS[c]: outcomes.count(COLOUR_OUTCOME + c) for c in range(WHITE)}


def progress(position: Position) -> dict[str, Json]:
    """How far the turn has come; in no secret phase is there a secret in it."""
    cards = list(zip(position.playing, position.used, strict=False))
    artifact = position.artifact
    return {
        "used": {str(card): [p for p in (1, 2) if used & p] for card, used in cards},
        "extra_point": [card for card, used in cards if used & POINT_BIT],
        "plays_before": position.plays_before[:],
        "after": PHASES[position.resume],
        "card": position.card,
        "part": position.part,
        "wanted": thing_name(position.wanted_gain, GAIN_NAMES) if position.wanted_gain else "",
        "face": thing_name(position.face, FACE_NAMES) if position.face else "",
        "benefits_left": position.left,
        "artifact": "" if artifact == NONE else COLOURS[artifact],
        "smithy": "" if artifact == NONE else smithy_name(position.forging),
        "bonus": position.bonus,
        "forged": [smithy_name(s) for s in range(6) if position.forged >> s & 1],
        "trades": position.trades,
        "exchanged": position.exchanged,
        "stirred": position.changed_this_round,
    }


def public_of(position: Position, seat: int) -> dict[str, Json]:
    """What everybody may know of a seat (R-I1)."""
    played = position.played[seat]
    gems = pieces(position.held, seat * HELD)
    ore = gems.pop("ore")
    return {
        "druid": position.tables.druids[position.base[seat] // BASE],
        "hand": len(position.hand[seat]),
        "deck": len(position.deck[seat]),
        "played_top": played[-1] if played else 0,
        "played_size": len(played),
        "gems": gems,
        "ore": ore,
        "points": position.points[seat],
        "rows": [row_of(position, seat, row) for row in (0, 1)],
        "stones": [name for kind, name in enumerate(STONES) if position.stones[seat] >> kind & 1],
        "wild": "" if position.wild[seat] == NONE else COLOURS[position.wild[seat]],
    }


def row_of(position: Position, seat: int, row: int) -> list[Json]:
    """R-F5: a row's artifacts, by field from the left."""
    at = seat * FIELDS + row * 5
    found = [position.fields[at + colour] for colour in FIELD_ORDER]
    return [COLOURS[artifact - 1] if artifact else "" for artifact in found]


def own(position: Position, seat: int) -> dict[str, Json]:
    """What a seat knows of itself: its deck as a set (R-I1)."""
    return {
        **public_of(position, seat),
        "hand": position.hand[seat][:],
        "deck": position.deck[seat][:],
        "played": position.played[seat][:],
    }
