"""Castles of Caladale as arrays: the draft, and every seat's castle as planes."""

from typing import ClassVar, cast

from bajarz.core.game import Options
from bajarz.core.view import View
from bajarz.games.caladale import actions as act
from bajarz.games.caladale.actions import MIDDLE, encode, encode_piece
from bajarz.games.caladale.components import GATES, THEMES
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.setup import draft_tiles, mode_of
from bajarz.games.caladale.state import (
    MODE_BUILDER,
    MODE_FREE_PLAY,
    MODE_PUZZLE,
    MODE_TABLE,
    PHASES,
)
from bajarz.games.caladale.tables import SLIDE, laid_as
from bajarz.games.caladale.view import CaladaleView, SeatView
from bajarz.games.caladale.violations import SIDES
from bajarz.lab.env.actions import ActionTable, Block
from bajarz.lab.env.encoding import Encoding
from bajarz.lab.env.fields import MOST, Field, Layout
from bajarz.lab.env.row_writer import RowWriter

PLANES = (
    "tile", "tower top", "gate", "scaffold", "violation",
    *(f"open to the {side}" for side in SIDES),
    *(f"{theme} to the {side}" for side in SIDES for theme in THEMES),
)  # fmt: skip
TILE, TOP, GATE, SCAFFOLD, BROKEN, OPEN, THEME = 0, 1, 2, 3, 4, 5, 9
COUNTS = ("tiles turned down unseen", "castle edges that are open", "exchanges", "score")
PARTS = ("tiles", "finished", "tops", "down", "open", "scaffold", "exchanges")


class CaladaleEncoding(Encoding):
    """Seats are told from the observer on: row 0 is the observer, row 1 the next at the table."""

    window: ClassVar = {"left": -6, "columns": 16, "rows": 16}
    window_text = (
        "Cells of `columns` columns from the column `left` on and of the rows 0 to `rows` - 1 have "
        "ids and lie on the planes (free play: 4 columns more on the right, for its second strip "
        "of grass). Castles hang together over four columns of grass and cannot reach far beyond "
        "them: in some 200 games of the standard game and solo 1, players who always build as far "
        "to the side, or as high, as they can came to columns -4 to 7 and to row 14. Of solo 2 "
        "and free play only random games were measured (columns -2 to 6, row 7). "
        "Placements above the window are not offered; `done`, `stop` or a choice of the draft "
        "always is. Only the research form has ids: `back`, `shift`, `layout` and moves of placed "
        "tiles are legal but never listed."
    )

    def __init__(
        self, game: Caladale, players: int, options: Options, window: dict[str, int]
    ) -> None:
        self.game = game
        self.players = players
        self.mode = mode_of(players, options)
        self.draft = draft_tiles(game.tables, players, options)
        self.left = window["left"]
        self.columns = window["columns"] + (4 if self.mode == MODE_FREE_PLAY else 0)
        self.rows = window["rows"]
        self.area = self.columns * self.rows
        self.cell = {
            (x, y): y * self.columns + x - self.left
            for y in range(self.rows)
            for x in range(self.left, self.left + self.columns)
        }
        table = ActionTable(self.blocks())
        self.tables = [table] * players
        self.layout = Layout(fields(game, players, self.rows, self.columns))
        self.features = self.make_features()

    # Actions

    def blocks(self) -> list[Block]:
        """Only what this game can list: solo games have fewer kinds, and some of their own."""
        tables = self.game.tables
        blocks = [
            Block(
                "place TILE X,Y rT",
                "tile and rotation (alike ones once), then row from the lowest, then column",
                self.placements(),
            )
        ]
        if self.mode != MODE_FREE_PLAY:
            gates = range(tables.first_gate * 2, tables.scaffold * 2)
            blocks.append(
                Block("gate GATE", "gate, then side", [encode(act.KIND_GATE, g) for g in gates])
            )
        if self.mode in (MODE_TABLE, MODE_BUILDER):
            takes = [encode(act.KIND_TAKE, tile) for tile in self.draft]
            blocks.append(Block("take TILE", "tile", takes))
        if self.mode == MODE_TABLE:
            for kind, form in (
                (act.KIND_DRAW, "draw"),
                (act.KIND_KEEP, "keep"),
                (act.KIND_DOWN, "down"),
            ):
                blocks.append(Block(form, "", [encode(kind)]))
        if self.mode == MODE_BUILDER:
            grass = range(-SLIDE, SLIDE + 1)
            slides = [encode(act.KIND_GRASS, x + MIDDLE) for x in grass]
            blocks.append(Block("grass X", "column", slides))
            blocks.append(Block("stop", "", [encode(act.KIND_STOP)]))
        else:
            blocks.append(Block("done", "", [encode(act.KIND_DONE)]))
        if self.mode == MODE_PUZZLE:
            blocks.append(self.exchanges())
        return blocks

    def placements(self) -> list[int]:
        tables = self.game.tables
        tiles = [*self.draft, *range(tables.first_gate, tables.tiles)]
        return [
            encode(act.KIND_PLACE, encode_piece(tile, x, y, low))
            for tile in tiles
            for low in self.game.fits.shapes[tile]
            for y in range(self.rows)
            for x in range(self.left, self.left + self.columns)
        ]

    def exchanges(self) -> Block:
        pairs = [mine << 7 | theirs for mine in self.draft for theirs in self.draft]
        codes = [encode(act.KIND_EXCHANGE, pair) for pair in pairs]
        return Block("exchange MINE THEIRS", "tile given, then tile taken", codes)

    # Observations

    def make_features(self) -> list[list[int]]:
        """For every laid tile: the planes on which it shows, as distances in the row."""
        tables = self.game.tables
        found: list[list[int]] = []
        for tile in range(tables.tiles):
            for low in range(8):
                planes = [TILE]
                flags = (tables.is_top[tile], tables.is_gate[tile], tile == tables.scaffold)
                planes += [TOP + index for index, flag in enumerate(flags) if flag]
                faces = tables.face[(tile * 8 + low) * 4 : (tile * 8 + low) * 4 + 4]
                for direction, face in enumerate(faces):
                    if 1 <= face <= len(THEMES):
                        planes.append(THEME + direction * len(THEMES) + face - 1)
                found.append([plane * self.area for plane in planes])
        return found

    def numbers(self, names: list[str]) -> list[int]:
        return [self.game.tables.tile_named[name] for name in names]

    def observe(self, view: View, seat: int, writer: RowWriter) -> None:
        self.observe_table(cast(CaladaleView, view), seat, writer)

    def observe_table(self, view: CaladaleView, seat: int, writer: RowWriter) -> None:
        players = self.players
        writer.put("phase", 1, PHASES.index(view["phase"]))
        if view["to_move"]:
            writer.put("to_move", 1, (view["to_move"] - 1 - seat) % players)
        writer.put("first", 1, (view["first"] - 1 - seat) % players)
        writer.fill("progress", (view["turn"], view["stack"]))
        writer.mark("face_up", self.numbers(view["face_up"]))
        writer.put("unseen", int(view["unseen"]))
        if "taken" in view:
            writer.mark("taken", self.numbers([view["taken"]]))
        for row in range(players):
            number = (seat + row) % players
            seen = view["seats"][str(number + 1)]
            self.observe_seat(seen, view["scores"][number], row, writer)
            self.observe_castle(seen, row, writer)
        own = view["private"][str(seat + 1)]
        writer.mark("my_down_unseen", self.numbers(own["down_unseen"]))

    def observe_seat(self, seen: SeatView, score: int, row: int, writer: RowWriter) -> None:
        tables = self.game.tables
        tray = self.numbers([tile["tile"] for tile in seen["tray"]])
        writer.mark("tray", tray, row * tables.tiles)
        writer.mark("down", self.numbers(seen["down"]), row * tables.first_gate)
        if "gate" in seen:
            gate = tables.tile_named[seen["gate"]["tile"]] - tables.first_gate
            writer.put("gate", 1, (row * len(GATES) + gate) * 2 + seen["gate"]["side"])
        writer.fill("flags", (int(seen["done"]), int(seen["finished"])), row * 2)
        counts = (seen["down_unseen"], len(seen["open"]), seen["exchanges"], score)
        writer.fill("counts", counts, row * len(COUNTS))
        writer.fill("parts", [seen["parts"][name] for name in PARTS], row * len(PARTS))
        writer.put("grass", seen["grass"], row)

    def observe_castle(self, seen: SeatView, row: int, writer: RowWriter) -> None:
        start = row * len(PLANES) * self.area
        named = self.game.tables.tile_named
        for tile in seen["castle"]:
            cell = self.cell.get((tile["x"], tile["y"]))
            if cell is not None:
                laid = laid_as(named[tile["tile"]], tile["rotation"], tile["side"])
                writer.mark("castle", self.features[laid], start + cell)
        for edge in seen["open"]:
            cell = self.cell.get((edge["x"], edge["y"]))
            if cell is not None:
                plane = OPEN + SIDES.index(edge["side"])
                writer.put("castle", 1, start + plane * self.area + cell)
        for violation in seen["violations"]:
            if "cell" in violation:
                cell = self.cell.get((violation["cell"]["x"], violation["cell"]["y"]))
                if cell is not None:
                    writer.put("castle", 1, start + BROKEN * self.area + cell)


def fields(game: Caladale, players: int, rows: int, columns: int) -> list[Field]:
    """The row, field by field."""
    tables = game.tables
    draft = tables.first_gate
    order = "in the order of the components file"
    return [
        Field("phase", (len(PHASES),), 1, f"one of {', '.join(PHASES)}"),
        Field("to_move", (players,), 1, "whose turn it is, counted from the observer"),
        Field("first", (players,), 1, "who began, counted from the observer"),
        Field("progress", (2,), MOST, "number of the turn; tiles in the stack"),
        Field("face_up", (draft,), 1, f"the face-up tiles, {order}"),
        Field("taken", (draft,), 1, "the tile just taken, where the observer may know it"),
        Field("unseen", (1,), 1, "whether the tile just taken was drawn unseen"),
        Field("my_down_unseen", (draft,), 1, "what the observer drew unseen and turned down"),
        Field(
            "tray",
            (players, tables.tiles),
            1,
            "kept tiles that are not in the castle: draft tiles, gates, scaffold",
        ),
        Field("down", (players, draft), 1, "tiles turned down that everybody saw"),
        Field("gate", (players, len(GATES), 2), 1, f"of {', '.join(GATES)}, and which side"),
        Field("flags", (players, 2), 1, "is done; the castle is finished"),
        Field("counts", (players, len(COUNTS)), MOST, "; ".join(COUNTS), -MOST),
        Field("parts", (players, len(PARTS)), MOST, f"the score: {', '.join(PARTS)}", -MOST),
        Field("grass", (players,), SLIDE, "leftmost column of the grass", -SLIDE),
        Field(
            "castle",
            (players, len(PLANES), rows, columns),
            1,
            f"planes of rows from the lowest, columns from the left: {'; '.join(PLANES)}",
        ),
    ]


ENCODING = CaladaleEncoding
