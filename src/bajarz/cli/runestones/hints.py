"""What is worth a look in Rune Stones: simple advice, counted from what lies open."""

from itertools import combinations

from bajarz.cli.board import Offer, Scene
from bajarz.cli.runestones.cards import Book, card_name
from bajarz.cli.runestones.choices import Chooser
from bajarz.core.canonical import Json
from bajarz.core.notation import Action
from bajarz.games.runestones.actions import Call, Forge, Gem, Play, Stone, Summon, Use, Wild
from bajarz.games.runestones.components import Card
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.parts import GAIN_ANY_CARD, GAIN_CARD, GAIN_POINTS, ORE, WHITE, Part
from bajarz.games.runestones.tables import FIRST_DRUID_CARD

BEST = 3  # lines of a hint
CARD_WORTH = 0.4
STONE_WORTH = 3
GOOD_STONES = ("point", "hand", "die", "plus", "cards", "magic", "wild", "exchange")
ROW_WORTH = (0, 2.4, 5.2, 7.2, 10.2, 14.5)  # for 0 to 5 artifacts: a little less than traded in
FIELDS = 5  # of a row
MANY_CARDS = 14  # a deck of so many needs no more


def worth(data: Json) -> float:
    """What a seat has: points, pieces by what they buy, rows by what they may become, stones."""
    gems = data["gems"]
    pieces = sum(gems[letter] for letter in "BRGY") + 1.3 * gems["W"] + 1.2 * data["ore"]
    rows = sum(ROW_WORTH[sum(map(bool, row))] for row in data["rows"])
    return float(data["points"] + 0.4 * pieces + rows + STONE_WORTH * len(data["stones"]))


def best_field(data: Json) -> float:
    """What an artifact brings that waits for its field."""
    counts = [sum(map(bool, row)) for row in data["rows"]]
    return max(ROW_WORTH[count + 1] - ROW_WORTH[count] for count in counts if count < FIELDS)


def part_worth(part: Part) -> float:
    """What an ability brings, roughly, less what it costs."""
    return sum(map(thing_worth, part.gains)) - 0.5 * part.size


def thing_worth(thing: int) -> float:
    if thing > GAIN_POINTS:
        return float(thing - GAIN_POINTS)
    if thing < WHITE:
        return 0.5
    return 0.7 if thing in (WHITE, ORE) or GAIN_CARD <= thing <= GAIN_ANY_CARD else 0.6


class Adviser:
    """A few actions with what speaks for them."""

    def __init__(self, game: RuneStones, book: Book, scene: Scene, offer: Offer) -> None:
        self.chooser = Chooser(game, book, scene, offer)
        self.game = game
        self.book = book
        self.scene = scene
        self.offer = offer

    def lines(self) -> list[str]:
        found = self.attempts()
        for code in self.offer.actions:
            action = self.game.action(code)
            if isinstance(action, Summon):
                found.append(self.summoning())
            elif isinstance(action, Use):
                found.append(self.using())
        found.sort(key=lambda line: -line[0])
        return list(dict.fromkeys(text for _, text in found))[:BEST]

    def attempts(self) -> list[tuple[float, str]]:
        """Actions by what they bring; of several payments for one artifact the cheapest."""
        found: list[tuple[float, str]] = []
        forged: set[str] = set()
        codes = self.chooser.frugal(self.chooser.of(Forge))
        codes += [code for code in self.offer.actions if code not in codes]
        for code in codes:
            action = self.game.action(code)
            if isinstance(action, Summon | Use):
                continue
            if isinstance(action, Forge):
                if action.smithy in forged:
                    continue
                forged.add(action.smithy)
            found.append((self.value(code, action), self.text(code, action)))
        return found

    def text(self, code: int, action: Action) -> str:
        told = self.chooser.forge_text(action) if isinstance(action, Forge) else ""
        told = told or self.chooser.leaf(code).text
        return f"{self.game.text(code)}  {told}"

    def value(self, code: int, action: Action) -> float:
        """Cards by what is printed on them; anything else by what the seat has afterwards."""
        if isinstance(action, Call):
            return CARD_WORTH + self.card_worth(self.book.card(self.scene, action.card))
        if isinstance(action, Play):
            return self.play_value(action.card)
        if isinstance(action, Gem):
            wanted: int = self.scene.view["smithies"].count(action.colour)
            return 0.6 + 0.1 * wanted
        seat = str(self.offer.seat + 1)
        if isinstance(action, Stone):
            return STONE_WORTH - 0.1 * GOOD_STONES.index(action.kind)
        if isinstance(action, Wild):
            return 0.1 * int(self.chooser.own["gems"][action.colour])
        state, _ = self.offer.attempt(code)
        view = state.view(self.offer.seat)
        waiting = best_field(view["seats"][seat]) if view["progress"]["artifact"] else 0.0
        if isinstance(action, Forge):
            waiting += 0.2 * sum(self.chooser.own["gems"].values())  # a second one may follow
        return worth(view["seats"][seat]) + waiting - worth(self.scene.view["seats"][seat])

    def play_value(self, number: int) -> float:
        """For a summoning its magic points; for abilities what the cards bring together."""
        card = self.book.card(self.scene, number)
        if self.scene.view["phase"] == "summon":
            return 0.2 * card.magic
        chosen = self.scene.view["playing"]
        return self.pair_worth((chosen[0], number)) if chosen else self.card_worth(card)

    def summoning(self) -> tuple[float, str]:
        """R-U2: the colour with most magic points; worth less, the more cards there are."""
        reach = self.chooser.reach()
        colour = max(reach, key=lambda each: reach[each])
        most = reach[colour]
        words = self.scene.words
        text = words("runestones-hint-summon", has=most, colour="BRGY"[colour])
        own = self.chooser.own
        cards = len(own["hand"]) + len(own["deck"]) + own["played_size"]
        return CARD_WORTH * most * (1 if cards < MANY_CARDS else 0.3), f"summon  {text}"

    def using(self) -> tuple[float, str]:
        """R-A3: two cards that bring much and lose little."""
        hand = self.chooser.own["hand"]
        pairs = list(combinations(hand, 2))
        best = max(pairs, key=self.pair_worth)
        names = [card_name(card, self.scene.words, self.book) for card in best]
        text = self.scene.words("runestones-hint-use", cards=", ".join(names))
        return self.pair_worth(best), f"use  {text}"

    def pair_worth(self, pair: tuple[int, ...]) -> float:
        low, high = (self.book.card(self.scene, number) for number in sorted(pair))
        lost = 0 if high.number >= FIRST_DRUID_CARD else 0.3 * self.card_worth(high)
        return self.card_worth(low) + self.card_worth(high) - lost

    def card_worth(self, card: Card) -> float:
        parts = [part_worth(part) for part in card.ability.parts]
        return max(parts) if card.ability.is_choice else sum(parts)
