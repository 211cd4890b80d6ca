"""Measure the search of computer players: `python -m tests.bench.searching`.

Simulations per second of processor time, as a master's search makes them in the middle of Carrara.
"""

from __future__ import annotations

import gc
import sys
from random import Random
from statistics import median
from time import process_time

from bot.games import carrara
from bot.games.carrara.position import Phase, Position
from bot.games.search.tree import search
from bot.model.budgets import Simulations
from bot.services.worker import GARBAGE

ROUND = 9
"""Where the games are searched."""
GAMES = 4
SIMULATIONS = Simulations(100)
ROUNDS = 3


def middle(seats: int, options: dict[str, bool], seed: int) -> Position:
    """Play a game between novices up to the beginning of its middle round."""
    chance = Random(seed)
    decide = carrara.COMPUTERS.players["novice"].choose
    position = carrara.deal(seats, options, chance)
    while position.round < ROUND or position.phase is not Phase.ACTION:
        seat = position.turn
        view, legal = carrara.view_with_memory(position, seat), carrara.legal(position, seat)
        position = carrara.play(position, seat, decide(view, seat, legal, chance), chance).position
    return position


def simulations_a_second(positions: list[Position]) -> float:
    """Return the simulations per second of processor time."""
    learned = carrara.COMPUTERS.learned
    assert learned is not None
    strategy, start = learned.strategy(), process_time()
    for seed, position in enumerate(positions):
        view = carrara.view_with_memory(position, position.turn)
        search(strategy, view, position.turn, Random(seed), SIMULATIONS)
    return SIMULATIONS.count * len(positions) / (process_time() - start)


def main() -> None:
    """Print a line for each number of seats, without and with the expansion."""
    # as the processes in which computer players think
    gc.set_threshold(GARBAGE)
    for options in ({}, {"expansion": True}):
        for seats in carrara.SEATS:
            positions = [middle(seats, options, seed) for seed in range(GAMES)]
            rate = median(simulations_a_second(positions) for _ in range(ROUNDS))
            name = f"search, {seats} seats{', expansion' if options else ''}"
            sys.stdout.write(f"{name:<34}{rate:10,.0f} simulations/s\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
