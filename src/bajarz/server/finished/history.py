"""A player's own games that are over: a list with filters, figures, and the best of them.

Records brought here and games that went on from a moment of another are listed; they count in no
figure, for their player knew more than a player knows.
"""

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from bajarz.core.canonical import Json
from bajarz.match.best import KEPT as BEST
from bajarz.server.live.errors import TableError
from bajarz.server.storage.store import NEWEST, Row, Store

PAGE = 30
PERSON, BOT = "person", "bot"
Outcome = Literal["won", "lost", "shared"]
Against = Literal["bot", "person"]


class Past(NamedTuple):
    """A game that is over, as one of its players looks back at it.

    `seat` counts from 1; it is 0, and `place` and `outcome` are empty, in a record brought here.
    Where nobody won, all have lost, and there are no places.
    """

    id: str
    game: str
    players: int
    options: dict[str, str]
    names: list[str]
    kinds: list[str]  # person or bot, by seat
    levels: list[str]  # the bots' names by seat, empty for people
    seat: int
    place: int | None
    outcome: str  # won, lost, shared; empty where there is nobody to win against
    scores: dict[str, int]
    reason: str
    left: int | None  # tiles left over, where a game counts them
    ended_at: float
    steps: int
    imported: bool
    origin: str

    @property
    def counts(self) -> bool:
        """Whether it is one of the player's own games from its beginning."""
        return not self.imported and not self.origin

    @property
    def kind(self) -> str:
        """Games are compared with those of the same kind only; alone there may be several."""
        alone = self.players == 1 and "solo" in self.options
        return f"{self.game} {self.options['solo']}" if alone else self.game

    @property
    def score(self) -> int | None:
        return self.scores.get(str(self.seat))

    def opponents(self) -> set[str]:
        """Who sat in the other seats: person, or the names of bots."""
        seats = zip(self.kinds, self.levels, strict=True)
        return {level or kind for n, (kind, level) in enumerate(seats, 1) if n != self.seat}

    def was_against(self, whom: str) -> bool:
        return any(
            kind == whom for n, kind in enumerate(self.kinds, 1) if n != self.seat or self.imported
        )


def look_back(row: Row, player: str) -> Past | None:
    """A row of the database as this player's past game; None if they had no seat in it."""
    seats, imported = row["seats"], row["imported"] is not None
    seat = next((n for n, each in enumerate(seats, 1) if each["player"] == player), 0)
    if not seat and not imported:
        return None
    result: dict[str, Json] = row["result"] or {}
    people = [bool(each["player"]) or each["kind"] == PERSON for each in seats]
    return Past(
        row["id"],
        row["game"],
        len(seats),
        row["options"],
        [each["name"] for each in seats],
        [PERSON if person else BOT for person in people],
        ["" if person else each["bot"] for each, person in zip(seats, people, strict=True)],
        seat,
        result.get("ranks", {}).get(str(seat)) if result.get("winners") else None,
        outcome_of(result, seat, len(seats)),
        result.get("scores", {}),
        result.get("reason", ""),
        result.get("left", {}).get(str(seat)),
        row["ended_at"],
        row["steps"] or 0,
        imported,
        row["origin"] or "",
    )


def outcome_of(result: dict[str, Json], seat: int, players: int) -> str:
    if not seat or not result or (players == 1 and result["scores"]):
        return ""
    if seat not in result["winners"]:
        return "lost"
    return "won" if result["winners"] == [seat] else "shared"


# The list


class Wanted(NamedTuple):
    """Filters; None lets everything through."""

    game: str | None = None
    players: int | None = None
    outcome: str | None = None
    against: str | None = None

    def fits(self, past: Past) -> bool:
        return (
            self.game in (None, past.game)
            and self.players in (None, past.players)
            and self.outcome in (None, past.outcome)
            and (self.against is None or past.was_against(self.against))
        )


async def list_past(
    store: Store, player: str, wanted: Wanted, before: str = ""
) -> list[dict[str, Any]]:
    """A page of a player's games, the latest first, from after the one named `before`."""
    cursor = await store.table(before) if before else None
    if before and (cursor is None or cursor["ended_at"] is None):
        raise TableError("before", "before names a game that is over", 422)
    found: list[Past] = []
    while len(found) < PAGE:
        rows = await store.past_tables(player, cursor)
        pasts = [past for row in rows if (past := look_back(row, player)) is not None]
        found += [past for past in pasts if wanted.fits(past)]
        if len(rows) < NEWEST:
            break
        cursor = rows[-1]
    return [past._asdict() for past in found[:PAGE]]


async def all_past(store: Store, player: str) -> list[Past]:
    """All games of a player that count."""
    found: list[Past] = []
    cursor: Row | None = None
    while True:
        rows = await store.past_tables(player, cursor)
        pasts = (look_back(row, player) for row in rows)
        found += [past for past in pasts if past is not None and past.counts]
        if len(rows) < NEWEST:
            return found
        cursor = rows[-1]


# Figures


def statistics(pasts: Iterable[Past]) -> dict[str, dict[str, Any]]:
    """Figures by kind of game."""
    kinds: dict[str, list[Past]] = {}
    for past in pasts:
        kinds.setdefault(past.kind, []).append(past)
    return {kind: figures(kinds[kind]) for kind in sorted(kinds)}


def figures(games: list[Past]) -> dict[str, Any]:
    scores = [past.score for past in games if past.score is not None]
    return {
        **tally(games),
        "mean_score": round(sum(scores) / len(scores), 1) if scores else None,
        "best_score": max(scores, default=None),
        "by_players": {
            str(players): tally([past for past in games if past.players == players])
            for players in sorted({past.players for past in games})
        },
        "by_level": {
            level: tally([past for past in games if level in past.opponents()])
            for level in sorted({level for past in games for level in past.opponents()})
        },
    }


def tally(games: list[Past]) -> dict[str, int]:
    return {
        "played": len(games),
        "won": sum(past.outcome == "won" for past in games),
        "shared": sum(past.outcome == "shared" for past in games),
        "lost": sum(past.outcome == "lost" for past in games),
    }


def best_of(pasts: Iterable[Past], game: str) -> dict[str, list[dict[str, Any]]]:
    """The ten best scores of each kind of a game; of equal ones the earlier is better."""
    kinds: dict[str, list[Past]] = {}
    for past in pasts:
        if past.game == game and past.score is not None:
            kinds.setdefault(past.kind.removeprefix(f"{game} "), []).append(past)
    return {kind: [shown(past) for past in ranked(kinds[kind])] for kind in sorted(kinds)}


def ranked(games: list[Past]) -> list[Past]:
    return sorted(games, key=lambda past: (-(past.score or 0), past.ended_at, past.id))[:BEST]


def shown(past: Past) -> dict[str, Any]:
    left = {} if past.left is None else {"left": past.left}
    return {"score": past.score, "table": past.id, "at": past.ended_at, **left}
