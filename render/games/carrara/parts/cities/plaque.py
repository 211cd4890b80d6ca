"""A seat's plaque: badge and name, points, how near it is to announcing the end, and what it has scored."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.carrara.ending import conditions
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.advance import (
    PITCH,
    WORDED,
    Advance,
    Form,
    Worded,
    advances,
    fitting_ways,
    lay_advance,
    lay_condition,
    lay_line,
    lay_named,
    lay_worded,
    ways,
    worded_width,
)
from render.games.carrara.parts.cities.naming import fitted_name
from render.games.carrara.parts.cities.news import lay_news
from render.games.carrara.parts.cities.seals import all_scored, lay_seal
from render.games.carrara.words.standing import scoring_places

WIDTH = 276
_INSIDE = 12
_RANK = 43
_RAYS = 9
"""How far the rays of the first player's sun reach around the badge."""
_CORNER = 22
_LOW_BADGE = 34
"""The badge in the lowest rows, which is nearest to their upper edge."""
_GOOD, _SMALL, _LEAST = 47, 43, 37
"""The sizes of the points to keep while there is a smaller way for what is beside them, and at least."""
_HIGH: Final = 220
"""The height from which on scorings are in words."""
_MEDAL, _TICKED = 38, 0.62
"""The medal beside the number of scorings, and the tick on it instead of a number, as a share of it."""
_STAR, _LAUREL, _LEAVES = 0.64, 1.6, 1.16
"""The sizes of the star, a share of the points', and of the laurels around it, across and down, a multiple of it."""
_BY = 4
"""Between the points and their star."""
_TOP, _HEIGHT = 4, 0.73
"""Where a name's line begins, and the height of the paper of points that have changed, a share of their size."""
_RING = 5
"""The width of the frame of points that have changed."""
_FOLD = 1
"""How far beyond them their corner is folded, so that it ends with the frame."""
_BESIDE, _APART, _EDGE = 6, 3, 6
"""Between the points and what is beside them, and between seals, and how near the edges a full line is."""
_SEAL, _SMALLEST_SEAL = 38, 24
"""The least size of seals for which what is beside them gets smaller, and that below which there are none."""
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
    lines: int = 0
    """Where the lines with the progress begin, if it has lines of its own."""


def _plan(height: int, cards: bool) -> _Plan:
    """Return the plan for a height; with cards, middle rows have no lines for their conditions."""
    if height >= _HIGH:
        badge, number = (58, 62) if height >= 260 else (54, 56)
        first = round(height * 0.48)
        return _Plan(badge, 6, badge + (first - badge) // 2 + 5, number, height - 32, 58, Form(40, 40), first)
    if height >= 150 and cards:
        seal = min(58, height - 110)
        return _Plan(46, 6, 80, 60, height - 4 - seal // 2, seal, Form(42, 38))
    if height >= 170:
        return _Plan(40, 5, 71, 50, height - 25, 44, Form(40, 38), 87)
    if height >= 150:
        return _Plan(34, 5, 63, _GOOD, height - 22, 38, Form(36, 34), 77)
    if height >= 128:
        return _Plan(_LOW_BADGE, 3, 62, _GOOD, height - 23, 44, Form(38, 32))
    return _Plan(_LOW_BADGE, 2, 57, _GOOD, height - 20, 38, Form(36, 30))


def lay_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out what is on a seat's plaque."""
    plan, shown = _plan(box.height, page.view.cards is not None), advances(page, seat)
    _lay_name(page, seat, box, plan)
    if page.view.final is not None:
        _lay_points(page, seat, box, plan, ink(_said_rank(page, seat), "serif", _RANK).advance)
        _lay_rank(page, seat, box, plan.points)
        if plan.lines:
            plan = plan._replace(seals=(plan.points + box.height) // 2 + 16)
    elif plan.lines:
        _lay_points(page, seat, box, plan, 0)
        plan = _lay_lines(page, seat, box, plan, shown)
        shown = []
    elif page.view.cards is None:
        _lay_costs(page, seat, box, plan)
        shown = []
    else:
        _lay_first(page, seat, box, plan, shown)
        shown = shown[1:]
    _lay_scored(page, seat, box, plan, shown)


def _lay_lines(page: Page, seat: int, box: Box, plan: _Plan, shown: list[Advance]) -> _Plan:
    """Lay out the progress in lines, and return the plan with the seals in what is left below them."""
    lines = box.grown(-_INSIDE)._replace(y=box.y + plan.lines)
    if box.height < _HIGH:
        if len(shown) == 1:
            lay_named(page, shown, lines, seat)
        else:
            lay_line(page, shown, lines._replace(y=lines.y + PITCH // 2), plan.form, seat)
        return plan
    bottom = lay_named(page, shown, lines, seat)
    if page.view.cards is None:
        line = lines._replace(y=bottom, height=PITCH)
        have, need = page.view.players[seat].scorings, _needed(page)
        said = page.say("picture-of", have=have, need=need) if have < need else str(have)
        word, met = page.say("picture-condition-scorings"), have >= need
        lay_condition(page, f"player/{seat}/scorings", word, said, line, seat, met=met)
        bottom = line.bottom
    seal = min(plan.seal, box.bottom - 4 - bottom)
    return plan._replace(seal=seal, seals=box.height - 4 - seal // 2)


def _needed(page: Page) -> int:
    """Return how many scorings announcing the end requires without cards."""
    return conditions(len(page.view.players)).scorings


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


def _lay_costs(page: Page, seat: int, box: Box, plan: _Plan) -> None:
    """Lay out the points, and beside them the total cost after its word, if there is room in every row."""
    worded = _worded(page, plan, box.width - 2 * _EDGE)
    if worded is None:
        _lay_first(page, seat, box, plan, advances(page, seat))
        return
    (advance,), right = advances(page, seat), box.right - _EDGE
    _lay_points(page, seat, box, plan, worded_width(page, advance, worded) - _INSIDE + _EDGE)
    lay_worded(page, advance, worded, right, box.y + plan.points, seat)


def _worded(page: Page, plan: _Plan, width: int) -> Worded | None:
    """Return the best form of the total cost that leaves enough room for the points of every seat, if there is one."""
    seats = range(len(page.view.players))
    for least in (_GOOD, _SMALL, _LEAST):
        for form in WORDED:
            if all(
                worded_width(page, advance, form)
                + _points_width(str(page.view.score(seat)), least, _star(plan, _leads(page, seat)))
                + _BESIDE
                + _RING * (seat in page.newest.points)
                <= width - _INSIDE + _EDGE
                for seat in seats
                for advance in advances(page, seat)
            ):
                return form
    return None


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
    high = round(size * _HEIGHT)
    paper = Box(x - 5, middle - high // 2, _points_width(points, size, _star(plan, first)) + 10, high)
    if changed:
        lay_news(page, f"{what}/points", paper, on, _PAPER, 8, _RING)
        on, colour = _PAPER, theme.INK
    page.label(f"{what}/points", x, middle, points, size, colour, on, face="bold")
    side, left = _star(plan, False), x + ink(points, "bold", size).advance + _BY
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
    return ink(points, "bold", size).advance + _BY + star


def _said_rank(page: Page, seat: int) -> str:
    assert page.view.final is not None
    return page.say("rank", place=page.view.final.ranks[seat])


def _lay_rank(page: Page, seat: int, box: Box, middle: int) -> None:
    """Lay out the place a seat took."""
    on, colour = theme.PLAQUES[seat], theme.ON_SEATS[seat]
    at = box.right - _INSIDE, box.y + middle, _said_rank(page, seat)
    page.label(f"player/{seat}/rank", *at, _RANK, colour, on, face="serif", anchor="r")


def _lay_scored(page: Page, seat: int, box: Box, plan: _Plan, shown: list[Advance]) -> None:
    """Lay out a seal for each scoring and, if there is room, a ring for each that announcing the end still requires.

    In a low row, how many there are is at their right instead, or other progress.
    """
    scored, middle, right = all_scored(page.view.players[seat]), box.y + plan.seals, box.right - _INSIDE
    places = len(scored)
    if page.view.final is None:
        if page.view.cards is None and box.height < _HIGH:
            right = _lay_scorings(page, seat, right + _INSIDE - _EDGE, middle, plan.form) - _BESIDE
        elif plan.lines:
            places = scoring_places(page.view, seat)
    need = places * (min(plan.seal, _SEAL) + _APART) - _APART + _BESIDE
    for advance, way in zip(shown, fitting_ways(page, shown, plan.form, right - box.x - _INSIDE - need), strict=True):
        right = lay_advance(page, advance, way, right, middle, seat) - _BESIDE
    left, apart = box.x + _INSIDE, _APART
    if places * (_SEAL + _APART) - _APART > right - left:
        left, apart = box.x + _EDGE, 1
    side = min(plan.seal, (right - left + apart) // max(1, places) - apart)
    if side < _SMALLEST_SEAL:
        return
    for number in range(places):
        each = scored[number] if number < len(scored) else None
        lay_seal(page, seat, number, each, Box(left + number * (side + apart), middle - side // 2, side, side))


def _lay_scorings(page: Page, seat: int, right: int, middle: int, form: Form) -> int:
    """Lay out how many of the needed scorings there are up to `right`, after a medal, or a medal with a tick.

    Return where that begins.
    """
    have, need, on = page.view.players[seat].scorings, _needed(page), theme.PLAQUES[seat]
    what, met = f"player/{seat}/scorings", have >= need
    if not met:
        at = right, middle, page.say("picture-of", have=have, need=need), form.figure, theme.ON_SEATS[seat], on
        right = page.label(what, *at, face="bold", anchor="r").x - _BY
    sign = page.icon(f"{what}/medal", right - _MEDAL, middle - _MEDAL // 2, _MEDAL, "kind-top", on, plate=met)
    if met:
        tick = round(_MEDAL * _TICKED)
        page.icon(f"{what}/met", sign.right - tick, sign.bottom - tick, tick, "tick", on)
    return sign.x
