"""The sprites of a game's pictures and its letters, each made once for a size and cached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageEnhance, ImageFilter

from render.engine.fonts import mask
from render.engine.sheet import Sheet

_STONE, _FADE = "#aca599", 0.7
"""What a faded sprite is made of, and how much of that it is; it hides its ground, as one that is there does."""
_COLOUR = 0.2
"""The share of its colours that remains in the rest of it."""
_OUTLINE, _WITHIN = "#382718", "#fff6e2"
"""The colours of a faded sprite's outline, and of the lighter line within it: one of them stands out on any ground."""
_LINE = 0.036
"""The width of that outline, as a share of the sprite's shorter side."""
_FINE = 2
"""How much finer outlines are made than they are shown."""
HALO = 5
"""How far a halo reaches beyond its sprite, in pixels."""


class Atlas:
    """Give sprites and letters in the sizes that are needed."""

    def __init__(self, sheets: Sequence[Sheet]) -> None:
        self._sheets = {name: sheet for sheet in sheets for name in sheet.names}
        self.sprite = lru_cache(maxsize=1024)(self._sprite)
        self.halo = lru_cache(maxsize=64)(self._halo)
        self.letters = lru_cache(maxsize=2048)(mask)

    def baked_size(self, name: str) -> tuple[int, int]:
        """Return the width and height at which a sprite was baked."""
        return self._sheets[name].size(name)

    def _sprite(self, name: str, width: int, height: int, faded: bool) -> Image.Image:
        image = self._sheets[name].cut(name)
        if image.size != (width, height):
            # colours are multiplied by their alpha meanwhile, so that transparent pixels leave no fringe
            image = image.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
        return _faded(image) if faded else image

    def _halo(self, name: str, width: int, height: int) -> Image.Image:
        """Return the mask of a sprite's form with a line around it."""
        form = Image.new("L", (width + 2 * HALO, height + 2 * HALO))
        form.paste(self.sprite(name, width, height, False).getchannel("A"), (HALO, HALO))
        return form.filter(ImageFilter.MaxFilter(2 * HALO - 1)).filter(ImageFilter.GaussianBlur(0.8))


def _faded(image: Image.Image) -> Image.Image:
    """Return a sprite as if cut in pale stone: a trace of its colours in a thin outline of its form."""
    fine = image.getchannel("A").resize((_FINE * image.width, _FINE * image.height), Image.Resampling.BICUBIC)
    form = fine.point([min(255, max(0, 4 * step - 576)) for step in range(256)])
    width = _FINE * max(1.6, _LINE * min(image.size))
    edges = [form, _shrunk(form, width), _shrunk(form, 1.8 * width)]
    outer, inner, core = (edge.resize(image.size, Image.Resampling.BOX) for edge in edges)
    made = ImageEnhance.Color(image.convert("RGB")).enhance(_COLOUR)
    made = Image.blend(made, Image.new("RGB", image.size, _STONE), _FADE).convert("RGBA")
    made.putalpha(outer)
    for part, colour in ((ImageChops.subtract(inner, core), _WITHIN), (ImageChops.subtract(outer, inner), _OUTLINE)):
        line = Image.new("RGBA", image.size, colour)
        line.putalpha(part)
        made.alpha_composite(line)
    return made


def _shrunk(form: Image.Image, by: float) -> Image.Image:
    """Return a form whose edge is further inwards by so many pixels, equally far everywhere and smooth."""
    # at one standard deviation within a straight edge, a blurred form has 84 percent of its tone
    soft = form.filter(ImageFilter.GaussianBlur(by))
    return soft.point([min(255, max(0, 12 * (step - 214) + 128)) for step in range(256)])
