"""The contents of the box: tiles, envoys, money, and the numbers of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum, StrEnum
from operator import attrgetter
from typing import Any, ClassVar, Final, Self, TypeVar

from bot.games.codec import read_list, read_name
from bot.games.contract import Json

SEATS: Final = range(2, 5)
START_CARDS: Final = 4
QUARRIES: Final = range(1, 5)
"""Clockwise around the warehouse."""
OPENING_TILES: Final = len(QUARRIES) + 1
"""The tiles laid open in the setup, all from the first stack."""
ENVOYS: Final = 5

OWN_SHARE: Final = 2
"""How many cards the seat to move takes of the money revealed; all others take one."""
DEAREST_TILE: Final = 10
"""The price of a tile in the warehouse, before 1 is subtracted for each tile there."""
MAX_BOUGHT: Final = 2
CERTIFICATE_VALUE: Final = 3
"""The value of the certificate that begins every auction."""
TOO_MANY: Final = 4
"""The number of tiles from which a quarry is handed out instead of auctioned."""
GROUP: Final = 3
"""The size of a group: cards of equal value in all three currencies, or certificates."""
GROUP_VALUE: Final = 15

POINTS_BY_HEIGHT: Final = {1: -5, 2: 0, 3: 0, 4: 3, 5: 6}
"""By number of floors."""
POINTS_OF_ONE_MATERIAL: Final = {1: 0, 2: 0, 3: 3, 4: 3, 5: 6}
WINDOWS_COUNT_FROM: Final = 3
"""The number of floors from which a palazzo's windows count."""


class Currency(StrEnum):
    FLORIN = "florin"
    DUCAT = "ducat"
    SCUDO = "scudo"


class Card(Enum):
    """The kinds of cards, named as in the game record."""

    FLORIN3 = "florin3"
    FLORIN4 = "florin4"
    FLORIN5 = "florin5"
    FLORIN6 = "florin6"
    FLORIN7 = "florin7"
    DUCAT3 = "ducat3"
    DUCAT4 = "ducat4"
    DUCAT5 = "ducat5"
    DUCAT6 = "ducat6"
    DUCAT7 = "ducat7"
    SCUDO3 = "scudo3"
    SCUDO4 = "scudo4"
    SCUDO5 = "scudo5"
    SCUDO6 = "scudo6"
    SCUDO7 = "scudo7"
    CERT2 = "cert2"

    def __init__(self, id: str) -> None:
        self.id = id
        """Its name in the game record."""
        self.number = len(type(self).__members__)
        """Its place in this list, from 0."""
        self.currency = None if id == "cert2" else Currency(id[:-1])
        """None for a certificate."""
        self.worth = int(id[-1])
        """The number printed on it."""

    def __repr__(self) -> str:
        return self.id


CARDS: Final = tuple(Card)
CURRENCIES: Final = tuple(Currency)
WORTHS: Final = (3, 4, 5, 6, 7)
"""The values of cards; a card's number is 5 times the index of its currency, plus the index of its value."""
COPIES: Final = {card: 3 if card.currency else 10 for card in CARDS}
"""How many of each there are."""


P = TypeVar("P", bound="Card | Tile | Envoy", covariant=True)
N = TypeVar("N", bound="Card | Tile", covariant=True)


class Pieces(tuple[P, ...]):
    """Pieces in order, stored as a list of their names."""

    __slots__ = ()
    _by_name: ClassVar[Mapping[str, Any]]

    def to_json(self) -> list[str]:
        return [piece.id for piece in self]

    @classmethod
    def from_json(cls, data: Json) -> Self:
        return cls(read_name(cls._by_name, name) for name in read_list(data))


class Multiset(Pieces[N]):
    """Pieces in the order given, which records keep; the order does not matter for equality."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return False
        return tuple.__eq__(self, other) or self.numbers() == other.numbers()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def numbers(self) -> list[int]:
        """Return the numbers of its pieces, sorted."""
        return sorted([piece.number for piece in self])

    def ordered(self) -> Self:
        """Return it sorted by the pieces' numbers."""
        return type(self)(sorted(self, key=attrgetter("number")))

    def plus(self, more: Iterable[Any]) -> Self:
        """Add pieces at the end."""
        return type(self)([*self, *more])

    def minus(self, gone: Iterable[Any]) -> Self:
        """Remove pieces, ignoring any that it lacks."""
        left = list(self)
        for piece in gone:
            if piece in left:
                left.remove(piece)
        return type(self)(left)

    def holds(self, others: Iterable[Any]) -> bool:
        """Return whether it contains all of the others, counting repeats."""
        left = list(self)
        for piece in others:
            if piece not in left:
                return False
            left.remove(piece)
        return True


class Cards(Multiset[Card]):
    """Money cards."""

    __slots__ = ()
    _by_name: ClassVar = {card.id: card for card in CARDS}


NO_CARDS: Final = Cards()
ALL_CARDS: Final = Cards(card for card in CARDS for _ in range(COPIES[card]))
"""All 55, in order."""


class Material(StrEnum):
    """What a tile is built of."""

    BRICK = "brick"
    SANDSTONE = "sandstone"
    MARBLE = "marble"


FLOORS: Final = range(1, 6)
WINDOWS: Final = range(1, 4)
_DOUBLE_TILE: Final = (3, 1)
"""The floor and windows of the kind that exists twice in each material."""


class Tile:
    """A kind of tile; a singleton in each process, compared by identity."""

    __slots__ = ("floor", "id", "material", "number", "windows")

    def __init__(self, number: int, material: Material, floor: int, windows: int) -> None:
        self.id = f"{material}-{floor}-{windows}"
        self.number = number
        """Its place among all kinds, from 0."""
        self.material = material
        self.floor = floor
        self.windows = windows
        """Windows and doors, which count alike."""

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[Callable[[str], Tile], tuple[str]]:
        return Tile.from_json, (self.id,)

    def to_json(self) -> Json:
        return self.id

    @staticmethod
    def from_json(data: Json) -> Tile:
        return read_name(TILES, data)


TILES: Final[Mapping[str, Tile]] = {
    tile.id: tile
    for tile in (
        Tile(number, material, floor, windows)
        for number, (material, floor, windows) in enumerate(
            (material, floor, windows) for material in Material for floor in FLOORS for windows in WINDOWS
        )
    )
}
"""All kinds of tiles by their names."""
ALL_TILES: Final = tuple(
    tile for tile in TILES.values() for _ in range(2 if (tile.floor, tile.windows) == _DOUBLE_TILE else 1)
)
"""All 48, in order."""


class Envoy(Enum):
    """An envoy of the emperor, all alike; the fifth ends the game."""

    ENVOY = "envoy"

    def __init__(self, id: str) -> None:
        self.id = id

    def __repr__(self) -> str:
        return self.id


ENVOY: Final = Envoy.ENVOY


class Tiles(Multiset[Tile]):
    """Tiles that are bought together."""

    __slots__ = ()
    _by_name = TILES


class Stack(Pieces[Tile | Envoy]):
    """Tiles and envoys that lie face down, from the top."""

    __slots__ = ()
    _by_name: ClassVar = {**TILES, ENVOY.id: ENVOY}

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its pieces without envoys."""
        return tuple(piece for piece in self if isinstance(piece, Tile))
