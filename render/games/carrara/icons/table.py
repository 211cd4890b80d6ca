"""Other things on the table: bag, stack, the wheel's turning arrow, costs, markers."""

from __future__ import annotations

from render.engine import theme
from render.engine.atlas import Drawer
from render.engine.pen import Pen


def _bag(pen: Pen) -> None:
    pen.polygon([(34, 24), (22, 6), (42, 12), (50, 4), (58, 12), (78, 6), (66, 24)], theme.TERRACOTTA_DEEP)
    pen.ellipse(50, 64, 45, 36, theme.TERRACOTTA_DEEP)
    pen.polygon([(34, 24), (66, 24), (86, 48), (14, 48)], theme.TERRACOTTA_DEEP)
    pen.rect(30, 22, 70, 30, theme.GOLD, 3)


def _stack(pen: Pen) -> None:
    for by in (22, 11, 0):
        pen.rect(6 + by, 6 + by, 72 + by, 72 + by, theme.SOFT, 8)
        pen.rect(11 + by, 11 + by, 67 + by, 67 + by, theme.SAND, 5)


def _turn(pen: Pen, colour: str) -> None:
    pen.arc(86, 86, 74, 182, 252, 15, colour)
    pen.polygon([(60, 0), (98, 19), (64, 44)], colour)


def _built(pen: Pen) -> None:
    """Draw a small wall: the total cost of a player's buildings."""
    for row, starts in enumerate(((4, 52), (-20, 28, 76), (4, 52))):
        for start in starts:
            pen.rect(max(4, start), 14 + row * 25, min(96, start + 44), 35 + row * 25, theme.TERRACOTTA, 3)


def _house(pen: Pen) -> None:
    pen.polygon([(50, 10), (97, 50), (3, 50)], theme.SOFT)
    pen.rect(16, 48, 84, 92, theme.SOFT)
    pen.arch(40, 58, 60, 92, theme.MARBLE)


def _marker(pen: Pen) -> None:
    pen.disc(50, 28, 20, theme.SOFT)
    pen.polygon([(38, 36), (62, 36), (82, 92), (18, 92)], theme.SOFT)


def _arrow(pen: Pen) -> None:
    pen.rect(4, 41, 62, 59, theme.SOFT)
    pen.polygon([(56, 20), (98, 50), (56, 80)], theme.SOFT)


SPRITES: dict[str, Drawer] = {
    "bag": _bag,
    "stack": _stack,
    "turn": lambda pen: _turn(pen, theme.SEA),
    "turned": lambda pen: _turn(pen, theme.NEW),
    "built": _built,
    "house": _house,
    "marker": _marker,
    "arrow": _arrow,
}
