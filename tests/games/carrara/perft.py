"""Count positions to some depth from fixed setups with fixed draws.

`python -m tests.games.carrara.perft > tests/games/carrara/counts.txt` writes the numbers again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from bot.games import carrara
from bot.games.carrara.position import Phase, Position

T = TypeVar("T")

COUNTS = Path(__file__).with_name("counts.txt")
MOST = 10_000
"""The largest number in the file, so that counting stays quick."""
DEEPEST = 12


class Spread:
    """Draw always the same, from all over the population."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw `k` places at equal distances, none twice: 37 is prime and larger than any population here."""
        return [population[(5 + 37 * index) % len(population)] for index in range(k)]


CHANCE = Spread()


def perft(position: Position, depth: int) -> int:
    """Count the positions after `depth` actions."""
    actions = carrara.legal(position, position.turn)
    if depth == 1:
        return len(actions)
    return sum(perft(carrara.play(position, position.turn, action, CHANCE).position, depth - 1) for action in actions)


def played(seats: int, done: Callable[[Position], bool], expansion: bool = False) -> Position:
    """Play from a fixed setup with a fixed rule of choice until `done` or the game is over."""
    position = carrara.deal(seats, {"expansion": True} if expansion else {}, CHANCE)
    number = 0
    while not done(position) and carrara.actors(position):
        actions = carrara.legal(position, position.turn)
        position = carrara.play(position, position.turn, actions[number * 5 % len(actions)], CHANCE).position
        number += 1
    return position


SETUPS: Mapping[str, Callable[[Position], bool]] = {
    "start": lambda _: True,
    "round-6": lambda position: position.round == 6,
    "round-12": lambda position: position.round == 12,
    "round-18-turned": lambda position: position.round >= 18 and position.phase is Phase.BUYING,
    "late": lambda position: len(position.stack) < 4 and position.phase is Phase.ACTION,
    "last-round": lambda position: position.last_round_by is not None and position.phase is Phase.ACTION,
}


def setups() -> dict[str, Position]:
    """Return the positions to count from: early, middle and late, for 2, 3 and 4 seats, with and without expansion."""
    found = {
        f"{name}{'-expansion' * expansion}-{seats}": played(seats, done, expansion)
        for expansion in (False, True)
        for name, done in SETUPS.items()
        for seats in carrara.SEATS
    }
    return {name: position for name, position in found.items() if carrara.actors(position)}


def counted(position: Position) -> list[int]:
    """Count to every depth up to the last one whose number is not too large."""
    numbers: list[int] = []
    for depth in range(1, DEEPEST + 1):
        number = perft(position, depth)
        if number > MOST or number == 0:
            break
        numbers.append(number)
    return numbers


def read() -> dict[str, list[int]]:
    """Read the file: a setup's name and its numbers, depth 1 first."""
    lines = [line.split() for line in COUNTS.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {name: list(map(int, numbers)) for name, *numbers in lines}


if __name__ == "__main__":
    sys.stdout.write("# setup, then the number of positions after 1, 2, 3 ... actions; written by perft.py\n")
    for name, position in setups().items():
        sys.stdout.write(f"{name} {' '.join(map(str, counted(position)))}\n")
