"""Rune Stones in a terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from bajarz.cli.board import Board, Choice, Offer, Scene
from bajarz.cli.runestones import commands as more
from bajarz.cli.runestones.cards import Book, card_name, part_words, thing_words
from bajarz.cli.runestones.choices import Chooser
from bajarz.cli.runestones.hints import Adviser
from bajarz.cli.runestones.panels import (
    player_lines,
    result_line,
    result_table,
    smithy_table,
    supply_lines,
)
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
        own = [] if scene.seat is None else [scene.seat + 1]
        others = self.after(scene, own)
        facts = {"number": scene.view["round"], "turn": scene.view["turn"]}
        parts: list[RenderableType] = [
            Rule(Text(scene.words("runestones-round", **facts)), style=QUIET)
        ]
        for seat in others:
            parts += player_lines(scene, seat, self.book.components.trade_points)
        if scene.view["phase"] != "over":
            parts += display(scene, self.book)
            parts.append(smithy_table(scene, self.book.components))
            parts += supply_lines(scene)
        for seat in own:
            parts += player_lines(scene, seat, self.book.components.trade_points)
        if scene.view["phase"] != "over":
            parts += play_area(scene, self.book)
            parts += hand(scene, self.book) if own else []
        return Group(*parts)

    def after(self, scene: Scene, own: list[int]) -> list[int]:
        """The other seats in the order in which they play after this one."""
        seats = sorted(scene.names)
        start = own[0] if own else 0
        return [seat for seat in seats[start:] + seats[:start] if seat not in own]

    def expected(self, scene: Scene) -> str:
        """The phase's question, and what it is about."""
        phase = scene.view["phase"]
        text = scene.words(f"prompt-{phase}")
        about = self.about(scene)
        return f"{text} {about}" if about else text

    def about(self, scene: Scene) -> str:
        words = scene.words
        progress = scene.view["progress"]
        phase = scene.view["phase"]
        signs = signs_of(scene.plain)
        if phase == "die":
            facts = {
                "face": face_words(progress["face"], words),
                "count": progress["benefits_left"],
            }
            return words("runestones-die-shows", **facts)
        if phase == "pay" and not progress["card"]:  # the die's exchange
            return words("runestones-die-shows", face=words("face-exchange"), count=1)
        if phase == "pay":
            card = self.book.card(scene, progress["card"], scene.view["to_move"])
            ability = part_words(card.ability.parts[progress["part"] - 1], words, signs)
            name = card_name(card.number, words, self.book)
            return words("runestones-ability", card=name, ability=ability) + "."
        if phase == "call":
            return words(
                "runestones-wanted", thing=thing_words(GAIN_NAMES[progress["wanted"]], words)
            )
        if phase == "field":
            letter = progress["artifact"]
            sign = gem_sign(COLOURS.index(letter), signs)
            return words("runestones-forged", colour=letter, sign=sign)
        return ""

    def ending(self, scene: Scene) -> RenderableType:
        return Group(result_table(scene), Text(result_line(scene), "bold"))

    # Choosing

    def choices(self, scene: Scene, offer: Offer) -> list[Choice]:
        return Chooser(self.game, self.book, scene, offer).menu()

    def hint(self, scene: Scene, offer: Offer) -> list[str]:
        return Adviser(self.game, self.book, scene, offer).lines()

    def picture(self, scene: Scene, choices: list[Choice]) -> RenderableType | None:
        return None

    # Commands

    def command(
        self, scene: Scene, name: str, argument: str, offer: Offer | None
    ) -> RenderableType:
        if name == "look":
            return more.look(scene, self.book, argument)
        if name == "deck":
            return more.deck(scene, self.book)
        if name == "discard":
            return more.discard(scene, self.book)
        return more.supply(scene) if name == "supply" else more.stones(scene)

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
