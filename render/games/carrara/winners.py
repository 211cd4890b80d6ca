"""Who has won a game that is over by its rules, and everyone's place."""

from __future__ import annotations

from bot.games.carrara.view import View


def winners(view: View) -> tuple[int, ...]:
    """Return the seats with the most points and then the most blocks (page 12); none before the final scoring."""
    if view.final is None or view.open_hands is None:
        return ()
    return tuple(seat for seat in range(len(view.players)) if rank(view, seat) == 1)


def rank(view: View, seat: int) -> int:
    """Return the place a seat takes, from 1: by points, then by blocks left where hands are open (page 12)."""
    reached = [_reached(view, each) for each in range(len(view.players))]
    return 1 + sum(other > reached[seat] for other in reached)


def _reached(view: View, seat: int) -> tuple[int, int]:
    return view.score(seat), sum(view.open_hands[seat].blocks) if view.open_hands is not None else 0
