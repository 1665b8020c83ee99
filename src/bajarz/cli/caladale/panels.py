"""What stands around the castles: players, scores, broken rules, rows of tiles, the result."""

from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Scene
from bajarz.cli.caladale.castle import Picture
from bajarz.cli.caladale.signs import OPEN_STYLE, WRONG_STYLE
from bajarz.cli.caladale.tiles import LargePen, SmallPen, printed_face
from bajarz.cli.canvas import Canvas, Part, spots
from bajarz.cli.panels import Panels, dotted, signed
from bajarz.cli.styles import DOT, GOOD_STYLE, PICK_STYLE, QUIET, TIMES
from bajarz.core.view import ResultData
from bajarz.games.caladale.actions import number_of, side_of
from bajarz.games.caladale.edge_fits import EdgeFits
from bajarz.games.caladale.events import CastleCorrected
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import CaladaleView, full_name
from bajarz.text.game_words import game_words

CaladaleScene = Scene[CaladaleView]
MANY = 14  # different tiles in a row of tiles; more are drawn small
MOST_VIOLATIONS = 6  # told in words on the screen
TIE_PARTS = ("finished", "tops", "scaffold")  # C-P5, after the points


def group_alike(fits: EdgeFits, names: list[str]) -> list[list[str]]:
    """Tiles that look alike together, in the order in which they come."""
    groups: dict[tuple[int, int], list[str]] = {}
    for name in names:
        look = fits.look[number_of(fits.tables, name)]
        groups.setdefault((look, side_of(name)), []).append(name)
    return list(groups.values())


def kind_label(name: str) -> str:
    """The part of a tile's name that tells its kind, short enough to stand under it."""
    parts = [part for part in name.split("-") if not part.isdecimal()]
    return parts[1] if len(parts) > 1 else parts[0]


def tie_breaker(result: ResultData) -> str:
    """C-P5: what told the winner apart from others with as many points; empty: the points did."""
    parts, scores = result["parts"], result["scores"]
    winner = str(result["winners"][0])
    rivals = [seat for seat in scores if seat != winner and scores[seat] == scores[winner]]
    for part in TIE_PARTS:
        equal = [seat for seat in rivals if parts[seat][part] == parts[winner][part]]
        if rivals and not equal:
            return part
        rivals = equal
    return ""


class CaladalePanels(Panels[CaladaleView]):
    """Everything but the castles, of one scene."""

    def __init__(self, scene: CaladaleScene, game: Caladale) -> None:
        super().__init__(scene)
        self.game = game
        self.names = game_words(game).display_names(scene.words.language)

    # Players

    def player_line(self, seat: int, tray: bool = True) -> Text:
        """A seat with its points, the size of its castle, and what is left to do."""
        view, words = self.view, self.words
        data = view["seats"][str(seat)]
        counts = {
            "open": len(data["open"]),
            "in-tray": len(data["tray"]) if tray else 0,
            "down": len(data["down"]) + data["down_unseen"],
            "exchanges": data["exchanges"],
        }
        facts = [words("caladale-tiles", count=len(data["castle"]))]
        facts += [words(f"caladale-{key}", count=count) for key, count in counts.items() if count]
        if "left" in data:
            facts.append(words("caladale-tiles-left", count=data["left"]))
        points = self.points_text("points", view["scores"][seat - 1])
        line = Text(f"{self.turn_mark(seat)}{self.scene.names[seat]}  {points}", "bold")
        line.append(f" {DOT} {dotted(facts)}", "not bold")
        if data["violations"]:
            line.append(f" {DOT} {words('caladale-illegal')}", WRONG_STYLE)
        elif data["finished"]:
            line.append(f" {DOT} {words('caladale-finished')}", GOOD_STYLE)
        if data["done"] and view["phase"] == "build":
            line.append(f" {DOT} {words('caladale-is-done')}", QUIET)
        return line

    def points_text(self, key: str, count: int) -> str:
        return self.words(f"caladale-{key}", count=count).replace("-", "−")

    def score_line(self, seat: int) -> Text:
        """The points now, with the parts that are not 0."""
        line = Text("    " + self.points_text("now", self.view["scores"][seat - 1]), "bold")
        for part, points in self.view["seats"][str(seat)]["parts"].items():
            if points:
                text = f"  {signed(points)} {self.words(f'caladale-part-{part}')}"
                line.append(text, OPEN_STYLE if part == "open" else "")
        return line

    def violation_lines(self, seat: int, picture: Picture) -> list[Text]:
        """Every broken rule in words, and what the final count would take out (C-P4)."""
        lines: list[Text] = []
        told = picture.refusals()
        for where, refusal in told[:MOST_VIOLATIONS]:
            text = self.words.refusal(refusal, self.names)
            lines.append(Text.assemble("    ", (f"!{where}", WRONG_STYLE), f" {text}"))
        if len(told) > MOST_VIOLATIONS:
            more = self.words("caladale-more-violations", count=len(told) - MOST_VIOLATIONS)
            lines.append(Text(f"    {more}", QUIET))
        removed = self.view["seats"][str(seat)]["removed"]
        if removed and self.view["phase"] != "over":
            places = ", ".join(f"{each['x']},{each['y']}" for each in removed)
            lines.append(Text(f"    {self.words('caladale-would-go', places=places)}", QUIET))
        return lines

    # Rows of tiles

    def tile_row(self, tiles: list[tuple[str, Part]], gap: int = 1) -> RenderableType:
        """Tiles with a label under each, as many beside each other as there is room for."""
        canvas = Canvas()
        pen = SmallPen(canvas) if len(tiles) > MANY else LargePen(canvas)
        high = pen.lines + any(label for _, (label, _) in tiles)
        room = self.scene.columns - 2
        places = spots(len(tiles), high, pen.columns + gap, room)
        for (line, column), (name, (label, style)) in zip(places, tiles, strict=True):
            pen.tile(line, column + 2, printed_face(self.game.tables, name))
            before = max(pen.columns - len(label), 0) // 2
            shown = label[: pen.columns + gap - 1]
            canvas.write(line + pen.lines, column + 2 + before, shown, style)
        return canvas.drawn()

    def numbered_row(self, names: list[str]) -> RenderableType:
        """Tiles with the numbers of a menu under them."""
        tiles = [(name, (f" {number} ", PICK_STYLE)) for number, name in enumerate(names, 1)]
        return self.tile_row(tiles, 2 if len(names) > MANY else 1)

    def tray_rows(self, names: list[str], taken: int = 0) -> RenderableType:
        """Tiles that wait, those that look alike once, with their kinds and numbers.

        The first `taken` tiles are set apart by their labels: they are not decided yet.
        """
        groups = [[name] for name in names[:taken]] + group_alike(self.game.fits, names[taken:])
        tiles: list[tuple[str, Part]] = []
        for number, group in enumerate(groups):
            count = f"{TIMES}{len(group)}" if len(group) > 1 else ""
            style = PICK_STYLE if number < taken else "bold" if count else QUIET
            tiles.append((group[0], (kind_label(group[0]) + count, style)))
        return self.tile_row(tiles, 4 if len(groups) > MANY else 2)

    # The end

    def correction_lines(self) -> list[RenderableType]:
        """Tile by tile what the final count took out, and by which rule (C-P4)."""
        lines: list[RenderableType] = []
        for event in self.scene.story:
            if event["event"] == "CastleCorrected":
                told = cast(CastleCorrected, event)
                who = self.scene.names[told["seat"]]
                lines.append(Text(self.words("caladale-corrected", who=who), "bold"))
                for each in told["removed"]:
                    why = self.words(f"caladale-out-{each['rule']}")
                    text = f"{each['x']},{each['y']} {self.names[full_name(each)]}: {why} "
                    lines.append(Text.assemble("  ", text, (f"({each['rule']})", QUIET)))
        return lines

    def score_table(self) -> Table:
        """The points of each player, by those parts that somebody has."""
        rows = {key: row for key, row in self.score_parts().items() if any(row.values())}
        return self.result_table({**rows, "score-sum": self.view["result"]["scores"]})

    def result_line(self) -> str:
        """Who won and by what; alone, what the castle is worth."""
        words, result = self.words, self.view["result"]
        who, best = self.winner_names(), result["scores"][str(result["winners"][0])]
        if len(self.scene.names) == 1:
            line = words("result-solo", score=best)
            own = self.view["seats"]["1"]
            return f"{line} {words('caladale-left', count=own['left'])}" if "left" in own else line
        if len(result["winners"]) > 1:
            return f"{words('result-shared', who=who, score=best)} {words('caladale-tie-shared')}"
        line = words("result-win", who=who, score=best)
        tie = tie_breaker(result)
        return f"{line} {words(f'caladale-tie-{tie}')}" if tie else line
