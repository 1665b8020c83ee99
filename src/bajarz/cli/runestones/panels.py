"""What stands around the cards of Rune Stones: players, smithies, supplies, rune stones."""

from collections.abc import Mapping

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bajarz.cli.panels import dotted
from bajarz.cli.runestones import signs
from bajarz.cli.runestones.cards import WIDTH, icon, short_word
from bajarz.cli.runestones.signs import letter_sign, style_of, times
from bajarz.cli.runestones.table import CardTable
from bajarz.cli.styles import DOT, QUIET, TIMES
from bajarz.games.runestones.components import NO_BONUS, STONES
from bajarz.games.runestones.parts import COLOURS
from bajarz.games.runestones.view import SeatView

FIELDS = "BYGRW"  # the fields of a row from the left
TRACK = 20  # columns of the points' track
GOAL = 65


def letter_style(letter: str) -> str:
    return style_of(COLOURS.index(letter))


def pieces_line(gems: Mapping[str, int], ore: int) -> Text:
    """Gems and ore with their numbers."""
    line = Text()
    for letter in COLOURS:
        style = letter_style(letter) if gems[letter] else QUIET
        line.append(f"{letter_sign(letter)} {gems[letter]}  ", style)
    return line.append(f"{signs.ORE} {ore}", signs.ORE_STYLE if ore else QUIET)


def artifact_sign(artifact: str) -> Text:
    return Text(letter_sign(artifact), f"bold {letter_style(artifact)}")


class RuneStonesPanels(CardTable):
    """Everything on the table, of one scene."""

    # Players

    def player_lines(self, seat: int) -> list[RenderableType]:
        """A seat: points and pieces, the two rows, cards and rune stones."""
        words, held = self.words, self.seat_view(seat)
        druid = f"druid-{held['druid']}"
        first = Text(self.turn_mark(seat) + self.scene.names[seat], "bold")
        first.append(f"  {words(druid)}" if words.has(druid) else "", "not bold")
        first.append(f"  {signs.POINT} {held['points']}/{GOAL} ", signs.POINT_STYLE)
        pieces = pieces_line(held["gems"], held["ore"])
        lines: list[RenderableType] = [Text.assemble(first, "  ", pieces)]
        if seat == self.seat:
            filled = min(held["points"], GOAL) * TRACK // GOAL
            first.append(signs.FULL * filled + signs.FREE * (TRACK - filled), signs.POINT_STYLE)
            hold = (f"   {words('runestones-hold')}", QUIET)
            lines = [first, Text.assemble("    ", pieces, hold)]
        lines += [self.rows_line(held), self.cards_line(held)]
        return lines + ([self.stones_line(held)] if held["stones"] else [])

    def rows_line(self, held: SeatView) -> Text:
        """Both rows; the letter before a field is its colour, the sign in it the artifact; then
        what the row is worth (R-X1)."""
        line = Text("   ")
        rows = zip(held["rows"], held["row_points"], strict=True)
        for number, (row, points) in enumerate(rows, 1):
            line.append(f" {self.words('runestones-row', row=number)} ")
            for field, artifact in zip(FIELDS, row, strict=True):
                line.append(field, letter_style(field))
                line.append("[")
                line.append_text(artifact_sign(artifact) if artifact else Text("  "))
                line.append("]")
            line.append(f"={points}{signs.POINT} " if points else "  ", signs.POINT_STYLE)
        line.rstrip()
        return line

    def cards_line(self, held: SeatView) -> Text:
        """How many cards there are where."""
        words, top = self.words, held["played_top"]
        played = words("runestones-in-played", count=held["played_size"])
        facts = [
            words("runestones-in-hand", count=held["hand"]),
            words("runestones-in-deck", count=held["deck"]),
            f"{played} ({words('runestones-top', card=str(top))})" if top else played,
        ]
        return Text(f"    {dotted(facts)}")

    def stones_line(self, held: SeatView) -> RenderableType:
        """The rune stones, with the wild colour."""
        names = {stone: self.words(f"stone-{stone}") for stone in held["stones"]}
        if held["wild"]:
            names["wild"] += f" {letter_sign(held['wild'])}"
        line = Text(self.words("runestones-stones", stones=", ".join(names.values())), "bold")
        return Padding(line, (0, 0, 0, 4))

    # The common board

    def smithy_table(self) -> RenderableType:
        """The smithies: what lies there, what it costs, what it gives besides."""
        cells = [self.smithy_cell(number) for number in range(len(self.components.smithies))]
        cells.append(self.white_cell())
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in cells:
            grid.add_column(min_width=WIDTH - 1, no_wrap=True)
        for line in zip(*cells, strict=True):
            grid.add_row(*line)
        return grid

    def white_cell(self) -> list[Text]:
        left = self.view["white_artifacts"]
        return [
            Text(self.words("smithy-white").capitalize(), "bold"),
            Text(f"{letter_sign('W')} {TIMES}{left}" if left else "-"),
            Text(self.words("runestones-any-gems", need=self.components.supply["white_cost"])),
            Text(""),
        ]

    def smithy_cell(self, number: int) -> list[Text]:
        words, letter = self.words, self.view["smithies"][number]
        smithy = self.components.smithies[number]
        title = Text(words(f"smithy-{number + 1}").capitalize(), "bold")
        shown = Text(words("runestones-no-artifact"), QUIET)
        cost = Text(words("runestones-cost", need=smithy.cost))
        if letter:
            shown = Text.assemble(artifact_sign(letter), f" {words('colour-' + letter)}")
            cost.append(f" {letter_sign(letter)}", letter_style(letter))
        bonus = Text("")
        if smithy.bonus != NO_BONUS:
            bonus = Text.assemble("+", icon(smithy.bonus), f" {short_word(smithy.bonus, words)}")
        return [title, shown, cost, bonus]

    def supply_lines(self) -> list[RenderableType]:
        """What is left to take: gems, ore, artifacts, rune stones."""
        view, words = self.view, self.words
        artifacts = words("runestones-artifacts", count=sum(view["artifact_supply"].values()))
        pieces = pieces_line(view["supply"], view["supply"]["ore"])
        heading = (words("runestones-supply"), "bold")
        line = Text.assemble(heading, " ", pieces, f"  {DOT} {artifacts}")
        left = {stone: count for stone, count in view["stones"].items() if count}
        names = [words(f"stone-{stone}") + times(count) for stone, count in left.items()]
        stones = ", ".join(names) or words("runestones-none")
        return [line, Text.assemble((words("runestones-stones-left"), "bold"), f" {stones}")]

    def artifact_lines(self) -> list[RenderableType]:
        """The artifacts that are not on a board, colour by colour."""
        piles = {"supply": self.view["artifact_supply"], "traded": self.view["artifact_traded"]}
        lines: list[RenderableType] = []
        for name, counts in piles.items():
            shown = "  ".join(f"{letter_sign(letter)} {count}" for letter, count in counts.items())
            title = self.words(f"runestones-artifact-{name}")
            lines.append(Text.assemble((title, "bold"), f" {shown}"))
        return lines

    def stone_lines(self) -> list[RenderableType]:
        """What each rune stone does, how many are left, and who has one."""
        words, names = self.words, self.scene.names
        lines: list[RenderableType] = []
        for number, stone in enumerate(STONES, 1):
            who = [names[seat] for seat in sorted(names) if stone in self.seat_view(seat)["stones"]]
            line = Text.assemble((words(f"stone-{stone}"), "bold"), f" ({stone}): ")
            line.append(words(f"R-K{number}"))
            line.append(f" {words('runestones-left', count=self.view['stones'][stone])}", QUIET)
            if who:
                line.append(f" {words('runestones-owners', who=', '.join(who))}", "bold")
            lines.append(line)
        return lines
