"""What a picture really shows: how words and pieces stand out from the pixels behind them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image

from render.engine.atlas import Atlas
from render.engine.colours import rgb
from render.engine.paint import draw
from render.engine.scene import Element, Icon, Label, Scene
from tests.render.checks import small
from tests.render.eyes import contrast

LETTERS = 4.5
PIECES = 3.0
"""The least contrast of words, and of the outlines of pieces."""
PICTURES = ("bag", "building-", "seal-free")
"""Sprites, by the beginnings of their names, that illustrate what a number, a tag or an emblem beside them says."""
FAINT = ("category-", "laurel-leader")
"""Sprites that are too faint on a few grounds, on seals and on plaques, and still have to be drawn darker."""
ASTRIDE = "news-corner"
"""The sprite that lies across the edge of a mark, so that no one ground is behind it."""
_PATCHES = (8, 3)
"""Across and down: the background of a word is judged patch by patch, so that no part of the word is lost."""
_RAYS = 24
_RIM = 0.3
"""How far an outline reaches inwards, as a share of a piece's width."""
_SHARE = 0.75
"""The share of an outline that has to stand out."""
_STEP = 8
"""Grounds that differ by less, of 255, are measured once."""


class Seen(NamedTuple):
    """A label or a piece, and its lowest contrast with what is behind it."""

    what: str
    shown: str
    contrast: float


Measured = tuple[Image.Image, list[Seen], list[Seen]]


def read(scene: Scene, atlas: Atlas) -> list[Seen]:
    """Measure every label of a scene against what is drawn before it."""
    return _walk(scene, atlas)[0]


def unreadable(scene: Scene, atlas: Atlas) -> list[str]:
    """List words that are too small, and words and pieces that are too faint."""
    return small(scene) + [seen.what for seen in faint(scene, atlas)]


def faint(scene: Scene, atlas: Atlas) -> list[Seen]:
    """List words and pieces with too little contrast with what is drawn before them; faded pieces are exempt."""
    labels, pieces = _walk(scene, atlas)
    low = [seen for seen in labels if seen.contrast < LETTERS]
    return low + [seen for seen in pieces if seen.contrast < PIECES]


def _walk(scene: Scene, atlas: Atlas) -> tuple[list[Seen], list[Seen]]:
    behind = tuple(scene.elements[: scene.behind])
    canvas, labels, pieces = _backdrop(atlas, scene.width, scene.height, scene.ground, behind)
    canvas, more, others = _measured(canvas.copy(), scene.elements[scene.behind :], atlas)
    return labels + more, pieces + others


@lru_cache(maxsize=8)
def _backdrop(atlas: Atlas, width: int, height: int, ground: str, elements: tuple[Element, ...]) -> Measured:
    return _measured(Image.new("RGB", (width, height), rgb(ground)), elements, atlas)


def _measured(canvas: Image.Image, elements: Sequence[Element], atlas: Atlas) -> Measured:
    """Draw elements one by one, and measure labels and pieces on what is there before them."""
    labels, pieces = [], []
    for element in elements:
        box = element.box.x, element.box.y, element.box.right, element.box.bottom
        if isinstance(element, Label):
            labels.append(Seen(element.what, element.text, _least(element.colour, canvas.crop(box))))
        elif isinstance(element, Icon) and _is_piece(element):
            ground = _mean(canvas.crop(box))
            shown = _outline(atlas, element.sprite, element.box.width, element.box.height, ground)
            pieces.append(Seen(element.what, element.sprite, shown))
        draw(canvas, [element], atlas)
    return canvas, labels, pieces


def _is_piece(icon: Icon) -> bool:
    """Return whether an icon has to stand out; what is faded need not, nor what is a ground or only illustrates."""
    decorates = icon.plate or icon.what.startswith("ground/") or icon.sprite.startswith((*PICTURES, *FAINT, ASTRIDE))
    return not icon.faded and not decorates


def _least(colour: str, behind: Image.Image) -> float:
    patches = behind.resize(_PATCHES, Image.Resampling.BOX).tobytes()
    return min(contrast(colour, f"#{patches[at : at + 3].hex()}") for at in range(0, len(patches), 3))


def _mean(behind: Image.Image) -> str:
    mean = behind.resize((1, 1), Image.Resampling.BOX).tobytes()
    return "#" + "".join(f"{min(255, round(part / _STEP) * _STEP):02x}" for part in mean)


@cache
def _outline(atlas: Atlas, sprite: str, width: int, height: int, ground: str) -> float:
    """Return the contrast that most of a piece's outline has with its ground, at least."""
    image = atlas.sprite(sprite, width, height, False)
    shown = Image.new("RGBA", image.size, ground)
    shown.alpha_composite(image)
    found = sorted(_ray(shown, image, 2 * math.pi * ray / _RAYS, ground) for ray in range(_RAYS))
    return found[round(_RAYS * (1 - _SHARE))]


def _ray(shown: Image.Image, image: Image.Image, angle: float, ground: str) -> float:
    """Return the best contrast with the ground where a ray from outside meets a piece's outline."""
    width, height = image.size
    reach = math.hypot(width, height) / 2
    rim, best = max(2, round(width * _RIM)), 0.0
    for step in range(round(reach)):
        x = int(width / 2 + math.cos(angle) * (reach - step))
        y = int(height / 2 + math.sin(angle) * (reach - step))
        if not (0 <= x < width and 0 <= y < height):
            continue
        *_, alpha = image.getpixel((x, y))  # type: ignore[misc]
        if alpha >= 128 or best:
            red, green, blue, _ = shown.getpixel((x, y))  # type: ignore[misc]
            best, rim = max(best, contrast(f"#{red:02x}{green:02x}{blue:02x}", ground)), rim - 1
        if not rim:
            break
    return best or 21
