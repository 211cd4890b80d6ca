"""Sprites in parts: opaque parts are pasted without a mask, which is ten times quicker."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final, NamedTuple

from PIL import Image

from render.engine.colours import rgb

_CELL_SIZE: Final = 8
"""The side of the square cells that make up opaque rectangles, in pixels."""
_OPAQUE: Final = 255
_OPAQUE_ONLY: Final = [0] * _OPAQUE + [_OPAQUE]
"""A lookup table for alpha values: all but the opaque one become 0."""
_MIN_AREA: Final = 6_000
"""The smallest area, in pixels, of a part of its own: another part costs more than a smaller one saves."""

Area = tuple[int, int, int, int]
"""The first column and row, and those after the last."""


class SpritePart(NamedTuple):
    """A part of a sprite, its position there, and its mask if it needs one."""

    x: int
    y: int
    image: Image.Image
    mask: Image.Image | None


def paste(canvas: Image.Image, image: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
    """Paste an image without the checks of Image.paste, which take longer than the pixels of a small one."""
    core = image.im
    width, height = core.size
    box = (x, y, x + width, y + height)
    if mask is None:
        canvas.im.paste(core, box)
    else:
        canvas.im.paste(core, box, core if mask is image else mask.im)


def fill(canvas: Image.Image, colour: str, box: Area) -> None:
    """Fill a rectangle with a colour, without these checks too."""
    canvas.im.paste(rgb(colour), box)


def parts_of(image: Image.Image, x: int = 0, y: int = 0) -> tuple[SpritePart, ...]:
    """Divide a sprite at a position into large opaque rectangles and their surroundings, without large clear ones."""
    alpha, (width, height) = image.getchannel("A"), image.size
    if alpha.getextrema() == (255, 255):
        return (SpritePart(x, y, image, None),)
    found = [_find_largest(alpha, value) for value in (_OPAQUE, 0)] if width * height > _MIN_AREA else []
    left, top, right, bottom = max(found, key=_size, default=(0, 0, 0, 0))
    if _size((left, top, right, bottom)) < _MIN_AREA:
        return (SpritePart(x, y, image, image),)
    core = image.crop((left, top, right, bottom))
    whole = (SpritePart(x + left, y + top, core.convert("RGB"), None),) if core.getchannel("A").getextrema()[0] else ()
    around = (0, 0, width, top), (0, bottom, width, height), (0, top, left, bottom), (right, top, width, bottom)
    masked = (parts_of(image.crop(area), x + area[0], y + area[1]) for area in around if _size(area))
    return *whole, *chain.from_iterable(masked)


def _size(area: Area) -> int:
    return (area[2] - area[0]) * (area[3] - area[1])


def _find_largest(alpha: Image.Image, value: int) -> Area:
    """Find roughly the largest rectangle that is opaque, or clear, throughout; an empty one if none is large enough."""
    cells = alpha.point(_OPAQUE_ONLY if value else _OPAQUE_ONLY[::-1]).reduce(_CELL_SIZE).point(_OPAQUE_ONLY)
    whole, columns = cells.tobytes(), cells.width
    high = [0] * columns
    best, found = _MIN_AREA // _CELL_SIZE**2, (0, 0, 0, 0)
    for at in range(0, len(whole), columns):
        line, below = whole[at : at + columns], whole[at + columns : at + 2 * columns]
        high = [above + 1 if cell else 0 for above, cell in zip(high, line, strict=True)]
        # a rectangle that goes on below is part of a larger one
        if not int.from_bytes(line) & ~int.from_bytes(below) or sum(high) <= best:
            continue
        for left, right, tall in _rectangles_below(high):
            if (right - left) * tall > best:
                bottom = at // columns + 1
                best, found = (right - left) * tall, (left, bottom - tall, right, bottom)
    left, top, right, bottom = (_CELL_SIZE * each for each in found)
    return left, top, min(right, alpha.width), min(bottom, alpha.height)


def _rectangles_below(heights: list[int]) -> Iterator[tuple[int, int, int]]:
    """Yield the widest rectangles below a skyline: the first column, the one after the last, and the height."""
    rising: list[tuple[int, int]] = []
    for column, tall in enumerate((*heights, 0)):
        left = column
        while rising and rising[-1][1] >= tall:
            left, higher = rising.pop()
            yield left, column, higher
        rising.append((left, tall))
