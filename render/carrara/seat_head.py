"""The head of a page about one player: badge, name, points, the six scoring markers, the sum of costs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import CATEGORIES, MARKERS, BuildingType, City, Colour
from bot.games.carrara.ending import conditions
from render import theme
from render.carrara.colours import GROUND
from render.carrara.page import Page
from render.scene import Box

_TILE = 76
_SPACE = 12

Scored = BuildingType | City


def lay_seat_head(page: Page, seat: int, y: int, title: str = "") -> int:
    """Lay out whose page it is and under what title from here, and tell where it ends."""
    middle = y + 36
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    page.icon("badge", left, middle - 34, 68, f"seat-{seat}", page.ground)
    left += 84
    if seat == 0 and not title:
        page.icon("start", left, middle - 24, 48, "start", page.ground)
        left += 62
    points = lay_points(page, "points", page.view.players[seat].points, right, middle, seat in page.changes.points)
    room = points.x - 24 - left
    name = title or page.names[seat]
    page.label("name", left, middle, name, theme.TITLE, theme.INK, page.ground, face="serif", width=room)
    return y + 88


def lay_points(page: Page, what: str, points: int, right: int, middle: int, fresh: bool = False) -> Box:
    """Write points up to here, their sign behind them; fresh ones stand on the colour of what is new."""
    icon = page.icon(f"{what}/point", right - 66, middle - 33, 66, "point", page.ground)
    colour, on = theme.INK, page.ground
    if fresh:
        page.plate(f"mark/{what}", Box(icon.x - 150, middle - 36, 138, 72), theme.NEW, on, 14)
        colour, on = theme.WHITE, theme.NEW
    label = page.label(what, icon.x - 22, middle, str(points), theme.HUGE, colour, on, face="bold", anchor="r")
    return Box(icon.x - 150, label.y, 0, 0) if fresh else label


def lay_markers(page: Page, seat: int, y: int, placed: Sequence[Scored] = ()) -> int:
    """Lay out a row of all markers from here, those still to be placed last, and tell where it ends."""
    player = page.view.players[seat]
    x, middle = theme.MARGIN, y + _TILE // 2
    shown: list[Scored] = [*player.types_scored, *player.cities_scored]
    shown = [each for each in shown if each not in placed] + list(placed)
    for scored in shown:
        fresh = scored in placed or (
            scored in page.changes.cities if isinstance(scored, City) else (seat, scored) in page.changes.types
        )
        lay_scored(page, "marker", seat, scored, Box(x, y, _TILE, _TILE), page.ground, fresh)
        x += _TILE + _SPACE
    for number in range(len(shown), MARKERS):
        box = page.plate(f"marker/free/{number + 1}", Box(x, y, _TILE, _TILE), theme.SAND, page.ground, 12)
        page.icon(f"marker/free/{number + 1}", box.x + 14, box.y + 14, _TILE - 28, "marker", theme.SAND)
        x += _TILE + _SPACE
    costs = page.say("picture-of", have=player.costs, need=conditions(len(page.view.players)).costs)
    right = theme.WIDTH - theme.MARGIN
    said = page.label("costs", right, middle, costs, theme.LARGE, theme.INK, page.ground, face="bold", anchor="r")
    page.icon("built", said.x - 68, middle - 26, 52, "built", page.ground)
    return y + _TILE + theme.GAP


def lay_scored(page: Page, what: str, seat: int, scored: Scored, box: Box, on: str, fresh: bool) -> None:
    """Lay a marker: a type by its silhouette, a city by the block of its colour."""
    what = f"{what}/{scored.key}"
    if isinstance(scored, City):
        ground, sprite, by = theme.WHITE, f"town-{Colour(scored).key}", -box.width // 12
    else:
        ground, sprite, by = GROUND[CATEGORIES[scored]], f"type-{scored.key}", -1
    frame = theme.NEW if fresh else theme.SEATS[seat]
    page.plate(f"mark/{what}" if fresh else f"{what}/plate", box, frame, on, 10)
    icon = page.plate(f"{what}/inner", box.grown(-4), ground, frame, 7).grown(by)
    page.icon(what, icon.x, icon.y, icon.width, sprite, ground)
