"""The actions of a seat, named as in the game record, and the reasons for refusing one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

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
    """Add cards to one's bid, to exceed the highest one."""

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


Build = BeginPalazzo | AddFloor | Discard
Rebuild = TakeOut | Insert | Remove
Action = TakeMoney | ChooseMoney | Reveal | Buy | Auction | Bid | Pass | ChooseTile | Build | Rebuild | EndTurn


class PalazzoReason(StrEnum):
    """The codes; comments name their facts."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"  # turn: the seat that is asked

    # out of order: the action to take instead
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
