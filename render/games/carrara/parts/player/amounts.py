"""What a scoring would yield, in points and coins, on gold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.scoring import Gain
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page

_SIZES: Final = theme.HUGE, 63, 59, 55, 51, 47, 43, 39, 35, 31
_SIGN, _BY = 0.84, 4
"""How large the signs are, as a share of the amounts, and how far from them."""
_ONE_LINE: Final = 43
"""The least size of points and coins beside each other; smaller ones are on two lines."""
EARNS: Final = "#f4cf72"
"""The ground of what a scoring would yield now."""
_FRAME, _CORNER = 4, 24
"""The width of the frame in what was just scored, and the size of the corner folded over it."""


def lines_of(page: Page, brought: Gain, width: int) -> list[list[tuple[int, str]]]:
    """Return points and coins with their signs, in one line if they are large enough there, or in two."""
    amounts = [(amount, sign) for amount, sign in ((brought.points, "point"), (brought.coins, "coin")) if amount]
    return [amounts] if _width(page, amounts, _ONE_LINE) <= width else [[each] for each in amounts]


def lay_amounts(page: Page, what: str, brought: Gain, box: Box, on: str) -> None:
    """Lay out points and coins as large as they fit, beside each other or on two lines."""
    lines = lines_of(page, brought, box.width)
    high = box.height // len(lines)
    fitting = (each for each in _SIZES if each <= high and all(_width(page, line, each) <= box.width for line in lines))
    size = next(fitting, _SIZES[-1])
    for place, line in enumerate(lines):
        middle = box.y + high * place + high // 2
        _lay_line(page, what, line, box.x + box.width // 2, middle, size, on)


def _width(page: Page, amounts: Sequence[tuple[int, str]], size: int) -> int:
    """Return the width of amounts with their signs."""
    numbers = [ink(page.say("picture-more", count=amount), "bold", size).advance for amount, _ in amounts]
    return sum(numbers) + len(numbers) * (round(size * _SIGN) + _BY) + (len(numbers) - 1) * 2 * _BY


def _lay_line(
    page: Page, what: str, amounts: Sequence[tuple[int, str]], centre: int, middle: int, size: int, on: str
) -> None:
    """Lay out amounts with their signs side by side."""
    x, side = centre - _width(page, amounts, size) // 2, round(size * _SIGN)
    for amount, sign in amounts:
        said = page.say("picture-more", count=amount)
        number = page.label(f"{what}/{sign}", x, middle, said, size, theme.INK, on, face="bold")
        right = x + ink(said, "bold", size).advance + _BY
        page.icon(f"{what}/{sign}/sign", max(right, number.right + 2), middle - side // 2, side, sign, on)
        x = right + side + 2 * _BY


def lay_news(page: Page, what: str, box: Box, on: str) -> str:
    """Lay out the paper of what was just scored, framed within its box as there is no room around it."""
    page.plate(f"mark/{what}", box, theme.NEW, on, 12)
    paper, fold = box.grown(-_FRAME), _CORNER // 5
    page.plate(f"ground/{what}/changed", paper, theme.NEW_PALE, theme.NEW, 10)
    page.news_corner(what, Box(paper.x, paper.y + fold, paper.width - fold, paper.height), _CORNER)
    return theme.NEW_PALE
