"""Measure the rules: `python -m tests.bench.rules`.

The machine's own speed is measured too, so that figures from different times and machines can be compared.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from bot.games import carrara
from bot.games.carrara.position import Phase, Position
from bot.games.carrara.view import SeatView
from tests.games.carrara import perft

GAMES = 60
ROUNDS = 3
LOOPS = 1_000_000


def playout(seats: int, chance: Random) -> int:
    """Play one random game and return how many actions it took."""
    legal, play, randrange, over = carrara.legal, carrara.play, chance.randrange, Phase.OVER
    position = carrara.deal(seats, {}, chance)
    number = 0
    while position.phase is not over:
        actions = legal(position, position.turn)
        position = play(position, position.turn, actions[randrange(len(actions))], chance).position
        number += 1
    return number


def playouts_a_second(seats: int) -> float:
    """Return the actions per second of uniformly random play on one core, deals included."""
    chance, start = Random(seats), process_time()
    number = sum(playout(seats, chance) for _ in range(GAMES))
    return number / (process_time() - start)


def loops_a_second() -> float:
    """Return how many iterations of a simple loop per second this machine runs now."""
    start, total = process_time(), 0
    for number in range(LOOPS):
        total += number * number % 7
    return LOOPS / (process_time() - start)


def novice_decisions(games: int) -> tuple[list[float], list[Position]]:
    """Play games between novices; return the time of each decision, in ms, and some of the positions."""
    decide = carrara.COMPUTERS.players["novice"].choose
    times: list[float] = []
    positions: list[Position] = []
    for seed in range(games):
        chance = Random(seed)
        position = carrara.deal(2 + seed % 3, {}, chance)
        while position.phase is not Phase.OVER:
            if len(times) % 10 == 0:
                positions.append(position)
            if forced := carrara.forced(position):
                seat, action = forced
            else:
                seat = position.turn
                start = process_time()
                view = carrara.view(position, seat)
                assert isinstance(view, SeatView)
                action = decide(view, seat, carrara.legal(position, seat), chance)
                times.append((process_time() - start) * 1000)
            position = carrara.play(position, seat, action, chance).position
    return times, positions


def microseconds(function: Callable[[], object]) -> float:
    """Return how long a call takes."""
    start = process_time()
    function()
    return (process_time() - start) * 1_000_000


def best(measure: Callable[[], float]) -> float:
    """Measure several times and return the best, the one least disturbed by other processes."""
    return max(measure() for _ in range(ROUNDS))


def main() -> None:
    """Print one line for each figure."""
    say = sys.stdout.write
    loops = best(loops_a_second)
    say(f"simple loop          {loops:12,.0f} turns/s\n")
    for seats in carrara.SEATS:
        actions = best(partial(playouts_a_second, seats))
        say(f"random play, {seats} seats {actions:12,.0f} actions/s, {actions / loops * 1000:.1f} in 1000 turns\n")

    times, positions = novice_decisions(6)
    say(f"novice, average      {sum(times) / len(times):12.2f} ms a decision, slowest {max(times):.1f} ms\n")

    written = [carrara.GAME.codec.position_to_json(position) for position in positions]
    texts = [json.dumps(data) for data in written]
    codec: dict[str, Callable[[], object]] = {
        "position to JSON": lambda: [carrara.GAME.codec.position_to_json(position) for position in positions],
        "position from JSON": lambda: [carrara.GAME.codec.position_from_json(data) for data in written],
        "JSON to text": lambda: [json.dumps(data) for data in written],
        "JSON from text": lambda: [json.loads(text) for text in texts],
    }
    for name, work in codec.items():
        say(f"{name:20} {min(microseconds(work) for _ in range(ROUNDS)) / len(positions):12.1f} µs\n")

    setups = perft.setups()
    start = process_time()
    number = sum(sum(perft.counted(position)) for position in setups.values())
    say(f"counting positions   {number / (process_time() - start):12,.0f} positions/s\n")


if __name__ == "__main__":
    main()
