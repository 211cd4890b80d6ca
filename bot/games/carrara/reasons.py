"""Why an action is refused: codes, each with its facts."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
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
