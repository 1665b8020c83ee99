"""Rune Stones in a terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from bajarz.cli.board import Board, Choice, Offer, Scene
from bajarz.cli.runestones import commands as more
from bajarz.cli.runestones.cards import part_words, thing_words
from bajarz.cli.runestones.choices import Chooser
from bajarz.cli.runestones.hints import hints
from bajarz.cli.runestones.panels import ending, player_lines, smithy_table, supply_lines
from bajarz.cli.runestones.sight import Book, Sight
from bajarz.cli.runestones.signs import QUIET, gem_sign, signs_of
from bajarz.cli.runestones.table import display, hand, play_area
from bajarz.cli.runestones.words import told_events
from bajarz.core.game import Game
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.parts import COLOURS, GAIN_NAMES
from bajarz.text.catalogue import NO_NAMES, Catalogue, DisplayNames
from bajarz.text.game_words import SeenEvent, game_words
from bajarz.text.runestones.words import face_words


class RuneStonesBoard(Board):
    """Draws the display, the smithies and the druids' boards."""

    commands = more.COMMANDS

    def __init__(self, game: RuneStones) -> None:
        self.game = game
        self.book = Book(game.components)

    def display_names(self, language: str) -> DisplayNames:
        return NO_NAMES

    def told(self, events: Sequence[SeenEvent], seat: int | None) -> list[SeenEvent]:
        return told_events(events, seat)

    def line(self, event: SeenEvent, names: Mapping[int, str], words: Catalogue) -> str:
        return game_words(self.game).event(event, names, words)

    # The screen

    def screen(self, scene: Scene) -> RenderableType:
        sight = Sight(scene, self.book)
        view = sight.view
        title = scene.words("runestones-round", number=view["round"], turn=view["turn"])
        parts: list[RenderableType] = [Rule(Text(title), style=QUIET)]
        for seat in self.others(sight):
            parts += player_lines(sight, seat)
        if view["phase"] != "over":
            parts += [*display(sight), smithy_table(sight), *supply_lines(sight)]
        parts += player_lines(sight, sight.seat) if sight.seat else []
        if view["phase"] != "over":
            parts += play_area(sight) + (hand(sight) if sight.seat else [])
        return Group(*parts)

    def others(self, sight: Sight) -> list[int]:
        """The other seats in the order in which they play after this one."""
        seats, own = sorted(sight.scene.names), sight.seat
        return [seat for seat in seats[own:] + seats[:own] if seat != own]

    def expected(self, scene: Scene) -> str:
        """The phase's question, and what it is about."""
        sight = Sight(scene, self.book)
        text = scene.words(f"prompt-{sight.view['phase']}")
        return f"{text} {self.about(sight)}".rstrip()

    def about(self, sight: Sight) -> str:
        words = sight.words
        phase, progress = sight.view["phase"], sight.view["progress"]
        if phase == "die":
            face = face_words(progress["face"], words)
            return words("runestones-die-shows", face=face, count=progress["benefits_left"])
        if phase == "pay" and not progress["card"]:  # the die's exchange
            return words("runestones-die-shows", face=words("face-exchange"), count=1)
        if phase == "pay":
            card = sight.card(progress["card"], sight.view["to_move"])
            ability = part_words(card.ability.parts[progress["part"] - 1], sight)
            return words("runestones-ability", card=sight.name(card.number), ability=ability) + "."
        if phase == "call":
            thing = thing_words(GAIN_NAMES[progress["wanted"]], words)
            return words("runestones-wanted", thing=thing)
        if phase == "field":
            letter = progress["artifact"]
            return words("runestones-forged", colour=letter, sign=sight.gem(letter))
        return ""

    def ending(self, scene: Scene) -> RenderableType:
        return Group(*ending(Sight(scene, self.book)))

    # Choosing

    def choices(self, scene: Scene, offer: Offer) -> list[Choice]:
        return Chooser(self.game, Sight(scene, self.book), offer).menu()

    def hint(self, scene: Scene, offer: Offer) -> list[str]:
        return hints(self.game, Sight(scene, self.book), offer)

    def picture(self, scene: Scene, choices: list[Choice]) -> RenderableType | None:
        return None

    # Commands

    def command(
        self, scene: Scene, name: str, argument: str, offer: Offer | None
    ) -> RenderableType:
        sight = Sight(scene, self.book)
        if name == "look":
            return more.look(sight, argument)
        shown = {"deck": more.deck, "discard": more.discard, "supply": more.supply}
        return shown.get(name, more.stones)(sight)

    def legend(self, scene: Scene) -> RenderableType:
        signs = signs_of(scene.plain)
        facts = {
            **{COLOURS[colour].lower(): gem_sign(colour, signs) for colour in range(5)},
            "ore": signs.ore, "any": f"{signs.any}?", "card": signs.card, "die": signs.die,
            "point": signs.point, "magic": signs.magic, "arrow": signs.arrow, "used": signs.used,
            "turn": signs.turn,
        }  # fmt: skip
        return Text(scene.words("runestones-legend", **facts))


def make_board(game: Game) -> Board:
    assert isinstance(game, RuneStones)
    return RuneStonesBoard(game)
