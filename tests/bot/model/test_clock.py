"""The clock on its own: time used, gained, held and due; and when people are reminded."""

from __future__ import annotations

from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.clock import Clock
from bot.model.pace import DAY, HOUR, TERMS, Pace
from bot.model.person import Person, QuietHours
from bot.model.quiet_hours import defer_notice, start_clock
from bot.model.reminders import MAX_REMINDERS, schedule

NOW = 1_800_000_000
NORMAL = TERMS[Pace.NORMAL]


def test_after_an_action_a_clock_has_at_least_the_floor() -> None:
    """The time used is charged down to the floor, and reminders begin anew."""
    clock = Clock(NORMAL.bank, NOW, reminded=3, spent=HOUR)
    assert clock.played(NORMAL, NOW + 70 * HOUR) == Clock(DAY, NOW + 70 * HOUR)
    assert clock.played(NORMAL, NOW + HOUR) == Clock(71 * HOUR, NOW + HOUR)
    assert clock.played(NORMAL, NOW - HOUR) == Clock(NORMAL.bank, NOW), "on a machine whose clock was set back"


@pytest.mark.parametrize(
    ("pace", "hours", "reminded"),
    [
        (Pace.RELAXED, 7 * 24, (24, 84, 144)),
        (Pace.RELAXED, 48, (24,)),
        (Pace.NORMAL, 72, (12, 36, 60)),
        (Pace.NORMAL, 26, (14,)),
        (Pace.BRISK, 24, (2, 12, 22)),
        (Pace.BRISK, 2, (1,)),
    ],
)
def test_when_people_are_reminded(pace: Pace, hours: int, reminded: tuple[int, ...]) -> None:
    """After a gain, at half time and a gain before the end, then only the end is due; never closer than a gain."""
    terms, bank = TERMS[pace], hours * HOUR
    due = [Clock(bank, NOW, number).due(terms) for number in range(len(reminded) + 1)]
    assert due == [NOW + at * HOUR for at in (*reminded, hours)]


@given(pace=st.sampled_from(Pace), time=st.integers(1, 20 * DAY))
def test_reminders_come_before_any_time_is_up(pace: Pace, time: int) -> None:
    """At most three times, and the last time at half time or later."""
    terms = TERMS[pace]
    times = list(islice(schedule(terms, time), MAX_REMINDERS + 1))
    assert 1 <= len(times) <= MAX_REMINDERS
    assert all(later - earlier >= terms.gain for earlier, later in pairwise(times))
    assert time // 2 <= times[-1] < time


@given(moment=st.integers(0, 3 * DAY), begin=st.integers(0, 1439), hours=st.integers(1, 20))
def test_time_is_not_up_in_quiet_hours(moment: int, begin: int, hours: int) -> None:
    """Nor less than two hours after them: someone who looks in then has that long."""
    person = Person(1, quiet=QuietHours(begin, (begin + 60 * hours) % 1440))
    ends = start_clock(person, Clock(DAY + moment), NOW).runs_out_at()
    assert ends is not None
    assert ends >= NOW + DAY + moment
    assert all(defer_notice(person, ends - ago) == ends - ago for ago in (0, 2 * HOUR))
