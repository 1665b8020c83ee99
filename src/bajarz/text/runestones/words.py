"""Cards, gems and events of Rune Stones as people read them."""

from collections.abc import Mapping, Sequence
from typing import cast

from bajarz.core.game import Game
from bajarz.games.runestones.components import Card
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.parts import (
    COLOURS,
    GAIN_ANY_CARD,
    GAIN_NAMES,
    GAIN_POINTS,
    Part,
    thing_name,
)
from bajarz.games.runestones.tables import FIRST_DRUID_CARD
from bajarz.text.catalogue import Catalogue, DisplayNames, counted
from bajarz.text.game_words import GameWords, SeenEvent
from bajarz.text.runestones.story import told_events

Creatures = Mapping[int, Card]  # by number; whoever is not among them is a druid card
UNTOLD = ("CardChosen", "ChoiceMade")  # the cards are told when they are shown, and what they did


def kind_name(card: Card, words: Catalogue) -> str:
    """`goblin`; of a druid card, that it is one."""
    if card.number >= FIRST_DRUID_CARD:
        return words("runestones-druid")
    return words(f"creature-{COLOURS[card.colour]}")


def card_name(number: int, words: Catalogue, creatures: Creatures) -> str:
    """`goblin 21`, `druid 103`."""
    card = creatures.get(number)
    kind = words("runestones-druid") if card is None else kind_name(card, words)
    return f"{kind} {number}"


def gem_names(letters: str, words: Catalogue) -> str:
    """`blue ×2, white`."""
    return counted([words(f"colour-{letter}") for letter in letters])


def face_words(face: str, words: Catalogue) -> str:
    """A face of the die; any number of points may be on one."""
    if face.endswith("pp"):
        return words("part-points", points=int(face[:-2]))
    return words(f"face-{face}")


def thing_words(thing: int, words: Catalogue) -> str:
    """Something to gain: `blue gem`, `3 power points`."""
    if thing > GAIN_POINTS:
        return words("thing-pp", points=thing - GAIN_POINTS)
    name = "card-any" if thing == GAIN_ANY_CARD else thing_name(thing, GAIN_NAMES)
    return words(f"thing-{name}")


def gems_of(ability: Part) -> list[int]:
    """The colours of the gems that an ability asks for."""
    return [colour for colour in range(5) for _ in range(ability.need[colour])]


def ability_words(ability: Part, words: Catalogue) -> str:
    """What an ability asks for and gives: `red gem ×2 → 3 power points`."""
    gains = counted([thing_words(thing, words) for thing in ability.gains])
    if not ability.size:
        return gains
    paid = [words(f"gem-{COLOURS[colour]}") for colour in gems_of(ability)]
    return f"{counted(paid)} → {gains}"


def card_words(card: Card, words: Catalogue) -> str:
    """All abilities of a card."""
    joint = words("runestones-or" if card.ability.is_choice else "runestones-and")
    return f" {joint} ".join(ability_words(each, words) for each in card.ability.parts)


class RuneStonesWords(GameWords):
    """Cards by their kinds and gems by their colours; without the events that only lead to one that
    is told."""

    def __init__(self, game: RuneStones) -> None:
        self.creatures = {card.number: card for card in game.components.creatures}

    def component_names(self, words: Catalogue) -> DisplayNames:
        """All creatures by their numbers."""
        return {str(each): card_name(each, words, self.creatures) for each in self.creatures}

    def action_facts(self, facts: dict[str, object], words: Catalogue) -> dict[str, object]:
        told = dict(facts)
        if "card" in facts:
            told["card"] = card_name(cast(int, facts["card"]), words, self.creatures)
        if facts.get("gems", "ore") != "ore":
            told["gems"] = gem_names(str(facts["gems"]), words)
        return told

    def events(
        self, events: Sequence[SeenEvent], seats: Mapping[int, str], words: Catalogue
    ) -> list[str]:
        told = [event for event in events if event["event"] not in UNTOLD]
        return [self.event(event, seats, words) for event in told]

    def told(self, events: Sequence[SeenEvent], seat: int | None) -> list[SeenEvent]:
        return told_events(events, seat)

    def event(
        self,
        event: SeenEvent,
        seats: Mapping[int, str],
        words: Catalogue,
        names: DisplayNames | None = None,
    ) -> str:
        if event["event"] == "StoneUsed":
            return used_words(event, seats[cast(int, event["seat"])], words)
        told = {key: self.fact(key, value, words) for key, value in event.items()}
        if event["event"] == "CardsSummoned" and not event["played"]:
            told["played"] = words("runestones-none")
        return words.event(told, seats)

    def fact(self, key: str, value: object, words: Catalogue) -> object:
        """A fact of an event as people read it."""
        if key == "card":
            return card_name(cast(int, value), words, self.creatures)
        if key in ("cards", "played"):
            return [card_name(card, words, self.creatures) for card in cast(list[int], value)]
        text = str(value)
        if key == "artifacts" or (key == "gems" and text != "ore" and len(text) > 1):
            return gem_names(text, words)
        if key == "face" and text.endswith("pp"):
            return face_words(text, words)
        return value


def used_words(event: SeenEvent, who: str, words: Catalogue) -> str:
    """R-K3, R-K4: what a stone was used for."""
    facts = {key: event[key] for key in ("given", "received", "colour") if key in event}
    key = "exchange" if event["stone"] == "exchange" else "wild"
    return words(f"runestones-log-{key}", who=who, **facts)


def make_words(game: Game) -> GameWords:
    assert isinstance(game, RuneStones)
    return RuneStonesWords(game)
