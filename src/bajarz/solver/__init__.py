"""Finds the best castles of Caladale: an annealer, an exact search for small hands, a picture."""

from bajarz.solver.problem import Placement, Problem, Progress, Solution
from bajarz.solver.solve import solve

__all__ = ["Placement", "Problem", "Progress", "Solution", "solve"]
