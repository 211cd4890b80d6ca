"""Hints at a table of Palazzo: a bid with its reasons, which a click opens, and the sandbox from there."""

from __future__ import annotations

import pytest

from bot.games.palazzo import Auction, Bid, Phase
from bot.texts.games.palazzo.panels import amount_of
from tests.e2e.world import World, open_panel, said
from tests.games.palazzo.positions import do, table

GAME = "palazzo"
ASKED = do(
    table(
        "f7",
        "d7 d6 d4",
        built=["m13 m23 m33 m43", "b12 b23 b33 b43"],
        warehouse="s11",
        quarries=",b53",
        stack="m12 s12 e",
        envoys=4,
        phase=Phase.REVEALED,
    ),
    Auction(),
).position


@pytest.mark.slow
async def test_a_bid_is_explained(world: World) -> None:
    """The best bid comes first, with what the tile would bring; its button opens the panel that confirms it."""
    found = await world.begin(ASKED)
    bidder = world.by_seat(found, 1)
    hint = await world.ask(bidder, "table hint")
    first = said(hint).split("**2. ")[0]
    assert "to your bid" in first
    assert "the tiles bring you 9 points right away and about " in first
    assert f"{found.names[0]} about " in first
    panel = await open_panel(bidder, hint, "palazzo_confirm")
    best = world.client.services.coach.ready(found, 1)[0].advice.action
    assert isinstance(best, Bid)
    assert f"bid {amount_of(found.view(1), best)}" in said(panel).lower()
