"""The contrast of words and pieces with the pixels behind them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageFilter

from render.engine.atlas import HALO_WIDTH, Atlas
from render.engine.colours import rgb
from render.engine.paint import draw
from render.engine.scene import Curve, Element, Icon, Label, Role, Scene
from tests.render.eyes import luminance, ratio

LETTERS = 4.5
PIECES = 3.0
FADED = 2.5
"""The minimum contrast of words, of pieces' outlines, and of faded ones."""
_PATCHES = (8, 3)
"""Across and down: the background of a word is judged patch by patch, so that no part of the word is lost."""
_RAYS = 24
_RIM = 0.3
"""How far an outline reaches inwards, as a share of a piece's width."""
_SHARE = 0.75
"""The share of an outline that has to stand out."""
_SKYLINE = 24
"""The width in pixels below which buildings are a skyline, as they are on a podium: none has to be told from others."""
_NEAR = 2
"""How far around a point of an outline its ground is looked at, in pixels."""


class Seen(NamedTuple):
    """A label or a piece, and its lowest contrast with its ground."""

    what: str
    shown: str
    contrast: float
    least: float = PIECES


Tone = tuple[int, int, int, int]
Measured = tuple[Image.Image, list[Seen], list[Seen]]


def faint(scene: Scene, atlas: Atlas) -> list[Seen]:
    """List words and pieces with too little contrast with their ground."""
    labels, pieces = _walk(scene, atlas)
    low = [seen for seen in labels if seen.contrast < LETTERS]
    return low + [seen for seen in pieces if seen.contrast < seen.least]


def _walk(scene: Scene, atlas: Atlas) -> tuple[list[Seen], list[Seen]]:
    behind = tuple(scene.elements[: scene.behind])
    canvas, labels, pieces = _backdrop(atlas, scene.width, scene.height, scene.ground, behind)
    before = scene.elements[scene.behind :]
    canvas, more, others = _measured(canvas.copy(), before, atlas, _grounds(before))
    return labels + more, pieces + others


@lru_cache(maxsize=8)
def _backdrop(atlas: Atlas, width: int, height: int, ground: str, elements: tuple[Element, ...]) -> Measured:
    return _measured(Image.new("RGB", (width, height), rgb(ground)), elements, atlas, [True] * len(elements))


def _grounds(elements: Sequence[Element]) -> list[bool]:
    """Return which elements are to be drawn: all but words, curves and pieces on which no later one is measured."""
    if not elements:
        return []
    x, y, width, height = np.array([each.box for each in elements]).T
    pieces = [isinstance(each, Icon) and _is_piece(each) for each in elements]
    measured = np.array([isinstance(each, Label) for each in elements]) | np.array(pieces)
    near = _NEAR + HALO_WIDTH
    beside = (x < x[:, None] + width[:, None] + near) & (x[:, None] - near < x + width)
    below = (y < y[:, None] + height[:, None] + near) & (y[:, None] - near < y + height)
    carries = np.triu(beside & below & measured, 1).any(axis=1)
    return [
        bool(found) or not (piece or isinstance(each, Label | Curve))
        for each, piece, found in zip(elements, pieces, carries, strict=True)
    ]


def _measured(canvas: Image.Image, elements: Sequence[Element], atlas: Atlas, drawn: Sequence[bool]) -> Measured:
    """Draw elements one by one, and measure labels and pieces against the picture before them."""
    labels, pieces = [], []
    for element, is_drawn in zip(elements, drawn, strict=True):
        box = element.box.x, element.box.y, element.box.right, element.box.bottom
        if isinstance(element, Label):
            labels.append(Seen(element.what, element.text, _least(element.colour, canvas.crop(box))))
        elif isinstance(element, Icon) and _is_piece(element):
            least = FADED if element.faded else PIECES
            pieces.append(Seen(element.what, element.sprite, _stands_out(element, canvas, atlas), least))
        if is_drawn:
            draw(canvas, [element], atlas)
    return canvas, labels, pieces


def _is_piece(icon: Icon) -> bool:
    """Return whether an icon has to stand out: what others lie on need not, unless it is faded."""
    crowded = icon.what.startswith("built/") or (icon.sprite.startswith("building-") and icon.box.width < _SKYLINE)
    return icon.faded or not (icon.plate or icon.role is Role.GROUND or crowded)


def _least(colour: str, behind: Image.Image) -> float:
    patches = behind.resize(_PATCHES, Image.Resampling.BOX).tobytes()
    letters = luminance(*rgb(colour))
    return min(ratio(letters, luminance(*patches[at : at + 3])) for at in range(0, len(patches), 3))


def _stands_out(icon: Icon, canvas: Image.Image, atlas: Atlas) -> float:
    """Return the contrast that most of a piece's outline has, at least, with the pixels behind that very place.

    Of a building too it is the silhouette that is measured: what it is of is told by its shape, and what is inside
    contrasts with the rest of the building, not with the ground. A halo is a solid line around it.
    """
    box = icon.box
    around = (box.x - _NEAR, box.y - _NEAR, box.right + _NEAR, box.bottom + _NEAR)
    grounds = canvas.crop(around).filter(ImageFilter.BoxBlur(_NEAR)).tobytes()
    found, halo = [], [luminance(*rgb(icon.halo))] if icon.halo else []
    for x, y, tones in _outline(atlas, icon.sprite, box.width, box.height, icon.faded):
        at = 3 * ((y + _NEAR) * (box.width + 2 * _NEAR) + x + _NEAR)
        ground = grounds[at : at + 3]
        below = luminance(*ground)
        found.append(
            max(ratio(light, below) for light in (*(luminance(*_over(tone, ground)) for tone in tones), *halo))
        )
    return sorted(found)[round(len(found) * (1 - _SHARE))] if found else 21


def _over(tone: Tone, ground: bytes) -> Iterator[int]:
    """Yield the parts of the colour that is seen where a translucent tone lies on a ground."""
    opaque = tone[3]
    for part, below in zip(tone, ground, strict=False):
        yield (part * opaque + below * (255 - opaque) + 127) // 255


@cache
def _outline(
    atlas: Atlas, sprite: str, width: int, height: int, faded: bool
) -> list[tuple[int, int, tuple[Tone, Tone]]]:
    """Return where rays from outside meet a piece's outline, and the darkest and the lightest tone of its rim there."""
    image = atlas.sprite(sprite, width, height, faded)
    rays = (_ray(image, 2 * math.pi * ray / _RAYS) for ray in range(_RAYS))
    return [(*rim[0][0], (min(rim, key=_light)[1], max(rim, key=_light)[1])) for rim in rays if rim]


def _light(met: tuple[tuple[int, int], Tone]) -> float:
    return luminance(*met[1][:3])


def _ray(image: Image.Image, angle: float) -> list[tuple[tuple[int, int], Tone]]:
    """Return the points, and their tones, where a ray from outside crosses a piece's rim."""
    width, height = image.size
    pixels = image.load()
    assert pixels is not None
    reach = math.hypot(width, height) / 2
    rim: list[tuple[tuple[int, int], Tone]] = []
    left = max(2, round(width * _RIM))
    for step in range(round(reach)):
        x = int(width / 2 + math.cos(angle) * (reach - step))
        y = int(height / 2 + math.sin(angle) * (reach - step))
        if not (0 <= x < width and 0 <= y < height):
            continue
        tone: Tone = pixels[x, y]  # type: ignore[assignment]
        if tone[3] >= 128:
            rim.append(((x, y), tone))
        left -= bool(rim)
        if not left:
            break
    return rim
