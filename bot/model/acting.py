"""Who is to act after a move, for which seats that has changed, and who is told; turns are tracked only here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.games.contract import Rules
from bot.model.rows import Move, PostKind, Seat


@dataclass(frozen=True, slots=True)
class Acting:
    """Who is to act after some moves."""

    to_act: tuple[int, ...]
    newly_waiting: frozenset[int]
    """Seats that begin to wait: they were not to act before, or have just ended a turn."""
    ended: frozenset[int]
    """Seats that ended a turn, and the seats whose turn it was."""
    changed: frozenset[int]
    """Seats whose legal actions have changed."""
    outdated: frozenset[int] = frozenset()
    """Seats that may act out of turn: their actions were offered for the former position."""

    @property
    def passed(self) -> bool:
        """Whether anyone's wait began or ended."""
        return bool(self.newly_waiting or self.changed - set(self.to_act))


def acting_after(
    rules: Rules[Any, Any], before: Any, moves: Sequence[Move], after: Any, asked: Sequence[Any] = ()
) -> Acting:
    """Return who is to act after moves that led from one position to another; `before` is None for the deal.

    `asked` holds positions on the way in which others were asked: a seat that was not to act there begins to wait anew.
    So does the seat of a person whose standing order has answered: the current question is new to them.
    """
    were = frozenset(() if before is None else rules.actors(before)).intersection(*map(rules.actors, asked))
    answered = frozenset(move.seat for move in moves if move.by_order)
    to_act = rules.actors(after)
    last_moves = [move for move in moves if move.turn_ended is not None]
    ended = frozenset(seat for move in last_moves for seat in (move.seat, move.turn_ended) if seat is not None)
    acted = frozenset(move.seat for move in moves if move.seat is not None)
    newly_waiting = frozenset(to_act) - (were - ended - answered)
    others = were & frozenset(to_act) - acted
    # empty unless several seats may act at once, so legal actions are rarely compared
    changed = {seat for seat in others if list(rules.legal(before, seat)) != list(rules.legal(after, seat))}
    outdated = frozenset(() if before is None else rules.may_interrupt(before)).union(rules.may_interrupt(after))
    return Acting(to_act, newly_waiting, ended, acted | were ^ frozenset(to_act) | changed, outdated)


def released_seats(seats: Iterable[Seat], acting: Acting) -> tuple[int, ...]:
    """Return the seats whose stand-in was to act for one turn and has just finished it."""
    kept = set(acting.to_act) - acting.ended
    return tuple(number for number, seat in enumerate(seats) if seat.one_turn and number not in kept)


def seats_after(seats: Sequence[Seat], acting: Acting) -> tuple[Seat, ...]:
    """Return the seats without the stand-ins that have finished their one turn."""
    free = released_seats(seats, acting)
    return tuple(
        replace(seat, stand_in=None, one_turn=False) if number in free else seat for number, seat in enumerate(seats)
    )


def message_due(acting: Acting, moves: Sequence[Move], seats: Sequence[Seat], announced: int) -> PostKind | None:
    """Return the public message that moves require, or the change of the newest one, which told of row `announced`."""
    if not acting.to_act:
        return PostKind.END
    last, now = moves[-1], seats_after(seats, acting)
    calls = any(now[number].awaited for number in acting.newly_waiting)
    if calls if last.back_to is None else last.back_to < announced:
        return PostKind.TURN
    # a computer player continues its turn at once, so nobody needs to know how far it is
    acted = any(seats[move.seat].awaited for move in moves if move.seat is not None)
    return PostKind.REFRESH if acted and any(now[number].awaited for number in acting.to_act) else None
