"""How strong a network is: both decide without a search, as computer players of the level Advanced do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bot.games import GAMES
from bot.games.players import RANDOM, Level, Network, Player
from bot.games.search import computers
from bot.model.budgets import Simulations
from bot.training.matches import play_one, wilson
from bot.training.plan import Plan
from bot.training.state import Strength

_AT_ONCE: Final = Simulations(0)


def player_of(plan: Plan, network: Network | None) -> Player[Any, Any]:
    """Return the player that decides with a network, or any that is in the repository, or else at random."""
    if network is None:
        return GAMES[plan.game].computers.players.get(Level.ADVANCED, RANDOM)
    return computers(plan.learned.with_network(network)).players[Level.ADVANCED]


def compare(plan: Plan, network: Network, former: Network | None, number: int) -> float:
    """Play a game of a network against as many of the former one as fill the table; return its share of the win."""
    players = [player_of(plan, network), *[player_of(plan, former)] * (plan.seats - 1)]
    return play_one(GAMES[plan.game], players, plan.seed, number, _AT_ONCE, plan.switched).wins[0]


def strength(games: int, wins: Iterable[float]) -> Strength:
    """Return the strength after a number of games of training, from the wins of a comparison."""
    counted = [*wins]
    return Strength(games, sum(counted) / len(counted), *wilson(sum(counted), len(counted)))
