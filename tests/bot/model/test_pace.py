"""The clock on its own: time used, gained, held and due."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.pace import DAY, HOUR, MOST_REMINDERS, TERMS, Clock, Pace

NOW = 1_800_000_000
NORMAL = TERMS[Pace.NORMAL]
SECONDS = st.integers(0, 20 * DAY)


def test_terms() -> None:
    """A quicker pace has smaller terms; a gain lasts at least until the first reminder."""
    assert set(TERMS) == set(Pace) - {Pace.NONE}
    terms = [TERMS[pace] for pace in (Pace.RELAXED, Pace.NORMAL, Pace.BRISK)]
    assert [(each.reminder, each.bank, each.gain) for each in terms] == [
        (DAY, 7 * DAY, DAY),
        (12 * HOUR, 3 * DAY, 12 * HOUR),
        (2 * HOUR, 12 * HOUR, 2 * HOUR),
    ]
    assert all(each.reminder <= each.gain <= each.bank for each in terms)


def test_a_clock_runs_from_its_moment_on() -> None:
    """No time is used before the clock starts; then every second is, down to zero."""
    clock = Clock(HOUR, NOW)
    assert [clock.left(NOW + passed) for passed in (-DAY, 0, 1, HOUR - 1, HOUR, DAY)] == [
        *(HOUR, HOUR, HOUR - 1, 1, 0, 0)
    ]
    assert clock.ends() == NOW + HOUR
    assert (Clock(HOUR).left(NOW), Clock(HOUR).ends(), Clock(HOUR).due(NORMAL)) == (HOUR, None, None)


def test_a_turn_adds_its_gain_up_to_the_full_bank() -> None:
    """A resumed turn adds no gain, but no turn starts with an empty bank."""
    assert Clock(HOUR).ready(NORMAL) == Clock(13 * HOUR)
    assert Clock(NORMAL.bank - HOUR).ready(NORMAL) == Clock(NORMAL.bank)
    assert Clock(HOUR, reminded=2, spent=DAY).ready(NORMAL, gain=False) == Clock(HOUR)
    assert Clock(0).ready(NORMAL, gain=False) == Clock(0).ready(NORMAL) == Clock(12 * HOUR)


def test_reminders_come_at_even_times_of_use() -> None:
    """Reminders come after 12, 24 and 36 hours of use; then only the end of the bank is due."""
    due = [Clock(NORMAL.bank, NOW, reminded).due(NORMAL) for reminded in range(MOST_REMINDERS + 1)]
    assert due == [NOW + 12 * HOUR, NOW + 24 * HOUR, NOW + 36 * HOUR, NOW + 3 * DAY]
    assert Clock(HOUR, NOW).due(NORMAL) == NOW + HOUR


@pytest.mark.parametrize("reminded", range(MOST_REMINDERS))
def test_a_hold_keeps_the_moments_of_reminders(reminded: int) -> None:
    """After a week's absence, reminders still depend only on the time used."""
    used = 12 * HOUR * reminded + HOUR
    begin = NOW + used + 7 * DAY
    held = Clock(NORMAL.bank, NOW, reminded).resumed(NOW + used, begin)
    assert held.left(begin) == NORMAL.bank - used
    assert held.due(NORMAL) == begin + 11 * HOUR
    assert held.ends() == begin + NORMAL.bank - used


def test_reminders_that_were_missed_come_as_one() -> None:
    """Missed reminders are counted, up to three."""
    clock = Clock(NORMAL.bank, NOW, spent=6 * HOUR)
    assert [clock.reminders(NORMAL, NOW + hours * HOUR) for hours in (0, 5, 6, 20, 30, 300)] == [0, 0, 1, 2, 3, 3]


@given(bank=SECONDS, moments=st.lists(SECONDS, min_size=1, max_size=8).map(sorted))
def test_however_often_it_is_looked_at_time_is_used_once(bank: int, moments: list[int]) -> None:
    """Stopping and resuming at once changes neither the time left nor what is due."""
    clock = untouched = Clock(bank, NOW)
    for moment in moments:
        clock = clock.resumed(NOW + moment, NOW + moment)
        assert clock.left(NOW + moment) == untouched.left(NOW + moment)
        assert clock.stopped(NOW + moment).bank == untouched.left(NOW + moment)
        assert clock.reminders(NORMAL, NOW + moment) == untouched.reminders(NORMAL, NOW + moment)
        if clock.bank:
            assert clock.ends() == untouched.ends()
