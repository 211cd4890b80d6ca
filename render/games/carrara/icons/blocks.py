"""Blocks, and the cities in their colours; each also has a mark: vein, ring, diamond, triangle, waves, cross."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.games.carrara.components import COLOURS, Colour
from render.engine import theme
from render.engine.atlas import Drawer
from render.engine.pen import Pen
from render.games.carrara.colours import BLOCK_DARK, BLOCK_LIGHT, BLOCKS, ON_BLOCKS


def _vein(pen: Pen, colour: str) -> None:
    pen.line([(27, 62), (45, 44), (52, 52), (73, 30)], 9, colour)
    pen.line([(50, 74), (70, 56)], 7, colour)


def _ring(pen: Pen, colour: str) -> None:
    pen.arc(50, 49, 26, 0, 360, 11, colour)


def _diamond(pen: Pen, colour: str) -> None:
    pen.polygon([(50, 19), (76, 49), (50, 79), (24, 49)], colour)


def _triangle(pen: Pen, colour: str) -> None:
    pen.polygon([(50, 20), (79, 72), (21, 72)], colour)


def _waves(pen: Pen, colour: str) -> None:
    for y in (36, 62):
        pen.line(
            [(21, y + 5), (31, y - 5), (41, y - 5), (50, y + 1), (59, y + 6), (69, y + 6), (79, y - 5)], 10, colour
        )


def _cross(pen: Pen, colour: str) -> None:
    pen.line([(28, 27), (72, 71)], 12, colour)
    pen.line([(72, 27), (28, 71)], 12, colour)


_SMALL = 42
"""In pixels; smaller blocks are flat, since their edges would barely be visible."""
_MERLONS = 7
_MARKS: tuple[Callable[[Pen, str], None], ...] = (_vein, _ring, _diamond, _triangle, _waves, _cross)


def _block(pen: Pen, colour: Colour) -> None:
    if pen.width < _SMALL:
        pen.rect(2, 2, 98, 98, BLOCK_DARK[colour] if colour is Colour.WHITE else BLOCKS[colour], 17)
        if colour is Colour.WHITE:
            pen.rect(8, 8, 92, 92, BLOCKS[colour], 12)
        _MARKS[colour](pen, ON_BLOCKS[colour])
        return
    pen.rect(2, 2, 98, 98, BLOCK_DARK[colour], 17)
    pen.rect(5, 5, 95, 95, BLOCK_LIGHT[colour], 14)
    pen.rect(5, 12, 95, 95, BLOCK_DARK[colour], 14)
    pen.rect(5, 12, 95, 88, BLOCKS[colour], 12)
    _MARKS[colour](pen, ON_BLOCKS[colour])


def _gone(pen: Pen, colour: Colour) -> None:
    """Draw the place of a block that was taken."""
    pen.rect(2, 2, 98, 98, theme.NEW, 17)
    pen.rect(9, 9, 91, 91, pen.ground, 12)
    for start in range(18, 90, 24):
        for box in ((start, 0, start + 9, 100), (0, start, 100, start + 9)):
            pen.rect(*box, pen.ground)
    pen.rect(10, 10, 90, 90, pen.ground)
    strong = BLOCK_DARK[colour] if colour in (Colour.WHITE, Colour.YELLOW) else BLOCKS[colour]
    _MARKS[colour](pen, strong)


def _town(pen: Pen, colour: Colour) -> None:
    """Draw a town wall in the colour of a city."""
    edge = BLOCK_DARK[colour] if colour is Colour.WHITE else BLOCKS[colour]
    for left in (0, 37, 74):
        pen.rect(left, 2, left + 26, 30, edge)
    pen.rect(0, 18, 100, 98, edge)
    if colour is Colour.WHITE:
        for left in (6, 43, 80):
            pen.rect(left, 8, left + 14, 30, BLOCKS[colour])
        pen.rect(6, 24, 94, 92, BLOCKS[colour])
    pen.shift = (0, 8)
    _MARKS[colour](pen, ON_BLOCKS[colour])


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


def _unknown(pen: Pen) -> None:
    pen.rect(2, 2, 98, 98, theme.SOFT, 17)
    pen.rect(8, 8, 92, 92, theme.VEIN, 12)
    pen.letter("?", 50, 50, 66, theme.SOFT)


SPRITES: dict[str, Drawer] = {
    **{f"block-{colour.key}": partial(_block, colour=colour) for colour in COLOURS},
    **{f"gone-{colour.key}": partial(_gone, colour=colour) for colour in COLOURS},
    **{f"town-{colour.key}": partial(_town, colour=colour) for colour in COLOURS},
    **{f"ribbon-{colour.key}": partial(_ribbon, colour=colour) for colour in COLOURS},
    "block-unknown": _unknown,
}
