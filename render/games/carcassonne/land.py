"""What lies where on a tile, as its geometry was baked: each point's segment, and where followers and ingots go."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

from bot.games.carcassonne import TILES, Tile
from render.engine.cache import kept

Point = tuple[float, float]
SIDE: Final = 100
"""The width of a tile in units, in which points are given; y grows downwards."""
LABELS: Final = 200
"""The width of a label image in pixels."""
_FILE: Final = Path(__file__).parent / "land"
_TURNED: Final = Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90


class Spots(NamedTuple):
    """Where things stand on a tile in one of its turns."""

    followers: tuple[Point, ...]
    """By segment."""
    ingots: Point
    """Where ingots hide neither followers nor shields."""


@cache
def spots(tile: Tile, turn: int) -> Spots:
    """Return where things stand on a tile after so many quarter turns clockwise."""
    *followers, ingots = ((x, y) for x, y in _spots()[tile.id][turn])
    return Spots(tuple(followers), ingots)


@kept
def label_image(tile: Tile, turn: int) -> Image.Image:
    """Return a tile's labels: at each point one more than the number of its segment, or 255 where there is none."""
    if turn:
        return label_image(tile, 0).transpose(_TURNED[turn - 1])
    left = LABELS * [*TILES].index(tile.id)
    return _strip().crop((left, 0, left + LABELS, LABELS))


@kept
def segment_mask(tile: Tile, turn: int, segment: int, size: int) -> Image.Image:
    """Return the coverage of a segment, by its number on the tile, at a width in pixels."""
    mask = label_image(tile, turn).point([255 if label == segment + 1 else 0 for label in range(256)])
    return mask.resize((size, size), Image.Resampling.BOX)


@kept
def _strip() -> Image.Image:
    with Image.open(_FILE.with_suffix(".png")) as strip:
        return strip.copy()


@cache
def _spots() -> dict[str, list[list[Point]]]:
    found: dict[str, list[list[Point]]] = json.loads(_FILE.with_suffix(".json").read_text("utf-8"))
    return found
