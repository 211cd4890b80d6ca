"""Sides and half edges, as they lie on a tile and meet across a shared edge."""

from __future__ import annotations

from enum import StrEnum

SIDES = "NESW"
"""The four sides of a tile are numbered clockwise from 0, the north."""
HALVES = range(8)
"""The half edges are numbered clockwise from the north-west corner: 0 is the western half of the north side."""


class Terrain(StrEnum):
    """What an edge shows."""

    FIELD = "F"
    ROAD = "R"
    CITY = "C"


def opposite(side: int) -> int:
    """Return the side of the neighbour that touches a side."""
    return (side + 2) % 4


def halves_of(side: int) -> tuple[int, int]:
    """Return the two half edges of a side."""
    return 2 * side, 2 * side + 1


def touching(half: int) -> int:
    """Return the half edge of the neighbour that touches a half edge: 0 meets 5, 1 meets 4, 2 meets 7, 3 meets 6."""
    return (half ^ 1) + 4 & 7


def turned_side(side: int, turn: int) -> int:
    """Return where a side points to after so many quarter turns clockwise."""
    return (side + turn) % 4


def turned_half(half: int, turn: int) -> int:
    """Return where a half edge lies after so many quarter turns clockwise."""
    return (half + 2 * turn) % 8
