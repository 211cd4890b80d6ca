"""The painter: turns a display list into an image, and into the bytes of a file."""

from __future__ import annotations

from collections.abc import Sequence
from threading import local

from PIL import Image

from render.engine.atlas import HALO, Atlas
from render.engine.cache import kept
from render.engine.colours import rgb
from render.engine.curves import draw_curve
from render.engine.encoding import encode
from render.engine.parts import lay
from render.engine.scene import Curve, Element, Icon, Label, Scene, Window
from render.engine.surfaces import draw_plate


class _Spare(local):
    """A thread's former canvas, for the next picture: clean memory for one of its own would take a millisecond."""

    canvas: Image.Image | None = None


_spare = _Spare()


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
        lay(canvas, backdrop, 0, 0)
    else:
        canvas = backdrop.copy()
    draw(canvas, scene.elements[scene.behind :], atlas)
    return canvas


@kept
def _backdrop(atlas: Atlas, width: int, height: int, ground: str, elements: tuple[Element, ...]) -> Image.Image:
    canvas = Image.new("RGB", (width, height), rgb(ground))
    draw(canvas, elements, atlas)
    return canvas


def draw(canvas: Image.Image, elements: Sequence[Element], atlas: Atlas) -> None:
    """Draw elements on a canvas, in their order."""
    for element in elements:
        x, y, width, height = element.box
        if isinstance(element, Icon):
            if element.halo:
                halo = atlas.halo(element.sprite, width, height)
                canvas.paste(rgb(element.halo), (x - HALO, y - HALO), halo)
            for across, down, part, mask in atlas.parts(element.sprite, width, height, element.faded, element.pale):
                lay(canvas, part, x + across, y + down, mask)
        elif isinstance(element, Label):
            letters = atlas.letters(element.text, element.face, element.size, element.colour)
            lay(canvas, letters, x, y, letters)
        elif isinstance(element, Curve):
            draw_curve(canvas, element)
        elif isinstance(element, Window):
            seen = Image.new("RGB", (width, height), rgb(element.ground))
            draw(seen, element.elements, atlas)
            lay(canvas, seen, x, y)
        else:
            draw_plate(canvas, element)
