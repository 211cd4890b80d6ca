"""The six kinds of objects."""

from __future__ import annotations

from render.engine import theme
from render.engine.atlas import Drawer
from render.engine.pen import Pen

_DARK = theme.GOLD_DEEP
_GOLD = theme.GOLD


def _crown(pen: Pen) -> None:
    pen.polygon([(8, 30), (30, 52), (50, 16), (70, 52), (92, 30), (84, 84), (16, 84)], _DARK)
    pen.polygon([(15, 44), (32, 62), (50, 30), (68, 62), (85, 44), (79, 78), (21, 78)], _GOLD)
    for x, y in ((8, 28), (50, 14), (92, 28)):
        pen.disc(x, y, 8, _DARK)
        pen.disc(x, y, 4.5, theme.TERRACOTTA)
    pen.rect(19, 66, 81, 72, _DARK)
    for x in (34, 50, 66):
        pen.disc(x, 69, 4, theme.MARBLE)


def _book(pen: Pen) -> None:
    pen.polygon([(4, 22), (50, 32), (96, 22), (96, 82), (50, 92), (4, 82)], theme.TERRACOTTA_DEEP)
    pen.polygon([(10, 17), (48, 27), (48, 84), (10, 75)], theme.MARBLE)
    pen.polygon([(90, 17), (52, 27), (52, 84), (90, 75)], theme.MARBLE)
    for y in (34, 47, 60):
        pen.line([(18, y - 2), (41, y + 4)], 4, theme.SOFT)
        pen.line([(82, y - 2), (59, y + 4)], 4, theme.SOFT)


def _cup(pen: Pen) -> None:
    pen.pie(50, 24, 36, 0, 180, _DARK)
    pen.rect(14, 14, 86, 26, _DARK, 3)
    pen.pie(50, 25, 29, 0, 180, _GOLD)
    pen.rect(20, 18, 80, 25, theme.GOLD_PALE, 2)
    pen.rect(44, 56, 56, 80, _DARK)
    pen.disc(50, 66, 10, _DARK)
    pen.disc(50, 66, 5, theme.SEA)
    pen.polygon([(28, 90), (36, 79), (64, 79), (72, 90)], _DARK)
    pen.rect(24, 86, 76, 93, _DARK, 2)
    pen.disc(50, 37, 6, theme.SEA)


def _gate(pen: Pen) -> None:
    pen.arch(10, 8, 90, 93, theme.SOFT)
    pen.arch(20, 18, 80, 93, theme.VEIN)
    for x in (32, 47, 62):
        pen.rect(x, 20, x + 6, 93, theme.INK)
    for y in (42, 62, 80):
        pen.rect(20, y, 80, y + 6, theme.INK)


def _flag(pen: Pen) -> None:
    pen.line([(20, 10), (20, 92)], 8, theme.INK)
    pen.disc(20, 9, 7, _GOLD)
    pen.polygon([(25, 16), (94, 16), (78, 36), (94, 57), (25, 57)], theme.SEA)
    pen.polygon([(25, 30), (82, 30), (78, 36), (82, 43), (25, 43)], theme.WHITE)


def _shield(pen: Pen) -> None:
    pen.polygon([(12, 10), (88, 10), (88, 48), (78, 72), (50, 94), (22, 72), (12, 48)], theme.INK)
    pen.polygon([(19, 17), (50, 17), (50, 51), (19, 51), (19, 47)], theme.TERRACOTTA)
    pen.polygon([(50, 17), (81, 17), (81, 47), (79, 51), (50, 51)], theme.MARBLE)
    pen.polygon([(20, 51), (50, 51), (50, 85), (27, 68)], theme.MARBLE)
    pen.polygon([(80, 51), (50, 51), (50, 85), (73, 68)], theme.TERRACOTTA)


SPRITES: dict[str, Drawer] = {
    "object-crown": _crown,
    "object-book": _book,
    "object-cup": _cup,
    "object-gate": _gate,
    "object-flag": _flag,
    "object-shield": _shield,
}
