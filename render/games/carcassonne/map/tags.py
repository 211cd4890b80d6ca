"""Where a tag goes that names a feature: it touches the feature's tiles and lies on nothing else that has a worth."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from heapq import heapify, heappop
from math import dist, inf
from typing import Final

from PIL import Image

from bot.games.carcassonne import Feature, Kind, Place, Tile
from render.engine.scene import Box
from render.games.carcassonne.land import label_image
from render.games.carcassonne.map.scene import MapScene, segments_of

Segments = Mapping[Place, tuple[int, ...]]
"""The numbers of segments by the place of their tile."""
_CELLS: Final = 16
"""In so many cells across and down a tile is looked at."""
_PLAIN, _OWN, _ROAD, _WORTH = 1, 2, 3, 4
"""What a cell holds: a field, what is named, a road or another field than those asked for, or a city or a monastery."""
_BAD: Final = {_PLAIN: 0.5, _OWN: 2.0, _ROAD: 1.5}
"""How bad it is to lie on that alone, in tiles that a tag is further away; the table is best."""
_TOUCHES: Final = 9
"""A tag overlaps the tile that it touches by one so many parts of it at least."""
_STEPS: Final = 5
"""Tags are tried so many parts of a tile apart."""
_NEVER: Final = 100
"""How bad it is, in tiles, to lie on what has a worth of its own: only where nothing else is left."""


class TagRoom:
    """The room that a map has for the tags of a feature."""

    def __init__(self, scene: MapScene, feature: Feature, fields: Sequence[Feature] = ()) -> None:
        """Look at a map; if there are fields that tags belong to, other fields are worse."""
        self.scene = scene
        own = _by_place(scene, [feature])
        self.tiles = [scene.box_at(where) for where in own if scene.sight.sees(where)]
        self._origin, self._ground = _ground(scene, own, _by_place(scene, fields) if fields else None)

    def find(self, sizes: Sequence[tuple[int, int]], near: tuple[int, int], busy: Collection[Box]) -> Box | None:
        """Return where a tag of the first size that has room lies, as near to a point as it can be."""
        for strict in (True, False):
            for size in sizes:
                if found := self._find(size, near, busy, strict=strict):
                    return found
        return None

    def _find(self, size: tuple[int, int], near: tuple[int, int], busy: Collection[Box], *, strict: bool) -> Box | None:
        best, least, side, (wide, high) = None, inf, self.scene.sight.tile, size
        around = [tile.grown(max(size)) for tile in self.tiles]
        # where the upper left corner of a tag may not be
        taken = [
            (each.x - wide, each.y - high, each.right, each.bottom) for each in busy if any(map(each.meets, around))
        ]
        middle = near[0] - wide // 2, near[1] - high // 2
        tried = [(dist(at, middle), at) for at in self._tried(wide, high)]
        heapify(tried)  # most need not be sorted, as a place is found early
        while tried and tried[0][0] < least:
            away, (x, y) = heappop(tried)
            if any(left < x < right and top < y < low for left, top, right, low in taken):
                continue
            box = Box(x, y, wide, high)
            if (cost := away + side * self._badness(box, strict=strict)) < least:
                best, least = box, cost
        return best

    def _tried(self, wide: int, high: int) -> set[tuple[int, int]]:
        """Return the upper left corners of boxes that touch a tile of the feature and are seen whole."""
        side, found = self.scene.sight.tile, set[tuple[int, int]]()
        step, touch = side // _STEPS, side // _TOUCHES
        for tile in self.tiles:
            left, right = max(3, tile.x + touch - wide), min(tile.right - touch, self.scene.width - wide - 3)
            top, low = max(3, tile.y + touch - high), min(tile.bottom - touch, self.scene.height - high - 3)
            # the least overlaps are tried more finely
            down = [y for y in {top + 4, *range(top, low, step), low, low - 4} if top <= y <= low]
            for x in {left + 4, *range(left, right, step), right, right - 4}:
                if left <= x <= right:
                    found.update((x, y) for y in down)
        return found

    def _badness(self, box: Box, *, strict: bool) -> float:
        cell, (left, top) = self.scene.sight.tile / _CELLS, self._origin
        x, y = int((box.x - left) // cell), int((box.y - top) // cell)
        right, bottom = -int(-(box.right - left) // cell), -int(-(box.bottom - top) // cell)
        counts = self._ground.crop((x, y, right, bottom)).histogram()
        share = 1 / ((right - x) * (bottom - y))
        if counts[_WORTH] and strict:
            return inf
        return share * (sum(bad * counts[kind] for kind, bad in _BAD.items()) + _NEVER * counts[_WORTH])


def _by_place(scene: MapScene, features: Sequence[Feature]) -> Segments:
    """Return the numbers of the segments of features on each of their tiles."""
    found: dict[Place, tuple[int, ...]] = {}
    for feature in features:
        for where, segment in segments_of(scene.board, feature):
            found[where] = (*found.get(where, ()), segment)
    return found


def _ground(scene: MapScene, own: Segments, fields: Segments | None) -> tuple[tuple[int, int], Image.Image]:
    """Return where the cells of what is seen begin, and what each holds."""
    sight, spots = scene.sight, scene.board.spots
    columns, rows = sight.columns, sight.rows
    image = Image.new("L", (len(columns) * _CELLS, len(rows) * _CELLS))
    for where in filter(sight.sees, spots):
        turned, _ = spots[where]
        at = (where.x - columns.start) * _CELLS, (where.y - rows.start) * _CELLS
        plain = None if fields is None else fields.get(where, ())
        image.paste(_cells(turned.tile, turned.turn, own.get(where, ()), plain), at)
    return sight.at(Place(columns.start, rows.start)), image


@lru_cache(maxsize=4096)
def _cells(tile: Tile, turn: int, own: tuple[int, ...], fields: tuple[int, ...] | None) -> Image.Image:
    """Return what the cells of a tile hold; a monastery takes its whole tile, as its building is all there is of it."""
    kinds = [_WORTH] * 256
    for number, segment in enumerate(tile.segments):
        kind = {Kind.FIELD: _PLAIN, Kind.ROAD: _ROAD}.get(segment.kind, _WORTH)
        if kind == _PLAIN and fields is not None and number not in fields:
            kind = _ROAD
        if tile.monastery is not None and not own:
            kind = _WORTH
        kinds[number + 1] = _OWN if number in own else kind
    kinds[255] = kinds[0] = _ROAD
    return label_image(tile, turn).point(kinds).resize((_CELLS, _CELLS), Image.Resampling.NEAREST)
