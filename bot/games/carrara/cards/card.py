"""The cards of the expansion: a condition for announcing, a scoring at the end, or both."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class CardKind(StrEnum):
    """The four kinds; one card of each is face up in a game."""

    TOP = "top"
    OBJECT = "object"
    BUILDING = "building"
    EXTRA = "extra"


class Source(StrEnum):
    DOCUMENTED = "documented"
    """Known from the publisher's errata, or from several independent sources."""
    HOUSE = "house"
    """Designed for this bot."""
    BOX = "box"
    """Entered by an operator from their own copy."""


class Of(StrEnum):
    """A quantity of a player that cards count."""

    OBJECTS = "objects"
    KINDS = "kinds"
    """Kinds with at least as many objects as the count's size."""
    PAIRS = "pairs"
    """Pairs of equal objects: 4 equal ones are two."""
    SETS = "sets"
    """Sets of as many different objects as the count's size, each object in one set at most."""
    BUILDINGS = "buildings"
    CITY_BUILDINGS = "city_buildings"
    LAND_BUILDINGS = "land_buildings"
    GREAT_BUILDINGS = "great_buildings"
    COUPLES = "couples"
    """Pairs of a city and a land building, each building in one pair at most."""
    TYPES = "types"
    """Types with at least as many buildings as the count's size."""
    CITIES = "cities"
    """Cities with at least as many buildings as the count's size."""
    COSTS = "costs"
    CITY_COSTS = "city_costs"
    LAND_COSTS = "land_costs"
    SCORINGS = "scorings"
    TYPE_SCORINGS = "type_scorings"
    CITY_SCORINGS = "city_scorings"
    CATEGORY_SCORINGS = "category_scorings"
    COINS = "coins"


SIZED = frozenset({Of.KINDS, Of.SETS, Of.TYPES, Of.CITIES})
"""The quantities that take a size."""
OF_OBJECTS = frozenset({Of.OBJECTS, Of.KINDS, Of.PAIRS, Of.SETS})
OF_COSTS = frozenset({Of.COSTS, Of.CITY_COSTS, Of.LAND_COSTS})
OF_BUILDINGS = frozenset(
    {
        Of.BUILDINGS,
        Of.CITY_BUILDINGS,
        Of.LAND_BUILDINGS,
        Of.GREAT_BUILDINGS,
        Of.COUPLES,
        Of.TYPES,
        Of.CITIES,
        *OF_COSTS,
    }
)


class Way(StrEnum):
    """How a scoring turns what a player has into points."""

    EACH = "each"
    """`points` points for every `per` of a count."""
    TABLE = "table"
    """Points from a table by count, from 0; beyond its end, the last entry."""
    GROUPS = "groups"
    """The product of the sizes of at most `number` groups, each of equal objects."""
    CITIES = "cities"
    """The product of the numbers of buildings in at most `number` cities."""
    COUPLES = "couples"
    """The costs of couples: the most expensive city building with the most expensive land building, and so on."""
    COINS = "coins"
    """A point for every `per` coins, instead of the usual rate."""


class Count(NamedTuple):
    """What to count."""

    of: Of
    size: int = 1
    """The size for quantities in SIZED, from 1."""


class Condition(NamedTuple):
    """A condition for announcing the end: a minimum of a count."""

    counted: Count
    least: tuple[int, ...]
    """For 2, 3 and 4 seats."""

    def need(self, seats: int) -> int:
        """Return the minimum at a table of 2 to 4."""
        return self.least[seats - 2]


class Scoring(NamedTuple):
    """How a card scores at the end; which of the fields apply depends on the way."""

    way: Way
    counted: Count | None = None
    """For EACH and TABLE."""
    points: int = 1
    """For EACH."""
    per: int = 1
    """For EACH and COINS."""
    values: tuple[int, ...] = ()
    """For TABLE."""
    number: int = 3
    """For GROUPS and CITIES."""


class Names(NamedTuple):
    """A card's name, by language."""

    en: str
    de: str


class Card(NamedTuple):
    """A card: Top has no scoring, Extra no condition, the others have both."""

    id: str
    kind: CardKind
    source: Source
    name: Names
    condition: Condition | None = None
    scoring: Scoring | None = None


class Cards(NamedTuple):
    """The cards of a game; there may be no Extra card."""

    top: Card
    object: Card
    building: Card
    extra: Card | None = None

    def all(self) -> tuple[Card, ...]:
        """List them in the order in which they are scored."""
        return tuple(card for card in self if card is not None)
