"""Measure how well turns are rated: `python -m tests.bench.rating SEATS GAMES [OPTION …]`.

In games of Carrara's network against itself, how far the best of the turns rated highest is behind the best of all, in
hundredths of a chance of winning.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np

from bot.games import carrara
from bot.services.worker import GARBAGE
from bot.training.episodes import Player, weighed
from bot.training.weights import Array, Weights

BEST: Final = (1, 3, 5, 8, 12)
"""How many of the turns rated highest are judged."""
FEW: Final = 6
"""Decisions between so few turns or fewer are left out."""


def decisions(seats: int, options: dict[str, bool], games: int) -> Iterator[Array]:
    """Yield the worth of all turns of each decision, those rated highest first."""
    learned = carrara.COMPUTERS.learned
    assert learned is not None
    moves = learned.moves
    for seed in range(games):
        chance = Random(seed)
        position = carrara.deal(seats, options, chance)
        network = learned.network(position)
        assert network is not None
        policy = np.array(network.policy)
        player = Player(learned, Weights.of_network(network), policy, chance)
        while (seat := moves.seat(position)) is not None:
            turns, seen, found = weighed(player, position, seat, sys.maxsize, 0)
            if len(turns) > FEW:
                yield found[np.argsort(-(seen @ policy), kind="stable")]
            position = moves.play_turn(position, seat, turns[int(found.argmax())], chance)


def main() -> None:
    """Print a line for each number of turns judged."""
    gc.set_threshold(GARBAGE)
    seats, games = int(sys.argv[1]), int(sys.argv[2])
    found = [*decisions(seats, dict.fromkeys(sys.argv[3:], True), games)]
    sys.stdout.write(f"{len(found)} decisions between {np.mean([*map(len, found)]):.0f} turns\n")
    for best in BEST:
        behind = [each.max() - each[:best].max() for each in found]
        sys.stdout.write(f"best of {best:>2}: {100 * np.mean(behind):5.2f} behind\n")


if __name__ == "__main__":
    main()
