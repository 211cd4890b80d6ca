"""The layout of a tile in one of its turns: its cities, its roads, the round where they meet."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bot.games.carcassonne.components import Kind, Segment, Tile
from render.games.carcassonne.art.geometry.cities import City, city, turned_city
from render.games.carcassonne.art.geometry.points import Curve, turned_curve
from render.games.carcassonne.art.geometry.roads import has_plaza, line, passes_above, roads_of


class Road(NamedTuple):
    """The geometry of one segment of a road."""

    line: Curve
    above: bool
    """Whether it is led above a city or another road."""
    ends: bool


class Layout(NamedTuple):
    """The geometry of a tile in one of its turns."""

    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    plaza: bool


@cache
def layout(tile: Tile, turn: int) -> Layout:
    """Return the layout of a tile after `turn` quarter turns clockwise."""
    cities = [segment for segment in tile.segments if segment.kind is Kind.CITY]
    return Layout(
        tuple(turned_city(city(each.sides, _others(cities, each)), turn) for each in cities),
        tuple(
            Road(turned_curve(line(tile, each), turn), passes_above(tile, each), len(each.sides) == 1)
            for each in roads_of(tile)
        ),
        has_plaza(tile),
    )


def _others(cities: list[Segment], one: Segment) -> list[int]:
    return [side for each in cities if each is not one for side in each.sides]
