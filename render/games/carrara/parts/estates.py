"""A player's buildings in six columns, one per city; buildings of a type are together, each with its cost."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.carrara.components import CATEGORIES, CITIES, COSTS, Building, BuildingType
from bot.games.carrara.position import Built
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import Page, columns

_LINE = 48
_SPACE = 6
_ICON = 38
_FIRST = 42
_PITCH = 22
_CHIP = 19
_MOST = len(COSTS)


class Group(NamedTuple):
    """Buildings of one type that are shown together."""

    type: BuildingType
    costs: tuple[int, ...]

    @property
    def width(self) -> int:
        """The width of the group in a line."""
        return _FIRST + _PITCH * len(self.costs) + 1


def lay_buildings(page: Page, what: str, buildings: Sequence[Built], y: int, on: str) -> int:
    """Lay out buildings city by city from `y` down and return where they end."""
    bottom = y + _SPACE
    for city, (x, width) in zip(CITIES, columns(), strict=True):
        here = [built.building for built in buildings if built.city is city]
        for row, groups in enumerate(_rows(_narrow(grouped(here)), width - 2 * _SPACE)):
            place, top = x + _SPACE, y + _SPACE + row * _LINE
            for group in groups:
                box = Box(place, top, group.width, _LINE - 4)
                lay_group(page, f"{what}/{city.key}", group, box, on)
                place = box.right + _SPACE
            bottom = max(bottom, top + _LINE)
    return bottom


def grouped(buildings: Iterable[Building]) -> list[Group]:
    """Group buildings by type, the cheapest first."""
    costs: dict[BuildingType, list[int]] = defaultdict(list)
    for building in buildings:
        costs[building.type].append(building.cost)
    return [Group(each, tuple(sorted(costs[each]))) for each in sorted(costs)]


def _narrow(groups: Sequence[Group]) -> list[Group]:
    """Split groups too wide for a column: a type with its great building."""
    return [
        Group(group.type, group.costs[first : first + _MOST])
        for group in groups
        for first in range(0, len(group.costs), _MOST)
    ]


def _rows(groups: Sequence[Group], width: int) -> list[list[Group]]:
    """Put each group into the first row that has room for it."""
    rows: list[list[Group]] = []
    for group in groups:
        for row in rows:
            if sum(other.width + _SPACE for other in row) + group.width <= width:
                row.append(group)
                break
        else:
            rows.append([group])
    return rows


def lay_group(page: Page, what: str, group: Group, box: Box, on: str) -> None:
    """Lay out buildings of one type with their costs."""
    ground = GROUND[CATEGORIES[group.type]]
    what = f"{what}/{group.type.key}"
    page.plate(f"{what}/plate", box, ground, on, 6)
    page.icon(what, box.x + 2, box.y + 3, _ICON, f"type-{group.type.key}", ground)
    for place, cost in enumerate(group.costs):
        chip = Box(box.x + _FIRST + place * _PITCH, box.y + 5, _CHIP, box.height - 10)
        fresh = Building(group.type, cost) in page.changes.built
        colour, under = (theme.WHITE, theme.NEW) if fresh else (theme.INK, theme.MARBLE)
        page.plate(
            f"mark/{what}{cost}" if fresh else f"{what}/{cost}/chip",
            chip,
            under,
            ground,
            4 if len(group.costs) > 1 else 0,
        )
        x, middle = chip.x + _CHIP // 2, chip.y + chip.height // 2
        page.label(f"{what}/{cost}", x, middle, str(cost), theme.BODY, colour, under, face="bold", anchor="m")
