"""Fantazja in a terminal."""

from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.board import Board, Choice, Misuse, Offer, Scene
from bajarz.cli.fantazja.choices import Chooser
from bajarz.cli.fantazja.map import Room, draw_map, last_moves, read_land
from bajarz.cli.fantazja.panels import Panels
from bajarz.cli.fantazja.signs import signs_of
from bajarz.cli.fantazja.tiles import Marks
from bajarz.core.errors import Unreadable
from bajarz.core.game import Game
from bajarz.games.fantazja.actions import Large, Military, Place, Small, Special, read_place
from bajarz.games.fantazja.components import FACTIONS
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.view import FantazjaView
from bajarz.text.catalogue import DisplayNames, catalogue
from bajarz.text.game_words import SeenEvent, game_words

COMMANDS = {
    "places": "places", "miejsca": "places",
    "discard": "discard", "odrzucone": "discard",
    "look": "look", "obejrzyj": "look",
    "map": "map", "mapa": "map",
}  # fmt: skip
OTHER_LINES = 24  # of a screen besides the map, roughly
MENU_LINES = 4  # of a screen besides the map and the entries of a menu


class FantazjaBoard(Board):
    """Draws the map and everything beside it."""

    commands = COMMANDS

    def __init__(self, game: Fantazja) -> None:
        self.game = game
        self.tiles = {tile.name: tile for tile in game.components.tiles}
        self.canonical = game.notation.canonical

    def display_names(self, language: str) -> DisplayNames:
        """Tiles by the names of their buildings: `House I (S-R1a)`."""
        return game_words(self.game).component_names(catalogue(language, self.game.name))

    def is_told(self, event: SeenEvent) -> bool:
        return event["event"] != "TurnEnded"

    # The screen

    def screen(self, scene: Scene) -> RenderableType:
        panels = Panels(scene, self.tiles)
        own = (scene.seat or 0) + 1
        view = panels.view
        parts = [panels.turn(), panels.player(3 - own)]
        parts += panels.known_of_rival()
        parts += [self.map(scene, last_moves(view, scene.story), OTHER_LINES)]
        parts += [panels.tokens(), panels.player(own)]
        if view["phase"] != "over":
            parts += panels.tray()
        return Group(*parts)

    def map(
        self, scene: Scene, marks: dict[Place, Marks], others: int = 0, focus: Place | None = None
    ) -> RenderableType:
        """The map on a screen with so many other lines; with none it may be of any height."""
        land = read_land(cast(FantazjaView, scene.view), self.tiles)
        if focus is None:
            focus = next((place for place, mark in marks.items() if mark.last), land.castle)
        lines = None if scene.lines is None or not others else max(scene.lines - others, 0)
        room = Room(scene.columns, lines, focus)
        return draw_map(land, self.game.components, marks, signs_of(scene.plain), room)

    def expected(self, scene: Scene) -> str:
        view = cast(FantazjaView, scene.view)
        if view["phase"] != "turn":
            return scene.words(f"prompt-{view['phase']}")
        hand = view["seats"][str(view["to_move"])]["hand"]
        taken = view["action_taken"] or not hand
        return scene.words("prompt-turn-power" if taken else "prompt-turn-action")

    def ending(self, scene: Scene) -> RenderableType:
        return Panels(scene, self.tiles).result()

    def legend(self, scene: Scene) -> RenderableType:
        signs = signs_of(scene.plain)
        facts = {
            **{f"element{number}": sign for number, sign in enumerate(signs.elements)},
            **{f"type{number}": sign for number, sign in enumerate(signs.types)},
            **{f"owner{number}": sign for number, sign in enumerate(signs.owners)},
            "dark": signs.dark, "stack": signs.stack, "guard": signs.guard,
            "castle": signs.castle_sign, "corner": signs.corners[0], "usable": signs.usable,
        }  # fmt: skip
        return Text(scene.words("fantazja-legend", **facts))

    # Choosing

    def chooser(self, scene: Scene, offer: Offer) -> Chooser:
        return Chooser(self.game, self.display_names(scene.words.language), scene, offer)

    def choices(self, scene: Scene, offer: Offer) -> list[Choice]:
        return self.chooser(scene, offer).menu()

    def hint(self, scene: Scene, offer: Offer) -> list[str]:
        return self.chooser(scene, offer).best()

    def picture(self, scene: Scene, choices: list[Choice]) -> RenderableType | None:
        """The map with the numbers of those choices that have a place."""
        marks: dict[Place, Marks] = {}
        for number, choice in enumerate(choices, 1):
            action = () if choice.action is None else self.game.action(choice.action)
            if isinstance(action, Small | Large | Special | Military):
                before = marks.get(action.place, Marks())
                label = f"{before.label} {number}".strip()
                danger = before.danger or choice.danger
                marks[action.place] = Marks(label=label, danger=danger)
        return self.map(scene, marks, len(choices) + MENU_LINES) if len(marks) > 1 else None

    # Commands

    def command(
        self, scene: Scene, name: str, argument: str, offer: Offer | None
    ) -> RenderableType:
        if name == "places":
            return self.places(scene, argument, offer)
        if name == "discard":
            if argument not in ("", "1", "2"):
                raise Misuse(scene.words("fantazja-which-discard"))
            return Panels(scene, self.tiles).discards(argument or "12")
        if name == "look":
            return self.look(scene, self.read_place(scene, argument))
        focus = self.read_place(scene, argument) if argument else None
        marks = last_moves(cast(FantazjaView, scene.view), scene.story)
        return self.map(scene, marks, focus=focus)

    def places(self, scene: Scene, argument: str, offer: Offer | None) -> RenderableType:
        """Where each tile of the hand may be built, or one of them, and in which rotations."""
        wanted = self.read_tile(scene, argument) if argument else None
        found: dict[str, dict[Place, list[str]]] = {}
        for code in [] if offer is None else offer.actions:
            action = self.game.action(code)
            if isinstance(action, Small | Large) and wanted in (None, action.tile):
                rotations = found.setdefault(action.tile, {}).setdefault(action.place, [])
                rotations.append(str(action.rotation))
        if not found:
            raise Misuse(scene.words("fantazja-no-places"))
        names = self.display_names(scene.words.language)
        lines: list[Text] = []
        for tile, places in found.items():
            listed = "  ".join(f"{place} {' '.join(those)}" for place, those in places.items())
            lines.append(Text.assemble((f"{names[tile]}:  ", "bold"), listed))
        return Group(*lines)

    def look(self, scene: Scene, place: Place) -> RenderableType:
        """Everything that lies on a place, from the top down."""
        panels = Panels(scene, self.tiles)
        stack = panels.view["map"].get(str(place))
        if stack is None:
            raise Misuse(scene.words("fantazja-nothing-there", place=str(place)))
        names = self.display_names(scene.words.language)
        return Group(*(panels.laid(each, names) for each in stack))

    # What is typed

    def read_place(self, scene: Scene, text: str) -> Place:
        try:
            return read_place(text)
        except Unreadable:
            raise Misuse(scene.words("fantazja-bad-place", text=text)) from None

    def read_tile(self, scene: Scene, text: str) -> str:
        found = self.canonical.get(self.with_faction(text, scene.seat or 0).lower())
        if found is None:
            raise Misuse(scene.words("fantazja-bad-tile", text=text))
        return found

    def complete(self, scene: Scene, line: str) -> str:
        """Tiles may be typed without their faction: the own one, or whose tiles were shown."""
        seat = scene.seat or 0
        words = line.split()
        faction = 1 - seat if words and words[0].lower() == "bury" else seat
        return " ".join(self.with_faction(word, faction) for word in words)

    def with_faction(self, word: str, faction: int) -> str:
        full = f"{FACTIONS[faction]}-{word}"
        return full if full.lower() in self.canonical else word


def make_board(game: Game) -> Board:
    assert isinstance(game, Fantazja)
    return FantazjaBoard(game)
