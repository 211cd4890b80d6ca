"""The actions of a seat: small frozen values, named as in the game record."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.carcassonne.components import Kind, Tile


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Lay the tile that was drawn, turned by so many quarters clockwise."""

    tile: Tile
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class PlaceGold:
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
class TakeIngot:
    """Take one of the ingots on a tile, where it makes a difference which one a seat takes."""

    x: int
    y: int


Action = PlaceTile | PlaceGold | PlaceFollower | KeepFollower | TakeIngot
