"""A scene of Rune Stones with the cards that are needed to draw it."""

from bajarz.cli.board import Scene
from bajarz.games.runestones.components import Card, Components
from bajarz.games.runestones.view import PrivateView, RuneStonesView, SeatView
from bajarz.text.runestones.words import card_name


class Sight:
    """What one pair of eyes is shown; seats count from 1, and a spectator is seat 0."""

    def __init__(self, scene: Scene[RuneStonesView], components: Components) -> None:
        self.scene = scene
        self.view = scene.view
        self.seat = scene.own
        self.words = scene.words
        self.components = components
        self.creatures = {card.number: card for card in components.creatures}

    def seat_view(self, seat: int) -> SeatView:
        return self.view["seats"][str(seat)]

    @property
    def own(self) -> PrivateView:
        """The reader's own cards; a spectator has none."""
        return self.view["private"][str(self.seat)]

    def card(self, number: int, seat: int = 0) -> Card:
        """A card by its number; a druid card is that of a seat, or else of one's own."""
        if number in self.creatures:
            return self.creatures[number]
        druid = self.seat_view(seat or self.seat or 1)["druid"]
        cards = self.components.druid_cards[self.components.druids.index(druid)]
        return {card.number: card for card in cards}[number]

    def name(self, number: int) -> str:
        """`goblin 21`, `druid 103`."""
        return card_name(number, self.words, self.creatures)

    def names(self, cards: list[int]) -> str:
        return ", ".join(map(self.name, cards))
