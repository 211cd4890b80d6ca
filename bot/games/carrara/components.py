"""What lies in the box: blocks, cities, buildings, objects, and the numbers printed on them."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import Any, NamedTuple, Self

from bot.games.codec import read_list, short
from bot.games.game import BadData, Json


class Named(IntEnum):
    """An enumeration whose values index a tuple and whose keys stand in records."""

    @property
    def key(self) -> str:
        """The name in records, custom ids and texts."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.name.lower()

    def to_json(self) -> str:
        """Write the name that records have."""
        return self.key

    @classmethod
    def from_json(cls, data: Json, path: str) -> Self:
        """Read a name; raise BadData."""
        if not isinstance(data, str) or data.upper() not in cls.__members__ or data != data.lower():
            raise BadData(path, f"unknown: {short(data)}")
        return cls[data.upper()]


class Counts:
    """Count things by an enumeration; in records a list with a name for each thing."""

    __slots__ = ()

    def to_json(self: Any) -> list[str]:
        """List the names, each as often as it is counted."""
        return [name for name, count in zip(self._fields, self, strict=True) for _ in range(count)]

    @classmethod
    def from_json(cls: Any, data: Json, path: str) -> Any:
        """Read a list of names in any order; raise BadData."""
        counts = dict.fromkeys(cls._fields, 0)
        for name in read_list(data, path):
            if not isinstance(name, str) or name not in counts:
                raise BadData(path, f"unknown: {short(name)}")
            counts[name] += 1
        return cls(**counts)


class Colour(Named):
    """The colours of the blocks, from the best to the worst (page 3)."""

    WHITE = 0
    YELLOW = 1
    RED = 2
    GREEN = 3
    BLUE = 4
    BLACK = 5


class City(Named):
    """The cities, each worth less and accepting one colour more than the one before (page 6)."""

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
    """What a city is worth is counted in one of these (page 6)."""

    POINTS = "points"
    COINS = "coins"


class _Blocks(NamedTuple):
    white: int = 0
    yellow: int = 0
    red: int = 0
    green: int = 0
    blue: int = 0
    black: int = 0


class Blocks(Counts, _Blocks):
    """How many blocks of each colour lie somewhere."""

    __slots__ = ()


class _Objects(NamedTuple):
    crown: int = 0
    book: int = 0
    cup: int = 0
    gate: int = 0
    flag: int = 0
    shield: int = 0


class Objects(Counts, _Objects):
    """How many objects of each kind lie somewhere."""

    __slots__ = ()


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
        """The object that a scoring of this building brings."""
        return OBJECT_OF[self.type]

    def __str__(self) -> str:
        return self.key

    def to_json(self) -> str:
        """Write the name that records have."""
        return self.key

    @classmethod
    def from_json(cls, data: Json, path: str) -> Building:
        """Read a name; raise BadData."""
        if not isinstance(data, str) or data not in BUILDING_OF:
            raise BadData(path, f"unknown: {short(data)}")
        return BUILDING_OF[data]


COLOURS = tuple(Colour)
CITIES = tuple(City)
TYPES = tuple(BuildingType)
OBJECTS = tuple(Object)
CATEGORIES = (Category.CITY,) * 4 + (Category.LAND,) * 2
OBJECT_OF = OBJECTS
"""By building type."""

VALUES = (3, 3, 2, 2, 1, 1)
"""By city: what one of a building's cost is worth there (page 6)."""
CURRENCIES = (Currency.POINTS, Currency.COINS) * 3
"""By city: what its value is counted in (page 6)."""
BUILDINGS_TO_SCORE = (2, 2, 2, 3, 3, 3)
"""By city: how many own buildings there it takes to score it (page 8)."""

SEGMENTS = 6
BASE_PRICES = (6, 5, 4, 3, 2, 1)
"""By colour: the price in segment I; every segment further it is one coin less (page 3)."""
PRICES = tuple(tuple(max(0, base - segment) for base in BASE_PRICES) for segment in range(SEGMENTS))
"""By segment (0 is segment I) and colour, in coins."""

BLOCKS_OF_A_COLOUR = 7
OBJECTS_OF_A_KIND = 6
COSTS = range(1, 6)
BUILDINGS = tuple(Building(building_type, cost) for building_type in TYPES for cost in COSTS)
BUILDING_OF = {building.key: building for building in BUILDINGS}
DISPLAY = 9
BLOCKS_ON_WHEEL = 11
MARKERS = 6
START_COINS = 20
START_BLOCKS = (Colour.BLACK, Colour.BLUE, Colour.GREEN, Colour.RED)
"""By seat: the block that it begins with (page 2)."""
OBJECT_PRICE = 10
COINS_WITHOUT_PAYMENT = 2
POINTS_FOR_ANNOUNCING = 5
SCORINGS_TO_ANNOUNCE = 4
OBJECTS_TO_ANNOUNCE = {2: 8, 3: 7, 4: 6}
COSTS_TO_ANNOUNCE = {2: 30, 3: 25, 4: 20}
POINTS_AN_OBJECT = 3
COINS_A_POINT = 5

NO_BLOCKS = Blocks()
NO_OBJECTS = Objects()
COLOUR_OF = {colour.key: colour for colour in COLOURS}


def accepts(city: City, colour: Colour) -> bool:
    """Tell whether a city accepts blocks of a colour: its own and all better ones (page 6)."""
    return colour <= city


def price(segment: int, blocks: Blocks) -> int:
    """Add up what blocks cost in a segment, 1 to 6, in coins (page 3)."""
    a, b, c, d, e, f = PRICES[segment - 1]
    return a * blocks[0] + b * blocks[1] + c * blocks[2] + d * blocks[3] + e * blocks[4] + f * blocks[5]


def blocks_of(colours: list[Colour]) -> Blocks:
    """Count blocks by colour."""
    counts = [0] * len(COLOURS)
    for colour in colours:
        counts[colour] += 1
    return Blocks(*counts)


@lru_cache(maxsize=4096)
def colours_of(blocks: Blocks) -> tuple[Colour, ...]:
    """List blocks one by one, best first."""
    return tuple(colour for colour in COLOURS for _ in range(blocks[colour]))


def plus(a: Blocks, b: Blocks) -> Blocks:
    """Add blocks to blocks."""
    return Blocks(a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5])


def minus(a: Blocks, b: Blocks) -> Blocks:
    """Take blocks away from blocks."""
    return Blocks(a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4], a[5] - b[5])


def contains(a: Blocks, b: Blocks) -> bool:
    """Tell whether blocks are all among other blocks, none of them a negative number."""
    return all(0 <= few <= many for few, many in zip(b, a, strict=True))
