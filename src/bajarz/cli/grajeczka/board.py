"""Grajeczka in a terminal."""

import re
from collections.abc import Mapping
from typing import cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bajarz.art.grajeczka.tile import Laid, TileArt
from bajarz.art.grajeczka.view import added_tiles
from bajarz.cli.board import Board, Choice, Offer, Scene
from bajarz.cli.grajeczka import commands as more
from bajarz.cli.grajeczka.choices import Chooser, place_of
from bajarz.cli.grajeczka.hints import Adviser
from bajarz.cli.grajeczka.land import Spot, Tiles, seen
from bajarz.cli.grajeczka.map import Look, Room, draw_map
from bajarz.cli.grajeczka.pages import letters
from bajarz.cli.grajeczka.panels import (
    CARD_COLUMNS,
    TILE_COLUMNS,
    beside,
    figure_line,
    hand_lines,
    player_lines,
    progress_line,
    result_line,
    result_table,
    tile_picture,
    title,
    top_lines,
)
from bajarz.cli.grajeczka.signs import QUIET, signs_of
from bajarz.core.game import Game
from bajarz.core.notation import Action
from bajarz.games.grajeczka.actions import Add, Move
from bajarz.games.grajeczka.events import SecretPage
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.text.catalogue import Catalogue, DisplayNames
from bajarz.text.game_words import SeenEvent, game_words
from bajarz.text.grajeczka.pages import page_words, story_words

OTHER_LINES = 24  # of a screen besides the map, roughly
QUIET_EVENTS = ("TurnEnded", "TileRevealed")
SHORT_PLACE = re.compile(r"(-?\d+)(-\d+)")  # as narrow maps write it


class GrajeczkaBoard(Board):
    """Draws the kingdom, the top tile and the page in hand."""

    commands = more.COMMANDS

    def __init__(self, game: Grajeczka) -> None:
        self.game = game
        self.book = {page.number: page for page in game.components.pages}
        self.tiles = Tiles(game)

    def display_names(self, language: str) -> DisplayNames:
        return game_words(self.game).display_names(language)

    def is_told(self, event: SeenEvent) -> bool:
        return bool(event["event"] not in QUIET_EVENTS)

    def line(self, event: SeenEvent, names: Mapping[int, str], words: Catalogue) -> str:
        """An event in words; a page that is told tells its story."""
        text = words.event(event, names, self.display_names(words.language))
        page = self.book.get(cast(SecretPage, event).get("page", 0))
        if page is None:
            return text
        if event["event"] == "PageTold":
            return f"{text} {story_words(page, words)}"
        return f"{text} {page_words(page, words)}"

    # The screen

    def screen(self, scene: Scene) -> RenderableType:
        own = [] if scene.seat is None else [scene.seat + 1]
        over = seen(scene)["phase"] == "over"
        parts: list[RenderableType] = [Rule(Text(title(scene)), style=QUIET)]
        for seat in after(scene, own):
            parts += player_lines(scene, seat, self.book)
        room = None if scene.lines is None else max(scene.lines - OTHER_LINES, 0)
        parts += ["", self.map(scene, {}, room), "", figure_line(scene), progress_line(scene), ""]
        for seat in own:
            parts += player_lines(scene, seat, self.book)
        if not over:
            width = min(CARD_COLUMNS, scene.columns - TILE_COLUMNS - 4)
            hand = hand_lines(scene, self.book, width) if own else []
            parts.append(beside(scene, top_lines(scene, self.top(scene)), hand))
        return Group(*parts)

    def top(self, scene: Scene) -> TileArt | None:
        return self.tiles.sides.get(seen(scene)["top"])

    def map(
        self, scene: Scene, labels: Mapping[Spot, str], lines: int | None = None
    ) -> RenderableType:
        look = Look(letters(scene.words), labels, self.latest(scene))
        land = self.tiles.land(seen(scene))
        return draw_map(land, signs_of(scene.plain), Room(scene.columns, lines), look)

    def latest(self, scene: Scene) -> frozenset[Spot]:
        """The tiles that were added since this seat last decided."""
        added = {event["tile"] for event in scene.story if event["event"] == "TileAdded"}
        tiles = added_tiles(seen(scene), self.tiles.sides)
        return frozenset(spot for laid in tiles if laid.tile.name in added for spot in laid.places)

    def expected(self, scene: Scene) -> str:
        return scene.words(f"prompt-{seen(scene)['phase']}")

    def ending(self, scene: Scene) -> RenderableType:
        read = Text(scene.words("grajeczka-read"), QUIET)  # B-E5
        return Group(result_table(scene), Text(result_line(scene), "bold"), read)

    # Choosing

    def choices(self, scene: Scene, offer: Offer) -> list[Choice]:
        return Chooser(self.game, scene, offer).menu()

    def usual(self, scene: Scene, offer: Offer) -> int | None:
        """Enter ends the turn when nothing else is open."""
        return offer.actions[0] if len(offer.actions) == 1 else None

    def hint(self, scene: Scene, offer: Offer) -> list[str]:
        return Adviser(self.game, self.book, scene, offer).lines()

    def picture(self, scene: Scene, choices: list[Choice]) -> RenderableType | None:
        """The map with the numbers of places, or the rotations of the top tile."""
        actions = [self.action(choice) for choice in choices]
        adds = [action for action in actions if isinstance(action, Add)]
        if len(adds) == len(choices) and choices[0].action is None:
            return self.rotations(scene, adds)
        labels: dict[Spot, str] = {}
        for number, action in enumerate(actions, 1):
            if isinstance(action, Move | Add):
                labels[place_of(action)] = str(number)
        return self.map(scene, labels) if labels else None

    def action(self, choice: Choice) -> Action:
        """The action of an entry, or the first one behind it."""
        while choice.action is None:
            choice = choice.inner[0]
        return self.game.action(choice.action)

    def rotations(self, scene: Scene, adds: list[Add]) -> RenderableType:
        """The top tile in each of its rotations, with the numbers of the menu."""
        tile = self.tiles.sides[seen(scene)["top"]]
        across = max(1, (scene.columns + 2) // (TILE_COLUMNS + 8))
        grid = Table.grid(padding=(0, 5, 0, 0))
        pictures = [
            Group(*tile_picture(scene, Laid(tile, rotation=add.rotation.number), str(number)))
            for number, add in enumerate(adds, 1)
        ]
        for start in range(0, len(pictures), across):
            grid.add_row(*pictures[start : start + across])
            grid.add_row("")
        return Group(grid, Text(scene.words("grajeczka-rotations"), QUIET))

    # Commands

    def command(
        self, scene: Scene, name: str, argument: str, offer: Offer | None
    ) -> RenderableType:
        if name == "moves":
            return self.map(scene, more.moves(scene, self.game, argument, offer))
        if name == "places":
            return self.map(scene, more.places(scene, self.game, offer))
        if name == "look":
            return more.look(scene, argument)
        if name == "tale":
            return more.tales(scene, self.book)
        return self.map(scene, {}) if name == "map" else more.pages(scene, self.book)

    def legend(self, scene: Scene) -> RenderableType:
        signs = signs_of(scene.plain)
        figures = letters(scene.words)
        facts = {
            **signs.terrains, **figures, "large": " ".join(signs.large.values()),
            "river": signs.river, "long": signs.long_river, "visit": signs.visit, "see": signs.see,
            "meet": signs.meet, "fly": signs.fly,
            "turn": signs.turn, "back": signs.back, "magic": signs.magic,
        }  # fmt: skip
        return Text(scene.words("grajeczka-legend", **facts))

    def complete(self, scene: Scene, line: str) -> str:
        """Figures by their letters or names in either language; -3-2 means -3,-2."""
        words = line.split()
        names = more.figure_names(scene.words)
        verb = words[0].lower() if words else ""
        typed = [more.VERBS.get(verb, verb), *words[1:]]
        if typed[0] == "move" and len(typed) > 1:
            typed[1] = names.get(typed[1].lower(), typed[1])
        return " ".join(SHORT_PLACE.sub(r"\1,\2", word) if i else word
                        for i, word in enumerate(typed))  # fmt: skip


def after(scene: Scene, own: list[int]) -> list[int]:
    """The other seats in the order in which they play after this one."""
    seats = sorted(scene.names)
    start = own[0] if own else 0
    return [seat for seat in seats[start:] + seats[:start] if seat not in own]


def make_board(game: Game) -> Board:
    assert isinstance(game, Grajeczka)
    return GrajeczkaBoard(game)
