"""Brute force over hidden worlds: every way a game can have gone that a seat cannot tell apart."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

from bajarz.core.canonical import canonical
from bajarz.core.event import Event
from bajarz.core.state import State


class Branching:
    """A dealer that deals given indices, then the first of what is possible, noting how many."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.sizes: list[int] = []

    def pick(self, among: list[int]) -> int:
        self.sizes.append(len(among))
        depth = len(self.sizes) - 1
        return self.path[depth] if depth < len(self.path) else 0


def all_outcomes(state: State, seat: int, action: int) -> Iterator[tuple[State, list[Event]]]:
    """Every state that an action can lead to, over all that chance may deal."""
    paths: list[list[int]] = [[]]
    while paths:
        path = paths.pop()
        after = state.clone()
        log: list[Event] = []
        dealer = Branching(path)
        after.apply(seat, action, dealer, log)
        yield after, log
        for depth in range(len(path), len(dealer.sizes)):
            head = path + [0] * (depth - len(path))
            paths += [[*head, index] for index in range(1, dealer.sizes[depth])]


def told(state: State, events: list[Event], seat: int) -> str:
    """All that a seat learns from a step, as bytes."""
    return canonical([[event.seen_by(seat) for event in events], state.view(seat)])


class Worlds:
    """All states that a seat cannot tell from the true one, while the game goes on."""

    def __init__(self, truth: State, seat: int, others: Sequence[State]) -> None:
        self.truth = truth
        self.seat = seat
        view = canonical(truth.view(seat))
        self.states = [world for world in others if canonical(world.view(seat)) == view]

    def step(self, action: int, matches: Callable[[list[Event]], bool]) -> None:
        """The true game takes an action, with the first outcome of chance that matches."""
        mover = self.truth.to_move()
        assert self.truth.refusal(mover, action) is None, self.truth.refusal(mover, action)
        outcomes = all_outcomes(self.truth, mover, action)
        self.truth, log = next((after, log) for after, log in outcomes if matches(log))
        seen = told(self.truth, log, self.seat)
        following: dict[str, State] = {}
        for world in self.states:
            for hidden in world.legal_actions():
                if not (hidden == action or self.looks_alike(mover, hidden, action)):
                    continue
                for after, events in all_outcomes(world, mover, hidden):
                    if told(after, events, self.seat) == seen:
                        following.setdefault(hidden_part(after), after)
        self.states = list(following.values())

    def looks_alike(self, mover: int, one: int, other: int) -> bool:
        """Whether two actions may look the same; who knows the game can follow it faster."""
        return mover != self.seat

    def possible(self) -> set[str]:
        return {hidden_part(world) for world in self.states}

    def redealt(self, seed: str, draws: int) -> Counter[str]:
        """How often each world comes out of so many."""
        rng = Random(seed)
        return Counter(hidden_part(self.truth.redeal(self.seat, rng)) for _ in range(draws))

    def check_redeal(self, seed: str) -> int:
        """Re-dealt worlds are the possible ones, each as often as the others; returns how many."""
        possible = self.possible()
        assert hidden_part(self.truth) in possible
        found = self.redealt(seed, 60 * len(possible))
        assert set(found) == possible
        check_uniform(found)
        return len(possible)


def hidden_part(state: State) -> str:
    """Everything there is, less what players remember."""
    return canonical({key: value for key, value in state.full().items() if key != "memory"})


def check_uniform(found: Counter[str]) -> None:
    """All that was found was found about equally often."""
    expected = found.total() / len(found)
    chi_squared = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_squared < limit(len(found) - 1)


def limit(freedom: int) -> float:
    """The 99.9 % quantile of chi-squared (Wilson and Hilferty)."""
    if freedom == 0:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * part**0.5) ** 3)
