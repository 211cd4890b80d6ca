"""Advice from the search: which actions are best, and how the game is expected to end."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from bot.games.carrara.actions import Action, Build, BuyObject, TakeBlocks
from bot.games.carrara.computer.search import Branch, search
from bot.games.carrara.computer.value import forecast
from bot.games.carrara.knowledge import determinize
from bot.games.carrara.position import Phase
from bot.games.carrara.view import SeatView, View
from bot.games.chance import Chance
from bot.games.players import Advice, Budget, Forecast


def rank_actions(
    view: SeatView,
    legal: Sequence[Action],
    chance: Chance,
    budget: Budget,
    also: Sequence[Action] = (),
    only_best: bool = False,
) -> list[Advice[Action]]:
    """Return the actions that are best for the acting seat, best first, and in any case those in `also`.

    With `only_best` the search ends earlier if the best one is clear, and less is known about the others.
    """
    node = search(view, chance, budget, also, only_best)
    best: dict[Action, Branch] = {}
    for branch in node.ranked:
        if branch.turn[0] in legal:
            best.setdefault(branch.turn[0], branch)
    return [Advice(action, branch.forecast(), branch.visits, branch.turn) for action, branch in best.items()]


def evaluate(view: View, chance: Chance, budget: Budget) -> Forecast:
    """Return how the game is expected to end if everyone plays well, as far as this view shows."""
    if view.phase is Phase.OVER:
        return forecast(determinize(view, chance))
    return search(view, chance, budget).ranked[0].forecast()


def idea(action: Action) -> Hashable:
    """Return what an action is about; of several about the same thing a hint names only the best."""
    match action:
        case TakeBlocks(segment, _):
            return TakeBlocks, segment
        case Build(building, _, _):
            return Build, building
        case BuyObject():
            return BuyObject
        case _:
            return action
