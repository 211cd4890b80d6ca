"""The search: simulations that grow a tree where play is best for the seat that chooses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, inf, sqrt
from operator import add, attrgetter
from typing import Any, Final, Generic

from bot.games.chance import Chance
from bot.games.players import OPENED_TURNS, A, Budget, CandidateTurn, Forecast, P, Strategy, V

EXPLORATION = 0.4
"""The weight of exploring turns that do not look best."""
SHARPNESS = 0.04
"""By how much a turn may look worse than the best, in chances of winning, and still get a third of its prior."""
POINT_WEIGHT = 0.003
"""The worth of a point ahead, in chances of winning: decisive only if the game is won or lost anyway."""
UNCERTAINTY = 0.2
"""The penalty for a turn visited once, in chances of winning; it falls with the square root of the visits."""
PLAYOUT_UNCERTAINTY = 1.0
"""The same if each visit is a playout, won or lost: about two standard errors."""
CERTAIN_CHANCE = 0.97
"""The chance of winning from which a game is as good as won."""
TURNS_AFTER_DRAW = 4
"""How many turns are opened after a draw within an unvisited turn."""
WIDENING = 1.5
"""How many more turns are opened: this times the square root of the position's visits."""

_TOTAL = attrgetter("total")


def forecast_worth(expected: Forecast, seat: int) -> float:
    """Return the worth of a forecast to a seat: its chance of winning, and marginally its points ahead."""
    points = expected.points
    best_other = max([other for place, other in enumerate(points) if place != seat])
    return expected.chances[seat] + POINT_WEIGHT * (points[seat] - best_other)


class Branch(Generic[P, A]):
    """A turn, the results of its simulations, and the positions that it led to."""

    __slots__ = ("first", "nodes", "over", "prior", "sums", "total", "turn", "visits")

    def __init__(
        self, turn: CandidateTurn[A], first: Forecast, seat: int, over: bool, node: Node[P, A] | None = None
    ) -> None:
        self.turn = turn
        self.first = first
        self.over = over
        self.nodes: list[Node[P, A]] = [node] if node else []
        self.visits = 1
        self.sums: list[float] | None = None
        self.total = forecast_worth(first, seat)
        self.prior = 0.0

    def learn(self, result: Forecast, seat: int) -> None:
        self.visits += 1
        self.total += forecast_worth(result, seat)
        # most turns are visited only once, and need no sums
        known = self.sums or (*self.first.chances, *self.first.points)
        self.sums = list(map(add, known, (*result.chances, *result.points)))

    @property
    def mean(self) -> float:
        """The average worth of the turn to the seat that takes it."""
        return self.total / self.visits

    def forecast(self) -> Forecast:
        """Return the average over all simulations."""
        if self.sums is None:
            return self.first
        means = [value / self.visits for value in self.sums]
        seats = len(means) // 2
        return Forecast(tuple(means[:seats]), tuple(means[seats:]))


class Node(Generic[P, A]):
    """A position in which a seat chooses a turn: the turns opened so far, and the lower-rated ones still waiting."""

    __slots__ = (
        "_alike",
        "_best",
        "_weights",
        "branches",
        "first",
        "position",
        "seat",
        "strategy",
        "visits",
        "waiting",
    )

    def __init__(
        self,
        strategy: Strategy[P, A, Any],
        position: P,
        seat: int,
        chance: Chance,
        also: Sequence[A] = (),
        opened: int | None = None,
    ) -> None:
        """Open this many of a seat's turns, the best-rated ones; by default as many as the strategy says."""
        self.strategy = strategy
        self.position = position
        self.seat = seat
        self.visits = 1
        found = list(strategy.moves.turns(position, seat, chance, also))
        self._alike = Counter([type(turn.actions[0]) for turn in found])
        self.waiting: list[CandidateTurn[A]] = []
        opened = strategy.opened if opened is None else opened
        if len(found) > opened or strategy.rule_of_thumb:
            if strategy.policy is None:
                order = chance.sample(range(len(found)), len(found))
            else:
                order = sorted(range(len(found)), key=strategy.policy(position, found).__getitem__)
            asked = [turn for turn in found if turn.actions[0] in also]
            self.waiting = [found[place] for place in order[:-opened] if found[place] not in asked]
            found = [found[place] for place in order[: -opened - 1 : -1]]
            found += [turn for turn in asked if turn not in found]
        self.branches = self._branches(found, chance)
        self._best = max([branch.total for branch in self.branches])
        self._weights = 0.0
        for branch in self.branches:
            self._weigh(branch)
        self.first = max(self.branches, key=_TOTAL).first

    def _branches(self, turns: Sequence[CandidateTurn[A]], chance: Chance) -> list[Branch[P, A]]:
        """Play turns, and forecast the resulting positions in one batch."""
        strategy, moves = self.strategy, self.strategy.moves
        judged: list[P] = []
        played: list[tuple[CandidateTurn[A], Node[P, A] | None, bool]] = []
        for turn in turns:
            after = moves.play_turn(self.position, self.seat, turn, chance)
            seat = moves.seat(after)
            node = None
            if turn.draws and seat is not None and strategy.judges:
                node = Node(strategy, after, seat, chance, opened=TURNS_AFTER_DRAW)
            if node is None:
                judged.append(after)
            played.append((turn, node, seat is None and not turn.draws))
        forecasts = iter(strategy.forecasts(judged, chance))
        return [
            Branch(turn, node.first if node else next(forecasts), self.seat, over, node) for turn, node, over in played
        ]

    def _weigh(self, branch: Branch[P, A]) -> None:
        if self.strategy.judges:
            branch.prior = exp(min(2.0, (branch.total - self._best) / SHARPNESS))
        else:  # a single playout says little about a turn: the prior only spreads visits evenly over classes of actions
            branch.prior = 1 / self._alike[type(branch.turn.actions[0])]
        self._weights += branch.prior

    def open(self, chance: Chance) -> Branch[P, A] | None:
        """Open the best-rated waiting turn, if the visits justify one more."""
        if not self.waiting or len(self.branches) > self.strategy.opened + WIDENING * sqrt(self.visits):
            return None
        (branch,) = self._branches([self.waiting.pop()], chance)
        self.branches.append(branch)
        self._weigh(branch)
        return branch

    def choose(self) -> Branch[P, A]:
        """Choose the turn to visit next, balancing good results and few visits."""
        root = EXPLORATION * sqrt(self.visits) / self._weights
        best, chosen = -inf, self.branches[0]
        for branch in self.branches:
            value = (branch.total + root * branch.prior) / branch.visits
            if value > best:
                best, chosen = value, branch
        return chosen

    def ends(self, branch: Branch[P, A]) -> int:
        """Return 1 if a turn ends a game that is as good as won, -1 if it ends one that is as good as lost, else 0."""
        if not self.strategy.moves.ends(branch.turn):
            return 0
        chance = branch.forecast().chances[self.seat]
        return (chance >= CERTAIN_CHANCE) - (chance <= 1 - CERTAIN_CHANCE)

    @property
    def ranked(self) -> list[Branch[P, A]]:
        """The turns, best first: ending a won game comes first, whatever the points; ending a lost one last."""
        return sorted(self.branches, key=lambda branch: (self.ends(branch), self._surely(branch)), reverse=True)

    def _surely(self, branch: Branch[P, A]) -> float:
        """Return a lower confidence bound of a turn's worth: the fewer its visits, the larger the penalty.

        The turn that a rule of thumb prefers gets no penalty, so that only clear results overrule it.
        """
        if self.strategy.rule_of_thumb and branch is self.branches[0]:
            return branch.mean
        return branch.mean - (UNCERTAINTY if self.strategy.judges else PLAYOUT_UNCERTAINTY) / sqrt(branch.visits)


SAMPLES_PER_ROOT_VISIT: Final = 0.7
"""How many draws are sampled: this times the square root of the turn's visits."""
CLEAR_CHECK_SIMULATIONS: Final = 32
CLEAR_LEAD: Final = 0.1
"""The lead in chances of winning by which the best turn is clear, and the simulations between two checks for that."""
LARGEST_DEPTH: Final = 100
"""The limit on the depth of the tree, in turns; lines without any choice could go on."""
MAX_SIMULATIONS: Final = 20_000
"""The limit on simulations: more would gain little, and the tree takes memory."""

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
    node = Node(
        strategy,
        strategy.moves.sample(view, chance),
        seat,
        chance,
        also,
        MAX_SIMULATIONS if strategy.judges else OPENED_TURNS,
    )
    simulations = 0
    while simulations < MAX_SIMULATIONS and not budget.spent(simulations):
        _from_root(strategy, node, view, chance)
        simulations += 1
        if only_best and simulations % CLEAR_CHECK_SIMULATIONS == 0 and _clear(node):
            break
    return node


def _from_root(strategy: Strategy[P, A, V], node: Node[P, A], view: V, chance: Chance) -> None:
    node.open(chance)
    branch = node.choose()
    if strategy.moves.guesses and len(branch.nodes) < SAMPLES_PER_ROOT_VISIT * sqrt(branch.visits):
        result = _grow(strategy, node, branch, strategy.moves.sample(view, chance), chance)
    else:
        result = _follow(strategy, node, branch, chance, 0)
    node.visits += 1
    branch.learn(result, node.seat)


def _simulate(strategy: Strategy[P, A, Any], node: Node[P, A], chance: Chance, depth: int) -> Forecast:
    """Descend to a new position, and add its forecast to every branch on the way."""
    if depth == LARGEST_DEPTH:
        return strategy.forecasts([node.position], chance)[0]
    node.open(chance)
    branch = node.choose()
    result = _follow(strategy, node, branch, chance, depth)
    node.visits += 1
    branch.learn(result, node.seat)
    return result


def _follow(
    strategy: Strategy[P, A, Any], node: Node[P, A], branch: Branch[P, A], chance: Chance, depth: int
) -> Forecast:
    if branch.over:
        return branch.first
    wanted = SAMPLES_PER_ROOT_VISIT * sqrt(branch.visits) if branch.turn.draws else 1
    if len(branch.nodes) < wanted:
        return _grow(strategy, node, branch, strategy.moves.resample(node.position, chance), chance)
    return _simulate(strategy, min(branch.nodes, key=_VISITS), chance, depth + 1)


def _grow(
    strategy: Strategy[P, A, Any], node: Node[P, A], branch: Branch[P, A], position: P, chance: Chance
) -> Forecast:
    """Play a turn from a newly sampled position, and add the resulting position to the tree."""
    position = strategy.moves.play_turn(position, node.seat, branch.turn, chance)
    seat = strategy.moves.seat(position)
    if seat is None or not strategy.deep:
        return strategy.forecasts([position], chance)[0]
    grown = Node(strategy, position, seat, chance)
    branch.nodes.append(grown)
    return grown.first


def _clear(node: Node[Any, Any]) -> bool:
    """Return whether the best turn is far better than all others."""
    best, *others = node.ranked
    return node.ends(best) == 1 or all(branch.mean < best.mean - CLEAR_LEAD for branch in others)
