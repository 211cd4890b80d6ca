"""What lies where on a tile, as its geometry was baked: the segment of each point, and where all pieces go."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from itertools import product
from math import dist
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageFilter

from bot.games.carcassonne import TILES, Kind, Tile
from render.engine.cache import kept

Point = tuple[float, float]
SIDE: Final = 100
"""The width of a tile in units, in which points are given; y grows downwards."""
LABELS: Final = 200
"""The width of a label image in pixels."""
_INSIDE: Final = 30, 4
"""How near the edges of their tile the middles of followers are at most that stand and that lie, in units."""
_STEP: Final = 3
"""How finely a place is looked for, in units."""
_SHIELD, INGOTS = (22, 27), (42, 28)
"""The width and height of a shield, and of ingots."""
_OUTSIDE, _AWAY = 150, 0.6
"""How bad it is, of 255, to lie beyond an edge instead of on something else, and each unit away from the middle."""
_FILE: Final = Path(__file__).parent / "land"
_TURNED: Final = Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90


class Spots(NamedTuple):
    """Where things stand on a tile in one of its turns."""

    followers: tuple[Point, ...]
    """By segment."""
    shields: tuple[Point, ...]
    ingots: Point
    """Where ingots hide neither followers nor shields."""


@cache
def spots(tile: Tile, turn: int) -> Spots:
    """Return where things stand on a tile after so many quarter turns clockwise."""
    followers, shields, (ingots,) = ([(x, y) for x, y in points] for points in _spots()[tile.id][turn])
    return Spots(tuple(followers), tuple(shields), ingots)


@lru_cache(maxsize=4096)
def lie_down(tile: Tile, turn: int, segment: int, wide: int, high: int, *, ingots: bool = False) -> Point:
    """Return where a farmer of this size in units hides least but the own field, near an edge if need be."""
    ground = Image.new("L", (2 * LABELS, 2 * LABELS), _OUTSIDE)
    others = label_image(tile, turn).point([0 if label == segment + 1 else 255 for label in range(256)])
    ground.paste(others, (LABELS // 2, LABELS // 2))
    return _clearest(tile, turn, segment, (wide, high), ground, _INSIDE[1], ingots)


@lru_cache(maxsize=4096)
def stand_up(tile: Tile, turn: int, segment: int, wide: int, high: int, *, ingots: bool = False) -> Point:
    """Return where a standing follower of this size hides least of shields and ingots, not too near the edges.

    That of a monastery always stands beside its church.
    """
    ground = Image.new("L", (2 * LABELS, 2 * LABELS))
    ingots &= tile.segments[segment].kind is not Kind.MONASTERY
    return _clearest(tile, turn, segment, (wide, high), ground, _INSIDE[0], ingots)


def _clearest(
    tile: Tile, turn: int, segment: int, size: tuple[int, int], ground: Image.Image, inside: int, ingots: bool
) -> Point:
    """Return the point of a segment around which least is hidden of a ground, of shields and of ingots."""
    there = spots(tile, turn)
    taken = [(each, _SHIELD) for each in there.shields] + [(there.ingots, INGOTS)] * ingots
    for (x, y), (wide, high) in taken:
        left, top = (round(at * LABELS / SIDE + LABELS / 2) for at in (x - wide / 2, y - high / 2))
        ground.paste(255, (left, top, left + wide * LABELS // SIDE, top + high * LABELS // SIDE))
    x, y = (min(max(at, inside), SIDE - inside) for at in there.followers[segment])
    middle = x, y
    if not ground.getbbox():
        return middle
    hidden = ground.filter(ImageFilter.BoxBlur((size[0] * LABELS / SIDE / 2, size[1] * LABELS / SIDE / 2))).load()
    own = label_image(tile, turn).load()
    assert hidden is not None
    assert own is not None
    steps = range(inside, SIDE - inside + 1, _STEP)
    tried = [(x, y) for x, y in product(steps, steps) if own[x * 2, y * 2] == segment + 1]

    def worth(point: tuple[int, int]) -> float:
        covered = hidden[point[0] * 2 + LABELS // 2, point[1] * 2 + LABELS // 2]
        assert isinstance(covered, int)
        return covered + _AWAY * dist(point, middle)

    return min(tried, key=worth, default=middle)


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
def _spots() -> dict[str, list[list[list[Point]]]]:
    found: dict[str, list[list[list[Point]]]] = json.loads(_FILE.with_suffix(".json").read_text("utf-8"))
    return found
