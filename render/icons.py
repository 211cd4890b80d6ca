"""Icons that any game can use: the badges of the seats, coins, points, the start player's mark, a tick."""

from __future__ import annotations

from functools import partial

from render import theme
from render.look import Drawer
from render.pen import Pen


def _seat_shape(pen: Pen, seat: int, by: float, fill: str) -> None:
    if seat == 0:
        pen.disc(50, 50, 48 - by, fill)
    elif seat == 1:
        pen.rect(5 + by, 5 + by, 95 - by, 95 - by, fill, 12)
    elif seat == 2:
        pen.polygon([(50, 0 + by * 1.4), (100 - by * 1.4, 50), (50, 100 - by * 1.4), (0 + by * 1.4, 50)], fill)
    else:
        low = 6 + by
        pen.polygon([(low, low), (100 - low, low), (100 - low, 55), (50, 99 - by * 1.3), (low, 55)], fill)


def _seat(pen: Pen, seat: int, number: bool) -> None:
    _seat_shape(pen, seat, 0, theme.SEATS[seat])
    _seat_shape(pen, seat, 6, theme.WHITE)
    _seat_shape(pen, seat, 10, theme.SEATS[seat])
    if number:
        pen.letter(str(seat + 1), 50, 46 if seat == 3 else 50, 58, theme.ON_SEATS[seat])


def _coin(pen: Pen) -> None:
    pen.disc(50, 50, 47, theme.GOLD_DEEP)
    pen.disc(50, 50, 41, theme.GOLD)
    pen.arc(50, 50, 34, 0, 360, 4, theme.GOLD_DEEP)
    pen.star(50, 51, 22, 9, 5, theme.GOLD_DEEP)


def _point(pen: Pen) -> None:
    pen.star(50, 50, 50, 40, 12, theme.SEA_DEEP)
    pen.disc(50, 50, 37, theme.SEA)
    pen.line([(30, 51), (45, 66), (71, 36)], 11, theme.WHITE)


def _start(pen: Pen) -> None:
    pen.star(50, 50, 50, 31, 12, theme.GOLD_DEEP)
    pen.disc(50, 50, 30, theme.GOLD_DEEP)
    pen.disc(50, 50, 25, theme.GOLD)


def _tick(pen: Pen) -> None:
    pen.disc(50, 50, 48, theme.OLIVE)
    pen.line([(27, 52), (44, 68), (74, 35)], 12, theme.WHITE)


def _laurel(pen: Pen) -> None:
    for side in (-1, 1):
        pen.arc(50, 46, 38, 100 if side < 0 else -60, 240 if side < 0 else 80, 5, theme.OLIVE_DEEP)
        for x, y in ((38, 66), (44, 46), (40, 26), (31, 10)):
            pen.ellipse(50 + side * x, y, 9, 11, theme.OLIVE)
            pen.ellipse(50 + side * (x - 18), y + 12, 8, 9, theme.OLIVE)
    pen.star(50, 48, 26, 11, 5, theme.GOLD_DEEP)
    pen.star(50, 48, 19, 8, 5, theme.GOLD)


SPRITES: dict[str, Drawer] = {
    **{f"seat-{seat}": partial(_seat, seat=seat, number=True) for seat in range(4)},
    "coin": _coin,
    "point": _point,
    "start": _start,
    "tick": _tick,
    "laurel": _laurel,
}
