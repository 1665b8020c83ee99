"""Brute force over hidden worlds: every way a game can have gone that a seat cannot tell apart."""

from collections.abc import Callable, Iterator, Sequence

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
                if mover == self.seat and hidden != action:
                    continue
                for after, events in all_outcomes(world, mover, hidden):
                    if told(after, events, self.seat) == seen:
                        following.setdefault(hidden_part(after), after)
        self.states = list(following.values())

    def possible(self) -> set[str]:
        return {hidden_part(world) for world in self.states}


def hidden_part(state: State) -> str:
    """Everything there is, less what players remember."""
    return canonical({key: value for key, value in state.full().items() if key != "memory"})
