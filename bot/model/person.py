"""A person's preferences: how they are notified, when they want quiet, and until when they are away."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.model.pace import DAY, WARNING_TIME, Clock


class Notices(StrEnum):
    """Where a person is notified that it is their turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    BOTH = "both"
    NONE = "none"


class Sharing(StrEnum):
    """What people who do not see the table may see of a person's finished games: puzzles, and what is shared."""

    NOTHING = "nothing"
    UNNAMED = "unnamed"
    """The games, but not that they played in them."""
    NAMED = "named"


class Reach(StrEnum):
    """Whether a person can still see a table on Discord."""

    HERE = "here"
    BLIND = "blind"
    """On the server, but they cannot see the channel."""
    LEFT = "left"
    """No longer on the server."""


class NoticeException(NamedTuple):
    """Where a person is notified at one table, or on one server; the other is 0."""

    guild: int
    table_id: int
    notices: Notices


UTC: Final = "UTC"
"""The time zone of people who have chosen none."""
MINUTE: Final = 60
NIGHT, DAWN, MORNING = 4 * 60, 7 * 60, 9 * 60
"""When people sleep, when the day begins at the earliest, and by when it has for everyone; minutes after midnight."""
QUARTER_HOUR: Final = 15 * MINUTE
"""In seconds; in every time zone, clocks change only on a full quarter of an hour."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """Daily hours in which a person is not notified, in minutes after midnight, local time.

    They may span midnight; if begin and end are equal, there are none.
    """

    begin: int
    end: int

    def holds(self, second: int) -> bool:
        """Return whether a local time, in seconds after midnight, is within quiet hours."""
        begin, end = self.begin * MINUTE, self.end * MINUTE
        return begin <= second < end if begin <= end else second >= begin or second < end


@dataclass(frozen=True, slots=True)
class Person:
    """A person's preferences."""

    user: int
    language: str = "en"
    notices: Notices = Notices.CHANNEL
    zone: str = UTC
    quiet: Quiet | None = None
    away_until: int | None = None
    """Seconds since 1970; the morning after their last day away."""
    closed: bool = False
    """Whether they accept no direct messages from the bot, and have been told of that."""
    ends_turns: bool = False
    """Whether their turns end by themselves when only minor options are left."""
    zone_known: bool = False
    """Whether they have chosen their time zone, possibly UTC."""
    plays_since: int | None = None
    """From when on playing while away suggests that they are back: the day after they announced the absence."""
    digest: int | None = None
    """The time of a daily direct message, in minutes after midnight, local time; None for messages at any time."""
    sharing: Sharing = Sharing.NOTHING

    @property
    def named(self) -> bool:
        """Whether their name may be shown with their games."""
        return self.sharing is Sharing.NAMED

    def away(self, now: int) -> bool:
        """Return whether they are away at a given time."""
        return self.away_until is not None and self.away_until > now

    @property
    def takes_direct(self) -> bool:
        """Whether they want and can get direct messages."""
        return self.notices in (Notices.DIRECT, Notices.BOTH) and not self.closed

    def as_seen(self, reach: Reach) -> Person:
        """Return them with their preferences as far as a table can meet them: nobody who cannot see it is pinged."""
        if reach is Reach.HERE or self.notices is Notices.NONE:
            return self
        blind = reach is Reach.BLIND and not self.closed
        return replace(self, notices=Notices.DIRECT if blind else Notices.NONE)

    def callable_from(self, now: int) -> int:
        """Return the earliest time to notify them: now, or once they are back and their quiet hours are over."""
        return self._first_undisturbed(max(now, self.away_until or 0))

    def back_after(self, last: date) -> int:
        """Return the end of an absence with this last day: the next morning, outside their quiet hours."""
        sleeps = self.quiet is not None and self.quiet.holds(NIGHT * MINUTE)
        morning = max(self.quiet.end, DAWN) if self.quiet is not None and sleeps else MORNING
        begin = datetime.combine(last + timedelta(days=1), time(*divmod(morning, 60)), ZoneInfo(self.zone))
        return self._first_undisturbed(int(begin.timestamp()))

    def last_day_away(self) -> date:
        """Return the last day of their absence, in their time zone."""
        return datetime.fromtimestamp(self.away_until or 0, ZoneInfo(self.zone)).date() - timedelta(days=1)

    def _first_undisturbed(self, moment: int) -> int:
        """Return the first moment outside their quiet hours, from a moment on."""
        return moment if self.quiet is None else _end_of_quiet(self.quiet, self.zone, moment)

    def warnable_from(self, moment: int) -> int:
        """Return the first moment, from this one on, that they could be warned of early enough."""
        moment = self.callable_from(moment - WARNING_TIME) + WARNING_TIME
        begins = self.callable_from(moment)
        return moment if begins == moment else begins + WARNING_TIME

    def begin(self, clock: Clock, moment: int) -> Clock:
        """Return their clock running from a moment, or from their return; their time does not end in quiet hours."""
        running = replace(clock, since=max(moment, self.away_until or 0))
        ends = running.runs_out_at() if clock.bank and self.quiet is not None else None
        return running if ends is None else replace(running, bank=clock.bank + self.warnable_from(ends) - ends)

    def direct_from(self, now: int) -> int:
        """Return the earliest time to send them a direct message: when they can be notified, or at their daily hour."""
        moment = self.callable_from(now)
        if self.digest is None:
            return moment
        within = self.quiet is not None and self.quiet.holds(self.digest * MINUTE)
        hour = self.quiet.end if self.quiet is not None and within else self.digest
        rest_of_day = Quiet((hour + 1) % (DAY // MINUTE), hour)
        return self.callable_from(_end_of_quiet(rest_of_day, self.zone, moment))


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones, without those that depend on the machine."""
    return frozenset(available_timezones() - {"localtime", "Factory"})


def _end_of_quiet(quiet: Quiet, zone: str, moment: int) -> int:
    """Return the first moment outside quiet hours in a time zone, even across a clock change."""
    there = ZoneInfo(zone)
    while quiet.holds(shown := _local_time(moment, there)):
        moment += min((quiet.end * MINUTE - shown) % DAY, QUARTER_HOUR - moment % QUARTER_HOUR)
    return moment


def _local_time(moment: int, zone: ZoneInfo) -> int:
    """Return the local time of a zone at a moment, in seconds after midnight."""
    local = datetime.fromtimestamp(moment, zone)
    return (local.hour * 60 + local.minute) * MINUTE + local.second
