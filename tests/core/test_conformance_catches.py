"""The conformance suite catches games that do what no game may, each by the check meant for it."""

from collections.abc import Iterator
from typing import Any

import pytest

from bajarz.core import conformance
from bajarz.core.canonical import Json
from bajarz.core.conformance import NotConforming, check_game
from bajarz.core.dealer import Dealer
from bajarz.core.event import Event
from bajarz.core.game import Options
from bajarz.core.refusal import Refusal
from bajarz.core.state import OVER
from bajarz.games.fantazja.game import Fantazja
from bajarz.games.registry import default_components


class Odd:
    """A state of Fantazja with something odd about it; all else is as it should be."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def clone(self) -> Any:
        return type(self)(self.state.clone())

    def redeal(self, seat: int, rng: Any) -> Any:
        return type(self)(self.state.redeal(seat, rng))


class OddGame(Fantazja):
    """Fantazja played with odd states."""

    def __init__(self, kind: type[Odd]) -> None:
        super().__init__(default_components("fantazja"))
        self.kind = kind

    def start(
        self, players: int, options: Options, dealer: Dealer, log: list[Event] | None = None
    ) -> Any:
        return self.kind(super().start(players, options, dealer, log))

    def position(self, players: int, options: Options, data: Json) -> Any:
        return self.kind(super().position(players, options, data))

    def conceivable(self, state: Any) -> Iterator[int]:
        return super().conceivable(state.state)

    def invariant_errors(self, state: Any) -> list[str]:
        return super().invariant_errors(state.state)


class Unsorted(Odd):
    def legal_actions(self) -> list[int]:
        actions: list[int] = self.state.legal_actions()
        return actions[::-1]


class Moody(Odd):
    """Lists other actions when it is asked again."""

    asked = 0

    def legal_actions(self) -> list[int]:
        self.asked += 1
        actions: list[int] = self.state.legal_actions()
        return actions if self.asked % 2 else actions[1:]


class Stuck(Odd):
    def legal_actions(self) -> list[int]:
        return []


class Tempting(Odd):
    """Lists an action that is refused."""

    def refusal(self, seat: int, action: int) -> Refusal | None:
        refused: Refusal | None = self.state.refusal(seat, action)
        return refused or Refusal("F-T1")


class Secretive(Odd):
    """Does not list a legal action."""

    def legal_actions(self) -> list[int]:
        actions: list[int] = self.state.legal_actions()
        return actions[:-1] or actions


class Open(Odd):
    """Lets everybody act at any time."""

    def refusal(self, seat: int, action: int) -> Refusal | None:
        mover = self.state.to_move()
        refused: Refusal | None = self.state.refusal(seat if mover == OVER else mover, action)
        return refused


class Generous(Odd):
    """Knows actions after the end."""

    def refusal(self, seat: int, action: int) -> Refusal | None:
        refused: Refusal | None = self.state.refusal(seat, action)
        return refused if self.state.to_move() != OVER else None


class Silent(Odd):
    def apply(self, seat: int, action: int, dealer: Dealer, log: list[Event] | None) -> None:
        self.state.apply(seat, action, dealer, None)


class Shared(Odd):
    """Gives itself away as its copy."""

    def clone(self) -> Any:
        return self


class Reset(Odd):
    """Forgets the number of the turn in its copy."""

    def clone(self) -> Any:
        copy = super().clone()
        copy.state.turn += 1
        return copy


class Careless(Odd):
    """Re-deals a world in which the tile that a seat holds first is another."""

    def redeal(self, seat: int, rng: Any) -> Any:
        world = super().redeal(seat, rng)
        hand, bag = world.state.hand[seat], world.state.bag[seat]
        if hand and bag:
            hand[0], bag[0] = bag[0], hand[0]
        return world


class Hasty(Odd):
    """Re-deals a world in which it is the other seat's turn, and does not show it."""

    def redeal(self, seat: int, rng: Any) -> Any:
        world = super().redeal(seat, rng)
        world.to_move = lambda: 1 - self.state.to_move()
        return world


class Lossy(Odd):
    """Re-deals a world without a tile that the seat cannot see."""

    def redeal(self, seat: int, rng: Any) -> Any:
        world = super().redeal(seat, rng)
        if world.state.bag[1 - seat]:
            world.state.bag[1 - seat].append(world.state.bag[1 - seat].pop(0))
            world.state.bag[1 - seat][0] = world.state.bag[1 - seat][-1]
        return world


class Narrow(Odd):
    """Re-deals a world in which the seat may do less."""

    def redeal(self, seat: int, rng: Any) -> Any:
        world = super().redeal(seat, rng)
        world.legal_actions = lambda: self.state.legal_actions()[1:]
        return world


class Unfinished(Odd):
    def result(self) -> Any:
        return None


class Miscounted(Odd):
    def result(self) -> Any:
        ended = self.state.result()
        return ended and type(ended)(
            [score + 1 for score in ended.scores], ended.ranks, ended.reason, ended.parts
        )


class Undecided(Odd):
    def result(self) -> Any:
        ended = self.state.result()
        return ended and type(ended)(ended.scores, [2, 3], ended.reason, ended.parts)


class Restless(Odd):
    """Has actions when the game is over."""

    def legal_actions(self) -> list[int]:
        actions: list[int] = self.state.legal_actions()
        return actions if self.state.to_move() != OVER else [0]


class Forgetful(OddGame):
    """Loses a piece on the way."""

    def invariant_errors(self, state: Any) -> list[str]:
        return ["a piece is lost"] if state.turn_number() > 3 else []


class Deaf(OddGame):
    """Writes one action in a way that reads back as another."""

    def text(self, code: int) -> str:
        return "end" if super().text(code).startswith("gain") else super().text(code)


class Dreamy(OddGame):
    """Reads back positions a turn later."""

    def position(self, players: int, options: Options, data: Json) -> Any:
        return super().position(players, options, {**data, "turn": data["turn"] + 1})


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (OddGame(Unsorted), "not unique and ascending"),
        (OddGame(Moody), "asking twice gives other actions"),
        (OddGame(Stuck), "but there is no action"),
        (OddGame(Tempting), "is listed as legal, but refused by F-T1"),
        (OddGame(Generous), "an action after the end"),
        (OddGame(Silent), "must be told as an event"),
        (OddGame(Shared), "a copy changed when the game went on"),
        (OddGame(Reset), r"clone\(\) is not equal"),
        (OddGame(Careless), r"redeal\(\) changes the view"),
        (OddGame(Hasty), r"redeal\(\) changes whose turn it is"),
        (OddGame(Lossy), r"redeal\(\) makes a broken world"),
        (OddGame(Narrow), r"redeal\(\) changes the actions"),
        (OddGame(Unfinished), "a finished game has no result"),
        (OddGame(Miscounted), "the parts do not add up to the scores"),
        (OddGame(Undecided), "nobody has rank 1, and not all rank 2"),
        (OddGame(Restless), "a finished game has actions"),
        (Forgetful(Odd), "a piece is lost"),
        (Deaf(Odd), "does not read back"),
        (Dreamy(Odd), r"full\(\) does not read back"),
    ],
)
def test_a_broken_game_is_caught(game: OddGame, complaint: str) -> None:
    with pytest.raises(NotConforming, match=complaint):
        check_game(game, 2, {}, "broken")


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [(Secretive, "is allowed, but not listed"), (Open, "is allowed out of turn")],
)
def test_every_conceivable_action_is_tried(
    monkeypatch: pytest.MonkeyPatch, kind: type[Odd], complaint: str
) -> None:
    monkeypatch.setattr(conformance, "THOROUGH", 1.0)  # at every state
    with pytest.raises(NotConforming, match=complaint):
        check_game(OddGame(kind), 2, {}, "broken")


def test_a_game_without_an_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "LONGEST", 20)
    with pytest.raises(NotConforming, match="no end after 20 decisions"):
        check_game(OddGame(Odd), 2, {}, "broken")


def test_an_odd_state_with_nothing_odd_conforms() -> None:
    assert check_game(OddGame(Odd), 2, {}, "broken") > 50
