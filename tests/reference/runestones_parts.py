"""Rune Stones for the slow reference: what is printed, the set-up, gains, the die, two stones."""

import json
import tomllib
from collections.abc import Callable, Generator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

State = dict[str, Any]
Asked = tuple[str, Callable[[], list[str]]]  # a phase, and what may be chosen in it
Steps = Generator[Asked, str, None]
Answer = Generator[Asked, str, str]  # "" when nothing is left to choose

COLOURED = "BRGY"
ALL = "BRGYW"
KINDS = ("magic", "hand", "exchange", "wild", "plus", "die", "point", "cards")


@dataclass(frozen=True)
class Card:
    """A card (R-C1); W is the colour of dragons and of multicolour magic points."""

    colour: str
    magic: int
    ability: str


class Parts:
    """What is printed (R-C1, R-C2), read from a components file."""

    def __init__(self, path: str | Path) -> None:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
        self.supply = data["supply"]
        self.trade_points: list[int] = data["trade_points"]
        self.slots: list[int] = [row["cost"] for row in data["slot"]]
        self.smithies = [(row["cost"], row["bonus"]) for row in data["smithy"]]
        self.faces: list[str] = [row["benefit"] for row in data["face"]]
        self.druids: list[str] = [row["name"] for row in data["druid"]]
        self.creatures: dict[int, Card] = {}
        for row in data["creature"]:
            self.creatures[row["number"]] = Card(row["colour"], row["magic"], row["ability"])
        self.druid_cards: dict[str, dict[int, Card]] = {}
        for druid in data["druid"]:
            self.druid_cards[druid["name"]] = {
                row["number"]: druid_card(row, druid["home"]) for row in data["druid_card"]
            }

    def card(self, number: int, druid: str) -> Card:
        return {**self.creatures, **self.druid_cards[druid]}[number]


def druid_card(row: dict[str, Any], home: str) -> Card:
    """Put a druid's colours for H (home) and N1, N2, N3 (those after it in the cycle B R G Y)."""
    colour, ability = row["colour"], row["ability"]
    for steps, word in enumerate(("H", "N1", "N2", "N3")):
        actual = COLOURED[(COLOURED.index(home) + steps) % 4]
        colour, ability = colour.replace(word, actual), ability.replace(word, actual)
    return Card(colour, row["magic"], ability)


def ways_to_pay(seat: dict[str, Any], price: list[str]) -> list[str]:
    """R-F2, R-A4: every way to pay a printed price; ``any`` is a gem of any colour.

    A colour is paid with that colour, white or the wild colour; white with white or the wild one.
    """
    allowed = [ALL if gem == "any" else {gem, "W", seat["wild"]} - {""} for gem in price]
    ways: list[str] = []
    for gems in product(*allowed):
        way = "".join(sorted(gems, key=ALL.index))
        if way not in ways and all(way.count(gem) <= seat["gems"][gem] for gem in way):
            ways.append(way)
    return ways


def new_game(parts: Parts, players: int, first: str, outcomes: list[str]) -> State:
    """Set a game up (R-S1 to R-S4) with the outcomes in the order of docs/scenarios.md."""
    deals = list(outcomes)
    first = first if first != "random" else deals.pop(0).removeprefix("seat ")
    deck = list(parts.creatures)
    display: list[int] = []
    while len(display) < len(parts.slots):
        card = int(deals.pop(0))
        if parts.creatures[card].colour != "W":  # R-S3: a dragon goes back, another card is dealt
            display.append(card)
            deck.remove(card)
    supply = dict.fromkeys(COLOURED, parts.supply["artifacts"])
    smithies = [deals.pop(0) for _ in parts.smithies]
    for colour in smithies:
        supply[colour] -= 1
    gems = dict.fromkeys(COLOURED, parts.supply["gems"] - players)
    white = parts.supply["white_gems"] - players
    seats: dict[str, Any] = {}
    for number in range(1, players + 1):
        own = list(parts.druid_cards[parts.druids[number - 1]])
        hand = [int(deals.pop(0)) for _ in range(4)]
        seats[str(number)] = {
            "druid": parts.druids[number - 1],
            "hand": hand,
            "deck": [card for card in own if card not in hand],
            "played": [],
            "gems": dict.fromkeys(ALL, 1),  # R-S2
            "ore": 0,
            "points": 0,
            "rows": [[""] * 5, [""] * 5],
            "stones": [],
            "wild": "",
        }
    assert not deals, f"outcomes left over: {deals}"
    return {
        "to_move": int(first),
        "first": int(first),
        "round": 1,
        "turn": 1,
        "phase": "action",
        "display": display,
        "general_deck": deck,
        "general_discard": [],
        "supply": {**gems, "W": white, "ore": parts.supply["ore"]},
        "smithies": smithies,
        "white_artifacts": parts.supply["white_artifacts"],
        "artifact_supply": supply,
        "artifact_traded": dict.fromkeys(COLOURED, 0),
        "stones": dict.fromkeys(KINDS, players - 1),
        "out": [],
        "playing": [],
        "called": [],
        "seats": seats,
    }


class Table:
    """The position, and what several rules use: asking, chance, gains, the die, two stones."""

    def __init__(self, parts: Parts, state: State) -> None:
        self.parts = parts
        self.state: State = json.loads(json.dumps(state))  # a copy that shares nothing
        self.deals: list[str] = []
        self.exchanged = False  # R-K3, in this turn
        self.changed_this_round = False  # R-E4, in this round

    # Asking and dealing

    def ask(self, phase: str, options: Callable[[], list[str]]) -> Answer:
        """Let the player choose, even where there is one choice only."""
        while not (answer := (yield phase, options)):
            pass  # a stone was used: ask again
        return answer

    def choose(self, phase: str, options: Callable[[], list[str]]) -> Answer:
        """Let the player choose where there are several choices; one alone happens at once."""
        while len(options()) > 1:
            if answer := (yield phase, options):
                return answer
        return options()[0] if options() else ""

    def until(self, close: str, phase: str, options: Callable[[], list[str]]) -> Answer:
        """Let the player choose or close; it closes by itself when nothing else can be chosen."""
        while [*options(), *self.stone_actions()] != [close]:
            if answer := (yield phase, options):
                return answer
        return close

    def deal(self, among: list[str]) -> str:
        outcome = self.deals.pop(0)
        assert outcome in among, f"{outcome} cannot be dealt, only {among}"
        return outcome

    def deal_card(self, deck: list[int]) -> int:
        card = int(self.deal([str(card) for card in deck]))
        deck.remove(card)
        return card

    @property
    def mine(self) -> dict[str, Any]:
        seat: dict[str, Any] = self.state["seats"][str(self.state["to_move"])]
        return seat

    def has(self, stone: str) -> bool:
        return stone in self.mine["stones"]

    def colour(self, card: int) -> str:
        return self.parts.card(card, self.mine["druid"]).colour

    def magic(self, play: list[int]) -> int:
        """R-U1, R-K1: the sum of the magic points, and 2 more with the Magic Points stone."""
        own = sum(self.parts.card(card, self.mine["druid"]).magic for card in play)
        return own + (2 if self.has("magic") else 0)

    def pay(self, gems: str) -> None:
        """R-C3: what is paid returns to the supply at once."""
        for gem in gems:
            self.mine["gems"][gem] -= 1
            self.state["supply"][gem] += 1

    # The display and the general deck (R-U4)

    def take_from_display(self, taken: list[int]) -> None:
        """R-U4: the rest slides to the cheap end, then the free slots are filled."""
        left = [card for card in self.state["display"] if card and card not in taken]
        self.state["display"] = left + [0] * (len(self.parts.slots) - len(left))
        self.fill_display()

    def fill_display(self) -> None:
        """R-U4: from the cheap end; what cannot be filled stays empty."""
        for slot, card in enumerate(self.state["display"]):
            if not card:
                self.state["display"][slot] = self.draw_general()

    def draw_general(self) -> int:
        """R-U4, R-A6: an empty general deck is made anew from the discard; 0: both are empty."""
        if not self.state["general_deck"]:
            self.state["general_deck"], self.state["general_discard"] = (
                self.state["general_discard"],
                [],
            )
        return self.deal_card(self.state["general_deck"]) if self.state["general_deck"] else 0

    # DisplayNames gained (R-A5), the die (R-A6)

    def can_gain(self, thing: str) -> bool:
        """R-A4: a basic gain that supply or display cannot give at all is refused."""
        if thing.startswith("card"):
            return bool(self.cards_to_gain(thing))
        if thing == "any":
            return bool(self.gems_to_gain())
        if thing == "die" or thing.endswith("pp"):
            return True
        return bool(self.state["supply"][thing.removeprefix("g")] > 0)

    def cards_to_gain(self, thing: str) -> list[str]:
        """R-A5: display cards of the printed colour, or any for a star."""
        cards = [card for card in self.state["display"] if card]
        fitting = [c for c in cards if thing[-1] in ("*", self.parts.creatures[c].colour)]
        return [f"call {card}" for card in fitting]

    def gems_to_gain(self) -> list[str]:
        """R-A5: any gem, not white."""
        return [f"gem {colour}" for colour in COLOURED if self.state["supply"][colour]]

    def gain(self, thing: str) -> Steps:
        """R-A5; R-C3: what is not there is lost."""
        mine, supply = self.mine, self.state["supply"]
        if thing == "any":
            chosen = yield from self.choose("gem", self.gems_to_gain)
            thing = chosen.removeprefix("gem ")
        if thing.startswith("card"):
            chosen = yield from self.choose("call", lambda: self.cards_to_gain(thing))
            mine["played"].append(int(chosen.split()[1]))
            self.take_from_display([int(chosen.split()[1])])
        elif thing.endswith("pp"):
            mine["points"] += int(thing.removesuffix("pp"))
        elif thing and supply[thing.removeprefix("g")]:
            supply[thing.removeprefix("g")] -= 1
            if thing == "ore":
                mine["ore"] += 1
            else:
                mine["gems"][thing.removeprefix("g")] += 1

    def roll(self, times: int) -> Steps:
        """R-A6, R-K6: one roll, its benefit once or twice; each may be forgone."""
        face = self.deal(self.parts.faces)

        def options() -> list[str]:
            return ["benefit", "forgo"] if self.can_have(face) else ["forgo"]

        for _ in range(times):
            if (yield from self.until("forgo", "die", options)) == "benefit":
                yield from self.have(face)

    def can_have(self, face: str) -> bool:
        """R-A6, R-C3."""
        if face == "card":
            return bool(self.state["general_deck"] or self.state["general_discard"])
        if face == "exchange":
            return bool(self.gems_to_give() and self.state["supply"]["W"])
        return self.can_gain(face)

    def gems_to_give(self) -> list[str]:
        """R-A6: the die's exchange gives up a coloured gem."""
        return [f"pay {colour}" for colour in COLOURED if self.mine["gems"][colour]]

    def have(self, face: str) -> Steps:
        """R-A6: the benefit of a face of the die."""
        if face == "card":
            self.mine["played"].append(self.draw_general())
        elif face == "exchange":
            chosen = yield from self.choose("pay", self.gems_to_give)
            self.pay(chosen.split()[1])
            yield from self.gain("W")
        else:
            yield from self.gain(face)

    # Two stones that cut in anywhere (R-K3, R-K4)

    def stone_actions(self) -> list[str]:
        supply, mine, found = self.state["supply"], self.mine, []
        if self.has("exchange") and not self.exchanged:
            found += [f"exchange {gem} ore" for gem in ALL if mine["gems"][gem] and supply["ore"]]
            found += [f"exchange ore {gem}" for gem in COLOURED if mine["ore"] and supply[gem]]
        if self.has("wild") and not mine["wild"]:
            found += [f"wild {gem}" for gem in COLOURED if supply[gem]]
        return found

    def use_stone(self, verb: str, words: list[str]) -> None:
        """R-K3: one gem for one ore, or one ore for one gem. R-K4: a gem onto the stone."""
        supply, mine = self.state["supply"], self.mine
        self.changed_this_round = True
        supply[words[-1]] -= 1
        if verb == "wild":
            mine["wild"] = words[0]
        else:
            self.exchanged = True
            supply[words[0]] += 1
            gem, way = (words[0], -1) if words[1] == "ore" else (words[1], 1)
            mine["gems"][gem] += way
            mine["ore"] -= way
