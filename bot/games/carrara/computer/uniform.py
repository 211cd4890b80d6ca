"""The weakest computer player: any legal action is as good as another."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.actions import Action
from bot.games.carrara.view import SeatView
from bot.games.game import AT_ONCE, Budget, Chance


def decide(view: SeatView, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE) -> Action:
    """Choose any legal action, all with the same chance."""
    (index,) = chance.sample(range(len(legal)), 1)
    return legal[index]
