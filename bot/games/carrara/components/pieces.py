"""The pieces by their names: colours, cities, types, objects and the buildings."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from functools import cache, cached_property
from typing import Any, NamedTuple, Self

from bot.games.codec import read_name
from bot.games.contract import Json


class Named(IntEnum):
    """An enumeration whose values index a tuple and whose keys are used in records."""

    @cached_property
    def key(self) -> str:
        """The name in records, custom ids and texts."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.key

    def to_json(self) -> str:
        """Return the name used in records."""
        return self.key

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """Read a name; raise BadData."""
        members: Mapping[str, Self] = _members(cls)
        return read_name(members, data)


@cache
def _members(cls: Any) -> Mapping[str, Any]:
    return {member.key: member for member in cls}


class Colour(Named):
    """The colours of the blocks, from the best to the worst (page 3)."""

    WHITE = 0
    YELLOW = 1
    RED = 2
    GREEN = 3
    BLUE = 4
    BLACK = 5


class City(Named):
    """The cities, each accepting one colour more than the one before (page 6)."""

    LIVORNO = 0
    PISA = 1
    LUCCA = 2
    VIAREGGIO = 3
    MASSA = 4
    LERICI = 5


class BuildingType(Named):
    """The types of building (page 5)."""

    PALAZZO = 0
    BIBLIOTECA = 1
    CATTEDRALE = 2
    PORTA = 3
    CASTELLO = 4
    VILLA = 5


class Object(Named):
    """The objects, in the order of the types that they belong to (page 5)."""

    CROWN = 0
    BOOK = 1
    CUP = 2
    GATE = 3
    FLAG = 4
    SHIELD = 5


class Category(StrEnum):
    """City buildings are orange, land buildings green (page 5)."""

    CITY = "city"
    LAND = "land"


class Currency(StrEnum):
    """What the value of a city is counted in (page 6)."""

    POINTS = "points"
    COINS = "coins"


COLOURS = tuple(Colour)
CITIES = tuple(City)
TYPES = tuple(BuildingType)
OBJECTS = tuple(Object)
COLOUR_OF = {colour.key: colour for colour in COLOURS}

CATEGORIES = (Category.CITY,) * 4 + (Category.LAND,) * 2
"""By building type."""
OBJECT_OF = OBJECTS
"""By building type."""


class Building(NamedTuple):
    """One of the buildings; its name in records is type and cost, `villa3`."""

    type: BuildingType
    cost: int

    @property
    def key(self) -> str:
        """The name in records, custom ids and texts."""
        return f"{self.type.key}{self.cost}"

    @property
    def category(self) -> Category:
        """City or land building."""
        return CATEGORIES[self.type]

    @property
    def object(self) -> Object:
        """The object gained by scoring this building."""
        return OBJECT_OF[self.type]

    def __str__(self) -> str:
        return self.key

    def to_json(self) -> str:
        """Return the name used in records."""
        return self.key

    @classmethod
    def from_json(cls, data: Json) -> Building:
        """Read a name; raise BadData."""
        return read_name(BUILDING_OF, data)


COSTS = range(1, 6)
BUILDINGS = tuple(Building(building_type, cost) for building_type in TYPES for cost in COSTS)
GREAT_COST = 8
GREAT_BUILDINGS = tuple(Building(building_type, GREAT_COST) for building_type in TYPES)
"""The buildings of the expansion, one of each type."""
BUILDING_OF = {building.key: building for building in (*BUILDINGS, *GREAT_BUILDINGS)}
