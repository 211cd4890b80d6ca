"""One player's board, large: six columns, one per city, with everything built there by name and cost."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CATEGORIES,
    CITIES,
    CURRENCIES,
    VALUES,
    Building,
    City,
    Currency,
)
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import Page, columns
from render.games.carrara.parts.cities import HEIGHT, lay_city, scorer
from render.games.carrara.parts.estates import Group, grouped

_INSIDE = 8
_NAME = 36
_ICON = 58
_CHIP = 26
_CHIPS_IN_ROW = 3
_SPACE = 6
_FOOT = 56
_LONG = 100
"""From this amount on, there is no room for the arrow."""


def lay_towns(page: Page, seat: int, y: int, ringed: Collection[Building] = ()) -> int:
    """Lay out a player's cities from `y` down, some buildings highlighted, and return where they end."""
    buildings = page.view.players[seat].buildings
    groups = {city: grouped(each.building for each in buildings if each.city is city) for city in CITIES}
    estate = max(sum(_height(group) + _SPACE for group in here) for here in groups.values())
    height = HEIGHT + max(estate, _NAME + _ICON) + (_FOOT if buildings else 0)
    for city, (x, width) in zip(CITIES, columns(), strict=True):
        lay_city(page, city, Box(x, y, width, height))
        top = y + HEIGHT
        for group in groups[city]:
            box = Box(x + _INSIDE, top, width - 2 * _INSIDE, _height(group))
            _lay_group(page, f"own/{city.key}", group, box, ringed)
            top = box.bottom + _SPACE
        if groups[city]:
            costs = sum(sum(group.costs) for group in groups[city])
            _lay_worth(page, city, count_buildings(groups[city]), costs, Box(x, y + height - _FOOT, width, _FOOT))
    return y + height + theme.GAP


def count_buildings(groups: list[Group]) -> int:
    """Count the buildings in groups."""
    return sum(len(group.costs) for group in groups)


def _height(group: Group) -> int:
    rows = -(-len(group.costs) // _CHIPS_IN_ROW)
    return _NAME + max(_ICON, rows * 34 - 2) + 8


def _lay_group(page: Page, what: str, group: Group, box: Box, ringed: Collection[Building]) -> None:
    ground = GROUND[CATEGORIES[group.type]]
    what = f"{what}/{group.type.key}"
    page.plate(f"{what}/plate", box, ground, theme.MARBLE, 10)
    name = page.say(f"type-{group.type.key}")
    middle = box.y + _NAME // 2 + 2
    page.label(f"{what}/name", box.x + box.width // 2, middle, name, theme.SMALL, theme.INK, ground, anchor="m")
    page.icon(what, box.x + 3, box.y + _NAME + 2, _ICON, f"type-{group.type.key}", ground)
    rows = -(-len(group.costs) // _CHIPS_IN_ROW)
    top = box.y + _NAME + (12 if rows == 1 else 0)
    for place, cost in enumerate(group.costs):
        column, row = place % _CHIPS_IN_ROW, place // _CHIPS_IN_ROW
        chip = Box(box.x + _ICON + 6 + column * (_CHIP + 2), top + row * 34, _CHIP, 32)
        fresh = Building(group.type, cost) in page.changes.built or Building(group.type, cost) in ringed
        colour, under = (theme.WHITE, theme.NEW) if fresh else (theme.INK, theme.MARBLE)
        page.plate(f"mark/{what}{cost}" if fresh else f"{what}/{cost}/chip", chip, under, ground, 7)
        x, y = chip.x + _CHIP // 2, chip.y + chip.height // 2
        page.label(f"{what}/{cost}", x, y, str(cost), theme.BODY, colour, under, face="bold", anchor="m")


def _lay_worth(page: Page, city: City, count: int, costs: int, box: Box) -> None:
    """Show what scoring the city would yield, or how many of the buildings needed are there."""
    if scorer(page, city) is not None:
        return
    middle, centre = box.y + box.height // 2 - 2, box.x + box.width // 2
    what = f"own/{city.key}/worth"
    if count < BUILDINGS_TO_SCORE[city]:
        said = page.say("picture-of", have=count, need=BUILDINGS_TO_SCORE[city])
        page.label(what, centre + 2, middle, said, theme.SMALL, theme.SOFT, theme.MARBLE, anchor="r")
        page.icon(f"{what}/house", centre + 10, middle - 17, 34, "house", theme.MARBLE)
        return
    brings = costs * VALUES[city]
    if brings < _LONG:
        page.icon(f"{what}/to", centre - 70, middle - 15, 30, "arrow", theme.MARBLE)
    said = page.say("picture-more", count=brings)
    label = page.label(
        what, centre - (32 if brings < _LONG else 60), middle, said, theme.BODY, theme.INK, theme.MARBLE, face="bold"
    )
    currency = "point" if CURRENCIES[city] is Currency.POINTS else "coin"
    page.icon(f"{what}/currency", label.right + 7, middle - 18, 36, currency, theme.MARBLE)
