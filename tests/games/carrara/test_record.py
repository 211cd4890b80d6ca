"""Carrara as a library, and its part of the game record, to the letter."""

from __future__ import annotations

import pytest

from bot.games import carrara
from bot.games.contract import BadData, Json
from tests.games.carrara.positions import table


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": []}, "players: 0 is not from 2 to 4"),
        ({"wheel": [[]]}, "wheel: not 6 segments"),
        ({"turn": 2}, "turn: no such seat"),
        ({"last_round_by": -1}, "last_round_by: no such seat"),
        ({"phase": "later"}, "phase: unknown: 'later'"),
    ],
)
def test_broken_positions(change: dict[str, Json], message: str) -> None:
    """An impossible position is refused."""
    with pytest.raises(BadData) as refused:
        carrara.GAME.codec.position_from_json(carrara.GAME.codec.position_to_json(table()) | change)

    assert message == str(refused.value)
