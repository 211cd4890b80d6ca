"""Events as values; everything in them was visible to all at the table."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.contract import GameEnded, TurnEnded
from bot.games.palazzo.components import Card, Cards, Tile, Tiles


@dataclass(frozen=True, slots=True)
class MoneyRevealed:
    """Cards were revealed, to be taken; `shuffled` if the discards became the pile for that."""

    seat: int
    cards: Cards
    shuffled: bool


@dataclass(frozen=True, slots=True)
class MoneyChosen:
    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class TileRevealed:
    """A tile was revealed and laid in a quarry, or with None in the warehouse."""

    seat: int
    tile: Tile
    quarry: int | None


@dataclass(frozen=True, slots=True)
class EnvoyRevealed:
    """An envoy was revealed, the first to the fifth."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class TilesBought:
    seat: int
    tiles: Tiles
    cards: Cards
    price: int


@dataclass(frozen=True, slots=True)
class AuctionBegun:
    """The builder moved to a quarry, whose tiles are auctioned; the certificate is the seat's bid."""

    seat: int
    quarry: int
    tiles: Tiles
    bid: int


@dataclass(frozen=True, slots=True)
class TilesOffered:
    """The builder moved to a full quarry, of which everyone takes a tile."""

    seat: int
    quarry: int
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class NothingAuctioned:
    """A seat chose to auction while all quarries were empty."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat added cards to its bid, and so bids this much."""

    seat: int
    cards: Cards
    bid: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat left the auction and took back its cards."""

    seat: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """All others have passed: a seat pays the cards of its bid and gets the tiles."""

    seat: int
    quarry: int
    tiles: Tiles
    cards: Cards
    bid: int


@dataclass(frozen=True, slots=True)
class TileChosen:
    seat: int
    quarry: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TilesLeft:
    """Everyone has taken a tile; these were left and leave the game, face down."""

    quarry: int
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class PalazzoBegun:
    """A tile was built as a new palazzo."""

    seat: int
    tile: Tile
    palazzo: int


@dataclass(frozen=True, slots=True)
class FloorAdded:
    """A tile was built on top of a palazzo."""

    seat: int
    tile: Tile
    palazzo: int


@dataclass(frozen=True, slots=True)
class TileDiscarded:
    """A tile that a seat got left the game."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class FloorTakenOut:
    """For a card a tile was taken out of a palazzo; alone it is the palazzo `single`."""

    seat: int
    palazzo: int
    tile: Tile
    single: int
    card: Card


@dataclass(frozen=True, slots=True)
class TileInserted:
    """For a card a single tile was inserted into a palazzo."""

    seat: int
    single: int
    tile: Tile
    palazzo: int
    card: Card


@dataclass(frozen=True, slots=True)
class TileRemoved:
    """For a card a single tile left the game."""

    seat: int
    single: int
    tile: Tile
    card: Card


Event = (
    MoneyRevealed
    | MoneyChosen
    | TileRevealed
    | EnvoyRevealed
    | TilesBought
    | AuctionBegun
    | TilesOffered
    | NothingAuctioned
    | BidMade
    | Passed
    | AuctionWon
    | TileChosen
    | TilesLeft
    | PalazzoBegun
    | FloorAdded
    | TileDiscarded
    | FloorTakenOut
    | TileInserted
    | TileRemoved
    | TurnEnded
    | GameEnded
)
