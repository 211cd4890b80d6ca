"""The counting file: numbers of positions from fixed setups."""

from __future__ import annotations

from tests.games.carrara import perft


def test_counts() -> None:
    """From every setup as many positions follow as the file says; what differs is told action by action."""
    assert "\n".join(perft.differences()) == ""


def test_a_difference_is_told_by_actions() -> None:
    """Where a number differs, the positions that follow each action are counted."""
    (position, *_) = perft.setups().values()

    assert perft.read()["start-2"][:3] == [sum(perft.divide(position, depth).values()) for depth in (1, 2, 3)]
