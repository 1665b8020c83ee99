"""Fantazja as arrays: the map as planes around the castle, tiles by where they are."""

from collections.abc import Iterable
from typing import ClassVar, cast

from bajarz.core.game import Options
from bajarz.core.view import View
from bajarz.games.fantazja import actions as act
from bajarz.games.fantazja.actions import encode
from bajarz.games.fantazja.components import ELEMENTS, TILES_EACH, TYPE_SPECIAL, TYPES
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.state import PHASES
from bajarz.games.fantazja.tables import place_at
from bajarz.games.fantazja.view import FantazjaView, TokenView
from bajarz.lab.env.actions import ActionTable, Block
from bajarz.lab.env.encoding import Encoding
from bajarz.lab.env.fields import MOST, Field, Layout
from bajarz.lab.env.row_writer import RowWriter

SIDES = ("north", "east", "south", "west")
PLANES = (
    "mine", "theirs", "castle", *TYPES, "level", "height", "dark", "points",
    "guarded by me", "guarded by them", *(f"{side} {each}" for side in SIDES for each in ELEMENTS),
)  # fmt: skip
MINE, THEIRS, CASTLE, TYPE = 0, 1, 2, 3
LEVEL, HEIGHT, DARK, POINTS, GUARDS, SYMBOLS = 8, 9, 10, 11, 12, 14
HOLDERS = ("pool", "me", "them", "in use by me", "in use by them")
Planes = tuple[list[int], list[int]]  # as distances in the row, and their values


class FantazjaEncoding(Encoding):
    """Tiles are numbered within their faction, so that ids mean the same to both seats."""

    window: ClassVar = {"reach": 14}
    window_text = (
        "Places up to `reach` steps from the castle have ids (counted as |x| + |y|); planes are "
        "squares of 2 * reach + 1. In 1,500 random games no legal action was farther than 12. "
        "Play that stretches the map on purpose does leave it: in 200 games of players who always "
        "build as far out as they can the farthest legal action was 14 to 28 steps away. 30 tiles "
        "can lie on the ground, so a reach of 30 leaves nothing out. `gain` and `end` "
        "have no place, so there is always something to choose."
    )

    def __init__(
        self, game: Fantazja, players: int, options: Options, window: dict[str, int]
    ) -> None:
        self.game = game
        self.reach = window["reach"]
        self.side = 2 * self.reach + 1
        self.area = self.side * self.side
        span = range(-self.reach, self.reach + 1)
        self.cell = {f"{x},{y}": self.cell_at(x, y) for y in span for x in span}
        owners = game.tables.owner
        self.tiles = [[t for t, owner in enumerate(owners) if owner == s] for s in (0, 1)]
        names = game.tables.name
        self.owner = dict(zip(names, owners, strict=True))
        self.slot = {names[tile]: slot for own in self.tiles for slot, tile in enumerate(own)}
        self.tables = [ActionTable(self.blocks(seat)) for seat in (0, 1)]
        self.layout = Layout(fields(self.side))
        self.castle = self.face_planes(game.tables.castle * 4, [CASTLE, HEIGHT], [1, 1])
        self.features = [self.make_features(seat) for seat in (0, 1)]

    def cell_at(self, x: int, y: int) -> int:
        return (y + self.reach) * self.side + x + self.reach

    # Actions

    def blocks(self, seat: int) -> list[Block]:
        tables = self.game.tables
        tiles = self.tiles[seat]
        spots = [place * 4 + rotation for place in self.places() for rotation in range(4)]
        builds = [encode(act.KIND_SMALL if tables.small[t] else act.KIND_LARGE, t) for t in tiles]
        swaps = [encode(act.KIND_SPECIAL, t) for t in tiles if tables.type[t] != TYPE_SPECIAL]
        order = "tile, then place from the north-west row by row, then rotation"
        return [
            Block("gain TILE", "tile", [encode(act.KIND_GAIN, t) for t in tiles]),
            Block("pay TILE", "tile", [encode(act.KIND_PAY, t) for t in tiles]),
            Block("production TILE", "tile", [encode(act.KIND_PRODUCTION, t) for t in tiles]),
            Block("bury TILE", "the opponent's tile", self.burials(1 - seat)),
            Block(
                "residential GIVEN TAKEN",
                "tile given, then tile taken",
                [encode(act.KIND_RESIDENTIAL, given, taken) for given in tiles for taken in tiles],
            ),
            Block("magic", "", [encode(act.KIND_MAGIC)]),
            Block("return", "", [encode(act.KIND_RETURN)]),
            Block("end", "", [encode(act.KIND_END)]),
            Block(
                "military X,Y", "place", [encode(act.KIND_MILITARY, 0, p) for p in self.places()]
            ),
            Block(
                "small TILE X,Y rT, large TILE X,Y rT",
                f"{order}; the tile says which of the two it is",
                [build + spot for build in builds for spot in spots],
            ),
            Block("special TILE X,Y rT", order, [swap + spot for swap in swaps for spot in spots]),
        ]

    def burials(self, other: int) -> list[int]:
        return [encode(act.KIND_BURY, tile) for tile in self.tiles[other]]

    def places(self) -> list[int]:
        """The places of the window, row by row from the north."""
        span = range(-self.reach, self.reach + 1)
        return [place_at(x, y) for y in span for x in span if abs(x) + abs(y) <= self.reach]

    # Observations

    def make_features(self, seat: int) -> dict[str, list[Planes]]:
        """The planes of every tile as the top of a stack, for each of its rotations."""
        tables = self.game.tables
        found: dict[str, list[Planes]] = {}
        for tile, name in enumerate(tables.name):
            owner = MINE if tables.owner[tile] == seat else THEIRS
            planes = [owner, TYPE + tables.type[tile], LEVEL, DARK, POINTS]
            values = [1, 1, tables.level[tile], int(tables.dark[tile]), tables.points[tile]]
            found[name] = [self.face_planes(tile * 4 + r, planes, values) for r in range(4)]
        return found

    def face_planes(self, laid: int, planes: list[int], values: list[int]) -> Planes:
        """These planes, and how many symbols of which element each side shows."""
        faces = self.game.tables.face[laid * 4 : laid * 4 + 4]
        symbols = [SYMBOLS + 4 * d + (face - 1) // 3 for d, face in enumerate(faces)]
        counts = [(face - 1) % 3 + 1 for face in faces]
        return [plane * self.area for plane in planes + symbols], values + counts

    def observe(self, view: View, seat: int, writer: RowWriter) -> None:
        seen = cast(FantazjaView, view)
        self.observe_turn(seen, seat, writer)
        self.observe_map(seen, seat, writer)
        self.observe_seats(seen, seat, writer)
        for kind, name in enumerate(TYPES):
            self.observe_token(kind, seen["tokens"][name], seat, writer)

    def observe_turn(self, view: FantazjaView, seat: int, writer: RowWriter) -> None:
        mine = (view["to_move"] == seat + 1, view["first"] == seat + 1)
        flags = (*mine, view["action_taken"], view["exchange"]["open"])
        writer.fill("flags", [int(flag) for flag in flags])
        writer.put("phase", 1, PHASES.index(view["phase"]))
        if view["power_used"]:
            writer.put("power_used", 1, TYPES.index(view["power_used"]))
        self.mark(writer, "exchange_given", view["exchange"]["given"])
        self.mark(writer, "exchange_taken", view["exchange"]["taken"])
        writer.fill("progress", (view["turn"], view["buried"], view["shown"]))

    def observe_map(self, view: FantazjaView, seat: int, writer: RowWriter) -> None:
        features = self.features[seat]
        tiles: list[str] = []
        for place, stack in view["map"].items():
            tiles += [laid["tile"] for laid in stack]
            cell = self.cell.get(place)
            if cell is not None:
                top = stack[0]
                planes, values = features[top["tile"]][top["rotation"]]
                writer.add("map", planes, values, cell)
                writer.put("map", len(stack), HEIGHT * self.area + cell)
        writer.add("map", *self.castle, self.cell[view["castle"]])
        self.mark(writer, "my_map", [tile for tile in tiles if self.owner[tile] == seat])
        self.mark(writer, "their_map", [tile for tile in tiles if self.owner[tile] != seat])

    def observe_seats(self, view: FantazjaView, seat: int, writer: RowWriter) -> None:
        own, other = view["seats"][str(seat + 1)], view["seats"][str(2 - seat)]
        private = view["private"][str(seat + 1)]
        known = {
            "shown": private["shown"],
            "my_hand": private["hand"],
            "my_ip": private["ip"],
            "my_discard": own["discard"],
            "my_bag": private["bag"],
            "my_bottom": private["bottom"],
            "their_discard": other["discard"],
            "their_ip_open": other["ip_open"],
            "their_bottom": private["rival"]["bottom"],
            "their_seen": private["rival"]["seen"],
        }
        for name, tiles in known.items():
            self.mark(writer, name, tiles)
        scores = (view["scores"][seat], view["scores"][1 - seat])
        bonus = (own["bonus"], other["bonus"], view["bonus_left"])
        counts = (other["hand"], other["ip"], own["pile"], other["pile"])
        writer.fill("counts", (*counts, *scores, *bonus))

    def observe_token(self, kind: int, token: TokenView, seat: int, writer: RowWriter) -> None:
        theirs = int(token["seat"] != seat + 1)
        holders = {"pool": 0, "seat": 1 + theirs, "building": 3 + theirs, "gone": 3 + theirs}
        writer.put("tokens", 1, kind * len(HOLDERS) + holders[token["where"]])
        cell = self.cell.get(token.get("place", ""))
        if cell is not None:
            writer.put("map", 1, (GUARDS + theirs) * self.area + cell)

    def mark(self, writer: RowWriter, name: str, tiles: Iterable[str]) -> None:
        writer.mark(name, [self.slot[tile] for tile in tiles])


def fields(side: int) -> list[Field]:
    """The row, field by field."""
    planes = "; ".join(PLANES)
    tiles = (TILES_EACH,)
    mine = {
        "hand": "tiles in my hand",
        "ip": "my Imagination Points",
        "discard": "my discard pile",
        "bag": "what I may still draw, in any order",
        "bottom": "buried under my draw pile",
        "map": "my tiles on the map, covered ones included",
    }
    theirs = {
        "discard": "the opponent's discard pile",
        "ip_open": "the opponent's Imagination Points that everybody saw",
        "bottom": "buried under the opponent's draw pile",
        "seen": "the opponent's tiles that I know to be in hand or among the points",
        "map": "the opponent's tiles on the map",
    }
    return [
        Field("flags", (4,), 1, "I am to move; I began; the action is taken; an exchange is open"),
        Field("phase", (len(PHASES),), 1, f"one of {', '.join(PHASES)}"),
        Field("power_used", (len(TYPES),), 1, f"this turn: one of {', '.join(TYPES)}, or none"),
        Field("exchange_given", tiles, 1, "tiles given by the residential power (of who moves)"),
        Field("exchange_taken", tiles, 1, "tiles taken by it"),
        Field("shown", tiles, 1, "the opponent's tiles shown to me by the magic power"),
        Field("progress", (3,), MOST, "number of the turn; tiles buried, shown in this use"),
        Field(
            "counts",
            (9,),
            MOST,
            "the opponent's hand, points; my, their draw pile; my, their score; my, their Bonus "
            "tokens; those in the pool",
        ),
        Field(
            "tokens",
            (len(TYPES), len(HOLDERS)),
            1,
            f"for {', '.join(TYPES)}: who holds the token, one of {', '.join(HOLDERS)}",
        ),
        *(Field(f"my_{name}", tiles, 1, text) for name, text in mine.items()),
        *(Field(f"their_{name}", tiles, 1, text) for name, text in theirs.items()),
        Field(
            "map",
            (len(PLANES), side, side),
            99,
            f"planes of rows from the north, columns from the west, the castle in the middle: "
            f"{planes}. Elements: E earth, A air, W water, F fire; the value is the number of "
            f"symbols",
        ),
    ]


ENCODING = FantazjaEncoding
