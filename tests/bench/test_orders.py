"""What standing orders are for: a game by correspondence that ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.orders import play


@pytest.mark.exhaustive
async def test_four_people_who_look_in_twice_a_day_finish_within_two_weeks(tmp_path: Path) -> None:
    """With orders; without them the same deal takes more than twice as long, and as many messages."""
    folders = [tmp_path / name for name in ("with", "without")]
    for folder in folders:
        folder.mkdir()
    ordered, asked = [await play(2, number == 0, folder) for number, folder in enumerate(folders)]
    assert ordered.days < 14
    assert 2 * ordered.days < asked.days
    assert 2 * ordered.posts < asked.posts
    assert 2 * ordered.calls < asked.calls
