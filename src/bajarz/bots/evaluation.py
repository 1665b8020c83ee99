"""What an evaluation is: named features of a position, a weight each, and their sum."""

from math import exp

from bajarz.core.state import State

WIN = 1000.0  # a won game is better than any position


class Evaluation:
    """Judges positions of one game, in points of its score.

    It reads a `State`, so it must only be given worlds that `Observation.world` made and what was
    played on from them. Everything here may be called at any decision, also in mid-turn.
    """

    def __init__(self, names: list[str], weights: list[float], visible: list[str]) -> None:
        assert len(names) == len(weights)
        self.names = names
        self.visible = visible  # the features that a beginner sees: what counts at once
        self.weights = weights
        self.turns = 2  # of a playout before the evaluation judges (measured: docs/bots.md)
        self.most = 14  # actions looked at in a step of a playout
        self.blur = 0.7  # by how much a fair player misjudges a line
        self.draws_for_itself = False  # whether what is drawn at a turn's end changes the value

    def measure(self, state: State, seat: int) -> list[float]:
        """The features of a position for a seat, in the order of `names`."""
        raise NotImplementedError

    def spread(self, state: State) -> float:
        """How many points ahead make a win likely (about three in four) from here on."""
        raise NotImplementedError

    def watch(self, state: State, seat: int) -> None:
        """Whose decision is thought about, in a world that fits it; said once for each turn."""

    def skips(self, last: int, action: int) -> bool:
        """Whether `action` right after `last` only repeats, in another order, what the seat could
        have reached anyway; planning leaves it out."""
        return False

    def samples(self, action: int) -> int:
        """How many outcomes of chance to look at when an action is weighed."""
        return 6

    def some(self, actions: list[int], most: int, start: float) -> list[int]:
        """The actions that a playout looks at: all, or, of more than `most`, as many, evenly spread
        from `start` (0 to 1)."""
        count = len(actions)
        if count <= most:
            return actions
        step = count / most
        return [actions[int((start + index) * step)] for index in range(most)]

    def branches(self, actions: list[int]) -> list[int]:
        """The actions that a search looks at beyond the next one."""
        return actions

    def features(self, state: State, seat: int) -> dict[str, float]:
        """The features by name."""
        return dict(zip(self.names, self.measure(state, seat), strict=True))

    def value(self, state: State, seat: int) -> float:
        """The weighted sum, or what the result says once the game is over."""
        if state.to_move() < 0:
            return self.outcome(state, seat)
        total = 0.0
        weights = self.weights
        for index, feature in enumerate(self.measure(state, seat)):
            total += weights[index] * feature
        return total

    def outcome(self, state: State, seat: int) -> float:
        """The value of a finished game: who won, and then by how much."""
        result = state.result()
        assert result is not None
        own = result.scores[seat]
        others = [score for other, score in enumerate(result.scores) if other != seat]
        lead = own - max(others) if others else own
        if result.ranks[seat] > 1:
            return lead - WIN
        return lead + WIN / result.ranks.count(1)

    def chances(self, state: State, players: int) -> list[float]:
        """The chance of each seat to win, adding up to one until the game is over."""
        if state.to_move() < 0:
            return shares(state, players)
        spread = self.spread(state)
        values = [self.value(state, seat) / spread for seat in range(players)]
        best = max(values)
        odds = [exp(value - best) for value in values]
        total = sum(odds)
        return [each / total for each in odds]


def shares(state: State, players: int) -> list[float]:
    """A finished game: one for the winner, shared by those who share the first place; nothing for
    anybody where nobody has won."""
    result = state.result()
    assert result is not None
    share = 1.0 / max(1, result.ranks.count(1))
    return [share if result.ranks[seat] == 1 else 0.0 for seat in range(players)]
