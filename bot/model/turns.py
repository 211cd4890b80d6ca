"""The turns of a game, cut from its log: what replay, recap and statistics are told by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.games.game import END_TURN, BadData, Json
from bot.model.history import holding
from bot.model.rows import Move


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did from when it came to move until it was done."""

    number: int
    """Counted from 1 through the whole game."""
    seat: int
    round: int
    """Which of this seat's turns it is, counted from 1."""
    first: int
    """The first of its rows in the log."""
    last: int
    """The last of its rows; the position after it is the one after the turn."""
    events: tuple[Any, ...]
    over: bool
    """False where it is still under way."""


def turns_of(moves: Iterable[Move], events_from_json: Callable[[Json], tuple[Any, ...]]) -> list[Turn]:
    """Cut a log into turns, up to each END_TURN or change of seat; what was taken back or is the house's is left out.

    A row is the game's own where a seat made something happen that the game can read.
    """
    turns: list[Turn] = []
    rounds: Counter[int] = Counter()
    for move in holding(moves):
        events = _happened(move, events_from_json)
        if move.seat is None or not events:
            continue
        closed = move.action["action"] == END_TURN
        if turns and not turns[-1].over and turns[-1].seat == move.seat:
            turns[-1] = replace(turns[-1], last=move.seq, events=turns[-1].events + events, over=closed)
            continue
        if turns:
            turns[-1] = replace(turns[-1], over=True)
        rounds[move.seat] += 1
        turns.append(Turn(len(turns) + 1, move.seat, rounds[move.seat], move.seq, move.seq, events, closed))
    return turns


def _happened(move: Move, events_from_json: Callable[[Json], tuple[Any, ...]]) -> tuple[Any, ...]:
    try:
        return events_from_json(move.events)
    except BadData:
        return ()
