"""Plans the rest of a turn: the small decisions of one seat, up to chance or the turn's end."""

from random import Random

from bajarz.bots.evaluation import Evaluation
from bajarz.core.state import State

NOTHING = -1  # no action came before


class WatchedDealer:
    """Chance for planning: it notes that it was asked, and can cover what may come evenly.

    As the `turn`-th of `turns` dealers it takes the first pick from its own share of the outcomes,
    so that six of them see every face of a die once.
    """

    def __init__(self, rng: Random) -> None:
        self.random = rng.random
        self.asked = 0
        self.turn = 0
        self.turns = 1

    def pick(self, among: list[int]) -> int:
        self.asked += 1
        if self.asked > 1:
            return int(self.random() * len(among))
        return int((self.turn + self.random()) / self.turns * len(among))

    def begin(self, turn: int, turns: int) -> None:
        self.asked = 0
        self.turn = turn
        self.turns = turns


class Line:
    """A way to play on: actions, what could be chosen at each, and what they lead to."""

    def __init__(self, state: State, actions: list[int], options: list[list[int]]) -> None:
        self.state = state
        self.actions = actions
        self.options = options
        self.value = 0.0


class Planner:
    """Looks through the ways to finish a turn, keeping the `width` best at every step."""

    def __init__(self, evaluation: Evaluation, rng: Random, width: int, samples: int) -> None:
        self.evaluation = evaluation
        self.dealer = WatchedDealer(rng)
        self.width = width
        self.samples = samples
        self.skipping = True

    def lines(self, world: State) -> list[Line]:
        """The finished lines that were found, the best first: each ends at chance, or with the
        turn."""
        ended = self.search(world, True) or self.search(world, False)
        ended.sort(key=worth_of, reverse=True)
        return ended

    def search(self, world: State, skipping: bool) -> list[Line]:
        """The lines found; if other orders are skipped, every line kept may come to a dead end."""
        self.skipping = skipping
        seat = world.to_move()
        turn = world.turn_number()
        open_lines = [Line(world, [], [])]
        ended: list[Line] = []
        while open_lines:
            following: list[Line] = []
            for line in open_lines:
                self.extend(line, seat, turn, following, ended)
            following.sort(key=worth_of, reverse=True)
            open_lines = following[: self.width]
        return ended

    def extend(
        self, line: Line, seat: int, turn: int, following: list[Line], ended: list[Line]
    ) -> None:
        """Every next step of a line: those that end it, and those that leave more to decide."""
        evaluation = self.evaluation
        options = line.state.legal_actions()
        last = line.actions[-1] if line.actions else NOTHING
        for action in options:
            if self.skipping and last != NOTHING and evaluation.skips(last, action):
                continue
            state = line.state.clone()
            self.dealer.begin(0, 1)
            state.apply(seat, action, self.dealer)
            after = Line(state, [*line.actions, action], [*line.options, options])
            over = state.to_move() != seat or state.turn_number() != turn
            if self.dealer.asked and (not over or evaluation.draws_for_itself):
                after.value = self.average(line.state, seat, action)
                ended.append(after)
                continue
            after.value = evaluation.value(state, seat)
            if over:
                ended.append(after)
            else:
                following.append(after)

    def average(self, before: State, seat: int, action: int) -> float:
        """What an action is worth over what chance may bring."""
        total = 0.0
        samples = min(self.samples, self.evaluation.samples(action))
        for sample in range(samples):
            state = before.clone()
            self.dealer.begin(sample, samples)
            state.apply(seat, action, self.dealer)
            total += self.evaluation.value(state, seat)
        return total / samples


def worth_of(line: Line) -> float:
    return line.value
