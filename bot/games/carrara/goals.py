"""The three conditions for announcing the end, printed (page 10) or on cards (expansion)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.carrara.cards.card import Card, CardKind, Cards
from bot.games.carrara.cards.counting import count
from bot.games.carrara.cards.deck import DOCUMENTED
from bot.games.carrara.components import Objects
from bot.games.carrara.position import Board, Player


class Goal(NamedTuple):
    """One of the conditions, and a player's progress."""

    card: Card
    have: int
    need: int

    @property
    def lacking(self) -> int:
        """What is still missing; 0 if it is met."""
        return max(0, self.need - self.have)


def _printed() -> Cards:
    """Return the cards that state the same conditions as the board of the base game."""
    basic = {card.id: card for card in DOCUMENTED}
    return Cards(basic["four_scorings"], basic["many_objects"], basic["high_costs"])


PRINTED = _printed()
"""The conditions of the base game."""
_GOALS = (CardKind.TOP, CardKind.OBJECT, CardKind.BUILDING)


def goals(board: Board, coins: int, objects: Objects, seats: int, cards: Cards | None) -> tuple[Goal, ...]:
    """Return the three conditions at a table of 2 to 4, as minima, with a player's progress."""
    return tuple(_goals(board, coins, objects, seats, cards))


def _goals(board: Board, coins: int, objects: Objects, seats: int, cards: Cards | None) -> Iterator[Goal]:
    for card in (cards or PRINTED)[: len(_GOALS)]:
        assert card is not None
        assert card.condition is not None
        have = count(card.condition.counted, board, coins, objects)
        yield Goal(card, have, card.condition.need(seats))


def met(player: Player, seats: int, cards: Cards) -> bool:
    """Return whether a player has met all conditions on cards."""
    return not any(goal.lacking for goal in _goals(player, player.coins, player.objects, seats, cards))


def lacking(player: Player, seats: int, cards: Cards) -> tuple[Goal, ...]:
    """List the conditions on cards that a player has not met."""
    return tuple(goal for goal in goals(player, player.coins, player.objects, seats, cards) if goal.lacking)
