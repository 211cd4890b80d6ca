"""Models of what was built: the tiles of a feature, cut out along its walls, on a rock."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageFilter

from bot.games.carcassonne import Place
from bot.games.carcassonne.components import TILES, Turned
from render.engine.colours import mix
from render.games.carcassonne.land import SIDE, segment_mask

_BEGINS: Final = "model:"
_FINE: Final = 40
"""The width of tiles in pixels where only the size is asked."""
_BLUR: Final = 0.05
"""How far a form is blurred, in tiles, so that it becomes rounder."""
_GROUND, _ROCK = 90, 30
"""From which of 255 steps on what is blurred is ground and rock, which reaches further."""
_STEEP: Final = 6
"""How quickly their edges go from clear to opaque."""
_ROCKS: Final = "#c9ad82", "#bb9d72", "#9c7f58", "#b3946a", "#a58660"
"""The layers of the rock."""
_SHADE: Final = "#2e1c0e"
"""What its foot and the cracks between layers come near to."""
_LAYER: Final = 12
"""How high a layer is, in pixels."""


def model(pieces: Sequence[tuple[Turned, int, Place]], deep: int) -> str:
    """Return the name of the sprite of a model of segments: their tiles, their numbers on these, and where they lie.

    The rock is so high, in units of which a tile has `SIDE`.
    """
    west, north = min(place.x for *_, place in pieces), min(place.y for *_, place in pieces)
    told = [(turned.tile.id, turned.turn, part, x - west, y - north) for turned, part, (x, y) in pieces]
    return _BEGINS + json.dumps([deep, told], separators=(",", ":"))


def is_model(name: str) -> bool:
    """Return whether a sprite is a model."""
    return name.startswith(_BEGINS)


@lru_cache(maxsize=64)
def model_size(name: str) -> tuple[int, int]:
    """Return the width and height of a model, in units of which a tile has `SIDE`."""
    ground, _, _ = _form(name, _FINE)
    return ground.width * SIDE // _FINE, (ground.height + _read(name, _FINE)[0]) * SIDE // _FINE


def painted_model(name: str, width: int, height: int, sprite: Callable[[str, int], Image.Image]) -> Image.Image:
    """Paint a model in a size from the sprites of tiles, which are given by name and width."""
    tile = -(-width * SIDE // model_size(name)[0])
    (ground, rock, (left, top)), (deep, pieces) = _form(name, tile), _read(name, tile)
    town, image = Image.new("RGB", ground.size), Image.new("RGBA", (ground.width, ground.height + deep))
    for down in range(deep, -1, -1):
        number, within = divmod(down, _LAYER)
        colour = mix(_ROCKS[number % len(_ROCKS)], _SHADE, max(0.45 * (within == 0), 0.55 * down / deep))
        image.paste(colour, (0, down), rock)
    for piece, turn, _, (x, y) in pieces:
        town.paste(sprite(f"tile-{piece}-{turn}", tile), (x - left, y - top))
    image.paste(town, (0, 0), ground)
    return image.resize((width, height), Image.Resampling.LANCZOS)


def _form(name: str, tile: int) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """Return where the ground and the edge of the rock are with tiles of a width, and the corner where that begins."""
    _, pieces = _read(name, tile)
    across, down = (max(at[way] for *_, at in pieces) + tile + tile // 4 for way in (0, 1))
    form = Image.new("L", (across, down))
    for piece, turn, segment, at in pieces:
        form.paste(255, at, segment_mask(TILES[piece], turn, segment, tile))
    blurred = form.filter(ImageFilter.GaussianBlur(_BLUR * tile))
    blurred = blurred.crop(box := blurred.point([255 * (step > _ROCK) for step in range(256)]).getbbox())
    ground, rock = (
        blurred.point([min(255, max(0, (step - least) * _STEEP)) for step in range(256)]) for least in (_GROUND, _ROCK)
    )
    assert box is not None, "a model has a segment"
    return ground, rock, box[:2]


def _read(name: str, tile: int) -> tuple[int, list[tuple[str, int, int, tuple[int, int]]]]:
    """Return how high the rock is with tiles of a width, its tiles and segments, and where these are painted."""
    deep, pieces = json.loads(name.removeprefix(_BEGINS))
    edge = tile // 4
    return deep * tile // SIDE, [(*piece, (x * tile + edge, y * tile + edge)) for *piece, x, y in pieces]
