"""The contents of the box: tiles, followers, ingots, and what they are worth."""

from bot.games.carcassonne.components.edges import HALVES, SIDES, Terrain
from bot.games.carcassonne.components.limits import (
    FOLLOWERS,
    INGOT_VALUES,
    INGOTS_A_TILE,
    POINTS_A_CITY_BESIDE,
    POINTS_A_CITY_TILE,
    POINTS_A_MONASTERY,
    POINTS_A_ROAD_TILE,
    SEATS,
)
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
