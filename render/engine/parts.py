"""Sprites in parts: what has no transparency is pasted without a mask, which is ten times quicker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image

from render.engine.colours import rgb

_CELL: Final = 8
"""Opaque rectangles are looked for in cells of so many pixels."""
_LARGE: Final = 6_000
"""The least area of an opaque rectangle, in pixels: for a smaller one, more parts cost more than they save."""

Area = tuple[int, int, int, int]
"""The first column and row, and those after the last."""


class Part(NamedTuple):
    """A part of a sprite, where it begins there, and its mask if it needs one."""

    x: int
    y: int
    image: Image.Image
    mask: Image.Image | None


def lay(canvas: Image.Image, image: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
    """Paste an image without the checks of Image.paste, which take longer than the pixels of a small one."""
    core = image.im
    width, height = core.size
    box = (x, y, x + width, y + height)
    if mask is None:
        canvas.im.paste(core, box)
    else:
        canvas.im.paste(core, box, core if mask is image else mask.im)


def fill(canvas: Image.Image, colour: str, box: Area) -> None:
    """Fill a rectangle with a colour, as quickly."""
    canvas.im.paste(rgb(colour), box)


def parts_of(image: Image.Image) -> tuple[Part, ...]:
    """Divide a sprite into a large opaque rectangle, if it has one, and what is around it."""
    alpha, (width, height) = image.getchannel("A"), image.size
    if alpha.getextrema() == (255, 255):
        return (Part(0, 0, image, None),)
    left, top, right, bottom = _opaque(alpha) if width * height > _LARGE else (0, 0, 0, 0)
    if (right - left) * (bottom - top) < _LARGE:
        return (Part(0, 0, image, image),)
    around = (0, 0, width, top), (0, bottom, width, height), (0, top, left, bottom), (right, top, width, bottom)
    masked = (_cut(image, area) for area in around if area[0] < area[2] and area[1] < area[3])
    core = image.crop((left, top, right, bottom)).convert("RGB")
    return Part(left, top, core, None), *(Part(x, y, part, part) for x, y, part in masked)


def _cut(image: Image.Image, area: Area) -> tuple[int, int, Image.Image]:
    return area[0], area[1], image.crop(area)


def _opaque(alpha: Image.Image) -> Area:
    """Return about the largest opaque rectangle."""
    cells = alpha.point([0] * 255 + [255]).reduce(_CELL)
    whole, columns = cells.tobytes(), cells.width
    high = [0] * columns
    best, found = 0, (0, 0, 0, 0)
    for row in range(cells.height):
        line = whole[row * columns : (row + 1) * columns]
        high = [above + 1 if cell == 255 else 0 for above, cell in zip(high, line, strict=True)]
        for left, right, tall in _below(high):
            if (right - left) * tall > best:
                best, found = (right - left) * tall, (left, row + 1 - tall, right, row + 1)
    left, top, right, bottom = (_CELL * each for each in found)
    return left, top, min(right, alpha.width), min(bottom, alpha.height)


def _below(heights: list[int]) -> Iterator[tuple[int, int, int]]:
    """Yield the rectangles below a skyline that cannot be wider: from which column to which, and how tall."""
    rising: list[tuple[int, int]] = []
    for column, tall in enumerate((*heights, 0)):
        left = column
        while rising and rising[-1][1] >= tall:
            left, higher = rising.pop()
            yield left, column, higher
        rising.append((left, tall))
