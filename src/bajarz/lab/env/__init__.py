"""The games as environments for learning programs: PettingZoo, Gymnasium, and vectors of games.

Needs the extra `env`: numpy, gymnasium and pettingzoo. docs/environments.md tells all.
"""

from bajarz.core.errors import MissingExtra
from bajarz.lab.env.errors import IllegalAction, OutsideWindow

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise MissingExtra("bajarz.lab.env", missing.name, "env") from missing

from bajarz.lab.env.aec import TurnEnv
from bajarz.lab.env.encoding import encoding_class, encoding_for
from bajarz.lab.env.parallel import CycleEnv
from bajarz.lab.env.records import RecordDecisions
from bajarz.lab.env.solo import SeatEnv
from bajarz.lab.env.vector import Batch, VectorEnv

__all__ = [
    "Batch",
    "CycleEnv",
    "IllegalAction",
    "MissingExtra",
    "OutsideWindow",
    "RecordDecisions",
    "SeatEnv",
    "TurnEnv",
    "VectorEnv",
    "encoding_class",
    "encoding_for",
]
