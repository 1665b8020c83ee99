"""A secret hand that is filled from a face-down pile, as the others at the table follow it.

They see how many are drawn, and now and then what leaves the hand, joins it, or is in it. What they
do not see when it happens is a variable, bound later or by the world that is being tried.
"""

from bisect import bisect_right
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

Draws = list[tuple[str, ...]]
Bound = dict[str, str]  # variable → what it stands for
NEVER = 1 << 30


class Move(NamedTuple):
    """`fill` the pile (which must be empty), `draw` from it, `enter`, `leave` or `hold` a hand."""

    kind: str
    names: tuple[str, ...]
    number: int = 0  # how many are drawn


class Pile:
    """All that was seen of one hand and its draw pile."""

    def __init__(self, names: Iterable[str]) -> None:
        self.moves: list[Move] = []
        self.hand = 0
        self.left = 0
        self.draws = 0  # how many draws there were
        self.fill(names)

    def fill(self, names: Iterable[str]) -> None:
        """The pile is made of these."""
        assert self.left == 0
        self.moves.append(Move("fill", tuple(sorted(names))))
        self.left = len(self.moves[-1].names)

    def draw(self, count: int) -> int:
        """So many come from the pile into the hand; returns the number of this draw."""
        self.moves.append(Move("draw", (), count))
        self.left -= count
        self.hand += count
        self.draws += 1
        return self.draws - 1

    def enter(self, name: str) -> None:
        """This one joins the hand openly."""
        self.moves.append(Move("enter", (name,)))
        self.hand += 1

    def leave(self, name: str) -> None:
        """This one (or whatever the variable stands for) leaves the hand."""
        self.moves.append(Move("leave", (name,)))
        self.hand -= 1

    def hold(self, names: Iterable[str]) -> None:
        """These are seen to be in the hand."""
        self.moves.append(Move("hold", tuple(names)))

    # Histories

    def history(self, bound: Bound, hand: frozenset[str], pile: frozenset[str]) -> Draws | None:
        """Draws that lead to this hand and this pile, or None if none do.

        Whatever is needed soonest is drawn first: if any order works, this one does, for it does no
        harm to have a thing in hand earlier than it is needed.
        """
        moves = [bind(move, bound) for move in self.moves]
        needs = Needs(moves, pile)
        now = Now()
        draws: Draws = []
        for index, move in enumerate(moves):
            drawn: tuple[str, ...] = ()
            if move.kind == "draw":
                soonest = sorted((needs.after(index, name), name) for name in now.pile)
                drawn = tuple(name for need, name in soonest[: move.number] if need != NEVER)
                draws.append(drawn)
            if not now.can_do(move, drawn):
                return None
        return draws if now.hand == hand and now.pile == pile else None

    def happened(
        self, draws: Draws, bound: Bound, hand: frozenset[str], pile: frozenset[str]
    ) -> bool:
        """Whether all that was seen can have happened with these draws, and ended so."""
        now, left = Now(), list(draws)
        for move in self.moves:
            drawn = left.pop(0) if move.kind == "draw" else ()
            if not now.can_do(bind(move, bound), drawn):
                return False
        return now.hand == hand and now.pile == pile

    def shuffled(
        self, bound: Bound, hand: frozenset[str], pile: frozenset[str], rng: Random
    ) -> Draws:
        """Draws that lead there, with whatever can change places between draws shuffled."""
        draws = self.history(bound, hand, pile)
        assert draws is not None
        for _ in range(4 * sum(map(len, draws))):
            other = [list(drawn) for drawn in draws]
            one, two = rng.choice(other), rng.choice(other)
            here, there = rng.randrange(len(one)), rng.randrange(len(two))
            one[here], two[there] = two[there], one[here]
            changed = [tuple(drawn) for drawn in other]
            if self.happened(changed, bound, hand, pile):
                draws = changed
        return draws


def bind(move: Move, bound: Bound) -> Move:
    return move._replace(names=tuple(bound.get(name, name) for name in move.names))


class Now:
    """Hand and pile at one moment of a history."""

    def __init__(self) -> None:
        self.pile: set[str] = set()
        self.hand: set[str] = set()

    def can_do(self, move: Move, drawn: tuple[str, ...]) -> bool:
        """Carry out a move; false if it cannot happen."""
        names = set(move.names)
        if move.kind == "fill":
            possible = not self.pile
            self.pile |= names
        elif move.kind == "draw":
            possible = len(set(drawn)) == move.number and self.pile.issuperset(drawn)
            self.pile -= set(drawn)
            self.hand |= set(drawn)
        elif move.kind == "enter":
            possible = not names & (self.hand | self.pile)
            self.hand |= names
        else:
            possible = names <= self.hand
            self.hand -= names if move.kind == "leave" else set()
        return possible


class Needs:
    """When something that is still in the pile must have been drawn."""

    def __init__(self, moves: list[Move], pile: frozenset[str]) -> None:
        self.pile = pile
        self.end = len(moves)
        self.fills = [index for index, move in enumerate(moves) if move.kind == "fill"]
        self.uses: dict[str, list[int]] = {}
        for index, move in enumerate(moves):
            for name in move.names if move.kind in ("leave", "hold") else ():
                self.uses.setdefault(name, []).append(index)

    def after(self, index: int, name: str) -> int:
        """Before its next use in the hand, and before the pile is made anew."""
        uses = self.uses.get(name, [])
        following = [
            *uses[bisect_right(uses, index) :],
            *self.fills[bisect_right(self.fills, index) :],
        ]
        if following:
            return min(following)
        return NEVER if name in self.pile else self.end
