"""A small load test: however many people click at once, no move is lost, duplicated or unreported."""

from __future__ import annotations

import pytest

from tests.bench.load import LONGEST, measure


@pytest.mark.exhaustive
@pytest.mark.parametrize(("tables", "clicks", "seconds"), [(6, 40.0, 1.5), (20, 50.0, 10.0)])
async def test_a_crowd(tables: int, clicks: float, seconds: float) -> None:
    """The log has each accepted move once and no other, the messages agree with it, and every answer is in time."""
    report = await measure(tables, clicks, seconds)
    assert report.faults == []
    assert len(report.accepted) > clicks * seconds * 0.3
    assert set(report.clicks) == {"move", "look", "double", "stale", "foreign"}
    assert max(report.shown) < LONGEST


@pytest.mark.exhaustive
async def test_more_than_can_be_answered() -> None:
    """Excess clicks are turned away without any effect on their games; all others are answered, in bounded memory."""
    report = await measure(40, 400.0, 10.0)
    assert report.faults == []
    assert report.crowded > 0
    assert report.accepted
    assert report.memory[-1] < 1.5 * report.memory[len(report.memory) // 2]
