"""The coach in a game in which several seats act in a turn."""

from __future__ import annotations

import pytest

from bot.games import GAMES, palazzo
from bot.games.palazzo import Auction, Bid, Discard, Pass, Phase, Reveal
from bot.model.budgets import Simulations
from bot.model.rows import Status
from bot.services.analysis import suggest
from bot.services.coach import Coach, Effort
from bot.tables.registry import Tables
from tests.bot.kit import act, placed
from tests.bot.services.test_coach import Here
from tests.games.palazzo.positions import do, table, tile

QUICK = Effort(scan_simulations=4, compare_simulations=2, position_simulations=4, trials=3, suspects=4)
DECISIVE = table(
    "f7",
    "d7 d6 d4",
    built=["m13 m23 m33 m43", "b12 b23 b33 b43"],
    warehouse="s11",
    quarries=",b53",
    stack="e",
    envoys=4,
    phase=Phase.REVEALED,
)
"""Seat 0 auctions the tile that wins seat 1 the game; without it seat 0 has more points."""


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "palazzo", palazzo.GAME)


async def test_a_hint_in_somebody_elses_turn() -> None:
    """Whoever is asked to bid gets a hint from what that seat knows."""
    asked = do(DECISIVE, Auction()).position
    found = suggest(("palazzo", 1), 1, palazzo.view_with_memory(asked, 1), 1, Simulations(10))
    assert isinstance(found[0].advice.action, Bid)
    assert found[0].advice.action in palazzo.legal(asked, 1)


@pytest.mark.usefixtures("path")
async def test_what_others_did_in_a_turn_is_reviewed(tables: Tables) -> None:
    """A pass that gave the game away is a mistake of the seat that passed, in the turn of the one who auctioned."""
    found = await placed(tables, DECISIVE, game="palazzo")
    for action in (Auction(), Pass(), Discard(tile("b53")), Reveal()):
        await act(found, action)
    review = await Coach(Here(), tables.store.reviews, QUICK).review(found)

    assert found.row.status is Status.OVER
    assert review.chances[-1] == (1.0, 0.0)
    (mistake,) = [each for each in review.mistakes if (each.turn, each.seat) == (1, 1)]
    assert mistake.done == {"action": "pass"}
    assert mistake.better[0]["action"] == "bid"
