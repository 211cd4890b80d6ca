"""When a person is reminded of their turn. Reminders that come due in quiet hours wait: `bot.model.quiet_hours`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

from bot.model.pace import DAY, ENDLESS_BANK, HOUR, WEEK, PaceTimes

GENTLE_REMINDERS: Final = (DAY, 3 * DAY, WEEK)
"""The times of the first reminders without a time limit; further ones follow once a week."""
MAX_REMINDERS: Final = 3
"""The most reminders of one turn with a time limit."""
WARNING_TIME: Final = 2 * HOUR
"""The time outside quiet hours that a person has left when warned that their time is nearly up."""


def schedule(terms: PaceTimes, time: int) -> Iterator[int]:
    """Yield when a person with this much time for a turn is reminded, in seconds of that time.

    With a time limit: after one gain, at half time, and one gain before the end. The last one matters most, so any
    that would come less than a gain before the next is left out.
    """
    if time >= ENDLESS_BANK:
        yield from GENTLE_REMINDERS
        yield from count(GENTLE_REMINDERS[-1] + WEEK, WEEK)
    times = [max(time // 2, time - terms.gain)]
    for earlier in (time // 2, terms.gain):
        if earlier + terms.gain <= times[0]:
            times.insert(0, earlier)
    yield from times
