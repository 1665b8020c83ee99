"""The spaces of Gymnasium, and the words that all environments share."""

from typing import Any

import numpy as np
from gymnasium import spaces

from bajarz.lab.env.encoding import Encoding

Observation = dict[str, Any]  # "observation": a row, "action_mask": 1 for each legal id


def agent_name(seat: int) -> str:
    """Agents are named by seat, from 1, as everywhere outside the engines."""
    return f"seat_{seat + 1}"


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_")) - 1


def observation_space(encoding: Encoding, more: int = 0) -> spaces.Dict:
    """The row with its bounds, and the mask."""
    low, high = encoding.layout.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (encoding.size + more,), np.int8),
        }
    )


def action_space(encoding: Encoding, more: int = 0) -> spaces.Discrete:
    return spaces.Discrete(encoding.size + more)
