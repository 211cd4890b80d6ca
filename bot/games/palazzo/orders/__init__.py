"""Standing orders: bidding up to an amount, passing, building, taking money by preference, choosing tiles."""

from typing import Final

from bot.games.orders import Orders
from bot.games.palazzo.actions import Action
from bot.games.palazzo.orders.answers import answer, ended_by
from bot.games.palazzo.orders.offered import accepts, offered, shortcut, with_amount
from bot.games.palazzo.orders.orders import (
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
from bot.games.palazzo.view import SeatView

ORDERS: Final[Orders[SeatView, Action]] = Orders(
    kinds={
        "auction": BidUpTo | PassAuction,
        "building": BuildBest | BuildLike,
        "money": TakeMoneyBy,
        "tile": ChooseFrom,
    },
    offered=offered,
    answer=answer,
    ended_by=ended_by,
    accepts=accepts,
    with_amount=with_amount,
    shortcut=shortcut,
)

__all__ = [
    "ORDERS",
    "BidUpTo",
    "BuildBest",
    "BuildLike",
    "ChooseFrom",
    "Order",
    "PassAuction",
    "Place",
    "Preference",
    "TakeMoneyBy",
    "Unless",
]
