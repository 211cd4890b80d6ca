"""The contents of the box: tiles, followers, ingots, and what they are worth."""

from __future__ import annotations

from bot.games.carcassonne.components.edges import HALVES, SIDES, Terrain
from bot.games.carcassonne.components.segments import AROUND, Kind, Segment
from bot.games.carcassonne.components.tile import CODES, START, TILES, Tile, Turned, drawn_tiles

__all__ = [
    "AROUND",
    "CODES",
    "FOLLOWERS",
    "HALVES",
    "INGOTS_A_TILE",
    "INGOT_VALUES",
    "POINTS_A_CITY_BESIDE",
    "POINTS_A_CITY_TILE",
    "POINTS_A_MONASTERY",
    "POINTS_A_ROAD_TILE",
    "SEATS",
    "SIDES",
    "START",
    "TILES",
    "Kind",
    "Segment",
    "Terrain",
    "Tile",
    "Turned",
    "drawn_tiles",
]


SEATS = range(2, 6)
FOLLOWERS = 7
"""For each seat."""
INGOTS_A_TILE = 2
"""Laid out with each gold tile."""
POINTS_A_ROAD_TILE = 1
POINTS_A_CITY_TILE = 2
"""Also for each shield; halved where the city is not completed."""
POINTS_A_MONASTERY = 9
"""With all tiles around it; 1 less for each that is missing."""
POINTS_A_CITY_BESIDE = 3
"""For a field, for each completed city."""
INGOT_VALUES = ((10, 4), (7, 3), (4, 2), (0, 1))
"""What each ingot is worth by the least number that a seat has."""
