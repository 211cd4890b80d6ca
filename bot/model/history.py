"""Reading a table's log: the moves that count, and how far a seat may take back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.model.rows import Move


def effective_moves(moves: Iterable[Move]) -> list[Move]:
    """Return the moves that count, without those taken back and the rows that took them back."""
    line: list[Move] = []
    for move in moves:
        if move.back_to is None:
            line.append(move)
        else:
            while line and line[-1].seq > move.back_to:
                line.pop()
    return line


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A possible take-back: the row to go back to, and whether it needs no consent of the others."""

    back_to: int
    free: bool


def find_take_back(moves: Sequence[Move], seat: int, only_ends_turn: Callable[[Move], bool]) -> TakeBack | None:
    """Return how a seat's latest choice could be taken back; None if it has made none.

    Free until the seat has ended its turn itself or another seat has acted, and never once anything random or hidden
    has been revealed.
    """
    line = effective_moves(moves)
    for number in range(len(line) - 1, 0, -1):
        move = line[number]
        if move.seat == seat and move.chosen and not only_ends_turn(move):
            undone = line[number:]
            confirmed = any(later.chosen and later.turn_ended == seat for later in undone)
            others = any(later.seat != seat for later in undone)
            reveals = any(later.reveals for later in undone)
            # the row before it led to the position it was chosen in, even if that row is a take-back itself
            return TakeBack(move.seq - 1, free=not (confirmed or others or reveals))
    return None
