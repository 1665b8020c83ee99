"""Fantazja in a terminal."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.board import Board, Choice, Command, Misuse, Offer, Scene
from bajarz.cli.canvas import Space, space_beside
from bajarz.cli.fantazja.choices import FantazjaChooser
from bajarz.cli.fantazja.map import draw_map, last_moves, read_land
from bajarz.cli.fantazja.panels import FantazjaPanels
from bajarz.cli.fantazja.signs import ASCII_SIGNS
from bajarz.cli.fantazja.tiles import Marks
from bajarz.core.errors import Unreadable
from bajarz.games.fantazja.actions import Large, Military, Place, Small, Special, read_place
from bajarz.games.fantazja.components import FACTIONS
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.view import FantazjaView
from bajarz.text.catalogue import DisplayNames, catalogue
from bajarz.text.game_words import game_words

OTHER_LINES = 24  # of a screen besides the map, roughly
MENU_LINES = 4  # of a screen besides the map and the entries of a menu

FantazjaScene = Scene[FantazjaView]


class FantazjaBoard(Board[Fantazja, FantazjaView]):
    """Draws the map and everything beside it."""

    ascii_signs = ASCII_SIGNS

    def __init__(self, game: Fantazja) -> None:
        super().__init__(game)
        self.tiles = {tile.name: tile for tile in game.components.tiles}
        self.canonical = game.notation.canonical

    def display_names(self, language: str) -> DisplayNames:
        """Tiles by the names of their buildings: `House I (S-R1a)`."""
        return game_words(self.game).component_names(catalogue(language, self.game.name))

    # The screen

    def screen(self, scene: FantazjaScene) -> RenderableType:
        panels = FantazjaPanels(scene, self.tiles)
        own = scene.own or 1
        marks = last_moves(scene.view, scene.story)
        parts = [panels.title(), panels.player(3 - own), *panels.known_of_rival()]
        parts += [self.map(scene, marks, space_beside(scene, OTHER_LINES))]
        parts += [panels.tokens(), panels.player(own)]
        return Group(*parts, *(panels.tray() if scene.view["phase"] != "over" else []))

    def map(
        self, scene: FantazjaScene, marks: dict[Place, Marks], room: Space, argument: str = ""
    ) -> RenderableType:
        """The map; what was done last is kept in sight, unless another place is typed."""
        land = read_land(scene.view, self.tiles)
        last = next((place for place, mark in marks.items() if mark.last), land.castle)
        focus = self.read_place(scene, argument) if argument else last
        return draw_map(land, self.game.components, marks, room, focus)

    def expected(self, scene: FantazjaScene) -> str:
        view = scene.view
        if view["phase"] != "turn":
            return super().expected(scene)
        hand = view["seats"][str(view["to_move"])]["hand"]
        taken = view["action_taken"] or not hand
        return scene.words("prompt-turn-power" if taken else "prompt-turn-action")

    def ending(self, scene: FantazjaScene) -> RenderableType:
        return FantazjaPanels(scene, self.tiles).result()

    # Choosing

    def chooser(self, scene: FantazjaScene, offer: Offer) -> FantazjaChooser:
        names = self.display_names(scene.words.language)
        return FantazjaChooser(self.game, scene, offer, names)

    def picture(self, scene: FantazjaScene, choices: list[Choice]) -> RenderableType | None:
        """The map with the numbers of those choices that have a place."""
        marks: dict[Place, Marks] = {}
        for number, choice in enumerate(choices, 1):
            action = () if choice.action is None else self.game.action(choice.action)
            if isinstance(action, Small | Large | Special | Military):
                before = marks.get(action.place, Marks())
                label = f"{before.label} {number}".strip()
                danger = before.danger or choice.danger
                marks[action.place] = Marks(label=label, danger=danger)
        room = space_beside(scene, len(choices) + MENU_LINES)
        return self.map(scene, marks, room) if len(marks) > 1 else None

    # Commands

    def commands(self) -> Mapping[str, Command[FantazjaView]]:
        return {
            "places": self.places, "miejsca": self.places,
            "discard": self.discard, "odrzucone": self.discard,
            "look": self.look, "obejrzyj": self.look,
            "map": self.whole_map, "mapa": self.whole_map,
        }  # fmt: skip

    def places(self, scene: FantazjaScene, argument: str, offer: Offer) -> RenderableType:
        """Where each tile of the hand may be built, or one of them, and in which rotations."""
        wanted = self.read_tile(scene, argument) if argument else None
        chooser = self.chooser(scene, offer)
        lines: list[Text] = []
        for tile, codes in chooser.by_field(chooser.of(Small, Large)).items():
            if wanted in (None, tile):
                places = chooser.by_field(codes, 1)
                listed = "  ".join(
                    f"{place} {' '.join(chooser.by_field(same, 2))}"
                    for place, same in places.items()
                )
                lines.append(Text.assemble((f"{chooser.names[tile]}:  ", "bold"), listed))
        if not lines:
            raise Misuse(scene.words("fantazja-no-places"))
        return Group(*lines)

    def discard(self, scene: FantazjaScene, argument: str, offer: Offer) -> RenderableType:
        """Both discard piles, or one of them."""
        if argument not in ("", "1", "2"):
            raise Misuse(scene.words("fantazja-which-discard"))
        panels = FantazjaPanels(scene, self.tiles)
        return Group(*(part for seat in argument or "12" for part in panels.discard(int(seat))))

    def look(self, scene: FantazjaScene, argument: str, offer: Offer) -> RenderableType:
        """Everything that lies on a place, from the top down."""
        place = self.read_place(scene, argument)
        stack = scene.view["map"].get(str(place))
        if stack is None:
            raise Misuse(scene.words("fantazja-nothing-there", place=str(place)))
        names = self.display_names(scene.words.language)
        return Group(*(FantazjaPanels(scene, self.tiles).laid(each, names) for each in stack))

    def whole_map(self, scene: FantazjaScene, argument: str, offer: Offer) -> RenderableType:
        """The map in full size, around a place where one is named."""
        marks = last_moves(scene.view, scene.story)
        return self.map(scene, marks, Space(scene.columns, None), argument)

    # What is typed

    def read_place(self, scene: FantazjaScene, text: str) -> Place:
        try:
            return read_place(text)
        except Unreadable:
            raise Misuse(scene.words("unreadable-place", text=text)) from None

    def read_tile(self, scene: FantazjaScene, text: str) -> str:
        found = self.canonical.get(self.with_faction(text, scene.seat or 0).lower())
        if found is None:
            raise Misuse(scene.words("unreadable-tile", text=text))
        return found

    def complete(self, scene: FantazjaScene, line: str) -> str:
        """Tiles may be typed without their faction: the own one, or whose tiles were shown."""
        seat = scene.seat or 0
        words = line.split()
        faction = 1 - seat if words and words[0].lower() == "bury" else seat
        return " ".join(self.with_faction(word, faction) for word in words)

    def with_faction(self, word: str, faction: int) -> str:
        full = f"{FACTIONS[faction]}-{word}"
        return full if full.lower() in self.canonical else word


make_board = FantazjaBoard
