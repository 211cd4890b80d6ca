"""The seal of a scoring, with the emblem of what was scored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from bot.games.carrara.components import BuildingType, Category, City, Colour
from bot.games.carrara.position import PublicPlayer
from render.engine.layout import rows
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage

DISC = "#fdf3da"
"""What an emblem is seen against."""
Scored = BuildingType | City | Category


def sprite_of(scored: Scored) -> str:
    """Return the sprite of a type, city or category that is scored."""
    if isinstance(scored, City):
        return f"town-{Colour(scored).key}"
    return f"category-{scored}" if isinstance(scored, Category) else f"type-{scored.key}"


def list_scored(player: PublicPlayer) -> list[Scored]:
    """List what a player has scored: types, cities, then categories."""
    return [*player.types_scored, *player.cities_scored, *player.categories_scored]


def largest_seals(places: int, box: Box) -> tuple[int, int]:
    """Return the largest size of n seals in a box, and in how many lines they are then."""
    found = ((min(box.height // down, (box.width + 2) // ceil(places / down) - 2), down) for down in (1, 2))
    return max(found, key=lambda each: each[0])


def lay_seals(
    page: CarraraPage,
    what: str,
    scored: Sequence[Scored],
    fresh: Callable[[Scored], bool],
    places: int,
    box: Box,
    on: str,
) -> None:
    """Lay out a seal for each scoring, in crimson those that are fresh, and free places for the rest."""
    if not places:
        return
    side, down = largest_seals(places, box)
    lines, across = rows(box, [0] * down), ceil(places / down)
    for number in range(places):
        line = lines[number // across]
        at = Box(line.x + number % across * (side + 2), line.mid_y - side // 2, side, side)
        if number < len(scored):
            each = scored[number]
            _lay_struck(page, f"{what}/scored/{each}", each, at, on, fresh=fresh(each))
        else:
            page.icon(f"{what}/free/{number + 1}", *at.grown(-2)[:3], "seal-free", on)


def _lay_struck(page: CarraraPage, what: str, scored: Scored, box: Box, on: str, *, fresh: bool) -> None:
    """Add the seal of a type, a city or a category, of crimson wax if it is new."""
    inside = ceil(box.width * (0.15 if isinstance(scored, City) else (1 / 8)))
    sprite, small = sprite_of(scored), box.width < 49
    if fresh:
        page.icon(f"mark/{what}", *box[:3], "seal-new", on, plate=True, role=Role.MARK)
    elif not small:
        page.icon(f"{what}/seal", *box[:3], "seal", on, plate=True)
    if small:
        inside, sprite = 3 if fresh else 0, f"small-seal-{sprite}"
    inner = box.grown(-inside)
    page.icon(what, *inner[:3], sprite, on if small else DISC, plate=True)


def is_fresh(page: CarraraPage, seat: int, scored: Scored) -> bool:
    """Return whether the latest turn placed a marker; a type and a city may be the same number."""
    if isinstance(scored, City):
        return scored in page.changes.cities
    if isinstance(scored, Category):
        return (seat, scored) in page.changes.categories
    return (seat, scored) in page.changes.types
