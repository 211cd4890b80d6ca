"""All tiles in all their turns, each as seen near by and from far away."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne.components import TILES
from render.bake.drawing import Drawing
from render.games.carcassonne.art.geometry import SIDE
from render.games.carcassonne.art.tile.picture import paint

_SIZE, _FAR_SIZE = 168, 72
_BOX: Final = (0, 0, SIDE, SIDE)

DRAWINGS: Final = {
    f"tile-{tile.id}-{turned.turn}{name}": Drawing(size, size, paint(tile, turned.turn, far=bool(name)), _BOX)
    for tile in TILES.values()
    for turned in tile.turned
    for name, size in (("", _SIZE), ("-far", _FAR_SIZE))
}
