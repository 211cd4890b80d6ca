"""Tints: the segments of tiles in colours, with hatching and a contour, made from the tiles' data when needed."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.games.carcassonne.components import TILES
from render.engine.colours import rgb
from render.games.carcassonne.land import LABELS, segment_mask

HATCHINGS: Final = ("rising", "falling", "level", "upright", "dots", "checks", "none")
"""The patterns; each is the same at all sides of a tile, so that it goes on from tile to tile."""
WHOLE: Final = -1
_BEGINS: Final = "tint:"
_PERIOD: Final = LABELS // 4
_LINE: Final = 8
"""How far apart the lines of a pattern are, and how wide: sparse, so that the form of what is filled is seen first."""
_DOT: Final = 10
_OPAQUE: Final = 255
_LIGHT: Final = 255, 252, 240
_STEEP: Final = 4
"""How quickly a smooth edge goes from clear to opaque."""
_SOFT: Final = 24
"""Within so many steps of opaque a contour ends, so that its inner edge is smooth."""
_DEEP: Final = 0.55
"""How bright hatching and contour are, as a share of the colour."""


class Fill(NamedTuple):
    """How a segment is coloured, whatever its tile."""

    colour: str
    cover: int
    """How much of what is below the colour hides, in percent."""
    hatching: str = "none"
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
    hatching: str = "none"
    edge: int = 0

    @property
    def sprite(self) -> str:
        """Return the name of its sprite."""
        return _BEGINS + ":".join(map(str, self))

    @staticmethod
    def read(name: str) -> Tint:
        """Read the name of a sprite."""
        tile, turn, segment, colour, cover, hatching, edge = name.removeprefix(_BEGINS).split(":")
        return Tint(tile, int(turn), int(segment), colour, int(cover), hatching, int(edge))


def is_tint(name: str) -> bool:
    """Return whether a sprite is a tint."""
    return name.startswith(_BEGINS)


def painted(tint: Tint, size: int) -> Image.Image:
    """Paint a tint at a width in pixels: even, darker where it is hatched and along its contour.

    On large tiles contours are smooth, and have a light line inside.
    """
    large = size > LABELS
    if tint.segment == WHOLE:
        mask = Image.new("L", (max(size, LABELS),) * 2, _OPAQUE)
    else:
        mask = segment_mask(TILES[tint.tile], tint.turn, tint.segment, LABELS)
        mask = _smooth(mask, size) if large else mask
    cover = mask.point([step * tint.cover // 100 for step in range(256)])
    deep = light = Image.new("L", mask.size)
    if tint.hatching != "none":
        deep = ImageChops.multiply(_hatched(tint.hatching).resize(mask.size), mask)
    if tint.edge:
        deep = ImageChops.lighter(deep, _along_the_contour(mask, tint.edge))
        if large:
            light = ImageChops.subtract(_along_the_contour(mask, 2 * tint.edge), deep)
    colour = Image.new("RGB", mask.size, rgb(tint.colour))
    colour.paste(_LIGHT, (0, 0), light)
    colour.paste(tuple(round(part * _DEEP) for part in rgb(tint.colour)), (0, 0), deep)
    colour.putalpha(ImageChops.lighter(ImageChops.lighter(cover, deep), light))
    if large:
        return colour
    return colour.convert("RGBa").resize((size, size), Image.Resampling.BOX).convert("RGBA")


def _smooth(mask: Image.Image, size: int) -> Image.Image:
    """Enlarge a mask, with an edge that is straight where the mask has steps."""
    large = mask.resize((size, size), Image.Resampling.BICUBIC).filter(ImageFilter.GaussianBlur(2 * size / LABELS))
    return large.point([min(_OPAQUE, max(0, (step - 128) * _STEEP + 128)) for step in range(256)])


def _along_the_contour(mask: Image.Image, wide: int) -> Image.Image:
    """Return the part of a mask that is no further than so many hundredths of the tile from its contour."""
    # blurred over a square, only what is that far inside stays opaque: far quicker than the least of a square
    blurred = mask.filter(ImageFilter.BoxBlur(max(1, round(wide * mask.width / 100))))
    if mask.width == LABELS:
        return ImageChops.subtract(mask, blurred.point([0] * (_OPAQUE - 1) + [_OPAQUE] * 2))
    soft = [max(0, (step - _OPAQUE + _SOFT) * _OPAQUE // _SOFT) for step in range(256)]
    return ImageChops.subtract(mask, blurred.point(soft))


@cache
def _hatched(kind: str) -> Image.Image:
    """Return the pattern of a hatching."""
    image = Image.new("L", (LABELS, LABELS))
    draw, wide = ImageDraw.Draw(image), _LINE
    steps = range(-LABELS, 2 * LABELS, 2 * _PERIOD)
    if kind in ("rising", "checks"):
        for at in steps:
            draw.line((at, LABELS, at + LABELS, 0), _OPAQUE, wide)
    if kind in ("falling", "checks"):
        for at in steps:
            draw.line((at, 0, at + LABELS, LABELS), _OPAQUE, wide)
    for at in range(_PERIOD // 2, LABELS, _PERIOD):
        if kind == "level":
            draw.line((0, at, LABELS, at), _OPAQUE, wide)
        if kind == "upright":
            draw.line((at, 0, at, LABELS), _OPAQUE, wide)
        for across in range(_PERIOD // 2, LABELS, _PERIOD):
            if kind == "dots":
                draw.ellipse((across - _DOT, at - _DOT, across + _DOT, at + _DOT), _OPAQUE)
    return image
