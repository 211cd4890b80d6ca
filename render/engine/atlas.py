"""The sprites of a game's pictures and its letters, each made once for a size and cached."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, pi, sin

from PIL import Image, ImageChops, ImageFilter, ImageOps

from render.engine import theme
from render.engine.cache import kept
from render.engine.colours import rgb
from render.engine.fonts import Face, mask
from render.engine.parts import SpritePart, parts_of
from render.engine.sheet import Sheet

_LINES, _STONE = "#665c4f", "#cbc3b4"
"""The tones that the darkest and the lightest of a faded sprite become."""
_LIFT_EXPONENT = 0.5
"""How much its middle tones become lighter: the smaller, the more."""
_COLOUR_SHARE = 0.38
"""The share of a pale sprite's own colours."""
_OUTLINE, _WIDTH = "#564b3f", 0.03
"""The colour of the outline around a faded or pale sprite, and its width as a share of the sprite's shorter side."""
_OUTLINE_SCALE = 2
"""How much finer outlines are made than they are shown."""
_DIRECTIONS = [(cos(step * pi / 8), sin(step * pi / 8)) for step in range(16)]
"""The directions in which a form is moved for its outline."""
HALO_WIDTH = 5
"""How far a halo reaches beyond its sprite, in pixels."""


class Atlas:
    """Give sprites and letters in the sizes that are needed."""

    def __init__(self, sheets: Sequence[Sheet]) -> None:
        self._sheets = {name: sheet for sheet in sheets for name in sheet.names}
        self.sprite = kept(self._sprite)
        self.parts = kept(self._parts)
        self.halo = kept(self._halo)
        self.letters = kept(self._letters)

    def baked_size(self, name: str) -> tuple[int, int]:
        """Return the width and height at which a sprite was baked."""
        return self._sheets[name].size(name)

    def _sprite(self, name: str, width: int, height: int, faded: bool, pale: bool = False) -> Image.Image:
        image = self._sheets[name].cut(name)
        if image.size != (width, height):
            # colours are multiplied by their alpha meanwhile, so that transparent pixels leave no fringe
            image = image.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
        if faded or pale:
            image = _faded(image) if faded else _pale(image)
        return image

    def _parts(self, name: str, width: int, height: int, faded: bool, pale: bool) -> tuple[SpritePart, ...]:
        """Return a sprite in the parts in which it is pasted; only these are kept."""
        return parts_of(self._sprite(name, width, height, faded, pale))

    def _letters(self, text: str, face: Face, size: int, colour: str) -> Image.Image:
        """Return a word in its colour: pasting an image costs half as much as filling a mask with a colour."""
        cover = mask(text, face, size)
        image = Image.new("RGB", cover.size, rgb(colour))
        image.putalpha(cover)
        return image

    def _halo(self, name: str, width: int, height: int) -> Image.Image:
        """Return the mask of a sprite's form with a line around it."""
        form = Image.new("L", (width + 2 * HALO_WIDTH, height + 2 * HALO_WIDTH))
        form.paste(self.sprite(name, width, height, False).getchannel("A"), (HALO_WIDTH, HALO_WIDTH))
        return form.filter(ImageFilter.MaxFilter(2 * HALO_WIDTH - 1)).filter(ImageFilter.GaussianBlur(0.8))


def _faded(image: Image.Image) -> Image.Image:
    """Return a sprite as if drawn in grey on stone, with the lines that it has, in one even closed outline."""
    tones = [round(255 * (step / 255) ** _LIFT_EXPONENT) for step in range(256)]
    made = ImageOps.colorize(image.convert("RGB").convert("L").point(tones), _LINES, _STONE)
    return _outlined(made, image)


def _pale(image: Image.Image) -> Image.Image:
    """Return a sprite of which little more than a third of its own colours is left, in the same outline."""
    return _outlined(
        Image.blend(Image.new("RGB", image.size, theme.MARBLE), image.convert("RGB"), _COLOUR_SHARE), image
    )


def _outlined(made: Image.Image, image: Image.Image) -> Image.Image:
    """Return new colours in the form of a sprite, with an even closed outline."""
    made = made.convert("RGBA")
    by = _OUTLINE_SCALE * max(1.6, _WIDTH * min(image.size))
    wide, high, edge = _OUTLINE_SCALE * image.width, _OUTLINE_SCALE * image.height, ceil(by)
    fine = image.getchannel("A").resize((wide, high), Image.Resampling.BICUBIC)
    form = ImageOps.expand(fine.point([min(255, max(0, 4 * step - 576)) for step in range(256)]), edge)
    inner = form
    for x, y in _DIRECTIONS:
        inner = ImageChops.darker(inner, ImageChops.offset(form, round(by * x), round(by * y)))
    whole, inner = (
        part.crop((edge, edge, edge + wide, edge + high)).resize(image.size, Image.Resampling.BOX)
        for part in (form, inner)
    )
    made.putalpha(whole)
    line = Image.new("RGBA", image.size, _OUTLINE)
    line.putalpha(ImageChops.subtract(whole, inner))
    made.alpha_composite(line)
    return made
