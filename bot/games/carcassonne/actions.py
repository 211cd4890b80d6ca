"""The actions of a seat, named as in the game record, and the reasons for which the rules refuse them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.games.carcassonne.board import OnTile
from bot.games.carcassonne.components import Kind, Tile


@dataclass(frozen=True, slots=True)
class PlaceTile(OnTile):
    """Lay the tile that was drawn, turned clockwise by a number of quarters."""

    tile: Tile
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class PlaceGold(OnTile):
    """Put the second ingot of a gold tile on one of the tiles around it; the first lies on the tile itself."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class PlaceFollower:
    """Set a follower on a segment of the tile just laid, and end the turn."""

    feature: Kind
    part: int


@dataclass(frozen=True, slots=True)
class KeepFollower:
    """Set no follower, and end the turn."""


@dataclass(frozen=True, slots=True)
class TakeIngot(OnTile):
    """Take one of the ingots on a tile, where it makes a difference which one a seat takes."""

    x: int
    y: int


Action = PlaceTile | PlaceGold | PlaceFollower | KeepFollower | TakeIngot


class CarcassonneReason(StrEnum):
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
    NO_SUCH_TURN = "no_such_turn"  # tile, quarters; turns: how many look different
    PLACE_TAKEN = "place_taken"  # x, y
    NO_TILE_BESIDE = "no_tile_beside"  # x, y
    EDGES_DIFFER = "edges_differ"  # x, y, quarters; sides: those that do not match

    NOT_AROUND = "not_around"  # x, y
    NO_TILE_THERE = "no_tile_there"  # x, y

    NO_CLAIM = "no_claim"  # x, y

    NO_SUCH_SEGMENT = "no_such_segment"  # feature, part
    NO_FOLLOWERS_LEFT = "no_followers_left"
    NO_FARMERS = "no_farmers"
    FEATURE_HELD = "feature_held"  # feature, part; seats: whose followers are there
