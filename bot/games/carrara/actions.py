"""The actions of a seat, named as in the game record, and the reasons for refusing one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

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
    """Take 2 coins because no block is affordable, or no action possible (page 5, special cases 2 to 4)."""


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


class CarraraReason(StrEnum):
    """The codes; comments name their facts."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"  # turn: seat
    ACTION_FIRST = "action_first"
    ACTION_DONE = "action_done"
    TURN_WHEEL_FIRST = "turn_wheel_first"
    BLOCKS_FIRST = "blocks_first"
    ONE_OBJECT_A_TURN = "one_object_a_turn"
    TURN_CLOSED = "turn_closed"

    WHEEL_AND_BAG_EMPTY = "wheel_and_bag_empty"
    NO_SUCH_SEGMENT = "no_such_segment"  # segment, or what was typed for it
    NO_BLOCKS_CHOSEN = "no_blocks_chosen"
    BLOCKS_NOT_IN_SEGMENT = "blocks_not_in_segment"  # segment, blocks: what is there
    NOT_ENOUGH_COINS = "not_enough_coins"  # need, have
    BLOCKS_AFFORDABLE = "blocks_affordable"
    ACTION_POSSIBLE = "action_possible"

    NOT_ON_DISPLAY = "not_on_display"  # building
    WRONG_NUMBER_OF_BLOCKS = "wrong_number_of_blocks"  # need, have
    BLOCKS_NOT_OWNED = "blocks_not_owned"  # blocks: what is missing
    BLOCKS_NOT_ACCEPTED = "blocks_not_accepted"  # city, blocks: the ones it refuses

    NO_MARKERS_LEFT = "no_markers_left"
    TYPE_SCORED = "type_scored"  # type
    NO_BUILDING_OF_TYPE = "no_building_of_type"  # type
    CITY_SCORED = "city_scored"  # city, by: seat
    TOO_FEW_BUILDINGS = "too_few_buildings"  # city, need, have
    EXPANSION_ONLY = "expansion_only"
    CATEGORY_SCORED = "category_scored"  # category
    NO_BUILDING_OF_CATEGORY = "no_building_of_category"  # category

    NOT_ON_SALE = "not_on_sale"  # object
    END_NOT_ANNOUNCED = "end_not_announced"
    LAST_ROUND = "last_round"
    CONDITIONS_NOT_MET = "conditions_not_met"  # scorings, objects, costs: what is missing of each
    CARDS_NOT_MET = "cards_not_met"  # goals: the conditions on cards that are not met
