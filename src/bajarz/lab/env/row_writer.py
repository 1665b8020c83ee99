"""Collects what one observation says."""

from collections.abc import Sequence


class RowWriter:
    """Numbers and where they go in the row; `start` says where each field begins. The rest is 0."""

    def __init__(self, start: dict[str, int]) -> None:
        self.start = start
        self.where: list[int] = []
        self.what: list[int] = []

    def put(self, name: str, value: int, index: int = 0) -> None:
        """One number of a field."""
        self.where.append(self.start[name] + index)
        self.what.append(value)

    def fill(self, name: str, values: Sequence[int], index: int = 0) -> None:
        """Numbers of a field, from an index on."""
        at = self.start[name] + index
        self.where += range(at, at + len(values))
        self.what += values

    def mark(self, name: str, indices: list[int], index: int = 0) -> None:
        """1 for each of these indices, counted from an index on."""
        if indices:
            at = self.start[name] + index
            self.where += [at + each for each in indices]
            self.what += [1] * len(indices)

    def add(self, name: str, indices: list[int], values: list[int], index: int = 0) -> None:
        """These values at these indices, counted from an index on."""
        at = self.start[name] + index
        self.where += [at + each for each in indices]
        self.what += values
