"""Puzzles of Nim, and bots that have a stock of them."""

from __future__ import annotations

from bot.model.puzzles import Origin, Puzzle, WeighedTurn
from tests.games.nim import GAME, position

TAKES = {3: 0.8, 2: 0.77, 1: 0.3}
"""How likely the seat is to win after taking this many stones: the best turn, a good one, and a miss."""


def puzzle_of(number: int, table: int | None = None, game: str = "nim") -> Puzzle:
    """Return one of as many puzzles as there are numbers, of computer players or from a table."""
    turns = [
        WeighedTurn(({"action": "take", "count": count}, {"action": "end_turn"}), (chance, 1 - chance), (9.0, 9.0), 500)
        for count, chance in TAKES.items()
    ]
    there = GAME.codec.position_to_json(position(heap=20 + number))
    return Puzzle(game, 1, {}, 0, there, tuple(turns), Origin(f"1/{number}", table=table))
