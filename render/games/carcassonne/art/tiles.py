"""All tiles in all their turns, in two sizes: a fine one, and a calm one that is painted with less detail."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne.components import TILES
from render.bake.drawing import Drawing
from render.games.carcassonne.art.tile.picture import paint
from render.games.carcassonne.geometry import SIDE

_FINE, _CALM = 168, 44
_BOX: Final = (0, 0, SIDE, SIDE)

DRAWINGS: Final = {
    f"tile-{tile.id}-{turned.turn}{end}": Drawing(size, size, paint(tile, turned.turn, bool(end)), _BOX)
    for tile in TILES.values()
    for turned in tile.turned
    for size, end in ((_FINE, ""), (_CALM, "-calm"))
}
