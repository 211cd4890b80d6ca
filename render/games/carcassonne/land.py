"""What lies where on a tile, as its geometry was baked: the segment of each point, and where all pieces go."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from math import hypot, inf
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageFilter, ImageStat

from bot.games.carcassonne.components import TILES, Kind, Tile
from render.engine.cache import cached
from render.engine.scene import Box

Point = tuple[float, float]
FieldPart = tuple[int, int, Tile, int, int]
"""How many tiles further east and south a part of a field is, its tile and turn, and its number on that."""
SIDE: Final = 100
"""The width of a tile in units, in which points are given; y grows downwards."""
LABELS: Final = 200
"""The width of a label image in pixels."""
_HALF: Final = SIDE // 2
_INSIDE: Final = {**dict.fromkeys(Kind, 20), Kind.FIELD: 4}
"""How near the edges of their tile the middles of followers are at most, in units."""
_SMALL: Final = {Kind.CITY: 0.3, Kind.ROAD: 0.07}
"""Of what covers less of its tile, as a road that ends in the tile's middle, a follower hides as little as he can."""
_ASTRIDE: Final = {**dict.fromkeys(Kind, 6), Kind.ROAD: 12}
"""How far beyond what he is on a follower's middle may be, in units."""
_ASIDE, _REACH = 8, 50
"""How much further right and down a monastery's follower rather stands, and how far from there, as its church is seen.
"""
_BEYOND: Final = 26
"""How much further out a farmer's middle may be, even beyond the edges of his tile, in units."""
_STEP: Final = 3
"""How finely a place is looked for, in units."""
_SHIELD, INGOTS = (22, 27), (42, 28)
"""The width and height of a shield, and of ingots."""
_BAD: Final = {
    Kind.FIELD: dict.fromkeys(Kind, 255),
    Kind.CITY: dict.fromkeys(Kind, 110),
    Kind.ROAD: {**dict.fromkeys(Kind, 0), Kind.ROAD: 255, Kind.CITY: 110},
    Kind.MONASTERY: {Kind.FIELD: 0, Kind.ROAD: 40, Kind.CITY: 75, Kind.MONASTERY: 255},
}
"""How bad it is, of 255, if a follower on a kind of ground hides another one, or another road, or a monk his church."""
_OUTSIDE, _AWAY, _RIM = 20, 0.6, 6
"""How bad it is to lie beyond an edge, and each unit away from the middle; and how far
around a piece other ground counts too, as walls and towers stand out from theirs.
"""
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
    """Return where things stand on a tile after `turn` quarter turns clockwise."""
    followers, shields, (ingots,) = ([(x, y) for x, y in points] for points in _spots()[tile.id][turn])
    return Spots(tuple(followers), tuple(shields), ingots)


@lru_cache(maxsize=4096)
def put(
    tile: Tile,
    turn: int,
    segment: int,
    wide: int,
    high: int,
    beside: tuple[FieldPart, ...] | None = None,
    taken: tuple[Box, ...] = (),
) -> Point:
    """Return where a piece of this size in units hides least.

    A monastery's follower stands beside its church. A farmer may lie on a field's other parts, of which those on tiles
    beside it are told, but not on anything else around the tile, nor where others stand.
    """
    kind, rim, around = tile.segments[segment].kind, 0, 0
    aside, inside = _ASIDE * (kind is Kind.MONASTERY), _INSIDE[kind]
    across, down = (min(max(at + aside, inside), SIDE - inside) for at in spots(tile, turn).followers[segment])
    ground = _ground(tile, turn, segment)
    if beside is not None:  # a field goes on beyond the edges of its tile
        ground, rim, around = _with_field(ground, beside, taken), _HALF, _BEYOND
    if not ground.getbbox():
        return across, down
    # beyond its edges a blurred image goes on as it is there, and so does the ground, if anything does
    hidden = ground.filter(ImageFilter.BoxBlur(((wide + _RIM) / 2, (high + _RIM) / 2))).tobytes()
    own = ground.point([255] + [0] * 255)
    if beside is None:
        own = segment_mask(tile, turn, segment, SIDE).filter(ImageFilter.MaxFilter(2 * _ASTRIDE[kind] + 1))
    free, near = (own.tobytes(), inf) if kind is not Kind.MONASTERY else (b"\1" * len(hidden), _REACH)
    # whose field a farmer is in matters more than whether he lies in its middle
    away = _AWAY if beside is None else _AWAY / 3
    steps = range(inside - around, SIDE - inside + around + 1, _STEP)
    beyond_x, beyond_y = (
        [_OUTSIDE * max(0, 0.5 - min(at, SIDE - at) / length) for at in steps] for length in (wide, high)
    )
    found = [
        (hidden[at] + beyond_x[column] + beyond_y[line] + away * far, (x, y))
        for line, y in enumerate(steps)
        for column, x in enumerate(steps)
        if free[at := (rim + y) * ground.width + rim + x] and (far := hypot(x - across, y - down)) <= near
    ]
    return min(found)[1] if found else (across, down)


def _ground(tile: Tile, turn: int, segment: int) -> Image.Image:
    """Return how bad it is at each point if a follower on a segment hides it."""
    kind = tile.segments[segment].kind
    bad, own = _BAD[kind], segment if kind is not Kind.MONASTERY else None
    tones = [bad[each.kind] * (number != own) for number, each in enumerate(tile.segments)]
    if ImageStat.Stat(segment_mask(tile, turn, segment, SIDE)).mean[0] < _SMALL.get(kind, 0) * 255:
        tones[segment] = 255
    rest = [bad[Kind.CITY]] * (255 - len(tones))
    labels = label_image(tile, turn).resize((SIDE, SIDE), Image.Resampling.NEAREST)
    ground, (across, down) = labels.point([0, *tones, *rest]), _SHIELD
    for x, y in spots(tile, turn).shields:
        left, top = round(x - across / 2), round(y - down / 2)
        ground.paste(255, (left, top, left + across, top + down))
    return ground


def _with_field(ground: Image.Image, beside: Sequence[FieldPart], taken: Sequence[Box]) -> Image.Image:
    """Return the ground of a tile with half of one around it, where only its field is free, but for boxes."""
    whole = Image.new("L", (2 * SIDE, 2 * SIDE), 255)
    whole.paste(ground, (_HALF, _HALF))
    for x, y, tile, turn, number in beside:
        whole.paste(0, (_HALF + x * SIDE, _HALF + y * SIDE), segment_mask(tile, turn, number, SIDE))
    for box in taken:
        whole.paste(255, (_HALF + box.x, _HALF + box.y, _HALF + box.right, _HALF + box.bottom))
    return whole


@cached
def label_image(tile: Tile, turn: int) -> Image.Image:
    """Return a tile's labels: at each point one more than the number of its segment, or 255 where there is none."""
    if turn:
        return label_image(tile, 0).transpose(_TURNED[turn - 1])
    left = LABELS * [*TILES].index(tile.id)
    return _strip().crop((left, 0, left + LABELS, LABELS))


@cached
def segment_mask(tile: Tile, turn: int, segment: int, size: int) -> Image.Image:
    """Return the coverage of a segment, by its number on the tile, at a width in pixels."""
    mask = label_image(tile, turn).point([255 if label == segment + 1 else 0 for label in range(256)])
    return mask.resize((size, size), Image.Resampling.BOX)


@cached
def _strip() -> Image.Image:
    with Image.open(_FILE.with_suffix(".png")) as strip:
        return strip.copy()


@cache
def _spots() -> dict[str, list[list[list[Point]]]]:
    found: dict[str, list[list[list[Point]]]] = json.loads(_FILE.with_suffix(".json").read_text("utf-8"))
    return found
