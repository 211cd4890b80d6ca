"""Puzzles of Nim, and replacements of the search for them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from operator import neg
from typing import Any

from bot.games.contract import Json
from bot.model.puzzles import Origin, Puzzle, WeighedTurn, to_json
from bot.services.mining import Jobs
from bot.services.worker import GameKey
from bot.services.worker_pool import GIVES_WAY, BrokenOff
from tests.games.nim import GAME, position

TAKES = {3: 0.8, 2: 0.77, 1: 0.3}
"""How likely the seat is to win after taking this many stones: the best turn, a good one, and a miss."""


def puzzle_of(number: int, table: int | None = None, game: str = "nim") -> Puzzle:
    """Return a puzzle that differs from those of other numbers, made by computer players or at a table."""
    turns = [
        WeighedTurn(({"action": "take", "count": count}, {"action": "end_turn"}), (chance, 1 - chance), (9.0, 9.0), 500)
        for count, chance in TAKES.items()
    ]
    there = GAME.codec.position_to_json(position(heap=20 + number))
    return Puzzle(game, 1, {}, 0, there, tuple(turns), Origin(f"1/{number}", table=table))


def found_in(name: str, seed: int, simulations: int, number: int) -> list[Json]:
    """Find a puzzle in the game of a number without playing it, in any process."""
    return [to_json(puzzle_of(10 * seed + number))]


def looks(told: list[tuple[int, int]]) -> Callable[..., Jobs[Puzzle | None]]:
    """Return a search that finds a puzzle in every other position, and records table and seed of each."""

    def find_puzzle(key: GameKey, options: Any, seat: int, view: Any, origin: Origin, seed: int) -> Jobs[Puzzle | None]:
        told.append((origin.table or 0, seed))
        return puzzle_of((yield neg, (-seed,)), origin.table) if len(told) % 2 == 0 else None

    return find_puzzle


def interrupted() -> Callable[..., Coroutine[Any, Any, Any]]:
    """Return a worker's `run` that interrupts each job once, and then does it."""
    begun = set[object]()

    async def run(function: Callable[..., Any], *arguments: Any, priority: int) -> Any:
        assert priority == GIVES_WAY
        if arguments not in begun:
            begun.add(arguments)
            raise BrokenOff
        return function(*arguments)

    return run
