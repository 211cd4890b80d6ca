"""The painter: turns a display list into PNG bytes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from render.engine import theme
from render.engine.atlas import Atlas
from render.engine.png import OVERHEAD, assemble, lines_of, pack
from render.engine.scene import Box, Curve, Element, Icon, Label, Scene

_LEVEL, _HARDER = 3, 4
"""Level 3 is quick, and small enough for all but the fullest boards."""
_FULL = 285
"""Above this number of distinct elements a board counts as full; identical ones in one row cost no bytes."""
_LEVELS = {4: 1.08, 5: 1.0, 6: 0.93, 7: 0.91, 8: 0.84, 9: 0.82}
"""Compression levels for crowded pictures, with their bytes relative to the estimate."""
_ABOVE, _BELOW = (325, 0, 10), (108, 42, 17)
"""The estimate at level 5 above and below the lasting rows: bytes per distinct element, per element, per row."""
_MOST = 120_000
"""The maximum size of a crowded picture, in bytes."""
_ONCE, _GAMES = 8, 128
"""Rows that last a whole game are packed at this level, and cached for this many games."""
_KEPT = 16_000
"""Plates of up to this many pixels are cached, since pasting one is cheaper than composing it."""
_OVER = 3
"""Curves are drawn this many times too large, and then reduced."""
_FAINT = 60


def paint(scene: Scene, atlas: Atlas) -> bytes:
    """Draw a scene with an atlas's colours and sprites, and return it as PNG."""
    canvas = _draw(scene.elements, scene.width, scene.height, scene.ground, atlas)
    _round(canvas, atlas)
    if scene.crowded:
        return _write(scene, canvas, atlas)
    return encode(canvas, atlas, _HARDER if _variety(scene.elements) > _FULL else _LEVEL)


def _draw(elements: Sequence[Element], width: int, height: int, ground: str, atlas: Atlas) -> Image.Image:
    canvas = Image.new("L", (width, height), atlas.palette.index(ground))
    core = canvas.im
    for element in elements:
        x, y, width, height = element.box
        if isinstance(element, Icon):
            image = atlas.sprite(element.sprite, width, height, element.on, element.faded)
        elif isinstance(element, Label):
            image = atlas.letters(element.text, element.face, element.size, element.colour, element.on)
            width, height = image.size
        elif isinstance(element, Curve):
            _curve(canvas, element, atlas)
            continue
        elif not element.radius:
            core.paste(atlas.palette.index(element.fill), (x, y, x + width, y + height))
            continue
        elif width * height > _KEPT:
            atlas.draw_plate(canvas, element.box, element.radius, element.fill, element.edge, element.on)
            continue
        else:
            image = atlas.plate(width, height, element.radius, element.fill, element.edge, element.on)
        # the core pastes six times as fast as Image.paste, which inspects both images every time, and fills as fast
        core.paste(image.im, (x, y, x + width, y + height))
    return canvas


def _write(scene: Scene, canvas: Image.Image, atlas: Atlas) -> bytes:
    """Encode a crowded picture at harder and harder levels until it fits; usually the first one does."""
    top, bottom = scene.lasting
    above = [element for element in scene.elements if element.box.bottom <= top]
    below = [element for element in scene.elements if element.box.y >= bottom]
    lasting = tuple(each for each in scene.elements if each.box.bottom > top and each.box.y < bottom)
    kept = pack_lasting(atlas, scene.width, top, bottom, scene.ground, lasting) if lasting else b""
    lines, wide = lines_of(canvas), scene.width + 1
    room = _MOST - OVERHEAD - len(kept)
    over, under = _expected(above, top, _ABOVE), _expected(below, scene.height - bottom, _BELOW)
    for level in _levels(over + under, room):
        before = pack(lines[: top * wide], level)
        for harder in _levels(under, room - len(before)):
            after = pack(lines[bottom * wide :], harder)
            if len(before) + len(after) <= room:
                return assemble(canvas.size, atlas.palette, lines, (before, kept, after))
    return assemble(canvas.size, atlas.palette, lines, (before, kept, after))


def _expected(elements: Sequence[Element], rows: int, bytes_for: tuple[int, int, int]) -> int:
    differing, each, row = bytes_for
    return differing * _variety(elements) + each * len(elements) + row * rows


def _levels(expected: int, room: int) -> list[int]:
    """List the levels to try: the mildest one expected to fit, then harder ones."""
    return [level for level, share in _LEVELS.items() if share * expected <= room] or [max(_LEVELS)]


@lru_cache(maxsize=_GAMES)
def pack_lasting(atlas: Atlas, width: int, top: int, bottom: int, ground: str, elements: tuple[Element, ...]) -> bytes:
    """Pack the rows that last a whole game, drawn on their own; they are clear of the picture's rounded corners."""
    height = max(element.box.bottom for element in elements)
    return pack(lines_of(_draw(elements, width, height, ground, atlas).crop((0, top, width, bottom))), _ONCE)


def _variety(elements: Sequence[Element]) -> int:
    shown = (element for element in elements if isinstance(element, Icon | Label))
    return len({(each.sprite if isinstance(each, Icon) else each.text, each.box.y) for each in shown})


def encode(canvas: Image.Image, atlas: Atlas, level: int) -> bytes:
    """Encode an image of palette indices as PNG."""
    canvas.putpalette(atlas.palette.data)
    buffer = BytesIO()
    canvas.save(buffer, "PNG", compress_level=level, transparency=atlas.palette.alpha)
    return buffer.getvalue()


def _curve(canvas: Image.Image, curve: Curve, atlas: Atlas) -> None:
    box = curve.box
    cover = Image.new("L", (box.width * _OVER, box.height * _OVER))
    draw = ImageDraw.Draw(cover)
    points = [((x - box.x + 0.5) * _OVER, (y - box.y + 0.5) * _OVER) for x, y in curve.points]
    draw.line(points, 255, curve.width * _OVER, "curve")
    cover = cover.reduce(_OVER)
    # faint edges are left out, so that a line does not cut one that it crosses
    mask = cover.point([255 if step > _FAINT else 0 for step in range(256)])
    canvas.paste(cover.point(list(atlas.palette.ramp(curve.on, curve.colour))), box[:2], mask)


def _round(canvas: Image.Image, atlas: Atlas) -> None:
    far = Box(0, 0, canvas.width - theme.CORNER, canvas.height - theme.CORNER)
    places = ((0, 0), (far.width, 0), (0, far.height), (far.width, far.height))
    for corner, place in zip(atlas.mount(), places, strict=True):
        canvas.paste(corner, place)
