"""Models of what was built: the tiles of a feature, cut out along its walls, on a rock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageFilter

from bot.games.carcassonne import Place
from bot.games.carcassonne.components import TILES, Turned
from render.engine.colours import mix
from render.games.carcassonne.land import SIDE, segment_mask

_BEGINS: Final = "model:"
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
    return f"{_BEGINS}{deep}," + ",".join(
        f"{turned.tile.id}:{turned.turn}:{segment}:{place.x - west}:{place.y - north}"
        for turned, segment, place in pieces
    )


def is_model(name: str) -> bool:
    """Return whether a sprite is a model."""
    return name.startswith(_BEGINS)


@lru_cache(maxsize=64)
def model_size(name: str) -> tuple[int, int]:
    """Return the width and height of a model, in units of which a tile has `SIDE`."""
    left, top, right, bottom = _form(name, SIDE)[2]
    return right - left, bottom - top


def painted_model(name: str, width: int, height: int, sprite: Callable[[str, int], Image.Image]) -> Image.Image:
    """Paint a model in a size from the sprites of tiles, which are given by name and width."""
    tile = -(-width * SIDE // model_size(name)[0])
    ground, rock, box = _form(name, tile)
    top, image = Image.new("RGB", ground.size), Image.new("RGBA", ground.size)
    deep = _deep(name, tile)
    for down in range(deep, -1, -1):
        number, within = divmod(down, _LAYER)
        colour = mix(_ROCKS[number % len(_ROCKS)], _SHADE, 0.55 * down / deep + 0.3 * (within == 0))
        image.paste(colour, (0, down), rock)
    for piece, turn, _, at in _pieces(name, tile):
        top.paste(sprite(f"tile-{piece}-{turn}", tile), at)
    image.paste(top, (0, 0), ground)
    return image.crop(box).resize((width, height), Image.Resampling.LANCZOS)


def _form(name: str, tile: int) -> tuple[Image.Image, Image.Image, tuple[int, int, int, int]]:
    """Return where the ground and the rock below it are with tiles of a width, and the box of all with its foot."""
    pieces = [*_pieces(name, tile)]
    across, down = (max(at[way] for *_, at in pieces) + 2 * tile for way in (0, 1))
    form = Image.new("L", (across, down + _deep(name, tile)))
    for piece, turn, segment, at in pieces:
        form.paste(255, at, segment_mask(TILES[piece], turn, segment, tile))
    blurred = form.filter(ImageFilter.GaussianBlur(_BLUR * tile))
    ground, rock = (
        blurred.point([min(255, max(0, (step - least) * _STEEP)) for step in range(256)]) for least in (_GROUND, _ROCK)
    )
    left, top, right, bottom = rock.getbbox() or (0, 0, 1, 1)
    return ground, rock, (left, top, right, bottom + _deep(name, tile))


def _deep(name: str, tile: int) -> int:
    """Return how high the rock is with tiles of a width."""
    return int(name.removeprefix(_BEGINS).split(",")[0]) * tile // SIDE


def _pieces(name: str, tile: int) -> Iterator[tuple[str, int, int, tuple[int, int]]]:
    """Yield the tiles and segments of a model, and where they are painted, a tile away from the edges."""
    for piece in name.split(",")[1:]:
        tile_, *numbers = piece.split(":")
        turn, segment, x, y = map(int, numbers)
        yield tile_, turn, segment, ((x + 1) * tile, (y + 1) * tile)
