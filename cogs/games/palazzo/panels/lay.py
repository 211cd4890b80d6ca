"""Laying cards one by one for a purchase or a bid: menus of the hand, and what the cards chosen come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.games.palazzo import Bid, Buy, Card, Cards
from bot.texts.games.palazzo.pieces import say_card
from cogs.core.controls import Button, Choice, InvalidControl, Select, parse_int
from cogs.core.limits import OPTIONS
from cogs.games.palazzo.panels.common import Row, Turn
from cogs.games.palazzo.panels.packed import pack

_ALL: Final = "all"
_CERTIFICATES: Final = "certificate"


def lay_button(turn: Turn, action: Buy | Bid) -> Button:
    """Return the button that opens the menu of the hand, to lay cards one by one."""
    bare = replace(action, cards=Cards())
    return Button(turn.id("palazzo_lay", f"-.{pack(bare)}"), turn.t.say("button-other-cards"))


def _menus(hand: Cards) -> dict[str, list[Card]]:
    """Return the cards of a hand as one menu, or by currency where that would be too long."""
    ordered = hand.ordered()
    if len(ordered) <= OPTIONS:
        return {_ALL: [*ordered]}
    found: dict[str, list[Card]] = {}
    for card in ordered:
        found.setdefault(card.currency or _CERTIFICATES, []).append(card)
    return found


def lay_rows(turn: Turn, action: Buy | Bid) -> list[Row]:
    """Return the menus from which the cards of an action are chosen, any number at once."""
    rows: list[Row] = []
    for key, cards in _menus(turn.view.hand).items():
        left, choices = Counter(action.cards), list[Choice]()
        for place, card in enumerate(cards):
            choices.append(Choice(str(place), say_card(turn.t, card), chosen=left[card] > 0))
            left[card] -= 1
        control = turn.id("palazzo_lay", f"{key}.{pack(action)}")
        rows.append(Select(control, turn.t.say(f"choose-lay-{key}"), tuple(choices), least=0, most=len(choices)))
    return rows


def chosen_cards(turn: Turn, action: Buy | Bid, key: str, values: Sequence[str]) -> Cards:
    """Return the cards of an action once those of a menu have been chosen anew; raise InvalidControl."""
    menu = _menus(turn.view.hand).get(key)
    if menu is None:
        raise InvalidControl(key)
    places = sorted(set(map(parse_int, values)))
    if places and places[-1] >= len(menu):
        raise InvalidControl(key)
    return Cards([*(card for card in action.cards if card not in menu), *(menu[place] for place in places)])
