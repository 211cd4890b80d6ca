"""Why an action is refused: codes, each with its facts."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """The codes; comments name their facts."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"  # turn: the seat that is asked

    # out of order; what is to be done instead
    ACTION_FIRST = "action_first"
    MONEY_FIRST = "money_first"  # number: cards to take
    BUY_OR_AUCTION = "buy_or_auction"
    BID_OR_PASS = "bid_or_pass"
    CHOOSE_TILE_FIRST = "choose_tile_first"
    BUILD_FIRST = "build_first"  # tiles
    ACTION_DONE = "action_done"

    TOO_FEW_CARDS_LEFT = "too_few_cards_left"  # need, have
    NOT_REVEALED = "not_revealed"  # cards: what is missing
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"  # need, have

    WRONG_NUMBER_OF_TILES = "wrong_number_of_tiles"  # have
    NOT_IN_WAREHOUSE = "not_in_warehouse"  # tiles: what is missing
    CARDS_NOT_OWNED = "cards_not_owned"  # cards: what is missing
    MIXED_CURRENCIES = "mixed_currencies"
    NOT_ENOUGH = "not_enough"  # need, have
    TOO_MUCH = "too_much"  # need, cards: some of those laid, which are enough

    NO_CARDS = "no_cards"
    OTHER_CURRENCY = "other_currency"  # currency: what lies there already
    BID_TOO_LOW = "bid_too_low"  # need, have

    NOT_IN_QUARRY = "not_in_quarry"  # tile, tiles: what is there
    NOT_YOURS_TO_BUILD = "not_yours_to_build"  # tile, tiles: what is to be built

    NO_SUCH_PALAZZO = "no_such_palazzo"  # palazzo
    FLOOR_TOO_LOW = "floor_too_low"  # palazzo, floor, top: its highest floor
    NO_SUCH_FLOOR = "no_such_floor"  # palazzo, floor
    ONLY_FLOOR = "only_floor"  # palazzo
    NOT_SINGLE = "not_single"  # palazzo
    SAME_PALAZZO = "same_palazzo"  # palazzo
    FLOOR_TAKEN = "floor_taken"  # palazzo, floor
