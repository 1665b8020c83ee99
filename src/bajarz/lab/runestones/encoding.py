"""Rune Stones as arrays: cards by where they are, and what every seat holds."""

from typing import cast

from bajarz.core.game import Options
from bajarz.core.view import View
from bajarz.games.runestones import actions as act
from bajarz.games.runestones.components import STONES
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.parts import COLOURS, FACE_NAMES, GAIN_NAMES, ORE, WHITE
from bajarz.games.runestones.position_data import ProgressData
from bajarz.games.runestones.state import PHASES
from bajarz.games.runestones.tables import WHITE_SMITHY, payments
from bajarz.games.runestones.view import RuneStonesView, SeatView
from bajarz.lab.env.actions import ActionTable, Block
from bajarz.lab.env.encoding import Encoding
from bajarz.lab.env.fields import MOST, Field, Layout
from bajarz.lab.env.row_writer import RowWriter

GEMS = (*COLOURS, "ore")
SMITHIES = ("1", "2", "3", "4", "5", "white")
GAINS = tuple(GAIN_NAMES)
FACES = (*FACE_NAMES, *(f"{points}pp" for points in range(1, 10)))
CARD_LISTS = {
    "my_hand": "my hand",
    "my_deck": "my deck, in any order",
    "my_played": "my played cards",
    "playing": "the cards of the action going on, where I may know them",
    "called": "the display cards chosen, where I may know them",
    "general_discard": "the general discard pile",
    "extra_point": "cards that gave their extra point in this turn",
}


class RuneStonesEncoding(Encoding):
    """Seats are told from the observer on: row 0 is the observer, row 1 the next at the table."""

    def __init__(
        self, game: RuneStones, players: int, options: Options, window: dict[str, int]
    ) -> None:
        self.game = game
        self.players = players
        self.cards = [*game.tables.creatures, *game.tables.druid_cards]
        self.card = {card: index for index, card in enumerate(self.cards)}
        self.tables = [ActionTable(self.blocks())] * players
        self.layout = Layout(fields(game, players, len(self.cards)))

    # Actions

    def blocks(self) -> list[Block]:
        coloured = range(WHITE)
        return [
            *(
                single(act.KIND_SUMMON),
                single(act.KIND_USE),
                single(act.KIND_PASS),
                single(act.KIND_BENEFIT),
            ),
            *(single(act.KIND_FORGO), single(act.KIND_FINISH), single(act.KIND_END)),
            Block("play CARD", "card", [act.KIND_PLAY + card for card in self.cards]),
            Block(
                "call CARD", "card", [act.KIND_CALL + card for card in self.game.tables.creatures]
            ),
            Block(
                "ability CARD PART",
                "card, then part",
                [act.KIND_ABILITY + card * 4 + part for card in self.cards for part in (1, 2)],
            ),
            Block("gem COLOUR", "colour", [act.KIND_GEM + colour for colour in coloured]),
            Block("wild COLOUR", "colour", [act.KIND_WILD + colour for colour in coloured]),
            Block("exchange GEM ore", "gem", [act.KIND_EXCHANGE + c * 8 + ORE for c in range(ORE)]),
            Block(
                "exchange ore COLOUR", "colour", [act.KIND_EXCHANGE + ORE * 8 + c for c in coloured]
            ),
            Block("field ROW COLOUR", "row, then colour", self.field_codes()),
            Block("trade ROW", "row", [act.KIND_TRADE + row for row in (0, 1)]),
            Block("stone KIND", "kind", [act.KIND_STONE + kind for kind in range(len(STONES))]),
            Block("pay GEMS", "number of gems, then as they are packed", self.pay_codes()),
            Block("forge SMITHY GEMS", "smithy, then ore, then gems", self.forge_codes()),
        ]

    def field_codes(self) -> list[int]:
        return [act.KIND_FIELD + row * 8 + colour for row in (0, 1) for colour in range(ORE)]

    def pay_codes(self) -> list[int]:
        """R-A4, R-A6: as many gems as a card of these components asks for, or one for the die."""
        asked = {part.size for part in self.game.tables.part if part is not None and part.size}
        sizes = sorted(asked | {1})
        return [act.KIND_PAY + paid for size in sizes for paid in ways_to_pay(size)]

    def forge_codes(self) -> list[int]:
        """R-F2, R-F3: gems of any colours, as the Wild Gem stone may allow, or ore."""
        tables = self.game.tables
        costs = [*tables.smithy_cost, tables.white_cost]
        codes: list[int] = []
        for smithy in range(WHITE_SMITHY + 1):
            code = act.KIND_FORGE + (smithy << 20)
            codes += [code + act.ORE_PAID, *(code + paid for paid in ways_to_pay(costs[smithy]))]
        return codes

    # Observations

    def observe(self, view: View, seat: int, writer: RowWriter) -> None:
        seen = cast(RuneStonesView, view)
        self.observe_table(seen, seat, writer)
        self.observe_progress(seen["progress"], writer)
        self.observe_cards(seen, seat, writer)
        for row in range(self.players):
            self.observe_seat(seen["seats"][str((seat + row) % self.players + 1)], row, writer)

    def observe_cards(self, view: RuneStonesView, seat: int, writer: RowWriter) -> None:
        own = view["private"][str(seat + 1)]
        lists = {
            "my_hand": own["hand"],
            "my_deck": own["deck"],
            "my_played": own["played"],
            "playing": view.get("playing", []),
            "called": view.get("called", []),
            "general_discard": view["general_discard"],
            "extra_point": view["progress"]["extra_point"],
        }
        for name, cards in lists.items():
            writer.mark(name, [self.card[card] for card in cards])
        writer.put("playing_count", view["playing_count"])
        writer.put("called_count", view["called_count"])

    def observe_table(self, view: RuneStonesView, seat: int, writer: RowWriter) -> None:
        writer.put("phase", 1, PHASES.index(view["phase"]))
        if view["to_move"]:
            writer.put("to_move", 1, (view["to_move"] - 1 - seat) % self.players)
        writer.put("first", 1, (view["first"] - 1 - seat) % self.players)
        decks = (view["round"], view["turn"], view["general_deck"], view["white_artifacts"])
        writer.fill("time", decks)
        slots = [n * len(self.cards) + self.card[c] for n, c in enumerate(view["display"]) if c]
        writer.mark("display", slots)
        writer.fill("supply", [view["supply"][gem] for gem in GEMS])
        smithies = enumerate(view["smithies"])
        writer.mark("smithies", [n * 4 + COLOURS.index(c) for n, c in smithies if c])
        coloured = COLOURS[:WHITE]
        writer.fill("artifact_supply", [view["artifact_supply"][colour] for colour in coloured])
        writer.fill("artifact_traded", [view["artifact_traded"][colour] for colour in coloured])
        writer.fill("stones_left", [view["stones"][kind] for kind in STONES])
        for removed in view["removed"]:
            row = (removed["seat"] - 1 - seat) % self.players
            writer.put("out", 1, row * len(self.cards) + self.card[removed["card"]])

    def observe_progress(self, progress: ProgressData, writer: RowWriter) -> None:
        for card, parts in progress["used"].items():
            writer.mark("used", [self.card[int(card)] * 2 + part - 1 for part in parts])
        writer.fill("plays_before", progress["plays_before"][:6])
        writer.put("after", 1, PHASES.index(progress["after"]))
        if progress["card"]:
            writer.put("card", 1, self.card[progress["card"]])
        if progress["wanted"]:
            writer.put("wanted", 1, GAINS.index(progress["wanted"]))
        if progress["face"]:
            writer.put("face", 1, FACES.index(progress["face"]))
        if progress["artifact"]:
            writer.put("artifact", 1, COLOURS.index(progress["artifact"]))
        if progress["smithy"]:
            writer.put("smithy", 1, SMITHIES.index(progress["smithy"]))
        writer.mark("forged", [SMITHIES.index(smithy) for smithy in progress["forged"]])
        numbers = (progress["benefits_left"], progress["part"], progress["trades"])
        writer.fill("progress", numbers)
        flags = (progress["bonus"], progress["exchanged"], progress["stirred"])
        writer.fill("progress_flags", [int(flag) for flag in flags])

    def observe_seat(self, seen: SeatView, row: int, writer: RowWriter) -> None:
        counts = (seen["hand"], seen["deck"], seen["played_size"], seen["points"])
        writer.fill("counts", counts, row * len(counts))
        writer.fill("gems", [*(seen["gems"][c] for c in COLOURS), seen["ore"]], row * len(GEMS))
        druids = self.game.tables.druids
        writer.put("druid", 1, row * len(druids) + druids.index(seen["druid"]))
        if seen["played_top"]:
            writer.put("played_top", 1, row * len(self.cards) + self.card[seen["played_top"]])
        fields = enumerate([*seen["rows"][0], *seen["rows"][1]])
        writer.mark("rows", [n * 5 + COLOURS.index(c) for n, c in fields if c], row * 50)
        writer.mark("stones", [STONES.index(kind) for kind in seen["stones"]], row * len(STONES))
        if seen["wild"]:
            writer.put("wild", 1, row * 5 + COLOURS.index(seen["wild"]))


def single(code: int) -> Block:
    """An action without details."""
    return Block(act.verb_of(code), "", [code])


def ways_to_pay(size: int) -> list[int]:
    """All packed payments of so many gems, ascending."""
    limits = sum([size << 4 * colour for colour in range(5)])
    return sorted(payments(limits, size))


def fields(game: RuneStones, players: int, cards: int) -> list[Field]:
    """The row, field by field."""
    gems = ", ".join(GEMS)
    druids = game.tables.druids
    return [
        Field("phase", (len(PHASES),), 1, f"one of {', '.join(PHASES)}"),
        Field("to_move", (players,), 1, "whose turn it is, counted from the observer"),
        Field("first", (players,), 1, "who began, counted from the observer"),
        Field("time", (4,), MOST, "round; turn; cards of the general deck; white artifacts left"),
        Field(
            "display",
            (6, cards),
            1,
            "which card lies in each slot, from the cheap end; cards are in the order of their "
            "numbers, creatures first, then druid cards",
        ),
        Field("supply", (len(GEMS),), MOST, f"left of {gems}"),
        Field("smithies", (5, 4), 1, "colour of the artifact in each smithy: B, R, G, Y"),
        Field("artifact_supply", (4,), MOST, "artifacts face down: B, R, G, Y"),
        Field("artifact_traded", (4,), MOST, "artifacts traded in: B, R, G, Y"),
        Field("stones_left", (len(STONES),), MOST, f"rune stones left: {', '.join(STONES)}"),
        *(Field(name, (cards,), 1, text) for name, text in CARD_LISTS.items()),
        Field("playing_count", (1,), MOST, "how many cards the action going on has"),
        Field("called_count", (1,), MOST, "how many display cards are chosen"),
        Field("out", (players, cards), 1, "druid cards out of the game, by owner"),
        Field("used", (cards, 2), 1, "parts of abilities used by the action going on"),
        Field("plays_before", (6,), MOST, "for each chosen card, how many were played before it"),
        Field("after", (len(PHASES),), 1, "the phase to go back to after a choice"),
        Field("card", (cards,), 1, "whose ability is being used"),
        Field("wanted", (len(GAINS),), 1, f"what is gained: {', '.join(GAINS)}"),
        Field("face", (len(FACES),), 1, f"what the die shows: {', '.join(FACES)}"),
        Field("artifact", (5,), 1, f"forged and waiting for a field: {', '.join(COLOURS)}"),
        Field("smithy", (len(SMITHIES),), 1, f"where it was forged: {', '.join(SMITHIES)}"),
        Field("forged", (len(SMITHIES),), 1, "smithies used in this turn"),
        Field("progress", (3,), MOST, "benefits_left; part; trades"),
        Field("progress_flags", (3,), 1, "bonus; exchanged; stirred"),
        Field("counts", (players, 4), MOST, "hand; deck; played_size; points"),
        Field("gems", (players, len(GEMS)), MOST, f"held: {gems}"),
        Field("druid", (players, len(druids)), 1, f"one of {', '.join(druids)}"),
        Field("played_top", (players, cards), 1, "the top card of the played ones"),
        Field("rows", (players, 2, 5, 5), 1, "row, field (B, Y, G, R, W), colour of the artifact"),
        Field("stones", (players, len(STONES)), 1, f"rune stones held: {', '.join(STONES)}"),
        Field("wild", (players, 5), 1, f"colour of the Wild Gem stone: {', '.join(COLOURS)}"),
    ]


ENCODING = RuneStonesEncoding
