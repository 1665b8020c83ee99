"""Rune Stones in a terminal."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from bajarz.cli.board import Board, Command, Misuse, Offer, Scene
from bajarz.cli.canvas import Canvas
from bajarz.cli.panels import title
from bajarz.cli.runestones.cards import Label, Sight, draw_card
from bajarz.cli.runestones.choices import RuneStonesChooser
from bajarz.cli.runestones.panels import RuneStonesPanels
from bajarz.cli.runestones.signs import ASCII_SIGNS, letter_sign
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.parts import COLOURS, GAIN_NAMES, WHITE
from bajarz.games.runestones.view import RuneStonesView
from bajarz.text.runestones.words import (
    ability_words,
    card_words,
    face_words,
    kind_name,
    thing_words,
)

RuneStonesScene = Scene[RuneStonesView]


class RuneStonesBoard(Board[RuneStones, RuneStonesView]):
    """Draws the display, the smithies and the druids' boards."""

    ascii_signs = ASCII_SIGNS

    def panels(self, scene: RuneStonesScene) -> RuneStonesPanels:
        return RuneStonesPanels(scene, self.game.components)

    # The screen

    def screen(self, scene: RuneStonesScene) -> RenderableType:
        panels, view = self.panels(scene), scene.view
        heading = scene.words("runestones-round", number=view["round"], turn=view["turn"])
        own = [scene.own] if scene.own else []
        others = [line for seat in scene.others for line in panels.player_lines(seat)]
        mine = [line for seat in own for line in panels.player_lines(seat)]
        if view["phase"] == "over":
            return Group(title(heading), *others, *mine)
        common = [panels.smithy_table(), *panels.supply_lines()]
        hand = panels.hand() if own else []
        play = panels.play_area()
        return Group(title(heading), *others, *panels.display(), *common, *mine, *play, *hand)

    def expected(self, scene: RuneStonesScene) -> str:
        """The phase's question, and what it is about."""
        return f"{super().expected(scene)} {self.about(self.panels(scene))}".rstrip()

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
            ability = ability_words(card.ability.parts[progress["part"] - 1], words)
            return words("runestones-ability", card=sight.name(card.number), ability=ability) + "."
        if phase == "call":
            thing = thing_words(GAIN_NAMES[progress["wanted"]], words)
            return words("runestones-wanted", thing=thing)
        if phase == "field":
            letter = progress["artifact"]
            return words("runestones-forged", colour=letter, sign=letter_sign(letter))
        return ""

    def ending(self, scene: RuneStonesScene) -> RenderableType:
        """The points of each player, part by part, and who takes the throne (R-E3)."""
        panels, result = self.panels(scene), scene.view["result"]
        key = "result-shared" if len(result["winners"]) > 1 else "result-win"
        best = result["scores"][str(result["winners"][0])]
        line = scene.words(key, who=panels.winner_names(), score=best)
        rows = {**panels.score_parts(), "score-sum": result["scores"]}
        return Group(panels.result_table(rows), Text(line, "bold"))

    # Choosing

    def chooser(self, scene: RuneStonesScene, offer: Offer) -> RuneStonesChooser:
        return RuneStonesChooser(self.game, self.panels(scene), offer)

    # Commands

    def commands(self) -> Mapping[str, Command[RuneStonesView]]:
        return {
            "deck": self.deck, "talia": self.deck,
            "discard": self.discard, "odrzucone": self.discard,
            "supply": self.supply, "magazyn": self.supply,
            "look": self.look, "obejrzyj": self.look,
            "stones": self.stones, "kamienie": self.stones,
        }  # fmt: skip

    def deck(self, scene: RuneStonesScene, argument: str, offer: Offer) -> RenderableType:
        """R-I1: all one's own cards, by where they are; the deck's order is nobody's knowledge."""
        panels = self.panels(scene)
        own = panels.own
        places = {"deck": own["deck"], "hand": own["hand"], "played": own["played"]}
        out = removed(scene, scene.own)
        parts: list[RenderableType] = []
        for place, cards in {**places, **({"out": out} if out else {})}.items():
            heading = Text(scene.words(f"runestones-your-{place}", count=len(cards)), "bold")
            parts += [heading, panels.card_list(sorted(cards))]
        return Group(*parts)

    def discard(self, scene: RuneStonesScene, argument: str, offer: Offer) -> RenderableType:
        """R-A3: the general discard, and druid cards that are out of the game."""
        words, cards = scene.words, scene.view["general_discard"]
        heading = Text(words("runestones-discard", count=len(cards)), "bold")
        parts: list[RenderableType] = [heading, self.panels(scene).card_list(cards)]
        for seat, name in scene.names.items():
            out = ", ".join(map(str, removed(scene, seat)))
            if out:
                parts.append(Text(words("runestones-out", who=name, cards=out)))
        return Group(*parts)

    def supply(self, scene: RuneStonesScene, argument: str, offer: Offer) -> RenderableType:
        """Everything that can still be taken, colour by colour."""
        panels = self.panels(scene)
        return Group(*panels.supply_lines(), *panels.artifact_lines())

    def stones(self, scene: RuneStonesScene, argument: str, offer: Offer) -> RenderableType:
        return Group(*self.panels(scene).stone_lines())

    def look(self, scene: RuneStonesScene, argument: str, offer: Offer) -> RenderableType:
        """Everything about one card, in words."""
        sight, words = self.panels(scene), scene.words
        try:
            card = sight.card(int(argument) if argument.isdecimal() else 0)
        except KeyError:
            raise Misuse(words("runestones-bad-card", text=argument)) from None
        magic = "runestones-magic-any" if card.colour == WHITE else "runestones-magic"
        canvas = Canvas()
        draw_card(canvas, 0, 0, card, Label(), sight)
        return Group(
            canvas.drawn(),
            Text(f"{kind_name(card, words)} {card.number}", "bold"),
            Text(words(magic, count=card.magic, colour=COLOURS[card.colour])),
            Text(words("runestones-gives", ability=card_words(card, words))),
        )


def removed(scene: RuneStonesScene, seat: int) -> list[int]:
    """A seat's druid cards that are out of the game."""
    return [each["card"] for each in scene.view["removed"] if each["seat"] == seat]


make_board = RuneStonesBoard
