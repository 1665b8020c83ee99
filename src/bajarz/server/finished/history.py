"""A player's own games that are over: a list with filters, figures, and the best of them.

Records brought here, games that went on from a moment of another and first games with a guide are
listed; they count in no figure, for their player knew more than a player knows.
"""

from collections.abc import Iterable
from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, Field

from bajarz.match.best import KEPT as BEST
from bajarz.server.live.errors import TableError
from bajarz.server.messages import is_absent
from bajarz.server.storage.rows import SeatRow, StoredResult, TableRow
from bajarz.server.storage.store import NEWEST, Store

PAGE = 30
Outcome = Literal["won", "lost", "shared"]
Against = Literal["bot", "person"]


class PastGame(BaseModel):
    """A game that is over, as one of its players looks back at it.

    `seat` counts from 1; it is 0, and `place` and `outcome` are empty, in a record brought here;
    `outcome` is empty, too, in a first game with a guide (`guided`): nobody has lost it.
    Where nobody won, all have lost, and there are no places. By seat are `names`, `kinds` and
    `levels` (the bots' names, empty for people). `left` are the tiles left over, where a game
    counts them.
    """

    id: str
    game: str
    players: int
    options: dict[str, str]
    names: list[str]
    kinds: list[Against]
    levels: list[str]
    seat: int
    place: int | None
    outcome: Outcome | Literal[""]  # empty where there is nobody to win against
    scores: dict[str, int]
    reason: str
    left: int | None
    ended_at: float
    steps: int
    imported: bool
    guided: bool
    origin: str

    @property
    def counts(self) -> bool:
        """Whether it is one of the player's own games from its beginning."""
        return not self.imported and not self.origin and not self.guided

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


def look_back(row: TableRow, player: str) -> PastGame | None:
    """A row of the database as this player's past game; None if they had no seat in it."""
    seats, imported = row["seats"], row["imported"] is not None
    seat = next((n for n, each in enumerate(seats, 1) if each["player"] == player), 0)
    if not seat and not imported:
        return None
    ended, names = row["ended_at"], [each["name"] for each in seats]
    assert ended is not None
    result = row["result"]
    return PastGame(
        id=row["id"],
        game=row["game"],
        players=len(seats),
        options=row["options"],
        names=names,
        kinds=["person" if was_person(each) else "bot" for each in seats],
        levels=["" if was_person(each) else each["bot"] for each in seats],
        seat=seat,
        place=None if result is None else place_of(result, seat),
        outcome="" if result is None or row["guided"] else outcome_of(result, seat, len(seats)),
        scores={} if result is None else result["scores"],
        reason="" if result is None else result["reason"],
        left=None if result is None else figure_of(result, "left", seat),
        ended_at=ended,
        steps=row["steps"] or 0,
        imported=imported,
        guided=row["guided"],
        origin=row["origin"] or "",
    )


def was_person(seat: SeatRow) -> bool:
    """A player whose seat a bot played on for counts as a person."""
    return bool(seat["player"]) or seat["kind"] == "person"


def place_of(result: StoredResult, seat: int) -> int | None:
    return result["ranks"].get(str(seat)) if result["winners"] else None


def figure_of(result: StoredResult, name: str, seat: int) -> int | None:
    """One of the figures that a game keeps beside its result."""
    return result.get("figures", {}).get(name, {}).get(str(seat))


def outcome_of(result: StoredResult, seat: int, players: int) -> Outcome | Literal[""]:
    if not seat or (players == 1 and result["scores"]):
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

    def fits(self, past: PastGame) -> bool:
        return (
            self.game in (None, past.game)
            and self.players in (None, past.players)
            and self.outcome in (None, past.outcome)
            and (self.against is None or past.was_against(self.against))
        )


async def list_past(store: Store, player: str, wanted: Wanted, before: str = "") -> list[PastGame]:
    """A page of a player's games, the latest first, from after the one named `before`."""
    cursor = await store.table(before) if before else None
    if before and (cursor is None or cursor["ended_at"] is None):
        raise TableError("before", "before names a game that is over", 422)
    found: list[PastGame] = []
    while len(found) < PAGE:
        rows = await store.past_tables(player, cursor)
        pasts = [past for row in rows if (past := look_back(row, player)) is not None]
        found += [past for past in pasts if wanted.fits(past)]
        if len(rows) < NEWEST:
            break
        cursor = rows[-1]
    return found[:PAGE]


async def all_past(store: Store, player: str) -> list[PastGame]:
    """All games of a player that count."""
    found: list[PastGame] = []
    cursor: TableRow | None = None
    while True:
        rows = await store.past_tables(player, cursor)
        pasts = (look_back(row, player) for row in rows)
        found += [past for past in pasts if past is not None and past.counts]
        if len(rows) < NEWEST:
            return found
        cursor = rows[-1]


# Figures


class Tally(BaseModel):
    """How many games there were, and how they went."""

    played: int
    won: int
    shared: int
    lost: int


class GameStatistics(Tally):
    """About the games of one kind: the scores are null where there are none; `by_level` has a bot's
    name, or `person`."""

    mean_score: float | None
    best_score: int | None
    by_players: dict[str, Tally]
    by_level: dict[str, Tally]


class BestGame(BaseModel):
    """One of the best games; `left` only where a game counts the tiles left over."""

    score: int
    table: str
    at: float
    left: Annotated[int | None, Field(exclude_if=is_absent)] = None


def statistics(pasts: Iterable[PastGame]) -> dict[str, GameStatistics]:
    """Figures by kind of game."""
    kinds: dict[str, list[PastGame]] = {}
    for past in pasts:
        kinds.setdefault(past.kind, []).append(past)
    return {kind: figures(kinds[kind]) for kind in sorted(kinds)}


def figures(games: list[PastGame]) -> GameStatistics:
    scores = [past.score for past in games if past.score is not None]
    return GameStatistics(
        **dict(tally(games)),
        mean_score=round(sum(scores) / len(scores), 1) if scores else None,
        best_score=max(scores, default=None),
        by_players={
            str(players): tally([past for past in games if past.players == players])
            for players in sorted({past.players for past in games})
        },
        by_level={
            level: tally([past for past in games if level in past.opponents()])
            for level in sorted({level for past in games for level in past.opponents()})
        },
    )


def tally(games: list[PastGame]) -> Tally:
    return Tally(
        played=len(games),
        won=sum(past.outcome == "won" for past in games),
        shared=sum(past.outcome == "shared" for past in games),
        lost=sum(past.outcome == "lost" for past in games),
    )


def best_of(pasts: Iterable[PastGame], game: str) -> dict[str, list[BestGame]]:
    """The ten best scores of each kind of a game; of equal ones the earlier is better."""
    kinds: dict[str, list[PastGame]] = {}
    for past in pasts:
        if past.game == game and past.score is not None:
            kinds.setdefault(past.kind.removeprefix(f"{game} "), []).append(past)
    return {kind: [shown(past) for past in ranked(kinds[kind])] for kind in sorted(kinds)}


def ranked(games: list[PastGame]) -> list[PastGame]:
    return sorted(games, key=lambda past: (-(past.score or 0), past.ended_at, past.id))[:BEST]


def shown(past: PastGame) -> BestGame:
    return BestGame(score=past.score or 0, table=past.id, at=past.ended_at, left=past.left)
