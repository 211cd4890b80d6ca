"""What a picture really shows: the contrast of each word with the pixels behind it."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.engine.atlas import Atlas
from render.engine.paint import compose
from render.engine.scene import Label, Scene
from tests.render.eyes import contrast

_PATCHES = (8, 3)
"""Across and down: the background of a word is judged patch by patch, so that no part of the word is lost."""


class Seen(NamedTuple):
    """A label, and its lowest contrast with what is behind it."""

    what: str
    text: str
    contrast: float


def read(scene: Scene, atlas: Atlas) -> list[Seen]:
    """Measure every label of a scene against the picture as it would be without any labels."""
    behind = _without_labels(scene, atlas)
    return [_seen(label, behind) for label in scene.elements if isinstance(label, Label)]


def _without_labels(scene: Scene, atlas: Atlas) -> Image.Image:
    bare = Scene(scene.width, scene.ground)
    bare.height = scene.height
    bare.elements = [element for element in scene.elements if not isinstance(element, Label)]
    return compose(bare, atlas)


def _seen(label: Label, behind: Image.Image) -> Seen:
    x, y, right, bottom = label.box.x, label.box.y, label.box.right, label.box.bottom
    patches = behind.crop((x, y, right, bottom)).resize(_PATCHES, Image.Resampling.BOX).tobytes()
    colours = (f"#{patches[at : at + 3].hex()}" for at in range(0, len(patches), 3))
    return Seen(label.what, label.text, min(contrast(label.colour, colour) for colour in colours))
