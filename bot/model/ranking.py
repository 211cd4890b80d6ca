"""The final ranking, however a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.contract import Outcome
from bot.model.rows import Ending, Seat


def gave_up(seat: Seat) -> bool:
    """Return whether a seat's person had left it when the game ended: conceded, or absent with a computer in charge."""
    return seat.conceded or (seat.stand_in is not None and not seat.one_turn)


def ranks(ending: Ending, seats: Sequence[Seat], outcome: Outcome | None) -> tuple[int | None, ...]:
    """Return each seat's rank from 1, equal for ties; None if the game had no result.

    Seats that were given up rank last, however well the computer player did; a seat against which all others gave up
    has won. After the winners by the game's own rules, the score decides, and ties remain.
    """
    if ending in (Ending.AGREED, Ending.ABANDONED):
        return (None,) * len(seats)
    left = _left(seats)
    if outcome is not None:
        return replace(outcome, left=left).ranks
    return tuple(1 + (number in left) * (len(seats) - len(left)) for number in range(len(seats)))


def winners(ending: Ending | None, seats: Sequence[Seat], outcome: Outcome | None) -> tuple[int, ...]:
    """Return the seats that won: ranked first and not given up; if all were given up, by the rules alone."""
    found = () if ending is None else ranks(ending, seats, outcome)
    stayed = tuple(number for number, rank in enumerate(found) if rank == 1 and not gave_up(seats[number]))
    return stayed or (() if outcome is None else outcome.winners)


def result(ending: Ending | None, seats: Sequence[Seat], outcome: Outcome) -> Outcome:
    """Return the outcome by the rules with those who gave up last, even if their stand-ins won."""
    return replace(outcome, winners=winners(ending, seats, outcome), left=_left(seats))


def _left(seats: Sequence[Seat]) -> frozenset[int]:
    return frozenset(number for number, seat in enumerate(seats) if gave_up(seat))
