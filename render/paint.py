"""The painter: a display list in, PNG bytes out."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from render import theme
from render.look import Look
from render.scene import Box, Curve, Icon, Label, Plate, Scene

_LEVEL = 3
"""A millisecond more than level 1, and a tenth fewer bytes."""

_KEPT = 16_000
"""Plates of at most so many pixels are kept as they are, for pasting one costs less than putting it together."""
_OVER = 3
"""Curves are drawn so many times too large, and then reduced."""
_FAINT = 60


def paint(scene: Scene, look: Look) -> bytes:
    """Draw a scene with a look's colours and sprites and write it as PNG."""
    canvas = Image.new("L", (scene.width, scene.height), look.palette.index(scene.ground))
    draw = ImageDraw.Draw(canvas)
    for element in scene.elements:
        box = element.box
        if isinstance(element, Plate):
            _plate(canvas, draw, element, look)
        elif isinstance(element, Icon):
            canvas.paste(look.sprite(element.sprite, box.width, box.height, element.on, element.faded), box[:2])
        elif isinstance(element, Label):
            letters = look.letters(element.text, element.face, element.size, element.colour, element.on)
            canvas.paste(letters, box[:2])
        else:
            _curve(canvas, element, look)
    _round(canvas, look)
    return encode(canvas, look)


def encode(canvas: Image.Image, look: Look) -> bytes:
    """Write an image of palette indices as PNG; the quickest compression is small enough for flat colours."""
    canvas.putpalette(look.palette.data)
    buffer = BytesIO()
    canvas.save(buffer, "PNG", compress_level=_LEVEL, transparency=look.palette.alpha)
    return buffer.getvalue()


def _plate(canvas: Image.Image, draw: ImageDraw.ImageDraw, plate: Plate, look: Look) -> None:
    x, y, width, height = plate.box
    if not plate.radius:
        draw.rectangle((x, y, x + width - 1, y + height - 1), look.palette.index(plate.fill))
    elif width * height <= _KEPT:
        canvas.paste(look.plate(*plate.box[2:], plate.radius, plate.fill, plate.edge, plate.on), (x, y))
    else:
        look.lay_plate(canvas, draw, plate.box, plate.radius, plate.fill, plate.edge, plate.on)


def _curve(canvas: Image.Image, curve: Curve, look: Look) -> None:
    box = curve.box
    cover = Image.new("L", (box.width * _OVER, box.height * _OVER))
    draw = ImageDraw.Draw(cover)
    points = [((x - box.x + 0.5) * _OVER, (y - box.y + 0.5) * _OVER) for x, y in curve.points]
    draw.line(points, 255, curve.width * _OVER, "curve")
    cover = cover.reduce(_OVER)
    # faint edges are left out, so that a line that crosses another does not cut it
    mask = cover.point([255 if step > _FAINT else 0 for step in range(256)])
    canvas.paste(cover.point(list(look.palette.ramp(curve.on, curve.colour))), box[:2], mask)


def _round(canvas: Image.Image, look: Look) -> None:
    far = Box(0, 0, canvas.width - theme.CORNER, canvas.height - theme.CORNER)
    places = ((0, 0), (far.width, 0), (0, far.height), (far.width, far.height))
    for corner, place in zip(look.mount(), places, strict=True):
        canvas.paste(corner, place)
