"""Setup (page 2)."""

from __future__ import annotations

import pytest

from bot.games.carrara.components import BUILDINGS, OBJECTS, TYPES, Blocks, Objects
from bot.games.carrara.position import deal
from bot.games.chance import FixedChance


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    """Steps 3 to 7: 20 coins; a block each, in turn order black, blue, green, red; the rest in segment I and the bag.

    Nine buildings face up, the other 21 in the stack, in the order drawn; one object of each kind on sale, five left.
    """
    position = deal(seats, {}, FixedChance())

    blocks = [Blocks(black=1), Blocks(blue=1), Blocks(green=1), Blocks(red=1)][:seats]
    assert [(player.coins, player.blocks, player.points) for player in position.players] == [
        (20, own, 0) for own in blocks
    ]
    assert (Blocks(1, 1, 1, 1, 1, 1), *(Blocks(),) * 5) == position.wheel
    assert seats < 4 or Blocks(white=6, yellow=6, red=5, green=5, blue=5, black=5) == position.bag
    assert (BUILDINGS[:9], BUILDINGS[9:]) == (position.display, position.stack)
    assert (OBJECTS, Objects(5, 5, 5, 5, 5, 5)) == (position.on_sale, position.supply)


def test_thirty_buildings() -> None:
    """Page 5: six types, each five times, with the costs 1 to 5 and its own kind of object."""
    assert [*BUILDINGS] == sorted({(kind, cost) for kind in TYPES for cost in range(1, 6)})
    assert {building.type.key: building.object.key for building in BUILDINGS} == {
        "palazzo": "crown",
        "biblioteca": "book",
        "cattedrale": "cup",
        "porta": "gate",
        "castello": "flag",
        "villa": "shield",
    }
