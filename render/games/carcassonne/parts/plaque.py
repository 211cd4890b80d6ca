"""A seat's plaque: badge and name, points, the followers in its supply and its ingots."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.carcassonne import Phase, View
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, capitals, fit, fitting_size, ink
from render.engine.scene import Box
from render.games.carcassonne.map.scene import pile
from render.games.carcassonne.page import Page

_PAPER: Final = "#fffdf8"
_EDGE: Final = "#e8c877"
_GLOW: Final = 6
SIDE: Final = 10
_QUIET: Final = {theme.WHITE: 0.2, theme.INK: 0.05}
"""How much of the ground's colour a count of nothing has, by the colour of other counts."""
_BEFORE: Final = 34
"""The space between points and what they would be in the end, with the paper and the corner of new ones."""
_RIM: Final = 6
"""The space that letters leave below the upper edge."""


class _Plan(NamedTuple):
    """Where the lines of a plaque are, as shares of its height, and how large things are."""

    name: float
    points: float
    supply: float
    leads: float
    """Where the leader's laurel is: beside the name, or beside the points if there is room."""
    badge: int
    laurel: int
    names: tuple[int, ...]
    numbers: tuple[int, ...]
    figure: int
    follower: int
    ingot: int


_LOW: Final = _Plan(0.245, 0.71, 0.735, 0.28, 34, 46, (theme.BODY, theme.SMALL), (47, 43, 39), 35, 35, 42)
_HIGH: Final = _Plan(0.26, 0.695, 0.695, 0.27, 40, 50, (39, theme.BODY, theme.SMALL), (61, 55, 47, 39), 39, 46, 48)
_HUGE: Final = _Plan(0.19, 0.51, 0.82, 0.51, 58, 72, (47, 39, theme.BODY, theme.SMALL), (83,), 47, 58, 60)
_PLANS: Final = (170, _HUGE), (100, _HIGH), (0, _LOW)
"""The heights from which on things are so large."""


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most points; none while all have the same."""
    scores = [player.points for player in view.players]
    best = max(scores)
    return () if min(scores) == best else tuple(seat for seat, score in enumerate(scores) if score == best)


def lay_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out a plaque; it glows while it is the seat's turn."""
    view, what, on = page.view, f"player/{seat}", theme.PLAQUES[seat]
    plan = next(plan for least, plan in _PLANS if box.height >= least)
    lay_surface(page, seat, box, glows=view.phase is not Phase.STOPPED and seat == view.asked)
    middle = box.y + round(box.height * plan.name)
    badge = page.badge(f"{what}/badge", box.x + SIDE, middle - plan.badge // 2, plan.badge, seat, on)
    right = box.right - SIDE
    if seat in leaders(view):
        wide, tall = plan.laurel, round(plan.laurel * 77 / 84)
        at = right - wide, box.y + round(box.height * plan.leads) - tall // 2, wide, "laurel-star", on
        laurel = page.icon(f"{what}/leader", *at, height=tall, plate=True)
        right = laurel.x - 4 if plan.leads < plan.points else right
    tops = (plan.points, plan.numbers[0] * 2 // 3), (plan.supply, plan.follower)
    below = min(box.y + round(box.height * share) - high // 2 for share, high in tops)
    left = badge.right + 6
    room = box.right - SIDE - left - (plan.laurel + 4 if plan.leads < plan.points else 0)
    supply = _lay_supply(page, seat, box.right - SIDE, box.y + round(box.height * plan.supply), plan)
    then = None if view.phase is Phase.STOPPED else _then(page, plan, supply - box.x - 8, room)
    if then is not None and not then.below:
        room -= then.wide + 8
        right = left + room
        said, colour = _said_then(page, seat), theme.ON_SEATS[seat]
        page.label(f"{what}/then", right + 8, middle, said, then.size, colour, on)
    lay_name(page, seat, left, right, middle, alike(page, plan.names, room), (box.y, below))
    _lay_line(page, seat, box, plan, supply, then)


def lay_surface(page: Page, seat: int, box: Box, *, glows: bool = False) -> None:
    """Lay out the ground of a plaque, in the seat's colour."""
    what, on = f"player/{seat}", theme.PLAQUES[seat]
    if glows:
        lay_glow(page, what, box, 15)
    below, low = theme.GLOW if glows else page.ground, mix(on, "#000000", 0.16)
    page.plate(f"{what}/plaque", box, on, below, 15, _EDGE, fill_to=low, shadow=0 if glows else 5)


def lay_glow(page: Page, what: str, box: Box, radius: int) -> None:
    """Lay out the gold around the plaque of the seat to move, and around the tile that it has to lay."""
    page.plate(f"{what}/glow/edge", box.grown(_GLOW + 2), theme.GOLD_DEEP, page.ground, radius + _GLOW + 1)
    page.plate(f"{what}/glow", box.grown(_GLOW), theme.GLOW, theme.GOLD_DEEP, radius + _GLOW)


def alike(page: Page, sizes: tuple[int, ...], room: int) -> tuple[int, ...]:
    """Return the size in which all names have this room, so that none is larger than the others."""
    return (min(fitting_size(name, "sans", sizes, room) for name in page.names),)


def lay_name(
    page: Page, seat: int, left: int, right: int, middle: int, sizes: tuple[int, ...], rows: tuple[int, int]
) -> None:
    """Write a seat's name as large as there is room, cut short if need be, and lower if it would touch the rim above.

    Letters that are made narrow have the same weight, so that no name looks lighter than the others.
    """
    name, room = page.names[seat], right - left
    size = fitting_size(name, "sans", sizes, room)
    face: Face = "sans" if ink(name, "sans", size).advance <= room else "narrow"
    name = fit(name, face, size, room)
    base, drawn = middle + capitals(face, size) // 2, ink(name, face, size)
    lower = max(0, min(rows[0] + _RIM - base - drawn.top, rows[1] - base - drawn.bottom))
    at = left, middle + lower, name, size, theme.ON_SEATS[seat], theme.PLAQUES[seat]
    page.label(f"player/{seat}/name", *at, face=face)


def _lay_line(page: Page, seat: int, box: Box, plan: _Plan, left: int, then: _Then | None) -> None:
    """Lay out the points up to the followers and ingots, with what they would be if the game ended now."""
    view, what, on, colour = page.view, f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    player, middle = view.players[seat], box.y + round(box.height * plan.points)
    x, points = box.x + SIDE + 6, str(player.points)
    room = (left - 8 if plan.points == plan.supply else box.right - SIDE) - x
    size = fitting_size(points, "bold", plan.numbers, room)
    face: Face = "bold" if ink(points, "bold", size).advance <= room else "narrow"
    if page.news.points[seat]:
        wide, high = ink(points, face, size).advance + 14, round(plan.numbers[0] * 0.68)
        paper = Box(x - 6, middle - high // 2, wide, high)
        page.plate(f"mark/{what}/points", paper.grown(3), theme.NEW, on, 11)
        page.plate(f"{what}/points/paper", paper, _PAPER, theme.NEW, 8)
        page.label(f"{what}/points", x, middle, points, size, theme.INK, _PAPER, face=face)
        page.news_corner(what, paper.grown(3), 20)
    else:
        page.label(f"{what}/points", x, middle, points, size, colour, on, face=face)
    if then is not None and then.below:
        after = 0 if plan is _HUGE else then.after
        line = box.y + round(box.height * plan.supply) if plan is _HUGE else middle
        page.label(f"{what}/then", x + after, line, _said_then(page, seat), then.size, colour, on)


class _Then(NamedTuple):
    """How the scores are told that everyone would have if the game ended now."""

    size: int
    wide: int
    below: bool
    """Whether they are beside the points, or below these if there is a line more; else behind the names."""
    after: int = 0
    """How far from the points they begin."""


def _said_then(page: Page, seat: int) -> str:
    """Return the score that a seat would have if the game ended now."""
    return f"→ {page.if_ended.scores[seat]}"


def _then(page: Page, plan: _Plan, line: int, room: int) -> _Then | None:
    """Return how those scores are told, alike for everyone, given the rooms up to the supply and for names.

    They are behind the names only if these stay whole, and else left to the words.
    """
    players = page.view.players
    after = _BEFORE + max(ink(str(each.points), "bold", plan.numbers[0]).advance for each in players)
    for size in (plan.figure, theme.BODY, theme.SMALL):
        wide = max(ink(_said_then(page, seat), "sans", size).advance for seat in range(len(players)))
        if plan is _HUGE or SIDE + 6 + after + wide <= line:
            return _Then(size, wide, True, after)
    fits = all(ink(name, "narrow", plan.names[-1]).advance <= room - wide - 8 for name in page.names)
    return _Then(size, wide, False) if fits else None


def _lay_supply(page: Page, seat: int, right: int, middle: int, plan: _Plan) -> int:
    """Lay out the followers and ingots that a seat has, in columns up to the right, and return where they begin."""
    view, what, on = page.view, f"player/{seat}", theme.PLAQUES[seat]
    player = view.players[seat]
    if view.gold_mines:
        at = right, middle, str(player.ingots), plan.figure, _figure(seat, player.ingots), on
        page.label(f"{what}/ingots", *at, face="bold", anchor="r")
        right -= max(ink(str(each.ingots), "bold", plan.figure).advance for each in view.players) + 4
        x, faded = right - plan.ingot // 2, not player.ingots
        right = pile(page, f"{what}/ingot", x, middle, plan.ingot, 1, on, faded=faded).x - 12
    at = right, middle, str(player.followers), plan.figure, _figure(seat, player.followers), on
    page.label(f"{what}/followers", *at, face="bold", anchor="r")
    x, size = right - ink("0", "bold", plan.figure).advance - plan.follower, plan.follower
    sprite, faded = f"follower-{seat}", not player.followers
    page.icon(f"{what}/follower", x, middle - size // 2, size, sprite, on, faded=faded)
    return x


def _figure(seat: int, count: int) -> str:
    """Return the colour of a count, quieter for what a seat has not got."""
    colour = theme.ON_SEATS[seat]
    return colour if count else mix(colour, theme.PLAQUES[seat], _QUIET[colour])
