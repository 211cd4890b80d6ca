"""The final scoring (section 7)."""

from __future__ import annotations

import pytest

from bot.games.contract import Outcome
from bot.games.palazzo.actions import Reveal
from bot.games.palazzo.lesson import tiles
from bot.games.palazzo.scoring import outcome, points_of
from tests.games.palazzo.positions import do, table


@pytest.mark.parametrize(
    ("floors", "points"),
    [
        ("b13 s22 m31", 6),  # 3 floors, 6 windows, mixed
        ("b12 b22 b32 b41", 13),  # 4 floors, 7 windows, one material
        ("b13 s23 m32 b42 b51", 17),  # 5 floors, 11 windows, mixed
        ("m11 m21 m32 m42 m52", 20),  # 5 floors, 8 windows, one material
        ("s12 s22 s31", 8),  # 3 floors, 5 windows, one material
        ("b13", -5),
        ("b13 b23", 0),
        ("b13 s23", 0),
        ("b23 s33 m43 b53", 15),
        ("m13 m23 m33 m43 m53", 27),  # the best there is
    ],
)
def test_the_rulebooks_examples(floors: str, points: int) -> None:
    """Windows from three floors on, 3 and 6 for height, 3, 3 and 6 for one material."""
    assert points_of(tiles(floors)).total == points


def over(*hands: str, built: tuple[str, ...]) -> Outcome:
    found = outcome(do(table(*hands, built=built, stack="e", envoys=4), Reveal()).position)
    assert found is not None
    return found


def test_money_breaks_ties() -> None:
    """What can be paid at one time, in one currency with certificates, not all there is; then the victory is shared."""
    result = over("f7 f6", "f5 d5 s4", "c2 c2 c2", built=("", "", ""))
    assert [items["money"] for items in result.breakdown] == [13, 5, 15]
    assert result.winners == (2,)
    tied = over("f7 f6", "d7 d6 s7", "f3", built=("", "", ""))
    assert (tied.winners, tied.ranks) == ((0, 1), (1, 1, 3))
