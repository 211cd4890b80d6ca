"""The outline of everything, in the corner of a part of the map that hides the least, and which part of it is seen."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby, pairwise
from typing import Final

from bot.games.carcassonne import Board, Place
from bot.games.carcassonne.board import reading_order, row_name
from render.engine import theme
from render.engine.scene import Box, Scene
from render.games.carcassonne.map.free import APART, freest
from render.games.carcassonne.map.scene import STONE, MapScene, lay_straight
from render.games.carcassonne.map.sight import Sight, extent, whole

_SIZES: Final = (150, 128), (126, 108), (104, 90)
"""The width and height at most: less where it would hide more tiles than it may."""
_HIDES: Final = 1
"""How many tiles it may hide, those with followers counting more."""
_UNSEEN: Final = 2
"""Where no more rows and columns than these are not seen, there is no need of it."""
_SEEN: Final = 0.5
"""The share of a row or column from which on it is seen."""
_EDGE: Final = 7
_FRAME: Final = "#5a3a1e"
_PAPER: Final = "#efe0c0"
_LAND: Final = "#6f8440"
_LARGEST: Final = 14
_LEAST: Final = 3
"""The width of tiles at most, and at least."""
_NEWEST: Final = 14
"""The width of the newest tile at least."""


def is_needed(board: Board, sight: Sight) -> bool:
    """Return whether so much of the map is not seen that its outline says where one is."""
    reach = extent(board.spots)
    columns = sum(sight.sees_column(column, _SEEN) for column in range(reach.west, reach.east + 1))
    rows = sum(sight.sees_row(row, _SEEN) for row in range(reach.north, reach.south + 1))
    return reach.columns - columns + reach.rows - rows > _UNSEEN


def inset_size(board: Board) -> tuple[int, int]:
    """Return how much room the inset and the space beside it need."""
    wide, high, _ = _paper(board, _SIZES[0])
    return wide + 2 * _EDGE + APART, high + 2 * _EDGE + APART


def _paper(board: Board, most: tuple[int, int]) -> tuple[int, int, int]:
    """Return the size of the paper, of so much at most with its frame, and the width of a tile on it."""
    reach = extent(board.spots)
    room = most[0] - 2 * _EDGE, most[1] - 2 * _EDGE
    tile = max(_LEAST, min(_LARGEST, room[0] // reach.columns, room[1] // reach.rows))
    return reach.columns * tile, reach.rows * tile, tile


def lay_inset(scene: MapScene, played: Collection[Place], busy: Collection[Box] = ()) -> Box:
    """Add the inset, and return where it is."""
    for most in _SIZES:
        wide, high, tile = _paper(scene.board, most)
        box, hidden = freest(scene, wide + 2 * _EDGE, high + 2 * _EDGE, played, busy)
        if hidden <= _HIDES:
            break
    scene.plate("inset/frame", box, _FRAME, STONE, 8, shadow=5)
    small = whole(scene.board.spots, wide, high, tile)
    paper = Scene(wide, _PAPER)
    paper.height = high
    _lay_land(paper, scene.board, small)
    _lay_view(paper, scene.sight, small)
    _lay_newest(paper, small, played)
    scene.window("inset/map", box.x + _EDGE, box.y + _EDGE, paper)
    return box


def _lay_land(paper: Scene, board: Board, small: Sight) -> None:
    """Add the outline of all tiles: those beside each other in a row as one strip, which is quicker."""
    for row, places in groupby(sorted(board.spots, key=reading_order), lambda place: place.y):
        strip = list[Place]()
        for place in (*places, None):
            if strip and (place is None or place.x > strip[-1].x + 1):
                x, y = small.at(strip[0])
                box = Box(x, y, len(strip) * small.tile, small.tile)
                paper.plate(f"ground/land/{row_name(row)}/{strip[0].x}", box, _LAND, _PAPER)
                strip = []
            if place is not None:
                strip.append(place)


def _lay_view(paper: Scene, seen: Sight, small: Sight) -> None:
    """Frame what the window shows."""
    share = small.tile / seen.tile
    left, top = small.left - round(seen.left * share), small.top - round(seen.top * share)
    right, bottom = left + round(seen.width * share) - 1, top + round(seen.height * share) - 1
    left, top, right, bottom = max(2, left), max(2, top), min(paper.width - 3, right), min(paper.height - 3, bottom)
    line = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    for what, width, colour, on in (("view/dark", 6, theme.INK, _PAPER), ("view", 3, theme.GLOW, theme.INK)):
        for number, (start, end) in enumerate(pairwise(line)):
            lay_straight(paper, f"{what}/{number}", start, end, width, colour, on)


def _lay_newest(paper: Scene, small: Sight, played: Collection[Place]) -> None:
    wide, high = small.width, small.height
    for place in [*played][:1]:
        (x, y), side = small.at(place), max(_NEWEST, small.tile)
        left, top = (min(max(at - (side - small.tile) // 2, 0), most - side) for at, most in ((x, wide), (y, high)))
        box = Box(left, top, side, side)
        paper.plate("newest/rim", box, theme.WHITE, _PAPER, 3)
        paper.plate("newest", box.grown(-2), theme.NEW, theme.WHITE, 2)
