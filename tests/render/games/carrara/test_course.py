"""The invented course of chances in the showcase: it shows what its words say."""

from __future__ import annotations

import pytest

from render.games.carrara.showcase.course import invented
from tests.render.games.carrara.positions import finished, moment


def test_mistakes_cost_what_they_are_said_to() -> None:
    """In the turn of each mistake its seat's chance falls by its cost, and chances always add up to one."""
    course = invented([*(moment(2, 5, turns).position for turns in range(1, 24, 2)), finished(2, 5)])
    assert len(course.marks) > 1
    for mark in course.marks:
        before, after = (course.chances[turn][mark.seat] for turn in (mark.turn - 1, mark.turn))
        assert before - after == pytest.approx(mark.cost)
    assert all(sum(each) == pytest.approx(1) for each in course.chances)
