"""Grajeczka in a terminal."""

import re
from collections.abc import Mapping
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bajarz.art.grajeczka.hexes import Place
from bajarz.art.grajeczka.tile import Laid
from bajarz.art.grajeczka.view import added_tiles
from bajarz.cli.board import Board, Choice, Command, Misuse, Offer
from bajarz.cli.canvas import Space, space_beside
from bajarz.cli.grajeczka.choices import place_of
from bajarz.cli.grajeczka.hints import Adviser
from bajarz.cli.grajeczka.map import MapMarks, Tiles, draw_map, name_of
from bajarz.cli.grajeczka.pages import letters, one_tale
from bajarz.cli.grajeczka.panels import (
    TILE_COLUMNS,
    GrajeczkaPanels,
    GrajeczkaScene,
    beside,
    place_words,
    tile_picture,
)
from bajarz.cli.grajeczka.signs import ASCII_SIGNS
from bajarz.cli.panels import title
from bajarz.cli.styles import QUIET
from bajarz.games.grajeczka.actions import Add, Move
from bajarz.games.grajeczka.board import FIGURES, q_of, r_of, read_place
from bajarz.games.grajeczka.events import SecretPage
from bajarz.games.grajeczka.game import Grajeczka
from bajarz.games.grajeczka.view import GrajeczkaView
from bajarz.text.catalogue import LANGUAGES, Catalogue, catalogue
from bajarz.text.game_words import SeenEvent
from bajarz.text.grajeczka.pages import page_words, story_words

OTHER_LINES = 24  # of a screen besides the map, roughly
SHORT_PLACE = re.compile(r"(-?\d+)(-\d+)")  # as narrow maps write it
VERBS = {
    "rusz": "move", "dołóż": "add", "doloz": "add", "przewróć": "turn", "przewroc": "turn",
    "opisz": "tell", "odwróć": "flip", "odwroc": "flip", "koniec": "end",
}  # fmt: skip


class GrajeczkaBoard(Board[Grajeczka, GrajeczkaView]):
    """Draws the kingdom, the top tile and the page in hand."""

    ascii_signs = ASCII_SIGNS

    def __init__(self, game: Grajeczka) -> None:
        super().__init__(game)
        self.book = {page.number: page for page in game.components.pages}
        self.tiles = Tiles(game)

    def line(self, event: SeenEvent, names: Mapping[int, str], words: Catalogue) -> str:
        """An event in words; a page that is told tells its story."""
        text = super().line(event, names, words)
        page = self.book.get(cast(SecretPage, event).get("page", 0))
        if page is None:
            return text
        told = event["event"] == "PageTold"
        return f"{text} {story_words(page, words) if told else page_words(page, words)}"

    # The screen

    def screen(self, scene: GrajeczkaScene) -> RenderableType:
        view, limit = scene.view, scene.view["limit"]
        heading = scene.words("grajeczka-turn-of", number=view["turn"], limit=limit)
        own, panels = [scene.own] if scene.own else [], self.panels(scene)
        return Group(
            title(heading) if limit else panels.title(),
            *(line for seat in scene.others for line in panels.player_lines(seat)),
            "",
            self.map(scene, {}, space_beside(scene, OTHER_LINES)),
            "",
            panels.figure_line(),
            panels.progress_line(),
            "",
            *(line for seat in own for line in panels.player_lines(seat)),
            *([] if view["phase"] == "over" else [self.tile_and_page(scene)]),
        )

    def panels(self, scene: GrajeczkaScene) -> GrajeczkaPanels:
        return GrajeczkaPanels(scene, self.book)

    def tile_and_page(self, scene: GrajeczkaScene) -> RenderableType:
        panels = self.panels(scene)
        top = panels.top_lines(self.tiles.sides.get(scene.view["top"]))
        return beside(top, panels.hand_lines())

    def map(
        self, scene: GrajeczkaScene, labels: Mapping[Place, str], room: Space | None = None
    ) -> RenderableType:
        """The map in the room that there is, or in as many lines as it needs."""
        look = MapMarks(letters(scene.words), labels, self.latest(scene))
        return draw_map(self.tiles.land(scene.view), room or Space(scene.columns, None), look)

    def latest(self, scene: GrajeczkaScene) -> frozenset[Place]:
        """The tiles that were added since this seat last decided."""
        added = {event["tile"] for event in scene.story if event["event"] == "TileAdded"}
        tiles = added_tiles(scene.view, self.tiles.sides)
        return frozenset(spot for laid in tiles if laid.tile.name in added for spot in laid.places)

    def ending(self, scene: GrajeczkaScene) -> RenderableType:
        return self.panels(scene).ending()

    # Choosing

    def chooser(self, scene: GrajeczkaScene, offer: Offer) -> Adviser:
        return Adviser(self.game, scene, offer, self.display_names(scene.words.language))

    def usual(self, offer: Offer) -> int | None:
        """Enter ends the turn when nothing else is open."""
        return offer.actions[0] if len(offer.actions) == 1 else None

    def picture(self, scene: GrajeczkaScene, choices: list[Choice]) -> RenderableType | None:
        """The map with the numbers of places, or the rotations of the top tile."""
        actions = [self.game.action(choice.first) for choice in choices]
        adds = [action for action in actions if isinstance(action, Add)]
        if len(adds) == len(choices) and choices[0].action is None:
            return self.rotations(scene, adds)
        labels = {
            place_of(action): str(number)
            for number, action in enumerate(actions, 1)
            if isinstance(action, Move | Add)
        }
        return self.map(scene, labels) if labels else None

    def rotations(self, scene: GrajeczkaScene, adds: list[Add]) -> RenderableType:
        """The top tile in each of its rotations, with the numbers of the menu."""
        tile = self.tiles.sides[scene.view["top"]]
        across = max(1, (scene.columns + 2) // (TILE_COLUMNS + 8))
        pictures = [
            Group(*tile_picture(Laid(tile, rotation=add.rotation.number), str(number)))
            for number, add in enumerate(adds, 1)
        ]
        grid = Table.grid(padding=(0, 5, 1, 0))
        for start in range(0, len(pictures), across):
            grid.add_row(*pictures[start : start + across])
        return Group(grid, Text(scene.words("grajeczka-rotations"), QUIET))

    # Commands

    def commands(self) -> Mapping[str, Command[GrajeczkaView]]:
        return {
            "moves": self.moves, "ruchy": self.moves,
            "places": self.places, "miejsca": self.places,
            "look": self.look, "obejrzyj": self.look,
            "pages": self.pages, "strony": self.pages,
            "tale": self.tales, "baśń": self.tales, "basn": self.tales,
            "map": self.whole_map, "mapa": self.whole_map,
        }  # fmt: skip

    def moves(self, scene: GrajeczkaScene, argument: str, offer: Offer) -> RenderableType:
        """Where the figures can go now, by their letters, or one of them."""
        wanted = figure_names(scene.words).get(argument.lower(), argument)
        if wanted and wanted not in FIGURES:
            raise Misuse(scene.words("grajeczka-bad-figure", text=argument))
        actions = map(self.game.action, offer.actions)
        moves = [each for each in actions if isinstance(each, Move) and wanted in ("", each.figure)]
        marks = [(place_of(move), letters(scene.words)[move.figure]) for move in moves]
        return self.marked_map(scene, marks, "grajeczka-no-moves")

    def places(self, scene: GrajeczkaScene, argument: str, offer: Offer) -> RenderableType:
        """Where the top tile can be added, with its rotations."""
        actions = map(self.game.action, offer.actions)
        adds = [action for action in actions if isinstance(action, Add)]
        marks = [(place_of(add), str(add.rotation.number)) for add in adds]
        return self.marked_map(scene, marks, "grajeczka-no-places", "r")

    def marked_map(
        self, scene: GrajeczkaScene, marks: list[tuple[Place, str]], nothing: str, before: str = ""
    ) -> RenderableType:
        """The map with all marks of each place; where there are none, a message says so."""
        labels: dict[Place, str] = {}
        for place, mark in marks:
            labels[place] = labels.get(place, before) + mark
        if not labels:
            raise Misuse(scene.words(nothing))
        return self.map(scene, labels)

    def whole_map(self, scene: GrajeczkaScene, argument: str, offer: Offer) -> RenderableType:
        return self.map(scene, {})

    def look(self, scene: GrajeczkaScene, argument: str, offer: Offer) -> RenderableType:
        """Everything about a place."""
        number = read_place(argument)
        if number < 0:
            raise Misuse(scene.words("unreadable-place", text=argument))
        place = q_of(number), r_of(number)
        told = place_words(scene, place)
        if not told:
            raise Misuse(scene.words("grajeczka-nothing-there", place=name_of(place)))
        return Text.assemble((name_of(place), "bold"), f"  {told}")

    def pages(self, scene: GrajeczkaScene, argument: str, offer: Offer) -> RenderableType:
        """The own pages that are known, then what everybody has told."""
        words, panels = scene.words, self.panels(scene)
        own = panels.own_pages()
        lists = {words("grajeczka-hand"): [own["page"]]} if own["page"] else {}
        if own["turned"]:
            lists[words("grajeczka-come-again")] = own["turned"]
        for seat, name in scene.names.items():
            told = sorted(scene.view["seats"][str(seat)]["told"])
            lists[words("grajeczka-told-by", who=name, count=len(told))] = told
        parts: list[RenderableType] = []
        for heading, numbers in lists.items():
            parts += [Text(heading, "bold"), *panels.page_list(numbers)]
        return Group(*parts)

    def tales(self, scene: GrajeczkaScene, argument: str, offer: Offer) -> RenderableType:
        """What everybody has told so far."""
        parts: list[RenderableType] = []
        for seat, name in scene.names.items():
            told = [self.book[page] for page in scene.view["seats"][str(seat)]["told"]]
            parts.append(one_tale(name, told, scene.words, scene.columns))
        return Group(*parts)

    def complete(self, scene: GrajeczkaScene, line: str) -> str:
        """Figures by their letters or names in either language; -3-2 means -3,-2."""
        verb, *words = line.split() or [""]
        action = VERBS.get(verb.lower(), verb.lower())
        typed = [SHORT_PLACE.sub(r"\1,\2", word) for word in words]
        if action == "move" and typed:
            typed[0] = figure_names(scene.words).get(typed[0].lower(), typed[0])
        return " ".join([action, *typed])


def figure_names(words: Catalogue) -> dict[str, str]:
    """Everything a figure may be called: its name, in each language, and its letter in this one."""
    names: dict[str, str] = {figure: figure for figure in FIGURES}
    for language in LANGUAGES:
        book = catalogue(language, "grajeczka")
        names |= {book(f"figure-{figure}").lower(): figure for figure in FIGURES}
    return names | {letter.lower(): figure for figure, letter in letters(words).items()}


make_board = GrajeczkaBoard
