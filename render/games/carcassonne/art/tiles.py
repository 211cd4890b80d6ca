"""All tiles in all their turns."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne.components import TILES
from render.bake.drawing import Drawing
from render.games.carcassonne.art.geometry import SIDE
from render.games.carcassonne.art.tile.picture import paint

_SIZE: Final = 168
_BOX: Final = (0, 0, SIDE, SIDE)

DRAWINGS: Final = {
    f"tile-{tile.id}-{turned.turn}": Drawing(_SIZE, _SIZE, paint(tile, turned.turn), _BOX)
    for tile in TILES.values()
    for turned in tile.turned
}
