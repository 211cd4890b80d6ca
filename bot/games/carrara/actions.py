"""The actions of a seat: small frozen values, named as in the game record."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.carrara.components import Blocks, Building, BuildingType, Category, City, Object


@dataclass(frozen=True, slots=True)
class TurnWheel:
    """Choose to buy blocks: the wheel turns by a segment and is refilled (page 3)."""


@dataclass(frozen=True, slots=True)
class TakeBlocks:
    """Buy blocks from one segment, 1 to 6 (page 3)."""

    segment: int
    blocks: Blocks


@dataclass(frozen=True, slots=True)
class TakeCoins:
    """Take 2 coins because nothing can be paid for, or nothing can be done (page 5, special cases 2 to 4)."""


@dataclass(frozen=True, slots=True)
class Build:
    """Take a building from the display and build it in a city, paid for with blocks (page 6)."""

    building: Building
    city: City
    blocks: Blocks


@dataclass(frozen=True, slots=True)
class ScoreType:
    """Score all own buildings of a type (page 7)."""

    type: BuildingType


@dataclass(frozen=True, slots=True)
class ScoreCity:
    """Score all own buildings in a city (page 8)."""

    city: City


@dataclass(frozen=True, slots=True)
class ScoreCategory:
    """Score the costs of all own city or land buildings, on a special scoring space (expansion)."""

    category: Category


@dataclass(frozen=True, slots=True)
class Decline:
    """Skip the action, in a turn after the end was announced (page 11)."""


@dataclass(frozen=True, slots=True)
class BuyObject:
    """Buy one of the objects on sale for 10 coins (page 9)."""

    object: Object


@dataclass(frozen=True, slots=True)
class Announce:
    """Announce the end of the game, for 5 points (page 11)."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn; the next seat follows."""


Action = (
    TurnWheel
    | TakeBlocks
    | TakeCoins
    | Build
    | ScoreType
    | ScoreCity
    | ScoreCategory
    | Decline
    | BuyObject
    | Announce
    | EndTurn
)
