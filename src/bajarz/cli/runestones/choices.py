"""The choices of Rune Stones in groups: actions, cards, payments, fields, stones."""

from random import Random
from typing import cast

from bajarz.bots.greedy import Greedy
from bajarz.bots.observation import Observation
from bajarz.bots.parts import evaluation_for
from bajarz.cli.board import Choice, Offer
from bajarz.cli.choices import BEST, Chooser, group
from bajarz.cli.runestones.cards import Sight, card_line, magic_sign
from bajarz.cli.runestones.signs import gem_sign, gem_signs, letter_sign
from bajarz.core.notation import Action
from bajarz.games.runestones import actions as act
from bajarz.games.runestones.components import NO_BONUS, STONES
from bajarz.games.runestones.game import RuneStones
from bajarz.games.runestones.legal import most_points
from bajarz.games.runestones.parts import COLOURS
from bajarz.games.runestones.playing import stone_points
from bajarz.games.runestones.state import Position
from bajarz.games.runestones.view import RuneStonesView
from bajarz.text.catalogue import NO_NAMES
from bajarz.text.runestones.words import ability_words, card_words


class RuneStonesChooser(Chooser[RuneStones, RuneStonesView]):
    """Words the choices of one moment."""

    def __init__(self, game: RuneStones, sight: Sight, offer: Offer) -> None:
        super().__init__(game, sight.scene, offer, NO_NAMES)
        self.sight = sight
        self.view = sight.view
        self.phase = sight.view["phase"]
        self.held = sight.seat_view(offer.seat + 1)

    def after(self, code: int) -> RuneStonesView:
        """The view after an action, as far as chance and hidden things do not matter."""
        state, _ = self.offer.attempt(code)
        return cast(RuneStonesView, state.view(self.offer.seat))

    def menu(self) -> list[Choice]:
        """The first menu of a moment."""
        choices = self.leaves(act.Summon, act.Use) + self.forging() + self.leaves(act.Play)
        choices += [self.leaf(code) for code in sorted(self.of(act.Call), key=self.slot_of)]
        choices += self.leaves(act.Ability)
        choices += [self.payment(code) for code in self.frugal(self.of(act.Pay))]
        choices += self.leaves(
            act.Gem, act.Benefit, act.Forgo, act.Field, act.Trade, act.Stone, act.Finish, act.End,
            act.Pass,
        )  # fmt: skip
        choices += group(self.words("runestones-choose-exchange"), self.leaves(act.Exchange))
        return choices + group(self.words("runestones-choose-wild"), self.leaves(act.Wild))

    def slot_of(self, code: int) -> int:
        return self.view["display"].index(self.actions[code][0])

    # Forging

    def forging(self) -> list[Choice]:
        """R-F: the smithy, then how the artifact is paid for."""
        smithies = self.by_field(self.of(act.Forge)).items()
        entries = [self.smithy(name, self.frugal(codes)) for name, codes in smithies]
        if len(entries) < 3 or self.phase == "forge":
            return entries
        return group(self.words("runestones-choose-forge"), entries)

    def forge_text(self, smithy: str) -> str:
        letter = "W" if smithy == "white" else self.view["smithies"][int(smithy) - 1]
        facts = {"colour": letter, "sign": letter_sign(letter), "smithy": smithy}
        return self.words("runestones-forge", **facts)

    def smithy(self, smithy: str, codes: list[int]) -> Choice:
        """An artifact with its payments inside; a lone payment is told at once."""
        text = self.forge_text(smithy)
        payments = [self.payment(code) for code in codes]
        if len(payments) == 1:
            return Choice(f"{text}: {payments[0].text}", codes[0])
        return Choice(text, inner=tuple(payments))

    def frugal(self, codes: list[int]) -> list[int]:
        """Payments with few white gems first, and ore last."""
        return sorted(codes, key=lambda code: self.frugality(self.actions[code][-1]))

    def frugality(self, gems: str) -> tuple[bool, int, int]:
        wild, held = self.held["wild"], self.held["gems"]
        rare = sum(gems.count(letter) > held[letter] // 2 for letter in set(gems) & set(COLOURS))
        jokers = gems.count("W") + (gems.count(wild) if wild else 0)
        return gems == "ore", jokers, rare

    def payment(self, code: int) -> Choice:
        action = self.actions[code]
        gems = action[-1]
        if gems != "ore":
            return Choice(self.words("runestones-pay", gems=gem_signs(gems)), code)
        components = self.sight.components
        bonus = (
            isinstance(action, act.Forge)
            and action.smithy != "white"
            and components.smithies[int(action.smithy) - 1].bonus != NO_BONUS
        )
        facts = {"count": components.supply["ore_cost"], "bonus": str(bonus)}
        return Choice(self.words("runestones-pay-ore", **facts), code)

    # Entries

    def leaf(self, code: int) -> Choice:
        action = self.actions[code]
        if isinstance(action, act.Finish):
            return self.finish(code)
        text = self.card_text(code, action) or self.other_text(code, action)
        return Choice(text, code) if text else super().leaf(code)

    def card_text(self, code: int, action: Action) -> str:
        """What is done with a card."""
        if isinstance(action, act.Play):
            return self.play_text(code, action.card)
        if isinstance(action, act.Call):
            return self.call_text(code, action.card)
        if isinstance(action, act.Ability):
            ability = self.sight.card(action.card).ability.parts[action.part - 1]
            facts = {"card": self.sight.name(action.card)}
            told = ability_words(ability, self.words)
            return self.words("runestones-ability", ability=told, **facts)
        return ""

    def other_text(self, code: int, action: Action) -> str:
        """What is done without a card, where there is more to tell than what it is."""
        words = self.words
        if isinstance(action, act.Summon):
            return words("runestones-summon", has=self.most_magic())
        if isinstance(action, act.Stone):
            rule = words(f"R-K{STONES.index(action.kind) + 1}")
            return f"{words('stone-' + action.kind)}: {rule}"
        if isinstance(action, act.Gem):
            sign, has = letter_sign(action.colour), self.held["gems"][action.colour]
            return words("runestones-gem", colour=action.colour, sign=sign, has=has)
        return self.trade_text(code, action.row) if isinstance(action, act.Trade) else ""

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
        sight, words, card = self.sight, self.words, self.sight.card(number)
        name = f"{gem_sign(card.colour)} {sight.name(number)}"
        after = self.after(code)
        if self.phase == "summon":
            text, total = f"{name}, {magic_sign(card)}", after["magic_points"]["sum"]
            return words("runestones-play-summon", card=text, has=total)
        text = f"{name}, {card_words(card, words)}"
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
        words, names, key = self.words, self.sight.names, f"runestones-finish-{self.phase}"
        if self.phase == "summon":
            return Choice(words(key, cards=names(self.view["called"])), code)
        if self.phase == "forge":
            return Choice(words(key), code)
        unused = len(self.of(act.Ability))
        text = words(key, cards=names(self.view["leaving"]), count=unused)
        return Choice(text, code, danger=unused > 0)

    def most_magic(self) -> int:
        """The most magic points that the hand has in one colour, the stone's included."""
        world = self.offer.world
        assert isinstance(world, Position)
        return most_points(world, stone_points(world))

    # Hints

    def best(self) -> list[str]:
        """The best plans of the greedy bot; of several payments for one artifact the best."""
        greedy = Greedy(evaluation_for(self.game), Random(0))
        greedy.choose(Observation(self.offer.world, self.offer.seat))
        found: dict[object, str] = {}
        for line in greedy.lines:
            code = line.actions[0]
            plan = [self.game.action(each) for each in line.actions]
            key = plan[0].smithy if isinstance(plan[0], act.Forge) else code
            if key not in found and len(found) < BEST:
                found[key] = f"{self.game.text(code)}  {self.plan_text(code, plan)}"
        return list(found.values())

    def plan_text(self, code: int, plan: list[Action]) -> str:
        """The first action in words; of a summoning or a use the cards that are meant."""
        played = self.sight.names([each.card for each in plan if isinstance(each, act.Play)])
        if isinstance(plan[0], act.Forge):
            return self.forge_text(plan[0].smithy)
        if isinstance(plan[0], act.Summon):
            called = self.sight.names([each.card for each in plan if isinstance(each, act.Call)])
            return self.words("runestones-hint-summon", cards=called, played=played or "-")
        if isinstance(plan[0], act.Use):
            return self.words("runestones-hint-use", cards=played)
        return self.leaf(code).text
