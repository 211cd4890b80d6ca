"""The segments of a tile: the parts of roads, cities, a monastery and fields that lie on it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

AROUND: Final = 8
"""The number of places around a monastery."""


class Kind(StrEnum):
    """The kinds of features, named as in the game record."""

    ROAD = "road"
    CITY = "city"
    MONASTERY = "monastery"
    FIELD = "field"


class Segment(NamedTuple):
    """The part of a feature that lies on one tile, unturned."""

    kind: Kind
    part: int
    """Its number among the tile's segments of this kind, from 0."""
    sides: tuple[int, ...] = ()
    """The sides that a road or city reaches."""
    halves: tuple[int, ...] = ()
    """The half edges that a field reaches."""
    shields: int = 0
    cities: tuple[int, ...] = ()
    """The cities of the tile that a field lies beside, by their parts."""

    @property
    def open(self) -> int:
        """How many neighbours it waits for when it lies alone; a field waits for none."""
        return AROUND if self.kind is Kind.MONASTERY else len(self.sides)
