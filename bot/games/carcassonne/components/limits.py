"""How many of everything there is, and what it is worth."""

from __future__ import annotations

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
