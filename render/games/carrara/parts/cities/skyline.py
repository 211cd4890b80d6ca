"""A player's buildings in a city, each with its cost."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import Building, Category
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.plots import sprite_of
from render.games.carrara.parts.cities.ranks import TAG, Place, Town

HEM: Final = 6
"""The height of the strip of a city's cloth above what is built there."""
PAPER: Final = "#fffdf8"
PAPER_LOW: Final = "#f6efdf"
"""The paper of a row, from top to bottom."""
SKY, SKY_LOW = "#d9eaf4", "#fbf8ef"
"""The sky above what is built, and down at the ground."""
_NARROW_TAG = 26
"""Plates narrower than this have small digits."""
TAGS: Final = {
    Category.CITY: (theme.TERRACOTTA, theme.WHITE, theme.TERRACOTTA_DEEP),
    Category.LAND: ("#afca6c", theme.INK, "#465f1d"),
}
"""By category: the colour of the plate with a cost, of its digits and of its rim."""
_RADIUS = {Category.CITY: 6, Category.LAND: 24}
SUNK: Final = 6
"""How far the ground reaches behind the feet of the buildings that stand on it."""
_STONE, _STONE_LOW, EDGE, _SHADE = "#e0cfa9", "#c7b285", "#f4ead2", "#b39c74"
"""A terrace from top to foot, its edge, and the line below it."""
_STEP, _STEP_LOW = "#cbb07a", "#a98c58"
"""Higher ground, from top to foot: darker than the paving, so that it is seen as a wall."""
_FOOT, _INSET, _LOW = "#75592f", 2, 4
"""The shadow below a building on higher ground: how far from its sides it begins, and how far below it it reaches."""
_FRAME, _INNER, _OVER, _LINED = 3, 4, 1, 24
"""The width of the frame of a cost that has just been scored, how far what is in it is from the plate's edge, with a
white line between them, how far the frame reaches over that edge where plates are apart, and the least width of plates
with that line."""


def lay_skyline(page: Page, seat: int, what: str, town: Town, box: Box) -> None:
    """Lay out the buildings of a seat in a city, on the terraces that they need behind the quay.

    Buildings just scored by their type or category glow, and the plates with their costs are framed.
    """
    scored = {each.building for each in town.places if is_scored(page, seat, each.building)}
    new = page.newest.built | scored
    for number, foot in enumerate(town.feet):
        if foot != town.feet[-1]:
            _lay_terrace(page, f"ground/{what}/terrace/{number}", number, town, box)
        if any(place.raised and place.rank == number for place in town.places):
            _lay_step(page, f"ground/{what}/step/{number}", Box(box.x, foot - town.raised, box.width, town.raised))
        for place in town.places:
            if place.rank == number:
                _lay_building(page, what, place, place.building in new)
    for place in town.places:
        lay_cost(page, what, place.building, place.tag, place.building in scored)


def _lay_terrace(page: Page, what: str, rank: int, town: Town, box: Box) -> None:
    """Lay out a wall of stone right across a city, which carries the costs of the buildings that stand on it."""
    foot, low = town.feet[rank], max(place.tag.bottom for place in town.places if place.rank == rank) + 1
    wall = Box(box.x, foot - SUNK, box.width, low - foot + SUNK)
    page.plate(f"{what}/shade", wall._replace(y=wall.bottom, height=3), _SHADE, PAPER)
    page.plate(what, wall, _STONE, PAPER, fill_to=_STONE_LOW)
    page.plate(f"{what}/edge", wall._replace(height=3), EDGE, _STONE)


def _lay_step(page: Page, what: str, step: Box) -> None:
    """Lay out the higher ground right across a city that every second building of a rank stands on."""
    wall = Box(step.x, step.y - SUNK, step.width, step.height + SUNK)
    page.plate(what, wall, _STEP, PAPER, fill_to=_STEP_LOW)
    page.plate(f"{what}/edge", wall._replace(height=3), EDGE, _STEP)
    page.plate(f"{what}/shade", Box(step.x, step.bottom - 3, step.width, 3), _SHADE, _STEP_LOW)


def is_scored(page: Page, seat: int, building: Building) -> bool:
    """Return whether the latest turn scored a building of a seat by its type or category."""
    newest = page.newest
    return (seat, building.type) in newest.types or (seat, building.category) in newest.categories


def _lay_building(page: Page, what: str, place: Place, new: bool) -> None:
    if place.raised:
        # a shadow on the wall below, so that it stands there
        x, y, wide, high = place.box
        shade = Box(x + _INSET, y + high - _LOW, wide - 2 * _INSET, 2 * _LOW)
        page.plate(f"ground/{what}/{place.building}/shade", shade, _FOOT, _STEP, _LOW)
    name, box, halo = f"behind/{what}/{place.building}", place.box, theme.GLOW if new else ""
    page.icon(name, *box[:3], sprite_of(place.building), PAPER, height=box.height, halo=halo)


def lay_cost(page: Page, what: str, building: Building, tag: Box, scored: bool, over: int = _OVER) -> None:
    """Add the plate with a building's cost, in a crimson frame if the building has just been scored."""
    if scored:
        radius, frame = _RADIUS[building.category], tag.grown(over)
        page.plate(f"mark/{what}/{building}", frame, theme.NEW, PAPER, radius + over)
        page.plate(
            f"{what}/{building}/line", frame.grown(-_FRAME), theme.WHITE, theme.NEW, max(2, radius + over - _FRAME)
        )
        inside = tag.grown(-(_INNER if tag.width >= _LINED else _FRAME))
        size = _digits(tag) if inside.width >= _NARROW_TAG else theme.SMALL
        lay_tag(page, f"{what}/{building}", building, inside, size, theme.WHITE, rim=False)
    else:
        lay_tag(page, f"{what}/{building}", building, tag, _digits(tag), PAPER)


def _digits(tag: Box) -> int:
    """Return the size of the digits on a plate."""
    if tag.height <= TAG or tag.width < _NARROW_TAG:
        return theme.SMALL
    if tag.height >= theme.TITLE:
        return theme.TITLE - 4
    return theme.LARGE - 3 if tag.height > theme.LARGE - 3 else theme.BODY + 1


def lay_tag(page: Page, what: str, building: Building, box: Box, size: int, on: str, *, rim: bool = True) -> None:
    """Add the plate with a building's cost: square for a city building, round for a land building."""
    category = building.category
    radius, (ground, colour, edge) = _RADIUS[category], TAGS[category]
    if rim:
        radius = min(radius, box.height // 2)
        page.plate(f"{what}/plate", box, edge, on, radius)
        page.plate(f"{what}/plate/inside", box.grown(-2), ground, edge, radius - 2)
    else:
        page.plate(f"{what}/plate", box, ground, on, radius - 2)
    x, middle, cost = box.x + box.width // 2, box.y + box.height // 2, str(building.cost)
    page.label(f"{what}/cost", x, middle, cost, size, colour, ground, face="bold", anchor="m")
