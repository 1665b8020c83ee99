"""Worlds that a seat cannot tell apart.

Every card that is taken or lost is seen by all, so each player's set of cards is known to all, and
so is what lies in the played piles (R-I1). Hidden is only which of the other cards are in the hand
and which in the deck. When a deck is made anew, all that was in hand and deck before is in the
hand: `known[seat]` holds the cards that everybody knows to be there since.

While cards are being chosen in secret, the other seats see how many were played and called, and in
which order plays and calls came. `plays_before` keeps for each call how many plays came before it;
the best order is that of the strongest cards and the cheapest calls first, so a choice is possible
exactly if that order is.

Cards are put in order before they are dealt, so that worlds that the seat cannot tell apart give
the same new worlds by the same chance.

Not drawn upon: what could be guessed from how somebody plays.
"""

from itertools import combinations
from math import comb
from random import Random

from bajarz.core.dealer import draw
from bajarz.games.runestones.legal import cheapest
from bajarz.games.runestones.parts import WHITE
from bajarz.games.runestones.playing import count_magic, stone_points
from bajarz.games.runestones.state import PHASE_SUMMON, Position


def redeal(position: Position, seat: int, rng: Random) -> None:
    """Replace what this seat cannot know by a uniformly random possibility."""
    for other in range(position.players):
        if other == seat:
            continue
        if position.phase == PHASE_SUMMON and other == position.seat:
            redeal_summon(position, rng)
        else:
            redeal_hand(position, other, rng)


def redeal_hand(position: Position, seat: int, rng: Random) -> None:
    """Deal hand and deck anew, and what was chosen from the hand in secret (R-A1)."""
    chosen = len(position.playing) if position.is_secret() and seat == position.seat else 0
    hand = position.hand[seat] + (position.playing if chosen else [])
    known = position.known_in_hand[seat]
    deck = sorted([card for card in hand if card not in known] + position.deck[seat])
    hand = known + [draw(deck, rng) for _ in range(len(hand) - len(known))]
    position.deck[seat] = deck
    if chosen:
        position.playing = sorted([draw(hand, rng) for _ in range(chosen)])
    position.hand[seat] = sorted(hand)


def redeal_summon(position: Position, rng: Random) -> None:
    """Deal anew for a seat that is choosing in secret what to play and call (R-U1, R-U2)."""
    seat = position.seat
    cards = position.hand[seat] + position.playing + position.deck[seat]
    known = position.known_in_hand[seat]
    kinds = kinds_of(position, known)
    sure = len(kinds)
    kinds += kinds_of(position, sorted([card for card in cards if card not in known]))
    choices: list[Hands] = []
    weights: list[int] = []
    found: dict[tuple[int, ...], list[list[int]]] = {}  # calls, by what the play is worth
    for play in plays(kinds, 0, len(position.playing), WHITE):
        hands = Hands(position, kinds, sure, play)
        worth = tuple(hands.strongest)
        if worth not in found:
            found[worth] = calls(position, hands.strongest)
        ways = hands.count(sure, hands.drawn, hands.missing) * len(found[worth])
        for kind, number in zip(kinds, play, strict=True):
            ways *= comb(len(kind.cards), number)
        choices.append(hands)
        weights.append(ways)
    hands = rng.choices(choices, weights)[0]
    called = found[tuple(hands.strongest)]
    position.called = sorted(called[int(rng.random() * len(called))])
    position.playing = sorted(hands.draw_play(rng))
    position.hand[seat] = sorted(hands.draw_hand(rng))
    gone = position.playing + position.hand[seat]
    position.deck[seat] = sorted([card for card in cards if card not in gone])
    count_magic(position)


class Kind:
    """Cards of one colour with as many magic points: one is as good as the other."""

    def __init__(self, colour: int, magic: int) -> None:
        self.colour = colour
        self.magic = magic
        self.cards: list[int] = []

    def points(self, colour: int) -> int:
        """R-U1: the magic points of each in a play of this colour."""
        return self.magic if self.colour == colour or self.colour == WHITE else 0


def kinds_of(position: Position, cards: list[int]) -> list[Kind]:
    """The cards by kinds."""
    tables = position.tables
    at = position.base[position.seat]
    kinds: dict[tuple[int, int], Kind] = {}
    for card in cards:
        key = (tables.colour[at + card], tables.magic[at + card])
        kinds.setdefault(key, Kind(key[0], key[1])).cards.append(card)
    return list(kinds.values())


class Hands:
    """The hands that can go with a play, which is given as how many cards there are of each kind.

    The first kinds, `sure` in number, are cards that all know to be played or in the hand.
    R-U2: as long as nothing was called, the hand has the magic points that are still missing;
    else these cards would not have been played.
    """

    def __init__(self, position: Position, kinds: list[Kind], sure: int, play: list[int]) -> None:
        self.kinds = kinds
        self.sure = sure
        self.play = play
        self.left = [len(kinds[kind].cards) - play[kind] for kind in range(len(kinds))]
        self.drawn = len(position.hand[position.seat]) - sum(self.left[:sure])
        self.strongest: list[int] = []  # magic points of the play
        self.colours = list(range(WHITE))  # that it can have
        for kind, number in zip(kinds, play, strict=True):
            self.strongest += [kind.magic] * number
            if number and kind.colour != WHITE:
                self.colours = [kind.colour]
        self.strongest.sort(reverse=True)
        self.missing = [0]  # magic points, by these colours
        if not position.plays_before:
            need = cheapest(position) - stone_points(position) - sum(self.strongest)
            self.missing = [need] * len(self.colours)
            for kind_number in range(sure):
                self.missing = self.less(self.missing, kind_number, self.left[kind_number])
        self.counted: dict[tuple[int, int, tuple[int, ...]], int] = {}

    def less(self, missing: list[int], kind: int, number: int) -> list[int]:
        """What is missing with so many cards of a kind in the hand."""
        points = [self.kinds[kind].points(colour) for colour in self.colours]
        return [each - number * mine for each, mine in zip(missing, points, strict=True)]

    def count(self, first: int, drawn: int, missing: list[int]) -> int:
        """How many ways there are to draw so many cards more, of the kinds from the first on."""
        if drawn < 0:
            return 0
        if min(missing) <= 0:
            return comb(sum(self.left[first:]), drawn)
        if first == len(self.kinds):
            return 0
        key = (first, drawn, tuple(missing))
        found = self.counted.get(key)
        if found is None:
            found = sum(self.ways(first, drawn, missing))
            self.counted[key] = found
        return found

    def ways(self, kind: int, drawn: int, missing: list[int]) -> list[int]:
        """The same by how many cards of the first kind are among them."""
        left = self.left[kind]
        return [
            comb(left, number)
            * self.count(kind + 1, drawn - number, self.less(missing, kind, number))
            for number in range(min(left, drawn) + 1)
        ]

    def draw_play(self, rng: Random) -> list[int]:
        """Cards for the play, taken from the kinds."""
        play: list[int] = []
        for kind, number in zip(self.kinds, self.play, strict=True):
            play += [draw(kind.cards, rng) for _ in range(number)]
        return play

    def draw_hand(self, rng: Random) -> list[int]:
        """Cards for the hand, once the play has been drawn; every hand is as likely as another."""
        hand: list[int] = []
        for kind in self.kinds[: self.sure]:
            hand += kind.cards
        first = self.sure
        drawn = self.drawn
        missing = self.missing
        while min(missing) > 0:
            ways = self.ways(first, drawn, missing)
            number = rng.choices(range(len(ways)), ways)[0]
            hand += [draw(self.kinds[first].cards, rng) for _ in range(number)]
            missing = self.less(missing, first, number)
            drawn -= number
            first += 1
        rest: list[int] = []
        for kind in self.kinds[first:]:
            rest += kind.cards
        return hand + [draw(rest, rng) for _ in range(drawn)]


def plays(kinds: list[Kind], first: int, count: int, colour: int) -> list[list[int]]:
    """R-U1: every way to play so many cards of the kinds from the first on, with magic points of
    one colour: this one, or any if it is white."""
    if count == 0 or first == len(kinds):
        return [] if count else [[0] * (len(kinds) - first)]
    kind = kinds[first]
    joins = kind.colour == WHITE or colour == WHITE or kind.colour == colour
    found: list[list[int]] = []
    for number in range(min(count, len(kind.cards)) + 1 if joins else 1):
        bound = kind.colour if number and kind.colour != WHITE else colour
        for others in plays(kinds, first + 1, count - number, bound):
            found.append([number, *others])
    return found


def calls(position: Position, strongest: list[int]) -> list[list[int]]:
    """R-U2: every set of calls that a play could have paid for when they were made."""
    stone = stone_points(position)
    slots = [slot for slot in range(6) if position.display[slot]]
    found: list[list[int]] = []
    for chosen in combinations(slots, len(position.plays_before)):
        costs = sorted([position.tables.slot_cost[slot] for slot in chosen])
        if all(
            stone + sum(strongest[:before]) >= sum(costs[: index + 1])
            for index, before in enumerate(position.plays_before)
        ):
            found.append([position.display[slot] for slot in chosen])
    return found
