"""The painter: turns a display list into an image, and into the bytes of a file."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import cycle, pairwise
from math import ceil, floor, hypot
from threading import local
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from render.engine.atlas import HALO_WIDTH, Atlas
from render.engine.cache import cached
from render.engine.colours import rgb
from render.engine.encoding import encode
from render.engine.parts import fill as fill_box
from render.engine.parts import paste
from render.engine.scene import Box, Curve, Element, Icon, Label, Plate, Scene, Window


class _Spare(local):
    """A thread's last canvas, reused for its next picture: allocating another one would take a millisecond."""

    canvas: Image.Image | None = None


_spare = _Spare()
_CACHED_BACKDROPS: Final = 3
"""Cached apart from sprites: each takes as much room as fifty of them, and most differ from table to table."""


def paint(scene: Scene, atlas: Atlas) -> bytes:
    """Draw a scene with an atlas's sprites, and return it as the bytes of a file."""
    canvas = compose(scene, atlas)
    data = encode(canvas)
    _spare.canvas = canvas
    return data


def compose(scene: Scene, atlas: Atlas) -> Image.Image:
    """Draw a scene with an atlas's sprites."""
    behind = tuple(scene.elements[: scene.behind])
    backdrop, canvas = _backdrop(atlas, scene.width, scene.height, scene.ground, behind), _spare.canvas
    _spare.canvas = None
    if canvas is not None and canvas.size == backdrop.size:
        paste(canvas, backdrop, 0, 0)
    else:
        canvas = backdrop.copy()
    draw(canvas, scene.elements[scene.behind :], atlas)
    return canvas


@lru_cache(maxsize=_CACHED_BACKDROPS)
def _backdrop(atlas: Atlas, width: int, height: int, ground: str, elements: tuple[Element, ...]) -> Image.Image:
    canvas = Image.new("RGB", (width, height), rgb(ground))
    draw(canvas, elements, atlas)
    return canvas


def draw(canvas: Image.Image, elements: Sequence[Element], atlas: Atlas) -> None:
    """Draw elements on a canvas, the first at the bottom."""
    for element in elements:
        x, y, width, height = element.box
        if isinstance(element, Icon):
            if element.halo:
                halo = atlas.halo(element.sprite, width, height)
                canvas.paste(rgb(element.halo), (x - HALO_WIDTH, y - HALO_WIDTH), halo)
            for across, down, part, mask in atlas.parts(element.sprite, width, height, element.faded):
                paste(canvas, part, x + across, y + down, mask)
        elif isinstance(element, Label):
            letters = atlas.letters(element.text, element.face, element.size, element.colour)
            paste(canvas, letters, x, y, letters)
        elif isinstance(element, Curve):
            draw_curve(canvas, element)
        elif isinstance(element, Window):
            seen = Image.new("RGB", (width, height), rgb(element.ground))
            draw(seen, element.elements, atlas)
            cover = _cover(seen.size, Box(0, 0, width, height), element.radius) if element.radius else None
            paste(canvas, seen, x, y, cover)
        else:
            draw_plate(canvas, element)


Point = tuple[float, float]


def dashes(points: Sequence[Point], dash: Sequence[float]) -> list[list[Point]]:
    """Cut a line into its dashes, by lengths that are drawn and left out in turn; without any it stays whole."""
    if not dash:
        return [list(points)]
    lengths = cycle(dash)
    left, drawn = next(lengths), True
    parts: list[list[Point]] = [[points[0]]]
    for (x, y), (to_x, to_y) in pairwise(points):
        whole = hypot(to_x - x, to_y - y)
        gone = 0.0
        while whole - gone > left:
            gone += left
            left, drawn = next(lengths), not drawn
            at = x + (to_x - x) * gone / whole, y + (to_y - y) * gone / whole
            if drawn:
                parts.append([at])
            else:
                parts[-1].append(at)
        left -= whole - gone
        if drawn:
            parts[-1].append((to_x, to_y))
    return [part for part in parts if len(part) > 1]


_OVERSAMPLING: Final = 3
"""Lines are drawn this many times too large, and then reduced."""
_BAND_WIDTH: Final = 80
"""The width of the vertical bands in which lines are drawn: a mask of a whole line would be large and mostly empty."""


class _Part(NamedTuple):
    """A part of a line within a band, and the points where it enters other ones."""

    points: list[Point]
    joints: list[Point]


def draw_curve(canvas: Image.Image, curve: Curve) -> None:
    """Draw a line onto a picture."""
    bands: dict[int, list[_Part]] = defaultdict(list)
    for line in dashes(curve.points, curve.dash):
        for band, part in _parts(line):
            bands[band].append(part)
    for parts in bands.values():
        _draw_band(canvas, parts, curve)


def _draw_band(canvas: Image.Image, parts: Sequence[_Part], curve: Curve) -> None:
    across = [x for part in parts for x, _ in part.points]
    down = [y for part in parts for _, y in part.points]
    left, top = floor(min(across)) - curve.width, floor(min(down)) - curve.width
    width, height = ceil(max(across)) + curve.width + 1 - left, ceil(max(down)) + curve.width + 1 - top
    cover = Image.new("L", (width * _OVERSAMPLING, height * _OVERSAMPLING))
    draw, radius = ImageDraw.Draw(cover), curve.width * _OVERSAMPLING / 2 - 0.5
    for points, joints in parts:
        draw.line([_oversample(x - left, y - top) for x, y in points], 255, curve.width * _OVERSAMPLING, "curve")
        for joint in joints:
            x, y = _oversample(joint[0] - left, joint[1] - top)
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    canvas.paste(rgb(curve.colour), (left, top), cover.reduce(_OVERSAMPLING))


def _oversample(x: float, y: float) -> Point:
    return (x + 0.5) * _OVERSAMPLING, (y + 0.5) * _OVERSAMPLING


def _parts(line: Sequence[Point]) -> Iterator[tuple[int, _Part]]:
    """Cut a line where it enters another band; the parts meet in round joints, its own ends stay flat.

    One that is no wider than a band stays whole, as a joint would stick out of a short dash.
    """
    across = [x for x, _ in line]
    if max(across) - min(across) <= _BAND_WIDTH:
        yield int(min(across) // _BAND_WIDTH), _Part([*line], [])
        return
    part, band = _Part([line[0]], []), int(line[0][0] // _BAND_WIDTH)
    for start, (x, y) in pairwise(line):
        while True:
            edge = _BAND_WIDTH * (band + 1) if x > start[0] else _BAND_WIDTH * band
            if x == start[0] or (x - edge) * (x - start[0]) <= 0:
                break
            cut = edge, start[1] + (y - start[1]) * (edge - start[0]) / (x - start[0])
            part.points.append(cut)
            part.joints.append(cut)
            yield band, part
            band += 1 if x > start[0] else -1
            part = _Part([cut], [cut])
        part.points.append((x, y))
    yield band, part


EDGE_WIDTH = 3
"""In pixels; all surfaces have the same."""
_CORNER_OVERSAMPLING = 4
"""Corners are drawn this many times too large, and then reduced."""
_SHADOW_COLOUR = (51, 33, 26)
_SHADOW_OPACITY = 0.42
"""The opacity of a shadow where it is darkest."""
_TURNED = Image.Transpose.TRANSPOSE
_MAX_TILE_PIXELS = 12_000
"""Surfaces up to this area are cached as a whole."""
_MAX_STRIP_WIDTH = 128
"""The width of the cached strips that fill gradients, in pixels."""


def draw_plate(canvas: Image.Image, plate: Plate) -> None:
    """Draw a surface, with its shadow below it and towards the lower right, as light comes from the upper left."""
    x, y, width, height = plate.box
    if width <= 0 or height <= 0:
        return
    if (plate.radius or plate.shadow or plate.fill_to) and width * height <= _MAX_TILE_PIXELS:
        margin = 3 * plate.shadow
        tile = _tile(width, height, plate.radius, plate.fill, plate.fill_to, plate.edge, plate.shadow)
        paste(canvas, tile, x - margin, y - margin, tile if plate.radius or plate.shadow else None)
        return
    if plate.shadow:
        left, top = _shadow_origin(x, y, plate.shadow)
        for across, down, band in _shadow(width, height, plate.radius, plate.shadow):
            paste(canvas, band, left + across, top + down, band)
    box, radius = plate.box, plate.radius
    if plate.edge:
        _fill(canvas, box, radius, plate.edge, "")
        box, radius = _inside(box, radius)
    _fill(canvas, box, radius, plate.fill, plate.fill_to)


def _shadow_origin(x: int, y: int, by: int) -> tuple[int, int]:
    """Return the upper left corner of a surface's shadow, which is cast towards the lower right."""
    return x - 2 * by + by // 3, y - 2 * by + by * 2 // 3


def _inside(box: Box, radius: int) -> tuple[Box, int]:
    """Return the part of a surface inside its edge, and the radius of its corners."""
    return box.grown(-EDGE_WIDTH), max(0, radius - EDGE_WIDTH)


@cached
def _tile(width: int, height: int, radius: int, fill: str, fill_to: str, edge: str, shadow: int) -> Image.Image:
    """Return a small surface with its shadow as one image, which is pasted quicker than its parts are drawn."""
    margin = 3 * shadow
    size = (width + 2 * margin, height + 2 * margin)
    tile = Image.new("RGBA", size)
    if shadow:
        left, top = _shadow_origin(margin, margin, shadow)
        tile.paste(_SHADOW_COLOUR, (0, 0, *size))
        tile.putalpha(0)
        for across, down, band in _shadow(width, height, radius, shadow):
            tile.paste(band, (left + across, top + down))
    box = Box(margin, margin, width, height)
    if edge:
        tile = Image.alpha_composite(tile, _rounded_rectangle(size, box, radius, edge, ""))
        box, radius = _inside(box, radius)
    return Image.alpha_composite(tile, _rounded_rectangle(size, box, radius, fill, fill_to))


def _rounded_rectangle(size: tuple[int, int], box: Box, radius: int, fill: str, fill_to: str) -> Image.Image:
    """Return a rounded rectangle on a transparent ground."""
    colours = Image.new("RGB", size, rgb(fill))
    if fill_to:
        _fill(colours, box, 0, fill, fill_to)
    colours.putalpha(_cover(size, box, radius))
    return colours


def _cover(size: tuple[int, int], box: Box, radius: int) -> Image.Image:
    """Return the coverage of a rounded rectangle."""
    cover = Image.new("RGB", size)
    _fill(cover, box, radius, "#ffffff", "")
    return cover.getchannel("R")


def _fill(canvas: Image.Image, box: Box, radius: int, fill: str, fill_to: str) -> None:
    """Fill a rectangle; only its sides are mixed with the picture below, as a mask for all of it costs ten times."""
    x, y, width, height = box
    if radius:
        for left, is_left in ((x, True), (box.right - radius, False)):
            side = _side(radius, height, fill, fill_to, is_left)
            paste(canvas, side, left, y, side)
        x, width = x + radius, width - 2 * radius
    if width <= 0 or height <= 0:
        return
    if not fill_to:
        fill_box(canvas, fill, (x, y, x + width, y + height))
    else:
        _repeat(canvas, Box(x, y, width, height), _gradient(min(width, _MAX_STRIP_WIDTH), height, fill, fill_to))


def _repeat(canvas: Image.Image, box: Box, strip: Image.Image) -> None:
    """Fill a rectangle with copies of a strip whose columns are all alike, so that the last two may overlap."""
    for x in (*range(box.x, box.right - strip.width, strip.width), box.right - strip.width):
        paste(canvas, strip, x, box.y)


@cached
def _gradient(width: int, height: int, above: str, below: str) -> Image.Image:
    """Return a strip with a vertical gradient; copies of it, side by side, fill a wide surface."""
    image = Image.new("RGB", (1, height))
    last = max(1, height - 1)
    steps = list(zip(rgb(above), rgb(below), strict=True))
    image.putdata([tuple(round(a + (b - a) * row / last) for a, b in steps) for row in range(height)])
    return image.resize((width, height), Image.Resampling.NEAREST)


@cached
def _side(radius: int, height: int, fill: str, fill_to: str, left: bool) -> Image.Image:
    """Return the left or right side of a surface, as wide as its rounded corners."""
    side = Image.new("RGB", (radius, height))
    _fill(side, Box(0, 0, radius, height), 0, fill, fill_to)
    cover = Image.new("L", side.size, 255)
    for top in (True, False):
        cover.paste(_corner(radius, left, top), (0, 0 if top else height - radius))
    side.putalpha(cover)
    return side


@cached
def _corner(radius: int, left: bool, top: bool) -> Image.Image:
    """Return the coverage of a rounded corner."""
    size = 2 * radius * _CORNER_OVERSAMPLING
    circle = Image.new("L", (size, size))
    ImageDraw.Draw(circle).ellipse((0, 0, size - 1, size - 1), 255)
    x, y = 0 if left else radius, 0 if top else radius
    return circle.reduce(_CORNER_OVERSAMPLING).crop((x, y, x + radius, y + radius))


@cached
def _shadow(width: int, height: int, radius: int, blur: int) -> tuple[tuple[int, int, Image.Image], ...]:
    """Return a soft shadow as four bands around what the surface itself hides, with their places.

    The shadow extends by twice its blur on all sides.
    """
    # beyond the corners, and as far as these are blurred, a side is alike all along: a larger shadow is stretched there
    least = 2 * (radius + 2 * blur) + 1
    shade = _shade(min(width, least), min(height, least), radius, blur)
    size = (width + 4 * blur, height + 4 * blur)
    band = 2 * blur + radius
    inner = Box(band, band, size[0] - 2 * band, size[1] - 2 * band)
    if inner.width <= 0 or inner.height <= 0:
        return ((0, 0, _stretch(shade, *size)),)
    wide, high = shade.size
    bands = (
        (0, 0, (0, 0, wide, band), size[0], band),
        (0, inner.bottom, (0, high - band, wide, high), size[0], band),
        (0, inner.y, (0, band, band, high - band), band, inner.height),
        (inner.right, inner.y, (wide - band, band, wide, high - band), band, inner.height),
    )
    return tuple((left, top, _stretch(shade.crop(part), *whole)) for left, top, part, *whole in bands)


@cached
def _shade(width: int, height: int, radius: int, blur: int) -> Image.Image:
    """Return a soft shadow."""
    size = (width + 4 * blur, height + 4 * blur)
    body = Image.new("RGB", size)
    _fill(body, Box(2 * blur, 2 * blur, width, height), radius, "#ffffff", "")
    cover = body.getchannel("R").point([round(step * _SHADOW_OPACITY) for step in range(256)])
    cover = cover.filter(ImageFilter.BoxBlur(blur * 0.8)).filter(ImageFilter.BoxBlur(blur * 0.5))
    shade = Image.new("RGB", size, _SHADOW_COLOUR)
    shade.putalpha(cover)
    return shade


def _stretch(image: Image.Image, width: int, height: int) -> Image.Image:
    """Return an image stretched to a size by repeating its middle column and row."""
    if more := width - image.width:
        image = _insert(image, more)
    if more := height - image.height:
        image = _insert(image.transpose(_TURNED), more).transpose(_TURNED)
    return image


def _insert(image: Image.Image, more: int) -> Image.Image:
    """Return an image that has its middle column more often."""
    half, wide = image.width // 2, Image.new("RGBA", (image.width + more, image.height))
    wide.paste(image.crop((0, 0, half, image.height)), (0, 0))
    wide.paste(
        image.crop((half, 0, half + 1, image.height)).resize((more + 1, image.height), Image.Resampling.NEAREST),
        (half, 0),
    )
    wide.paste(image.crop((half + 1, 0, *image.size)), (half + 1 + more, 0))
    return wide
