"""The turns of a game, as replays, recaps and statistics count them, from its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from bot.games.contract import BadData, Json, Turn
from bot.model.history import effective_moves
from bot.model.rows import Move


def turns_of(moves: Iterable[Move], events_from_json: Callable[[Json], tuple[Any, ...]]) -> list[Turn]:
    """Split a log into turns: each ends with the move that ended it according to the game, whoever acted in between.

    Moves taken back are left out, and so is what the host did without the game.
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
    """Return what happened in the game with a row of its log; nothing for what the host did without the game."""
    try:
        return events_from_json(move.events)
    except BadData:
        return ()
