"""Events as values; everything in them was visible to all at the table."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.carrara.components import Blocks, Building, BuildingType, Category, City, Object, Objects
from bot.games.contract import GameEnded, TurnEnded


@dataclass(frozen=True, slots=True)
class WheelTurned:
    """The wheel was turned; `drawn` came from the bag to segment I, and `returned` back there from VI."""

    seat: int
    drawn: Blocks
    returned: Blocks


@dataclass(frozen=True, slots=True)
class BlocksTaken:
    """Blocks were bought from a segment, 1 to 6, for a price in coins; only with the expansion without turning."""

    seat: int
    segment: int
    blocks: Blocks
    price: int
    wheel_turned: bool = True


@dataclass(frozen=True, slots=True)
class CoinsTaken:
    """Coins were taken from the supply, as no block was affordable after turning the wheel, or no action possible."""

    seat: int
    coins: int
    wheel_turned: bool


@dataclass(frozen=True, slots=True)
class BuildingBuilt:
    """A building was built; `revealed` came from the stack to the display in its place."""

    seat: int
    building: Building
    city: City
    blocks: Blocks
    revealed: Building | None


@dataclass(frozen=True, slots=True)
class LastBuildingBuilt:
    """The last of the 30 buildings was built: the round is played to its end."""

    seat: int


@dataclass(frozen=True, slots=True)
class TypeScored:
    seat: int
    type: BuildingType
    coins: int
    points: int
    objects: Objects


@dataclass(frozen=True, slots=True)
class CityScored:
    seat: int
    city: City
    coins: int
    points: int
    objects: Objects


@dataclass(frozen=True, slots=True)
class CategoryScored:
    """The city or the land buildings were scored on their special scoring space (expansion)."""

    seat: int
    category: Category
    coins: int
    points: int


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat skipped its action after the end was announced."""

    seat: int


@dataclass(frozen=True, slots=True)
class ObjectBought:
    """An object on sale was bought, for a price in coins."""

    seat: int
    object: Object
    price: int


@dataclass(frozen=True, slots=True)
class EndAnnounced:
    """The end was announced, for points; the round is played to its end."""

    seat: int
    points: int


Event = (
    WheelTurned
    | BlocksTaken
    | CoinsTaken
    | BuildingBuilt
    | LastBuildingBuilt
    | TypeScored
    | CityScored
    | CategoryScored
    | Declined
    | ObjectBought
    | EndAnnounced
    | TurnEnded
    | GameEnded
)
