"""What a seat of Rune Stones may know (R-I1).

Of the others: which of their cards are in hand, which in the deck. All together are known, for
cards are taken and lost openly; when a deck is made anew everything else is in hand (R-H1). While
another is summoning or choosing cards for their abilities, what it has chosen is hidden too; it
must be a choice that the rules allow (R-U1, R-U2). Not drawn upon: that whoever passes could do
nothing else (R-T1); with the printed cards everybody sees that anyway.
"""

from copy import deepcopy
from random import Random

from bajarz.core.canonical import Json
from bajarz.core.record import Step
from reference.knowledge.knowledge import NOTHING, Hidden, Knowledge, Pool
from reference.knowledge.piles import Pile
from reference.knowledge.played import Facts, Table
from reference.runestones_parts import COLOURED, Card, druid_card

STONE_POINTS = 2  # R-K1


class Secret:
    """Cards chosen by one seat that the others have not been shown yet."""

    def __init__(self, seat: int, kind: str, display: list[str], points: int) -> None:
        self.seat = seat
        self.kind = kind  # summon, use
        self.display = display[:]
        self.points = points  # of the Magic Points stone
        self.choices: list[tuple[int, str]] = []  # event, and play or call
        self.playing: frozenset[str] = NOTHING  # once they are shown
        self.called: frozenset[str] = NOTHING
        self.shown_at = -1

    def count(self, choice: str) -> int:
        return sum(each == choice for _, each in self.choices)


class RuneStonesKnowledge(Knowledge):
    """What a seat knows of all cards."""

    told_nothing = (
        "GemsGained", "OreGained", "PointsGained", "GemsPaid", "DieRolled", "BenefitForgone",
        "ArtifactForged", "SmithyRefilled", "RowTraded", "StoneUsed", "ActionPassed", "TurnEnded",
        "GameEnded",
    )  # fmt: skip

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table, seat)
        data = table.game.components_data
        creatures = {
            str(row["number"]): Card(row["colour"], row["magic"], row["ability"])
            for row in data["creature"]
        }
        self.costs: list[int] = [row["cost"] for row in data["slot"]]
        self.cards: dict[int, dict[str, Card]] = {}  # by seats: druid cards differ
        seats = range(1, table.players + 1)
        for n, druid in zip(seats, data["druid"], strict=False):
            own = {str(row["number"]): druid_card(row, druid["home"]) for row in data["druid_card"]}
            self.cards[n] = {**creatures, **own}
        druid_cards = sorted(str(row["number"]) for row in data["druid_card"])
        self.piles = {n: Pile(druid_cards) for n in seats}
        self.owned = {n: set(druid_cards) for n in seats}  # in hand and deck together
        self.played: dict[int, list[str]] = {n: [] for n in seats}
        self.hand: set[str] = set()  # the seat's own
        self.stones: dict[int, set[str]] = {n: set() for n in seats}
        self.display: list[str] = []
        self.general = set(creatures)
        self.discard: set[str] = set()
        self.rest: list[int] = []  # of the refill going on: the draw before the deck was made anew
        self.rest_size = 0
        self.draws: dict[int, tuple[int, list[int]]] = {}  # event → seat, and its draws
        self.secret: Secret | None = None
        self.secrets: list[Secret] = []

    # Events: the display and the general deck

    def see_game_started(self, event: Facts) -> None:  # R-S3
        self.display = texts(event["display"])
        self.general -= set(self.display)

    def see_display_refilled(self, event: Facts) -> None:  # R-U4
        self.display += texts(event["cards"])
        self.general -= set(self.display)

    def see_card_gained(self, event: Facts) -> None:  # R-A5, R-A6
        card = str(event["card"])
        if card in self.display:
            self.display.remove(card)
        self.general.discard(card)
        self.played[event["seat"]].append(card)

    def see_card_discarded(self, event: Facts) -> None:  # R-A3
        self.discard.add(str(event["card"]))

    def see_card_removed(self, event: Facts) -> None:
        """A druid card, out of the game."""

    def see_card_kept(self, event: Facts) -> None:
        self.played[event["seat"]].append(str(event["card"]))

    def see_stone_taken(self, event: Facts) -> None:
        self.stones[event["seat"]].add(event["stone"])

    # Events: hands and decks

    def see_deck_renewed(self, event: Facts) -> None:
        if event["deck"] == "general":  # R-U4
            self.general, self.discard = self.discard, set()
        elif event["deck"] == "seat":  # R-H1: what is left of the deck is drawn first
            n = event["seat"]
            pile = self.piles[n]
            self.rest_size = pile.left
            self.rest = [pile.draw(pile.left)] if pile.left else []
            pile.fill(self.played[n])
            self.owned[n] |= set(self.played[n])
            self.played[n] = []

    def see_cards_drawn(self, event: Facts) -> None:
        n = event["seat"]
        draws = [*self.rest, self.piles[n].draw(event["count"] - self.rest_size)]
        self.rest, self.rest_size = [], 0
        self.draws[self.at()] = n, draws
        if n == self.me:
            self.hand |= set(texts(event["cards"]))

    def leave(self, seat: int, cards: frozenset[str]) -> None:
        """Cards are shown as they leave a hand."""
        for card in sorted(cards):
            self.piles[seat].leave(card)
        self.owned[seat] -= cards
        if seat == self.me:
            self.hand -= cards

    # Events: secret choices

    def see_choice_made(self, event: Facts) -> None:
        if event["choice"] in ("summon", "use"):
            points = STONE_POINTS if "magic" in self.stones[event["seat"]] else 0
            self.secret = Secret(event["seat"], event["choice"], self.display, points)

    def see_card_chosen(self, event: Facts) -> None:
        assert self.secret is not None
        self.secret.choices.append((self.at(), event["choice"]))

    def see_cards_summoned(self, event: Facts) -> None:  # R-U3
        called, playing = texts(event["cards"]), texts(event["played"])
        self.show(frozenset(playing), frozenset(called))
        self.display = [card for card in self.display if card not in called]
        self.played[event["seat"]] += called + playing

    def see_cards_shown(self, event: Facts) -> None:  # R-A2
        self.show(frozenset(texts(event["cards"])), NOTHING)

    def show(self, playing: frozenset[str], called: frozenset[str]) -> None:
        secret = self.secret
        assert secret is not None
        secret.playing, secret.called, secret.shown_at = playing, called, self.at()
        self.secrets.append(secret)
        self.leave(secret.seat, playing)
        self.secret = None

    # What is possible

    def theirs(self) -> Secret | None:
        """The choice of another that is going on."""
        secret = self.secret
        return None if secret is None or secret.seat == self.me else secret

    def pools(self) -> list[Pool]:
        secret = self.theirs()
        own_deck = frozenset(self.owned[self.me] - self.hand)
        pools = [
            Pool(frozenset(self.general), {"general deck": len(self.general)}),
            Pool(own_deck, {"own deck": len(own_deck)}),
        ]
        for n in self.others:
            playing = secret.count("play") if secret is not None and secret.seat == n else 0
            sizes = {f"hand {n}": self.piles[n].hand - playing, f"deck {n}": self.piles[n].left}
            if secret is not None and secret.seat == n:
                sizes["playing"] = playing
            pools.append(Pool(frozenset(self.owned[n]), sizes))
        if secret is not None:
            calls = secret.count("call")
            sizes = {"called": calls, "not called": len(secret.display) - calls}
            pools.append(Pool(frozenset(secret.display), sizes))
        return pools

    def explains(self, hidden: Hidden) -> bool:
        secret = self.theirs()
        if secret is not None and secret.kind == "summon":
            hand = hidden[f"hand {secret.seat}"]
            if not self.could_choose(secret, hidden["playing"], hidden["called"], hand):
                return False
        return all(self.drawn(n, hidden) is not None for n in self.others)

    def held(self, n: int, hidden: Hidden) -> frozenset[str]:
        """A hand with what was chosen out of it and not shown."""
        secret = self.theirs()
        chosen = hidden["playing"] if secret is not None and secret.seat == n else NOTHING
        return hidden[f"hand {n}"] | chosen

    def drawn(self, n: int, hidden: Hidden) -> list[tuple[str, ...]] | None:
        return self.piles[n].history({}, self.held(n, hidden), hidden[f"deck {n}"])

    # R-U1, R-U2: choices that are allowed

    def colours(self, seat: int, cards: frozenset[str]) -> set[str]:
        return {self.cards[seat][card].colour for card in cards} - {"W"}

    def could_choose(
        self, secret: Secret, playing: frozenset[str], called: frozenset[str], hand: frozenset[str]
    ) -> bool:
        """One colour; each call paid for when it was made, in some order; a call to come, too."""
        if len(self.colours(secret.seat, playing)) > 1:
            return False
        if not called:
            return self.could_call(secret, playing, hand)
        printed = self.cards[secret.seat]
        strongest = sorted(playing, key=lambda card: -printed[card].magic)
        cheapest = sorted(called, key=lambda card: self.costs[secret.display.index(card)])
        return self.is_paid(secret, strongest, cheapest)

    def is_paid(self, secret: Secret, playing: list[str], called: list[str]) -> bool:
        """Whether choices in this order pay for every call when it is made (R-U5)."""
        power, plays, calls = secret.points, list(playing), list(called)
        for _, choice in secret.choices:
            if choice == "play":
                power += self.cards[secret.seat][plays.pop(0)].magic
            else:
                power -= self.costs[secret.display.index(calls.pop(0))]
                if power < 0:
                    return False
        return True

    def could_call(self, secret: Secret, playing: frozenset[str], hand: frozenset[str]) -> bool:
        """A summoning must be completed: some play with these cards pays for the cheapest one."""
        printed = self.cards[secret.seat]
        best = 0
        for colour in self.colours(secret.seat, playing) or COLOURED:
            joined = {card for card in hand if printed[card].colour in ("W", colour)}
            best = max(best, sum(printed[card].magic for card in playing | joined))
        return best + secret.points >= min(self.costs[: len(secret.display)])

    # Between states and hidden states

    def hidden(self, full: Json) -> Hidden:
        seats = full["seats"]
        places = {"general deck": cards(full["general_deck"])}
        places["own deck"] = cards(seats[str(self.me)]["deck"])
        for n in self.others:
            places[f"hand {n}"] = cards(seats[str(n)]["hand"])
            places[f"deck {n}"] = cards(seats[str(n)]["deck"])
        if full["phase"] in ("summon", "cards") and full["to_move"] != self.me:
            places["playing"], places["called"] = cards(full["playing"]), cards(full["called"])
            places["not called"] = cards(full["display"]) - places["called"] - {"0"}
        return places

    def edited(self, full: Json, hidden: Hidden) -> Json:
        data = deepcopy(full)
        data["general_deck"] = numbers(hidden["general deck"])
        data["seats"][str(self.me)]["deck"] = numbers(hidden["own deck"])
        for n in self.others:
            data["seats"][str(n)]["hand"] = numbers(hidden[f"hand {n}"])
            data["seats"][str(n)]["deck"] = numbers(hidden[f"deck {n}"])
        if "playing" in hidden:
            data["playing"], data["called"] = numbers(hidden["playing"]), numbers(hidden["called"])
        return data

    # Between histories

    def retold(self, hidden: Hidden, rng: Random) -> list[Facts]:
        events = deepcopy(self.events)
        drawn = {
            n: self.piles[n].shuffled({}, self.held(n, hidden), hidden[f"deck {n}"], rng)
            for n in self.others
        }
        for at, (n, draws) in self.draws.items():
            if n != self.me:
                events[at]["cards"] = [int(card) for draw in draws for card in drawn[n][draw]]
        for secret in self.secrets:
            if secret.seat != self.me:
                order = self.some_order(secret, secret.playing, secret.called, rng)
                write_choices(events, secret, *order)
                events[secret.shown_at]["order"] = order[0]
        if (secret_now := self.theirs()) is not None:
            order = self.some_order(secret_now, hidden["playing"], hidden["called"], rng)
            write_choices(events, secret_now, *order)
        return events

    def some_order(
        self, secret: Secret, playing: frozenset[str], called: frozenset[str], rng: Random
    ) -> tuple[list[str], list[str]]:
        """The cards in an order in which they can have been chosen."""
        for _ in range(1000):
            plays = rng.sample(sorted(playing), len(playing))
            calls = rng.sample(sorted(called), len(called))
            if secret.kind == "use" or self.is_paid(secret, plays, calls):
                return plays, calls
        raise AssertionError("no order was found in which the calls are paid for")

    def rewritten(self, step: Step, told: list[Facts], retold: list[Facts]) -> Step:
        action, dealt = step.action, step.dealt[:]
        if action.startswith("play") and "order" in retold[0]:  # the last card shows the play
            action = f"play {retold[0]['order'][-1]}"
        end = len(dealt)
        for one, other in zip(reversed(told), reversed(retold), strict=True):
            if one["event"] == "CardChosen":
                action = f"{other['choice']} {other['card']}"
            if one["event"] == "CardsDrawn":  # the last that is dealt in a step
                start = end - one["count"]
                dealt[start:end] = texts(other["cards"])
                end = start
        return step._replace(action=action, dealt=dealt)


def write_choices(
    events: list[Facts], secret: Secret, playing: list[str], called: list[str]
) -> None:
    plays, calls = iter(playing), iter(called)
    for at, choice in secret.choices:
        events[at]["card"] = int(next(plays if choice == "play" else calls))


def texts(given: list[int]) -> list[str]:
    return [str(card) for card in given]


def cards(given: list[int]) -> frozenset[str]:
    return frozenset(texts(given))


def numbers(given: frozenset[str]) -> list[int]:
    return sorted(int(card) for card in given)
