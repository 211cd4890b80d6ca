"""Icons for every game: the badges of six seats, coins, points, the start player's mark, a tick."""

from __future__ import annotations

import math
from functools import partial

from render.engine import theme
from render.engine.atlas import Drawer
from render.engine.pen import Pen

_LARGE = 56
"""In pixels; smaller badges and coins have no inner rim."""


def _seat_shape(pen: Pen, seat: int, by: float, fill: str) -> None:
    if seat == 0:
        pen.disc(50, 50, 48 - by, fill)
    elif seat == 1:
        pen.rect(5 + by, 5 + by, 95 - by, 95 - by, fill, 12)
    elif seat == 2:
        pen.polygon([(50, 0 + by * 1.4), (100 - by * 1.4, 50), (50, 100 - by * 1.4), (0 + by * 1.4, 50)], fill)
    elif seat == 3:
        low = 6 + by
        pen.polygon([(low, low), (100 - low, low), (100 - low, 55), (50, 99 - by * 1.3), (low, 55)], fill)
    elif seat == 4:
        low, slope = 2 + by, by * 1.15
        pen.polygon(
            [(25, 6 + by), (75, 6 + by), (100 - slope, 50), (75, 94 - by), (25, 94 - by), (low * 0.6, 50)], fill
        )
    else:
        arm, low = 30 + by * 0.4, 3 + by
        high = 100 - low
        cross = [(arm, low), (100 - arm, low), (100 - arm, arm), (high, arm), (high, 100 - arm), (100 - arm, 100 - arm)]
        cross += [(100 - arm, high), (arm, high), (arm, 100 - arm), (low, 100 - arm), (low, arm), (arm, arm)]
        pen.polygon(cross, fill)


def _seat(pen: Pen, seat: int, number: bool) -> None:
    _seat_shape(pen, seat, 0, theme.SEATS[seat])
    if pen.width >= _LARGE:
        _seat_shape(pen, seat, 6, theme.WHITE)
        _seat_shape(pen, seat, 10, theme.SEATS[seat])
    if number:
        middle, size = 46 if seat == 3 else 50, 58 if pen.width >= _LARGE else 64
        pen.letter(theme.LETTERS[seat], 50, middle, size, theme.ON_SEATS[seat])


def _coin(pen: Pen) -> None:
    pen.disc(50, 50, 47, theme.GOLD_DEEP)
    pen.disc(50, 50, 41, theme.GOLD)
    if pen.width >= _LARGE:
        pen.arc(50, 50, 35, 0, 360, 4, theme.GOLD_DEEP)
    pen.letter("C", 50, 50, 54 if pen.width >= _LARGE else 60, theme.GOLD_DEEP, "serif")


def _point(pen: Pen) -> None:
    pen.polygon([(50, 0), (93, 25), (93, 75), (50, 100), (7, 75), (7, 25)], theme.SEA_DEEP)
    pen.polygon([(50, 8), (86, 29), (86, 71), (50, 92), (14, 71), (14, 29)], theme.SEA)
    pen.star(50, 52, 34, 14, 5, theme.WHITE)


def _start(pen: Pen) -> None:
    pen.star(50, 50, 50, 31, 12, theme.GOLD_DEEP)
    pen.disc(50, 50, 30, theme.GOLD_DEEP)
    pen.disc(50, 50, 25, theme.GOLD)


def _tick(pen: Pen) -> None:
    pen.disc(50, 50, 48, theme.OLIVE)
    pen.line([(27, 52), (44, 68), (74, 35)], 12, theme.WHITE)


def _laurel(pen: Pen) -> None:
    for side in (-1, 1):
        for step in range(6):
            turn = math.radians(80 - step * 27)
            for reach, lean in ((45, 0.3), (31, -0.5)):
                x, y = 50 + side * reach * math.cos(turn), 50 + reach * math.sin(turn)
                _leaf(pen, x, y, (turn - 1.57 + lean) * side if side > 0 else math.pi - (turn - 1.57 + lean))
    pen.star(50, 49, 24, 10, 5, theme.GOLD_DEEP)
    pen.star(50, 49, 18, 7.5, 5, theme.GOLD)


def _leaf(pen: Pen, x: float, y: float, turn: float) -> None:
    along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    outline = ((-11, 0), (-3, -5), (4, -4), (11, 0), (4, 4), (-3, 5))
    pen.polygon([(x + along[0] * a + across[0] * b, y + along[1] * a + across[1] * b) for a, b in outline], theme.OLIVE)


SPRITES: dict[str, Drawer] = {
    **{f"seat-{seat}": partial(_seat, seat=seat, number=True) for seat in range(len(theme.SEATS))},
    **{f"shape-{seat}": partial(_seat, seat=seat, number=False) for seat in range(len(theme.SEATS))},
    "coin": _coin,
    "point": _point,
    "start": _start,
    "tick": _tick,
    "laurel": _laurel,
}
