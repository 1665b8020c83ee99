"""Grajeczka as arrays: the kingdom as planes around its middle, pages by who has them."""

from typing import ClassVar

from bajarz.core.canonical import Json
from bajarz.core.game import Options
from bajarz.games.grajeczka import actions as act
from bajarz.games.grajeczka.board import (
    DIRECTIONS,
    FIGURES,
    LIMIT,
    TERRAINS,
    place_at,
    place_name,
    read_place,
)
from bajarz.games.grajeczka.components import PAGES
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.state import PHASES
from bajarz.games.grajeczka.view import ADVENTURES, TOKENS
from bajarz.lab.env.actions import ActionTable, Block
from bajarz.lab.env.encoding import Encoding
from bajarz.lab.env.fields import MOST, Field, Layout
from bajarz.lab.env.row_writer import RowWriter

GROUND = (*TERRAINS[1:], "large", "river", "long-river")  # the words of a view's `places`
PLANES = (
    *GROUND, *(f"river end to the {direction}" for direction in DIRECTIONS), *FIGURES, "flight",
)  # fmt: skip
ENDS = len(GROUND)
STANDING = ENDS + len(DIRECTIONS)
FLIGHT = STANDING + len(FIGURES)
ADVENTURE_WORDS = ADVENTURES[1:]
PROGRESS = ("river", "forest", "mountain", "plain")
COUNTS = ("left", "turned", "undrawn")
FLAGS = ("told_now", "flipped", "can_add")


class GrajeczkaEncoding(Encoding):
    """Seats are told from the observer on: row 0 is the observer, row 1 the next at the table."""

    window: ClassVar = {"reach": 16}
    window_text = (
        "Places up to `reach` steps from 0,0 have ids (the hexagon of that radius); planes are "
        "squares of 2 * reach + 1. A tile has an id where all of it lies within: as long as only "
        "actions with ids are played, the planes show the whole kingdom and no move leaves them. "
        "In 3,000 random games, as many of them mirrored as not, no legal action was farther than "
        "15. Play that stretches the kingdom on purpose does leave it: in some 400 games of "
        "players who always add as far out as they can, or as far in one direction, the farthest "
        "legal action was 19 to 26 steps away. The starting tiles lie within 2 steps, and each of "
        "the 12 others reaches 2 steps beyond the kingdom at most, so a reach of 26 leaves "
        "nothing out. `turn`, `tell`, `flip` and `end` have no place, and the Princess can always "
        "move, so there is always something to choose."
    )

    def __init__(
        self, game: Grajeczka, players: int, options: Options, window: dict[str, int]
    ) -> None:
        self.game = game
        self.players = players
        self.mirrored = int(options["mirrored"] == "yes")
        self.reach = min(window["reach"], LIMIT)
        self.side = 2 * self.reach + 1
        self.area = self.side * self.side
        self.places = self.make_places()
        self.cell = {place_name(place): cell for place, cell in self.places.items()}
        self.slot = {name: side for side, name in enumerate(game.tables.side_names)}
        self.tables = [ActionTable(self.blocks())] * players
        self.layout = Layout(fields(game, players, self.side))
        self.start_ends = self.make_start_ends()
        self.grounds: dict[str, list[int]] = {}  # planes by the words of a place, as they are met
        self.laid_ends: dict[str, list[int]] = {}  # by a laid tile in words, as they are met

    def make_places(self) -> dict[int, int]:
        """The places of the window, row by row from the north, and where planes show them."""
        reach = self.reach
        return {
            place_at(q, r): (r + reach) * self.side + q + reach
            for r in range(-reach, reach + 1)
            for q in range(max(-reach, -reach - r), min(reach, reach - r) + 1)
        }

    # Actions

    def blocks(self) -> list[Block]:
        moves = [
            act.KIND_MOVE + (figure << 12) + place
            for figure in range(len(FIGURES))
            for place in self.places
        ]
        order = "place from the north-west row by row"
        return [
            Block("move FIGURE Q,R", f"figure, then {order}", moves),
            Block("add Q,R rT", f"{order}, then turn", self.placements()),
            *(
                single(act.KIND_TURN_PAGE),
                single(act.KIND_TELL),
                single(act.KIND_FLIP),
                single(act.KIND_END),
            ),
        ]

    def placements(self) -> list[int]:
        """All three hexagons of a tile lie in the window."""
        return [
            act.KIND_ADD + (place << 3) + turn
            for place in self.places
            for turn, offsets in enumerate(self.game.tables.hexagons)
            if all(place + offset in self.places for offset in offsets)
        ]

    # Observations

    def observe(self, view: Json, seat: int, writer: RowWriter) -> None:
        self.observe_turn(view, seat, writer)
        self.observe_tiles(view, writer)
        self.observe_kingdom(view, writer)
        own = view["seats"][str(seat + 1)]
        for order, page in enumerate(own["turned"], 1):
            writer.put("my_turned", order, page - 1)
        for row in range(self.players):
            observe_seat(view["seats"][str((seat + row) % self.players + 1)], row, writer)

    def observe_turn(self, view: Json, seat: int, writer: RowWriter) -> None:
        writer.put("phase", 1, PHASES.index(view["phase"]))
        if view["to_move"]:
            writer.put("to_move", 1, (view["to_move"] - 1 - seat) % self.players)
        writer.put("first", 1, (view["first"] - 1 - seat) % self.players)
        writer.fill("time", (min(view["turn"], MOST), min(view["limit"], MOST)))
        if view["adventure"]:
            writer.put("adventure", 1, ADVENTURE_WORDS.index(view["adventure"]))
        writer.mark("moved", [FIGURES.index(name) for name in view["moved"]])
        writer.fill("flags", [int(view[name]) for name in FLAGS])

    def observe_tiles(self, view: Json, writer: RowWriter) -> None:
        if view["top"]:
            writer.put("top", 1, self.slot[view["top"]])
        writer.mark("laid", [self.slot[text.split()[1]] for text in view["kingdom"]])
        writer.fill("piles", (view["stack"], view["unread"]))
        writer.fill("progress", [view["progress"][name] for name in PROGRESS])

    def observe_kingdom(self, view: Json, writer: RowWriter) -> None:
        cells = self.cell
        for place, words in view["places"].items():
            cell = cells.get(place)
            if cell is not None:
                writer.mark("kingdom", self.ground(words), cell)
        writer.mark("kingdom", self.start_ends)
        for text in view["kingdom"]:
            writer.mark("kingdom", self.ends(text))
        standing = [(STANDING + n, view["figures"][name]) for n, name in enumerate(FIGURES)]
        crossed = [(FLIGHT, place) for place in view["flight"]]
        shown = [plane * self.area + cells[p] for plane, p in standing + crossed if p in cells]
        writer.mark("kingdom", shown)

    def ground(self, words: str) -> list[int]:
        """The planes of a place in words, as distances in the row."""
        found = self.grounds.get(words)
        if found is None:
            found = [GROUND.index(word) * self.area for word in words.split()]
            self.grounds[words] = found
        return found

    def ends(self, text: str) -> list[int]:
        """Where the planes show the river ends of a laid tile in words."""
        found = self.laid_ends.get(text)
        if found is None:
            place, name, turn = text.split()
            at, sixths, tables = read_place(place), int(turn[1:]), self.game.tables
            places = [at + offset for offset in tables.hexagons[sixths]]
            found = self.show_ends(places, tables.ends[self.slot[name] * 6 + sixths])
            self.laid_ends[text] = found
        return found

    def make_start_ends(self) -> list[int]:
        """Where the planes show the river ends of the starting tiles."""
        kingdom = self.game.tables.kingdoms[self.mirrored]
        return self.show_ends(kingdom.places, [kingdom.ends[place] for place in kingdom.places])

    def show_ends(self, places: list[int], ends: list[int]) -> list[int]:
        return [
            (ENDS + direction) * self.area + self.places[place]
            for place, bits in zip(places, ends, strict=True)
            for direction in range(len(DIRECTIONS))
            if bits >> direction & 1 and place in self.places
        ]


def observe_seat(seen: Json, row: int, writer: RowWriter) -> None:
    """What is known of a seat; its page only to itself, or to all once it is out (B-E2)."""
    if seen["page"]:
        writer.put("page", 1, row * PAGES + seen["page"] - 1)
    writer.mark("told", [page - 1 for page in seen["told"]], row * PAGES)
    turned = seen["turned"] if isinstance(seen["turned"], int) else len(seen["turned"])
    writer.fill("counts", (seen["left"], turned, seen["undrawn"]), row * len(COUNTS))
    writer.fill("seat_flags", (TOKENS.index(seen["token"]), int(seen["out"])), row * 2)


def single(code: int) -> Block:
    """An action without details."""
    return Block(act.WORDS[code - act.KIND_TURN_PAGE].__name__.lower(), "", [code])


def fields(game: Grajeczka, players: int, side: int) -> list[Field]:
    """The row, field by field."""
    sides = (len(game.tables.side_names),)
    return [
        Field("phase", (len(PHASES),), 1, f"one of {', '.join(PHASES)}"),
        Field("to_move", (players,), 1, "whose turn it is, counted from the observer"),
        Field("first", (players,), 1, "who began, counted from the observer"),
        Field("time", (2,), MOST, "number of the turn; that of the last one, 0 without a limit"),
        Field(
            "adventure",
            (len(ADVENTURE_WORDS),),
            1,
            f"the one just done: {', '.join(ADVENTURE_WORDS)}, or none",
        ),
        Field("moved", (len(FIGURES),), 1, f"which moved in this turn: {', '.join(FIGURES)}"),
        Field("flags", (len(FLAGS),), 1, "; ".join(FLAGS)),
        Field("top", sides, 1, "the visible side of the stack, in the order T01A, T01B, T02A, …"),
        Field("laid", sides, 1, "sides that lie in the kingdom, in the same order"),
        Field("piles", (2,), MOST, "tiles under the top one; pages that nobody has drawn"),
        Field(
            "progress",
            (len(PROGRESS),),
            MOST,
            "tiles of the longest river; places of the largest forest, mountain, plain",
        ),
        Field(
            "my_turned",
            (PAGES,),
            PAGES,
            "for each page that I have turned, when it comes again: 1 is the first",
        ),
        Field(
            "page",
            (players, PAGES),
            1,
            "the page in hand; that of others only once they are out",
        ),
        Field("told", (players, PAGES), 1, "pages told"),
        Field("counts", (players, len(COUNTS)), MOST, f"pages: {'; '.join(COUNTS)}"),
        Field("seat_flags", (players, 2), 1, "has a magic token; is out"),
        Field(
            "kingdom",
            (len(PLANES), side, side),
            1,
            "planes of rows r from the north, columns q from the west, 0,0 in the middle: "
            f"{'; '.join(PLANES)}. River means a short one; flight: places that the Dragon's "
            "latest flight of this turn crossed, and its end",
        ),
    ]


ENCODING = GrajeczkaEncoding
