"""The choices of Fantazja in groups: tiles and then their places, powers, the turn's end."""

from collections.abc import Callable
from typing import NamedTuple, cast

from bajarz.cli.board import Choice, Offer, Scene
from bajarz.core.notation import Action
from bajarz.games.fantazja import actions as act
from bajarz.games.fantazja.events import TilesRemoved, TokenMoved
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.fantazja.view import FantazjaView
from bajarz.text.actions import action_facts
from bajarz.text.catalogue import DisplayNames

Placement = act.Small | act.Large | act.Special
BEST = 3  # actions that a hint names


class Outlook(NamedTuple):
    """What an action brings at once, for all to see."""

    own: int
    other: int
    vanish: int
    tokens: tuple[str, ...]  # types of the tokens that come to the seat

    @property
    def gain(self) -> int:
        return self.own - self.other


class Chooser:
    """Words the choices of one moment."""

    def __init__(self, game: Fantazja, names: DisplayNames, scene: Scene, offer: Offer) -> None:
        self.names = names
        self.scene = scene
        self.words = scene.words
        self.offer = offer
        self.game = game
        self.actions: dict[int, Action] = {code: game.action(code) for code in offer.actions}

    def menu(self) -> list[Choice]:
        """The first menu of a moment."""
        builds = self.split(self.of(act.Small, act.Large))
        choices = [self.build(codes) for codes in builds]
        choices += self.group("gain", self.of(act.Gain), self.tiles)
        choices += self.group("residential", self.of(act.Residential), self.exchanges)
        choices += self.group("production", self.of(act.Production), self.tiles)
        choices += self.group("military", self.of(act.Military), self.buildings)
        choices += self.group("special", self.of(act.Special), self.swaps)
        rest = self.of(act.Magic, act.Pay, act.Bury, act.Return, act.End)
        return choices + [self.leaf(code) for code in rest]

    def of(self, *kinds: type[Action]) -> list[int]:
        return [code for code, action in self.actions.items() if isinstance(action, kinds)]

    def split(self, codes: list[int]) -> list[list[int]]:
        """The actions with the same tile together, in the order in which they come."""
        groups: dict[str, list[int]] = {}
        for code in codes:
            groups.setdefault(self.actions[code][0], []).append(code)
        return list(groups.values())

    def group(
        self, key: str, codes: list[int], entries: Callable[[list[int]], list[Choice]]
    ) -> list[Choice]:
        """One entry that opens into more, where there is more than one action."""
        if len(codes) < 2:
            return [self.leaf(code) for code in codes]
        return [Choice(self.words(f"fantazja-choose-{key}"), inner=tuple(entries(codes)))]

    # Entries

    def tiles(self, codes: list[int], field: int = 0) -> list[Choice]:
        """An entry for each action, named by one of its tiles."""
        return [Choice(self.names[self.actions[code][field]], code) for code in codes]

    def exchanges(self, codes: list[int]) -> list[Choice]:
        """F-M1: the tile given, then the tile taken."""
        return [
            Choice(self.names[self.actions[same[0]][0]], inner=tuple(self.tiles(same, 1)))
            for same in self.split(codes)
        ]

    def buildings(self, codes: list[int]) -> list[Choice]:
        """F-M3: an entry for each building."""
        stacks = cast(FantazjaView, self.scene.view)["map"]
        places = {code: str(self.actions[code][0]) for code in codes}
        return [
            Choice(f"{place}  {self.names[stacks[place][0]['tile']]}", code)
            for code, place in places.items()
        ]

    def swaps(self, codes: list[int]) -> list[Choice]:
        """F-M5: the tile, then the building that makes way for it."""
        return [self.build(same) for same in self.split(codes)]

    def build(self, codes: list[int]) -> Choice:
        """One entry for a tile, with its places inside."""
        if len(codes) == 1:
            return self.leaf(codes[0])
        tile, *_ = action = self.actions[codes[0]]
        places = {self.actions[code][1] for code in codes}
        kind = "special-tile" if isinstance(action, act.Special) else type(action).__name__.lower()
        text = self.words(f"fantazja-choose-{kind}", tile=self.names[tile], count=len(places))
        return Choice(text, inner=tuple(self.place(code) for code in codes))

    def place(self, code: int) -> Choice:
        _, place, rotation = self.actions[code]
        return self.judged(f"{place} {rotation}", code)

    def leaf(self, code: int) -> Choice:
        """An action in a whole sentence."""
        action = self.actions[code]
        facts = action_facts(action, self.names)
        text = self.words(f"action-{type(action).__name__}", **facts)
        return self.judged(text, code) if isinstance(action, Placement) else Choice(text, code)

    # What it would bring

    def judged(self, text: str, code: int) -> Choice:
        """A placement, with what it brings."""
        outlook = self.outlook(code)
        return Choice(f"{text}  {self.outlook_text(outlook)}", code, danger=outlook.vanish > 0)

    def outlook(self, code: int) -> Outlook:
        """Try an action; everything asked of the outcome is public."""
        seat = self.offer.seat
        state, events = self.offer.attempt(code)
        before, after = self.offer.world.scores(), state.scores()
        vanish, tokens = 0, []
        for event in events:
            if event.name == "TilesRemoved":
                vanish += len(cast(TilesRemoved, event.public)["tiles"])
            elif event.name == "TokenMoved":
                moved = cast(TokenMoved, event.public)
                tokens += [moved["type"]] if moved["to"] == seat + 1 else []
        own, other = after[seat] - before[seat], after[1 - seat] - before[1 - seat]
        return Outlook(own, other, vanish, tuple(tokens))

    def outlook_text(self, outlook: Outlook) -> str:
        parts = [self.signed(outlook.own)]
        if outlook.other:
            other = self.scene.names[2 - self.offer.seat]
            parts.append(f"{other} {self.signed(outlook.other)}")
        if outlook.vanish:
            parts.append(self.words("fantazja-vanish", count=outlook.vanish))
        parts += [self.words("fantazja-takes", type=kind) for kind in outlook.tokens]
        return ", ".join(parts)

    def signed(self, number: int) -> str:
        text = f"{number:+d}"
        return text if self.scene.plain else text.replace("-", "−")

    def best(self) -> list[str]:
        """The placements that bring most at once, in the notation, with what they bring."""
        codes = self.of(act.Small, act.Large, act.Special)
        outlooks = {code: self.outlook(code) for code in codes}
        codes.sort(key=lambda code: (-outlooks[code].gain, -len(outlooks[code].tokens)))
        return [
            f"{self.game.text(code)}  {self.outlook_text(outlooks[code])}" for code in codes[:BEST]
        ]
