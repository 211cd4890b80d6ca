"""A seat's plaque: badge and name, points, the types it has scored, and how near it is to announcing the end."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.position import Phase
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.advance import (
    Advance,
    Form,
    advances,
    fitting_ways,
    lay_advance,
    lay_line,
    lay_named,
    ways,
)
from render.games.carrara.parts.cities.naming import fitted_name
from render.games.carrara.parts.cities.news import lay_news
from render.games.carrara.parts.cities.seals import Scored, lay_seal

WIDTH = 272
_INSIDE = 12
_RANK = 43
_RAYS = 9
"""How far the rays of the first player's sun reach around the badge."""
_CORNER = 22
_LOW_BADGE = 34
"""The badge in the lowest rows, which is nearest to their upper edge."""
_GOOD, _LEAST = 47, 37
"""The size of the points to keep while there is a smaller way for what is beside them, and at least."""
_STAR, _LAUREL, _LEAVES = 0.66, 1.6, 1.16
"""The sizes of the star, a share of the points', and of the laurels around it, across and down, a multiple of it."""
_RING = 5
"""The width of the frame of points that have changed."""
_FOLD = 1
"""How far beyond them their corner is folded, so that it ends with the frame."""
_BESIDE, _APART, _EDGE = 10, 4, 8
"""Between the points and what is beside them, and between seals, and how much nearer the edges many seals are."""
_SEAL, _SMALLEST_SEAL = 44, 24
"""The least size of seals for which what is beside them gets smaller, and that below which there are none."""
_AFTER = 14
"""Between a name in a frame and the frame's corner."""
_PAPER = "#fffdf8"


class _Plan(NamedTuple):
    """Where the middles of things are on a plaque of some height, from its upper edge, and how large they are."""

    badge: int
    top: int
    """The upper edge of the badge."""
    points: int
    number: int
    """The size of the points."""
    seals: int
    seal: int
    form: Form
    """The sizes of the progress."""
    first: int = 0
    """The middle of the first progress, if it has a line of its own."""


def _plan(height: int) -> _Plan:
    """Return the plan for a height."""
    if height >= 260:
        return _Plan(58, 6, 101, 72, height - 42, 64, Form(40, 40), 162)
    if height >= 220:
        return _Plan(54, 4, 88, 62, height - 36, 58, Form(40, 40), 142)
    if height >= 150:
        seal = min(58, height - 110)
        return _Plan(46, 5, 80, 60, height - 4 - seal // 2, seal, Form(42, 38))
    if height >= 128:
        return _Plan(_LOW_BADGE, 1, 62, 50, height - 22, 44, Form(38, 32))
    return _Plan(_LOW_BADGE, 1, 58, _GOOD, height - 19, 38, Form(36, 30))


def lay_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out what is on a seat's plaque."""
    plan, shown = _plan(box.height), advances(page, seat)
    _lay_name(page, seat, box, plan)
    if page.view.final is not None:
        _lay_points(page, seat, box, plan, ink(_said_rank(page, seat), "serif", _RANK).advance)
        _lay_rank(page, seat, box, plan.points)
        if plan.first:
            plan = plan._replace(seals=(plan.points + box.height) // 2 + 16)
    elif plan.first:
        _lay_points(page, seat, box, plan, 0)
        if page.view.cards is not None:
            bottom = lay_named(page, shown, box.grown(-_INSIDE)._replace(y=box.y + plan.first - 32), seat)
            seal = min(plan.seal, box.bottom - 4 - bottom)
            plan = plan._replace(seal=seal, seals=box.height - 4 - seal // 2)
        else:
            lay_line(page, shown, box.grown(-_INSIDE)._replace(y=box.y + plan.first), plan.form, seat)
        shown = []
    else:
        _lay_first(page, seat, box, plan, shown)
        shown = shown[1:]
    _lay_scored(page, seat, box, plan, shown)


def _lay_name(page: Page, seat: int, box: Box, plan: _Plan) -> None:
    """Lay out badge and name, framed if the latest turn was the seat's and changed nothing seen but its hand."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    x, y, seen = box.x + 8, box.y + plan.top, page.newest
    left = x + plan.badge + (12 if seat == 0 else 8)
    moved = seat == seen.hidden_by and seat not in seen.points and page.view.phase is not Phase.OVER
    place = Box(left, box.y + 4, box.right - 8 - left - (_AFTER + 4) * moved, plan.badge + 2 * plan.top - 2)
    line, size, face, middle = fitted_name(page.names[seat], place)
    paper = Box(x - 3, y - 1, left + ink(line, face, size).advance + _AFTER + 6 - x + 3, plan.badge + 2)
    if moved:
        lay_news(page, f"{what}/badge", paper, on, _PAPER, 9, _RING)
        on, colour = _PAPER, theme.INK
    if seat == 0:
        side = plan.badge + 2 * _RAYS
        page.icon("ground/start", x - _RAYS, y - _RAYS, side, "start", on, plate=True)
    page.badge(f"{what}/badge", x, y, plan.badge, seat, on)
    page.label(f"{what}/name", left, middle, line, size, colour, on, face=face)
    if moved:
        page.news_corner(f"{what}/badge", paper.grown(_FOLD), _CORNER)


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most points; none while all have the same."""
    scores = [view.score(seat) for seat in range(len(view.players))]
    best = max(scores)
    return () if min(scores) == best else tuple(seat for seat, score in enumerate(scores) if score == best)


def _leads(page: Page, seat: int) -> bool:
    return seat in (page.view.winners if page.view.final is not None else leaders(page.view))


def _lay_first(page: Page, seat: int, box: Box, plan: _Plan, shown: list[Advance]) -> None:
    """Lay out the points and the first progress in a line, the points small only if there is no other way."""
    points, first, right = str(page.view.score(seat)), _leads(page, seat), box.right - _INSIDE
    room = box.width - 2 * _INSIDE - (_RING + 2) * (seat in page.newest.points)
    beside = [(advance, way) for advance in shown[:1] for way in ways(page, advance, plan.form)]
    fit = (
        (size, advance, way)
        for sizes in (range(plan.number, _GOOD - 1, -1), range(_GOOD - 1, _LEAST - 1, -1))
        for advance, way in beside
        for size in sizes
        if _points_width(points, size, _star(plan, first)) + _BESIDE + way.width <= room
    )
    if found := next(fit, None):
        size, advance, way = found
        _lay_points(page, seat, box, plan, 0, size)
        lay_advance(page, advance, way, right, box.y + plan.points, seat)
    else:
        _lay_points(page, seat, box, plan, 0)


def _lay_points(page: Page, seat: int, box: Box, plan: _Plan, beside: int, most: int = 0) -> None:
    """Lay out the points beside something of some width, as large as they may be, with the star of points.

    The leader's star is between laurels.
    """
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    middle, x, points = box.y + plan.points, box.x + _INSIDE, str(page.view.score(seat))
    first, changed, size = _leads(page, seat), seat in page.newest.points, most or plan.number
    room = box.width - 2 * _INSIDE - (beside + _BESIDE if beside else 0) - _RING
    while size > _LEAST and _points_width(points, size, _star(plan, first)) > room:
        size -= 1
    high = round(size * 0.73)
    paper = Box(x - 5, middle - high // 2, _points_width(points, size, _star(plan, first)) + 10, high)
    if changed:
        lay_news(page, f"{what}/points", paper, on, _PAPER, 8, _RING)
        on, colour = _PAPER, theme.INK
    page.label(f"{what}/points", x, middle, points, size, colour, on, face="bold")
    side, left = _star(plan, False), x + ink(points, "bold", size).advance + 5
    if first:
        wide, tall = round(side * _LAUREL), round(side * _LEAVES)
        at = left, middle - tall // 2, wide
        page.icon(f"{what}/leader", *at, "laurel-star", on, height=tall, plate=True)
        left += (wide - side) // 2
    page.icon(f"{what}/point", left, middle - side // 2, side, "point", on)
    if changed:
        page.news_corner(what, paper.grown(_FOLD), _CORNER)


def _star(plan: _Plan, first: bool) -> int:
    """Return the width of the star, with the laurels of the leader."""
    side = round(plan.number * _STAR)
    return round(side * _LAUREL) if first else side


def _points_width(points: str, size: int, star: int) -> int:
    return ink(points, "bold", size).advance + 5 + star


def _said_rank(page: Page, seat: int) -> str:
    assert page.view.final is not None
    return page.say("rank", place=page.view.final.ranks[seat])


def _lay_rank(page: Page, seat: int, box: Box, middle: int) -> None:
    """Lay out the place a seat took."""
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    at = box.right - _INSIDE, box.y + middle, _said_rank(page, seat)
    page.label(f"player/{seat}/rank", *at, _RANK, colour, on, face="serif", anchor="r")


def _lay_scored(page: Page, seat: int, box: Box, plan: _Plan, shown: list[Advance]) -> None:
    """Lay out a seal for each type and category that the seat has scored, and the other progress at their right.

    The cities that it has scored are seen on their banners.
    """
    player = page.view.players[seat]
    scored: list[Scored] = [*player.types_scored, *player.categories_scored]
    count, middle, right = len(scored), box.y + plan.seals, box.right - _INSIDE
    need = count * (min(plan.seal, _SEAL) + _APART) - _APART + _BESIDE
    for advance, way in zip(shown, fitting_ways(page, shown, plan.form, right - box.x - _INSIDE - need), strict=True):
        right = lay_advance(page, advance, way, right, middle, seat) - _BESIDE
    left = box.x + _INSIDE
    apart = _APART
    if count * (_SEAL + _APART) - _APART > right - left:
        edge, apart = _EDGE if shown else _EDGE // 2, 0
        left, right = left - edge, right + edge
    side = min(plan.seal, (right - left + apart) // max(1, count) - apart)
    if side < _SMALLEST_SEAL:
        return
    if not apart:
        left += (right - left - count * side) // 2
    for number, each in enumerate(scored):
        lay_seal(page, seat, number, each, Box(left + number * (side + apart), middle - side // 2, side, side))
