"""The point of an area that is farthest from all else."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final

from PIL import Image, ImageChops

from render.games.carcassonne.art.geometry.points import SIDE, Point

_STEP: Final = 5
"""How finely two places are looked for together."""
_AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))


def farthest(mask: Image.Image) -> tuple[Point, float]:
    """Return the point of an area that is farthest from everything outside it, and how far it is, in units.

    The area is worn away from all sides, by squares and crosses in turn, until nothing is left.
    """
    image = Image.new("L", (SIDE + 2, SIDE + 2))
    image.paste(mask.resize((SIDE, SIDE), Image.Resampling.NEAREST).point([0] * 128 + [255] * 128), (1, 1))
    worn, smaller = 0, _worn(image, 0)
    while smaller.getbbox():
        image, worn = smaller, worn + 1
        smaller = _worn(image, worn)
    left, top, right, bottom = image.getbbox() or (1, 1, 2, 2)
    width = right - left
    found = [
        (left + at % width, top + at // width)
        for at, covered in enumerate(image.crop((left, top, right, bottom)).tobytes())
        if covered
    ]
    middle = sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)
    x, y = min(found, key=lambda place: (math.dist(place, middle), place))
    return (x - 0.5, y - 0.5), worn + 0.5


def two_apart(mask: Image.Image) -> tuple[Point, Point]:
    """Return two points of an area with as much room as possible around both, and between them."""
    deep = _depths(mask)
    open_places = [
        ((x + 0.5, y + 0.5), deep[y * SIDE + x])
        for y in range(_STEP // 2, SIDE, _STEP)
        for x in range(_STEP // 2, SIDE, _STEP)
        if deep[y * SIDE + x] > _STEP
    ]
    pairs = combinations(open_places, 2)
    (first, _), (second, _) = max(pairs, key=lambda two: min(two[0][1], two[1][1], math.dist(two[0][0], two[1][0]) / 2))
    return first, second


def _depths(mask: Image.Image) -> bytes:
    """Return how far each point of an area is from everything outside it."""
    image = Image.new("L", (SIDE + 2, SIDE + 2))
    image.paste(mask.resize((SIDE, SIDE), Image.Resampling.NEAREST).point([0] * 128 + [1] * 128), (1, 1))
    total, step = image, 0
    while image.getbbox():
        image, step = _worn(image, step), step + 1
        total = ImageChops.add(total, image)
    return total.crop((1, 1, SIDE + 1, SIDE + 1)).tobytes()


def without(mask: Image.Image, place: Point, reach: float) -> Image.Image:
    """Return an area without a square around a point."""
    rest = mask.copy()
    scale = mask.width / SIDE
    x, y = place
    left, top, right, foot = (round(each * scale) for each in (x - reach, y - reach, x + reach, y + reach))
    rest.paste(0, (left, top, right, foot))
    return rest


def _worn(image: Image.Image, step: int) -> Image.Image:
    """Return an area without its rim: as far as a square reaches in odd steps, and a cross in even ones."""
    worn = image
    for across, down in _AROUND:
        worn = ImageChops.darker(worn, ImageChops.offset(worn if step % 2 else image, across, down))
    return worn
