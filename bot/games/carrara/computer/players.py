"""The two strong computer players: one looks a turn ahead, the other searches."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.actions import Action
from bot.games.carrara.computer.advice import rank_actions
from bot.games.carrara.computer.search import Node
from bot.games.carrara.knowledge import determinize
from bot.games.carrara.view import SeatView
from bot.games.chance import Chance
from bot.games.players import AT_ONCE, Budget


def advanced(view: SeatView, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE) -> Action:
    """Choose the action that begins the turn after which the position looks best, of all turns worth considering."""
    if len(legal) == 1:
        return legal[0]
    return Node(determinize(view, chance), chance).ranked[0].turn[0]


def master(view: SeatView, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE) -> Action:
    """Search as long as the budget lasts, and choose the action that the search prefers."""
    if len(legal) == 1:
        return legal[0]
    return rank_actions(view, legal, chance, budget, only_best=True)[0].action
