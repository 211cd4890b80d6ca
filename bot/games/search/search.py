"""The search: simulations that grow the tree where play is best for the seat that chooses."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import attrgetter
from typing import Any, Final

from bot.games.chance import Chance
from bot.games.players import Budget, Forecast
from bot.games.players.strategy import A, P, Strategy, V
from bot.games.search.tree import Branch, Node

SAMPLING: Final = 0.7
"""How many draws are sampled: this times the square root of how often a turn was visited."""
CLEAR_AFTER: Final = 32
CLEAR_LEAD: Final = 0.1
"""After how many simulations, and by which lead in chances of winning, a turn is clearly the best."""
MOST_SIMULATIONS: Final = 20_000
"""Where a search ends in any case: more would gain little, and the tree takes memory."""

_VISITS = attrgetter("visits")


def search(
    strategy: Strategy[P, A, V],
    view: V,
    seat: int,
    chance: Chance,
    budget: Budget,
    also: Sequence[A] = (),
    only_best: bool = False,
) -> Node[P, A]:
    """Search from what a view shows until the budget is spent, visiting every turn at least once.

    With `only_best` the search ends earlier once the best turn is clear.
    """
    node = Node(strategy, strategy.moves.sample(view, chance), seat, chance, also, opened=None)
    simulations = 0
    while simulations < MOST_SIMULATIONS and not budget.spent(simulations):
        _from_root(strategy, node, view, chance)
        simulations += 1
        if only_best and simulations % CLEAR_AFTER == 0 and _clear(node):
            break
    return node


def _from_root(strategy: Strategy[P, A, V], node: Node[P, A], view: V, chance: Chance) -> None:
    branch = node.choose()
    if strategy.moves.guesses and len(branch.nodes) < SAMPLING * sqrt(branch.visits):
        result = _grow(strategy, node, branch, strategy.moves.sample(view, chance), chance)
    else:
        result = _follow(strategy, node, branch, chance)
    node.visits += 1
    branch.learn(result, node.seat)


def _simulate(strategy: Strategy[P, A, Any], node: Node[P, A], chance: Chance) -> Forecast:
    """Follow the best turns down to a new position, and add the result to every branch on the way."""
    node.open(chance)
    branch = node.choose()
    result = _follow(strategy, node, branch, chance)
    node.visits += 1
    branch.learn(result, node.seat)
    return result


def _follow(strategy: Strategy[P, A, Any], node: Node[P, A], branch: Branch[P, A], chance: Chance) -> Forecast:
    if branch.over:
        return branch.first
    wanted = SAMPLING * sqrt(branch.visits) if branch.turn.draws else 1
    if len(branch.nodes) < wanted:
        return _grow(strategy, node, branch, strategy.moves.resample(node.position, chance), chance)
    return _simulate(strategy, min(branch.nodes, key=_VISITS), chance)


def _grow(
    strategy: Strategy[P, A, Any], node: Node[P, A], branch: Branch[P, A], position: P, chance: Chance
) -> Forecast:
    """Play a turn from a newly sampled position, and add where it leads to the tree."""
    position = strategy.moves.play_turn(position, node.seat, branch.turn, chance)
    seat = strategy.moves.seat(position)
    if seat is None:
        return strategy.forecasts([position], chance)[0]
    grown = Node(strategy, position, seat, chance)
    branch.nodes.append(grown)
    return grown.first


def _clear(node: Node[Any, Any]) -> bool:
    """Return whether the best turn is far better than all others."""
    best, *others = node.ranked
    return node.ends(best) == 1 or all(branch.mean < best.mean - CLEAR_LEAD for branch in others)
