"""The invented course of chances in the showcase: it shows what its words say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from render.games.carrara.showcase.course import invented
from tests.render.games.carrara.positions import finished, moment


@pytest.mark.parametrize("seed", [5, 7])
def test_the_course_holds_what_it_is_said_to(seed: int) -> None:
    """In the turn of each mistake its seat's chance falls by its cost; whom the turning point favoured gained most."""
    course = invented([*(moment(2, seed, turns).position for turns in range(1, 24, 2)), finished(2, seed)])
    assert len(course.marks) > 1
    for mark in course.marks:
        before, after = (course.chances[turn][mark.seat] for turn in (mark.turn - 1, mark.turn))
        assert before - after == pytest.approx(mark.cost)
    gains = [[b - a for a, b in zip(*each, strict=True)] for each in pairwise(course.before)]
    assert course.turning is not None
    assert gains[course.turning - 1][course.favoured] == max(map(max, gains)) > 0
    assert all(sum(each) == pytest.approx(1) for each in course.chances)
