"""The sprites and words of a game's pictures, made once in each size and cached."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, pi, sin

from PIL import Image, ImageChops, ImageFilter, ImageOps

from render.engine.cache import cached
from render.engine.colours import rgb
from render.engine.fonts import Face, mask
from render.engine.parts import SpritePart, parts_of
from render.engine.sheet import Sheet

_FADED_DARK, _FADED_LIGHT = "#665c4f", "#cbc3b4"
"""The greys to which the darkest and the lightest tones of a faded sprite are mapped."""
_FADED_GAMMA = 0.5
"""Below 1, it lightens the midtones of a faded sprite."""
_OUTLINE_COLOUR = "#564b3f"
_OUTLINE_WIDTH_SHARE = 0.03
"""The width of the outline of a faded sprite, as a share of the sprite's shorter side."""
_OUTLINE_OVERSAMPLING = 2
"""Outlines are made this many times too large, and then reduced."""
_OUTLINE_DIRECTIONS = [(cos(step * pi / 8), sin(step * pi / 8)) for step in range(16)]
"""Unit vectors along which a shape is moved to erode it."""
HALO_WIDTH = 5
"""How far a halo reaches beyond its sprite, in pixels."""


class Atlas:
    """Provides sprites and words in any size."""

    def __init__(self, sheets: Sequence[Sheet]) -> None:
        self._sheets = {name: sheet for sheet in sheets for name in sheet.names}
        self.sprite = cached(self._sprite)
        self.parts = cached(self._parts)
        self.halo = cached(self._halo)
        self.letters = cached(self._letters)

    def baked_size(self, name: str) -> tuple[int, int]:
        """Return the width and height at which a sprite was baked."""
        return self._sheets[name].size(name)

    def _sprite(self, name: str, width: int, height: int, faded: bool) -> Image.Image:
        image = self._sheets[name].decode(name)
        if image.size != (width, height):
            # colours are multiplied by their alpha meanwhile, so that transparent pixels leave no fringe
            image = image.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
        return _fade(image) if faded else image

    def _parts(self, name: str, width: int, height: int, faded: bool) -> tuple[SpritePart, ...]:
        """Return a sprite divided for pasting; the whole sprite is not cached."""
        return parts_of(self._sprite(name, width, height, faded))

    def _letters(self, text: str, face: Face, size: int, colour: str) -> Image.Image:
        """Return a word in its colour: pasting an image costs half as much as filling a mask with a colour."""
        cover = mask(text, face, size)
        image = Image.new("RGB", cover.size, rgb(colour))
        image.putalpha(cover)
        return image

    def _halo(self, name: str, width: int, height: int) -> Image.Image:
        """Return a mask of a sprite's shape, enlarged on all sides."""
        shape = Image.new("L", (width + 2 * HALO_WIDTH, height + 2 * HALO_WIDTH))
        shape.paste(self.sprite(name, width, height, False).getchannel("A"), (HALO_WIDTH, HALO_WIDTH))
        return shape.filter(ImageFilter.MaxFilter(2 * HALO_WIDTH - 1)).filter(ImageFilter.GaussianBlur(0.8))


def _fade(image: Image.Image) -> Image.Image:
    """Return a sprite in greys, as if drawn on stone, with an even closed outline."""
    tones = [round(255 * (step / 255) ** _FADED_GAMMA) for step in range(256)]
    greys = image.convert("RGB").convert("L").point(tones)
    made = ImageOps.colorize(greys, _FADED_DARK, _FADED_LIGHT).convert("RGBA")
    by = _OUTLINE_OVERSAMPLING * max(1.6, _OUTLINE_WIDTH_SHARE * min(image.size))
    wide, high, edge = _OUTLINE_OVERSAMPLING * image.width, _OUTLINE_OVERSAMPLING * image.height, ceil(by)
    fine = image.getchannel("A").resize((wide, high), Image.Resampling.BICUBIC)
    shape = ImageOps.expand(fine.point([min(255, max(0, 4 * step - 576)) for step in range(256)]), edge)
    inner = shape
    for x, y in _OUTLINE_DIRECTIONS:
        inner = ImageChops.darker(inner, ImageChops.offset(shape, round(by * x), round(by * y)))
    whole, inner = (
        part.crop((edge, edge, edge + wide, edge + high)).resize(image.size, Image.Resampling.BOX)
        for part in (shape, inner)
    )
    made.putalpha(whole)
    line = Image.new("RGBA", image.size, _OUTLINE_COLOUR)
    line.putalpha(ImageChops.subtract(whole, inner))
    made.alpha_composite(line)
    return made
