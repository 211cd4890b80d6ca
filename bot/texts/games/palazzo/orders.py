"""Texts for standing orders, in the words of the player who gives them."""

from __future__ import annotations

from bot.games.palazzo import Tile
from bot.games.palazzo.orders import (
    BidUpTo,
    BuildBest,
    BuildLike,
    ChooseFrom,
    Order,
    PassAuction,
    Place,
    Preference,
    TakeMoneyBy,
    Unless,
)
from bot.texts import Texts
from bot.texts.games.palazzo.pieces import say_palazzo, say_tile

_CARDS = (Preference.GROUP, Preference.HIGHEST, Preference.CERTIFICATE)


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
        case TakeMoneyBy(preference) if preference in _CARDS:
            return t.say(f"order-money-{preference}")
        case TakeMoneyBy(preference):
            return t.say("order-money-currency", currency=t.say(f"currency-{preference}"))
        case ChooseFrom(None):
            return t.say("order-tile-best")
        case ChooseFrom(Tile() as wish, Tile() as second):
            return t.say("order-tile-wishes", tile=say_tile(t, wish), second=say_tile(t, second))
        case ChooseFrom(Tile() as wish):
            return t.say("order-tile-wish", tile=say_tile(t, wish))
        case BuildLike(places):
            return t.say("order-build-like", sites=", ".join(_say_place(t, place) for place in places))
    return t.say("order-build-best")


def say_terms(t: Texts, order: Order) -> str:
    """Describe when an order holds, and how exactly."""
    match order:
        case BidUpTo():
            return t.say("terms-bid-up-to")
        case PassAuction(unless):
            return t.say("terms-pass" if unless is None else "terms-pass-unless")
        case TakeMoneyBy():
            return t.say("terms-money")
        case ChooseFrom():
            return t.say("terms-tile")
        case BuildBest():
            return t.say("terms-build-best")
    return t.say("terms-build-like")


def _say_place(t: Texts, place: Place) -> str:
    tile = say_tile(t, place.tile)
    if place.palazzo is not None:
        return t.say("order-site-on", tile=tile, palazzo=say_palazzo(t, place.palazzo))
    return t.say("order-site-out" if place.out else "order-site-new", tile=tile)
