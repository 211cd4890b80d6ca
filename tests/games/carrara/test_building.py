"""Building (pages 5 to 7)."""

from __future__ import annotations

from bot.games.carrara.actions import Build
from bot.games.carrara.building import payments
from bot.games.carrara.components import Blocks, City
from tests.games.carrara.positions import (
    building,
    buildings,
    do,
    table,
)


def test_a_building_is_replaced_where_it_lay() -> None:
    """Page 6, step 4: the others stay where they are."""
    before = table(
        blocks=Blocks(white=3), display=buildings("villa1 castello3 porta5"), stack=buildings("porta1 porta2")
    )
    after = do(before, Build(building("castello3"), City.PISA, Blocks(white=3)))
    assert after.display == buildings("villa1 porta1 porta5")


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
