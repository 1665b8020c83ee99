"""What stands around the cards of Rune Stones: players, smithies, supplies, the result."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.runestones.cards import WIDTH, icon, short_word
from bajarz.cli.runestones.signs import (
    ORE_STYLE,
    POINT_STYLE,
    QUIET,
    Signs,
    gem_sign,
    signs_of,
    style_of,
)
from bajarz.core.canonical import Json
from bajarz.games.runestones.components import NO_BONUS, Components
from bajarz.games.runestones.parts import COLOURS, WHITE

FIELDS = "BYGRW"  # the fields of a row from the left
TRACK = 20  # columns of the points' track
GOAL = 65


def size(cards: Json) -> int:
    """How many cards, where only their number may be known."""
    return cards if isinstance(cards, int) else len(cards)


def pieces_line(gems: dict[str, int], ore: int, signs: Signs) -> Text:
    """Gems and ore with their numbers."""
    line = Text()
    for colour, letter in enumerate(COLOURS):
        style = style_of(colour) if gems[letter] else QUIET
        line.append(f"{gem_sign(colour, signs)} {gems[letter]}  ", style)
    line.append(f"{signs.ore} {ore}", ORE_STYLE if ore else QUIET)
    return line


# Players


def player_lines(scene: Scene, seat: int, trade_points: tuple[int, ...]) -> list[RenderableType]:
    """A seat: points and pieces, the two rows, cards and rune stones."""
    signs = signs_of(scene.plain)
    data = scene.view["seats"][str(seat)]
    words = scene.words
    own = scene.seat is not None and seat == scene.seat + 1
    mark = f"{signs.turn} " if scene.view["to_move"] == seat else "  "
    first = Text.assemble((mark, "bold"), (scene.names[seat], "bold"))
    first.append(
        f"  {words('druid-' + data['druid'])}" if words.has(f"druid-{data['druid']}") else ""
    )
    first.append(f"  {signs.point} {data['points']}/{GOAL} ", POINT_STYLE)
    if own:
        filled = min(data["points"], GOAL) * TRACK // GOAL
        first.append(signs.full * filled + signs.free * (TRACK - filled), POINT_STYLE)
    pieces = pieces_line(data["gems"], data["ore"], signs)
    lines: list[RenderableType] = [Text.assemble(first, "  ", pieces)]
    if own:
        lines = [first, Text.assemble("    ", pieces, (f"   {words('runestones-hold')}", QUIET))]
    lines += [rows_line(scene, data["rows"], trade_points), cards_line(scene, seat)]
    if data["stones"]:
        lines.append(stones_line(scene, seat))
    return lines


def rows_line(scene: Scene, rows: list[list[str]], trade_points: tuple[int, ...]) -> Text:
    """Both rows; the letter before a field is its colour, the sign in it the artifact; then what
    the row is worth (R-X1)."""
    signs = signs_of(scene.plain)
    line = Text("   ")
    for number, row in enumerate(rows, 1):
        line.append(f" {scene.words('runestones-row', row=number)} ")
        for field, artifact in zip(FIELDS, row, strict=True):
            line.append(field, style_of(COLOURS.index(field)))
            line.append("[")
            line.append_text(artifact_sign(artifact, signs))
            line.append("]")
        points = trade_points[sum(map(bool, row))]
        line.append(f"={points}{signs.point} " if points else "  ", POINT_STYLE)
    line.rstrip()
    return line


def artifact_sign(artifact: str, signs: Signs) -> Text:
    if not artifact:
        return Text("  ")
    colour = COLOURS.index(artifact)
    return Text(gem_sign(colour, signs), f"bold {style_of(colour)}")


def cards_line(scene: Scene, seat: int) -> Text:
    """How many cards there are where."""
    data = scene.view["seats"][str(seat)]
    words = scene.words
    facts = [
        words("runestones-in-hand", count=size(data["hand"])),
        words("runestones-in-deck", count=size(data["deck"])),
        words("runestones-in-played", count=data["played_size"]),
    ]
    if data["played_top"]:
        facts[-1] += f" ({words('runestones-top', card=str(data['played_top']))})"
    return Text("    " + f" {signs_of(scene.plain).dot} ".join(facts))


def stones_line(scene: Scene, seat: int) -> RenderableType:
    """The rune stones, with the wild colour."""
    data = scene.view["seats"][str(seat)]
    words = scene.words
    names = {stone: words(f"stone-{stone}") for stone in data["stones"]}
    if data["wild"]:
        names["wild"] += f" {gem_sign(COLOURS.index(data['wild']), signs_of(scene.plain))}"
    line = Text(words("runestones-stones", stones=", ".join(names.values())), "bold")
    return Padding(line, (0, 0, 0, 4))


# The common board


def smithy_table(scene: Scene, components: Components) -> RenderableType:
    """The smithies: what lies there, what it costs, what it gives besides."""
    signs = signs_of(scene.plain)
    words = scene.words
    cells = [smithy_cell(scene, components, number) for number in range(len(components.smithies))]
    white = scene.view["white_artifacts"]
    cost = words("runestones-any-gems", need=components.supply["white_cost"])
    cells.append(
        [
            Text(words("smithy-white").capitalize(), "bold"),
            Text(f"{gem_sign(WHITE, signs)} {signs.times}{white}" if white else "-"),
            Text(cost),
            Text(""),
        ]
    )
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in cells:
        grid.add_column(min_width=WIDTH - 1, no_wrap=True)
    for line in range(4):
        if any(cell[line].plain for cell in cells):
            grid.add_row(*(cell[line] for cell in cells))
    return grid


def smithy_cell(scene: Scene, components: Components, number: int) -> list[Text]:
    signs = signs_of(scene.plain)
    words = scene.words
    letter = scene.view["smithies"][number]
    smithy = components.smithies[number]
    title = Text(words(f"smithy-{number + 1}").capitalize(), "bold")
    if letter:
        colour = COLOURS.index(letter)
        shown = Text.assemble(
            (gem_sign(colour, signs), f"bold {style_of(colour)}"), f" {words('colour-' + letter)}"
        )
    else:
        shown = Text(words("runestones-no-artifact"), QUIET)
    cost = Text(words("runestones-cost", need=smithy.cost))
    if letter:
        cost.append(f" {gem_sign(COLOURS.index(letter), signs)}", style_of(COLOURS.index(letter)))
    if smithy.bonus == NO_BONUS:
        return [title, shown, cost, Text("")]
    bonus = Text.assemble("+", icon(smithy.bonus, signs), f" {short_word(smithy.bonus, words)}")
    return [title, shown, cost, bonus]


def supply_lines(scene: Scene) -> list[Text]:
    """What is left to take: gems, ore, artifacts, rune stones."""
    signs = signs_of(scene.plain)
    words = scene.words
    gems = dict(scene.view["supply"])
    ore = gems.pop("ore")
    line = Text.assemble((words("runestones-supply"), "bold"), " ")
    line.append_text(pieces_line(gems, ore, signs))
    artifacts = sum(scene.view["artifact_supply"].values())
    line.append(f"  {signs.dot} {words('runestones-artifacts', count=artifacts)}")
    stones = [
        f"{words('stone-' + stone)} {signs.times}{count}" if count > 1 else words(f"stone-{stone}")
        for stone, count in scene.view["stones"].items()
        if count
    ]
    names = ", ".join(stones) or words("runestones-none")
    return [line, Text.assemble((words("runestones-stones-left"), "bold"), f" {names}")]


# The end


def result_table(scene: Scene) -> Table:
    """The points of each player, part by part."""
    words = scene.words
    result = scene.view["result"]
    seats = sorted(scene.names)
    table = Table(words("runestones-score"), *(scene.names[seat] for seat in seats))
    for part in result["parts"]["1"]:
        points = (str(result["parts"][str(seat)][part]) for seat in seats)
        table.add_row(words(f"score-{part}"), *points)
    scores = [str(result["scores"][str(seat)]) for seat in seats]
    table.add_row(words("runestones-sum-all"), *scores, style="bold")
    return table


def result_line(scene: Scene) -> str:
    """Who takes the throne (R-E3)."""
    result = scene.view["result"]
    winners = result["winners"]
    who = ", ".join(scene.names[seat] for seat in winners)
    key = "result-shared" if len(winners) > 1 else "result-win"
    return scene.words(key, who=who, score=result["scores"][str(winners[0])])
