"""Sets up any position that data describe: a scenario's, or what `position_data.py` wrote."""

from bajarz.core.errors import BadPosition
from bajarz.core.game import Options
from bajarz.core.reader import Reader
from bajarz.games.grajeczka.actions import ROTATION
from bajarz.games.grajeczka.board import FIGURES, read_place
from bajarz.games.grajeczka.components import TILES
from bajarz.games.grajeczka.placements import broken_river, taken, touching
from bajarz.games.grajeczka.scoring import ENDINGS
from bajarz.games.grajeczka.setup import book_size, prepare
from bajarz.games.grajeczka.state import (
    ADDED,
    ADVENTURES,
    NO_PAGE,
    PHASE_OVER,
    PHASE_SETTLE,
    PHASE_TURN,
    PHASES,
    TOKENS,
    UNTESTED,
    Position,
)
from bajarz.games.grajeczka.tables import NO_SIDE
from bajarz.games.grajeczka.turns import begin_turn

KEYS = {
    "to_move", "first", "turn", "phase", "limit", "kingdom", "figures", "top", "stack", "unread",
    "adventure", "moved", "flight", "told_now", "flipped", "places", "progress", "can_add", "seats",
    "result", "memory",
}  # fmt: skip
SEAT_KEYS = {"page", "turned", "undrawn", "told", "token", "out", "left"}


def set_up(position: Position, options: Options, data: object) -> None:
    """Set up a position; whatever the data leave out has the value docs/scenarios.md gives it."""
    prepare(position, options)
    reader = PositionReader(position, data)
    reader.read_turn()
    reader.read_kingdom()
    reader.read_stack()
    reader.read_figures()
    reader.read_pages(book_size(position.players, options))
    reader.read_memory()
    if position.phase == PHASE_TURN:
        begin_turn(position, None)


class PositionReader(Reader):
    """Reads one position's data, complaining of the first thing that is wrong."""

    def __init__(self, position: Position, data: object) -> None:
        super().__init__(BadPosition, "position")
        self.position = position
        self.tables = position.tables
        self.data = self.table(data, "", KEYS)
        numbers = [str(seat + 1) for seat in range(position.players)]
        seats = self.table(self.data.get("seats", {}), "seats", numbers)
        self.seats = [self.table(seats.get(n, {}), f"seats.{n}", SEAT_KEYS) for n in numbers]
        self.tiles: set[int] = set()  # named so far
        self.pages: set[int] = set()

    # Turn and figures

    def read_turn(self) -> None:
        position, data = self.position, self.data
        players = position.players
        position.phase = self.one_of(data.get("phase", "turn"), PHASES, "phase")
        mover = data.get("to_move", 1)
        position.seat = (
            0 if position.phase == PHASE_OVER else self.seat_number(mover, players, "to_move")
        )
        position.first = self.seat_number(data.get("first", 1), players, "first")
        position.turn = self.whole(data.get("turn", 1), "turn")
        position.told_now = self.true_or_false(data.get("told_now", False), "told_now")
        position.flipped = self.true_or_false(data.get("flipped", False), "flipped")
        if position.phase == PHASE_OVER:
            ended = data.get("result")
            reason = ended.get("reason") if isinstance(ended, dict) else None
            position.ending = ENDINGS[self.one_of(reason, ENDINGS, "result.reason")]

    def read_figures(self) -> None:
        position, data = self.position, self.data
        given = self.table(data.get("figures", {}), "figures", FIGURES)
        for name, text in given.items():
            position.figures[FIGURES.index(name)] = self.place(text, f"figures.{name}")
        adventure = self.one_of(data.get("adventure", ""), ADVENTURES, "adventure") - 1
        position.adventure = adventure
        mover = [FIGURES[adventure]] if 0 <= adventure < ADDED else []
        for name in self.listed(data.get("moved", mover), "moved"):
            position.moved |= 1 << self.one_of(name, FIGURES, "moved")
        flight = self.listed(data.get("flight", []), "flight")
        position.flight = [self.place(text, "flight") for text in flight]
        if position.phase == PHASE_SETTLE and adventure < 0:
            raise self.bad("adventure is missing: something was done before `settle`")

    def place(self, given: object, where: str) -> int:
        """A place of the kingdom."""
        place = read_place(given) if isinstance(given, str) else -1
        if place < 0 or not self.position.kingdom.terrain[place]:
            raise self.bad(f"{where}: {given!r} is no place of the kingdom (B-M1)")
        return place

    # Tiles

    def read_kingdom(self) -> None:
        for text in self.listed(self.data.get("kingdom", []), "kingdom"):
            self.lay(text)

    def lay(self, text: object) -> None:
        """B-P1 to B-P3: an ordinary tile, laid by the rules on those before it."""
        words = text.split() if isinstance(text, str) else []
        place = read_place(words[0]) if len(words) == 3 else -1
        found = ROTATION.fullmatch(words[2]) if place >= 0 else None
        if found is None:
            raise self.bad(f"kingdom: {text!r} is not written like '2,-1 T01A r3'")
        side, rotation = self.side(words[1], "kingdom"), int(found[1])
        position, tables = self.position, self.tables
        rules = [
            rule
            for rule, broken in (
                ("B-P1", taken(tables, position.kingdom, place, rotation) >= 0),
                ("B-P2", touching(tables, position.kingdom, place, rotation) < 2),
                ("B-P3", broken_river(tables, position.kingdom, side, place, rotation) >= 0),
            )
            if broken
        ]
        if rules:
            raise self.bad(f"kingdom: {text!r} cannot lie there ({rules[0]})")
        position.kingdom = tables.grown(position.kingdom, side, place, rotation)
        position.laid = [*position.laid, side << 16 | place << 3 | rotation]

    def side(self, given: object, where: str) -> int:
        """A side of a tile that is named once only."""
        side = self.one_of(given, tuple(self.tables.side_names), where)
        self.name_tile(side // 2, where)
        return side

    def name_tile(self, tile: int, where: str) -> None:
        if tile in self.tiles:
            raise self.bad(f"{where}: {TILES[tile]} is in two places (B-C1)")
        self.tiles.add(tile)

    def read_stack(self) -> None:
        """The top side and the tiles under it; by default all that are named nowhere else."""
        position, data = self.position, self.data
        given = data.get("top")
        if given is not None and given != "":
            position.top = self.side(given, "top")
        for name in self.listed(data.get("stack", []), "stack"):
            tile = self.one_of(name, TILES, "stack")
            self.name_tile(tile, "stack")
            position.stack = [*position.stack, tile]
        rest = [tile for tile in range(len(TILES)) if tile not in self.tiles]
        if given is None and rest:
            position.top = 2 * rest.pop(0)
        if given == "" and position.stack:
            raise self.bad("top is empty, but there are tiles in the stack")
        if "stack" not in data and position.top != NO_SIDE:
            position.stack = rest
        position.stack.sort()

    # Pages

    def take(self, given: object, where: str) -> int:
        """A page that must not be anywhere else."""
        page = self.whole(given, where)
        if page not in self.tables.page_numbers:
            raise self.bad(f"{where}: there is no page {page}")
        if page in self.pages:
            raise self.bad(f"{where}: page {page} is in two places (B-C1)")
        self.pages.add(page)
        return page

    def take_all(self, given: object, where: str) -> list[int]:
        return [self.take(page, where) for page in self.listed(given, where)]

    def read_pages(self, size: int) -> None:
        """First the pages that are named, then those that are left out; `size` is a book's."""
        position, data = self.position, self.data
        for seat, given in enumerate(self.seats):
            self.read_seat(given, seat, f"seats.{seat + 1}")
        if "unread" in data:
            position.unread = sorted(self.take_all(data["unread"], "unread"))
        for seat, given in enumerate(self.seats):
            rest = [page for page in self.tables.page_numbers if page not in self.pages]
            if "page" not in given and rest:
                position.page[seat] = self.take(rest[0], "page")
            self.read_undrawn(given, seat, size)
        if "unread" not in data:
            rest = [page for page in self.tables.page_numbers if page not in self.pages]
            position.unread = rest
        if len(position.unread) < sum(position.undrawn):
            raise self.bad("fewer pages are unread than the books have undrawn")

    def read_seat(self, given: dict[str, object], seat: int, where: str) -> None:
        position = self.position
        if given.get("page", NO_PAGE) != NO_PAGE:
            position.page[seat] = self.take(given["page"], f"{where}.page")
        position.turned[seat] = self.take_all(given.get("turned", []), f"{where}.turned")
        position.turned_tested[seat] = [UNTESTED] * len(position.turned[seat])
        position.told[seat] = self.take_all(given.get("told", []), f"{where}.told")
        token = self.one_of(given.get("token", "plain"), TOKENS, f"{where}.token")
        position.magic[seat] = token == 1
        position.out[seat] = self.true_or_false(given.get("out", False), f"{where}.out")

    def read_undrawn(self, given: dict[str, object], seat: int, size: int) -> None:
        """B-S3: what is left of the book, unless it is said."""
        position = self.position
        where = f"seats.{seat + 1}"
        rest = max(0, size - position.left(seat) - len(position.told[seat]))
        position.undrawn[seat] = self.whole(given.get("undrawn", rest), f"{where}.undrawn")
        if (
            position.page[seat] == NO_PAGE
            and position.phase != PHASE_OVER
            and not position.out[seat]
        ):
            raise self.bad(f"{where}.page: a player who is in has a page (B-S3)")

    # Memory

    def read_memory(self) -> None:
        """Where the figures stood at tests of B-E2 (redeal.py); nowhere if left out."""
        position = self.position
        numbers = [str(seat + 1) for seat in range(position.players)]
        for number, given in self.table(self.data.get("memory", {}), "memory", numbers).items():
            seat = int(number) - 1
            tests = self.table(given, f"memory.{number}", {"page", "turned"})
            position.tested[seat] = self.read_test(tests.get("page", ""))
            turned = self.listed(tests.get("turned", []), "memory.turned")
            if len(turned) != len(position.turned[seat]):
                raise self.bad("memory.turned: one test for each turned page")
            position.turned_tested[seat] = [self.read_test(text) for text in turned]

    def read_test(self, given: object) -> int:
        if given == "":
            return UNTESTED
        words = given.split() if isinstance(given, str) else []
        if len(words) != len(FIGURES):
            raise self.bad(f"memory: {given!r} is not three places")
        where = 0
        for figure, word in enumerate(words):
            where |= self.place(word, "memory") << 12 * figure
        return where
