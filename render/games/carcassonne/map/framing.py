"""Framing the public picture: the whole map while its tiles are large enough, else the part that was played on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import product
from math import hypot, inf
from typing import Final

from bot.games.carcassonne import Board, Place
from render.games.carcassonne.map.sight import Sight, extent, largest, whole
from render.games.carcassonne.map.uncut import nudged
from render.games.carcassonne.map.weights import Area, Weights

LARGEST: Final = 172
LEAST: Final = 70
"""The width of tiles at most, and the least at which the whole map is shown."""
PART: Final = 84
"""The width of tiles where only a part is shown."""
_STEP: Final = 2
"""Tiles grow in such steps, so that few sizes of them have to be made."""
_AIR: Final = 0.4
"""How much is seen, in tiles, beyond what has to be seen."""
_LEAST_ROOM: Final = 0.4
"""With so much room for that at both sides together, in tiles, there is still less of it."""
_BEYOND: Final = 0.5
"""How much of the empty table is seen at most beyond the map's edge, in tiles."""
_TRIED: Final = 9
"""How many windows are tried across and down."""
_FOLLOWER: Final = 0.6
"""What a follower counts beside a tile."""
_FAR: Final = 0.25
"""What it costs that the newest tile is one tile away from the middle."""
_MORE: Final = 0.3
"""So much more may be hidden in a corner after a window was nudged, across and down or one of both, so that it cuts
fewer followers."""
_HIDDEN: Final = 2.5
"""How much worse it is that a tile is hidden than that it is not seen."""


def framed(board: Board, played: Collection[Place], width: int, height: int, corner: tuple[int, int] = (0, 0)) -> Sight:
    """See the whole map if its tiles are large enough, else the part with what was played, and most that is around.

    The first of the places that were played is the most important one, if not all can be seen. Where a part is seen,
    something as large as `corner` is laid into one of its corners.
    """
    places = [*board.spots]
    tile = min(LARGEST, largest(places, width, height))
    if tile >= LEAST:
        return whole(places, width, height, tile - tile % _STEP)
    return _part(board, played or [board.laid[-1].place], width, height, corner)


def _part(board: Board, played: Collection[Place], width: int, height: int, corner: tuple[int, int]) -> Sight:
    across, down = width / PART, height / PART
    must, (middle, *_) = extent(played), played
    if must.columns + _LEAST_ROOM > across or must.rows + _LEAST_ROOM > down:
        must = extent([middle])
    weights: dict[Place, float] = dict.fromkeys(board.spots, 1.0)
    for follower in board.followers:
        weights[follower.place] += _FOLLOWER
    all_of_it = extent(board.spots)
    lefts = _tried(must.west, must.east, all_of_it.west, all_of_it.east, across)
    tops = _tried(must.north, must.south, all_of_it.north, all_of_it.south, down)
    lies = Weights(weights)

    def worth(area: Area) -> float:
        away = hypot(area.left + across / 2 - middle.x - 0.5, area.top + down / 2 - middle.y - 0.5)
        return lies.within(area) - _FAR * away

    areas = {area: worth(area) for area in (Area(*start, across, down) for start in product(lefts, tops))}
    best = _freest(lies, areas, corner[0] / PART, corner[1] / PART)
    sight = Sight(width, height, PART, round(-best.left * PART), round(-best.top * PART))
    moved = nudged(board, [Place(must.west, must.north), Place(must.east, must.south)], sight)
    wide, high = corner[0] / PART, corner[1] / PART
    most = _hidden(lies, best, wide, high) + _MORE
    for each in (moved, sight._replace(left=moved.left), sight._replace(top=moved.top)):
        if _hidden(lies, Area(-each.left / PART, -each.top / PART, across, down), wide, high) <= most:
            return each
    return sight


def _freest(lies: Weights, areas: Mapping[Area, float], wide: float, high: float) -> Area:
    """Return the area that is worth most without what something of this size hides in its best corner."""
    best, most = None, -inf
    for area in sorted(areas, key=areas.__getitem__, reverse=True):
        if best is not None and areas[area] <= most:
            break
        worth = areas[area] - _HIDDEN * _hidden(lies, area, wide, high)
        if worth > most:
            best, most = area, worth
    assert best is not None, "some areas are tried"
    return best


def _hidden(lies: Weights, area: Area, wide: float, high: float) -> float:
    """Return what something of this size hides in the best corner of an area."""
    lefts, tops = (area.left, area.left + area.width - wide), (area.top, area.top + area.height - high)
    return min(lies.within(Area(x, y, wide, high)) for x, y in product(lefts, tops))


def _tried(first: int, last: int, least: int, most: int, size: float) -> list[float]:
    """Return where windows may begin that see from the first column to the last one, and little beyond the map."""
    room = size - (last + 1 - first)
    air = _AIR if room >= 2 * _AIR else room / 4
    low, high = last + 1 + air - size, first - air
    low, high = (_within(each, least, most, size) for each in (low, high))
    return sorted({low + (high - low) * step / (_TRIED - 1) for step in range(_TRIED)})


def _within(start: float, least: int, most: int, size: float) -> float:
    """Return a beginning moved so that little of the empty table is seen."""
    west, east = least - _BEYOND, most + 1 + _BEYOND - size
    return (west + east) / 2 if west > east else min(max(start, west), east)
