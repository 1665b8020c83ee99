"""Building while the draft goes on (C-B1): a castle grows tile by tile, for the others to see.

Before a bot takes a tile it adds those it has kept, one at a time, where they fit. Only where much
is gained is the castle laid anew. Every step lifts the evaluation of the position, so building ends
by itself and undoes nothing.
"""

from collections.abc import Callable

from bajarz.bots.caladale.greedy import CaladaleGreedy
from bajarz.bots.observation import Observation
from bajarz.bots.opinion import Opinion
from bajarz.games.caladale.game import Caladale
from bajarz.games.caladale.state import Position
from bajarz.solver import Solution
from bajarz.solver.ask import layout_text

EACH = 0.5  # points to be gained for every tile that is laid anew
ENOUGH = 6.0  # points for which all are, however many


class DraftBuilding:
    """Says what to build in a turn of the draft, by the same judgement as greedy."""

    def __init__(self, game: Caladale, judge: CaladaleGreedy) -> None:
        self.game = game
        self.judge = judge

    def step(self, seen: Observation, find_castle: Callable[[], Solution]) -> list[Opinion]:
        """Ways to go on building, if there are any; `find_castle` is asked only when no tile can
        be added."""
        world = seen.world(self.judge.rng)
        assert isinstance(world, Position)
        additions = self.judge.additions(seen, world)
        if additions:
            return self.opinions(world, seen.seat, additions)
        layout = self.game.parse(layout_text(find_castle()))
        rebuilt = self.opinions(world, seen.seat, [layout])
        wanted = min(ENOUGH, EACH * len(world.castles[seen.seat].laid))
        now = self.judge.evaluation.value(world, seen.seat)
        return rebuilt if rebuilt[0].value >= now + wanted else []

    def opinions(self, world: Position, seat: int, actions: list[int]) -> list[Opinion]:
        return [Opinion(action, self.judge.judge(world, seat, action), 1) for action in actions]
