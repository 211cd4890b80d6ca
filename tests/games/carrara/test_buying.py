"""Buying blocks (pages 3 to 5)."""

from __future__ import annotations

from bot.games.carrara.actions import TakeBlocks, TurnWheel
from bot.games.carrara.components import Blocks, colours_of
from bot.games.carrara.events import BlocksTaken, WheelTurned
from tests.games.carrara.positions import (
    happens,
    played,
    table,
    wheel,
)
from tests.games.chances import Replay


def test_six_comes_back_to_one() -> None:
    """Page 5, special case 1: blocks turned from VI to I stay, cost more again, and the wheel is refilled to 11."""
    before = table(wheel=wheel(s6=Blocks(white=2, black=1), s3=Blocks(red=6)))
    result = played(before, TurnWheel(), Replay([[*colours_of(Blocks(white=1, blue=1))]]))

    assert wheel(s1=Blocks(white=3, blue=1, black=1), s4=Blocks(red=6)) == result.position.wheel
    assert (WheelTurned(0, Blocks(white=1, blue=1), Blocks(white=2, black=1)),) == result.events
    assert (BlocksTaken(0, 1, Blocks(white=1), 6),) == happens(result.position, TakeBlocks(1, Blocks(white=1)))
