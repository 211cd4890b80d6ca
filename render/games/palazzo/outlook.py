"""What a preview changes: points of palazzi, what is paid, and which tiles leave the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.games.palazzo import Cards, Palazzo, Phase, SeatView, Tile, TileDiscarded, TileRemoved, points_of
from bot.games.palazzo.payment import worth
from bot.games.palazzo.preview import Preview
from bot.games.palazzo.scoring import points_of_all


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


class Before(NamedTuple):
    """All points of a seat before, and its palazzi by their numbers."""

    total: int
    palazzi: Mapping[int, Palazzo]

    def worth(self, palazzo: Palazzo) -> int:
        """Return what a palazzo was worth; one that is new, what it is worth now."""
        return points_of(self.palazzi.get(palazzo.number, palazzo).floors).total

    def lost(self, palazzo: Palazzo) -> list[Tile]:
        """List the floors that a palazzo has no more."""
        had = self.palazzi.get(palazzo.number, palazzo).floors
        return [tile for tile in had if tile not in palazzo.floors]


def as_before(before: SeatView) -> Before:
    """Return what the seat has before."""
    palazzi = before.players[before.seat].palazzi
    return Before(points_of_all(palazzi).total, {palazzo.number: palazzo for palazzo in palazzi})


def changes(before: SeatView, led: Preview) -> Iterator[tuple[int, int, int]]:
    """Yield the number of each palazzo whose points change, with those before and after."""
    was = as_before(before)
    for palazzo in led.view.players[before.seat].palazzi:
        points = points_of(palazzo.floors).total
        if was.worth(palazzo) != points:
            yield palazzo.number, was.worth(palazzo), points


class Ended(NamedTuple):
    """A palazzo that is no more, what it was worth, and whether its tile left the game."""

    palazzo: Palazzo
    points: int
    removed: bool


def ended(before: SeatView, led: Preview) -> Iterator[Ended]:
    """Yield the palazzi that are no more: single tiles that were inserted elsewhere or left the game."""
    stay = {palazzo.number for palazzo in led.view.players[before.seat].palazzi}
    out = put_out(led)
    for number, palazzo in as_before(before).palazzi.items():
        if number not in stay:
            yield Ended(palazzo, points_of(palazzo.floors).total, palazzo.floors[0] in out)


def put_out(led: Preview) -> list[Tile]:
    """List the tiles that leave the game."""
    return [event.tile for event in led.events if isinstance(event, TileDiscarded | TileRemoved)]
