"""What a preview changes: points of palazzi, what is paid, and which tiles leave the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.palazzo import Cards, Phase, SeatView, Tile, TileDiscarded, TileRemoved, points_of
from bot.games.palazzo.payment import worth
from bot.games.palazzo.preview import Preview


class Payment(NamedTuple):
    """The cards that are paid, and what they count."""

    cards: Cards
    value: int


def payment_of(before: SeatView, led: Preview) -> Payment:
    """Return what is paid, in an auction with the cards that lie there already."""
    added = before.hand.minus(led.view.hand)
    if before.phase is not Phase.BIDDING:
        counted = worth(added)
        # a card for rebuilding is paid whatever it is worth, and so may be any one of those of a payment
        return Payment(added, counted.value if counted else sum(card.worth for card in added))
    laid = before.bids[before.seat]
    counted = worth(added, laid.currency)
    return Payment(laid.cards.plus(added), laid.value + (counted.value if counted else 0))


def worth_before(before: SeatView) -> dict[int, int]:
    """Return what each palazzo of the seat scores before, by its number."""
    return {palazzo.number: points_of(palazzo.floors).total for palazzo in before.players[before.seat].palazzi}


def changes(before: SeatView, led: Preview) -> Iterator[tuple[int, int, int]]:
    """Yield the number of each palazzo whose points change, with those before and after."""
    was = worth_before(before)
    for palazzo in led.view.players[before.seat].palazzi:
        points = points_of(palazzo.floors).total
        if was.get(palazzo.number, points) != points:
            yield palazzo.number, was[palazzo.number], points


def put_out(led: Preview) -> list[Tile]:
    """List the tiles that leave the game."""
    return [event.tile for event in led.events if isinstance(event, TileDiscarded | TileRemoved)]
