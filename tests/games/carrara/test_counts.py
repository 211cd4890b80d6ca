"""The counting file: numbers of positions from fixed setups."""

from __future__ import annotations

import pytest

from tests.games.carrara import perft


@pytest.mark.slow
def test_counts() -> None:
    """Every setup leads to as many positions as the file says; differences are listed by action."""
    assert "\n".join(perft.differences()) == ""


def test_a_difference_is_shown_by_action() -> None:
    """If a number differs, the positions after each action are counted."""
    (position, *_) = perft.setups().values()

    assert perft.read()["start-2"][:3] == [sum(perft.divide(position, depth).values()) for depth in (1, 2, 3)]
