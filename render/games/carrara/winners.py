"""Who has won a game that is over by its rules."""

from __future__ import annotations

from bot.games.carrara.view import View


def winners(view: View) -> tuple[int, ...]:
    """Return the seats with the most points and then the most blocks (page 12); none before the final scoring."""
    if view.final is None or view.open_hands is None:
        return ()
    ranks = [(score, sum(hand.blocks)) for score, hand in zip(view.final, view.open_hands, strict=True)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
