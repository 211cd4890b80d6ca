"""The pictures in the rules: moments of games that show what their chapters describe."""

from __future__ import annotations

from bot.games.palazzo.position import PalazzoPhase
from render.games.palazzo.showcase import chapters as drawn


def test_the_moments_show_what_they_are_for() -> None:
    """Money to take, a price that has fallen, an auction with bids, four tiles for all, and palazzi of all heights."""
    assert len(drawn.money().position.display) == 4
    assert len(drawn.moment_revealed().position.warehouse) > 2
    assert max(laid.value for laid in drawn.auction().position.bids) > 5
    assert (drawn.moment_offered().position.phase, len(drawn.moment_offered().position.quarry) >= 4) == (
        PalazzoPhase.CHOOSING,
        True,
    )
    heights = {len(each.floors) for player in drawn.moment_built().position.players for each in player.palazzi}
    assert heights >= {2, 3, 4, 5}
