"""With which cards an action can be paid."""

from __future__ import annotations

from dataclasses import replace

from bot.games.palazzo import Action, Buy, Insert, Remove, SeatView, TakeOut, price_of
from bot.games.palazzo.computer.money import purse
from bot.games.palazzo.prospects import best_payments


def other_ways(view: SeatView, action: Action) -> list[Action]:
    """List an action with all cards that can pay for it, those that lose least first."""
    hand = view.hand
    if isinstance(action, Buy):
        price = price_of(len(view.warehouse), len(action.tiles))
        return [Buy(action.tiles, cards) for cards in best_payments(hand, price)]
    if isinstance(action, TakeOut | Insert | Remove):
        cards = sorted(dict.fromkeys(hand.ordered()), key=lambda card: -purse(hand.minus((card,))))
        return [replace(action, card=card) for card in cards]
    return []
