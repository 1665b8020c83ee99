"""Sets up any position that data describe: a scenario's, or what `view.full` wrote."""

from bajarz.core.errors import BadPosition
from bajarz.core.game import Options
from bajarz.games.runestones.components import STONES
from bajarz.games.runestones.parts import COLOURS, FACE_NAMES, GAIN_NAMES, ORE, WHITE
from bajarz.games.runestones.playing import count_magic
from bajarz.games.runestones.position_data import FIELD_ORDER
from bajarz.games.runestones.reading import PIECES, PartReader
from bajarz.games.runestones.state import (
    FIELDS,
    HELD,
    NONE,
    PHASE_OVER,
    PHASE_SUMMON,
    PHASES,
    POINT_BIT,
    Position,
)
from bajarz.games.runestones.tables import BASE, COLOUR_OUTCOME

ENDINGS = ("R-E1", "R-E4")
SMITHY_NAMES = ("1", "2", "3", "4", "5", "white")
KEYS = {
    "to_move", "first", "round", "turn", "phase", "pending", "display", "general_deck",
    "general_discard", "supply", "smithies", "white_artifacts", "artifact_supply",
    "artifact_traded", "stones", "out", "progress", "playing", "called", "seats", "result",
    "memory",
}  # fmt: skip
SEAT_KEYS = {
    "druid", "hand", "deck", "played", "played_top", "played_size", "gems", "ore", "points", "rows",
    "stones", "wild",
}  # fmt: skip
PROGRESS_KEYS = {
    "used", "extra_point", "plays_before", "after", "card", "part", "wanted", "face",
    "benefits_left", "artifact", "smithy", "bonus", "forged", "trades", "exchanged", "stirred",
}  # fmt: skip


def set_up(position: Position, options: Options, data: object) -> None:
    """Set up a position; whatever the data leave out has the value docs/scenarios.md gives it."""
    position.both_rows = options["trade_both_rows"] == "yes"
    reader = PositionReader(position, data)
    reader.read_turn()
    reader.read_seats()
    reader.read_cards()
    reader.read_supplies()
    reader.read_progress()
    reader.read_memory()


class PositionReader(PartReader):
    """Reads one position's data, complaining of the first thing that is wrong."""

    def __init__(self, position: Position, data: object) -> None:
        super().__init__(BadPosition, "position")
        self.position = position
        self.tables = position.tables
        self.data = self.table(data, "", KEYS)
        self.creatures: set[int] = set()  # named so far
        self.druid_cards: list[set[int]] = [set() for _ in range(position.players)]

    def take(self, given: object, seat: int, where: str) -> int:
        """A card that must not lie anywhere else; druid cards are the seat's own."""
        card = self.whole(given, where)
        if card in self.tables.creatures:
            named = self.creatures
        elif card in self.tables.druid_cards and seat >= 0:
            named = self.druid_cards[seat]
        else:
            raise self.bad(f"{where}: {card} is no card that could be there")
        if card in named:
            raise self.bad(f"{where}: card {card} lies in two places (R-C1)")
        named.add(card)
        return card

    def take_all(self, given: object, seat: int, where: str) -> list[int]:
        return [self.take(card, seat, where) for card in self.listed(given, where)]

    def read_turn(self) -> None:
        position, data = self.position, self.data
        players = position.players
        position.phase = self.one_of(data.get("phase", "action"), PHASES, "phase")
        mover = data.get("to_move", 1)
        position.seat = (
            0 if position.phase == PHASE_OVER else self.seat_number(mover, players, "to_move")
        )
        position.first = self.seat_number(data.get("first", 1), players, "first")
        position.round = self.whole(data.get("round", 1), "round")
        position.turn = self.whole(data.get("turn", 1), "turn")
        if position.phase == PHASE_OVER:
            ended = data.get("result")
            reason = ended.get("reason") if isinstance(ended, dict) else None
            position.ending = ENDINGS[self.one_of(reason, ENDINGS, "result.reason")]

    def read_seats(self) -> None:
        players = self.position.players
        numbers = [str(seat + 1) for seat in range(players)]
        seats = self.table(self.data.get("seats", {}), "seats", numbers)
        for text in self.listed(self.data.get("out", []), "out"):
            number, _, card = str(text).partition(":")
            if number not in numbers or not card.isdecimal():
                raise self.bad(f"out: {text!r} is not written like '1:103'")
            seat = int(number) - 1
            self.position.removed[seat].append(self.take(int(card), seat, "out"))
        mover = self.position.seat
        playing = self.take_all(self.data.get("playing", []), mover, "playing")
        self.position.playing = sorted(playing)
        for seat in range(players):
            where = f"seats.{seat + 1}"
            given = self.table(seats.get(str(seat + 1), {}), where, SEAT_KEYS)
            self.read_druid(given, seat, where)
            self.read_zones(given, seat, where)
            self.read_board(given, seat, where)
        if len(set(self.position.base)) < players:
            raise self.bad("two seats have the same druid")

    def read_druid(self, given: dict[str, object], seat: int, where: str) -> None:
        druids = self.tables.druids
        druid = self.one_of(given.get("druid", druids[seat]), tuple(druids), f"{where}.druid")
        self.position.base[seat] = druid * BASE

    def read_zones(self, given: dict[str, object], seat: int, where: str) -> None:
        position = self.position
        position.hand[seat] = sorted(self.take_all(given.get("hand", []), seat, f"{where}.hand"))
        position.played[seat] = self.take_all(given.get("played", []), seat, f"{where}.played")
        if "deck" in given:
            position.deck[seat] = sorted(self.take_all(given["deck"], seat, f"{where}.deck"))
        else:
            named = self.druid_cards[seat]
            position.deck[seat] = [c for c in self.tables.druid_cards if c not in named]

    def read_board(self, given: dict[str, object], seat: int, where: str) -> None:
        position = self.position
        gems = given.get("gems", dict.fromkeys(COLOURS, 1))
        held = self.counts(gems, COLOURS, [0] * ORE, f"{where}.gems")
        held.append(self.whole(given.get("ore", 0), f"{where}.ore", 0, 99))
        position.held[seat * HELD : seat * HELD + HELD] = held
        position.points[seat] = self.whole(given.get("points", 0), f"{where}.points")
        for name in self.listed(given.get("stones", []), f"{where}.stones"):
            position.stones[seat] |= 1 << self.one_of(name, STONES, f"{where}.stones")
        position.wild[seat] = self.colour(given.get("wild", ""), f"{where}.wild", COLOURS[:WHITE])
        rows = self.listed(given.get("rows", [[], []]), f"{where}.rows")
        if len(rows) != 2:
            raise self.bad(f"{where}.rows are two lists (R-F5)")
        for row in (0, 1):
            self.read_row(self.listed(rows[row], f"{where}.rows"), seat, row, f"{where}.rows")

    def read_row(self, given: list[object], seat: int, row: int, where: str) -> None:
        """R-F5: up to five artifacts by field; a coloured one lies on a field of its colour."""
        if len(given) > 5:
            raise self.bad(f"{where}: a row has five fields")
        for index, name in enumerate(given):
            artifact = self.colour(name, where)
            field = FIELD_ORDER[index]
            if artifact not in (NONE, WHITE, field):
                raise self.bad(f"{where}: {name} lies on a field of another colour")
            self.position.fields[seat * FIELDS + row * 5 + field] = artifact + 1
            self.position.filled[2 * seat + row] += artifact != NONE

    def read_cards(self) -> None:
        """The display, the general deck and discard; together all creatures named nowhere else."""
        position, data = self.position, self.data
        discard = data.get("general_discard", [])
        position.discard = sorted(self.take_all(discard, -1, "general_discard"))
        if "general_deck" in data:
            position.general = sorted(self.take_all(data["general_deck"], -1, "general_deck"))
        if "display" in data:
            given = self.listed(data["display"], "display")
            shown = [self.take(card, -1, "display") for card in given if card != 0]
            if len(given) > 6 or 0 in given[: len(shown)]:
                raise self.bad("display has six slots and no gaps (R-U4)")
        else:
            shown = [card for card in self.tables.creatures if card not in self.creatures][:6]
            self.creatures.update(shown)
        position.display = shown + [0] * (6 - len(shown))
        if "general_deck" not in data:
            position.general = [c for c in self.tables.creatures if c not in self.creatures]
        called = self.listed(data.get("called", []), "called")
        position.called = sorted(self.whole(card, "called") for card in called)
        if any(card not in shown for card in position.called):
            raise self.bad("called: a card is not on the display")

    def read_supplies(self) -> None:
        position, data, tables = self.position, self.data, self.tables
        left = tables.pieces[:]
        for seat in range(position.players):
            for kind in range(HELD):
                left[kind] -= position.held[seat * HELD + kind]
            if position.wild[seat] != NONE:
                left[position.wild[seat]] -= 1
        left = [max(0, each) for each in left]
        position.supply = self.counts(data.get("supply", {}), PIECES, left, "supply")
        smithies = self.listed(data.get("smithies", ["B", "R", "G", "Y", "B"]), "smithies")
        if len(smithies) != 5:
            raise self.bad("smithies are five colours, or empty texts")
        position.smithy = [self.colour(name, "smithies", COLOURS[:WHITE]) for name in smithies]
        self.read_artifacts()
        taken = position.stones
        unheld = [
            max(0, count - sum(stones >> kind & 1 for stones in taken))
            for kind, count in enumerate(position.stones_left)
        ]
        position.stones_left = self.counts(data.get("stones", {}), STONES, unheld, "stones")

    def read_artifacts(self) -> None:
        """R-F6: those that are neither on boards and smithies nor traded in are in the supply."""
        position, data = self.position, self.data
        letters = COLOURS[:WHITE]
        none = [0] * WHITE
        traded = self.counts(data.get("artifact_traded", {}), letters, none, "artifact_traded")
        used = [*position.smithy, *(artifact - 1 for artifact in position.fields)]
        each = self.tables.artifacts
        rest = [max(0, each - used.count(c) - traded[c]) for c in range(WHITE)]
        if "artifact_supply" in data:
            rest = self.counts(data["artifact_supply"], letters, none, "artifact_supply")
        position.artifacts = [COLOUR_OUTCOME + c for c in range(WHITE) for _ in range(rest[c])]
        position.traded_in = [COLOUR_OUTCOME + c for c in range(WHITE) for _ in range(traded[c])]
        white = max(0, self.tables.white_artifacts - used.count(WHITE))
        position.white_left = self.whole(
            data.get("white_artifacts", white), "white_artifacts", 0, 99
        )

    def read_progress(self) -> None:
        """How far the turn has come, as `view.progress` writes it."""
        position = self.position
        given = self.table(self.data.get("progress", {}), "progress", PROGRESS_KEYS)
        used = self.table(given.get("used", {}), "progress.used", map(str, position.playing))
        extra = self.listed(given.get("extra_point", []), "progress.extra_point")
        if not position.is_secret():
            parts = [
                self.listed(used.get(str(card), []), "progress.used") for card in position.playing
            ]
            bits = [
                sum({self.whole(part, "progress.used", 0, 2) for part in each}) for each in parts
            ]
            points = [POINT_BIT * (card in extra) for card in position.playing]
            position.used = [one | other for one, other in zip(bits, points, strict=True)]
        before = self.listed(given.get("plays_before", []), "progress.plays_before")
        position.plays_before = [self.whole(each, "progress.plays_before", 0, 9) for each in before]
        position.resume = self.one_of(given.get("after", "abilities"), PHASES, "progress.after")
        position.card = self.whole(given.get("card", 0), "progress.card")
        position.part = self.whole(given.get("part", 0), "progress.part", 0, 2)
        position.wanted_gain = self.thing(given.get("wanted", ""), GAIN_NAMES, "progress.wanted")
        position.face = self.thing(given.get("face", ""), FACE_NAMES, "progress.face")
        position.left = self.whole(given.get("benefits_left", 0), "progress.benefits_left", 0, 2)
        position.artifact = self.colour(given.get("artifact", ""), "progress.artifact")
        smithy = self.one_of(given.get("smithy", ""), ("", *SMITHY_NAMES), "progress.smithy")
        position.forging = max(0, smithy - 1)
        position.bonus = self.true_or_false(given.get("bonus", False), "progress.bonus")
        for name in self.listed(given.get("forged", []), "progress.forged"):
            position.forged |= 1 << self.one_of(name, SMITHY_NAMES, "progress.forged")
        position.trades = self.whole(given.get("trades", 0), "progress.trades", 0, 2)
        position.exchanged = self.true_or_false(given.get("exchanged", False), "progress.exchanged")
        position.changed_this_round = self.true_or_false(
            given.get("stirred", False), "progress.stirred"
        )
        if position.phase == PHASE_SUMMON:
            count_magic(position)

    def read_memory(self) -> None:
        """What everybody knows to be in a hand (redeal.py); nothing if left out."""
        position = self.position
        memory = self.table(self.data.get("memory", {}), "memory", {"known"})
        seats = [str(seat + 1) for seat in range(position.players)]
        for number, cards in self.table(memory.get("known", {}), "memory.known", seats).items():
            seat = int(number) - 1
            known = sorted(
                self.whole(card, "memory.known") for card in self.listed(cards, "memory.known")
            )
            hand = position.hand[seat] + (position.playing if seat == position.seat else [])
            if any(card not in hand for card in known):
                raise self.bad("memory.known: a card is not in that hand")
            position.known_in_hand[seat] = known
