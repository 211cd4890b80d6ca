"""A seat's plaque: badge and name, points, how near it is to announcing the end, and what it has scored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.carrara.view import View
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.advance import (
    FORMS,
    Advance,
    Form,
    advances,
    column_width,
    lay_column,
    lay_worded,
    said_of,
)
from render.games.carrara.parts.cities.naming import fitted_name
from render.games.carrara.parts.cities.news import lay_news
from render.games.carrara.parts.cities.seals import largest_seals, lay_seals
from render.games.carrara.words.standing import scoring_places

WIDTH = 276
_INSIDE = 12
_RANK = 46
_RAYS = 9
"""How far the rays of the first player's sun reach around the badge."""
_CORNER = 22
_WORDED: Final = 160
"""The height from which on the progress is in words, in lines below the points instead of beside them."""
_STAR, _LAUREL, _LEAVES = 0.44, 1.6, 1.16
"""The sizes of the star, a share of the points', and of the laurels around it, across and down, a multiple of it."""
_BY = 4
"""Between the points and their star."""
_TOP, _HEIGHT = 4, 0.73
"""Where a name's line begins, and the height of digits, a share of their size."""
_RING = 5
"""The width of the frame of points that have changed."""
_FOLD = 1
"""How far beyond them their corner is folded, so that it ends with the frame."""
_BESIDE: Final = 11
"""Between the points and what is beside them."""
_SIZES: Final = 60, 55, 50, 45, 40, 36
"""The sizes of the points to keep while there is a smaller form of what is beside them."""
_FEW: Final = 2
"""How many lines of progress there may be beside the points without getting smaller."""
_LEAST, _LARGEST = 30, 40
"""The smallest and the largest size of seals."""
_COUNTED: Final = Form("bold", 34, 32)
"""The number of scorings beside the points."""
_PAPER = "#fffdf8"


class _Plan(NamedTuple):
    """Where things are on a plaque of some height, from its upper edge, and how large they are."""

    badge: int
    top: int
    """The upper edge of the badge."""
    points: int
    """The middle of the points."""
    number: int
    """Their size."""
    lines: int
    """Where the progress begins."""
    pitch: int
    """The height of a line of it, at most."""


def _plan(height: int, lines: int) -> _Plan:
    """Return the plan for a height and a number of lines of progress."""
    if height >= 220:
        return _Plan(50, 7, 95, 80, 130, 40)
    if height >= _WORDED:
        return _Plan(38, 4, 73, 66, 103, 34) if lines < 3 else _Plan(36, 2, 62, 56, 85, 29)
    return _Plan(34, 3, 85, 76, 45, 42)


def lay_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out what is on a seat's plaque."""
    shown = advances(page, seat)
    plan = _plan(box.height, len(shown))
    _lay_name(page, seat, box, plan)
    lines = Box(box.x + _INSIDE, box.y + plan.lines, box.width - 2 * _INSIDE, 0)
    if page.view.final is not None:
        _lay_points(page, seat, box, plan, plan.number, ink(_said_rank(page, seat), "serif", _RANK).advance)
        _lay_rank(page, seat, box, plan.points)
        if box.height >= _WORDED:
            _lay_seals(page, seat, lines, box.bottom)
    elif box.height >= _WORDED:
        counted, size = _beside_seals(page, plan, shown, lines, box)
        wide = column_width([said_of(page, each) for each in counted], _COUNTED) if counted else 0
        _lay_points(page, seat, box, plan, size, wide)
        middle = box.y + plan.points
        lay_column(page, counted, _COUNTED, Box(lines.right - wide, middle - plan.pitch // 2, wide, plan.pitch), seat)
        shown = [each for each in shown if each not in counted]
        lines = lines._replace(height=min(plan.pitch * len(shown), box.bottom - 3 - lines.y))
        lay_worded(page, shown, lines, seat)
        _lay_seals(page, seat, lines, box.bottom)
    else:
        size, form = _beside(page, plan, box.width - 2 * _INSIDE)
        wide = column_width([said_of(page, each) for each in shown], form)
        _lay_points(page, seat, box, plan, size, wide)
        column = Box(lines.right - wide, lines.y, wide, min(plan.pitch * len(shown), box.bottom - 4 - lines.y))
        lay_column(page, shown, form, column, seat)


def _beside_seals(page: Page, plan: _Plan, shown: Sequence[Advance], lines: Box, box: Box) -> tuple[list[Advance], int]:
    """Return what is beside the points instead of in a line, for seals in its place, and the size of the points.

    It is the number of scorings, if there is no room for seals otherwise, and every seat has room beside its points.
    """
    counted = [each for each in shown if each.scorings]
    if not counted or box.bottom - lines.y - plan.pitch * len(shown) - 2 >= _LEAST:
        return [], plan.number
    seats = range(len(page.view.players))
    said = [said_of(page, each) for seat in seats for each in advances(page, seat) if each.scorings]
    room = lines.width - column_width(said, _COUNTED) - _BESIDE - _RING
    points = [(str(page.view.score(seat)), _leads(page, seat)) for seat in seats]
    fitting = (size for size in range(plan.number, _SIZES[0] - 1, -1) if _all_fit(points, size, room))
    size = next(fitting, 0)
    return (counted, size) if size else ([], plan.number)


def _all_fit(points: Sequence[tuple[str, bool]], size: int, room: int) -> bool:
    return all(_points_width(*own, size) <= room for own in points)


def _beside(page: Page, plan: _Plan, width: int) -> tuple[int, Form]:
    """Return the largest size of points beside the best form of the progress with which every seat has enough room."""
    seats = range(len(page.view.players))
    points = tuple((str(page.view.score(seat)), _leads(page, seat)) for seat in seats)
    progress = tuple(tuple(said_of(page, each) for each in advances(page, seat)) for seat in seats)
    return _fitted(points, progress, plan.number, width - _BESIDE - _RING)


@lru_cache(maxsize=512)
def _fitted(
    points: tuple[tuple[str, bool], ...], progress: tuple[tuple[str, ...], ...], most: int, width: int
) -> tuple[int, Form]:
    """Return the size of points of this size at most, and the form of what is beside them, of which all fit a width."""
    low = max(map(len, progress)) > _FEW
    forms = [each for each in FORMS if not low or each.figure <= theme.SMALL]
    for least in _SIZES:
        for form in forms:
            room = [width - column_width(said, form) for said in progress]
            for size in range(most, least - 1, -1):
                if all(_points_width(*own, size) <= left for own, left in zip(points, room, strict=True)):
                    return size, form
    return _SIZES[-1], forms[-1]


def _lay_name(page: Page, seat: int, box: Box, plan: _Plan) -> None:
    """Lay out badge and name."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    x, y = box.x + 8, box.y + plan.top
    left = x + plan.badge + (12 if seat == 0 else 8)
    free = plan.points - round(plan.number * _HEIGHT) // 2 - _RING - _TOP
    place = Box(left, box.y + _TOP, box.right - 8 - left, min(free, plan.badge + 2 * plan.top))
    line, size, face, middle = fitted_name(page.names[seat], place)
    if seat == 0:
        side = plan.badge + 2 * _RAYS
        page.icon("ground/start", x - _RAYS, y - _RAYS, side, "start", on, plate=True)
    page.badge(f"{what}/badge", x, y, plan.badge, seat, on)
    page.label(f"{what}/name", left, middle, line, size, colour, on, face=face)


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most points; none while all have the same."""
    scores = [view.score(seat) for seat in range(len(view.players))]
    best = max(scores)
    return () if min(scores) == best else tuple(seat for seat, score in enumerate(scores) if score == best)


def _leads(page: Page, seat: int) -> bool:
    return seat in (page.view.winners if page.view.final is not None else leaders(page.view))


def _lay_points(page: Page, seat: int, box: Box, plan: _Plan, size: int, beside: int) -> None:
    """Lay out the points beside something of some width, as large as they may be, with the star of points.

    The leader's star is between laurels.
    """
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    middle, x, points = box.y + plan.points, box.x + _INSIDE, str(page.view.score(seat))
    room = box.width - 2 * _INSIDE - (beside + _BESIDE if beside else 0) - _RING
    leads = _leads(page, seat)
    while size > _SIZES[-1] and _points_width(points, leads, size) > room:
        size -= 1
    high = round(size * _HEIGHT)
    paper = Box(x - 5, middle - high // 2, _points_width(points, leads, size) + 10, high)
    changed = seat in page.newest.points
    if changed:
        lay_news(page, f"{what}/points", paper, on, _PAPER, 8, _RING)
        on, colour = _PAPER, theme.INK
    page.label(f"{what}/points", x, middle, points, size, colour, on, face="bold")
    side, left = round(size * _STAR), x + ink(points, "bold", size).advance + _BY
    if leads:
        wide, tall = round(side * _LAUREL), round(side * _LEAVES)
        at = left, middle - tall // 2, wide
        page.icon(f"{what}/leader", *at, "laurel-star", on, height=tall, plate=True)
        left += (wide - side) // 2
    page.icon(f"{what}/point", left, middle - side // 2, side, "point", on)
    if changed:
        page.news_corner(what, paper.grown(_FOLD), _CORNER)


@lru_cache(maxsize=2048)
def _points_width(points: str, leads: bool, size: int) -> int:
    """Return the width of points with their star, and the laurels of the leader."""
    side = round(size * _STAR)
    return ink(points, "bold", size).advance + _BY + (round(side * _LAUREL) if leads else side)


def _said_rank(page: Page, seat: int) -> str:
    assert page.view.final is not None
    return page.say("rank", place=page.view.final.ranks[seat])


def _lay_rank(page: Page, seat: int, box: Box, middle: int) -> None:
    """Lay out the place a seat took."""
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    at = box.right - _INSIDE, box.y + middle, _said_rank(page, seat)
    page.label(f"player/{seat}/rank", *at, _RANK, colour, on, face="serif", anchor="r")


def _lay_seals(page: Page, seat: int, lines: Box, bottom: int) -> None:
    """Lay out, below the lines, a seal for each scoring, and a ring for each that announcing the end still requires.

    Where there is no room for large ones, there are none.
    """
    places = scoring_places(page.view, seat) if page.view.final is None else page.view.players[seat].scorings
    side = min(_LARGEST, largest_seals(places, lines.width, bottom - lines.bottom - 2))
    if side >= _LEAST:
        lay_seals(page, seat, places, lines.x, (lines.bottom + bottom - side) // 2, side)
