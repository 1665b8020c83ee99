"""The board of a game that brings none: its view in words, and its actions in menus."""

from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bajarz.cli.board import Board, Choice, Offer, Scene
from bajarz.cli.choices import BEST, Chooser
from bajarz.cli.panels import Panels
from bajarz.cli.styles import TURN
from bajarz.core.game import Game
from bajarz.core.notation import verb_of
from bajarz.core.view import View
from bajarz.text.view_words import view_lines

FEW = 12  # actions of one kind that are listed at once


class DefaultBoard(Board[Game, View]):
    """Draws any game, plainly."""

    # The screen

    def screen(self, scene: Scene[View]) -> RenderableType:
        names = self.display_names(scene.words.language)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for depth, label, value in view_lines(scene.view, scene.words, names):
            grid.add_row(Text("  " * depth + label, "dim"), Text(value, "bold"))
        return Group(Panels(scene).title(), self.score_lines(scene), Padding(grid, (1, 0)))

    def score_lines(self, scene: Scene[View]) -> RenderableType:
        """A line for each seat: whose turn it is, the name, the score."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for seat, score in enumerate(scene.view["scores"], 1):
            decides = seat in scene.view["deciders"]
            mark = f"{TURN} " if decides else "  "
            grid.add_row(Text(mark + scene.names[seat], "bold" if decides else ""), str(score))
        return grid

    def ending(self, scene: Scene[View]) -> RenderableType:
        count, names = len(scene.view["result"]["winners"]), Panels(scene).winner_names()
        line = Text(scene.words("view-winners", count=count, names=names), "bold")
        return Group(self.score_lines(scene), line)

    def legend(self, scene: Scene[View]) -> RenderableType:
        return ""

    # Choosing

    def expected(self, scene: Scene[View]) -> str:
        return scene.words("view-expected")

    def chooser(self, scene: Scene[View], offer: Offer) -> "DefaultChooser":
        return DefaultChooser(self.game, scene, offer, self.display_names(scene.words.language))


class DefaultChooser(Chooser[Game, View]):
    """Words the choices of any game by its actions."""

    def menu(self) -> list[Choice]:
        """Actions in words, in menus by their verbs where there are many."""
        choices = [self.leaf(code) for code in self.actions]
        if len(choices) <= FEW:
            return choices
        groups = groupby(choices, lambda choice: verb_of(type(self.actions[choice.first])))
        return [self.folded(verb, list(same)) for verb, same in groups]

    def folded(self, verb: str, choices: list[Choice]) -> Choice:
        return choices[0] if len(choices) == 1 else Choice(f"{verb} …", None, tuple(choices))

    def best(self) -> list[str]:
        """The actions after which the own score is highest, as far as nothing hidden matters."""
        seat = self.offer.seat
        scores = {code: self.offer.attempt(code)[0].scores()[seat] for code in self.actions}
        found = [code for code in self.actions if scores[code] == max(scores.values())]
        return [self.leaf(code).text for code in found[:BEST]]
