"""Castles of Caladale in a terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from bajarz.cli.board import Board, Choice, Misuse, Offer, Scene
from bajarz.cli.caladale.castle import Labels, Picture, Room, castle_room, seen
from bajarz.cli.caladale.choices import Chooser
from bajarz.cli.caladale.commands import look, tray
from bajarz.cli.caladale.panels import (
    correction_lines,
    numbered_row,
    player_line,
    result_table,
    score_line,
    tray_rows,
    violation_lines,
)
from bajarz.cli.caladale.signs import QUIET, signs_of
from bajarz.cli.caladale.words import Completer, result_line, told_events
from bajarz.core.game import Game
from bajarz.core.notation import Action
from bajarz.games.caladale.actions import Back, Cell, Exchange, Place
from bajarz.games.caladale.components import EDGE_STONE, EDGE_TREE, EDGE_TUDOR
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.view import castle_seen, full_name
from bajarz.solver import solve
from bajarz.solver.ask import layout_text, problem_of_view
from bajarz.text.caladale.words import short_names
from bajarz.text.catalogue import Catalogue, DisplayNames, catalogue
from bajarz.text.game_words import SeenEvent, game_words

HINT_SECONDS = 2.0

COMMANDS = {
    "castle": "castle", "zamek": "castle",
    "look": "look", "obejrzyj": "look",
    "tray": "tray", "tacka": "tray",
}  # fmt: skip
MENU_LINES = 16  # of a screen: points, the story, what is expected, the menu
ROW_LINES = 5  # of a row of tiles with its title


class CaladaleBoard(Board):
    """Draws the castles and everything beside them."""

    commands = COMMANDS

    def __init__(self, game: Caladale) -> None:
        self.game = game
        self.tables = game.tables
        self.named: dict[str, DisplayNames] = {}

    def display_names(self, language: str) -> DisplayNames:
        """Tiles by what they are: `stone tower top (stone-top-1)`."""
        return game_words(self.game).component_names(catalogue(language, self.game.name))

    def names(self, language: str) -> DisplayNames:
        """Tiles by what they are, alike for tiles that look alike."""
        if language not in self.named:
            self.named[language] = short_names(self.game.components, language)
        return self.named[language]

    def told(self, events: Sequence[SeenEvent], seat: int | None) -> list[SeenEvent]:
        return told_events(events, seat)

    def line(self, event: SeenEvent, names: Mapping[int, str], words: Catalogue) -> str:
        things = self.display_names(words.language)
        return game_words(self.game).event(event, names, words, things)

    # The screen

    def screen(self, scene: Scene) -> RenderableType:
        if scene.view["phase"] == "over":
            return self.all_castles(scene)
        own = self.shown_seat(scene)
        others = [seat for seat in sorted(scene.names) if seat != own]
        phase = scene.view["phase"]
        title = scene.words("caladale-turn", number=scene.view["turn"])
        if phase in ("gates", "build"):
            title = scene.words(f"phase-{phase}")
        parts: list[RenderableType] = [Rule(Text(title), style=QUIET)]
        parts += [player_line(scene, seat) for seat in others]
        rows = self.supply(scene)
        parts += rows
        below: list[RenderableType] = [*self.waiting(scene, own)]
        used = 1 + len(others) + ROW_LINES * (len(rows) // 2 + len(below) // 2) + MENU_LINES
        parts += self.castle(scene, own, castle_room(scene, used))
        return Group(*parts, *below)

    def shown_seat(self, scene: Scene) -> int:
        """Whose castle is drawn large: one's own; for a spectator, of who last did something."""
        if scene.seat is not None:
            return scene.seat + 1
        seats = [int(str(event["seat"])) for event in scene.story if "seat" in event]
        return seats[0] if seats else 1

    def castle(self, scene: Scene, seat: int, room: Room) -> list[RenderableType]:
        """A castle with its owner, its points and the rules it breaks."""
        if "gate" not in seen(scene)["seats"][str(seat)]:
            return [player_line(scene, seat)]
        picture = Picture(castle_seen(self.tables, seen(scene), seat))
        violations = violation_lines(scene, seat, picture, self.names(scene.words.language))
        score = [score_line(scene, seat)] if scene.view["phase"] != "over" else []
        drawn = picture.draw(signs_of(scene.plain), room)
        return [player_line(scene, seat, tray=False), drawn, *score, *violations]

    def supply(self, scene: Scene) -> list[RenderableType]:
        """The face-up tiles with the numbers of the menu, or the gates to choose from."""
        view = seen(scene)
        phase = view["phase"]
        tiles = view["face_up"]
        title = scene.words(
            "caladale-nine" if phase == "build" else "caladale-face-up", count=view["stack"]
        )
        if phase == "gates":
            tiles = [full_name(gate) for gate in view["gates"]]
            title = scene.words("caladale-gates")
        if not tiles:
            return []
        numbered = phase in ("gates", "draft")
        labels = [str(number) if numbered else "" for number in range(1, len(tiles) + 1)]
        return [Text(title, "bold"), numbered_row(scene, self.tables, tiles, labels)]

    def waiting(self, scene: Scene, seat: int) -> list[RenderableType]:
        """The tile just taken, and the tray."""
        view, words = seen(scene), scene.words
        tray = [full_name(tile) for tile in view["seats"][str(seat)]["tray"]]
        title = words("caladale-tray", count=len(tray))
        if "taken" in view and view["to_move"] == seat:
            name = self.names(words.language)[view["taken"]]
            return [
                Text.assemble((words("caladale-taken", tile=name), "bold"), f"  {title}"),
                tray_rows(scene, self.game.fits, [view["taken"], *tray], 1),
            ]
        return [Text(title, "bold"), tray_rows(scene, self.game.fits, tray)] if tray else []

    def all_castles(self, scene: Scene) -> RenderableType:
        parts: list[RenderableType] = [Rule(Text(scene.words("caladale-over")), style=QUIET)]
        for seat in sorted(scene.names):
            parts += [*self.castle(scene, seat, Room(scene.columns, None)), Text("")]
        return Group(*parts)

    def expected(self, scene: Scene) -> str:
        return scene.words(f"prompt-{scene.view['phase']}")

    def ending(self, scene: Scene) -> RenderableType:
        things = self.names(scene.words.language)
        return Group(
            *correction_lines(scene, things),
            result_table(scene),
            Text(result_line(scene), "bold"),
        )

    # Choosing

    def chooser(self, scene: Scene, offer: Offer) -> Chooser:
        return Chooser(self.game, self.names(scene.words.language), scene, offer)

    def choices(self, scene: Scene, offer: Offer) -> list[Choice]:
        return self.chooser(scene, offer).menu()

    def hint(self, scene: Scene, offer: Offer) -> list[str]:
        if scene.view["phase"] == "gates":
            return []
        return self.chooser(scene, offer).best() + self.best_castle(scene)

    def best_castle(self, scene: Scene) -> list[str]:
        """What the solver makes of all the seat's tiles in a moment, as an action to type."""
        view = seen(scene)
        if scene.seat is None or view["mode"] == "builder":  # C-1b: nothing moves
            return []
        found = solve(problem_of_view(self.tables, view, scene.seat + 1), seconds=HINT_SECONDS)
        line = scene.words("caladale-best-castle", score=found.score)
        steps = [f"exchange {mine} {theirs}" for mine, theirs in found.exchanges]
        return [line, *steps, layout_text(found)]

    def picture(self, scene: Scene, choices: list[Choice]) -> RenderableType | None:
        """The castle with the menu's numbers on its cells, or the tiles with them."""
        assert scene.seat is not None
        picture = Picture(castle_seen(self.tables, seen(scene), scene.seat + 1))
        cells: Labels = {}
        tiles: list[str] = []
        for number, choice in enumerate(choices, 1):
            action = self.first_action(choice)
            cell = self.meant_cell(picture, action, choice.action is None)
            if cell is not None:
                cells[cell] = f"{cells[cell]} {number}" if cell in cells else str(number)
            elif isinstance(action, Place):
                tiles.append(action.tile)
            elif isinstance(action, Exchange):
                tiles.append(action.mine if choice.action is None else action.theirs)
        if tiles:
            labels = [str(number) for number in range(1, len(tiles) + 1)]
            return numbered_row(scene, self.tables, tiles, labels)
        if not cells:
            return None
        return picture.draw(signs_of(scene.plain), castle_room(scene, len(choices) // 2 + 4), cells)

    def first_action(self, choice: Choice) -> Action:
        while choice.action is None:
            choice = choice.inner[0]
        return self.game.action(choice.action)

    def meant_cell(self, picture: Picture, action: Action, is_group: bool) -> Cell | None:
        """Where an entry points to: a place, or a tile of the castle."""
        if isinstance(action, Place) and not is_group:
            return action.cell
        if isinstance(action, Back | Place):
            return picture.cell_of(action.tile)
        return None

    def complete(self, scene: Scene, line: str) -> str:
        return Completer(self.game, scene).complete(line)

    # Commands

    def command(
        self, scene: Scene, name: str, argument: str, offer: Offer | None
    ) -> RenderableType:
        names = self.names(scene.words.language)
        if name == "look":
            return look(scene, self.game, names, self.shown_seat(scene), argument)
        if argument and argument not in map(str, scene.names):
            raise Misuse(scene.words("caladale-which-seat", count=len(scene.names)))
        seat = int(argument) if argument else self.shown_seat(scene)
        if name == "castle":
            room = castle_room(scene, 4)
            return Group(*self.castle(scene, seat, room), *tray(scene, self.game.fits, names, seat))
        shown = tray(scene, self.game.fits, names, seat)
        return Group(*shown) if shown else Text(scene.words("caladale-empty-tray"))

    def legend(self, scene: Scene) -> RenderableType:
        signs = signs_of(scene.plain)
        looks = signs.looks
        facts = {
            "stone": looks[EDGE_STONE].fill, "tree": looks[EDGE_TREE].fill,
            "tudor": looks[EDGE_TUDOR].fill,
            "scaffold": looks[-1].fill, "magic": signs.magic, "flag": signs.flag,
            "arrows": " ".join(signs.arrows), "gate": signs.gate[0], "grass": signs.grass,
            "turn": signs.turn,
        }  # fmt: skip
        return Text(scene.words("caladale-legend", **facts))


def make_board(game: Game) -> Board:
    assert isinstance(game, Caladale)
    return CaladaleBoard(game)
