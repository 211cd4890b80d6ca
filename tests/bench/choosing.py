"""Measure what choices of short searches lose: `python -m tests.bench.choosing GAME SEATS POSITIONS [OPTION …]`.

In positions of games between advanced players, short searches choose with several ways to open turns, and long searches
judge what they chose. Losses are in hundredths of a chance of winning.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, Final

from bot.games import GAMES, carrara
from bot.games.carcassonne.computer.strategy import LEARNED as MAP
from bot.games.carcassonne.computer.strategy import STRATEGY as BY_HAND
from bot.games.palazzo.computer.strategy import STRATEGY as PALAZZO
from bot.games.players import AT_ONCE, Strategy
from bot.games.search import tree
from bot.games.search.search import search
from bot.model.budgets import Simulations
from bot.services.worker import GARBAGE

WAYS: Final = ((tree.OPENED, 1.0), ((4, 8, 12), 0.8), ((12,), 0.6))
"""How many turns of a position are open after its first visits, as it is now and otherwise, and a share of simulations.

The shares take about the same time.
"""
SIMULATIONS: Final = {"carrara": (150, 1500), "carcassonne": (60, 500), "palazzo": (40, 400)}
"""By game: of a short search, and of a long one."""
SEARCHES: Final = 3
TURNS: Final = range(4, 18)
"""After how many turns of each seat a position is taken."""


def strategy_of(game: str) -> Strategy[Any, Any, Any]:
    """Return what a game's master searches with."""
    if game == "carcassonne":
        return MAP.strategy_or(BY_HAND)
    learned = carrara.COMPUTERS.learned
    assert learned is not None
    return PALAZZO if game == "palazzo" else learned.strategy()


def positions(name: str, seats: int, options: dict[str, bool]) -> Iterator[Any]:
    """Yield positions in which a seat chooses, each of another game."""
    rules, views, advanced = GAMES[name].rules, GAMES[name].views, GAMES[name].computers.players["advanced"]
    number = 0
    while True:
        chance, turns = Random(number), 0
        position, last = rules.deal(seats, options, chance), chance.choice(TURNS) * seats
        number += 1
        while actors := rules.actors(position):
            seat, action = rules.forced(position) or (actors[0], None)
            if action is None:
                if turns >= last:
                    yield position
                    break
                legal = rules.legal(position, seat)
                action = advanced.choose(views.view_with_memory(position, seat), seat, legal, chance, AT_ONCE)
            played = rules.play(position, seat, action, chance)
            position, turns = played.position, turns + (played.turn_ended is not None)


class Measured:
    """What searches that open turns in one way lost, and how long they took."""

    def __init__(self, way: tuple[int, ...], share: float) -> None:
        self.way = way
        self.share = share
        self.losses: list[float] = []
        self.seconds = 0.0

    def search(self, *asked: Any) -> tree.Node[Any, Any]:
        """Search in this way."""
        tree.OPENED, kept = self.way, tree.OPENED
        try:
            return search(*asked)
        finally:
            tree.OPENED = kept


def main() -> None:
    """Print a line for each way to open turns."""
    gc.set_threshold(GARBAGE)
    name, seats, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    game, strategy = GAMES[name], strategy_of(name)
    (short, long), ways = SIMULATIONS[name], [Measured(*way) for way in WAYS]
    found = positions(name, seats, dict.fromkeys(sys.argv[4:], True))
    for position, _ in zip(found, range(count), strict=False):
        (seat, *_), judged = game.rules.actors(position), dict[Any, list[tree.Branch[Any, Any]]]()
        view = game.views.view_with_memory(position, seat)
        for number, way in enumerate((ways[0], ways[-1])):
            for branch in way.search(strategy, view, seat, Random(number), Simulations(long)).branches:
                judged.setdefault(branch.turn.actions, []).append(branch)
        worth = {
            turn: sum(each.surely * each.visits for each in both) / sum(each.visits for each in both)
            for turn, both in judged.items()
        }
        for way in ways:
            for number in range(SEARCHES):
                start = process_time()
                budget = Simulations(round(short * way.share))
                best = way.search(strategy, view, seat, Random(100 + number), budget).ranked[0]
                way.seconds += process_time() - start
                way.losses.append(max(worth.values()) - worth.get(best.turn.actions, min(worth.values())))
    for way in ways:
        many, rate = len(way.losses), short * way.share * len(way.losses) / way.seconds
        loss, best_ones = 100 * sum(way.losses) / many, sum(not loss for loss in way.losses) / many
        sys.stdout.write(f"{way.way!s:<16}{rate:8,.0f} simulations/s   loss {loss:.2f}   the best {best_ones:.0%}\n")


if __name__ == "__main__":
    main()
