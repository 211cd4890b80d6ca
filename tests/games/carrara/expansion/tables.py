"""Set up tables that play with the expansion."""

from __future__ import annotations

from typing import Any

from bot.games.carrara.cards.card import Card, CardKind, Cards
from bot.games.carrara.cards.deck import DECK
from bot.games.carrara.components import GREAT_BUILDINGS
from bot.games.carrara.position import Player, Position
from tests.games.carrara.positions import player, table


def card(name: str) -> Card:
    """Find a card by its id."""
    return next(found for kind in CardKind if (found := DECK.find(name, kind)) is not None)


def cards(*names: str) -> Cards:
    """Lay out cards by their ids; of the kinds that are not named the plainest."""
    chosen = {"top": card("four_scorings"), "object": card("many_objects"), "building": card("high_costs")}
    return Cards(**(chosen | {card(name).kind.value: card(name) for name in names}))


def expanded(*names: str, seats: int = 2, **changes: Any) -> Position:
    """Set up a table with the expansion and these cards, in seat 0's turn; keys of a player change seat 0."""
    own = {key: changes.pop(key) for key in Player._fields if key in changes}
    laid = {"cards": cards(*names), "great": GREAT_BUILDINGS}
    return player(table(seats, **(laid | changes)), 0, **own)
