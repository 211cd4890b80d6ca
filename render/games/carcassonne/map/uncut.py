"""A window on the map whose edges cut as little as possible of what stands there, and show little of the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import Board, Place
from render.engine.scene import Box
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import Sight, extent, whole

_RING: Final = 6
"""How far the frame of the newest tile reaches beyond it, in pixels."""
_TRIED: Final = 12
"""Windows are tried in steps of this part of a tile."""
_NUDGE: Final = 0.34
"""How far a window may be nudged, in tiles."""
_BEYOND: Final = 0.5
"""So much of the empty table may be seen beyond the map's edge, in tiles."""
_EMPTY: Final = 4
"""What it costs to show a tile's width of it more."""
_NEWEST, _UNSEEN = 3.0, 1.5
"""What it costs to cut the newest tile, and not to show it; to cut a follower costs 1."""
_FAR: Final = 0.1
"""What it costs that a window is one tile away from the best of those that may cut anything."""


class _Span(NamedTuple):
    """From where to where something reaches, across or down, in pixels."""

    start: int
    end: int

    def is_cut(self, at: int) -> bool:
        """Return whether an edge at this place cuts it."""
        return self.start < at < self.end


class _Line(NamedTuple):
    """What lies along one direction of the map, which reaches from 0 to `most`, and the size of the window."""

    standing: Sequence[_Span]
    newest: _Span
    most: int
    size: int
    tile: int


def uncut(board: Board, must: Collection[Place], sight: Sight, above: int) -> Sight:
    """Return a sight moved to where it sees some places, of which one may reach so far above its tile."""
    return _moved(board, must, sight, above, nudge=False)


def nudged(board: Board, must: Collection[Place], sight: Sight) -> Sight:
    """Return a sight moved a little, so that it cuts less and sees some places as before."""
    return _moved(board, must, sight, _RING, nudge=True)


def _moved(board: Board, must: Collection[Place], sight: Sight, above: int, *, nudge: bool) -> Sight:
    tile, every, core = sight.tile, extent({*board.spots, *must}), extent(must)
    full = whole({*board.spots, *must}, every.columns * tile, every.rows * tile, tile)
    everything = MapScene(board, full)
    boxes = [standing.box for _, standing in everything.followers()]
    newest = everything.box_at(board.laid[-1].place).grown(_RING)
    x, y = full.left - sight.left, full.top - sight.top

    needed = _Span((core.west - every.west) * tile - _RING, (core.east + 1 - every.west) * tile + _RING)
    across = [_Span(box.x, box.right) for box in boxes]
    columns = _Line(across, _Span(newest.x, newest.right), full.width, sight.width, tile)
    x = _start(columns, needed, x if nudge else None)
    needed = _Span((core.north - every.north) * tile - above, (core.south + 1 - every.north) * tile + _RING)
    rows = _Line(_down(boxes, x, sight.width), _Span(newest.y, newest.bottom), full.height, sight.height, tile)
    y = _start(rows, needed, y if nudge else None)
    return sight._replace(left=full.left - x, top=full.top - y)


def _down(boxes: Sequence[Box], left: int, width: int) -> list[_Span]:
    """Return how far those reach down that are seen in some columns."""
    return [_Span(box.y, box.bottom) for box in boxes if box.x < left + width and left < box.right]


def _start(line: _Line, needed: _Span, now: int | None) -> int:
    """Return where a window begins that sees what is needed, near to where it begins now if it does."""
    size, tile = line.size, line.tile
    low, high = needed.end - size, needed.start
    if now is not None:
        reach = round(_NUDGE * tile)
        low, high = max(low, now - reach), min(high, now + reach)
    if low > high:
        return (low + high) // 2 if now is None else now
    margin, middle = round(_BEYOND * tile), (low + high) // 2 if now is None else now
    first = [each for each in line.standing if each.start < high and each.end > low]
    last = [each for each in line.standing if each.start < high + size and each.end > low + size]

    def cost(start: int) -> float:
        end = start + size
        cut = sum(each.start < start < each.end for each in first) + sum(each.start < end < each.end for each in last)
        empty = max(0, -margin - start) + max(0, end - line.most - margin)
        found = cut + _EMPTY * empty / tile + _FAR * abs(start - middle) / tile
        if line.newest.is_cut(start) or line.newest.is_cut(end):
            return found + _NEWEST
        return found + _UNSEEN * (line.newest.end <= start or line.newest.start >= end)

    tried: list[int] = sorted({*range(low, high, max(1, tile // _TRIED)), high, middle})
    return min(tried, key=cost)
