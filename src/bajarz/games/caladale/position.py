"""Any position that data describe: `State.full`, or a scenario's."""

from bajarz.core.errors import BadPosition, Unreadable
from bajarz.core.game import Options
from bajarz.core.notation import ROTATION
from bajarz.core.reader import Reader
from bajarz.games.caladale.actions import CELL, read_cell, side_of
from bajarz.games.caladale.castle import Castle
from bajarz.games.caladale.legal import gate_side
from bajarz.games.caladale.setup import draft_tiles
from bajarz.games.caladale.state import (
    GATE_COLUMN,
    MODE_BUILDER,
    MODE_FREE_PLAY,
    MODE_TABLE,
    PHASE_BUILD,
    PHASE_DECIDE,
    PHASE_DRAFT,
    PHASE_GATES,
    PHASE_PLACE,
    PHASES,
    Position,
)
from bajarz.games.caladale.tables import cell_at, on_grid
from bajarz.games.caladale.turns import finish_step

PHASES_OF = (  # by what is played
    (PHASE_GATES, PHASE_DRAFT, PHASE_DECIDE, PHASE_BUILD),
    (PHASE_GATES, PHASE_DRAFT, PHASE_PLACE),
    (PHASE_GATES, PHASE_BUILD),
    (PHASE_BUILD,),
)
KEYS = {
    "to_move", "first", "turn", "phase", "taken", "unseen", "face_up", "stack", "seats", "result",
}  # fmt: skip
SEAT_KEYS = {
    "gate", "castle", "grass", "tray", "down", "down_unseen", "done", "exchanges", "faults", "open",
    "finished", "removed", "score", "parts", "left",
}  # fmt: skip


def set_up(position: Position, options: Options, data: object) -> None:
    """Set up a position; whatever the data leave out has the value docs/scenarios.md gives it."""
    reader = PositionReader(position, options, data)
    reader.read_moment()
    reader.read_seats()
    reader.read_supply()
    finish_step(position, None)


class PositionReader(Reader):
    """Reads one position's data, complaining of the first thing that is wrong."""

    def __init__(self, position: Position, options: Options, data: object) -> None:
        super().__init__(BadPosition, "position")
        self.position = position
        self.data = self.table(data, "", KEYS)
        self.tables = position.tables
        self.draft = set(draft_tiles(self.tables, position.players, options))
        self.used: set[int] = set()

    def read_moment(self) -> None:
        position, data = self.position, self.data
        usual = "draft" if position.mode in (MODE_TABLE, MODE_BUILDER) else "build"
        position.phase = self.one_of(data.get("phase", usual), PHASES, "phase")
        if position.phase not in PHASES_OF[position.mode] and data.get("phase") != "over":
            raise self.bad(f"phase {data['phase']!r} is none of this game")
        position.seat = self.seat_number(data.get("to_move") or 1, position.players, "to_move")
        first = data.get("first", position.seat + 1)
        position.first = self.seat_number(first, position.players, "first")
        position.turn = self.whole(data.get("turn", 1), "turn")

    def read_seats(self) -> None:
        numbers = [str(seat + 1) for seat in range(self.position.players)]
        seats = self.table(self.data.get("seats", {}), "seats", numbers)
        for seat, number in enumerate(numbers):
            where = f"seats.{number}"
            given = self.table(seats.get(number, {}), where, SEAT_KEYS)
            self.read_gate(seat, given, where)
            self.read_castle(seat, given, where)
            self.read_tray(seat, given, where)
            position = self.position
            position.down[seat] = self.tiles(given.get("down", []), f"{where}.down")
            unseen = self.tiles(given.get("down_unseen", []), f"{where}.down_unseen")
            position.down_unseen[seat] = unseen
            position.done[seat] = self.true_or_false(given.get("done", False), f"{where}.done")
            position.exchanges[seat] = self.whole(given.get("exchanges", 0), f"{where}.exchanges")

    def read_gate(self, seat: int, given: dict[str, object], where: str) -> None:
        """C-S1: the gate named, or the one in the castle, or the seat's usual one; none yet while
        the gates are being chosen."""
        position = self.position
        name = given.get("gate")
        if name is None:
            words = [word for line in self.castle_lines(given, where) for word in line.split()]
            gates = [word for word in words if self.is_gate(word)]
            name = gates[0] if gates else None
        if name == "" or (name is None and position.phase == PHASE_GATES):
            return
        if name is None:
            position.gate[seat] = self.tables.first_gate + seat
            position.side[seat] = gate_side(position.players)
        else:
            position.gate[seat] = self.gate_tile(name, f"{where}.gate")
            position.side[seat] = side_of(str(name))
        if position.gate[seat] in position.gate[:seat]:
            raise self.bad(f"{where}.gate: another seat has the same (C-S1)")

    def is_gate(self, word: str) -> bool:
        tile = self.tables.tile_named.get(word.removesuffix("*"))
        return tile is not None and self.tables.is_gate[tile]

    def gate_tile(self, name: object, where: str) -> int:
        if not isinstance(name, str) or not self.is_gate(name):
            raise self.bad(f"{where}: {name!r} is no gate")
        return self.tables.tile_named[name.removesuffix("*")]

    def read_castle(self, seat: int, given: dict[str, object], where: str) -> None:
        position = self.position
        castle = position.castles[seat].clone()
        grass = given.get("grass", 0)
        if not isinstance(grass, int) or isinstance(grass, bool) or not castle.can_slide(grass):
            raise self.bad(f"{where}.grass: {grass!r} is no column of the grid")
        castle.slide(grass)
        for line in self.castle_lines(given, where):
            self.lay(castle, seat, line, f"{where}.castle {line!r}")
        if "castle" not in given and position.gate[seat] >= 0:
            castle.place(position.gate[seat], cell_at(GATE_COLUMN, 0), 0, position.side[seat])
        position.change(seat, castle)

    def lay(self, castle: Castle, seat: int, line: str, where: str) -> None:
        """One tile of a castle: `X,Y TILE rT`."""
        words = line.split()
        if (
            len(words) != 3
            or CELL.fullmatch(words[0]) is None
            or ROTATION.fullmatch(words[2]) is None
        ):
            raise self.bad(f"{where}: expected X,Y TILE rT, T from 0 to 3")
        try:
            x, y = read_cell(words[0])
        except Unreadable as error:
            raise self.bad(f"{where}: {error}") from None
        if not on_grid(x, y):
            raise self.bad(f"{where}: the cell is off the grid (C-C2)")
        if not castle.is_free(cell_at(x, y)):
            raise self.bad(f"{where}: the cell is taken (C-B2)")
        tile = self.castle_tile(castle, seat, words[1], where)
        side = side_of(words[1])
        castle.place(tile, cell_at(x, y), int(words[2][1]), side)
        if tile == self.position.gate[seat]:
            self.position.side[seat] = side

    def castle_tile(self, castle: Castle, seat: int, name: str, where: str) -> int:
        position = self.position
        if name == "scaffold" and position.has_scaffold():
            tile = self.tables.scaffold
        elif self.is_gate(name):
            tile = self.gate_tile(name, where)
            if position.mode != MODE_FREE_PLAY and tile != position.gate[seat]:
                raise self.bad(f"{where}: not the gate of the seat (C-S1)")
        else:
            tile = self.take(name, where)
        if castle.has(tile):
            raise self.bad(f"{where}: {name} lies in two places (C-C1)")
        return tile

    def read_tray(self, seat: int, given: dict[str, object], where: str) -> None:
        """Gates and scaffolds are there where they are not in the castle."""
        position = self.position
        where = f"{where}.tray"
        if position.mode == MODE_FREE_PLAY and "tray" not in given and "stack" not in self.data:
            tray = sorted(self.draft - self.used)  # C-F1: what is named nowhere else
            self.used |= self.draft
        else:
            names = self.listed(given.get("tray", []), where)
            tray = self.tiles([name for name in names if self.is_draft(name)], where)
        own = [position.gate[seat]] if position.gate[seat] >= 0 else []
        if position.mode == MODE_FREE_PLAY:
            own = list(range(self.tables.first_gate, self.tables.scaffold))
        else:
            own.append(self.tables.scaffold)
        tray += [tile for tile in own if not position.castles[seat].has(tile)]
        position.tray[seat] = tray

    def is_draft(self, name: object) -> bool:
        return not (isinstance(name, str) and (name == "scaffold" or self.is_gate(name)))

    def read_supply(self) -> None:
        """The face-up tiles, the tile just taken, the stack, and what is out of the game."""
        position, data = self.position, self.data
        names = self.listed(data.get("face_up", []), "face_up")
        position.face_up = [self.take(name, "face_up") for name in names]
        position.unseen = self.true_or_false(data.get("unseen", False), "unseen")
        taken = data.get("taken", "")
        if (taken != "") != (position.phase in (PHASE_DECIDE, PHASE_PLACE)):
            raise self.bad(f"taken: {taken!r} does not fit the phase")
        if taken != "":
            position.taken = self.take(taken, "taken")
        if "stack" in data:
            position.stack = self.tiles(data["stack"], "stack")
        elif position.mode in (MODE_TABLE, MODE_BUILDER):
            position.stack = sorted(self.draft - self.used)
            self.used |= self.draft
        all_tiles = range(self.tables.first_gate)
        position.out = [tile for tile in all_tiles if tile not in self.used]

    def tiles(self, given: object, where: str) -> list[int]:
        return sorted([self.take(name, where) for name in self.listed(given, where)])

    def take(self, name: object, where: str) -> int:
        """The draft tile of this name, which must not lie anywhere else."""
        tile = self.tables.tile_named.get(name) if isinstance(name, str) else None
        if tile is None or tile >= self.tables.first_gate:
            raise self.bad(f"{where}: {name!r} is no draft tile")
        if tile not in self.draft:
            raise self.bad(f"{where}: {name} is taken out when two play (C-S2)")
        if tile in self.used:
            raise self.bad(f"{where}: {name} lies in two places (C-C1)")
        self.used.add(tile)
        return tile

    def castle_lines(self, given: dict[str, object], where: str) -> list[str]:
        """A castle's list of `X,Y TILE rT`, or its table of cells to `TILE rT`."""
        castle = given.get("castle", [])
        if isinstance(castle, dict):
            return [f"{cell} {laid}" for cell, laid in castle.items()]
        return [str(line) for line in self.listed(castle, f"{where}.castle")]
