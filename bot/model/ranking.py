"""Who came where, however a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.game import Outcome
from bot.model.rows import Ending, Seat


def gave_up(seat: Seat) -> bool:
    """Tell whether a seat's person had left it when the game ended: conceded, or absent with a computer in charge."""
    return seat.conceded or (seat.stand_in is not None and not seat.one_turn)


def places(ending: Ending, seats: Sequence[Seat], outcome: Outcome | None) -> tuple[int | None, ...]:
    """Tell each seat's place from 1, the same for those that tie; None where the game came to no result.

    Whoever gave up is last, whatever the computer player made of it; when all others gave up, who stayed has won.
    Behind the winners of the game's own rules the score decides, a tie being a tie.
    """
    if ending in (Ending.AGREED, Ending.ABANDONED):
        return (None,) * len(seats)
    ranks = [_rank(number, gave_up(seat), outcome) for number, seat in enumerate(seats)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def winners(ending: Ending | None, seats: Sequence[Seat], outcome: Outcome | None) -> tuple[int, ...]:
    """Tell the seats that won: in the first place and there to the end; where nobody stayed, by the rules alone."""
    ranks = () if ending is None else places(ending, seats, outcome)
    stayed = tuple(number for number, place in enumerate(ranks) if place == 1 and not gave_up(seats[number]))
    return stayed or (() if outcome is None else outcome.winners)


def _rank(seat: int, left: bool, outcome: Outcome | None) -> tuple[bool, bool, int]:
    if left or outcome is None:
        return (not left, False, 0)
    return (True, seat in outcome.winners, outcome.scores[seat])
