"""Search in a tree of turns, grown where play is best for the seat to move, over sampled draws and buildings."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from operator import add

from bot.games.carrara.actions import Action, Announce
from bot.games.carrara.computer.turns import WHEEL, Turn, do, turns, whole
from bot.games.carrara.computer.value import forecast
from bot.games.carrara.knowledge import determinize
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.view import View
from bot.games.chance import Chance
from bot.games.players import Budget, Forecast

EXPLORATION = 0.4
"""How much of the search goes to turns that do not look best at first sight."""
SHARPNESS = 0.04
"""How far behind the best a turn may look, in chances of winning, and still be visited a third as often."""
WIDENING = 0.7
"""How many draws of blocks are sampled: this times the square root of how often the wheel was turned."""
POINT = 0.003
"""The weight of a point ahead against a chance of winning: it decides if the game is won or lost anyway."""
UNCERTAINTY = 0.2
"""The penalty for a turn visited once, in chances of winning; it falls with the square root of the visits."""
CERTAIN = 0.97
"""The chance of winning from which a game is as good as won."""
CLEAR_AFTER = 32
CLEAR_LEAD = 0.1
"""After how many simulations, and by which lead in chances of winning, a turn is clearly the best."""
MOST_SIMULATIONS = 5_000
"""Where a search ends in any case: more would gain little, and the tree takes some 200 MB."""


def worth(expected: Forecast, seat: int) -> float:
    """Return what a forecast is worth to a seat: its chance, plus next to nothing for points ahead."""
    best_other = max(points for other, points in enumerate(expected.points) if other != seat)
    return expected.chances[seat] + POINT * (expected.points[seat] - best_other)


class Branch:
    """A candidate turn, what is known of it, and the positions that it was seen to lead to."""

    __slots__ = ("first", "nodes", "over", "prior", "sums", "total", "turn", "visits")

    def __init__(self, turn: Turn, first: Forecast, seat: int, over: bool = False) -> None:
        self.turn = turn
        self.first = first
        self.over = over
        self.nodes: list[Node] = []
        self.visits = 1
        self.sums: list[float] | None = None
        self.total = worth(first, seat)
        self.prior = 0.0

    def learn(self, result: Forecast, seat: int) -> None:
        """Add the result of a simulation."""
        self.visits += 1
        self.total += worth(result, seat)
        # most turns are visited only once: only the others need to keep more than one forecast
        known = self.sums or (*self.first.chances, *self.first.points)
        self.sums = list(map(add, known, (*result.chances, *result.points)))

    @property
    def mean(self) -> float:
        """The average worth of the turn to the seat that takes it."""
        return self.total / self.visits

    @property
    def surely(self) -> float:
        """The worth of the turn with some certainty: the fewer its visits, the larger the penalty."""
        return self.mean - UNCERTAINTY / sqrt(self.visits)

    def ends(self, seat: int) -> int:
        """Return 1 if the turn announces the end of a game that is as good as won, -1 if as good as lost, else 0."""
        if not any(isinstance(part, Announce) for part in self.turn):
            return 0
        chance = self.forecast().chances[seat]
        return (chance >= CERTAIN) - (chance <= 1 - CERTAIN)

    def forecast(self) -> Forecast:
        """Return the average over all simulations."""
        if self.sums is None:
            return self.first
        means = [value / self.visits for value in self.sums]
        seats = len(means) // 2
        return Forecast(tuple(means[:seats]), tuple(means[seats:]))


class Node:
    """A position in which a seat chooses a turn, with all turns worth considering."""

    __slots__ = ("branches", "first", "position", "seat", "visits")

    def __init__(self, position: Position, chance: Chance, also: Sequence[Action] = ()) -> None:
        self.position = position
        self.seat = position.turn
        self.visits = 1
        found = turns(position, chance)
        known = {turn[0] for turn, _ in found}
        for action in also:
            if action not in known:
                found += whole(action, position, chance)
        self.branches = [self._branch(turn, after, chance) for turn, after in found]
        best = max(branch.total for branch in self.branches)
        weights = [exp((branch.total - best) / SHARPNESS) for branch in self.branches]
        total = sum(weights)
        for branch, weight in zip(self.branches, weights, strict=True):
            branch.prior = weight / total
        self.first = max(self.branches, key=lambda branch: branch.total).forecast()

    def _branch(self, turn: Turn, after: Position, chance: Chance) -> Branch:
        if turn[-1] != WHEEL:
            return Branch(turn, forecast(after), self.seat, after.phase is Phase.OVER)
        node = Node(do(after, WHEEL, chance), chance)
        branch = Branch(turn, node.first, self.seat)
        branch.nodes.append(node)
        return branch

    @property
    def ranked(self) -> list[Branch]:
        """The turns, best first: a won game is ended, even if going on might gain more points; a lost one is not."""
        return sorted(self.branches, key=lambda branch: (branch.ends(self.seat), branch.surely), reverse=True)

    def choose(self) -> Branch:
        """Choose the turn to visit next: one that has been good, or has few visits."""
        root = EXPLORATION * sqrt(self.visits)
        return max(self.branches, key=lambda branch: branch.mean + root * branch.prior / branch.visits)


def simulate(node: Node, chance: Chance) -> Forecast:
    """Follow the best turns down to a new position, and add the result to every branch on the way."""
    branch = node.choose()
    result = _follow(node, branch, chance)
    node.visits += 1
    branch.learn(result, node.seat)
    return result


def _follow(node: Node, branch: Branch, chance: Chance) -> Forecast:
    if branch.over:
        return branch.first
    wanted = WIDENING * sqrt(branch.visits) if branch.turn[-1] == WHEEL else 1
    if len(branch.nodes) < wanted:
        # the stack is shuffled again each time, or the search would count on a building that it imagined
        position = node.position._replace(stack=tuple(chance.sample(node.position.stack, len(node.position.stack))))
        for action in branch.turn:
            position = do(position, action, chance)
        branch.nodes.append(Node(position, chance))
        return branch.nodes[-1].first
    return simulate(min(branch.nodes, key=lambda seen: seen.visits), chance)


def search(view: View, chance: Chance, budget: Budget, also: Sequence[Action] = (), only_best: bool = False) -> Node:
    """Search a position until the budget is spent, visiting every turn at least once.

    With `only_best` the search ends earlier once the best turn is clear.
    """
    node = Node(determinize(view, chance), chance, also)
    simulations = 0
    while simulations < MOST_SIMULATIONS and not budget.spent(simulations):
        simulate(node, chance)
        simulations += 1
        if only_best and simulations % CLEAR_AFTER == 0 and _clear(node):
            break
    return node


def _clear(node: Node) -> bool:
    """Return whether the best turn is far better than all others."""
    best, *others = node.ranked
    return best.ends(node.seat) == 1 or all(branch.mean < best.mean - CLEAR_LEAD for branch in others)
