"""The strongest computer player: it searches as long as its budget lets it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.actions import Action
from bot.games.carrara.computer.advice import advise
from bot.games.carrara.view import SeatView
from bot.games.game import AT_ONCE, Budget, Chance


def decide(view: SeatView, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE) -> Action:
    """Choose the action that the search likes best."""
    if len(legal) == 1:
        return legal[0]
    return advise(view, legal, chance, budget, only_best=True)[0].action
