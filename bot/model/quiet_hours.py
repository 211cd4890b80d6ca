"""When a person may be notified: not while they are away, nor in their quiet hours, nor before their daily hour.

Notices put off here are sent later by `bot.model.notices.tell`; clocks that run for a person do not run out meanwhile.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.model.clock import Clock
from bot.model.pace import DAY
from bot.model.person import Person, QuietHours
from bot.model.reminders import WARNING_TIME

MINUTE: Final = 60
NIGHT, DAWN, MORNING = 4 * 60, 7 * 60, 9 * 60
"""When people sleep, when the day begins at the earliest, and by when it has for everyone; minutes after midnight."""
QUARTER_HOUR: Final = 15 * MINUTE
"""In seconds; in every time zone, clocks change only on a full quarter of an hour."""


def defer_notice(person: Person, now: int) -> int:
    """Return the earliest time to notify a person: now, or once they are back and their quiet hours are over."""
    return _defer(person, max(now, person.away_until or 0))


def defer_direct_message(person: Person, now: int) -> int:
    """Return the earliest time to send them a direct message: when they can be notified, or at their daily hour."""
    moment = defer_notice(person, now)
    if person.digest is None:
        return moment
    within = person.quiet is not None and is_within(person.quiet, person.digest * MINUTE)
    hour = person.quiet.end if person.quiet is not None and within else person.digest
    rest_of_day = QuietHours((hour + 1) % (DAY // MINUTE), hour)
    return defer_notice(person, _end_of_quiet(rest_of_day, person.zone, moment))


def defer_warning(person: Person, moment: int) -> int:
    """Return the first moment, from this one on, that they could be warned of early enough."""
    moment = defer_notice(person, moment - WARNING_TIME) + WARNING_TIME
    begins = defer_notice(person, moment)
    return moment if begins == moment else begins + WARNING_TIME


def start_clock(person: Person, clock: Clock, moment: int) -> Clock:
    """Return their clock running from a moment, or from their return; their time does not end in quiet hours."""
    running = replace(clock, since=max(moment, person.away_until or 0))
    ends = running.runs_out_at() if clock.bank and person.quiet is not None else None
    return running if ends is None else replace(running, bank=clock.bank + defer_warning(person, ends) - ends)


def end_absence(person: Person, last: date) -> int:
    """Return the end of an absence with this last day: the next morning, outside their quiet hours."""
    sleeps = person.quiet is not None and is_within(person.quiet, NIGHT * MINUTE)
    morning = max(person.quiet.end, DAWN) if person.quiet is not None and sleeps else MORNING
    begin = datetime.combine(last + timedelta(days=1), time(*divmod(morning, 60)), ZoneInfo(person.zone))
    return _defer(person, int(begin.timestamp()))


def is_within(quiet: QuietHours, second: int) -> bool:
    """Return whether a local time, in seconds after midnight, is within quiet hours."""
    begin, end = quiet.begin * MINUTE, quiet.end * MINUTE
    return begin <= second < end if begin <= end else second >= begin or second < end


def _defer(person: Person, moment: int) -> int:
    """Return the first moment outside a person's quiet hours, from a moment on."""
    return moment if person.quiet is None else _end_of_quiet(person.quiet, person.zone, moment)


def _end_of_quiet(quiet: QuietHours, zone: str, moment: int) -> int:
    """Return the first moment outside quiet hours in a time zone, even across a clock change."""
    there = ZoneInfo(zone)
    while is_within(quiet, shown := _local_time(moment, there)):
        moment += min((quiet.end * MINUTE - shown) % DAY, QUARTER_HOUR - moment % QUARTER_HOUR)
    return moment


def _local_time(moment: int, zone: ZoneInfo) -> int:
    """Return the local time of a zone at a moment, in seconds after midnight."""
    local = datetime.fromtimestamp(moment, zone)
    return (local.hour * 60 + local.minute) * MINUTE + local.second
