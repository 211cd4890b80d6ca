"""Surfaces: rectangles with rounded corners, a gradient, an edge and a soft shadow, drawn when they are needed."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.engine.colours import rgb
from render.engine.scene import Plate

EDGE_WIDTH = 3
"""In pixels; all surfaces have the same."""
_OVER = 4
"""Corners are drawn this many times too large, and then reduced."""
_SHADE = (51, 33, 26)
_DARKEST = 0.42
"""The share of the shadow's colour where it is deepest."""


def draw_plate(canvas: Image.Image, plate: Plate) -> None:
    """Draw a surface, with its shadow below it and towards the lower right, as light comes from the upper left."""
    x, y, width, height = plate.box
    if plate.shadow:
        by = plate.shadow
        cover = _shadow(width, height, plate.radius, by)
        left, top, rim = x - 2 * by + by // 3, y - 2 * by + by * 2 // 3, 4 * by + plate.radius
        for part in _rim(cover.width, cover.height, min(rim, cover.height // 2, cover.width // 2)):
            canvas.paste(_SHADE, (left + part[0], top + part[1]), cover.crop(part))
    if plate.edge:
        _fill(canvas, (x, y, width, height), plate.radius, plate.edge, "")
        x, y, width, height = x + EDGE_WIDTH, y + EDGE_WIDTH, width - 2 * EDGE_WIDTH, height - 2 * EDGE_WIDTH
    radius = max(0, plate.radius - (EDGE_WIDTH if plate.edge else 0))
    _fill(canvas, (x, y, width, height), radius, plate.fill, plate.fill_to)


def _fill(canvas: Image.Image, box: tuple[int, int, int, int], radius: int, fill: str, fill_to: str) -> None:
    x, y, width, height = box
    if fill_to:
        image = _gradient(height, fill, fill_to).resize((width, height), Image.Resampling.NEAREST)
        canvas.paste(image, (x, y), rounded(width, height, radius) if radius else None)
    elif radius:
        colour, cover = rgb(fill), rounded(width, height, radius)
        canvas.paste(colour, (x, y + radius, x + width, y + height - radius))
        for top in (0, height - radius):
            canvas.paste(colour, (x, y + top), cover.crop((0, top, width, top + radius)))
    else:
        canvas.paste(rgb(fill), (x, y, x + width, y + height))


def _rim(width: int, height: int, rim: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return the four parts of a rectangle around its middle, which is covered anyway."""
    return (
        (0, 0, width, rim),
        (0, height - rim, width, height),
        (0, rim, rim, height - rim),
        (width - rim, rim, width, height - rim),
    )


@lru_cache(maxsize=128)
def _gradient(height: int, above: str, below: str) -> Image.Image:
    """Return a column of colours from one to another."""
    image = Image.new("RGB", (1, height))
    last = max(1, height - 1)
    steps = list(zip(rgb(above), rgb(below), strict=True))
    image.putdata([tuple(round(a + (b - a) * row / last) for a, b in steps) for row in range(height)])
    return image


@lru_cache(maxsize=64)
def _corner(radius: int) -> Image.Image:
    size = 2 * radius * _OVER
    image = Image.new("L", (size, size))
    ImageDraw.Draw(image).ellipse((0, 0, size - 1, size - 1), 255)
    return image.reduce(_OVER)


@lru_cache(maxsize=128)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return the coverage of a rectangle with rounded corners."""
    cover = Image.new("L", (width, height), 255)
    circle = _corner(radius)
    for left, x in ((0, 0), (radius, width - radius)):
        for top, y in ((0, 0), (radius, height - radius)):
            cover.paste(circle.crop((left, top, left + radius, top + radius)), (x, y))
    return cover


@lru_cache(maxsize=64)
def _shadow(width: int, height: int, radius: int, blur: int) -> Image.Image:
    """Return the coverage of a soft shadow, which extends by twice its blur on all sides."""
    size = (width + 4 * blur, height + 4 * blur)
    cover = Image.new("L", size)
    body = rounded(width, height, radius) if radius else Image.new("L", (width, height), 255)
    cover.paste(body.point([round(step * _DARKEST) for step in range(256)]), (2 * blur, 2 * blur))
    return cover.filter(ImageFilter.BoxBlur(blur * 0.8)).filter(ImageFilter.BoxBlur(blur * 0.5))
