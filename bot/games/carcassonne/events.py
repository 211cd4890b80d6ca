"""Events as values; everything in them was visible to all at the table."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.carcassonne.board import Follower, OnTile, Place
from bot.games.carcassonne.components import Kind, Tile
from bot.games.contract import GameEnded, TurnEnded


@dataclass(frozen=True, slots=True)
class TilePlaced(OnTile):
    seat: int
    tile: Tile
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class GoldPlaced:
    """Two ingots were laid out: on the gold tile itself, and on an adjacent one."""

    seat: int
    own: Place
    other: Place


@dataclass(frozen=True, slots=True)
class FollowerPlaced(OnTile):
    seat: int
    x: int
    y: int
    feature: Kind
    part: int
    tile: Tile
    """Its tile, as which segment that is can be told only with it."""
    turn: int


@dataclass(frozen=True, slots=True)
class FeatureScored:
    """A feature brought points to each of these seats: in play when it was completed, else after the game."""

    feature: Kind
    seats: tuple[int, ...]
    points: int
    places: tuple[Place, ...]
    """Where its tiles lie, in reading order."""
    followers: tuple[Follower, ...]
    """All that stood on it; in play they returned to their owners."""
    shields: int = 0
    completed: bool = True


@dataclass(frozen=True, slots=True)
class IngotTaken(OnTile):
    """A seat took an ingot from a tile of a feature that was completed."""

    seat: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class TileRemoved:
    """A tile that fits nowhere left the game."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A tile was drawn, open to all."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class IngotsScored:
    """A seat's ingots brought points after the game."""

    seat: int
    ingots: int
    points: int


Event = (
    TilePlaced
    | GoldPlaced
    | FollowerPlaced
    | FeatureScored
    | IngotTaken
    | TurnEnded
    | TileRemoved
    | TileDrawn
    | IngotsScored
    | GameEnded
)
