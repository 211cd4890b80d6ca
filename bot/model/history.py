"""Reading a table's log: the line of play that holds, and how far a seat may take back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.game import END_TURN
from bot.model.rows import Move


def holding(moves: Iterable[Move]) -> list[Move]:
    """Pick the moves that hold, without those taken back and without the rows that took them back."""
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
    """What taking back would mean: the row to go back to, and whether all others must consent."""

    back_to: int
    free: bool


def find_take_back(moves: Sequence[Move], seat: int) -> TakeBack | None:
    """Tell how a seat's latest choice could be taken back; None where it has made none.

    Free until its turn is confirmed by hand or another seat has acted, and never past anything random or hidden
    that came to light.
    """
    line = holding(moves)
    for place in range(len(line) - 1, 0, -1):
        move = line[place]
        if move.seat == seat and move.chosen and move.action["action"] != END_TURN:
            undone = line[place:]
            confirmed = any(later.chosen for later in undone if later.action["action"] == END_TURN)
            others = any(later.seat != seat for later in undone)
            reveals = any(later.reveals for later in undone)
            # the row right before led to where it was chosen, even if that row took something back itself
            return TakeBack(move.seq - 1, free=not (confirmed or others or reveals))
    return None
