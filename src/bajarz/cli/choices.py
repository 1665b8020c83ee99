"""What the menus of all games share: the actions of one moment, and entries that open into more."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic

from bajarz.cli.board import Choice, G, Offer, Scene, V
from bajarz.core.notation import Action
from bajarz.text.actions import action_words
from bajarz.text.catalogue import DisplayNames

BEST = 3  # actions that a hint names


class Chooser(ABC, Generic[G, V]):
    """Words the choices of one moment."""

    def __init__(self, game: G, scene: Scene[V], offer: Offer, names: DisplayNames) -> None:
        self.game = game
        self.names = names  # of the notation, as people read them
        self.scene = scene
        self.words = scene.words
        self.offer = offer
        self.actions: dict[int, Action] = {code: game.action(code) for code in offer.actions}

    @abstractmethod
    def menu(self) -> list[Choice]:
        """All offered actions, in groups that stay readable."""

    @abstractmethod
    def best(self) -> list[str]:
        """A few actions worth a look, with what speaks for them."""

    def of(self, *kinds: type[Action]) -> list[int]:
        """The actions of these kinds."""
        return [code for code, action in self.actions.items() if isinstance(action, kinds)]

    def by_field(self, codes: Iterable[int], field: int = 0) -> dict[str, list[int]]:
        """Actions by what one of their fields says, in the order in which they come."""
        groups: dict[str, list[int]] = {}
        for code in codes:
            groups.setdefault(str(self.actions[code][field]), []).append(code)
        return groups

    def leaf(self, code: int) -> Choice:
        """An action in a whole sentence."""
        return Choice(action_words(self.game, code, self.words, self.names), code)

    def leaves(self, *kinds: type[Action]) -> list[Choice]:
        return [self.leaf(code) for code in self.of(*kinds)]


def group(text: str, entries: Iterable[Choice]) -> list[Choice]:
    """One entry that opens into others, if there are any."""
    inner = tuple(entries)
    return [Choice(text, inner=inner)] if inner else []
