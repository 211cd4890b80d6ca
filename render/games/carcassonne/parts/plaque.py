"""A seat's plaque: badge and name, points, the followers in its supply and its ingots; at the end its rank."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.carcassonne import Phase, View
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import Face, fit, fitting_size, ink
from render.engine.scene import Box
from render.games.carcassonne.map.scene import pile
from render.games.carcassonne.page import Page

_PAPER: Final = "#fffdf8"
_EDGE: Final = "#e8c877"
_GLOW: Final = 6
_SIDE: Final = 10


class _Plan(NamedTuple):
    """Where the lines of a plaque are, as shares of its height, and how large things are."""

    name: float
    points: float
    badge: int
    names: tuple[int, ...]
    number: int
    figure: int
    follower: int
    ingot: int


_LOW: Final = _Plan(0.27, 0.74, 34, (theme.BODY, theme.SMALL), 47, 39, 36, 46)
_HIGH: Final = _Plan(0.27, 0.71, 46, (39, theme.BODY, theme.SMALL), 59, 39, 40, 48)
_TALL: Final = 100
"""From this height on things are larger."""


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most points; none while all have the same."""
    scores = [player.points for player in view.players]
    best = max(scores)
    return () if min(scores) == best else tuple(seat for seat, score in enumerate(scores) if score == best)


def lay_plaque(page: Page, seat: int, box: Box) -> None:
    """Lay out a plaque; it glows while it is the seat's turn."""
    view, what, on = page.view, f"player/{seat}", theme.PLAQUES[seat]
    over = view.phase is Phase.OVER
    plan = _HIGH if box.height >= _TALL else _LOW
    glows = not over and view.phase is not Phase.STOPPED and seat == view.turn
    if glows:
        page.plate(f"{what}/glow/edge", box.grown(_GLOW + 2), theme.GOLD_DEEP, page.ground, 16 + _GLOW)
        page.plate(f"{what}/glow", box.grown(_GLOW), theme.GLOW, theme.GOLD_DEEP, 15 + _GLOW)
    below = theme.GLOW if glows else page.ground
    low = mix(on, "#000000", 0.16)
    page.plate(f"{what}/plaque", box, on, below, 15, _EDGE, fill_to=low, shadow=0 if glows else 5)
    middle = box.y + round(box.height * plan.name)
    badge = page.badge(f"{what}/badge", box.x + _SIDE, middle - plan.badge // 2, plan.badge, seat, on)
    first = seat in (page.outcome.winners if over else leaders(view))
    right = box.right - _SIDE
    if first:
        wide, tall = plan.badge + 4, round((plan.badge + 4) * 77 / 84)
        right = (
            page.icon(
                f"{what}/leader", right - wide, middle - tall // 2, wide, "laurel-star", on, height=tall, plate=True
            ).x
            - 4
        )
    left = badge.right + 8
    size = fitting_size(page.names[seat], "bold", plan.names, right - left)
    face: Face = "bold" if ink(page.names[seat], "bold", size).advance <= right - left else "narrow"
    name = fit(page.names[seat], face, size, right - left)
    page.label(f"{what}/name", left, middle, name, size, theme.ON_SEATS[seat], on, face=face)
    _lay_line(page, seat, box, plan)


def _lay_line(page: Page, seat: int, box: Box, plan: _Plan) -> None:
    """Lay out the points, and beside them followers and ingots, or at the end the rank."""
    view, what, on, colour = page.view, f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat]
    player, middle = view.players[seat], box.y + round(box.height * plan.points)
    over = view.phase is Phase.OVER
    points = str(page.outcome.scores[seat] if over else player.points)
    x = box.x + _SIDE + 6
    if page.news.points[seat] and not over:
        wide, high = ink(points, "bold", plan.number).advance + 16, round(plan.number * 0.68)
        paper = Box(x - 8, middle - high // 2, wide, high)
        page.plate(f"mark/{what}/points", paper.grown(3), theme.NEW, on, 11)
        page.plate(f"{what}/points/paper", paper, _PAPER, theme.NEW, 8)
        page.label(f"{what}/points", x, middle, points, plan.number, theme.INK, _PAPER, face="bold")
        page.news_corner(what, paper.grown(3), 24)
    else:
        page.label(f"{what}/points", x, middle, points, plan.number, colour, on, face="bold")
    if over:
        rank = page.say("rank", place=page.outcome.ranks[seat])
        page.label(
            f"{what}/rank", box.right - _SIDE - 6, middle, rank, plan.figure, colour, on, face="serif", anchor="r"
        )
        return
    right = box.right - _SIDE
    if view.gold_mines:
        count = page.label(f"{what}/ingots", right, middle, str(player.ingots), plan.figure, colour, on, anchor="r")
        right -= max(count.width + 4, ink("00", "sans", plan.figure).advance)
        right = pile(page, f"{what}/ingot", right - plan.ingot // 2, middle, plan.ingot, 1, on).x - 8
    page.label(f"{what}/followers", right, middle, str(player.followers), plan.figure, colour, on, anchor="r")
    right -= ink("0", "sans", plan.figure).advance + 2
    page.icon(
        f"{what}/follower",
        right - plan.follower,
        middle - plan.follower // 2,
        plan.follower,
        f"follower-{seat}-calm",
        on,
    )
