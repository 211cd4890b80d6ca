"""A seat's plaque: badge and name, points, how near it is to announcing the end, and what it has scored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

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
from render.games.carrara.parts.cities.naming import PITCH, RIM, fitted_name, name_height, name_lines
from render.games.carrara.parts.cities.points import (
    HIGH,
    RING,
    lay_points,
    lay_rank,
    leads,
    points_width,
    rank_width,
)
from render.games.carrara.parts.cities.seal_line import has_room, lay_seal_line, lay_small_seals, small_seals

WIDTH: Final = 276
_INSIDE: Final = 12
_RAYS, _SHORT_RAYS = 9, 5
"""How far the rays of the first player's sun reach around the badge, also above the second line of a name."""
_WORDED: Final = 205
"""The height from which on the progress is in words, in lines below the points instead of beside them."""
_BADGE: Final = 34
"""The smallest size of a badge, the letter on which can still be read."""
_TOP: Final = 1
"""Where a name's line begins."""
_BESIDE: Final = 11
"""Between the points and what is beside them."""
_LARGEST, _SIZES = 90, (60, 55, 50, 45, 40, 36)
"""The size of the points at most, and sizes to keep while there is a smaller form of what is beside them."""
_CLOSE: Final = 0
"""What is left free between the frame of points that have changed and what is above and below them."""
_LEAST: Final = 32
"""The smallest size of seals."""
_SEAL: Final = 48
"""The largest size of seals."""
_LOW, _LOW_NAME = 150, 33
"""The height below which a row is low, and the largest size of a name there, which leaves points the first place."""
_SHARE: Final = 0.34
"""The size of seals at most, a share of the height of a row."""
_WANTED, _LOWEST = 49, 46
"""The height that the points keep while seals may still be smaller, and their least height with seals below them."""
_CLEAR: Final = 62
"""The least height of the points with the number of scorings in a line of words instead of beside the seals."""
_LINE: Final = 31
"""The least height of a line beside the points."""
_FOOT: Final = 1
"""Below the seals."""
_LOOSE: Final = 12
"""How much higher the line of a name is in low rows without seals."""
_TIGHT: Final = 26
"""The least height of a line beside the points where there are no seals."""
_ALONE: Final = 54
"""The least height of the points below a name in two lines."""
_PITCH, _CLOSE_PITCH, _OPEN = 40, 36, 250
"""The height of a line in words, also in rows lower than this."""


class _Plan(NamedTuple):
    """Where things are on a plaque, from its upper edge, and how large they are."""

    badge: int
    points: int
    """Where the line of points begins."""
    high: int
    """Its height."""
    seals: int
    """The size of the seals at the foot, 0 if there is no room for them."""


def _plan(height: int, lines: int, tall: int, worded: int) -> _Plan:
    """Return the plan for a height, the lines of a name or else its height, and that of words below the points."""
    badge = 46 if height >= _WORDED else 40 if height >= _LOW else _BADGE
    points = _TOP + (2 * PITCH + 3 if lines > 1 else max(badge, tall))
    room = height - _FOOT - points - worded
    seals = max(_LEAST, min(_SEAL, round(height * _SHARE), room - _WANTED))
    high = room - seals
    if high >= _LOWEST:
        return _Plan(badge, points, high, seals)
    return _Plan(badge, points, room, 0)


class _Shown(NamedTuple):
    """What a plaque has room for: where, what is worded or beside the points, and what is beside the seals."""

    plan: _Plan
    line: Box
    """Where the points are."""
    beside: Sequence[Advance]
    counted: Advance | None
    scorings: Advance | None
    """The scorings that the seals stand for, unless they are told elsewhere."""
    worded: bool


class PlaqueForm(NamedTuple):
    """What is on the plaques of a page, and what they have in common."""

    shown: tuple[_Shown, ...]
    """By seat."""
    told: tuple[tuple[str, ...], ...]
    """By seat: what is beside the points, as it is said."""


def plaque_form(page: Page, places: Sequence[Box]) -> PlaqueForm:
    """Return what is on plaques: seals wherever they have room, but after the end on all of them or on none."""
    everyone = [advances(page, seat) for seat in range(len(places))]
    shown = tuple(_shown(page, seat, box, everyone[seat]) for seat, box in enumerate(places))
    if page.view.final is not None and not all(each.plan.seals for each in shown):
        shown = tuple(_shown(page, seat, box, everyone[seat], sealed=False) for seat, box in enumerate(places))
    return PlaqueForm(shown, tuple(tuple(said_of(page, each) for each in own.beside) for own in shown))


def _shown(page: Page, seat: int, box: Box, shown: Sequence[Advance], *, sealed: bool = True) -> _Shown:
    """Return what a plaque has room for, with seals only if all plaques have them."""
    counted = next((each for each in shown if each.scorings), None)
    others: Sequence[Advance] = [each for each in shown if not each.scorings]
    high, over = box.height >= _WORDED, page.view.final is not None
    lines = name_lines(page.names[seat], _name_box(seat, box, _BADGE).width)
    if not high and box.height - _FOOT - _TOP - 2 * PITCH - 3 < max(_ALONE, _TIGHT * len(shown)):
        lines = 1
    tall, pitch = name_height(page.names[seat]), _pitch(box)
    plan = _plan(box.height, lines, tall, pitch * len(shown) * high)
    if high and plan.high >= _CLEAR and plan.seals:
        others, counted = shown, None
    else:
        plan = _plan(box.height, lines, tall, pitch * len(others) * high)
    if over and not sealed:
        plan = plan._replace(high=plan.high + plan.seals, seals=0)
    line = Box(box.x + _INSIDE, box.y + plan.points, box.width - 2 * _INSIDE, plan.high)
    worded = high and plan.seals > 0
    if over or worded:
        return _Shown(plan, line, others, counted, counted, worded)
    beside, last = _placed(others, counted, plan)
    told = last is None or len(others) == len(beside) + (not last.scorings)
    if sealed and plan.seals and told and has_room(page, seat, last, line.width, plan.seals):
        return _Shown(plan, line, beside, last, counted, False)
    points = plan.points + (_LOOSE if lines == 1 and box.height < _LOW else 0)
    line = line._replace(y=box.y + points, height=box.height - _FOOT - points)
    return _Shown(plan._replace(points=points, seals=0), line, shown, None, None, False)


def lay_plaque(page: Page, seat: int, box: Box, form: PlaqueForm) -> None:
    """Lay out what is on a seat's plaque."""
    plan, line, beside, counted, scorings, worded = form.shown[seat]
    foot = Box(line.x, box.bottom - _FOOT - plan.seals, line.width, plan.seals)
    _lay_name(page, seat, box, plan)
    largest = min(_points_size(each.plan) for each in form.shown)
    if page.view.final is not None:
        rank = rank_width(page, seat)
        lay_points(page, seat, line._replace(width=line.width - rank - _BESIDE), largest)
        lay_rank(page, seat, line.right, line.y + line.height // 2)
    elif worded:
        lay_points(page, seat, line._replace(height=line.height - 2), largest)
        lay_worded(page, beside, line._replace(y=line.bottom - 2, height=_pitch(box) * len(beside)), seat)
    else:
        size, figures = _beside(page, line, len(beside), form)
        wide = column_width([said_of(page, each) for each in beside], figures)
        lay_points(page, seat, line._replace(width=line.width - wide - _BESIDE), size)
        column = min(line.height, _PITCH * len(beside))
        at = Box(line.right - wide, line.y + (line.height - column) // 2, wide, column)
        start = line.x + RING + points_width(str(page.view.score(seat)), leads(page, seat), size) + _BESIDE
        pitch = column // max(1, len(beside))
        row = next((number for number, each in enumerate(beside) if each.scorings), None)
        seals = (0, False) if row is None else small_seals(page, seat, beside[row], line.right - start, pitch)
        lay_column(page, beside, figures, at, seat, sealed=bool(seals[0]))
        if row is not None and seals[0]:
            lay_small_seals(page, seat, beside[row], line.right, at.y + row * pitch + pitch // 2, seals)
    if plan.seals:
        lay_seal_line(page, seat, counted, scorings, foot)


def _placed(
    others: Sequence[Advance], counted: Advance | None, plan: _Plan
) -> tuple[Sequence[Advance], Advance | None]:
    """Return what is beside the points, as many lines as have room, and what is beside the seals."""
    most = max(1, plan.high // _LINE)
    beside, rest = others[:most], others[most:]
    return beside, rest[0] if rest else counted


def _pitch(box: Box) -> int:
    """Return the height of a line in words on a plaque."""
    return _PITCH if box.height >= _OPEN else _CLOSE_PITCH


def _points_size(plan: _Plan) -> int:
    """Return the size of points that fill their line but for the frame of those that have changed."""
    return min(_LARGEST, int((plan.high - 2 * RING - _CLOSE) / HIGH))


def _beside(page: Page, line: Box, lines: int, form: PlaqueForm) -> tuple[int, Form]:
    """Return the largest size of points beside the best form of the progress with which every seat has enough room."""
    seats = range(len(page.view.players))
    points = tuple((str(page.view.score(seat)), leads(page, seat)) for seat in seats)
    most = min(_LARGEST, int((line.height - 2 * RING - _CLOSE) / HIGH))
    return _fitted(points, form.told, most, line.width - _BESIDE - RING, line.height // max(1, lines))


@lru_cache(maxsize=512)
def _fitted(
    points: tuple[tuple[str, bool], ...], progress: tuple[tuple[str, ...], ...], most: int, width: int, pitch: int
) -> tuple[int, Form]:
    """Return the size of points of this size at most, and the form of what is beside them, of which all fit a width."""
    forms = [each for each in FORMS if each.figure <= max(theme.SMALL, pitch)]
    for least in (min(most, each) for each in _SIZES):
        for form in forms:
            room = [width - column_width(said, form) for said in progress]
            for size in range(most, least - 1, -1):
                if all(points_width(*own, size) <= left for own, left in zip(points, room, strict=True)):
                    return size, form
    return _SIZES[-1], forms[-1]


def _name_box(seat: int, box: Box, badge: int) -> Box:
    """Return the room beside a badge."""
    left = box.x + 8 + badge + (12 if seat == 0 else 8)
    return Box(left, box.y + _TOP, box.right - 8 - left, badge)


def _lay_name(page: Page, seat: int, box: Box, plan: _Plan) -> None:
    """Lay out badge and name, in two lines if it is long."""
    what, on, colour = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    place = _name_box(seat, box, plan.badge)._replace(height=plan.points - _TOP)
    largest = _LOW_NAME if box.height < _LOW else 0
    x, y = box.x + 8, place.y + (place.height - plan.badge) // 2
    lines, size, face, middle = fitted_name(page.names[seat], place, largest, place.x - x)
    badge, rays, left = plan.badge, _RAYS, place.x
    if len(lines) == 1 and place.height > badge:
        # beside tall letters, which have more space above than below
        y += RIM // 2
    if len(lines) > 1 and ink(lines[-1], face, size).advance > place.width:
        y, badge, rays, left = box.y + _TOP, _BADGE, _SHORT_RAYS, x
    if seat == 0:
        side = badge + 2 * rays
        page.icon("ground/start", x - rays, y - rays, side, "start", on, plate=True)
    page.badge(f"{what}/badge", x, y, badge, seat, on)
    for number, line in enumerate(lines):
        name = f"{what}/name" if len(lines) == 1 else f"{what}/name/{number}"
        page.label(name, left if number else place.x, middle + number * PITCH, line, size, colour, on, face=face)
