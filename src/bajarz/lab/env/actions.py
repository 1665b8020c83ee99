"""Dense action ids: every action that can be listed, numbered from 0 without gaps.

An engine's integers are sparse. A table lists them block by block; an action's id is its position
in that list, for good: it depends on the game, its components, the number of players, the options
and the window alone, never on the state.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Block(NamedTuple):
    """Actions of one form that lie side by side."""

    form: str  # in the game's notation
    order: str  # how the ids run within the block, slowest first
    codes: list[int]


class ActionTable:
    """The bijection between ids and the engine's integers."""

    def __init__(self, blocks: Iterable[Block]) -> None:
        self.blocks = list(blocks)
        self.codes = [code for block in self.blocks for code in block.codes]
        self.ids = {code: number for number, code in enumerate(self.codes)}
        if len(self.ids) != len(self.codes):
            raise ValueError("an action is listed twice")

    @property
    def size(self) -> int:
        return len(self.codes)

    def first_ids(self) -> list[int]:
        """The first id of each block."""
        firsts: list[int] = []
        at = 0
        for block in self.blocks:
            firsts.append(at)
            at += len(block.codes)
        return firsts
