"""The choices of Fantazja in groups: tiles and then their places, powers, the turn's end."""

from collections.abc import Callable
from typing import NamedTuple, cast

from bajarz.cli.board import Choice
from bajarz.cli.choices import BEST, Chooser
from bajarz.cli.panels import signed
from bajarz.games.fantazja import actions as act
from bajarz.games.fantazja.events import TilesRemoved, TokenMoved
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.view import FantazjaView

Placement = act.Small | act.Large | act.Special


class Outlook(NamedTuple):
    """What an action brings at once, for all to see."""

    own: int
    other: int
    vanish: int
    tokens: list[str]  # types of the tokens that come to the seat


class FantazjaChooser(Chooser[Fantazja, FantazjaView]):
    """Words the choices of one moment."""

    def menu(self) -> list[Choice]:
        """The first menu of a moment."""
        choices = self.builds(self.of(act.Small, act.Large))
        choices += self.power("gain", self.of(act.Gain), self.tiles)
        choices += self.power("residential", self.of(act.Residential), self.exchanges)
        choices += self.power("production", self.of(act.Production), self.tiles)
        choices += self.power("military", self.of(act.Military), self.buildings)
        choices += self.power("special", self.of(act.Special), self.builds)
        return choices + self.leaves(act.Magic, act.Pay, act.Bury, act.Return, act.End)

    def power(
        self, key: str, codes: list[int], entries: Callable[[list[int]], list[Choice]]
    ) -> list[Choice]:
        """One entry that opens into more, where there is more than one action."""
        if len(codes) < 2:
            return [self.leaf(code) for code in codes]
        return [Choice(self.words(f"fantazja-choose-{key}"), inner=tuple(entries(codes)))]

    def tiles(self, codes: list[int], field: int = 0) -> list[Choice]:
        """An entry for each action, named by one of its tiles."""
        return [Choice(self.names[self.actions[code][field]], code) for code in codes]

    def exchanges(self, codes: list[int]) -> list[Choice]:
        """F-M1: the tile given, then the tile taken."""
        groups = self.by_field(codes)
        return [Choice(self.names[g], inner=tuple(self.tiles(groups[g], 1))) for g in groups]

    def buildings(self, codes: list[int]) -> list[Choice]:
        """F-M3: an entry for each building."""
        stacks = self.scene.view["map"]
        places = {code: str(self.actions[code][0]) for code in codes}
        return [
            Choice(f"{place}  {self.names[stacks[place][0]['tile']]}", code)
            for code, place in places.items()
        ]

    def builds(self, codes: list[int]) -> list[Choice]:
        """An entry for each tile, with its places inside; of a lone place, the whole sentence."""
        return [
            self.leaf(same[0]) if len(same) == 1 else self.build(tile, same)
            for tile, same in self.by_field(codes).items()
        ]

    def build(self, tile: str, codes: list[int]) -> Choice:
        action = self.actions[codes[0]]
        kind = "special-tile" if isinstance(action, act.Special) else type(action).__name__.lower()
        places = {self.actions[code][1] for code in codes}
        text = self.words(f"fantazja-choose-{kind}", tile=self.names[tile], count=len(places))
        return Choice(text, inner=tuple(self.place(code) for code in codes))

    def place(self, code: int) -> Choice:
        _, place, rotation = self.actions[code]
        return self.judged(Choice(f"{place} {rotation}", code))

    def leaf(self, code: int) -> Choice:
        choice = super().leaf(code)
        return self.judged(choice) if isinstance(self.actions[code], Placement) else choice

    # What it would bring

    def judged(self, choice: Choice) -> Choice:
        """A placement, with what it brings."""
        outlook = self.outlook(choice.first)
        text = f"{choice.text}  {self.outlook_text(outlook)}"
        return choice._replace(text=text, danger=outlook.vanish > 0)

    def outlook(self, code: int) -> Outlook:
        """Try an action; everything asked of the outcome is public."""
        seat = self.offer.seat
        state, events = self.offer.attempt(code)
        gains = [now - before for now, before in zip(state.scores(), self.scores, strict=True)]
        vanish, tokens = 0, []
        for event in events:
            if event.name == "TilesRemoved":
                vanish += len(cast(TilesRemoved, event.public)["tiles"])
            elif event.name == "TokenMoved":
                moved = cast(TokenMoved, event.public)
                tokens += [moved["type"]] if moved["to"] == seat + 1 else []
        return Outlook(gains[seat], gains[1 - seat], vanish, tokens)

    @property
    def scores(self) -> list[int]:
        return self.scene.view["scores"]

    def outlook_text(self, outlook: Outlook) -> str:
        parts = [signed(outlook.own)]
        if outlook.other:
            parts.append(f"{self.scene.names[2 - self.offer.seat]} {signed(outlook.other)}")
        if outlook.vanish:
            parts.append(self.words("fantazja-vanish", count=outlook.vanish))
        parts += [self.words("fantazja-takes", type=kind) for kind in outlook.tokens]
        return ", ".join(parts)

    def best(self) -> list[str]:
        """The placements that bring most at once, in the notation, with what they bring."""
        outlooks = {code: self.outlook(code) for code in self.of(act.Small, act.Large, act.Special)}

        def worth(code: int) -> tuple[int, int]:
            outlook = outlooks[code]
            return outlook.own - outlook.other, len(outlook.tokens)

        best = sorted(outlooks, key=worth, reverse=True)[:BEST]
        return [f"{self.game.text(code)}  {self.outlook_text(outlooks[code])}" for code in best]
