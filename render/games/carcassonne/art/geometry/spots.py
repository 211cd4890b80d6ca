"""Where things stand on a tile: followers, shields, the monastery, the mine."""

from __future__ import annotations

import math
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from PIL import Image

from bot.games.carcassonne.components import Kind, Segment, Tile
from render.games.carcassonne.art.geometry.clearance import farthest, two_apart, without
from render.games.carcassonne.art.geometry.labels import label_at, label_image, segment_mask
from render.games.carcassonne.art.geometry.layout import layout
from render.games.carcassonne.art.geometry.places import monastery_place
from render.games.carcassonne.art.geometry.points import SIDE, Curve, Point, along, turned
from render.games.carcassonne.art.geometry.roads import CENTRE, crossed

SQUARE: Final = 11.0
"""The radius of the open square in a city, on which its follower stands."""
_CROSSING: Final = 0.2
"""How far along a road its follower stands if another road crosses it."""
_BESIDE: Final = (0.3, 0.34)
"""Where a monastery's follower stands, beside the church, as shares of how far the yard reaches."""
_STEPS: Final = 50
"""The number of steps in which the end of a road is looked for."""
_MARGIN, _GRID = 18, 4
"""How far ingots keep away from the edge of the tile, and how finely their place is looked for."""
_MINE_APART: Final = 7.0
"""How far a mine in a field keeps away from the place of the field's follower."""
_IN_CITY: Final = 8.5
"""A mine lies in a field that leaves so much room for it, otherwise at the edge of a city."""


class Spots(NamedTuple):
    """Where things stand on a tile in one of its turns."""

    followers: tuple[Point, ...]
    """By segment."""
    shields: tuple[Point, ...]
    monastery: tuple[Point, float] | None
    """Its centre, and how far its yard reaches."""
    mine: tuple[Point, float] | None
    """Its centre, and how much room there is around."""
    ingots: Point
    """Where ingots hide neither followers nor shields."""


@cache
def spots(tile: Tile, turn: int) -> Spots:
    """Return where things stand on a tile after `turn` quarter turns clockwise."""
    if turn:
        first = spots(tile, 0)
        segments = zip(tile.segments, first.followers, strict=True)
        followers = tuple(_follower(tile, segment, turned(place, turn), turn) for segment, place in segments)
        shields = tuple(turned(place, turn) for place in first.shields)
        monastery = first.monastery and (turned(first.monastery[0], turn), first.monastery[1])
        mine = first.mine and (turned(first.mine[0], turn), first.mine[1])
        return Spots(followers, shields, monastery, mine, _farthest_from([*followers, *shields]))
    followers = tuple(_follower(tile, segment, _place(tile, at), 0) for at, segment in enumerate(tile.segments))
    monastery = None if tile.monastery is None else monastery_place(tile)
    shields = tuple(_square_and_shield(tile, at)[1] for at, each in enumerate(tile.segments) if each.shields)
    mine = _mine(tile, followers) if tile.gold else None
    return Spots(followers, shields, monastery, mine, _farthest_from([*followers, *shields]))


def _place(tile: Tile, at: int) -> Point:
    """Return where a segment's follower stands on the unturned tile; a monastery's yard's centre."""
    segment = tile.segments[at]
    if segment.kind is Kind.ROAD:
        road = layout(tile, 0).roads[segment.part]
        if road.ends:
            return along(road.line, _seen(tile, at, road.line) / 2)
        return along(road.line, _CROSSING if crossed(tile, segment) else 0.5)
    if segment.kind is Kind.MONASTERY:
        return monastery_place(tile)[0]
    return _square_and_shield(tile, at)[0] if segment.shields else farthest(segment_mask(tile, 0, at, SIDE))[0]


@cache
def _square_and_shield(tile: Tile, city: int) -> tuple[Point, Point]:
    """Return where the follower and the shield of a city stand, the follower nearer to the middle of the tile."""
    first, second = two_apart(segment_mask(tile, 0, city, SIDE))
    return (first, second) if math.dist(first, CENTRE) <= math.dist(second, CENTRE) else (second, first)


def _seen(tile: Tile, at: int, line: Curve) -> float:
    """Return the share of a road, from its side of the tile, until a city, a yard or a round covers it."""
    labels = label_image(tile, 0)
    shares = [step / _STEPS for step in range(2, _STEPS)]
    return next(share for share in shares if label_at(labels, along(line, share)) != at + 1)


def _follower(tile: Tile, segment: Segment, place: Point, turn: int) -> Point:
    """Return where a follower stands; beside a church always at its lower right, since it is upright in all turns."""
    if segment.kind is not Kind.MONASTERY:
        return place
    centre, reach = monastery_place(tile)
    x, y = turned(centre, turn)
    return x + reach * _BESIDE[0], y + reach * _BESIDE[1]


def _farthest_from(taken: list[Point]) -> Point:
    """Return the place, not at the edge of the tile, that is farthest from what stands there."""
    steps = range(_MARGIN, SIDE - _MARGIN + 1, _GRID)
    free = ((float(x), float(y)) for x, y in product(steps, steps))
    return max(free, key=lambda place: min(math.dist(place, other) for other in taken))


def _mine(tile: Tile, followers: tuple[Point, ...]) -> tuple[Point, float]:
    """Find room for the mine: in the widest field, or else in the city."""
    best = _widest(tile, followers, Kind.FIELD)
    return best if best[1] >= _IN_CITY or not tile.cities else _widest(tile, followers, Kind.CITY)


def _widest(tile: Tile, followers: tuple[Point, ...], kind: Kind) -> tuple[Point, float]:
    labels = label_image(tile, 0).resize((SIDE, SIDE), Image.Resampling.NEAREST)
    numbers = {at + 1 for at, each in enumerate(tile.segments) if each.kind is kind}
    mask = labels.point([255 if label in numbers else 0 for label in range(256)])
    for at, each in enumerate(tile.segments):
        if each.kind is kind:
            mask = without(mask, followers[at], _MINE_APART if kind is Kind.FIELD else SQUARE)
    return farthest(mask)
