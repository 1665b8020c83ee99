"""Observations: a row of small whole numbers, described field by field.

A layout is the only description there is: the spaces, the dictionaries and the tables of
docs/environments.md are made of it.
"""

from collections.abc import Iterable
from math import prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Row = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]

MOST = 32767  # of what has no smaller bound


class Field(NamedTuple):
    """Numbers of one meaning, which lie side by side in the row."""

    name: str
    shape: tuple[int, ...]
    high: int
    text: str
    low: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Where each field lies in the row."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = list(fields)
        self.start: dict[str, int] = {}
        self.size = 0
        for field in self.fields:
            if field.name in self.start:
                raise ValueError(f"field {field.name} is described twice")
            self.start[field.name] = self.size
            self.size += field.size

    def bounds(self) -> tuple[Row, Row]:
        """The least and the greatest value of every number."""
        sizes = [field.size for field in self.fields]
        low = np.repeat([field.low for field in self.fields], sizes)
        high = np.repeat([field.high for field in self.fields], sizes)
        return low.astype(np.int16), high.astype(np.int16)

    def split(self, row: Row) -> dict[str, Row]:
        """The fields by name in their shapes; views of the row, or of many rows at once."""
        many = row.shape[:-1]
        return {
            field.name: row[..., at : at + field.size].reshape(*many, *field.shape)
            for field, at in zip(self.fields, self.start.values(), strict=True)
        }

    def scale(self, rows: Row) -> npt.NDArray[np.float32]:
        """The same numbers divided by the greatest their field allows: from -1 to 1."""
        low, high = self.bounds()
        return (rows / np.maximum(high, -low)).astype(np.float32)
