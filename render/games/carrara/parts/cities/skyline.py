"""A player's buildings in a city: each with its cost, or, of very many, one of each type with the number of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import Building, Category
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.estates import grouped
from render.games.carrara.parts.cities.plots import MOST, Plots, in_depth, in_street, plots, sprite_of
from render.games.carrara.parts.cities.street import IN_LINE

HEM: Final = 6
"""The height of the strip of a city's cloth above what is built there."""
PAPER: Final = "#fffdf8"
PAPER_LOW: Final = "#f6efdf"
"""The sky above a player's cities, and down at the ground."""
_EMBLEM, _SUM = 30, 34
"""The sizes of the emblem beside a number, and of the line with it."""
_COUNTS = 3
"""Of so many types, the foot has room for one line."""
_STONE, _STONE_LOW, _STONE_EDGE = "#efe6d3", "#d3c3a4", "#a8977a"
"""The terrace that the buildings behind stand on."""
TAGS: Final = {
    Category.CITY: (theme.TERRACOTTA, theme.WHITE, theme.TERRACOTTA_DEEP),
    Category.LAND: ("#afca6c", theme.INK, "#465f1d"),
}
"""By category: the colour of the plate with a cost, of its digits and of its rim."""
_RADIUS = {Category.CITY: 6, Category.LAND: 16}


def lay_skyline(
    page: Page,
    what: str,
    buildings: Sequence[Building],
    box: Box,
    space: int,
    quay: int,
    front: Building | None = None,
    most: int = IN_LINE,
) -> None:
    """Lay out what a player has in a city, with a space at the left and the right.

    The quay, at the foot of the box, carries the costs. One building may be in front of all others,
    with so many costs in a line at most.
    """
    inside = Box(box.x + space, box.y, box.width - 2 * space, box.height)
    found = None
    if front is not None and 1 < len(buildings) <= MOST:
        found = in_depth(front, tuple(each for each in buildings if each != front), inside, quay, most)
    found = found or plots(tuple(buildings), inside, quay)
    if found is None:
        _lay_types(page, what, buildings, box, inside, quay)
        return
    _lay_buildings(page, what, found, box, quay, front)
    for plot in found.plots:
        lay_tag(page, f"{what}/{plot.building}", plot.building, plot.tag, plot.size, PAPER)


def _lay_buildings(page: Page, what: str, found: Plots, box: Box, quay: int, front: Building | None = None) -> None:
    if found.foot > quay:
        _lay_foot(page, what, box, found.foot)
    terraces = dict(found.terraces)
    for plot in found.plots:
        if (terrace := terraces.pop(plot.row, None)) is not None:
            lay_terrace(page, f"{what}/terrace/{plot.row}", terrace)
        name = f"behind/{what}/{plot.building}" if plot.row else f"{what}/{plot.building}"
        # what is new stands out from what is behind it
        halo = theme.GLOW if plot.building == front and front in page.changes.built else ""
        page.icon(name, *plot.sprite[:3], sprite_of(plot.building), PAPER, height=plot.sprite.height, halo=halo)


def lay_terrace(page: Page, what: str, box: Box) -> None:
    """Lay out a terrace of stone that buildings stand on, behind others."""
    page.plate(f"ground/{what}", box, _STONE, PAPER, 4, _STONE_EDGE, fill_to=_STONE_LOW)


def _lay_foot(page: Page, what: str, box: Box, foot: int) -> None:
    """Lay out the ground that carries the costs, where there is no quay or it is too low."""
    ground = Box(box.x, box.bottom - foot, box.width, foot)
    page.plate(f"ground/{what}/foot/edge", ground, _STONE_EDGE, PAPER)
    page.plate(f"ground/{what}/foot", ground._replace(y=ground.y + 2, height=foot - 2), _STONE, _STONE_EDGE)


def lay_tag(page: Page, what: str, building: Building, box: Box, size: int, on: str) -> None:
    """Add the plate with a building's cost: square for a city building, round for a land building."""
    category = building.category
    radius, (ground, colour, rim) = _RADIUS[category], TAGS[category]
    page.plate(f"{what}/plate", box, rim, on, radius)
    page.plate(f"{what}/plate/inside", box.grown(-2), ground, rim, radius - 2)
    x, middle, cost = box.x + box.width // 2, box.y + box.height // 2, str(building.cost)
    page.label(f"{what}/cost", x, middle, cost, size, colour, ground, face="bold", anchor="m")


def _lay_types(page: Page, what: str, buildings: Sequence[Building], box: Box, inside: Box, quay: int) -> None:
    """Lay out the dearest building of each type, and below them how many there are in all and the sum of their costs.

    If there is no room for both below, the sum is above; if there is none for the buildings, there are emblems.
    """
    groups = grouped(buildings)
    dearest = tuple(Building(group.type, group.costs[-1]) for group in groups)
    found = in_street(dearest, inside, quay, _COUNTS)
    if found is None:
        _lay_all(page, what, dearest, len(buildings), box)
        return
    _lay_buildings(page, what, found, box, quay)
    total, foot = sum(each.cost for each in buildings), box.bottom - found.foot
    if found.foot >= 2 * _SUM:
        half = found.foot // 2
        _lay_sum(page, f"{what}/count", "house", len(buildings), inside, foot + half // 2 + 1)
        _lay_sum(page, f"{what}/sum", "built", total, inside, foot + half + half // 2 - 1)
        return
    _lay_sum(page, f"{what}/count", "house", len(buildings), inside, foot + found.foot // 2 + 1)
    if min(plot.sprite.y for plot in found.plots) >= inside.y + _SUM + 8:
        _lay_sum(page, f"{what}/sum", "built", total, inside, inside.y + 6 + _SUM // 2)


def _lay_sum(page: Page, what: str, sprite: str, number: int, box: Box, middle: int) -> None:
    """Lay out an icon and a number in the middle of a box's width."""
    said = str(number)
    x = box.x + (box.width - ink(said, "bold", theme.BODY).advance - _EMBLEM - 6) // 2
    page.icon(f"{what}/{sprite}", x, middle - _EMBLEM // 2, _EMBLEM, sprite, PAPER)
    page.label(what, x + _EMBLEM + 6, middle, said, theme.BODY, theme.INK, PAPER, face="bold")


def _lay_all(page: Page, what: str, dearest: tuple[Building, ...], count: int, box: Box) -> None:
    """Lay out the emblem of each type side by side, and below them the number of all buildings."""
    _lay_foot(page, what, box, _SUM)
    pitch, floor = box.width // len(dearest), box.bottom - _SUM
    side = min(pitch, floor - box.y - 2)
    for place, building in enumerate(dearest):
        x, name = box.x + place * pitch + (pitch - side) // 2, f"type-{building.type.key}"
        page.icon(f"{what}/{building.type.key}", x, floor - side, side, name, PAPER)
    x, middle, many = box.x + box.width // 2, floor + _SUM // 2, page.say("picture-times", count=count)
    page.label(f"{what}/count", x, middle, many, theme.SMALL, theme.INK, _STONE, face="bold", anchor="m")
