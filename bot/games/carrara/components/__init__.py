"""The contents of the box: blocks, cities, buildings, objects, and the numbers printed on them."""

from __future__ import annotations

from bot.games.carrara.components.counts import (
    NO_BLOCKS,
    NO_OBJECTS,
    Blocks,
    Counts,
    Objects,
    blocks_of,
    colours_of,
    contains,
    minus,
    one_more,
    plus,
)
from bot.games.carrara.components.pieces import (
    BUILDING_OF,
    BUILDINGS,
    CATEGORIES,
    CITIES,
    COLOUR_OF,
    COLOURS,
    COSTS,
    GREAT_BUILDINGS,
    GREAT_COST,
    OBJECT_OF,
    OBJECTS,
    TYPES,
    Building,
    BuildingType,
    Category,
    City,
    Colour,
    Currency,
    Named,
    Object,
)

__all__ = [
    "BASE_PRICES",
    "BLOCKS_OF_A_COLOUR",
    "BLOCKS_ON_WHEEL",
    "BUILDINGS",
    "BUILDINGS_TO_SCORE",
    "BUILDING_OF",
    "CATEGORIES",
    "CITIES",
    "COINS_A_POINT",
    "COINS_WITHOUT_PAYMENT",
    "COLOURS",
    "COLOUR_OF",
    "COSTS",
    "COSTS_TO_ANNOUNCE",
    "CURRENCIES",
    "DISPLAY",
    "GREAT_BUILDINGS",
    "GREAT_COST",
    "MARKERS",
    "NO_BLOCKS",
    "NO_OBJECTS",
    "OBJECTS",
    "OBJECTS_OF_A_KIND",
    "OBJECTS_TO_ANNOUNCE",
    "OBJECT_OF",
    "OBJECT_PRICE",
    "POINTS_AN_OBJECT",
    "POINTS_FOR_ANNOUNCING",
    "PRICES",
    "SCORINGS_TO_ANNOUNCE",
    "SEGMENTS",
    "START_BLOCKS",
    "START_COINS",
    "TYPES",
    "VALUES",
    "Blocks",
    "Building",
    "BuildingType",
    "Category",
    "City",
    "Colour",
    "Counts",
    "Currency",
    "Named",
    "Object",
    "Objects",
    "accepts",
    "blocks_of",
    "colours_of",
    "contains",
    "minus",
    "one_more",
    "plus",
    "price",
]


BLOCKS_OF_A_COLOUR = 7
OBJECTS_OF_A_KIND = 6
DISPLAY = 9
START_COINS = 20
START_BLOCKS = (Colour.BLACK, Colour.BLUE, Colour.GREEN, Colour.RED)
"""By seat: the block that it begins with (page 2)."""

SEGMENTS = 6
BLOCKS_ON_WHEEL = 11
BASE_PRICES = (6, 5, 4, 3, 2, 1)
"""By colour: the price in segment I; it falls by one coin with each further segment (page 3)."""
PRICES = tuple(tuple(max(0, base - segment) for base in BASE_PRICES) for segment in range(SEGMENTS))
"""By segment (0 is segment I) and colour, in coins."""
COINS_WITHOUT_PAYMENT = 2

VALUES = (3, 3, 2, 2, 1, 1)
"""By city: the value there of each unit of a building's cost (page 6)."""
CURRENCIES = (Currency.POINTS, Currency.COINS) * 3
"""By city: what its value is counted in (page 6)."""
BUILDINGS_TO_SCORE = (2, 2, 2, 3, 3, 3)
"""By city: how many own buildings it takes to score it (page 8)."""
MARKERS = 6

OBJECT_PRICE = 10
POINTS_FOR_ANNOUNCING = 5
SCORINGS_TO_ANNOUNCE = 4
OBJECTS_TO_ANNOUNCE = {2: 8, 3: 7, 4: 6}
"""By number of seats (page 10)."""
COSTS_TO_ANNOUNCE = {2: 30, 3: 25, 4: 20}
"""By number of seats (page 10)."""
POINTS_AN_OBJECT = 3
COINS_A_POINT = 5


def accepts(city: City, colour: Colour) -> bool:
    """Return whether a city accepts blocks of a colour: its own and all better ones (page 6)."""
    return colour <= city


def price(segment: int, blocks: Blocks) -> int:
    """Return the price of blocks in a segment, 1 to 6, in coins (page 3)."""
    a, b, c, d, e, f = PRICES[segment - 1]
    return a * blocks[0] + b * blocks[1] + c * blocks[2] + d * blocks[3] + e * blocks[4] + f * blocks[5]
