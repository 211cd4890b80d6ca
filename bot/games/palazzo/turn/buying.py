"""Buying tiles of the warehouse (section 3)."""

from __future__ import annotations

from itertools import combinations

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo.actions import Buy
from bot.games.palazzo.components import DEAREST, MOST_BOUGHT, Cards, Tile, Tiles
from bot.games.palazzo.events import TilesBought
from bot.games.palazzo.payment import enough_within, worth
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.reasons import Reason


def price_of(warehouse: int, number: int) -> int:
    """Return what some tiles cost together while so many lie in the warehouse."""
    return number * max(0, DEAREST - warehouse)


def choices(warehouse: tuple[Tile, ...]) -> list[Tiles]:
    """List what can be bought together: one or two tiles."""
    ordered = sorted(warehouse, key=lambda tile: tile.number)
    found = [Tiles(tiles) for number in range(1, MOST_BOUGHT + 1) for tiles in combinations(ordered, number)]
    return list(dict.fromkeys(found))


def check_buy(position: Position, action: Buy) -> None:
    """Raise IllegalAction unless the tiles are there, and the cards are a payment of which no part is enough."""
    number, hand = len(action.tiles), position.players[position.turn].hand
    if not 1 <= number <= MOST_BOUGHT:
        raise IllegalAction(Reason.WRONG_NUMBER_OF_TILES, have=number)
    if missing := action.tiles.minus(position.warehouse):
        raise IllegalAction(Reason.NOT_IN_WAREHOUSE, tiles=missing)
    check_owned(hand, action.cards)
    price = price_of(len(position.warehouse), number)
    paid = worth(action.cards)
    if paid is None:
        raise IllegalAction(Reason.MIXED_CURRENCIES)
    if paid.value < price:
        raise IllegalAction(Reason.NOT_ENOUGH, need=price, have=paid.value)
    if (enough := enough_within(action.cards, price)) is not None:
        raise IllegalAction(Reason.TOO_MUCH, need=price, cards=Cards(enough))


def check_owned(hand: Cards, cards: Cards) -> None:
    """Raise IllegalAction unless cards are in a hand."""
    if not hand.holds(cards):
        raise IllegalAction(Reason.CARDS_NOT_OWNED, cards=cards.minus(hand))


def buy(position: Position, action: Buy, _: Chance) -> Played[Position]:
    """Pay, and get the tiles to build."""
    seat, tiles = position.turn, action.tiles
    price = price_of(len(position.warehouse), len(tiles))
    after = position.with_player(
        seat,
        position.players[seat].giving(action.cards),
        warehouse=tuple(Tiles(position.warehouse).minus(tiles)),
        discards=position.discards.plus(action.cards),
        to_build=tuple(tiles),
        phase=Phase.BUILDING,
    )
    return Played(after, (TilesBought(seat, tiles, action.cards, price),), reveals=bool(action.cards))
