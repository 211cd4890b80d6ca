"""The actions of a seat: small frozen values, named as in the game record."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.palazzo.components import Card, Cards, Tile, Tiles


@dataclass(frozen=True, slots=True)
class TakeMoney:
    """Reveal one card more than there are players."""


@dataclass(frozen=True, slots=True)
class ChooseMoney:
    """Take cards from those revealed: two for the seat to move, one for every other."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveal two tiles: one for the warehouse, one for a quarry."""


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy one or two tiles of the warehouse, paid together."""

    tiles: Tiles
    cards: Cards


@dataclass(frozen=True, slots=True)
class Auction:
    """Move the builder to the next quarry with tiles; one to three of them are auctioned."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Add cards to those that lie there, to bid more than anyone has."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave an auction and take back all cards laid in it."""


@dataclass(frozen=True, slots=True)
class ChooseTile:
    """Take one of four or more tiles of a quarry."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class BeginPalazzo:
    """Build a tile as a new palazzo."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class AddFloor:
    """Build a tile on top of a palazzo."""

    tile: Tile
    palazzo: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a tile out of the game instead of building it."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class TakeOut:
    """Rebuild: take a floor out of a palazzo, and lay it down as a single tile."""

    palazzo: int
    floor: int
    card: Card


@dataclass(frozen=True, slots=True)
class Insert:
    """Rebuild: insert a single tile into another palazzo, in its place."""

    single: int
    palazzo: int
    card: Card


@dataclass(frozen=True, slots=True)
class Remove:
    """Rebuild: put a single tile out of the game."""

    single: int
    card: Card


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn; the next seat follows."""


Action = (
    TakeMoney
    | ChooseMoney
    | Reveal
    | Buy
    | Auction
    | Bid
    | Pass
    | ChooseTile
    | BeginPalazzo
    | AddFloor
    | Discard
    | TakeOut
    | Insert
    | Remove
    | EndTurn
)
