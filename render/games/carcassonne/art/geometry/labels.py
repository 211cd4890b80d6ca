"""Which segment each point of a tile belongs to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.games.carcassonne.components import Kind, Tile
from render.engine.cache import cached
from render.games.carcassonne.art.geometry.ground import FREE, LABELS, PAVED, SCALE, box, open_ground
from render.games.carcassonne.art.geometry.places import monastery_place
from render.games.carcassonne.art.geometry.points import SIDE, Curve, Point, turned

_OPEN: Final = re.compile(bytes((FREE,)) + b"+")
"""A stretch of free ground in a row."""
_HALVES: Final[Curve] = tuple(turned((SIDE * share, 0.4), side) for side in range(4) for share in (0.25, 0.75))
"""A point of each half edge, just inside the tile."""


@cached
def label_image(tile: Tile, turn: int) -> Image.Image:
    """Return a tile's labels: at each point one more than the number of its segment, or 255 where there is none."""
    if turn:
        return label_image(tile, 0).transpose(
            (Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)[turn - 1]
        )
    ground = open_ground(tile)
    image = ground.point([PAVED if label == FREE else label for label in range(256)])
    for number, segment in enumerate(tile.segments):
        if segment.kind is Kind.FIELD:
            image.paste(number + 1, (0, 0), _around(ground, [_HALVES[half] for half in segment.halves]))
    if tile.monastery is not None:
        (x, y), reach = monastery_place(tile)
        ImageDraw.Draw(image).ellipse(box(x, y, reach), fill=tile.monastery + 1)
    return image


@cached
def segment_mask(tile: Tile, turn: int, segment: int, size: int) -> Image.Image:
    """Return the coverage of a segment, by its number on the tile, at a width in pixels."""
    mask = label_image(tile, turn).point([255 if label == segment + 1 else 0 for label in range(256)])
    return mask.resize((size, size), Image.Resampling.BOX)


def label_at(image: Image.Image, place: Point) -> int:
    """Return the label at a point of a tile."""
    found = image.getpixel((min(LABELS - 1, int(place[0] * SCALE)), min(LABELS - 1, int(place[1] * SCALE))))
    assert isinstance(found, int)
    return found


def _around(ground: Image.Image, starts: Sequence[Point]) -> Image.Image:
    """Return the mask of all free ground that is connected with some points."""
    labels = ground.tobytes()
    rows = (labels[at : at + LABELS] for at in range(0, len(labels), LABELS))
    runs = [[found.span() for found in _OPEN.finditer(row)] for row in rows]
    seen: set[tuple[int, int]] = set()
    left = []
    for x, y in starts:
        row, column = min(LABELS - 1, int(y * SCALE)), min(LABELS - 1, int(x * SCALE))
        left += [(row, at) for at, (start, end) in enumerate(runs[row]) if start <= column < end]
    mask = Image.new("L", (LABELS, LABELS))
    while left:
        row, at = left.pop()
        if (row, at) in seen:
            continue
        seen.add((row, at))
        start, end = runs[row][at]
        mask.paste(255, (start, row, end, row + 1))
        for beside in (row - 1, row + 1):
            if 0 <= beside < LABELS:
                left += [(beside, k) for k, (first, last) in enumerate(runs[beside]) if first < end and start < last]
    return mask
