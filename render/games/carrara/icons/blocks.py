"""Town walls in the colours of the cities."""

from __future__ import annotations

from functools import partial

from bot.games.carrara.components import COLOURS, Colour
from render.engine.atlas import Drawer
from render.engine.pen import Pen
from render.games.carrara.colours import BLOCK_DARK, BLOCKS

_MERLONS = 7


def _ribbon(pen: Pen, colour: Colour) -> None:
    """Draw a wide town wall with room for a city's name."""
    edge = BLOCK_DARK[colour] if colour is Colour.WHITE else BLOCKS[colour]
    bottom = 100 * pen.height / pen.width
    step = 100 / (2 * _MERLONS - 1)
    for number in range(_MERLONS):
        left = 2 * number * step
        pen.rect(left, 0, left + step, 10, edge, 1)
    pen.rect(0, 5, 100, bottom, edge, 3)
    if colour is Colour.WHITE:
        for number in range(_MERLONS):
            left = 2 * number * step + 1.3
            pen.rect(left, 1.3, left + step - 2.6, 10, BLOCKS[colour])
        pen.rect(1.3, 6.3, 98.7, bottom - 1.3, BLOCKS[colour], 2)


SPRITES: dict[str, Drawer] = {f"ribbon-{colour.key}": partial(_ribbon, colour=colour) for colour in COLOURS}
