"""Fantazja in a terminal."""

from functools import cached_property

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from bajarz.cli.board import Board, Choice, Misuse, Offer, Scene
from bajarz.cli.fantazja.choices import Chooser
from bajarz.cli.fantazja.map import CASTLE, Land, Room, draw_map, last_moves, read_land
from bajarz.cli.fantazja.panels import (
    known_of_other,
    laid_line,
    own_tray,
    player_line,
    result_line,
    result_table,
    tile_row,
    token_table,
)  # fmt: skip
from bajarz.cli.fantazja.signs import QUIET, signs_of
from bajarz.cli.fantazja.tiles import Marks
from bajarz.core.errors import Unreadable
from bajarz.core.game import Game
from bajarz.games.fantazja.actions import Large, Military, Place, Small, Special, read_place
from bajarz.games.fantazja.components import FACTIONS
from bajarz.games.fantazja.game import Fantazja
from bajarz.text.catalogue import DisplayNames, catalogue
from bajarz.text.game_words import SeenEvent, game_words

COMMANDS = {
    "places": "places", "miejsca": "places",
    "discard": "discard", "odrzucone": "discard",
    "look": "look", "obejrzyj": "look",
    "map": "map", "mapa": "map",
}  # fmt: skip
OTHER_LINES = 24  # of a screen besides the map, roughly


class FantazjaBoard(Board):
    """Draws the map and everything beside it."""

    commands = COMMANDS

    def __init__(self, game: Fantazja) -> None:
        self.game = game
        self.tiles = {tile.name: tile for tile in game.components.tiles}

    def display_names(self, language: str) -> DisplayNames:
        """Tiles by the names of their buildings: `House I (S-R1a)`."""
        return game_words(self.game).component_names(catalogue(language, self.game.name))

    @cached_property
    def canonical(self) -> dict[str, str]:
        return {name.lower(): name for name in self.tiles}

    def is_told(self, event: SeenEvent) -> bool:
        return bool(event["event"] != "TurnEnded")

    # The screen

    def screen(self, scene: Scene) -> RenderableType:
        signs = signs_of(scene.plain)
        land = self.land(scene)
        room = None if scene.lines is None else max(scene.lines - OTHER_LINES, 0)
        own = 1 if scene.seat is None else scene.seat + 1
        parts: list[RenderableType] = [
            Rule(Text(scene.words("fantazja-turn", number=scene.view["turn"])), style=QUIET),
            player_line(scene, 3 - own, signs),
        ]
        known = known_of_other(scene)
        if known is not None:
            parts.append(known)
        parts.append(self.map(scene, land, last_moves(scene), room))
        parts.append(token_table(scene, land, signs))
        parts.append(player_line(scene, own, signs))
        if scene.seat is not None and scene.view["phase"] != "over":
            parts.append(own_tray(scene, self.tiles, signs))
        return Group(*parts)

    def land(self, scene: Scene) -> Land:
        return read_land(scene.view, self.tiles)

    def map(
        self,
        scene: Scene,
        land: Land,
        marks: dict[Place, Marks],
        lines: int | None,
        focus: Place | None = None,
    ) -> RenderableType:
        if focus is None:
            focus = next((place for place, mark in marks.items() if mark.last), CASTLE)
        room = Room(scene.columns, lines, focus)
        return draw_map(land, self.game.components, marks, signs_of(scene.plain), room)

    def expected(self, scene: Scene) -> str:
        phase = scene.view["phase"]
        if phase != "turn":
            return scene.words(f"prompt-{phase}")
        hand = scene.view["seats"][str(scene.view["to_move"])]["hand"]
        taken = scene.view["action_taken"] or not hand
        return scene.words("prompt-turn-power" if taken else "prompt-turn-action")

    def ending(self, scene: Scene) -> RenderableType:
        return Group(result_table(scene), Text(result_line(scene), "bold"))

    # Choosing

    def chooser(self, scene: Scene, offer: Offer) -> Chooser:
        return Chooser(self.game, self.display_names(scene.words.language), scene, offer)

    def choices(self, scene: Scene, offer: Offer) -> list[Choice]:
        return self.chooser(scene, offer).menu()

    def hint(self, scene: Scene, offer: Offer) -> list[str]:
        return self.chooser(scene, offer).best()

    def picture(self, scene: Scene, choices: list[Choice]) -> RenderableType | None:
        """The map with the numbers of those choices that have a place."""
        labels: dict[Place, list[str]] = {}
        danger: set[Place] = set()
        for number, choice in enumerate(choices, 1):
            action = () if choice.action is None else self.game.action(choice.action)
            if isinstance(action, Small | Large | Special | Military):
                labels.setdefault(action.place, []).append(str(number))
                if choice.danger:
                    danger.add(action.place)
        if len(labels) < 2:
            return None
        marks = {
            place: Marks(label=" ".join(numbers), danger=place in danger)
            for place, numbers in labels.items()
        }
        return self.map(scene, self.land(scene), marks, self.roomy(scene, len(choices)))

    def roomy(self, scene: Scene, others: int = 1) -> int | None:
        """Lines for a map that is drawn with few others."""
        return None if scene.lines is None else max(scene.lines - others - 4, 0)

    # Commands

    def command(
        self, scene: Scene, name: str, argument: str, offer: Offer | None
    ) -> RenderableType:
        if name == "places":
            return self.places(scene, argument, offer)
        if name == "discard":
            return self.discards(scene, argument)
        if name == "look":
            return self.look(scene, self.read_place(scene, argument))
        focus = self.read_place(scene, argument) if argument else None
        return self.map(scene, self.land(scene), last_moves(scene), None, focus)

    def places(self, scene: Scene, argument: str, offer: Offer | None) -> RenderableType:
        """Where each tile of the hand may be built and turned how; of one tile also on the map."""
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
        parts: list[RenderableType] = []
        for tile, places in found.items():
            if wanted is not None:
                marks = {
                    place: Marks(label=" ".join(rotations)) for place, rotations in places.items()
                }
                parts.append(self.map(scene, self.land(scene), marks, self.roomy(scene)))
            listed = "  ".join(
                f"{place} {' '.join(rotations)}" for place, rotations in places.items()
            )
            parts.append(Text.assemble((f"{names[tile]}:  ", "bold"), listed))
        return Group(*parts)

    def discards(self, scene: Scene, argument: str) -> RenderableType:
        """Both discard piles, or one of them."""
        if argument not in ("", "1", "2"):
            raise Misuse(scene.words("fantazja-which-discard"))
        parts: list[RenderableType] = []
        for seat in (1, 2):
            if argument in ("", str(seat)):
                pile = scene.view["seats"][str(seat)]["discard"]
                facts = {"who": scene.names[seat], "count": len(pile)}
                parts.append(Text(scene.words("fantazja-discard-of", **facts), "bold"))
                parts.append(tile_row(pile, self.tiles, signs_of(scene.plain), scene.columns))
        return Group(*parts)

    def look(self, scene: Scene, place: Place) -> RenderableType:
        """Everything that lies on a place, from the top down."""
        stack = self.land(scene).stacks.get(place)
        if stack is None:
            raise Misuse(scene.words("fantazja-nothing-there", place=str(place)))
        names = self.display_names(scene.words.language)
        return Group(*(laid_line(scene, laid, names) for laid in stack))

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
