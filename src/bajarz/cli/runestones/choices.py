"""The choices of Rune Stones in groups: actions, cards, payments, fields, stones."""

from collections.abc import Iterable

from bajarz.cli.board import Choice, Offer, Scene
from bajarz.cli.runestones.cards import (
    Book,
    ability_words,
    card_line,
    card_name,
    magic_sign,
    part_words,
)
from bajarz.cli.runestones.signs import gem_sign, gem_signs, signs_of
from bajarz.cli.runestones.table import Purse, leaving
from bajarz.core.notation import Action
from bajarz.games.runestones.actions import (
    Ability,
    Benefit,
    Call,
    End,
    Exchange,
    Field,
    Finish,
    Forge,
    Forgo,
    Gem,
    Pass,
    Pay,
    Play,
    Stone,
    Summon,
    Trade,
    Use,
    Wild,
)
from bajarz.games.runestones.components import NO_BONUS, STONES
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.parts import COLOURS, WHITE
from bajarz.text.runestones.words import face_words


class Chooser:
    """Words the choices of one moment."""

    def __init__(self, game: RuneStones, book: Book, scene: Scene, offer: Offer) -> None:
        self.game = game
        self.book = book
        self.scene = scene
        self.words = scene.words
        self.view = scene.view
        self.phase = scene.view["phase"]
        self.signs = signs_of(scene.plain)
        self.own = scene.view["seats"][str(offer.seat + 1)]
        self.actions: dict[int, Action] = {code: game.action(code) for code in offer.actions}

    def of(self, *kinds: type[Action]) -> list[int]:
        return [code for code, action in self.actions.items() if isinstance(action, kinds)]

    def menu(self) -> list[Choice]:
        """The first menu of a moment."""
        choices = [self.leaf(code) for code in self.of(Summon, Use)]
        choices += self.forging()
        calls = sorted(self.of(Call), key=self.slot_of)
        choices += [self.leaf(code) for code in self.of(Play)]
        choices += [self.leaf(code) for code in calls]
        choices += [self.leaf(code) for code in self.of(Ability)]
        choices += [self.payment(code) for code in self.frugal(self.of(Pay))]
        kinds = (Gem, Benefit, Forgo, Field, Trade, Stone, Finish, End, Pass)
        choices += [self.leaf(code) for code in self.of(*kinds)]
        choices += self.group("exchange", self.of(Exchange))
        return choices + self.group("wild", self.of(Wild))

    def slot_of(self, code: int) -> int:
        action = self.actions[code]
        assert isinstance(action, Call)
        return int(self.view["display"].index(action.card))

    def group(self, key: str, codes: list[int]) -> list[Choice]:
        """One entry that opens into others, if there are any."""
        inner = tuple(self.leaf(code) for code in codes)
        return [Choice(self.words(f"runestones-choose-{key}"), inner=inner)] if inner else []

    # Forging

    def forging(self) -> list[Choice]:
        """R-F: the smithy, then how the artifact is paid for."""
        groups: dict[str, list[int]] = {}
        for code in self.of(Forge):
            action = self.actions[code]
            assert isinstance(action, Forge)
            groups.setdefault(action.smithy, []).append(code)
        entries = [self.smithy(self.frugal(codes)) for codes in groups.values()]
        if len(entries) < 3 or self.phase == "forge":
            return entries
        return [Choice(self.words("runestones-choose-forge"), inner=tuple(entries))]

    def forge_text(self, action: Forge) -> str:
        name = action.smithy
        letter = "W" if name == "white" else self.view["smithies"][int(name) - 1]
        sign = gem_sign(COLOURS.index(letter), self.signs)
        return self.words("runestones-forge", colour=letter, sign=sign, smithy=name)

    def smithy(self, codes: list[int]) -> Choice:
        """An artifact with its payments inside; a lone payment is told at once."""
        action = self.actions[codes[0]]
        assert isinstance(action, Forge)
        text = self.forge_text(action)
        if len(codes) == 1:
            return Choice(f"{text}: {self.payment(codes[0]).text}", codes[0])
        return Choice(text, inner=tuple(self.payment(code) for code in codes))

    def frugal(self, codes: list[int]) -> list[int]:
        """Payments with few white gems first, and ore last."""
        return sorted(codes, key=lambda code: self.frugality(self.gems_of(code)))

    def frugality(self, gems: str) -> tuple[bool, int, int]:
        wild = self.own["wild"]
        held = self.own["gems"]
        rare = sum(gems.count(letter) > held[letter] // 2 for letter in set(gems) & set(COLOURS))
        jokers = gems.count("W") + (gems.count(wild) if wild else 0)
        return gems == "ore", jokers, rare

    def gems_of(self, code: int) -> str:
        action = self.actions[code]
        assert isinstance(action, Forge | Pay)
        return action.gems

    def payment(self, code: int) -> Choice:
        gems = self.gems_of(code)
        shown = gem_signs(gems, self.signs)
        action = self.actions[code]
        if gems != "ore":
            return Choice(self.words("runestones-pay", gems=shown), code)
        number = (
            -1 if not isinstance(action, Forge) or action.smithy == "white" else int(action.smithy)
        )
        bonus = number > 0 and self.book.components.smithies[number - 1].bonus != NO_BONUS
        count = self.book.components.supply["ore_cost"]
        return Choice(self.words("runestones-pay-ore", count=count, bonus=str(bonus)), code)

    # Entries

    def leaf(self, code: int) -> Choice:
        """An action in a whole sentence."""
        action = self.actions[code]
        if isinstance(action, Play):
            return Choice(self.play_text(action.card), code)
        if isinstance(action, Call):
            return Choice(self.call_text(action.card), code)
        if isinstance(action, Ability):
            return Choice(self.ability_text(action), code)
        if isinstance(action, Finish):
            return self.finish(code)
        if isinstance(action, Stone):
            rule = self.words(f"R-K{STONES.index(action.kind) + 1}")
            return Choice(f"{self.words('stone-' + action.kind)}: {rule}", code)
        return Choice(self.simple_text(action), code)

    def simple_text(self, action: Action) -> str:
        words = self.words
        if isinstance(action, Summon):
            return words("runestones-summon", has=max(self.reach().values(), default=0))
        if isinstance(action, Gem):
            sign = gem_sign(COLOURS.index(action.colour), self.signs)
            held = self.own["gems"][action.colour]
            return words("runestones-gem", colour=action.colour, sign=sign, has=held)
        if isinstance(action, Benefit):
            face = face_words(self.view["progress"]["face"], words)
            return words("runestones-benefit", face=face)
        if isinstance(action, Field):
            sign = gem_sign(COLOURS.index(action.colour), self.signs)
            return words("action-Field", row=action.row, colour=action.colour) + f" ({sign})"
        if isinstance(action, Trade):
            count = sum(map(bool, self.own["rows"][action.row - 1]))
            points = self.book.components.trade_points[count]
            key = "runestones-trade" if self.stone_open() else "runestones-trade-points"
            return words(key, row=action.row, count=count, points=points)
        facts = dict(zip(getattr(action, "_fields", ()), action, strict=True))
        return words(f"action-{type(action).__name__}", **facts)

    def stone_open(self) -> bool:
        """R-X2: whether a rune stone could be taken."""
        left = [stone for stone, count in self.view["stones"].items() if count]
        return len(self.own["stones"]) < 4 and bool(set(left) - set(self.own["stones"]))

    def card_text(self, number: int) -> str:
        card = self.book.card(self.scene, number)
        return " ".join(card_line(card, self.words, self.signs).plain.split())

    def play_text(self, number: int) -> str:
        """R-U1: the new sum. R-A3: which card will leave."""
        card = self.book.card(self.scene, number)
        name = f"{gem_sign(card.colour, self.signs)} {card_name(number, self.words, self.book)}"
        if self.phase == "summon":
            text = f"{name}, {magic_sign(card, self.signs)}"
            has = Purse(self.scene, self.book).all + card.magic
            return self.words("runestones-play-summon", card=text, has=has)
        text = f"{name}, {ability_words(card, self.words, self.signs)}"
        gone = leaving([*self.view["playing"], number])
        if not gone:
            return self.words("runestones-play", card=text)
        return self.words("runestones-play-use", card=text, cards=self.names(gone))

    def call_text(self, number: int) -> str:
        text = self.card_text(number)
        if self.phase != "summon":
            return self.words("runestones-take", card=text)
        purse = Purse(self.scene, self.book)
        cost = purse.costs[number]
        return self.words("runestones-call", card=text, need=cost, left=purse.left - cost)

    def ability_text(self, action: Ability) -> str:
        card = self.book.card(self.scene, action.card)
        ability = part_words(card.ability.parts[action.part - 1], self.words, self.signs)
        name = card_name(action.card, self.words, self.book)
        return self.words("runestones-ability", card=name, ability=ability)

    def finish(self, code: int) -> Choice:
        """The end of what is going on; what is lost by it is told."""
        words = self.words
        if self.phase == "summon":
            return Choice(
                words("runestones-finish-summon", cards=self.names(self.view["called"])), code
            )
        if self.phase == "cards":
            gone = self.names(leaving(self.view["playing"]))
            return Choice(words("runestones-finish-cards", cards=gone), code)
        if self.phase == "abilities":
            unused = len(self.of(Ability))
            gone = self.names(leaving(self.view["playing"]))
            text = words("runestones-finish-abilities", cards=gone, count=unused)
            return Choice(text, code, danger=unused > 0)
        return Choice(words("runestones-finish-forge"), code)

    def names(self, cards: Iterable[int]) -> str:
        return ", ".join(card_name(card, self.words, self.book) for card in cards)

    def reach(self) -> dict[int, int]:
        """The most magic points the hand has in each colour, the stone's included (R-U1, R-K1)."""
        cards = [self.book.card(self.scene, number) for number in self.own["hand"]]
        stone = 2 if "magic" in self.own["stones"] else 0
        return {
            colour: stone + sum(card.magic for card in cards if card.colour in (colour, WHITE))
            for colour in range(WHITE)
        }
