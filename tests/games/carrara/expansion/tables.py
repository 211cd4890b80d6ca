"""Tables that are played with the expansion."""

from __future__ import annotations

from typing import Any

from bot.games.carrara.cards.card import Card, CardKind, Cards, Count, Names, Of, Scoring, Source, Way
from bot.games.carrara.cards.deck import DECK
from bot.games.carrara.components import GREAT_BUILDINGS
from bot.games.carrara.position import Player, Position
from tests.games.carrara.positions import player, table


def _extra(name: str, scoring: Scoring) -> Card:
    return Card(name, CardKind.EXTRA, Source.BOX, Names(name, name), None, scoring)


OF_TESTS = {
    "bankers": _extra("bankers", Scoring(Way.COINS, per=2)),
    "councillors": _extra("councillors", Scoring(Way.EACH, Count(Of.CITY_SCORINGS), points=4)),
    "masons": _extra("masons", Scoring(Way.EACH, Count(Of.TYPE_SCORINGS), points=3)),
}
"""Cards that stay fixed, whatever becomes of the bot's own."""


def card(name: str) -> Card:
    """Find a card by its id, also among those of the tests."""
    return OF_TESTS.get(name) or next(found for kind in CardKind if (found := DECK.find(name, kind)) is not None)


def cards(*names: str) -> Cards:
    """Return a set of cards by their ids, with the plainest for kinds that are not named."""
    chosen = {"top": card("four_scorings"), "object": card("many_objects"), "building": card("high_costs")}
    return Cards(**(chosen | {card(name).kind.value: card(name) for name in names}))


def expanded(*names: str, seats: int = 2, **changes: Any) -> Position:
    """Set up a table with the expansion and these cards, in seat 0's turn; keys of a player change seat 0."""
    own = {key: changes.pop(key) for key in Player._fields if key in changes}
    laid = {"cards": cards(*names), "great": GREAT_BUILDINGS}
    return player(table(seats, **(laid | changes)), 0, **own)
