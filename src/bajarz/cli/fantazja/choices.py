"""The choices of Fantazja in groups: tiles and then their places, powers, the turn's end."""

from collections.abc import Callable
from typing import NamedTuple

from bajarz.cli.board import Choice, Offer, Scene
from bajarz.core.notation import Action
from bajarz.games.fantazja.actions import (
    Bury,
    End,
    Gain,
    Large,
    Magic,
    Military,
    Pay,
    Place,
    Production,
    Residential,
    Return,
    Small,
    Special,
    TileName,
)  # fmt: skip
from bajarz.games.fantazja.game import Fantazja
from bajarz.text.actions import action_facts
from bajarz.text.catalogue import DisplayNames

Placement = Small | Large | Special
BEST = 3  # actions that a hint names


class Outlook(NamedTuple):
    """What an action brings at once, for all to see."""

    own: int = 0
    other: int = 0
    vanish: int = 0
    tokens: tuple[str, ...] = ()  # types of the tokens that come to the seat

    @property
    def gain(self) -> int:
        return self.own - self.other


class Chooser:
    """Words the choices of one moment."""

    def __init__(self, game: Fantazja, things: DisplayNames, scene: Scene, offer: Offer) -> None:
        self.things = things
        self.scene = scene
        self.words = scene.words
        self.offer = offer
        self.game = game
        self.actions: dict[int, Action] = {code: game.action(code) for code in offer.actions}

    def menu(self) -> list[Choice]:
        """The first menu of a moment."""
        choices = [self.build(codes) for codes in self.split(self.of(Small, Large), tile_of)]
        choices += self.group(self.of(Gain), "gain", self.tile_choice)
        choices += self.exchanges()
        choices += self.group(self.of(Production), "production", self.tile_choice)
        choices += self.group(self.of(Military), "military", self.building_choice)
        choices += self.swaps()
        return choices + [self.leaf(code) for code in self.of(Magic, Pay, Bury, Return, End)]

    # Groups

    def of(self, *kinds: type[Action]) -> list[int]:
        return [code for code, action in self.actions.items() if isinstance(action, kinds)]

    def split(self, codes: list[int], key: Callable[[Action], str]) -> list[list[int]]:
        """The actions with equal keys together, in the order in which they come."""
        groups: dict[str, list[int]] = {}
        for code in codes:
            groups.setdefault(key(self.actions[code]), []).append(code)
        return list(groups.values())

    def group(self, codes: list[int], key: str, entry: Callable[[int], Choice]) -> list[Choice]:
        """One entry that opens into one for each action."""
        if len(codes) < 2:
            return [self.leaf(code) for code in codes]
        text = self.words(f"fantazja-choose-{key}")
        return [Choice(text, inner=tuple(entry(code) for code in codes))]

    def build(self, codes: list[int]) -> Choice:
        """One entry for a tile, with its places inside."""
        if len(codes) == 1:
            return self.leaf(codes[0])
        action = self.actions[codes[0]]
        places = len({place_of(self.actions[code]) for code in codes})
        kind = "special-tile" if isinstance(action, Special) else type(action).__name__.lower()
        tile = self.things[tile_of(action)]
        text = self.words(f"fantazja-choose-{kind}", tile=tile, count=places)
        return Choice(text, inner=tuple(self.place_choice(code) for code in codes))

    def exchanges(self) -> list[Choice]:
        """F-M1: the own tile, then the tile of the discard pile."""
        codes = self.of(Residential)
        if len(codes) < 2:
            return [self.leaf(code) for code in codes]
        entries = [
            Choice(self.things[tile_of(self.actions[same[0]])], inner=self.each(same, 1))
            for same in self.split(codes, tile_of)
        ]
        return [Choice(self.words("fantazja-choose-residential"), inner=tuple(entries))]

    def swaps(self) -> list[Choice]:
        """F-M5: the tile, then the building that makes way for it."""
        codes = self.of(Special)
        if len(codes) < 2:
            return [self.leaf(code) for code in codes]
        entries = [self.build(same) for same in self.split(codes, tile_of)]
        return [Choice(self.words("fantazja-choose-special"), inner=tuple(entries))]

    # Entries

    def each(self, codes: list[int], field: int) -> tuple[Choice, ...]:
        """An entry for each action, named by one of its tiles."""
        return tuple(Choice(self.things[self.actions[code][field]], code) for code in codes)

    def tile_choice(self, code: int) -> Choice:
        return Choice(self.things[tile_of(self.actions[code])], code)

    def building_choice(self, code: int) -> Choice:
        place = place_of(self.actions[code])
        top = self.scene.view["map"][str(place)].split()[0]
        return Choice(f"{place}  {self.things[top]}", code)

    def place_choice(self, code: int) -> Choice:
        action = self.actions[code]
        assert isinstance(action, Placement)
        outlook = self.outlook(code)
        text = f"{action.place} {action.rotation}  {self.outlook_text(outlook)}"
        return Choice(text.rstrip(), code, danger=outlook.vanish > 0)

    def leaf(self, code: int) -> Choice:
        """An action in a whole sentence."""
        action = self.actions[code]
        facts = action_facts(action, self.things)
        text = self.words(f"action-{type(action).__name__}", **facts)
        if not isinstance(action, Placement):
            return Choice(text, code)
        outlook = self.outlook(code)
        return Choice(f"{text}  {self.outlook_text(outlook)}", code, danger=outlook.vanish > 0)

    # What it would bring

    def outlook(self, code: int) -> Outlook:
        """Try an action; everything asked of the outcome is public."""
        seat = self.offer.seat + 1
        state, events = self.offer.attempt(code)
        after = state.view(None)["seats"]
        before = self.scene.view["seats"]
        own, other = (
            after[who]["score"] - before[who]["score"] for who in (str(seat), str(3 - seat))
        )
        gone = [event.public["tiles"] for event in events if event.name == "TilesRemoved"]
        moved = [event.public for event in events if event.name == "TokenMoved"]
        tokens = tuple(str(facts["type"]) for facts in moved if facts["to"] == seat)
        return Outlook(own, other, sum(map(len, gone)), tokens)

    def outlook_text(self, outlook: Outlook) -> str:
        parts = [signed(outlook.own, self.scene.plain)]
        if outlook.other:
            other = self.scene.names[2 - self.offer.seat]
            parts.append(f"{other} {signed(outlook.other, self.scene.plain)}")
        if outlook.vanish:
            parts.append(self.words("fantazja-vanish", count=outlook.vanish))
        parts += [self.words("fantazja-takes", type=kind) for kind in outlook.tokens]
        return ", ".join(parts)

    def best(self) -> list[str]:
        """The placements that bring most at once, in the notation, with what they bring."""
        codes = self.of(Small, Large, Special)
        outlooks = {code: self.outlook(code) for code in codes}
        codes.sort(key=lambda code: (-outlooks[code].gain, -len(outlooks[code].tokens)))
        return [
            f"{self.game.text(code)}  {self.outlook_text(outlooks[code])}" for code in codes[:BEST]
        ]


def tile_of(action: Action) -> TileName:
    tile: TileName = action[0]
    return tile


def place_of(action: Action) -> Place:
    return next(field for field in action if isinstance(field, Place))


def signed(number: int, plain: bool) -> str:
    text = f"{number:+d}"
    return text if plain else text.replace("-", "−")
