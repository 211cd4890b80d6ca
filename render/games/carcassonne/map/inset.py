"""A small map of everything, in the corner of a part of the map that hides the least."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import Final

from bot.games.carcassonne import Board, Place
from bot.games.carcassonne.board import coordinate
from render.engine import theme
from render.engine.scene import Box, Scene
from render.games.carcassonne.map.free import APART, freest
from render.games.carcassonne.map.scene import STONE, MapScene, lay_straight
from render.games.carcassonne.map.sight import Sight, extent, whole

_SIZES: Final = (200, 172), (160, 138), (126, 108)
"""The width and height at most: less where it would hide more tiles than it may."""
_HIDES: Final = 2
"""How many tiles it may hide, those with followers counting more."""
_EDGE: Final = 8
_FRAME: Final = "#5a3a1e"
_PAPER: Final = "#efe0c0"
_LARGEST: Final = 20
_LEAST: Final = 3
"""The width of tiles at most, and at least."""
_DOT: Final = 0.62
"""The width of a follower's dot, in tiles."""


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
    _lay_tiles(paper, scene, small)
    _lay_view(paper, scene.sight, small)
    _lay_dots(paper, scene, small)
    _lay_newest(paper, small, played)
    scene.window("inset/map", box.x + _EDGE, box.y + _EDGE, paper)
    return box


def _lay_tiles(paper: Scene, scene: MapScene, small: Sight) -> None:
    for laid in scene.board.laid:
        x, y = small.at(laid.place)
        what = f"ground/tile/{coordinate(laid.place)}"
        paper.icon(what, x, y, small.tile, f"tile-{laid.tile}-{laid.turn}-calm", _PAPER, plate=True)


def _lay_dots(paper: Scene, scene: MapScene, small: Sight) -> None:
    side = max(7, round(_DOT * small.tile))
    for follower in scene.board.followers:
        x, y = small.at(follower.place)
        box = Box(x + (small.tile - side) // 2, y + (small.tile - side) // 2, side, side)
        paper.plate(f"dot/{coordinate(follower.place)}/rim", box.grown(1), theme.WHITE, _PAPER, side)
        paper.plate(f"dot/{coordinate(follower.place)}", box, theme.SEATS[follower.seat], theme.WHITE, side)


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
    for place in [*played][:1]:
        x, y = small.at(place)
        box = Box(x, y, small.tile, small.tile)
        paper.plate("newest/rim", box.grown(3), theme.WHITE, _PAPER, 3)
        paper.plate("newest", box.grown(1), theme.NEW, theme.WHITE, 2)
