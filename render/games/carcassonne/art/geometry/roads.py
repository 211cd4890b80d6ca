"""Roads: the line along the middle of each segment."""

from __future__ import annotations

import math
from typing import Final

from bot.games.carcassonne.components import Kind, Segment, Tile
from render.games.carcassonne.art.geometry.points import SIDE, Curve, Point, bent, inwards, middle_of_side, turned_curve

WIDTH: Final = 13.0
"""Of a road with its kerbs."""
PLAZA: Final = 14.0
"""The radius of the paved round where roads meet and end."""
CENTRE: Final[Point] = (SIDE / 2, SIDE / 2)
_WAVE: Final = 4.0
_AT_GATE: Final = 35.0
"""How deep a road leads into the city at whose gate it ends."""
_ROUND, _TIGHT = 27.6, 13.0
"""How long the handles of a bend are: of an arc, and of one that leaves room for something else."""
_BEYOND: Final = 2.0
_STEPS: Final = 24


def roads_of(tile: Tile) -> list[Segment]:
    """List the segments of roads on a tile."""
    return [segment for segment in tile.segments if segment.kind is Kind.ROAD]


def has_plaza(tile: Tile) -> bool:
    """Return whether several roads meet and end on a tile, in a paved round in its middle."""
    return sum(len(road.sides) == 1 for road in roads_of(tile)) > 1


def line(tile: Tile, road: Segment) -> Curve:
    """Return the middle of a road, from one side of the tile to the other, or to where it ends."""
    if len(road.sides) == 1:
        side = road.sides[0]
        end = CENTRE if not tile.cities or has_plaza(tile) else inwards(side, _AT_GATE)
        return inwards(side, -_BEYOND), end
    first, second = sorted(road.sides)
    if second - first == 2:
        return turned_curve(_straight(0 if len(roads_of(tile)) > 1 or _passes(tile) else _WAVE), first)
    if (first, second) == (0, 3):
        first, second = second, first
    roomy = len(roads_of(tile)) > 1 or (tile.monastery is not None and not tile.cities)
    return _bend(first, second, _TIGHT if roomy else _ROUND)


def _passes(tile: Tile) -> bool:
    """Return whether a road passes through a city."""
    return any(len(segment.sides) > 1 and segment.kind is Kind.CITY for segment in tile.segments)


def crossed(tile: Tile, road: Segment) -> bool:
    """Return whether a road and another one cross without meeting."""
    return _is_straight(road) and any(_is_straight(each) for each in roads_of(tile) if each is not road)


def passes_above(tile: Tile, road: Segment) -> bool:
    """Return whether a road is led above a city or another road."""
    return _is_straight(road) and (_passes(tile) or (crossed(tile, road) and 1 in road.sides))


def _is_straight(road: Segment) -> bool:
    return len(road.sides) == 2 and (road.sides[0] - road.sides[1]) % 4 == 2


def _straight(wave: float) -> Curve:
    """Return a road from north to south."""
    shares = [step / _STEPS for step in range(_STEPS + 1)]
    return _reaching(
        0,
        tuple((SIDE / 2 + wave * math.sin(2 * math.pi * share) * math.sin(math.pi * share), SIDE * share)
              for share in shares),
        2,
    )  # fmt: skip


def _bend(first: int, second: int, handle: float) -> Curve:
    """Return a road from a side to the next one clockwise."""
    curve = bent(middle_of_side(first), inwards(first, handle), inwards(second, handle), middle_of_side(second))
    return _reaching(first, curve, second)


def _reaching(first: int, curve: Curve, second: int) -> Curve:
    """Return a curve that reaches beyond both sides, so that its band ends square with them."""
    return inwards(first, -_BEYOND), *curve, inwards(second, -_BEYOND)
