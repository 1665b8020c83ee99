"""Grajeczka as arrays: the kingdom as planes around its middle, pages by who has them."""

from typing import ClassVar, cast

from bajarz.core.game import Options
from bajarz.core.view import View
from bajarz.games.grajeczka import actions as act
from bajarz.games.grajeczka.board import DIRECTIONS, FIGURES, LIMIT, TERRAINS, place_at
from bajarz.games.grajeczka.components import PAGES
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.state import ADVENTURES, PHASES, TOKENS
from bajarz.games.grajeczka.view import GrajeczkaView, GroundView, LaidTile, SeatView
from bajarz.lab.env.actions import ActionTable, Block
from bajarz.lab.env.encoding import Encoding
from bajarz.lab.env.fields import MOST, Field, Layout
from bajarz.lab.env.row_writer import RowWriter

GROUND = (*TERRAINS[1:], "large", "river", "long-river")
RIVERS = {"none": [], "short": ["river"], "long": ["long-river"]}  # planes of GROUND
PLANES = (
    *GROUND, *(f"river end to the {direction}" for direction in DIRECTIONS), *FIGURES, "flight",
)  # fmt: skip
ENDS = len(GROUND)
STANDING = ENDS + len(DIRECTIONS)
FLIGHT = STANDING + len(FIGURES)
ADVENTURE_WORDS = ADVENTURES[1:]
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
        self.slot = {name: side for side, name in enumerate(game.tables.side_names)}
        self.tables = [ActionTable(self.blocks())] * players
        self.layout = Layout(fields(game, players, self.side))
        self.start_ends = self.make_start_ends()
        self.grounds: dict[tuple[str, bool, str], list[int]] = {}  # planes of places, as met
        self.laid_ends: dict[tuple[int, int, str, int], list[int]] = {}  # by laid tile, as met

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
            Block("add Q,R rT", f"{order}, then rotation", self.placements()),
            *(Block(text, "", [act.parse(text)]) for text in ("turn", "tell", "flip", "end")),
        ]

    def placements(self) -> list[int]:
        """All three hexagons of a tile lie in the window."""
        return [
            act.KIND_ADD + (place << 3) + rotation
            for place in self.places
            for rotation, offsets in enumerate(self.game.tables.hexagons)
            if all(place + offset in self.places for offset in offsets)
        ]

    # Observations

    def observe(self, view: View, seat: int, writer: RowWriter) -> None:
        seen = cast(GrajeczkaView, view)
        self.observe_turn(seen, seat, writer)
        self.observe_tiles(seen, writer)
        self.observe_kingdom(seen, writer)
        own = seen["private"][str(seat + 1)]
        for order, page in enumerate(own["turned"], 1):
            writer.put("my_turned", order, page - 1)
        for row in range(self.players):
            other = seen["seats"][str((seat + row) % self.players + 1)]
            observe_seat(other, own["page"] if row == 0 else other["page"], row, writer)

    def observe_turn(self, view: GrajeczkaView, seat: int, writer: RowWriter) -> None:
        writer.put("phase", 1, PHASES.index(view["phase"]))
        if view["to_move"]:
            writer.put("to_move", 1, (view["to_move"] - 1 - seat) % self.players)
        writer.put("first", 1, (view["first"] - 1 - seat) % self.players)
        writer.fill("time", (min(view["turn"], MOST), min(view["limit"], MOST)))
        if view["adventure"]:
            writer.put("adventure", 1, ADVENTURE_WORDS.index(view["adventure"]))
        writer.mark("moved", [FIGURES.index(name) for name in view["moved"]])
        writer.fill("flags", [int(view["told_now"]), int(view["flipped"]), int(view["can_add"])])

    def observe_tiles(self, view: GrajeczkaView, writer: RowWriter) -> None:
        if view["top"]:
            writer.put("top", 1, self.slot[view["top"]])
        writer.mark("laid", [self.slot[each["tile"]] for each in view["kingdom"]])
        writer.fill("piles", (view["stack"], view["unread"]))
        largest = view["progress"]
        writer.fill(
            "progress", [largest["river"], largest["forest"], largest["mountain"], largest["plain"]]
        )

    def observe_kingdom(self, view: GrajeczkaView, writer: RowWriter) -> None:
        cells = self.places
        for ground in view["places"]:
            cell = cells.get(place_at(ground["q"], ground["r"]))
            if cell is not None:
                writer.mark("kingdom", self.ground(ground), cell)
        writer.mark("kingdom", self.start_ends)
        for laid in view["kingdom"]:
            writer.mark("kingdom", self.ends(laid))
        shown = [(STANDING + n, view["figures"][name]) for n, name in enumerate(FIGURES)]
        shown += [(FLIGHT, place) for place in view["flight"]]
        for plane, place in shown:
            cell = cells.get(place_at(place["q"], place["r"]))
            if cell is not None:
                writer.put("kingdom", 1, plane * self.area + cell)

    def ground(self, place: GroundView) -> list[int]:
        """The planes of a place, as distances in the row."""
        key = place["terrain"], place["large"], place["river"]
        found = self.grounds.get(key)
        if found is None:
            names = [place["terrain"], *RIVERS[place["river"]]]
            names += ["large"] if place["large"] else []
            found = [GROUND.index(name) * self.area for name in names]
            self.grounds[key] = found
        return found

    def ends(self, laid: LaidTile) -> list[int]:
        """Where the planes show the river ends of a laid tile."""
        key = laid["q"], laid["r"], laid["tile"], laid["rotation"]
        found = self.laid_ends.get(key)
        if found is None:
            at, rotation, tables = (
                place_at(laid["q"], laid["r"]),
                laid["rotation"],
                self.game.tables,
            )
            places = [at + offset for offset in tables.hexagons[rotation]]
            found = self.show_ends(places, tables.ends[self.slot[laid["tile"]] * 6 + rotation])
            self.laid_ends[key] = found
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


def observe_seat(seen: SeatView, page: int, row: int, writer: RowWriter) -> None:
    """What is known of a seat; its page only to itself, or to all once it is out (B-E2)."""
    if page:
        writer.put("page", 1, row * PAGES + page - 1)
    writer.mark("told", [each - 1 for each in seen["told"]], row * PAGES)
    counts = seen["left"], seen["turned"], seen["undrawn"]
    writer.fill("counts", counts, row * len(COUNTS))
    writer.fill("seat_flags", (TOKENS.index(seen["token"]), int(seen["out"])), row * 2)


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
            (4,),
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
