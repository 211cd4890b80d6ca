"""A good computer player that decides quickly: it looks at every turn worth thinking about, one turn ahead."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.actions import Action
from bot.games.carrara.computer.search import Node
from bot.games.carrara.memory import sample
from bot.games.carrara.view import SeatView
from bot.games.game import AT_ONCE, Budget, Chance


def decide(view: SeatView, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE) -> Action:
    """Choose the action that begins the turn after which the game looks best."""
    if len(legal) == 1:
        return legal[0]
    return Node(sample(view, chance), chance).ranked[0].turn[0]
