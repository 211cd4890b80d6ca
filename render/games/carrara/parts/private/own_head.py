"""The head of a picture about one player: badge and title over the landscape."""

from __future__ import annotations

from bot.games.carrara.scoring import Gain
from render.common.page import HEADER
from render.engine import theme
from render.engine.fonts import ink
from render.games.carrara.light import light_of
from render.games.carrara.page import Page

_BADGE = 64
_SMALLEST = 35
_POINTS, _STAR = 86, 72
"""The sizes of the points, the largest number of the page, and of their sign."""


def lay_own_head(page: Page, seat: int, title: str, points: int | None = None) -> None:
    """Lay out the ground of a page, the landscape, and above it the seat's badge, a title and, if given, points."""
    page.height = theme.HEIGHT
    page.lay_ground(light_of(page.view))
    middle = HEADER // 2 + 2
    x = page.badge("badge", theme.MARGIN, middle - _BADGE // 2, _BADGE, seat, theme.SKY).right + 14
    right = theme.WIDTH - theme.MARGIN
    if points is not None:
        star = page.icon("head/point", right - _STAR, middle - _STAR // 2, _STAR, "point", theme.SKY)
        said, at = str(points), star.x - 10
        number = page.label("head/points", at, middle, said, _POINTS, theme.INK, theme.SKY, face="bold", anchor="r")
        right = number.x - 24
    size, room = theme.TITLE, right - x
    while size > _SMALLEST and ink(title, "black", size).advance > room:
        size -= 2
    page.label("name", x, middle, title, size, theme.INK, theme.SKY, face="black", width=room)


def lay_gain(page: Page, what: str, brought: Gain, x: int, middle: int, size: int, on: str) -> int:
    """Lay out points and coins side by side from `x` and return where they end."""
    for amount, sign in ((brought.points, "point"), (brought.coins, "coin")):
        if amount:
            more = page.say("picture-more", count=amount)
            label = page.label(f"{what}/{sign}", x, middle, more, size, theme.INK, on, face="bold")
            side = round(size * 0.95)
            icon = page.icon(f"{what}/{sign}/sign", label.right + 5, middle - side // 2, side, sign, on)
            x = icon.right + 12
    return x
