"""Outcomes of games that nobody has played."""

from __future__ import annotations

from bot.games.contract import Outcome


def outcome_of(*scores: int, winners: tuple[int, ...] = (), left: frozenset[int] = frozenset()) -> Outcome:
    """Return an outcome with these scores; the best have won, if nobody else is named."""
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Outcome(scores, winners or best, tuple({"total": score} for score in scores), left)
