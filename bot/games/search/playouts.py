"""A strategy for any game: positions are judged by playing on to the end, with a rule of thumb if the game has one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic

from bot.games.chance import Chance
from bot.games.contract import Outcome, Rules, Views
from bot.games.players import AT_ONCE, A, Budget, CandidateTurn, Choose, Forecast, Moves, P, Rate, Strategy, V

MOST_TURNS: Final = 60
"""How many actions of a position are considered."""
TRIED: Final = 4
"""How many actions are rated whenever a seat chooses while a game is played on: more would take longer."""


def plain(
    rules: Rules[P, A], views: Views[P, V], hidden: bool = False, rate: Rate[V, A] | None = None
) -> Strategy[P, A, V]:
    """Return a strategy that knows nothing but the rules, and how actions are rated if the game says so.

    `hidden` says whether views hide anything but the future.
    """
    playouts = _Playouts(rules, views, rate)
    moves = Moves(
        seat=lambda position: next(iter(rules.actors(position)), None),
        turns=playouts.turns,
        play=playouts.play,
        sample=views.determinize,
        resample=playouts.resample,
        guesses=hidden,
    )
    return Strategy(
        moves,
        playouts.ends,
        playouts.rated,
        length=playouts.length,
        rule_of_thumb=rate is not None,
    )


def forecast_of(outcome: Outcome) -> Forecast:
    """Return the forecast for a game that has ended: joint winners share it."""
    share, seats = 1 / len(outcome.winners), range(len(outcome.breakdown))
    points = tuple(map(float, outcome.scores)) or (0.0,) * len(seats)
    return Forecast(tuple([share if seat in outcome.winners else 0.0 for seat in seats]), points)


@dataclass(frozen=True, slots=True)
class _Playouts(Generic[P, A, V]):
    """Turns of a single action, and games that are played on to the end."""

    rules: Rules[P, A]
    views: Views[P, V]
    rate: Rate[V, A] | None

    def ends(self, positions: Sequence[P], chance: Chance) -> list[Forecast]:
        """Play on from each position, and return how that ended."""
        return [forecast_of(self._end(position, chance)[0]) for position in positions]

    def length(self, position: P, chance: Chance) -> int:
        """Return how many actions it takes to play on to the end."""
        return self._end(position, chance)[1]

    def _end(self, position: P, chance: Chance) -> tuple[Outcome, int]:
        """Play on to the end, and return how it ended, after how many actions."""
        rules, count = self.rules, 0
        while (outcome := rules.outcome(position)) is None:
            seat, action = rules.forced(position) or self._chosen(position, chance)
            position, count = rules.after(position, seat, action, chance), count + 1
        return outcome, count

    def _chosen(self, position: P, chance: Chance) -> tuple[int, A]:
        seat = self.rules.actors(position)[0]
        tried = any_of(self.rules.legal(position, seat), chance, 1 if self.rate is None else TRIED)
        if self.rate is None:
            return seat, tried[0]
        return seat, max(tried, key=partial(self.rate, self.views.view(position, seat, False)))

    def turns(self, position: P, seat: int, chance: Chance, also: Sequence[A]) -> list[CandidateTurn[A]]:
        """List the actions of a seat, each as a turn."""
        legal, drawing = self.rules.legal(position, seat), dict[Any, bool]()
        if len(legal) > MOST_TURNS:
            few = any_of(legal, chance, MOST_TURNS)
            legal = [*also, *(action for action in few if action not in also)]
        for action in legal:
            if type(action) not in drawing:  # actions of a kind hardly ever differ in this, and trying each takes long
                drawing[type(action)] = self.rules.play(position, seat, action, chance).reveals
        return [CandidateTurn((action,), draws=drawing[type(action)]) for action in legal]

    def rated(self, position: P, turns: Sequence[CandidateTurn[A]]) -> list[float]:
        """Rate turns as the game does; without a rule of thumb one of each kind comes first."""
        if self.rate is not None:
            view = self.views.view(position, self.rules.actors(position)[0], False)
            return [self.rate(view, turn.actions[0]) for turn in turns]
        seen, ratings = dict[Any, int](), list[float]()
        for turn in turns:
            seen[type(turn.actions[0])] = seen.get(type(turn.actions[0]), 0) + 1
            ratings.append(-seen[type(turn.actions[0])])
        return ratings

    def play(self, position: P, seat: int, action: A, chance: Chance) -> P:
        """Carry out an action, and what is forced after it."""
        position = self.rules.after(position, seat, action, chance)
        while (forced := self.rules.forced(position)) is not None:
            position = self.rules.after(position, *forced, chance)
        return position

    def resample(self, position: P, chance: Chance) -> P:
        """Sample again what the seat that chooses next cannot know."""
        return self.views.determinize(self.views.view_with_memory(position, self.rules.actors(position)[0]), chance)


def any_of(legal: Sequence[A], chance: Chance, count: int) -> list[A]:
    """Return some different actions: of each kind as often, however many there are of it."""
    kinds = dict[Any, list[A]]()
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    found = list[A]()
    while kinds and len(found) < count:
        for kind in chance.sample([*kinds], min(len(kinds), count - len(found))):
            (place,) = chance.sample(range(len(kinds[kind])), 1)
            found.append(kinds[kind].pop(place))
            if not kinds[kind]:
                del kinds[kind]
    return found


def best_rated(rate: Rate[V, A]) -> Choose[A, V]:
    """Return a way to choose by a rule of thumb alone."""

    def choose(view: V, seat: int, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
        return max(chance.sample(legal, len(legal)), key=partial(rate, view))

    return choose
