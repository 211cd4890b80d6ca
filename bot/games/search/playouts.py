"""A strategy for any game: positions are judged by random playouts, guided by the game's rule of thumb if any.

Where something is hidden, it first learns from playouts a linear forecast of who wins from what seats have.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from math import sqrt
from operator import itemgetter
from typing import Any, Final, Generic, cast, get_origin

from bot.games.action_limit import ActionCounter
from bot.games.chance import Chance
from bot.games.contract import Outcome, Rules, Views
from bot.games.hidden import Mark, inner_of, marks_of, parts_of, without_marks
from bot.games.players import AT_ONCE, A, Budget, CandidateTurn, Choose, Forecast, Moves, P, Rate, Strategy, V

MAX_TURNS: Final = 60
"""The limit on the actions considered in a position."""
LEARNING_GAMES: Final = 40
"""How many games to learn from what seats win with, if something is hidden."""
LEARNING_ACTIONS: Final = 4_000
"""The limit on the actions of all these games."""
LEARNING_ROUNDS: Final = 8
"""How many rounds of each game are learned from."""
RATED_ACTIONS: Final = 4
"""How many actions are rated for each choice in a playout; more would be slower."""
_MAX_FEATURES: Final = 12
"""How many features are used: the most telling ones."""
_RIDGE_STRENGTH: Final = 3.0
"""The ridge penalty, in games: the higher it is, the less a few games count."""
_MIN_GAMES: Final = 20
"""With fewer games nothing is learned."""
_MIN_STANDARD_ERRORS: Final = 2.0
"""By how many standard errors the weights must improve forecasts of games that they were not learned from."""


def plain_strategy(
    rules: Rules[P, A], views: Views[P, V], hidden: bool = False, rate: Rate[V, A] | None = None
) -> Strategy[P, A, V]:
    """Return a strategy that needs only the rules, and uses the game's rule of thumb if there is one.

    `hidden` tells whether views hide anything besides future draws.
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
    strategy = Strategy(
        moves, partial(playouts.ends, None), playouts.rated, judges=False, rule_of_thumb=rate is not None
    )
    return replace(strategy, begin=partial(playouts.begin, strategy))


def forecast_of(outcome: Outcome) -> Forecast:
    """Return the outcome of a game as a forecast; joint winners share the win."""
    share, seats = 1 / len(outcome.winners), range(len(outcome.breakdown))
    points = tuple(map(float, outcome.scores)) or (0.0,) * len(seats)
    return Forecast(tuple([share if seat in outcome.winners else 0.0 for seat in seats]), points)


def forecast_result(outcome: Callable[[P], Outcome | None], position: P) -> Forecast | None:
    """Return how a game has ended as a forecast; None while it goes on."""
    ended = outcome(position)
    return None if ended is None else forecast_of(ended)


@dataclass(frozen=True, slots=True)
class _Playouts(Generic[P, A, V]):
    """Single actions as turns, and playouts."""

    rules: Rules[P, A]
    views: Views[P, V]
    rate: Rate[V, A] | None

    def begin(
        self, strategy: Strategy[P, A, V], view: V, chance: Chance, simulations: int | None
    ) -> tuple[Strategy[P, A, V], int]:
        """Return the strategy for a search from a view, and how many actions a forecast plays.

        With hidden information, a choice affects what seats have soon more clearly than who wins much later. So if what
        seats have predicts who wins, positions are played on for one round only; a rule of thumb does better still.
        """
        learns = self.rate is None and strategy.moves.guesses and (simulations is None or simulations > LEARNING_GAMES)
        games, actions = list[tuple[Sequence[P], Forecast]](), 0
        while not games or (learns and len(games) < LEARNING_GAMES and actions < LEARNING_ACTIONS):
            reached, counts = zip(*self._rounds(strategy.moves.sample(view, chance), chance), strict=True)
            result = forecast_of(cast(Outcome, self.rules.outcome(reached[-1])))
            seats, actions = len(result.chances), actions + counts[-1]
            games.append((reached[seats - 1 : LEARNING_ROUNDS * seats : seats], result))
        standing = _learn(games) if learns else None
        begun = replace(strategy, deep=not strategy.moves.guesses, forecasts=partial(self.ends, standing))
        return begun, standing.seats if standing else actions // len(games)

    def ends(self, standing: _LinearForecaster | None, positions: Sequence[P], chance: Chance) -> list[Forecast]:
        """Play on from each position for a round, and judge what seats have then; without a forecaster, to the end."""
        found = []
        for position in positions:
            *_, (reached, _) = islice(self._rounds(position, chance), standing.seats if standing else None)
            outcome = self.rules.outcome(reached)
            found.append(forecast_of(outcome) if outcome else cast(_LinearForecaster, standing).forecast(reached))
        return found

    def _rounds(self, position: P, chance: Chance) -> Iterator[tuple[P, int]]:
        """Play on to the end; yield each position in which the actor changes, and the last, with the actions so far.

        Raise TooManyActions.
        """
        rules, last, done = self.rules, None, ActionCounter()
        while rules.outcome(position) is None:
            seat, action = rules.forced(position) or self._choose(position, chance)
            if last not in (None, seat):
                yield position, done.count
            done.add(action)
            position, last = rules.after(position, seat, action, chance), seat
        yield position, done.count

    def _choose(self, position: P, chance: Chance) -> tuple[int, A]:
        seat = self.rules.actors(position)[0]
        tried = sample_actions(self.rules.legal(position, seat), chance, 1 if self.rate is None else RATED_ACTIONS)
        if self.rate is None:
            return seat, tried[0]
        return seat, max(tried, key=partial(self.rate, self.views.view_with_memory(position, seat)))

    def turns(self, position: P, seat: int, chance: Chance, also: Sequence[A]) -> list[CandidateTurn[A]]:
        """List a seat's actions, each as a turn."""
        legal, drawing = self.rules.legal(position, seat), dict[Any, bool]()
        if len(legal) > MAX_TURNS:
            few = sample_actions(legal, chance, MAX_TURNS)
            legal = [*also, *(action for action in few if action not in also)]
        for action in legal:
            if type(action) not in drawing:  # assumed alike for all actions of a class, as trying each is slow
                drawing[type(action)] = self.rules.play(position, seat, action, chance).reveals
        return [CandidateTurn((action,), draws=drawing[type(action)]) for action in legal]

    def rated(self, position: P, turns: Sequence[CandidateTurn[A]]) -> list[float]:
        """Rate turns by the rule of thumb; without one, the classes of actions take turns."""
        if self.rate is not None:
            view = self.views.view_with_memory(position, self.rules.actors(position)[0])
            return [self.rate(view, turn.actions[0]) for turn in turns]
        seen, ratings = dict[Any, int](), list[float]()
        for turn in turns:
            seen[type(turn.actions[0])] = seen.get(type(turn.actions[0]), 0) + 1
            ratings.append(-seen[type(turn.actions[0])])
        return ratings

    def play(self, position: P, seat: int, action: A, chance: Chance) -> P:
        """Carry out an action, and forced ones after it; raise TooManyActions."""
        position, done = self.rules.after(position, seat, action, chance), ActionCounter()
        while (forced := self.rules.forced(position)) is not None:
            done.add(forced[1])
            position = self.rules.after(position, *forced, chance)
        return position

    def resample(self, position: P, chance: Chance) -> P:
        """Sample again what the seat that chooses next cannot know."""
        return self.views.determinize(self.views.view_with_memory(position, self.rules.actors(position)[0]), chance)


def sample_actions(legal: Sequence[A], chance: Chance, count: int) -> list[A]:
    """Sample distinct actions, the same number of each class as far as possible."""
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


def choose_best_rated(rate: Rate[V, A]) -> Choose[A, V]:
    """Return a function that chooses by a rule of thumb alone."""

    def choose(view: V, seat: int, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
        return max(chance.sample(legal, len(legal)), key=partial(rate, view))

    return choose


_Row = Mapping[str, float]
_Rows = Sequence[tuple[_Row, float]]


@dataclass(frozen=True, slots=True)
class _LinearForecaster:
    """Forecasts chances of winning from what each seat has more than the others."""

    seats: int
    weights: Mapping[str, float]

    def forecast(self, position: Any) -> Forecast:
        """Return the chances of all seats."""
        rows = _compare_features(position, self.seats)
        chances = [max(0.0, 1 / self.seats + _weigh(self.weights, row)) for row in rows]
        total = sum(chances)  # never 0, as the features of all seats add up to 0
        return Forecast(tuple([chance / total for chance in chances]), (0.0,) * self.seats)


def _compare_features(position: Any, seats: int) -> list[_Row]:
    """Return for each seat by how much each of its features exceeds the average of the others."""
    rows = [defaultdict[str, float](float) for _ in range(seats)]
    _count_features(rows, None, type(position), position, "")
    keys = {*[key for row in rows for key in row]}
    totals = {key: sum(row[key] for row in rows) for key in keys}
    return [{key: (seats * row[key] - totals[key]) / (seats - 1) for key in keys} for row in rows]


def _count_features(rows: Sequence[dict[str, float]], owner: int | None, hint: Any, value: Any, path: str) -> None:
    """Add to the features by path: numbers, lengths of tuples, and how often a seat is named."""
    marks, inner = marks_of(hint), inner_of(hint)
    if value is None:
        return
    if Mark.SEAT in marks:
        rows[value][path] += 1
    elif Mark.PER_SEAT in marks:
        for seat, each in enumerate(value):
            _count_features(rows, seat, inner, each, path)
    elif inner is not None:
        for each in value if get_origin(without_marks(hint)) is tuple else (value,):
            if owner is not None:
                rows[owner][f"{path}#"] += 1
            _count_features(rows, owner, inner, each, path)
    elif isinstance(value, int):
        if owner is not None:
            rows[owner][path] += value
    else:
        for name, part in parts_of(without_marks(hint)).items():
            _count_features(rows, owner, part, getattr(value, name), f"{path}.{name}")


def _learn(games: Sequence[tuple[Sequence[Any], Forecast]]) -> _LinearForecaster | None:
    """Learn from positions and results of games; return None unless it forecasts held-out games better than chance."""
    from statistics import fmean, stdev  # imported here as it takes 0.6 MiB, and few games need it

    games = [game for game in games if game[0]]
    seats = len(games[0][1].chances) if len(games) >= _MIN_GAMES else 0
    if seats < 2:
        return None
    found = [
        [
            (row, chance - 1 / seats)
            for position in positions
            for row, chance in zip(_compare_features(position, seats), result.chances, strict=True)
        ]
        for positions, result in games
    ]
    gains = [
        fmean(won**2 - (won - _weigh(weights, row)) ** 2 for row, won in rows)
        for half in (0, 1)
        for weights in [_fit(found[half::2])]
        for rows in found[1 - half :: 2]
    ]
    if fmean(gains) <= _MIN_STANDARD_ERRORS * stdev(gains) / sqrt(len(gains)):
        return None
    return _LinearForecaster(seats, _fit(found))


def _weigh(weights: Mapping[str, float], row: _Row) -> float:
    return sum([weight * row.get(key, 0.0) for key, weight in weights.items()])


def _fit(games: Sequence[_Rows]) -> dict[str, float]:
    """Return the weights by ridge regression, solved by Gauss-Jordan elimination."""
    rows = [each for game in games for each in game]
    sizes, tells = defaultdict[str, float](float), defaultdict[str, float](float)
    for row, won in rows:
        for key, value in row.items():
            sizes[key] += value * value
            tells[key] += value * won
    told = {key: abs(tells[key]) / sqrt(size) for key, size in sizes.items() if size}
    keys = [key for key, _ in sorted(sorted(told.items()), key=itemgetter(1), reverse=True)[:_MAX_FEATURES]]
    scales = [sqrt(sizes[key] / len(rows)) for key in keys]
    scaled = [([row.get(key, 0.0) / scale for key, scale in zip(keys, scales, strict=True)], won) for row, won in rows]
    table = [
        [
            *(sum([row[i] * row[j] for row, _ in scaled]) for j in range(len(keys))),
            sum([row[i] * won for row, won in scaled]),
        ]
        for i in range(len(keys))
    ]
    for i, line in enumerate(table):
        line[i] += _RIDGE_STRENGTH * len(rows) / len(games)
    for i, line in enumerate(table):
        for other in table:
            if other is not line:
                other[:] = [value - other[i] / line[i] * taken for value, taken in zip(other, line, strict=True)]
    return {key: line[-1] / line[i] / scales[i] for i, (key, line) in enumerate(zip(keys, table, strict=True))}
