"""Tables that are played with the expansion."""

from __future__ import annotations

from typing import Any

from bot.games.carrara.cards.card import Card, CardKind, Cards, Source
from bot.games.carrara.cards.deck import DECK, read_cards
from bot.games.carrara.components import GREAT_BUILDINGS
from bot.games.carrara.position import CarraraPlayer, CarraraPosition
from tests.games.carrara.positions import player, table

_CARDS = """
[[card]]
id = "towns"
kind = "top"
name = { en = "Two cities scored", de = "Zwei Städte gewertet" }
condition = { count = "city_scorings", least = 2 }
[[card]]
id = "kinds"
kind = "object"
name = { en = "Collection", de = "Sammlung" }
condition = { count = "kinds", least = 5 }
scoring = { way = "table", count = "kinds", values = [0, 2, 5, 9, 14, 20, 27] }
[[card]]
id = "skyline"
kind = "building"
name = { en = "Townscape", de = "Stadtbild" }
condition = { count = "city_costs", least = 16 }
scoring = { way = "each", count = "city_costs" }
[[card]]
id = "councillors"
kind = "extra"
name = { en = "Town council", de = "Stadtrat" }
scoring = { way = "each", count = "city_scorings", points = 4 }
[[card]]
id = "masons"
kind = "extra"
name = { en = "Master masons", de = "Steinmetze" }
scoring = { way = "each", count = "type_scorings", points = 3 }
[[card]]
id = "bankers"
kind = "extra"
name = { en = "Bankers", de = "Bankiers" }
scoring = { way = "coins", per = 2 }
"""
OF_TESTS = {card.id: card for card in read_cards(_CARDS, Source.HOUSE)}
"""House cards of the tests' own, since the numbers of the real ones may change."""


def card(name: str) -> Card:
    """Find a card by its id, also among those of the tests."""
    return OF_TESTS.get(name) or next(found for kind in CardKind if (found := DECK.find(name, kind)) is not None)


def cards(*names: str) -> Cards:
    """Return a set of cards by their ids, with the plainest for kinds that are not named."""
    chosen = {"top": card("four_scorings"), "object": card("many_objects"), "building": card("high_costs")}
    return Cards(**(chosen | {card(name).kind.value: card(name) for name in names}))


def expanded(*names: str, seats: int = 2, **changes: Any) -> CarraraPosition:
    """Set up a table with the expansion and these cards, in seat 0's turn; keys of a player change seat 0."""
    own = {key: changes.pop(key) for key in CarraraPlayer._fields if key in changes}
    laid = {"cards": cards(*names), "great": GREAT_BUILDINGS}
    return player(table(seats, **(laid | changes)), 0, **own)
