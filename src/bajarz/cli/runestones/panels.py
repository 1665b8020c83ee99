"""What stands around the cards of Rune Stones: players, smithies, supplies, the result."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bajarz.cli.runestones.cards import WIDTH, icon, short_word
from bajarz.cli.runestones.sight import Sight
from bajarz.cli.runestones.signs import ORE_STYLE, POINT_STYLE, QUIET, Signs, gem_sign, style_of
from bajarz.games.runestones.components import NO_BONUS
from bajarz.games.runestones.parts import COLOURS
from bajarz.games.runestones.view import SeatView

FIELDS = "BYGRW"  # the fields of a row from the left
TRACK = 20  # columns of the points' track
GOAL = 65


def pieces_line(gems: dict[str, int], ore: int, signs: Signs) -> Text:
    """Gems and ore with their numbers."""
    line = Text()
    for colour, letter in enumerate(COLOURS):
        style = style_of(colour) if gems[letter] else QUIET
        line.append(f"{gem_sign(colour, signs)} {gems[letter]}  ", style)
    line.append(f"{signs.ore} {ore}", ORE_STYLE if ore else QUIET)
    return line


# Players


def player_lines(sight: Sight, seat: int) -> list[RenderableType]:
    """A seat: points and pieces, the two rows, cards and rune stones."""
    signs, words = sight.signs, sight.words
    held = sight.seat_view(seat)
    mark = f"{signs.turn} " if sight.view["to_move"] == seat else "  "
    druid = f"druid-{held['druid']}"
    first = Text.assemble((mark + sight.scene.names[seat], "bold"))
    first.append(f"  {words(druid)}" if words.has(druid) else "")
    first.append(f"  {signs.point} {held['points']}/{GOAL} ", POINT_STYLE)
    pieces = pieces_line(held["gems"], held["ore"], signs)
    lines: list[RenderableType] = [Text.assemble(first, "  ", pieces)]
    if seat == sight.seat:
        filled = min(held["points"], GOAL) * TRACK // GOAL
        first.append(signs.full * filled + signs.free * (TRACK - filled), POINT_STYLE)
        lines = [first, Text.assemble("    ", pieces, (f"   {words('runestones-hold')}", QUIET))]
    lines += [rows_line(sight, held), cards_line(sight, held)]
    return lines + ([stones_line(sight, held)] if held["stones"] else [])


def rows_line(sight: Sight, held: SeatView) -> Text:
    """Both rows; the letter before a field is its colour, the sign in it the artifact; then what
    the row is worth (R-X1)."""
    line = Text("   ")
    for number, (row, points) in enumerate(zip(held["rows"], held["row_points"], strict=True), 1):
        line.append(f" {sight.words('runestones-row', row=number)} ")
        for field, artifact in zip(FIELDS, row, strict=True):
            line.append(field, style_of(COLOURS.index(field)))
            line.append("[")
            line.append_text(artifact_sign(artifact, sight) if artifact else Text("  "))
            line.append("]")
        line.append(f"={points}{sight.signs.point} " if points else "  ", POINT_STYLE)
    line.rstrip()
    return line


def artifact_sign(artifact: str, sight: Sight) -> Text:
    return Text(sight.gem(artifact), f"bold {style_of(COLOURS.index(artifact))}")


def cards_line(sight: Sight, held: SeatView) -> Text:
    """How many cards there are where."""
    words = sight.words
    facts = [
        words("runestones-in-hand", count=held["hand"]),
        words("runestones-in-deck", count=held["deck"]),
        words("runestones-in-played", count=held["played_size"]),
    ]
    if held["played_top"]:
        facts[-1] += f" ({words('runestones-top', card=str(held['played_top']))})"
    return Text("    " + f" {sight.signs.dot} ".join(facts))


def stones_line(sight: Sight, held: SeatView) -> RenderableType:
    """The rune stones, with the wild colour."""
    names = {stone: sight.words(f"stone-{stone}") for stone in held["stones"]}
    if held["wild"]:
        names["wild"] += f" {sight.gem(held['wild'])}"
    line = Text(sight.words("runestones-stones", stones=", ".join(names.values())), "bold")
    return Padding(line, (0, 0, 0, 4))


# The common board


def smithy_table(sight: Sight) -> RenderableType:
    """The smithies: what lies there, what it costs, what it gives besides."""
    cells = [smithy_cell(sight, number) for number in range(len(sight.components.smithies))]
    cells.append(white_cell(sight))
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in cells:
        grid.add_column(min_width=WIDTH - 1, no_wrap=True)
    for line in zip(*cells, strict=True):
        if any(cell.plain for cell in line):
            grid.add_row(*line)
    return grid


def white_cell(sight: Sight) -> list[Text]:
    left = sight.view["white_artifacts"]
    return [
        Text(sight.words("smithy-white").capitalize(), "bold"),
        Text(f"{sight.gem('W')} {sight.signs.times}{left}" if left else "-"),
        Text(sight.words("runestones-any-gems", need=sight.components.supply["white_cost"])),
        Text(""),
    ]


def smithy_cell(sight: Sight, number: int) -> list[Text]:
    words = sight.words
    letter = sight.view["smithies"][number]
    smithy = sight.components.smithies[number]
    title = Text(words(f"smithy-{number + 1}").capitalize(), "bold")
    shown = Text(words("runestones-no-artifact"), QUIET)
    cost = Text(words("runestones-cost", need=smithy.cost))
    if letter:
        shown = Text.assemble(artifact_sign(letter, sight), f" {words('colour-' + letter)}")
        cost.append(f" {sight.gem(letter)}", style_of(COLOURS.index(letter)))
    if smithy.bonus == NO_BONUS:
        return [title, shown, cost, Text("")]
    word = short_word(smithy.bonus, words)
    return [title, shown, cost, Text.assemble("+", icon(smithy.bonus, sight.signs), f" {word}")]


def supply_lines(sight: Sight) -> list[Text]:
    """What is left to take: gems, ore, artifacts, rune stones."""
    view, words, signs = sight.view, sight.words, sight.signs
    line = Text.assemble((words("runestones-supply"), "bold"), " ")
    line.append_text(pieces_line(view["supply"], view["supply"]["ore"], signs))
    artifacts = sum(view["artifact_supply"].values())
    line.append(f"  {signs.dot} {words('runestones-artifacts', count=artifacts)}")
    stones = [
        words(f"stone-{stone}") + (f" {signs.times}{count}" if count > 1 else "")
        for stone, count in view["stones"].items()
        if count
    ]
    names = ", ".join(stones) or words("runestones-none")
    return [line, Text.assemble((words("runestones-stones-left"), "bold"), f" {names}")]


# The end


def ending(sight: Sight) -> list[RenderableType]:
    """The points of each player, part by part, and who takes the throne (R-E3)."""
    words, names = sight.words, sight.scene.names
    result = sight.view["result"]
    seats = sorted(names)
    table = Table(words("runestones-score"), *(names[seat] for seat in seats))
    for part in result["parts"]["1"]:
        points = (str(result["parts"][str(seat)][part]) for seat in seats)
        table.add_row(words(f"score-{part}"), *points)
    scores = [str(result["scores"][str(seat)]) for seat in seats]
    table.add_row(words("runestones-sum-all"), *scores, style="bold")
    winners = result["winners"]
    who = ", ".join(names[seat] for seat in winners)
    key = "result-shared" if len(winners) > 1 else "result-win"
    line = words(key, who=who, score=result["scores"][str(winners[0])])
    return [table, Text(line, "bold")]
