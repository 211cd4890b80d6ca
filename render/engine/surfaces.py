"""Surfaces: rectangles with rounded corners, a gradient, an edge and a soft shadow, drawn when they are needed."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from render.engine.cache import kept
from render.engine.colours import rgb
from render.engine.parts import fill as fill_box
from render.engine.parts import lay
from render.engine.scene import Box, Plate

EDGE_WIDTH = 3
"""In pixels; all surfaces have the same."""
_OVER = 4
"""Corners are drawn this many times too large, and then reduced."""
_SHADE = (51, 33, 26)
_DARKEST = 0.42
"""The share of the shadow's colour where it is deepest."""
_SMALL = 12_000
"""In pixels: surfaces up to this size are kept as sprites."""
_STRIPS = 512, 64
"""How wide the cached strips are of which wide gradients are made, and others, in pixels."""


def draw_plate(canvas: Image.Image, plate: Plate) -> None:
    """Draw a surface, with its shadow below it and towards the lower right, as light comes from the upper left."""
    x, y, width, height = plate.box
    if width <= 0 or height <= 0:
        return
    if (plate.radius or plate.shadow or plate.fill_to) and width * height <= _SMALL:
        margin = 3 * plate.shadow
        tile = _tile(width, height, plate.radius, plate.fill, plate.fill_to, plate.edge, plate.shadow)
        lay(canvas, tile, x - margin, y - margin, tile if plate.radius or plate.shadow else None)
        return
    if plate.shadow:
        left, top = _cast(x, y, plate.shadow)
        for across, down, band in _shadow(width, height, plate.radius, plate.shadow):
            lay(canvas, band, left + across, top + down, band)
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


@kept
def _tile(width: int, height: int, radius: int, fill: str, fill_to: str, edge: str, shadow: int) -> Image.Image:
    """Return a small surface with its shadow as a sprite: pasting that is quicker than drawing its parts again."""
    margin = 3 * shadow
    size = (width + 2 * margin, height + 2 * margin)
    tile = Image.new("RGBA", size)
    if shadow:
        left, top = _cast(margin, margin, shadow)
        tile.paste(_SHADE, (0, 0, *size))
        tile.putalpha(0)
        for across, down, band in _shadow(width, height, radius, shadow):
            tile.paste(band, (left + across, top + down))
    box = Box(margin, margin, width, height)
    if edge:
        tile = Image.alpha_composite(tile, _covered(size, box, radius, edge, ""))
        box, radius = _inside(box, radius)
    return Image.alpha_composite(tile, _covered(size, box, radius, fill, fill_to))


def _covered(size: tuple[int, int], box: Box, radius: int, fill: str, fill_to: str) -> Image.Image:
    """Return a rounded rectangle on a transparent ground."""
    colours, cover = Image.new("RGB", size, rgb(fill)), Image.new("RGB", size)
    if fill_to:
        _fill(colours, box, 0, fill, fill_to)
    _fill(cover, box, radius, "#ffffff", "")
    colours.putalpha(cover.getchannel("R"))
    return colours


def _fill(canvas: Image.Image, box: Box, radius: int, fill: str, fill_to: str) -> None:
    """Fill a rectangle; only its sides are mixed with what is below them, as a mask for all of it costs ten times."""
    x, y, width, height = box
    if radius:
        for left, is_left in ((x, True), (box.right - radius, False)):
            side = _side(radius, height, fill, fill_to, is_left)
            lay(canvas, side, left, y, side)
        x, width = x + radius, width - 2 * radius
    if width <= 0 or height <= 0:
        return
    if not fill_to:
        fill_box(canvas, fill, (x, y, x + width, y + height))
    else:
        strip = next((each for each in _STRIPS if each <= width), width)
        _repeat(canvas, Box(x, y, width, height), _gradient(strip, height, fill, fill_to))


def _repeat(canvas: Image.Image, box: Box, strip: Image.Image) -> None:
    """Fill a rectangle with a strip that looks the same in all its columns; the last two may overlap."""
    for x in (*range(box.x, box.right - strip.width, strip.width), box.right - strip.width):
        lay(canvas, strip, x, box.y)


@kept
def _gradient(width: int, height: int, above: str, below: str) -> Image.Image:
    """Return a strip of colours from one to another; a wide surface is filled with some of them, side by side."""
    image = Image.new("RGB", (1, height))
    last = max(1, height - 1)
    steps = list(zip(rgb(above), rgb(below), strict=True))
    image.putdata([tuple(round(a + (b - a) * row / last) for a, b in steps) for row in range(height)])
    return image.resize((width, height), Image.Resampling.NEAREST)


@kept
def _side(radius: int, height: int, fill: str, fill_to: str, left: bool) -> Image.Image:
    """Return the left or right side of a surface, as wide as its rounded corners."""
    side = Image.new("RGB", (radius, height))
    _fill(side, Box(0, 0, radius, height), 0, fill, fill_to)
    cover = Image.new("L", side.size, 255)
    for top in (True, False):
        cover.paste(_corner(radius, left, top), (0, 0 if top else height - radius))
    side.putalpha(cover)
    return side


@kept
def _corner(radius: int, left: bool, top: bool) -> Image.Image:
    """Return the coverage of a rounded corner."""
    size = 2 * radius * _OVER
    circle = Image.new("L", (size, size))
    ImageDraw.Draw(circle).ellipse((0, 0, size - 1, size - 1), 255)
    x, y = 0 if left else radius, 0 if top else radius
    return circle.reduce(_OVER).crop((x, y, x + radius, y + radius))


@kept
def _shadow(width: int, height: int, radius: int, blur: int) -> tuple[tuple[int, int, Image.Image], ...]:
    """Return a soft shadow as four bands around what the surface itself hides, with their places.

    The shadow extends by twice its blur on all sides.
    """
    size = (width + 4 * blur, height + 4 * blur)
    body = Image.new("RGB", size)
    _fill(body, Box(2 * blur, 2 * blur, width, height), radius, "#ffffff", "")
    cover = body.getchannel("R").point([round(step * _DARKEST) for step in range(256)])
    cover = cover.filter(ImageFilter.BoxBlur(blur * 0.8)).filter(ImageFilter.BoxBlur(blur * 0.5))
    shade = Image.new("RGB", size, _SHADE)
    shade.putalpha(cover)
    band = 2 * blur + radius
    inner = Box(band, band, size[0] - 2 * band, size[1] - 2 * band)
    if inner.width <= 0 or inner.height <= 0:
        return ((0, 0, shade),)
    bands = (
        (0, 0, size[0], inner.y),
        (0, inner.bottom, size[0], size[1]),
        (0, inner.y, inner.x, inner.bottom),
        (inner.right, inner.y, size[0], inner.bottom),
    )
    return tuple((left, top, shade.crop((left, top, right, bottom))) for left, top, right, bottom in bands)
