"""Search: a tree of turns, grown where play is best for whoever is to move, over sampled draws and buildings."""

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

CURIOSITY = 0.4
"""How much of the search goes to turns that do not look best at first sight."""
SHARPNESS = 0.04
"""How far behind the best a turn may look, in chances of winning, and still be looked at a third as often."""
WIDENING = 0.7
"""How many draws of blocks are looked at: so many times the square root of how often the wheel was turned."""
POINT = 0.003
"""What a point ahead weighs against a chance of winning: it decides where the game is won or lost anyway."""
DOUBT = 0.2
"""What is held against a turn that was looked at once, in chances of winning; it falls with the root of the looks."""
CERTAIN = 0.97
"""From which chance of winning on a game is as good as won."""
CLEAR_AFTER = 32
CLEAR_LEAD = 0.1
"""After how many simulations, and by which lead in chances of winning, a turn is best beyond doubt."""
MOST_SIMULATIONS = 5_000
"""Where a search ends in any case: little more would come of it, and the tree has some 200 MB."""


def worth(expected: Forecast, seat: int) -> float:
    """Tell what a forecast is worth to a seat: its chance, and as good as nothing for points ahead."""
    best_other = max(points for other, points in enumerate(expected.points) if other != seat)
    return expected.chances[seat] + POINT * (expected.points[seat] - best_other)


class Branch:
    """A turn that was thought of, what is known of it, and the positions that it was seen to lead to."""

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
        """Take up the result of a simulation."""
        self.visits += 1
        self.total += worth(result, seat)
        # most turns are never looked at a second time: only the others need to remember more than one forecast
        known = self.sums or (*self.first.chances, *self.first.points)
        self.sums = list(map(add, known, (*result.chances, *result.points)))

    @property
    def mean(self) -> float:
        """What the turn has been worth on average to the seat that takes it."""
        return self.total / self.visits

    @property
    def surely(self) -> float:
        """What the turn is worth with some certainty: the less it was looked at, the more is held against it."""
        return self.mean - DOUBT / sqrt(self.visits)

    def ends(self, seat: int) -> int:
        """Tell whether the turn announces the end of a game that is as good as won, 1, or lost, -1; else 0."""
        if not any(isinstance(part, Announce) for part in self.turn):
            return 0
        chance = self.forecast().chances[seat]
        return (chance >= CERTAIN) - (chance <= 1 - CERTAIN)

    def forecast(self) -> Forecast:
        """Tell the average over all simulations."""
        if self.sums is None:
            return self.first
        means = [value / self.visits for value in self.sums]
        seats = len(means) // 2
        return Forecast(tuple(means[:seats]), tuple(means[seats:]))


class Node:
    """A position in which a seat chooses a turn, with all turns worth thinking about."""

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
        """The turns, best first: what is won is ended, though going on might bring more points; what is lost is not."""
        return sorted(self.branches, key=lambda branch: (branch.ends(self.seat), branch.surely), reverse=True)

    def choose(self) -> Branch:
        """Choose the turn to look at next: one that has been good, or was hardly looked at."""
        root = CURIOSITY * sqrt(self.visits)
        return max(self.branches, key=lambda branch: branch.mean + root * branch.prior / branch.visits)


def simulate(node: Node, chance: Chance) -> Forecast:
    """Follow the best turns down to a new position, and tell everyone on the way what came of it."""
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
        # what the stack reveals is drawn anew each time, or the search would count on a building that it imagined
        position = node.position._replace(stack=tuple(chance.sample(node.position.stack, len(node.position.stack))))
        for action in branch.turn:
            position = do(position, action, chance)
        branch.nodes.append(Node(position, chance))
        return branch.nodes[-1].first
    return simulate(min(branch.nodes, key=lambda seen: seen.visits), chance)


def search(view: View, chance: Chance, budget: Budget, also: Sequence[Action] = (), only_best: bool = False) -> Node:
    """Think about a position until the budget is spent; at least once about every turn.

    Who wants to know `only_best` which turn is best gets the answer earlier where that is clear.
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
    """Tell whether the best turn is better than all others by far."""
    best, *others = node.ranked
    return best.ends(node.seat) == 1 or all(branch.mean < best.mean - CLEAR_LEAD for branch in others)
