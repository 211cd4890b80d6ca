"""The building blocks of a game's pictures: its palette and its sprites, each created once and cached."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.engine import theme
from render.engine.fonts import Face, font, ink
from render.engine.palette import CLEAR, STEPS, Palette
from render.engine.pen import Pen
from render.engine.scene import Box

Drawer = Callable[[Pen], None]
EDGE_WIDTH = 3
"""In pixels; all surfaces have the same."""
_FADE = 0.68
_LABELS = 2048


class Atlas:
    """Create sprites, letters and surfaces as images of palette indices."""

    def __init__(self, colours: Sequence[str], grounds: Sequence[str], sprites: Mapping[str, Drawer]) -> None:
        self.palette = Palette((*theme.COLOURS, *colours), (*theme.GROUNDS, *grounds), theme.TRAVERTINE)
        self._sprites = sprites
        self.sprite = lru_cache(maxsize=1024)(self._sprite)
        self.letters = lru_cache(maxsize=_LABELS)(self._letters)
        self.corners = lru_cache(maxsize=256)(self._corners)
        self.plate = lru_cache(maxsize=512)(self._plate)
        self.mount = lru_cache(maxsize=1)(self._mount)

    def _sprite(self, name: str, width: int, height: int, on: str, faded: bool) -> Image.Image:
        pen = Pen(width, height, on)
        self._sprites[name](pen)
        image = pen.image()
        if faded:
            image = Image.blend(image, Image.new("RGB", image.size, on), _FADE)
        return self.palette.indices(image)

    def _letters(self, text: str, face: Face, size: int, colour: str, on: str) -> Image.Image:
        measured = ink(text, face, size)
        width, height = measured.right - measured.left, measured.bottom - measured.top
        cover = Image.new("L", (max(1, width), max(1, height)))
        ImageDraw.Draw(cover).text((-measured.left, -measured.top), text, 255, font(face, size), anchor="ls")
        return cover.point(list(self.palette.ramp(on, colour)))

    def _corners(self, radius: int, fill: str, edge: str, on: str) -> tuple[Image.Image, ...]:
        size = 2 * radius
        pen = Pen(size, size, on)
        pen.disc(50, 50, 50, edge or fill)
        if edge:
            pen.disc(50, 50, 50 - 100 * EDGE_WIDTH / size, fill)
        whole = self.palette.indices(pen.image())
        return tuple(
            whole.crop((x, y, x + radius, y + radius)) for x, y in ((0, 0), (radius, 0), (0, radius), (radius, radius))
        )

    def draw_plate(self, image: Image.Image, box: Box, radius: int, fill: str, edge: str, on: str) -> None:
        """Draw a surface with rounded corners."""
        x, y, width, height = box
        core, inner = image.im, EDGE_WIDTH if edge else 0
        if edge:
            core.paste(self.palette.index(edge), (x, y, x + width, y + height))
        core.paste(self.palette.index(fill), (x + inner, y + inner, x + width - inner, y + height - inner))
        right, bottom = x + width - radius, y + height - radius
        places = ((x, y), (right, y), (x, bottom), (right, bottom))
        for corner, (left, top) in zip(self.corners(radius, fill, edge, on), places, strict=True):
            core.paste(corner.im, (left, top, left + radius, top + radius))

    def _plate(self, width: int, height: int, radius: int, fill: str, edge: str, on: str) -> Image.Image:
        image = Image.new("L", (width, height))
        self.draw_plate(image, Box(0, 0, width, height), radius, fill, edge, on)
        return image

    def _mount(self) -> tuple[Image.Image, ...]:
        """Return the four corners that let Discord's own background show through."""
        size = 2 * theme.CORNER
        pen = Pen(size, size, "#000000")
        pen.disc(50, 50, 50, "#ffffff")
        ground = self.palette.index(theme.TRAVERTINE)
        steps = [CLEAR + min(STEPS - 1, round(cover / 255 * STEPS)) for cover in range(256)]
        table = [ground if cover > 255 * (STEPS - 0.5) / STEPS else steps[cover] for cover in range(256)]
        whole = pen.image().convert("L").point(table)
        radius = theme.CORNER
        return tuple(
            whole.crop((x, y, x + radius, y + radius)) for x, y in ((0, 0), (radius, 0), (0, radius), (radius, radius))
        )
