"""A scene of Rune Stones with what is needed to draw it: its view, the signs, the cards."""

from typing import cast

from bajarz.cli.board import Scene
from bajarz.cli.runestones.signs import gem_sign, signs_of
from bajarz.games.runestones.components import Card, Components
from bajarz.games.runestones.parts import COLOURS
from bajarz.games.runestones.view import PrivateView, RuneStonesView, SeatView
from bajarz.text.runestones.words import card_name


class Book:
    """All cards by their numbers; druid cards belong to a druid."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.creatures = {card.number: card for card in components.creatures}
        self.own = {
            druid: {card.number: card for card in cards}
            for druid, cards in zip(components.druids, components.druid_cards, strict=True)
        }


class Sight:
    """What one pair of eyes is shown; seats count from 1, and a spectator is seat 0."""

    def __init__(self, scene: Scene, book: Book) -> None:
        self.scene = scene
        self.book = book
        self.components = book.components
        self.view = cast(RuneStonesView, scene.view)
        self.seat = 0 if scene.seat is None else scene.seat + 1
        self.words = scene.words
        self.signs = signs_of(scene.plain)

    def seat_view(self, seat: int) -> SeatView:
        return self.view["seats"][str(seat)]

    @property
    def own(self) -> PrivateView:
        """The reader's own cards; a spectator has none."""
        return self.view["private"][str(self.seat)]

    def card(self, number: int, seat: int = 0) -> Card:
        """A card by its number; a druid card is that of a seat, or else of one's own."""
        if number in self.book.creatures:
            return self.book.creatures[number]
        return self.book.own[self.seat_view(seat or self.seat or 1)["druid"]][number]

    def name(self, number: int) -> str:
        """`goblin 21`, `druid 103`."""
        return card_name(number, self.words, self.book.creatures)

    def names(self, cards: list[int]) -> str:
        return ", ".join(map(self.name, cards))

    def gem(self, letter: str) -> str:
        """A colour by sign and letter: `●B`."""
        return gem_sign(COLOURS.index(letter), self.signs)
