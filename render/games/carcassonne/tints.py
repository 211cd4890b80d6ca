"""Tints: the segments of tiles in colours, with shapes and a contour, made from the tiles' data when needed."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.games.carcassonne.components import TILES
from render.engine.colours import mix, rgb
from render.games.carcassonne.land import LABELS, segment_mask

_SHAPES: Final = {
    "ring": [(reach * cos(step * pi / 16), reach * sin(step * pi / 16)) for reach in (1, 0.5) for step in range(33)],
    "square": [(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)],
    "diamond": [(0.0, -1.15), (1.15, 0.0), (0.0, 1.15), (-1.15, 0.0)],
    "shield": [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.1), (0.0, 1.1), (-0.9, 0.1)],
    "hexagon": [(-1.1, 0.0), (-0.55, -0.95), (0.55, -0.95), (1.1, 0.0), (0.55, 0.95), (-0.55, 0.95)],
}
PATTERNS: Final = (*_SHAPES, "stripes", "none")
"""By seat the shape of its badge, and two more; each is the same at all sides of a tile, so that it goes on."""
OUTLINE: Final = "outline"
"""No pattern, and a contour in the colour itself, with a dark line along its outer edge."""
WHOLE: Final = -1
_BEGINS: Final = "tint:"
_REACH: Final = LABELS * 0.15
"""Half the width of shapes, which stand in two quarters of a tile."""
_QUARTERS: Final = (LABELS // 4, LABELS // 4), (3 * LABELS // 4, 3 * LABELS // 4)
_LINE: Final = LABELS // 10
"""How wide stripes are."""
_OPAQUE: Final = 255
_BRIGHT_LINE: Final = 4
"""How far inside an outline ends, as a multiple of its dark line's width."""
_DEEP: Final = 0.25
"""How far a contour is from the colour to black."""
_BRIGHT: Final = 0.42
"""How far a pattern is from the colour to white."""


class Fill(NamedTuple):
    """How a segment is coloured, whatever its tile."""

    colour: str
    cover: int
    """How opaque the colour is, in percent."""
    pattern: str = "none"
    edge: int = 0
    """The width of the contour, in hundredths of the tile; 0 if there is none."""


class Tint(NamedTuple):
    """How a segment of a tile is coloured: a fill, with the tile and the segment."""

    tile: str
    turn: int
    segment: int
    """Its number on the tile, from 0, or `WHOLE` for all of the tile."""
    colour: str
    cover: int
    pattern: str = "none"
    edge: int = 0

    @property
    def sprite(self) -> str:
        """Return the name of its sprite."""
        return _BEGINS + ":".join(map(str, self))

    @staticmethod
    def read(name: str) -> Tint:
        """Read the name of a sprite."""
        tile, turn, segment, colour, cover, pattern, edge = name.removeprefix(_BEGINS).split(":")
        return Tint(tile, int(turn), int(segment), colour, int(cover), pattern, int(edge))


def is_tint(name: str) -> bool:
    """Return whether a sprite is a tint."""
    return name.startswith(_BEGINS)


def paint_tint(tint: Tint, size: int) -> Image.Image:
    """Paint a tint at a width in pixels: even, brighter where its pattern is and darker along its contour."""
    if tint.segment == WHOLE:
        mask = Image.new("L", (LABELS, LABELS), _OPAQUE)
    else:
        mask = segment_mask(TILES[tint.tile], tint.turn, tint.segment, LABELS)
    cover = mask.point([step * tint.cover // 100 for step in range(256)])
    rim = light = Image.new("L", mask.size)
    if tint.edge:
        rim = _contour_of(mask, tint.edge)
        if tint.pattern == OUTLINE:
            light = ImageChops.subtract(_contour_of(mask, tint.edge * _BRIGHT_LINE), rim)
    colour = Image.new("RGB", mask.size, rgb(tint.colour))
    colour.paste(rgb(mix(tint.colour, "#ffffff", _BRIGHT)), (0, 0), _pattern(tint.pattern))
    colour.paste(rgb(tint.colour), (0, 0), light)
    colour.paste(rgb(mix(tint.colour, "#000000", _DEEP)), (0, 0), rim)
    colour.putalpha(ImageChops.lighter(ImageChops.lighter(cover, rim), light))
    made, how = colour.convert("RGBa"), Image.Resampling.BOX
    if size > LABELS:  # its steps would be seen
        made, how = made.filter(ImageFilter.GaussianBlur(1.2)), Image.Resampling.BICUBIC
    return made.resize((size, size), how).convert("RGBA")


def _contour_of(mask: Image.Image, wide: int) -> Image.Image:
    """Return the part of a mask that is no further than `wide` hundredths of the tile from its contour."""
    # blurred over a square, only pixels that far inside stay opaque: far quicker than the least of a square
    blurred = mask.filter(ImageFilter.BoxBlur(wide * LABELS / 100))
    return ImageChops.subtract(mask, blurred.point([0] * (_OPAQUE - 1) + [_OPAQUE] * 2))


@cache
def _pattern(kind: str) -> Image.Image:
    """Return a pattern on a whole tile."""
    image = Image.new("L", (LABELS, LABELS))
    draw = ImageDraw.Draw(image)
    for x, y in _QUARTERS if kind in _SHAPES else ():
        draw.polygon([(x + across * _REACH, y + down * _REACH) for across, down in _SHAPES[kind]], _OPAQUE)
    for at in range(-LABELS, LABELS, LABELS // 2) if kind == "stripes" else ():
        draw.line((at, LABELS, at + 2 * LABELS, -LABELS), _OPAQUE, _LINE)
    return image
