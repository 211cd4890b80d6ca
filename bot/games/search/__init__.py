"""One search for every game: a tree of whole turns over sampled draws and hidden information.

A game supplies a `Strategy`: the turns to consider, and forecasts of positions. `plain` derives one from the
rules alone, `Learned` puts one around trained networks. `computers` turns a strategy into the computer players and the
advice that the host offers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from bot.games.chance import Chance
from bot.games.players import (
    AT_ONCE,
    RANDOM,
    A,
    Advice,
    Budget,
    Choose,
    ComputerPlayer,
    Computers,
    Forecast,
    Level,
    Simulations,
    Speed,
    Strategy,
    V,
    itself,
)
from bot.games.players.learned import Learned
from bot.games.search.tree import Branch, Node, search

NOVICE_SIMULATIONS: Final = 10
"""The simulations of a novice, if forecasts are playouts."""
ADVANCED_SIMULATIONS: Final = 200
"""The simulations of an advanced player, if forecasts are playouts."""
QUICK_FACTOR: Final = 2
"""The factor for both if positions are judged after a single round."""
MAX_ACTIONS: Final = 20_000
"""The limit on the actions of all simulations of a decision: about two seconds in games of usual speed."""


def computers(
    strategy: Strategy[Any, A, Any],
    novice: Choose[A, V] | None = None,
    idea: Callable[[A], Hashable] = itself,
    learned: Learned[Any, A, Any] | None = None,
    advanced: Strategy[Any, A, Any] | None = None,
) -> Computers[A, V]:
    """Return a game's computer players of all levels, with advice.

    The game may bring its own novice, and a simpler strategy for advanced players.
    """
    searcher: _Searcher[A, V] = _Searcher(strategy)
    simpler: _Searcher[A, V] = _Searcher(advanced or strategy)
    return Computers(
        players={
            Level.RANDOM: RANDOM,
            Level.NOVICE: ComputerPlayer(
                novice or searcher.within(NOVICE_SIMULATIONS), Speed.INSTANT if novice else Speed.QUICK
            ),
            Level.ADVANCED: ComputerPlayer(simpler.within(0 if strategy.judges else ADVANCED_SIMULATIONS), Speed.QUICK),
            Level.MASTER: ComputerPlayer(searcher.choose, Speed.SEARCHING),
        },
        rank_actions=searcher.rank_actions,
        evaluate=searcher.evaluate,
        idea=idea,
        learned=learned,
        judges=strategy.judges,
    )


@dataclass(frozen=True, slots=True)
class _Searcher(Generic[A, V]):
    """Makes decisions and gives advice by searching with a strategy."""

    strategy: Strategy[Any, A, V]

    def choose(self, view: V, seat: int, legal: Sequence[A], chance: Chance, budget: Budget | int = AT_ONCE) -> A:
        """Choose the best action that a search within the budget finds."""
        if len(legal) == 1:
            return legal[0]
        return self.rank_actions(view, seat, legal, chance, budget, only_best=True)[0].action

    def within(self, simulations: int) -> Choose[A, V]:
        """Return a way to choose with this many simulations, whatever the budget."""

        def choose(view: V, seat: int, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
            return self.choose(view, seat, legal, chance, simulations)

        return choose

    def rank_actions(
        self,
        view: V,
        seat: int,
        legal: Sequence[A],
        chance: Chance,
        budget: Budget | int,
        also: Sequence[A] = (),
        only_best: bool = False,
    ) -> list[Advice[A]]:
        """Return the actions that are best for the seat, best first, and in any case those in `also`.

        With `only_best` the search ends early if the best one is clear, so that less is known about the others.
        """
        node = self._search(view, seat, chance, budget, also, only_best)
        best: dict[A, Branch[Any, A]] = {}
        for branch in node.ranked:
            if branch.turn.actions[0] in legal:
                best.setdefault(branch.turn.actions[0], branch)
        return [
            Advice(action, branch.forecast(), branch.visits, branch.turn.actions) for action, branch in best.items()
        ]

    def evaluate(self, view: V, chance: Chance, budget: Budget) -> Forecast:
        """Forecast the game under good play, from what this view shows."""
        position = self.strategy.moves.sample(view, chance)
        seat = self.strategy.moves.seat(position)
        if seat is None:
            return self.strategy.forecasts([position], chance)[0]
        return self._search(view, seat, chance, budget).ranked[0].forecast()

    def _search(
        self,
        view: V,
        seat: int,
        chance: Chance,
        budget: Budget | int,
        also: Sequence[A] = (),
        only_best: bool = False,
    ) -> Node[Any, A]:
        strategy, simulations = self.strategy, budget if isinstance(budget, int) else None
        if strategy.begin is not None:
            strategy, length = strategy.begin(view, chance, simulations)
            if simulations is not None:  # shallow simulations are cheap, so that there can be more
                most = simulations if strategy.deep else QUICK_FACTOR * simulations
                budget = Simulations(min(most, MAX_ACTIONS // max(1, length)))
        if isinstance(budget, int):
            budget = Simulations(budget)
        return search(strategy, view, seat, chance, budget, also, only_best)
