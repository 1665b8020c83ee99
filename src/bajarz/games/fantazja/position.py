"""Any position that data describe: `State.full`, or a scenario's."""

import re

from bajarz.core.errors import BadPosition, Unreadable
from bajarz.core.reader import Reader
from bajarz.games.fantazja.actions import place_name, read_place
from bajarz.games.fantazja.components import TYPE_MILITARY, TYPES
from bajarz.games.fantazja.effects import connected
from bajarz.games.fantazja.memory import count_unseen
from bajarz.games.fantazja.redeal import Hidden
from bajarz.games.fantazja.state import AWAY, NOBODY, NOWHERE, PHASES, Position
from bajarz.games.fantazja.tables import CASTLE, place_at

HOLDER = re.compile(r"(pool)|seat ([12])|(gone|-?\d+,-?\d+) by seat ([12])")
KEYS = {
    "to_move", "first", "turn", "phase", "action_taken", "power_used", "exchange", "buried",
    "map", "tokens", "bonus_left", "result", "shown", "seats", "memory",
}  # fmt: skip
SEAT_KEYS = {"hand", "ip", "ip_open", "pile", "discard", "bag", "bottom", "bonus", "score"}


def set_up(position: Position, data: object) -> None:
    """Set up a position; whatever the data leave out has the value docs/scenarios.md gives it."""
    reader = PositionReader(position, data)
    reader.read_map()
    reader.read_seats()
    reader.read_tokens()
    reader.read_turn()
    reader.read_memory()


class PositionReader(Reader):
    """Reads one position's data, complaining of the first thing that is wrong."""

    def __init__(self, position: Position, data: object) -> None:
        super().__init__(BadPosition, "position")
        self.position = position
        self.data = self.table(data, "", KEYS)
        self.tables = position.tables
        self.tile = {name: tile for tile, name in enumerate(position.tables.name)}
        self.used: set[int] = set()

    def take(self, name: object, owner: int | None, where: str) -> int:
        """The tile of this name, which must not lie anywhere else."""
        tile = self.tile.get(name) if isinstance(name, str) else None
        if tile is None:
            raise self.bad(f"{where}: {name!r} is no tile")
        if owner is not None and self.tables.owner[tile] != owner:
            raise self.bad(f"{where}: {name} belongs to the other faction")
        if tile in self.used:
            raise self.bad(f"{where}: {name} lies in two places (F-C1)")
        self.used.add(tile)
        return tile

    def read_map(self) -> None:
        """A list of `X,Y TILE rT / TILE rT`, or a table of places to such stacks."""
        given = self.data.get("map", [])
        if isinstance(given, dict):
            lines = [f"{place} {stack}" for place, stack in given.items() if stack != "castle"]
        else:
            lines = [str(line) for line in self.listed(given, "map")]
        stacks: dict[int, list[int]] = {}
        for line in lines:
            where, _, stack = line.partition(" ")
            place = self.read_place(where, f"map {line!r}")
            if place == CASTLE or place in stacks:
                raise self.bad(f"map {line!r}: the place is taken")
            stacks[place] = [self.read_laid(text, line) for text in stack.split("/")]
        self.lay_all(stacks)

    def read_laid(self, text: str, line: str) -> int:
        name, _, rotation = text.strip().partition(" ")
        if rotation not in ("r0", "r1", "r2", "r3"):
            raise self.bad(f"map {line!r}: expected X,Y TILE rT, T from 0 to 3")
        return self.take(name, None, f"map {line!r}") * 4 + int(rotation[1])

    def read_place(self, text: str, where: str) -> int:
        try:
            return place_at(*read_place(text))
        except Unreadable as error:
            raise self.bad(f"{where}: {error}") from None

    def lay_all(self, stacks: dict[int, list[int]]) -> None:
        position = self.position
        left = dict(stacks)
        while left:
            near = [place for place in sorted(left) if place in position.need]
            if not near:
                cut_off = ", ".join(place_name(place) for place in sorted(left))
                raise self.bad(f"map: {cut_off} does not hang together with the castle")
            for laid in reversed(left.pop(near[0])):
                position.lay(near[0], laid)
        assert len(connected(position)) == len(position.top)

    def read_seats(self) -> None:
        seats = self.table(self.data.get("seats", {}), "seats", {"1", "2"})
        for seat in (0, 1):
            where = f"seats.{seat + 1}"
            given = self.table(seats.get(str(seat + 1), {}), where, SEAT_KEYS)
            self.read_tiles(given, "discard", seat, where)
            self.read_tiles(given, "hand", seat, where)
            self.read_tiles(given, "ip", seat, where, keep_order=True)
            self.read_tiles(given, "bottom", seat, where, keep_order=True)
            self.read_tiles(given, "bag", seat, where)
            self.position.bonus[seat] = self.whole(given.get("bonus", 0), f"{where}.bonus")
            if "bag" not in given:
                owner = self.tables.owner
                tiles = range(self.tables.castle)
                rest = [tile for tile in tiles if owner[tile] == seat and tile not in self.used]
                self.position.bag[seat] = rest
        left = self.tables.bonus_tokens - sum(self.position.bonus)
        self.position.bonus_left = self.whole(self.data.get("bonus_left", left), "bonus_left")

    def read_tiles(
        self, given: dict[str, object], key: str, seat: int, where: str, keep_order: bool = False
    ) -> None:
        where = f"{where}.{key}"
        tiles = [self.take(name, seat, where) for name in self.listed(given.get(key, []), where)]
        zone: list[list[int]] = getattr(self.position, key)
        zone[seat] = tiles if keep_order else sorted(tiles)

    def read_tokens(self) -> None:
        position = self.position
        tokens = self.table(self.data.get("tokens", {}), "tokens", set(TYPES))
        for name, text in tokens.items():
            found = HOLDER.fullmatch(str(text))
            kind = TYPES.index(name)
            if found is None or (found[3] and kind != TYPE_MILITARY):
                raise self.bad(f"tokens.{name}: {text!r} is not 'pool' or 'seat N'")
            if found[3]:
                position.tokens[kind] = AWAY
                position.guard_of = int(found[4]) - 1
                position.guard = self.read_guard(found[3])
            else:
                position.tokens[kind] = NOBODY if found[1] else int(found[2]) - 1

    def read_guard(self, text: str) -> int:
        if text == "gone":
            return NOWHERE
        place = self.read_place(text, "tokens.military")
        if not self.position.is_building(place):
            raise self.bad(f"tokens.military: there is no building at {text}")
        return place

    def read_turn(self) -> None:
        position, data = self.position, self.data
        position.seat = self.seat_number(data.get("to_move") or 1, 2, "to_move")
        position.first = self.seat_number(data.get("first", position.seat + 1), 2, "first")
        position.turn = self.whole(data.get("turn", 1), "turn")
        position.acted = self.true_or_false(data.get("action_taken", False), "action_taken")
        position.power = self.one_of(data.get("power_used", ""), ("", *TYPES), "power_used") - 1
        position.phase = self.one_of(data.get("phase", "turn"), PHASES, "phase")
        position.shown = sorted(self.known_tiles(data.get("shown", []), "shown"))
        position.buried = self.whole(data.get("buried", 0), "buried")
        exchange = self.table(data.get("exchange", {}), "exchange", {"given", "taken", "open"})
        position.given = self.known_tiles(exchange.get("given", []), "exchange.given")
        position.taken = self.known_tiles(exchange.get("taken", []), "exchange.taken")
        position.exchanging = self.true_or_false(exchange.get("open", False), "exchange.open")

    def known_tiles(self, given: object, where: str) -> list[int]:
        names = self.listed(given, where)
        for name in names:
            if not isinstance(name, str) or name not in self.tile:
                raise self.bad(f"{where}: {name!r} is no tile")
        return [self.tile[name] for name in names]

    def read_memory(self) -> None:
        """What is left out was never seen, and every IP tile was gained in secret."""
        position = self.position
        keys = {"clock", "seen", "ip_since", "ip_unseen", "bottom_use"}
        memory = self.table(self.data.get("memory", {}), "memory", keys)
        position.clock = self.whole(memory.get("clock", 1), "memory.clock")
        for name, when in self.table(memory.get("seen", {}), "memory.seen", set(self.tile)).items():
            position.seen[self.tile[name]] = self.whole(when, f"memory.seen.{name}")
        for seat in (0, 1):
            points, bottom = position.ip[seat], position.bottom[seat]
            any_number = self.tables.castle
            position.ip_since[seat] = self.numbers(memory, "ip_since", seat, points, 1)
            position.ip_unseen[seat] = self.numbers(memory, "ip_unseen", seat, points, any_number)
            position.bottom_use[seat] = self.numbers(memory, "bottom_use", seat, bottom, 0)
            position.unseen[seat] = count_unseen(position, seat)
            if not Hidden(position, seat).worlds[0][0]:
                raise BadPosition(f"position: memory: no tiles of seat {seat + 1} fit it")

    def numbers(
        self, memory: dict[str, object], key: str, seat: int, tiles: list[int], default: int
    ) -> list[int]:
        """One number for each tile, from the seat's part of a memory's entry."""
        if key not in memory:
            return [default] * len(tiles)
        lists = self.listed(memory[key], f"memory.{key}")
        given = self.listed(lists[seat], f"memory.{key}") if len(lists) == 2 else []
        if len(given) != len(tiles):
            raise self.bad(f"memory.{key} does not fit the tiles")
        return [self.whole(number, f"memory.{key}") for number in given]
