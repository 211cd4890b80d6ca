"""Previews of a seat's possible actions, from what it knows, and the changes that they bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.games.chance import FixedChance
from bot.games.palazzo.actions import Action, Bid, Reveal, TakeMoney
from bot.games.palazzo.components import Cards, Tile
from bot.games.palazzo.events import Event, TileDiscarded, TileRemoved
from bot.games.palazzo.payment import value_payment
from bot.games.palazzo.position import Palazzo, PalazzoPhase
from bot.games.palazzo.prospects import best_building, player_of, to_build
from bot.games.palazzo.rules import play
from bot.games.palazzo.scoring import points_of, points_of_all
from bot.games.palazzo.view import PalazzoSeatView, determinize, view


class Preview(NamedTuple):
    """The result of a seat's actions."""

    view: PalazzoSeatView
    events: tuple[Event, ...]


def preview(view_of_seat: PalazzoSeatView, actions: Iterable[Action]) -> Preview:
    """Return the result of these actions, one after the other; raise IllegalAction.

    They must not reveal anything, so that taking money and revealing tiles cannot be previewed.
    """
    # a preview depends on nothing hidden, so that any sample will do
    seat, chance = view_of_seat.seat, FixedChance()
    position = determinize(view_of_seat, chance)
    happened: list[Event] = []
    for action in actions:
        assert not isinstance(action, TakeMoney | Reveal), "what these reveal cannot be previewed"
        played = play(position, seat, action, chance)
        position = played.position
        happened += played.events
    opened = view_of_seat.open_hands is not None
    return Preview(view(position, seat, opened), tuple(happened))


def preview_building(view_of_seat: PalazzoSeatView, action: Action) -> Preview:
    """Return the result of an action and of building its tiles where they should bring most; raise IllegalAction.

    For a bid, this assumes that nobody bids more.
    """
    if not isinstance(action, Bid):
        found = preview(view_of_seat, [action])
        building = found.view.phase is PalazzoPhase.BUILDING
        sites = best_building(found.view, player_of(found.view), to_build(found.view)) if building else ()
        return preview(view_of_seat, [action, *sites])
    left = preview(view_of_seat, [action]).view
    won = replace(left, phase=PalazzoPhase.BUILDING, asked=left.seat, bids=(), to_build=left.quarry)
    return preview(won, best_building(won, player_of(won), to_build(won)))


class Payment(NamedTuple):
    """The cards paid, and their value."""

    cards: Cards
    value: int


def payment_of(before: PalazzoSeatView, led: Preview) -> Payment:
    """Return the payment; in an auction, including the cards already laid."""
    added = before.hand.minus(led.view.hand)
    if before.phase is not PalazzoPhase.BIDDING:
        counted = value_payment(added)
        # a card for rebuilding is paid whatever it is worth, and so may be any one of those of a payment
        return Payment(added, counted.value if counted else sum(card.worth for card in added))
    laid = before.bids[before.seat]
    counted = value_payment(added, laid.currency)
    return Payment(laid.cards.plus(added), laid.value + (counted.value if counted else 0))


class Before(NamedTuple):
    """A seat's points before its actions, and its palazzi by number."""

    total: int
    palazzi: Mapping[int, Palazzo]

    def worth(self, palazzo: Palazzo) -> int:
        """Return the former points of a palazzo; for a new one, its present points."""
        return points_of(self.palazzi.get(palazzo.number, palazzo).floors).total

    def lost(self, palazzo: Palazzo) -> list[Tile]:
        had = self.palazzi.get(palazzo.number, palazzo).floors
        return [tile for tile in had if tile not in palazzo.floors]


def as_before(before: PalazzoSeatView) -> Before:
    """Return a seat's points and palazzi before its actions."""
    palazzi = before.players[before.seat].palazzi
    return Before(points_of_all(palazzi).total, {palazzo.number: palazzo for palazzo in palazzi})


def changes(before: PalazzoSeatView, led: Preview) -> Iterator[tuple[int, int, int]]:
    """Yield the number of each palazzo whose points change, with those before and after.

    It is 0 after for one that no longer exists, as its single tile was inserted elsewhere or left the game.
    """
    was, stay = as_before(before), set[int]()
    for palazzo in led.view.players[before.seat].palazzi:
        points = points_of(palazzo.floors).total
        stay.add(palazzo.number)
        if was.worth(palazzo) != points:
            yield palazzo.number, was.worth(palazzo), points
    for number, palazzo in was.palazzi.items():
        if number not in stay:
            yield number, points_of(palazzo.floors).total, 0


def put_out(led: Preview) -> list[Tile]:
    return [event.tile for event in led.events if isinstance(event, TileDiscarded | TileRemoved)]
