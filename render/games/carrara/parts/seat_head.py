"""The head of a page about one player: badge, name, points, scoring markers and spaces, total costs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import CATEGORIES, MARKERS, BuildingType, Category, City, Colour
from bot.games.carrara.ending import conditions
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import Page

_TILE = 76
_SPACE = 12

Scored = BuildingType | City | Category


def lay_seat_head(page: Page, seat: int, y: int, title: str = "") -> int:
    """Lay out the badge, a title or else the name, and the points from `y` down, and return where they end."""
    middle = y + 36
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    page.icon("badge", left, middle - 34, 68, f"seat-{seat}", page.ground)
    left += 84
    if seat == 0 and not title:
        page.icon("start", left, middle - 24, 48, "start", page.ground)
        left += 62
    points = lay_points(page, "points", page.view.score(seat), right, middle, seat in page.changes.points)
    room = points.x - 24 - left
    name = title or page.names[seat]
    page.label("name", left, middle, name, theme.TITLE, theme.INK, page.ground, face="serif", width=room)
    return y + 88


def lay_points(page: Page, what: str, points: int, right: int, middle: int, fresh: bool = False) -> Box:
    """Add points up to `right`, followed by their icon; fresh ones are highlighted."""
    icon = page.icon(f"{what}/point", right - 66, middle - 33, 66, "point", page.ground)
    colour, on = theme.INK, page.ground
    if fresh:
        page.plate(f"mark/{what}", Box(icon.x - 150, middle - 36, 138, 72), theme.NEW, on, 14)
        colour, on = theme.WHITE, theme.NEW
    label = page.label(what, icon.x - 22, middle, str(points), theme.HUGE, colour, on, face="bold", anchor="r")
    return Box(icon.x - 150, label.y, 0, 0) if fresh else label


def lay_markers(page: Page, seat: int, y: int, placed: Sequence[Scored] = (), specials: bool = True) -> int:
    """Lay out a row of all markers from `y` down, optionally with the special spaces, and return where it ends."""
    player = page.view.players[seat]
    x, middle = theme.MARGIN, y + _TILE // 2
    shown: list[Scored] = [*player.types_scored, *player.cities_scored]
    # compared by identity: Pisa and Biblioteca are the same number
    shown = [each for each in shown if not any(each is other for other in placed)]
    shown += [each for each in placed if not isinstance(each, Category)]
    for scored in shown:
        fresh = any(scored is other for other in placed) or is_fresh(page, seat, scored)
        lay_scored(page, "marker", seat, scored, Box(x, y, _TILE, _TILE), page.ground, fresh)
        x += _TILE + _SPACE
    for number in range(len(shown), MARKERS - len(player.categories_scored)):
        box = page.plate(f"marker/free/{number + 1}", Box(x, y, _TILE, _TILE), theme.SAND, page.ground, 12)
        page.icon(f"marker/free/{number + 1}", box.x + 14, box.y + 14, _TILE - 28, "marker", theme.SAND)
        x += _TILE + _SPACE
    costs = say_costs(page, seat)
    right = theme.WIDTH - theme.MARGIN
    said = page.label("costs", right, middle, costs, theme.LARGE, theme.INK, page.ground, face="bold", anchor="r")
    wall = page.icon("built", said.x - 68, middle - 26, 52, "built", page.ground)
    if page.view.cards is not None and specials:
        left = wall.x - 40 - len(Category) * (_TILE + _SPACE)
        for place, category in enumerate(Category):
            box = Box(left + place * (_TILE + _SPACE), y, _TILE, _TILE)
            fresh = any(category is each for each in placed) or is_fresh(page, seat, category)
            lay_special(page, "special", seat, category, box, page.ground, fresh)
    return y + _TILE + theme.GAP


def say_costs(page: Page, seat: int) -> str:
    """Format the total costs; in the base game with what is needed to announce the end."""
    costs = page.view.players[seat].costs
    if page.view.cards is not None:
        return str(costs)
    return page.say("picture-of", have=costs, need=conditions(len(page.view.players)).costs)


def is_fresh(page: Page, seat: int, scored: Scored) -> bool:
    """Return whether a marker has just been placed."""
    if isinstance(scored, City):
        return scored in page.changes.cities
    if isinstance(scored, Category):
        return (seat, scored) in page.changes.categories
    return (seat, scored) in page.changes.types


def lay_special(page: Page, what: str, seat: int, category: Category, box: Box, on: str, fresh: bool) -> None:
    """Add a special scoring space (expansion), faded until a marker is placed there."""
    if category in page.view.players[seat].categories_scored:
        lay_scored(page, what, seat, category, box, on, fresh)
        return
    page.plate(f"{what}/{category}/space", box, theme.SAND, on, 10)
    page.icon(
        f"{what}/{category}/free", box.x + 4, box.y + 4, box.width - 8, f"category-{category}", theme.SAND, faded=True
    )


def lay_scored(page: Page, what: str, seat: int, scored: Scored, box: Box, on: str, fresh: bool) -> None:
    """Add a marker: a type by its silhouette, a city by a town wall in its colour."""
    what = f"{what}/{scored}"
    if isinstance(scored, City):
        ground, sprite, by = theme.WHITE, f"town-{Colour(scored).key}", -box.width // 12
    elif isinstance(scored, Category):
        ground, sprite, by = GROUND[scored], f"category-{scored}", -1
    else:
        ground, sprite, by = GROUND[CATEGORIES[scored]], f"type-{scored.key}", -1
    frame = theme.NEW if fresh else theme.SEATS[seat]
    page.plate(f"mark/{what}" if fresh else f"{what}/plate", box, frame, on, 10)
    icon = page.plate(f"{what}/inner", box.grown(-4), ground, frame, 7).grown(by)
    page.icon(what, icon.x, icon.y, icon.width, sprite, ground)
