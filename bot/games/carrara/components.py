"""The contents of the box: blocks, cities, buildings, objects, and the numbers printed on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum, StrEnum
from functools import cache, cached_property, lru_cache
from itertools import chain, repeat
from operator import add, ge, sub
from typing import Any, NamedTuple, Self, TypeVar

from bot.games.codec import read_list, read_name, short_repr
from bot.games.contract import BadData, Json


class KeyedEnum(IntEnum):
    """An enumeration whose values index tuples, and whose keys are used in records."""

    @cached_property
    def key(self) -> str:
        """The name in records, custom ids and texts."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.key

    def to_json(self) -> str:
        return self.key

    @classmethod
    def from_json(cls, data: Json) -> Self:
        members: Mapping[str, Self] = _members(cls)
        return read_name(members, data)


@cache
def _members(cls: Any) -> Mapping[str, Any]:
    return {member.key: member for member in cls}


class Colour(KeyedEnum):
    """The colours of the blocks, from the best to the worst (page 3)."""

    WHITE = 0
    YELLOW = 1
    RED = 2
    GREEN = 3
    BLUE = 4
    BLACK = 5


class City(KeyedEnum):
    """The cities, each accepting one colour more than the one before (page 6)."""

    LIVORNO = 0
    PISA = 1
    LUCCA = 2
    VIAREGGIO = 3
    MASSA = 4
    LERICI = 5


class BuildingType(KeyedEnum):
    """The types of building (page 5)."""

    PALAZZO = 0
    BIBLIOTECA = 1
    CATTEDRALE = 2
    PORTA = 3
    CASTELLO = 4
    VILLA = 5


class Object(KeyedEnum):
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
        return OBJECTS[self.type]

    def __str__(self) -> str:
        return self.key

    def to_json(self) -> str:
        return self.key

    @classmethod
    def from_json(cls, data: Json) -> Building:
        return read_name(BUILDING_OF, data)


COSTS = range(1, 6)
BUILDINGS = tuple(Building(building_type, cost) for building_type in TYPES for cost in COSTS)
GREAT_COST = 8
GREAT_BUILDINGS = tuple(Building(building_type, GREAT_COST) for building_type in TYPES)
"""The buildings of the expansion, one of each type."""
BUILDING_OF = {building.key: building for building in (*BUILDINGS, *GREAT_BUILDINGS)}


class Counts:
    """Counts by an enumeration; in records, a list that names each item."""

    __slots__ = ()

    def to_json(self: Any) -> list[str]:
        """Return the names, each repeated by its count."""
        return list(chain.from_iterable(map(repeat, self._fields, self)))

    @classmethod
    def from_json(cls: Any, data: Json) -> Any:
        """Read a list of names in any order; raise BadData."""
        names = read_list(data)
        counts = cls(*map(names.count, cls._fields))
        if sum(counts) != len(names):
            wrong = next(name for name in names if name not in cls._fields)
            raise BadData("", f"unknown: {short_repr(wrong)}")
        return counts


class _Blocks(NamedTuple):
    white: int = 0
    yellow: int = 0
    red: int = 0
    green: int = 0
    blue: int = 0
    black: int = 0


class Blocks(Counts, _Blocks):
    """A number of blocks of each colour."""

    __slots__ = ()


class _Objects(NamedTuple):
    crown: int = 0
    book: int = 0
    cup: int = 0
    gate: int = 0
    flag: int = 0
    shield: int = 0


class Objects(Counts, _Objects):
    """A number of objects of each kind."""

    __slots__ = ()


C = TypeVar("C", Blocks, Objects)
NO_BLOCKS = Blocks()
NO_OBJECTS = Objects()


def blocks_of(colours: Sequence[Colour]) -> Blocks:
    return Blocks(*map(colours.count, COLOURS))


def objects_of(kinds: Sequence[Object]) -> Objects:
    return Objects(*map(kinds.count, OBJECTS))


@lru_cache(maxsize=4096)
def colours_of(blocks: Blocks) -> tuple[Colour, ...]:
    """List blocks one by one, best first."""
    return tuple(colour for colour in COLOURS for _ in range(blocks[colour]))


ONE_OF = tuple(objects_of((kind,)) for kind in OBJECTS)
"""By kind: one object of it."""


def plus(a: C, b: C) -> C:
    return type(a)(*map(add, a, b))


def minus(a: C, b: C) -> C:
    return type(a)(*map(sub, a, b))


def contains(a: Blocks, b: Blocks) -> bool:
    """Return whether `a` contains all of `b`, and no count in `b` is negative."""
    return min(b) >= 0 and all(map(ge, a, b))


BLOCKS_OF_A_COLOUR = 7
OBJECTS_OF_A_KIND = 6
DISPLAY_SIZE = 9
START_COINS = 20  # page 2
START_BLOCKS = (Colour.BLACK, Colour.BLUE, Colour.GREEN, Colour.RED)
"""By seat: its first block (page 2)."""

SEGMENTS = 6
BLOCKS_ON_WHEEL = 11  # page 3
BASE_PRICES = (6, 5, 4, 3, 2, 1)
"""By colour: the price in segment I; it falls by one coin with each further segment (page 3)."""
PRICES = tuple(tuple(max(0, base - segment) for base in BASE_PRICES) for segment in range(SEGMENTS))
"""By segment (0 is segment I) and colour, in coins."""
COINS_WITHOUT_PAYMENT = 2  # page 5, special cases 2 to 4

VALUES = (3, 3, 2, 2, 1, 1)
"""By city: the value there of each unit of a building's cost (page 6)."""
CURRENCIES = (Currency.POINTS, Currency.COINS) * 3
"""By city: what its value is counted in (page 6)."""
BUILDINGS_TO_SCORE = (2, 2, 2, 3, 3, 3)
"""By city: the own buildings needed to score it (page 8)."""
MARKERS = 6

OBJECT_PRICE = 10  # page 9
POINTS_FOR_ANNOUNCING = 5  # page 11
SCORINGS_TO_ANNOUNCE = 4  # page 10
OBJECTS_TO_ANNOUNCE = {2: 8, 3: 7, 4: 6}
"""By number of seats (page 10)."""
COSTS_TO_ANNOUNCE = {2: 30, 3: 25, 4: 20}
"""By number of seats (page 10)."""
POINTS_AN_OBJECT = 3  # page 12
COINS_A_POINT = 5  # page 12


def is_accepted(city: City, colour: Colour) -> bool:
    """Return whether a city accepts blocks of a colour: its own and all better ones (page 6)."""
    return colour <= city


def price(segment: int, blocks: Blocks) -> int:
    """Return the price of blocks in a segment, 1 to 6, in coins (page 3)."""
    # unrolled, as searches call this for every turn, and a loop takes twice as long
    a, b, c, d, e, f = PRICES[segment - 1]
    return a * blocks[0] + b * blocks[1] + c * blocks[2] + d * blocks[3] + e * blocks[4] + f * blocks[5]
