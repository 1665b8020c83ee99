"""Wishing Wells: a whole small game, built step by step in CONTRIBUTING.md."""

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, NamedTuple, NotRequired, TypedDict

from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.game import Option, Options, deal_first
from bajarz.core.notation import Action, Reader, choice_of
from bajarz.core.refusal import Refusal
from bajarz.core.result import Result, rank_by
from bajarz.core.simple import GameEnded, GameStarted, Log, SeatOnly, SimpleGame, SimpleState
from bajarz.core.view import View


class Throw(NamedTuple):
    coin: str
    well: str


class Pass(NamedTuple):
    pass


class Position(TypedDict):
    to_move: int
    turn: int
    wells: dict[str, list[str]]  # the coins of each well, from the bottom up
    bag: list[str]
    hands: dict[str, list[str]]
    points: list[int]
    passed: int  # how many have passed one after another


class WellsView(View):
    wells: dict[str, list[str]]
    bag: int
    hands: dict[str, int]
    private: dict[str, list[str]]  # the own hand


class Thrown(TypedDict):
    seat: int
    coin: str
    well: str
    points: int


class Drawn(TypedDict):
    seat: int
    coin: NotRequired[str]


class WellsState(SimpleState):
    def wait(self) -> Refusal:
        over = self.data["to_move"] == 0
        return Refusal("W-E1") if over else Refusal("W-T1", "wait", turn=True)

    def refuse(self, seat: int, action: Action) -> Iterator[Refusal]:
        hand = self.data["hands"][str(seat + 1)]
        if isinstance(action, Throw):
            if action.coin not in hand:
                yield Refusal("W-T1", "hand", {"coin": action.coin})
            well = self.data["wells"][action.well]
            if well and int(action.coin) <= int(well[-1]):
                yield Refusal("W-T2", "", {"coin": action.coin, "top": well[-1]})
        elif any(int(coin) > self.lowest() for coin in hand):
            yield Refusal("W-T3")

    def lowest(self) -> int:
        """W-T2: what a coin must be higher than to be thrown somewhere."""
        return min(int(well[-1]) if well else 0 for well in self.data["wells"].values())

    def carry_out(self, seat: int, action: Action, dealer: Dealer, log: Log) -> None:
        data = self.data
        if isinstance(action, Throw):
            data["passed"] = 0
            data["hands"][str(seat + 1)].remove(action.coin)
            data["wells"][action.well].append(action.coin)
            points = len(data["wells"][action.well])  # W-P1
            data["points"][seat] += points
            facts = Thrown(seat=seat + 1, coin=action.coin, well=action.well, points=points)
            log.append(Event("CoinThrown", facts, reveals=True))
            draw(self.game, data, seat, dealer, log)
        else:
            data["passed"] += 1
            log.append(Event("SeatPassed", SeatOnly(seat=seat + 1)))
        players = len(data["hands"])
        data["turn"] += 1
        data["to_move"] = data["to_move"] % players + 1
        if data["passed"] == players or not any(data["hands"].values()):  # W-E1
            data["to_move"] = 0
            log.append(Event("GameEnded", GameEnded(rule="W-E1")))

    def view(self, seat: int | None) -> WellsView:
        hands: dict[str, list[str]] = self.data["hands"]
        return {
            **self.head(),
            "wells": self.data["wells"],
            "bag": len(self.data["bag"]),
            "hands": {name: len(hand) for name, hand in hands.items()},
            "private": {} if seat is None else {str(seat + 1): hands[str(seat + 1)]},
        }

    def redeal(self, seat: int, rng: Random) -> "SimpleState":
        """All that this seat cannot see is mixed and dealt anew."""
        world = self.clone()
        hands = {name: hand for name, hand in world.data["hands"].items() if name != str(seat + 1)}
        unseen = sorted([*world.data["bag"], *(coin for hand in hands.values() for coin in hand)])
        rng.shuffle(unseen)
        for hand in hands.values():
            hand[:] = sorted(unseen.pop() for _ in hand)
        world.data["bag"] = sorted(unseen)
        return world

    def scores(self) -> list[int]:
        return list(self.data["points"])

    def result(self) -> Result | None:
        if self.data["to_move"]:
            return None
        points = self.scores()
        ranks = rank_by([(each,) for each in points])
        return Result(points, ranks, "W-E1", [{"wishes": each} for each in points])


def draw(game: SimpleGame, data: Any, seat: int, dealer: Dealer, log: Log) -> None:
    """W-T4: a coin from the bag, as long as there is one."""
    if data["bag"]:
        coin = game.deal(data["bag"], dealer)
        hand = data["hands"][str(seat + 1)]
        hand[:] = sorted([*hand, coin])
        log.append(Event("CoinDrawn", Drawn(seat=seat + 1), {"coin": coin}, (seat,), reveals=True))


class WishingWells(SimpleGame):
    name = "wishing_wells"
    rules_version = "1"
    players = (2, 3, 4)
    options = (Option("first", ("random", "1", "2", "3", "4")),)
    kinds = (Throw, Pass)
    state = WellsState
    view_type = WellsView
    position_type = Position
    event_types: ClassVar = {
        "GameStarted": GameStarted, "CoinThrown": Thrown, "CoinDrawn": Drawn,
        "SeatPassed": SeatOnly, "GameEnded": GameEnded,
    }  # fmt: skip

    def __init__(self, components: Any) -> None:
        super().__init__(components)
        self.coins = [f"{number:02}" for number in range(1, components["coins"] + 1)]
        self.wells: list[str] = components["wells"]

    def field_readers(self) -> dict[str, Reader]:
        return {"coin": choice_of(self.coins), "well": choice_of(self.wells)}

    def list_actions(self) -> list[Action]:
        return [Throw(coin, well) for coin in self.coins for well in self.wells] + [Pass()]

    def list_outcomes(self) -> list[str]:
        return [*self.coins, *(f"seat {seat}" for seat in range(1, 5))]

    def new_data(
        self, players: int, options: Options, dealer: Dealer, log: list[Event]
    ) -> Position:
        first = deal_first(options["first"], players, self.outcomes["seat 1"], dealer) + 1
        log.append(Event("GameStarted", GameStarted(first=first)))
        data: Position = {
            "to_move": first, "turn": 1, "passed": 0, "bag": list(self.coins),
            "wells": {well: [] for well in self.wells},
            "hands": {str(seat): [] for seat in range(1, players + 1)}, "points": [0] * players,
        }  # fmt: skip
        for seat in range(players):
            for _ in range(self.components_data["hand"]):
                draw(self, data, seat, dealer, log)
        return data


GAME = WishingWells
