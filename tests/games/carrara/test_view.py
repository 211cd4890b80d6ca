"""What a seat or an onlooker can see, and positions that cannot be."""

from __future__ import annotations

import pytest

from bot.games import carrara
from bot.games.carrara.components import Blocks, Objects
from bot.games.carrara.position import Phase
from bot.games.carrara.view import Hand
from bot.games.contract import BadData, Json
from tests.games.carrara.positions import board, player, table

HANDS = (Hand(7, Blocks(white=2), Objects(cup=1)), Hand(3, Blocks(red=1), Objects(flag=2)))


def _dealt() -> carrara.Position:
    position = table(coins=7, blocks=Blocks(white=2), objects=Objects(cup=1), points=4, buildings=board("villa3 pisa"))
    return player(position, 1, coins=3, blocks=Blocks(red=1), objects=Objects(flag=2))


def test_hands_open_at_the_end() -> None:
    """When the game is over everyone sees all hands."""
    over = _dealt()._replace(phase=Phase.OVER)

    assert [carrara.view(over, seat).open_hands for seat in (0, 1, None)] == [HANDS] * 3


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
