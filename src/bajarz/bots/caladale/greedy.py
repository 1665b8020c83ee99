"""Greedy in Castles of Caladale: every tile goes where the castle likes it best, and stays.

It takes the tile that lifts the castle most as it stands, adds it, and never rebuilds.
"""

from random import Random

from bajarz.bots.caladale.evaluation import CaladaleEvaluation, tiles_to_come
from bajarz.bots.observation import Observation
from bajarz.bots.opinion import Opinion
from bajarz.core.dealer import RandomDealer
from bajarz.games.caladale.actions import (
    KIND_DOWN,
    KIND_DRAW,
    KIND_GRASS,
    KIND_KEEP,
    KIND_PLACE,
    KIND_STOP,
    KIND_TAKE,
    encode,
    kind_of,
    payload_of,
)
from bajarz.games.caladale.state import PHASE_PLACE, Position

SLIGHT = 0.01  # a better castle is better by more than this


class CaladaleGreedy:
    """One action ahead: a placement, or a tile and the place it would have."""

    def __init__(self, evaluation: CaladaleEvaluation, rng: Random) -> None:
        self.evaluation = evaluation
        self.rng = rng
        self.dealer = RandomDealer(rng)
        self.opinions: list[Opinion] = []

    def choose(self, seen: Observation) -> int:
        world = seen.world(self.rng)
        assert isinstance(world, Position)
        actions = self.worth_judging(seen, world)
        opinions = [Opinion(action, self.judge(world, seen.seat, action), 1) for action in actions]
        self.opinions = self.rank(opinions)
        return self.opinions[0].action

    def rank(self, opinions: list[Opinion]) -> list[Opinion]:
        """The opinions, that of the action to choose first."""
        return sorted(opinions, key=lambda opinion: -opinion.value)

    def explain(self, most: int = 5) -> list[Opinion]:
        """The best few actions of the last decision, with the worth of the castle after them."""
        return self.opinions[:most]

    def worth_judging(self, seen: Observation, world: Position) -> list[int]:
        """Placements that lift the castle come first; if there are any, nothing else matters."""
        others = [action for action in seen.actions if kind_of(action) != KIND_PLACE]
        if world.phase == PHASE_PLACE:  # C-1b, C-1e: the taken tile must be placed
            slides = self.helpful_slides(world, seen.seat, others)
            return placements(seen) or slides or [encode(KIND_STOP)]
        going_on = [action for action in others if kind_of(action) != KIND_STOP]
        return self.additions(seen, world) or going_on or others

    def additions(self, seen: Observation, world: Position) -> list[int]:
        """The placements that lift the castle."""
        enough = self.evaluation.value(world, seen.seat) + SLIGHT
        return [a for a in placements(seen) if self.judge(world, seen.seat, a) > enough]

    def helpful_slides(self, world: Position, seat: int, actions: list[int]) -> list[int]:
        """C-1d: where the grass could go so that the taken tile has a place."""
        helpful: list[int] = []
        for action in actions:
            if kind_of(action) == KIND_GRASS:
                after = world.clone()
                after.apply(seat, action, self.dealer)
                assert isinstance(after, Position)
                if after.placement_index(seat).placements(after.taken):
                    helpful.append(action)
        return helpful

    def judge(self, world: Position, seat: int, action: int) -> float:
        kind = kind_of(action)
        if kind in (KIND_TAKE, KIND_DRAW, KIND_KEEP, KIND_DOWN):
            return self.judge_draft(world, seat, action)
        after = world.clone()
        after.apply(seat, action, self.dealer)
        return self.evaluation.value(after, seat)

    def judge_draft(self, world: Position, seat: int, action: int) -> float:
        """C-T1, C-T2: the castle with the tile in its best place, or one point for turning it
        down. Of the stack nobody knows the top, so drawing is worth as much as no tile."""
        kind = kind_of(action)
        coming = tiles_to_come(world)
        index = world.placement_index(seat)
        if kind in (KIND_TAKE, KIND_KEEP):
            tile = payload_of(action) if kind == KIND_TAKE else world.taken
            return self.evaluation.best_addition(index, tile, coming)
        down = 1.0 if kind == KIND_DOWN else 0.0
        return self.evaluation.worth(index.analysis, coming) + down


def placements(seen: Observation) -> list[int]:
    """The listed ways to add a tile to the castle."""
    return [action for action in seen.actions if kind_of(action) == KIND_PLACE]
