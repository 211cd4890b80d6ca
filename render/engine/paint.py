"""The painter: turns a display list into an image, and into the bytes of a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.engine.atlas import Atlas
from render.engine.colours import rgb
from render.engine.dashes import dashes
from render.engine.encoding import encode
from render.engine.scene import Curve, Element, Icon, Label, Scene
from render.engine.surfaces import draw_plate

_BACKDROPS = 8
"""Backdrops are the same for most pictures; each takes up to 2.3 MB."""
_OVER = 3
"""Curves are drawn this many times too large, and then reduced."""


def paint(scene: Scene, atlas: Atlas) -> bytes:
    """Draw a scene with an atlas's sprites, and return it as the bytes of a file."""
    return encode(compose(scene, atlas))


def compose(scene: Scene, atlas: Atlas) -> Image.Image:
    """Draw a scene with an atlas's sprites."""
    behind = tuple(scene.elements[: scene.behind])
    canvas = _backdrop(atlas, scene.width, scene.height, scene.ground, behind).copy()
    _draw(canvas, scene.elements[scene.behind :], atlas)
    return canvas


@lru_cache(maxsize=_BACKDROPS)
def _backdrop(atlas: Atlas, width: int, height: int, ground: str, elements: tuple[Element, ...]) -> Image.Image:
    canvas = Image.new("RGB", (width, height), rgb(ground))
    _draw(canvas, elements, atlas)
    return canvas


def _draw(canvas: Image.Image, elements: Sequence[Element], atlas: Atlas) -> None:
    for element in elements:
        x, y, width, height = element.box
        if isinstance(element, Icon):
            image = atlas.sprite(element.sprite, width, height, element.on, element.faded)
            canvas.paste(image, (x, y), image if image.mode == "RGBA" else None)
        elif isinstance(element, Label):
            canvas.paste(rgb(element.colour), (x, y), atlas.letters(element.text, element.face, element.size))
        elif isinstance(element, Curve):
            _draw_curve(canvas, element)
        else:
            draw_plate(canvas, element)


def _draw_curve(canvas: Image.Image, curve: Curve) -> None:
    box = curve.box
    cover = Image.new("L", (box.width * _OVER, box.height * _OVER))
    draw = ImageDraw.Draw(cover)
    points = [((x - box.x + 0.5) * _OVER, (y - box.y + 0.5) * _OVER) for x, y in curve.points]
    for line in dashes(points, [step * _OVER for step in curve.dash], curve.phase * _OVER):
        draw.line(line, 255, curve.width * _OVER, "curve")
    canvas.paste(rgb(curve.colour), box[:2], cover.reduce(_OVER))
