"""Setup (page 2)."""

from __future__ import annotations

import pytest

from bot.games.carrara.components import (
    BUILDINGS,
    OBJECTS,
    TYPES,
    Blocks,
    Objects,
)
from bot.games.carrara.position import deal
from tests.games.chances import First


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_blocks_and_coins(seats: int) -> None:
    """Page 2, step 4: in turn order black, blue, green, red; step 3: 20 coins each."""
    position = deal(seats, {}, First())

    expected = [Blocks(black=1), Blocks(blue=1), Blocks(green=1), Blocks(red=1)][:seats]
    assert expected == [player.blocks for player in position.players]
    assert [20] * seats == [player.coins for player in position.players]
    assert [0] * seats == [player.points for player in position.players]


def test_wheel_and_bag() -> None:
    """Page 2, step 5: one block of each colour in segment I, all others in the bag."""
    position = deal(4, {}, First())

    assert (Blocks(1, 1, 1, 1, 1, 1), *(Blocks(),) * 5) == position.wheel
    assert Blocks(white=6, yellow=6, red=5, green=5, blue=5, black=5) == position.bag


def test_display_and_stack() -> None:
    """Page 2, step 6: nine buildings face up, the other 21 in the stack, in the order drawn."""
    position = deal(3, {}, First())

    assert (BUILDINGS[:9], BUILDINGS[9:]) == (position.display, position.stack)


def test_objects() -> None:
    """Page 2, step 7: one object of each kind on sale, five of each in the supply."""
    position = deal(2, {}, First())

    assert (OBJECTS, Objects(5, 5, 5, 5, 5, 5)) == (position.on_sale, position.supply)


def test_thirty_buildings() -> None:
    """Page 5: six types, each five times, with the costs 1 to 5."""
    assert {(kind, cost) for kind in TYPES for cost in range(1, 6)} == set(BUILDINGS)
    assert len(BUILDINGS) == 30


@pytest.mark.parametrize(
    ("kind", "thing"),
    [
        ("palazzo", "crown"),
        ("biblioteca", "book"),
        ("cattedrale", "cup"),
        ("porta", "gate"),
        ("castello", "flag"),
        ("villa", "shield"),
    ],
)
def test_object_of_a_type(kind: str, thing: str) -> None:
    """Page 5: every type of building has its own kind of object."""
    (found,) = {building.object for building in BUILDINGS if building.type.key == kind}

    assert thing == found.key
