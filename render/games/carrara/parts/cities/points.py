"""A seat's points, the largest number on its plaque, with the leader's laurels, and its rank at the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.carrara.view import View
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.news import lay_news

RING: Final = 5
"""The width of the frame of points that have changed."""
HIGH: Final = 0.73
"""The height of digits, a share of their size."""
SMALLEST: Final = 36
"""The smallest size of points."""
_RANK: Final = 46
_STAR, _LAUREL, _LEAVES = 0.44, 1.6, 1.16
"""The sizes of the star, a share of the points', and of the laurels around it, across and down, a multiple of it."""
_LEAST_STAR: Final = 28
_BY: Final = 4
"""Between the points and their star."""
_FOLD: Final = 1
"""How far beyond them their corner is folded, so that it ends with the frame."""
_CORNER: Final = 22
_PAPER: Final = "#fffdf8"


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most points; none while all have the same."""
    scores = [view.score(seat) for seat in range(len(view.players))]
    best = max(scores)
    return () if min(scores) == best else tuple(seat for seat, score in enumerate(scores) if score == best)


def leads(page: Page, seat: int) -> bool:
    """Return whether a seat has the laurels, of who leads or has won."""
    return seat in (page.view.winners if page.view.final is not None else leaders(page.view))


def lay_points(page: Page, seat: int, line: Box, size: int) -> None:
    """Lay out the points with their star in the middle of a line, in a size or as large as they fit it."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    middle, x, points, first = line.y + line.height // 2, line.x, str(page.view.score(seat)), leads(page, seat)
    while size > SMALLEST and points_width(points, first, size) > line.width - RING:
        size -= 1
    high = round(size * HIGH)
    paper = Box(x - 5, middle - high // 2, points_width(points, first, size) + 10, high)
    changed = seat in page.newest.points
    if changed:
        lay_news(page, f"{what}/points", paper, on, _PAPER, 8, RING)
        on, colour = _PAPER, theme.INK
    page.label(f"{what}/points", x, middle, points, size, colour, on, face="bold")
    side, left = _star(size), x + ink(points, "bold", size).advance + _BY
    if first:
        wide, tall = round(side * _LAUREL), round(side * _LEAVES)
        at = left, middle - tall // 2, wide
        page.icon(f"{what}/leader", *at, "laurel-star", on, height=tall, plate=True)
        left += (wide - side) // 2
    page.icon(f"{what}/point", left, middle - side // 2, side, "point", on)
    if changed:
        page.news_corner(what, paper.grown(_FOLD), _CORNER)


def _star(size: int) -> int:
    """Return the size of the star beside points of a size, which stands out from every plaque."""
    return max(_LEAST_STAR, round(size * _STAR))


@lru_cache(maxsize=2048)
def points_width(points: str, first: bool, size: int) -> int:
    """Return the width of points with their star, and the laurels of the leader."""
    side = _star(size)
    return ink(points, "bold", size).advance + _BY + (round(side * _LAUREL) if first else side)


def rank_width(page: Page, seat: int) -> int:
    """Return the width of the place a seat took."""
    return ink(_said_rank(page, seat), "serif", _RANK).advance


def lay_rank(page: Page, seat: int, right: int, middle: int) -> None:
    """Lay out the place a seat took, up to `right`."""
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    at = right, middle, _said_rank(page, seat)
    page.label(f"player/{seat}/rank", *at, _RANK, colour, on, face="serif", anchor="r")


def _said_rank(page: Page, seat: int) -> str:
    assert page.view.final is not None
    return page.say("rank", place=page.view.final.ranks[seat])
