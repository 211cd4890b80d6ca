"""Building (pages 5 to 7)."""

from __future__ import annotations

from bot.games.carrara.actions import Build
from bot.games.carrara.building import payments
from bot.games.carrara.components import Blocks, City
from bot.games.carrara.events import BuildingBuilt
from bot.games.carrara.position import Built
from tests.games.carrara.positions import (
    building,
    buildings,
    do,
    played,
    table,
)


def test_castello_example() -> None:
    """Page 6, steps 1 to 4: Castello 3 is built in Pisa for 3 blocks, which go into the bag; the display refills."""
    before = table(
        blocks=Blocks(white=1, yellow=3), bag=Blocks(red=1), display=buildings("villa1 castello3 porta5"),
        stack=buildings("porta1 porta2"),
    )  # fmt: skip
    paid = Blocks(white=1, yellow=2)
    result = played(before, Build(building("castello3"), City.PISA, paid))
    after = result.position

    assert (Built(building("castello3"), City.PISA),) == after.players[0].buildings
    assert Blocks(yellow=1) == after.players[0].blocks
    assert Blocks(white=1, yellow=2, red=1) == after.bag
    assert (buildings("villa1 porta1 porta5"), buildings("porta2")) == (after.display, after.stack)
    assert (BuildingBuilt(0, building("castello3"), City.PISA, paid, building("porta1")),) == result.events
    assert result.reveals


def test_payments_are_complete() -> None:
    """Page 6: every mix of accepted blocks is listed once, the least valuable first."""
    assert (Blocks(red=2), Blocks(yellow=1, red=1), Blocks(white=1, red=1), Blocks(white=1, yellow=1)) == payments(
        Blocks(white=1, yellow=1, red=2, green=3), 2, City.LUCCA
    )


def test_last_building_after_an_announcement() -> None:
    """Page 11: a last round started by an announcement stays the announcer's."""
    villa3 = building("villa3")
    before = table(blocks=Blocks(black=3), display=(villa3,), stack=(), last_round_by=1, announced_by=1)
    after = do(before, Build(villa3, City.LERICI, Blocks(black=3)))

    assert (after.last_round_by, after.announced_by) == (1, 1)
