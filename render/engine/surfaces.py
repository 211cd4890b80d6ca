"""Surfaces: rectangles with rounded corners, a gradient, an edge and a soft shadow, drawn when they are needed."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render.engine.colours import rgb
from render.engine.scene import Box, Plate

EDGE_WIDTH = 3
"""In pixels; all surfaces have the same."""
_OVER = 4
"""Corners are drawn this many times too large, and then reduced."""
_SHADE = (51, 33, 26)
_DARKEST = 0.42
"""The share of the shadow's colour where it is deepest."""
_SMALL = 12_000
"""In pixels: surfaces up to this size are cached, at most 256 of them."""


def draw_plate(canvas: Image.Image, plate: Plate) -> None:
    """Draw a surface, with its shadow below it and towards the lower right, as light comes from the upper left."""
    x, y, width, height = plate.box
    if (plate.radius or plate.shadow) and width * height <= _SMALL:
        margin = 3 * plate.shadow
        tile = _tile(width, height, plate.radius, plate.fill, plate.fill_to, plate.edge, plate.shadow)
        canvas.paste(tile, (x - margin, y - margin), tile)
        return
    if plate.shadow:
        left, top = _cast(x, y, plate.shadow)
        for across, down, cover in _shadow(width, height, plate.radius, plate.shadow):
            canvas.paste(_SHADE, (left + across, top + down), cover)
    box, radius = plate.box, plate.radius
    if plate.edge:
        _fill(canvas, box, radius, plate.edge, "")
        box, radius = _inside(box, radius)
    _fill(canvas, box, radius, plate.fill, plate.fill_to)


def _cast(x: int, y: int, by: int) -> tuple[int, int]:
    """Return where the shadow of a surface begins: it is cast towards the lower right."""
    return x - 2 * by + by // 3, y - 2 * by + by * 2 // 3


def _inside(box: Box, radius: int) -> tuple[Box, int]:
    """Return what an edge leaves of a surface, and the radius of its corners."""
    return box.grown(-EDGE_WIDTH), max(0, radius - EDGE_WIDTH)


@lru_cache(maxsize=256)
def _tile(width: int, height: int, radius: int, fill: str, fill_to: str, edge: str, shadow: int) -> Image.Image:
    """Return a small surface with its shadow as a sprite: pasting that is quicker than drawing its parts again."""
    margin = 3 * shadow
    size = (width + 2 * margin, height + 2 * margin)
    tile = Image.new("RGBA", size)
    if shadow:
        left, top = _cast(margin, margin, shadow)
        cover = Image.new("L", size)
        for across, down, part in _shadow(width, height, radius, shadow):
            cover.paste(part, (left + across, top + down))
        tile = Image.merge("RGBA", (*(Image.new("L", size, shade) for shade in _SHADE), cover))
    box = Box(margin, margin, width, height)
    if edge:
        tile = Image.alpha_composite(tile, _covered(size, box, radius, edge, ""))
        box, radius = _inside(box, radius)
    return Image.alpha_composite(tile, _covered(size, box, radius, fill, fill_to))


def _covered(size: tuple[int, int], box: Box, radius: int, fill: str, fill_to: str) -> Image.Image:
    """Return a rounded rectangle on a transparent ground."""
    colours, cover = Image.new("RGB", size, rgb(fill)), Image.new("RGB", size)
    if fill_to:
        _paint(colours, box, box, fill, fill_to)
    _fill(cover, box, radius, "#ffffff", "")
    colours.putalpha(cover.getchannel("R"))
    return colours


def _fill(canvas: Image.Image, box: Box, radius: int, fill: str, fill_to: str) -> None:
    """Fill a rectangle; only its corners are mixed with what is below them, as a mask for all of it costs ten times."""
    x, y, width, height = box
    if not radius:
        _paint(canvas, box, box, fill, fill_to)
        return
    _paint(canvas, Box(x + radius, y, width - 2 * radius, height), box, fill, fill_to)
    for left in (x, box.right - radius):
        _paint(canvas, Box(left, y + radius, radius, height - 2 * radius), box, fill, fill_to)
        for top in (y, box.bottom - radius):
            cover = _corner(radius, left == x, top == y)
            _paint(canvas, Box(left, top, radius, radius), box, fill, fill_to, cover)


def _paint(
    canvas: Image.Image, part: Box, whole: Box, fill: str, fill_to: str, cover: Image.Image | None = None
) -> None:
    """Fill a part of a surface with the colours that it has there."""
    if part.width <= 0 or part.height <= 0:
        return
    area = part.x, part.y, part.right, part.bottom
    if not fill_to:
        canvas.paste(rgb(fill), area, cover)
        return
    top = part.y - whole.y
    column = _gradient(whole.height, fill, fill_to).crop((0, top, 1, top + part.height))
    canvas.paste(column.resize(part[2:], Image.Resampling.NEAREST), area, cover)


@lru_cache(maxsize=128)
def _gradient(height: int, above: str, below: str) -> Image.Image:
    """Return a column of colours from one to another."""
    image = Image.new("RGB", (1, height))
    last = max(1, height - 1)
    steps = list(zip(rgb(above), rgb(below), strict=True))
    image.putdata([tuple(round(a + (b - a) * row / last) for a, b in steps) for row in range(height)])
    return image


@lru_cache(maxsize=256)
def _corner(radius: int, left: bool, top: bool) -> Image.Image:
    """Return the coverage of a rounded corner."""
    size = 2 * radius * _OVER
    circle = Image.new("L", (size, size))
    ImageDraw.Draw(circle).ellipse((0, 0, size - 1, size - 1), 255)
    x, y = 0 if left else radius, 0 if top else radius
    return circle.reduce(_OVER).crop((x, y, x + radius, y + radius))


@lru_cache(maxsize=64)
def _shadow(width: int, height: int, radius: int, blur: int) -> tuple[tuple[int, int, Image.Image], ...]:
    """Return the coverage of a soft shadow as four bands around what the surface itself hides, with their places.

    The shadow extends by twice its blur on all sides.
    """
    size = (width + 4 * blur, height + 4 * blur)
    body = Image.new("RGB", size)
    _fill(body, Box(2 * blur, 2 * blur, width, height), radius, "#ffffff", "")
    cover = body.getchannel("R").point([round(step * _DARKEST) for step in range(256)])
    cover = cover.filter(ImageFilter.BoxBlur(blur * 0.8)).filter(ImageFilter.BoxBlur(blur * 0.5))
    band = 2 * blur + radius
    inner = Box(band, band, size[0] - 2 * band, size[1] - 2 * band)
    if inner.width <= 0 or inner.height <= 0:
        return ((0, 0, cover),)
    bands = (
        (0, 0, size[0], inner.y),
        (0, inner.bottom, size[0], size[1]),
        (0, inner.y, inner.x, inner.bottom),
        (inner.right, inner.y, size[0], inner.bottom),
    )
    return tuple((left, top, cover.crop((left, top, right, bottom))) for left, top, right, bottom in bands)
