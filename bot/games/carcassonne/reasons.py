"""Why an action is refused: codes, each with its facts."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """The codes; comments name their facts."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"  # turn: seat
    TILE_FIRST = "tile_first"
    TILE_PLACED = "tile_placed"
    GOLD_FIRST = "gold_first"
    NO_GOLD_TO_PLACE = "no_gold_to_place"
    INGOT_FIRST = "ingot_first"
    NO_INGOT_TO_TAKE = "no_ingot_to_take"

    OTHER_TILE_DRAWN = "other_tile_drawn"  # tile: the one drawn
    NO_SUCH_TURN = "no_such_turn"  # tile, turn; turns: how many look different
    PLACE_TAKEN = "place_taken"  # x, y
    NO_TILE_BESIDE = "no_tile_beside"  # x, y
    EDGES_DIFFER = "edges_differ"  # x, y, turn; sides: those that do not match

    NOT_AROUND = "not_around"  # x, y
    NO_TILE_THERE = "no_tile_there"  # x, y

    NO_CLAIM = "no_claim"  # x, y

    NO_SUCH_SEGMENT = "no_such_segment"  # feature, part
    NO_FOLLOWERS_LEFT = "no_followers_left"
    NO_FARMERS = "no_farmers"
    FEATURE_HELD = "feature_held"  # feature, part; seats: whose followers are there
