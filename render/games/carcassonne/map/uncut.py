"""A window on the map whose edges cut as little as possible of what stands there, and show little of the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import Board, Place
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import Sight, extent, whole

_RING: Final = 6
"""How far the frame of the newest tile reaches beyond it, in pixels."""
_TRIED: Final = 12
"""Windows are tried in steps of this part of a tile."""
_BEYOND: Final = 0.5
"""So much of the empty table may be seen beyond the map's edge, in tiles."""
_EMPTY: Final = 4
"""What it costs to show a tile's width of it more."""
_NEWEST, _UNSEEN = 3.0, 1.5
"""What it costs to cut the newest tile, and not to show it; to cut a follower costs 1."""
_FAR: Final = 0.1
"""What it costs that the window is one tile away from where what must be seen is in its middle."""


class Span(NamedTuple):
    """From where to where something reaches, across or down, in pixels."""

    start: int
    end: int

    def is_cut(self, at: int) -> bool:
        """Return whether an edge at this place cuts it."""
        return self.start < at < self.end


def uncut(board: Board, must: Collection[Place], sight: Sight, above: int) -> Sight:
    """Return a sight moved to where it sees some places, of which one may reach so far above its tile."""
    tile, every, core = sight.tile, extent({*board.spots, *must}), extent(must)
    full = whole({*board.spots, *must}, every.columns * tile, every.rows * tile, tile)
    everything = MapScene(board, full)
    boxes = [standing.box for _, standing in everything.followers()]
    newest = everything.box_at(board.laid[-1].place).grown(_RING)

    needed = Span((core.west - every.west) * tile - _RING, (core.east + 1 - every.west) * tile + _RING)
    across = [Span(box.x, box.right) for box in boxes]
    x = _start(across, Span(newest.x, newest.right), needed, full.width, sight.width, tile)
    seen = [box for box in boxes if box.x < x + sight.width and x < box.right]
    needed = Span((core.north - every.north) * tile - above, (core.south + 1 - every.north) * tile + _RING)
    down = [Span(box.y, box.bottom) for box in seen]
    y = _start(down, Span(newest.y, newest.bottom), needed, full.height, sight.height, tile)
    return sight._replace(left=full.left - x, top=full.top - y)


def _start(standing: Sequence[Span], newest: Span, needed: Span, most: int, size: int, tile: int) -> int:
    """Return where a window of a size begins that sees what is needed of a map that reaches from 0 to `most`."""
    low, high = needed.end - size, needed.start
    if low > high:
        return (low + high) // 2
    margin, middle = round(_BEYOND * tile), (low + high) / 2

    def cost(start: int) -> float:
        end = start + size
        cut = sum(each.is_cut(start) or each.is_cut(end) for each in standing)
        empty = max(0, -margin - start) + max(0, end - most - margin)
        found = cut + _EMPTY * empty / tile + _FAR * abs(start - middle) / tile
        if newest.is_cut(start) or newest.is_cut(end):
            return found + _NEWEST
        return found + _UNSEEN * (newest.end <= start or newest.start >= end)

    return min(sorted({*range(low, high, max(1, tile // _TRIED)), high}), key=cost)
