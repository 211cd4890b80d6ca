"""Buildings grouped by type."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from bot.games.carrara.components import Building, BuildingType


class Group(NamedTuple):
    """Buildings of one type that are shown together."""

    type: BuildingType
    costs: tuple[int, ...]


def grouped(buildings: Iterable[Building]) -> list[Group]:
    """Group buildings by type, the cheapest first."""
    costs: dict[BuildingType, list[int]] = defaultdict(list)
    for building in buildings:
        costs[building.type].append(building.cost)
    return [Group(each, tuple(sorted(costs[each]))) for each in sorted(costs)]
