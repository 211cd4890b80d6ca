"""The painter: a display list in, PNG bytes out."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from render import theme
from render.look import Look
from render.scene import Box, Curve, Icon, Label, Scene

_LEVEL, _HARDER = 3, 4
"""Level 3 is quick, and small enough for all but the fullest boards."""
_FULL = 285
"""So many things that differ or stand in rows of their own make a full board: alike in one row, they cost no bytes."""
_CROWDED = {280: (4, 6, 9), 330: (5, 6, 9), 10_000: (6, 8, 9)}
"""By how much differs, the levels that are tried one after the other on pictures with more to show than others."""
_MOST = 120_000
"""So many bytes they may have."""
_KEPT = 16_000
"""Plates of at most so many pixels are kept as they are, for pasting one costs less than putting it together."""
_OVER = 3
"""Curves are drawn so many times too large, and then reduced."""
_FAINT = 60


def paint(scene: Scene, look: Look) -> bytes:
    """Draw a scene with a look's colours and sprites and write it as PNG."""
    canvas = Image.new("L", (scene.width, scene.height), look.palette.index(scene.ground))
    draw = ImageDraw.Draw(canvas)
    core = canvas.im
    for element in scene.elements:
        x, y, width, height = element.box
        if isinstance(element, Icon):
            image = look.sprite(element.sprite, width, height, element.on, element.faded)
        elif isinstance(element, Label):
            image = look.letters(element.text, element.face, element.size, element.colour, element.on)
            width, height = image.size
        elif isinstance(element, Curve):
            _curve(canvas, element, look)
            continue
        elif not element.radius:
            draw.rectangle((x, y, x + width - 1, y + height - 1), look.palette.index(element.fill))
            continue
        elif width * height > _KEPT:
            look.lay_plate(canvas, draw, element.box, element.radius, element.fill, element.edge, element.on)
            continue
        else:
            image = look.plate(width, height, element.radius, element.fill, element.edge, element.on)
        # the core pastes six times as fast as Image.paste, which looks into both images every time
        core.paste(image.im, (x, y, x + width, y + height))
    _round(canvas, look)
    variety = _variety(scene)
    if not scene.crowded:
        return encode(canvas, look, _HARDER if variety > _FULL else _LEVEL)
    for level in next(levels for most, levels in _CROWDED.items() if variety <= most):
        data = encode(canvas, look, level)
        if len(data) <= _MOST:
            break
    return data


def _variety(scene: Scene) -> int:
    shown = (element for element in scene.elements if isinstance(element, Icon | Label))
    return len({(each.sprite if isinstance(each, Icon) else each.text, each.box.y) for each in shown})


def encode(canvas: Image.Image, look: Look, level: int) -> bytes:
    """Write an image of palette indices as PNG."""
    canvas.putpalette(look.palette.data)
    buffer = BytesIO()
    canvas.save(buffer, "PNG", compress_level=level, transparency=look.palette.alpha)
    return buffer.getvalue()


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
