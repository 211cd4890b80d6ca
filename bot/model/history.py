"""Reading a table's log, in which each move has the position after it.

Which moves count, how far a seat may take back, and the turns of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.contract import BadData, Json, Turn
from bot.model.rows import Move


def split_into_turns(moves: Iterable[Move], events_from_json: Callable[[Json], tuple[Any, ...]]) -> list[Turn]:
    """Split a log into turns: each ends with the move that ended it according to the game, whoever acted in between.

    Moves taken back are left out, and so are rows that the host wrote without the game.
    """
    turns: list[Turn] = []
    rounds: Counter[int] = Counter()
    for move in effective_moves(moves):
        events = events_of(move, events_from_json)
        if move.seat is None or not (events or move.turn_ended is not None):
            continue
        if not turns or turns[-1].over:
            turns.append(Turn(len(turns) + 1, move.seat, rounds[move.seat] + 1, move.seq, move.seq, (), over=False))
        turn = replace(
            turns[-1], last=move.seq, events=turns[-1].events + events, rows=turns[-1].rows + (move.seq,) * len(events)
        )
        if move.turn_ended is not None:
            rounds[move.turn_ended] += 1
            turn = replace(turn, seat=move.turn_ended, round=rounds[move.turn_ended], over=True)
        turns[-1] = turn
    return turns


def events_of(move: Move, events_from_json: Callable[[Json], tuple[Any, ...]]) -> tuple[Any, ...]:
    """Return the game's events in a row of the log; none if the host wrote it without the game."""
    try:
        return events_from_json(move.events)
    except BadData:
        return ()


ANEW_KEY = "anew"
"""In a take-back's `drawn`: what rows have drawn instead, by their seq as text."""
LAPSED_KEY = "lapsed"
"""In a take-back's `drawn`: the seats whose standing orders it undid."""


def effective_moves(moves: Iterable[Move]) -> list[Move]:
    """Return the moves that count, without those taken back and the rows that took them back.

    If a take-back drew the rest of the game anew, the moves have the draws that lead to it.
    """
    line: list[Move] = []
    drawn: dict[int, dict[int, Json]] = {}
    """By row: what earlier rows have drawn instead, as of that row."""
    seq = -1
    for move in moves:
        if move.back_to is None:
            drawn[move.seq] = drawn.get(seq, {})
            line.append(move)
        else:
            anew = {int(row): there for row, there in move.drawn.get(ANEW_KEY, {}).items()}
            drawn[move.seq] = drawn.get(move.back_to, {}) | anew
            while line and line[-1].seq > move.back_to:
                line.pop()
        seq = move.seq
    instead = drawn.get(seq, {})
    return [replace(move, drawn=instead[move.seq]) if move.seq in instead else move for move in line]


def seats_taken_back(moves: Iterable[Move], back: Move) -> list[int]:
    """List the other seats whose choices a take-back undid, given the log."""
    assert back.back_to is not None
    before = [move for move in moves if move.seq < back.seq]
    undone = [move for move in effective_moves(before) if move.seq > back.back_to]
    return sorted({move.seat for move in undone if move.chosen and move.seat not in (None, back.seat)})


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A possible take-back: the row to go back to, and whether it needs no consent of the others."""

    back_to: int
    free: bool


def find_take_back(moves: Sequence[Move], seat: int, only_ends_turn: Callable[[Move], bool]) -> TakeBack | None:
    """Return how a seat's latest choice, with all confirmed with it, could be taken back; None if it made none.

    It is free until the seat has ended its turn itself or another seat has acted, and never once anything random or
    hidden has been revealed. The newest rows of a log are enough if they hold the choice.
    """
    line = effective_moves(moves)
    for number, move in reversed(list(enumerate(line))):
        if move.seat == seat and move.chosen and not move.joined and not only_ends_turn(move):
            undone = line[number:]
            confirmed = any(later.chosen and later.turn_ended == seat for later in undone)
            others = any(later.seat != seat for later in undone)
            reveals = any(later.reveals for later in undone)
            # the row before it led to the position in which it was chosen, even if that row is itself a take-back
            return TakeBack(move.seq - 1, free=not (confirmed or others or reveals))
    return None
