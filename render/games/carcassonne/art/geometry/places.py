"""Where a monastery stands, which parts no field from itself."""

from __future__ import annotations

from functools import cache

from bot.games.carcassonne.components import Tile
from render.games.carcassonne.art.geometry.clearance import farthest
from render.games.carcassonne.art.geometry.ground import open_ground
from render.games.carcassonne.art.geometry.points import Point
from render.games.carcassonne.art.geometry.roads import CENTRE, roads_of

_LARGEST = 25.0


@cache
def monastery_place(tile: Tile) -> tuple[Point, float]:
    """Return the centre of an unturned tile's monastery and how far its yard reaches: the field's widest place."""
    if all(len(road.sides) == 1 for road in roads_of(tile)) and not tile.cities:
        return CENTRE, _LARGEST
    place, clear = farthest(open_ground(tile).point([255] + 255 * [0]))
    return place, min(_LARGEST, clear - 1)
