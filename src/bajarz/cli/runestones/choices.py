"""The choices of Rune Stones in groups: actions, cards, payments, fields, stones."""

from typing import cast

from bajarz.cli.board import Choice, Offer
from bajarz.cli.runestones.cards import ability_words, card_line, magic_sign, part_words
from bajarz.cli.runestones.sight import Sight
from bajarz.cli.runestones.signs import gem_sign, gem_signs
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
from bajarz.games.runestones.legal import most_points
from bajarz.games.runestones.parts import COLOURS
from bajarz.games.runestones.playing import stone_points
from bajarz.games.runestones.state import Position
from bajarz.games.runestones.view import RuneStonesView
from bajarz.text.runestones.words import face_words


class Chooser:
    """Words the choices of one moment."""

    def __init__(self, game: RuneStones, sight: Sight, offer: Offer) -> None:
        self.sight = sight
        self.offer = offer
        self.words = sight.words
        self.view = sight.view
        self.phase = sight.view["phase"]
        self.held = sight.seat_view(offer.seat + 1)
        self.actions: dict[int, Action] = {code: game.action(code) for code in offer.actions}

    def after(self, code: int) -> RuneStonesView:
        """The view after an action, as far as chance and hidden things do not matter."""
        state, _ = self.offer.attempt(code)
        return cast(RuneStonesView, state.view(self.offer.seat))

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
        return self.view["display"].index(action.card)

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
        sign = self.sight.gem(letter)
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
        wild = self.held["wild"]
        held = self.held["gems"]
        rare = sum(gems.count(letter) > held[letter] // 2 for letter in set(gems) & set(COLOURS))
        jokers = gems.count("W") + (gems.count(wild) if wild else 0)
        return gems == "ore", jokers, rare

    def gems_of(self, code: int) -> str:
        action = self.actions[code]
        assert isinstance(action, Forge | Pay)
        return action.gems

    def payment(self, code: int) -> Choice:
        gems = self.gems_of(code)
        if gems != "ore":
            shown = gem_signs(gems, self.sight.signs)
            return Choice(self.words("runestones-pay", gems=shown), code)
        components = self.sight.components
        action = self.actions[code]
        bonus = (
            isinstance(action, Forge)
            and action.smithy != "white"
            and components.smithies[int(action.smithy) - 1].bonus != NO_BONUS
        )
        facts = {"count": components.supply["ore_cost"], "bonus": str(bonus)}
        return Choice(self.words("runestones-pay-ore", **facts), code)

    # Entries

    def leaf(self, code: int) -> Choice:
        """An action in a whole sentence."""
        action = self.actions[code]
        if isinstance(action, Finish):
            return self.finish(code)
        return Choice(self.card_text(code, action) or self.simple_text(code, action), code)

    def card_text(self, code: int, action: Action) -> str:
        """What is done with a card."""
        if isinstance(action, Play):
            return self.play_text(code, action.card)
        if isinstance(action, Call):
            return self.call_text(code, action.card)
        if isinstance(action, Ability):
            part = self.sight.card(action.card).ability.parts[action.part - 1]
            facts = {"card": self.sight.name(action.card), "ability": part_words(part, self.sight)}
            return self.words("runestones-ability", **facts)
        return ""

    def simple_text(self, code: int, action: Action) -> str:
        words = self.words
        if isinstance(action, Summon):
            return words("runestones-summon", has=self.most_magic())
        if isinstance(action, Stone):
            rule = words(f"R-K{STONES.index(action.kind) + 1}")
            return f"{words('stone-' + action.kind)}: {rule}"
        if isinstance(action, Gem):
            facts = {"sign": self.sight.gem(action.colour), "has": self.held["gems"][action.colour]}
            return words("runestones-gem", colour=action.colour, **facts)
        if isinstance(action, Benefit):
            face = face_words(self.view["progress"]["face"], words)
            return words("runestones-benefit", face=face)
        if isinstance(action, Trade):
            return self.trade_text(code, action.row)
        facts = dict(zip(getattr(action, "_fields", ()), action, strict=True))
        text = words(f"action-{type(action).__name__}", **facts)
        return f"{text} ({self.sight.gem(action.colour)})" if isinstance(action, Field) else text

    def trade_text(self, code: int, row: int) -> str:
        """R-X1, R-X2: the points, and whether a rune stone can be taken."""
        after = self.after(code)
        stones = after["seats"][str(self.offer.seat + 1)]["stones"]
        taken = after["phase"] == "stone" or stones != self.held["stones"]
        count = sum(map(bool, self.held["rows"][row - 1]))
        points = self.held["row_points"][row - 1]
        key = "runestones-trade" if taken else "runestones-trade-points"
        return self.words(key, row=row, count=count, points=points)

    def play_text(self, code: int, number: int) -> str:
        """R-U1: the new sum. R-A3: which card will leave."""
        sight, words = self.sight, self.words
        card = sight.card(number)
        name = f"{gem_sign(card.colour, sight.signs)} {sight.name(number)}"
        after = self.after(code)
        if self.phase == "summon":
            text = f"{name}, {magic_sign(card, sight.signs)}"
            return words("runestones-play-summon", card=text, has=after["magic_points"]["sum"])
        text = f"{name}, {ability_words(card, sight)}"
        if not after["leaving"]:
            return words("runestones-play", card=text)
        return words("runestones-play-use", card=text, cards=sight.names(after["leaving"]))

    def call_text(self, code: int, number: int) -> str:
        text = " ".join(card_line(self.sight.card(number), self.sight).plain.split())
        if self.phase != "summon":
            return self.words("runestones-take", card=text)
        cost = self.sight.components.slots[self.slot_of(code)]
        left = self.after(code)["magic_points"]["left"]
        return self.words("runestones-call", card=text, need=cost, left=left)

    def finish(self, code: int) -> Choice:
        """The end of what is going on; what is lost by it is told."""
        words, names = self.words, self.sight.names
        if self.phase == "summon":
            return Choice(words("runestones-finish-summon", cards=names(self.view["called"])), code)
        if self.phase == "forge":
            return Choice(words("runestones-finish-forge"), code)
        unused = len(self.of(Ability))
        facts = {"cards": names(self.view["leaving"]), "count": unused}
        return Choice(words(f"runestones-finish-{self.phase}", **facts), code, danger=unused > 0)

    def most_magic(self) -> int:
        """The most magic points that the hand has in one colour, the stone's included."""
        world = self.offer.world
        assert isinstance(world, Position)
        return most_points(world, stone_points(world))
