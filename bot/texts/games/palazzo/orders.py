"""Texts for standing orders, in the words of the player who gives them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.palazzo import Phase, SeatView, Tile
from bot.games.palazzo.orders import (
    BidUpTo,
    BuildBest,
    BuildLike,
    ChooseFrom,
    Order,
    PassAuction,
    Place,
    TakeMoneyBy,
    Unless,
)
from bot.games.palazzo.prospects import after, built_of
from bot.texts import Texts
from bot.texts.games.palazzo.panels import say_change
from bot.texts.games.palazzo.pieces import say_floor, say_palazzo, say_tile


def say_order(t: Texts, order: Order) -> str:
    """Describe an order as its owner would say it."""
    match order:
        case BidUpTo(amount):
            return t.say("order-bid-up-to", amount=amount)
        case PassAuction(None):
            return t.say("order-pass")
        case PassAuction(unless, number):
            points = t.say("points", count=number) if unless is Unless.POINTS else ""
            return t.say(f"order-pass-unless-{unless}", number=number, points=points)
        case TakeMoneyBy(preference):
            return t.say(f"order-money-{preference}")
        case ChooseFrom(None):
            return t.say("order-tile-best")
        case ChooseFrom(Tile() as wish, Tile() as second):
            return t.say("order-tile-wishes", tile=say_tile(t, wish), second=say_tile(t, second))
        case ChooseFrom(Tile() as wish):
            return t.say("order-tile-wish", tile=say_tile(t, wish))
        case BuildLike(places):
            return t.say("order-build-like", sites=", ".join(_say_place(t, place, places) for place in places))
    return t.say("order-build-best")


def say_terms(t: Texts, view: SeatView, order: Order) -> str:
    """Describe when an order that is given now applies, and how exactly."""
    shared = view.phase is Phase.CHOOSING or (view.phase is Phase.BUILDING and view.chosen)
    match order:
        case BidUpTo():
            return t.say("terms-bid-up-to", when="now" if view.bids else "next", quarry=view.builder)
        case PassAuction(None):
            return t.say("terms-pass", when="now" if view.bids else "next", quarry=view.builder)
        case PassAuction():
            return t.say("terms-pass-unless")
        case TakeMoneyBy():
            return t.say("terms-money")
        case ChooseFrom():
            return t.say("terms-tile", when="now" if shared else "next", quarry=view.builder)
        case BuildBest():
            return t.say("terms-build-best")
    return t.say("terms-build-like")


def say_order_choice(t: Texts, view: SeatView, order: Order) -> tuple[str, str]:
    """Describe an order among others, and how many points a plan to build brings now."""
    if not isinstance(order, BuildLike):
        return say_order(t, order), ""
    built = start = built_of(view)
    for place in order.places:
        built = after(built, place.action)
    return say_order(t, order), say_change(t, built.points - start.points)


def _say_place(t: Texts, place: Place, places: Sequence[Place]) -> str:
    """Say where a tile goes; its windows only where another one is of the same material and floor."""
    alike = [each.tile for each in places if each.tile.material is place.tile.material]
    only = sum(tile.floor == place.tile.floor for tile in alike) == 1
    tile = say_floor(t, place.tile) if only else say_tile(t, place.tile)
    if place.palazzo is not None:
        return t.say("order-site-on", tile=tile, palazzo=say_palazzo(t, place.palazzo))
    return t.say("order-site-out" if place.out else "order-site-new", tile=tile)
