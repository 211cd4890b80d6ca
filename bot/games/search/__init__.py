"""One search for every game: a tree of whole turns over sampled draws and hidden things.

A game supplies a `Strategy`: the turns worth thinking about and forecasts of positions. `plain` derives one from the
rules alone, `Learned` puts one around trained networks. `computers` turns a strategy into the computer players and the
advice that the host offers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic

from bot.games.chance import Chance
from bot.games.contract import Outcome, Rules, Views
from bot.games.players import (
    AT_ONCE,
    RANDOM,
    A,
    Advice,
    Budget,
    CandidateTurn,
    Choose,
    ComputerPlayer,
    Computers,
    Forecast,
    Level,
    Moves,
    P,
    Speed,
    Strategy,
    V,
    itself,
)
from bot.games.players.learned import Learned
from bot.games.search.tree import Branch, search

MOST_TURNS: Final = 60
"""The number of actions that are considered; of more, this many at random."""


def plain(rules: Rules[P, A], views: Views[P, V], hidden: bool = False) -> Strategy[P, A, V]:
    """Return a strategy that knows nothing but the rules; `hidden` says whether views hide anything but the future."""
    moves = Moves(
        seat=partial(_seat, rules),
        turns=partial(_turns, rules),
        play=partial(_play, rules),
        sample=views.determinize,
        resample=partial(_resample, rules, views),
        guesses=hidden,
    )
    return Strategy(moves, partial(_play_each_out, rules), judges=False)


def forecast_of(outcome: Outcome) -> Forecast:
    """Return the forecast for a game that has ended: joint winners share it."""
    share = 1 / len(outcome.winners)
    seats = range(len(outcome.breakdown))
    points = tuple(map(float, outcome.scores)) or (0.0,) * len(seats)
    return Forecast(tuple([share if seat in outcome.winners else 0.0 for seat in seats]), points)


def _seat(rules: Rules[Any, Any], position: Any) -> int | None:
    return next(iter(rules.actors(position)), None)


def _play(rules: Rules[P, A], position: P, seat: int, action: A, chance: Chance) -> P:
    return _settle(rules, rules.play(position, seat, action, chance).position, chance)


def _settle(rules: Rules[P, A], position: P, chance: Chance) -> P:
    while (forced := rules.forced(position)) is not None:
        position = rules.play(position, *forced, chance).position
    return position


def _turns(rules: Rules[P, A], position: P, seat: int, chance: Chance, also: Sequence[A]) -> list[CandidateTurn[A]]:
    legal = rules.legal(position, seat)
    if len(legal) > MOST_TURNS:
        legal = [*also, *(action for action in chance.sample(legal, MOST_TURNS) if action not in also)]
    return [CandidateTurn((action,), draws=rules.play(position, seat, action, chance).reveals) for action in legal]


def _play_each_out(rules: Rules[P, A], positions: Sequence[P], chance: Chance) -> list[Forecast]:
    return [play_out(rules, position, chance) for position in positions]


def play_out(rules: Rules[P, A], position: P, chance: Chance) -> Forecast:
    """Play on at random to the end, and return how it ended."""
    while (outcome := rules.outcome(position)) is None:
        seat, action = rules.forced(position) or _any(rules, position, chance)
        position = rules.play(position, seat, action, chance).position
    return forecast_of(outcome)


def _any(rules: Rules[P, A], position: P, chance: Chance) -> tuple[int, A]:
    seat = rules.actors(position)[0]
    legal = rules.legal(position, seat)
    (index,) = chance.sample(range(len(legal)), 1)
    return seat, legal[index]


def _resample(rules: Rules[P, A], views: Views[P, V], position: P, chance: Chance) -> P:
    return views.determinize(views.view_with_memory(position, rules.actors(position)[0]), chance)


NOVICE: Final = 10
ADVANCED: Final = 200
"""How many simulations these make, where positions are judged by playing on at random."""


@dataclass(frozen=True, slots=True)
class _AtMost:
    simulations: int

    def spent(self, simulations: int) -> bool:
        """Return whether all are made."""
        return simulations >= self.simulations


def computers(
    strategy: Strategy[Any, A, Any],
    novice: Choose[A, V] | None = None,
    idea: Callable[[A], Hashable] = itself,
    learned: Learned[Any, A, Any] | None = None,
) -> Computers[A, V]:
    """Return a game's computer players of all levels, with advice.

    A novice of the game's own replaces the one that hardly searches.
    """
    thinking: _Thinking[A, V] = _Thinking(strategy)
    return Computers(
        players={
            Level.RANDOM: RANDOM,
            Level.NOVICE: ComputerPlayer(novice or thinking.within(NOVICE), Speed.INSTANT if novice else Speed.QUICK),
            Level.ADVANCED: ComputerPlayer(thinking.within(0 if strategy.judges else ADVANCED), Speed.QUICK),
            Level.MASTER: ComputerPlayer(thinking.choose, Speed.SEARCHING),
        },
        rank_actions=thinking.rank_actions,
        evaluate=thinking.evaluate,
        idea=idea,
        learned=learned,
    )


@dataclass(frozen=True, slots=True)
class _Thinking(Generic[A, V]):
    """Decisions and advice by searching with a strategy."""

    strategy: Strategy[Any, A, V]

    def choose(self, view: V, seat: int, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
        """Search as long as the budget lasts, and choose the action that the search prefers."""
        if len(legal) == 1:
            return legal[0]
        return self.rank_actions(view, seat, legal, chance, budget, only_best=True)[0].action

    def within(self, simulations: int) -> Choose[A, V]:
        """Return a way to choose with this many simulations, whatever the budget."""

        def choose(view: V, seat: int, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
            return self.choose(view, seat, legal, chance, _AtMost(simulations))

        return choose

    def rank_actions(
        self,
        view: V,
        seat: int,
        legal: Sequence[A],
        chance: Chance,
        budget: Budget,
        also: Sequence[A] = (),
        only_best: bool = False,
    ) -> list[Advice[A]]:
        """Return the actions that are best for the seat, best first, and in any case those in `also`.

        With `only_best` the search ends earlier if the best one is clear, and less is known about the others.
        """
        node = search(self.strategy, view, seat, chance, budget, also, only_best)
        best: dict[A, Branch[Any, A]] = {}
        for branch in node.ranked:
            if branch.turn.actions[0] in legal:
                best.setdefault(branch.turn.actions[0], branch)
        return [
            Advice(action, branch.forecast(), branch.visits, branch.turn.actions) for action, branch in best.items()
        ]

    def evaluate(self, view: V, chance: Chance, budget: Budget) -> Forecast:
        """Return how the game is expected to end if everyone plays well, as far as this view shows."""
        position = self.strategy.moves.sample(view, chance)
        seat = self.strategy.moves.seat(position)
        if seat is None:
            return self.strategy.forecasts([position], chance)[0]
        return search(self.strategy, view, seat, chance, budget).ranked[0].forecast()
