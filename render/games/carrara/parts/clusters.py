"""A player's buildings in compact form: one cluster per city, led by a town wall in its colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.carrara.components import CITIES, City, Colour
from bot.games.carrara.position import Built
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.estates import Group, grouped, lay_group

LINE = 52
_HEIGHT = 48
_BLOCK = 34
_SPACE = 4
_BETWEEN = 8
_GROUND = theme.VEIN


class Cluster(NamedTuple):
    """Buildings in a city."""

    city: City
    groups: tuple[Group, ...]

    @property
    def width(self) -> int:
        """The width of the cluster in a line."""
        return _BLOCK + 3 * _SPACE + sum(group.width + _SPACE for group in self.groups)


def lines(buildings: Sequence[Built], width: int) -> list[list[Cluster]]:
    """Arrange clusters in lines of this width, each in the first line that has room for it."""
    found: list[list[Cluster]] = []
    for cluster in _clusters(buildings, width):
        for line in found:
            if sum(each.width + _BETWEEN for each in line) + cluster.width <= width:
                line.append(cluster)
                break
        else:
            found.append([cluster])
    return found


def lay_clusters(page: Page, what: str, estate: Sequence[Sequence[Cluster]], left: int, top: int, on: str) -> None:
    """Lay out lines of clusters from an upper left corner."""
    for row, line in enumerate(estate):
        x, y = left, top + row * LINE
        for cluster in line:
            name = f"{what}/{cluster.city.key}"
            plate = page.plate(f"{name}/plate", Box(x, y, cluster.width, _HEIGHT), _GROUND, on, 8)
            page.icon(f"{name}/town", x + 6, y + 6, _BLOCK, f"town-{Colour(cluster.city).key}", _GROUND)
            place = x + _BLOCK + 3 * _SPACE
            for group in cluster.groups:
                lay_group(page, name, group, Box(place, y + 2, group.width, _HEIGHT - 4), _GROUND)
                place += group.width + _SPACE
            x = plate.right + _BETWEEN


def _clusters(buildings: Sequence[Built], width: int) -> Iterator[Cluster]:
    """Group the buildings by city, in several clusters where one would be wider than a line."""
    for city in CITIES:
        held: tuple[Group, ...] = ()
        for group in grouped(each.building for each in buildings if each.city is city):
            if held and Cluster(city, (*held, group)).width > width:
                yield Cluster(city, held)
                held = ()
            held = (*held, group)
        if held:
            yield Cluster(city, held)
