"""A person's preferences: how they are notified, when they want quiet, and until when they are away."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones


class Notices(StrEnum):
    """Where a person is notified that it is their turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    BOTH = "both"
    NONE = "none"


class Sharing(StrEnum):
    """What people who do not see the table may see of a person's finished games: puzzles and shares."""

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


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Daily hours in which a person is not notified, in minutes after midnight, local time.

    They may span midnight; if begin and end are equal, there are none.
    """

    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Person:
    user: int
    language: str = "en"
    notices: Notices = Notices.CHANNEL
    zone: str = UTC
    quiet: QuietHours | None = None
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

    def last_day_away(self) -> date:
        """Return the last day of their absence, in their time zone."""
        return datetime.fromtimestamp(self.away_until or 0, ZoneInfo(self.zone)).date() - timedelta(days=1)


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones, without those that depend on the machine."""
    return frozenset(available_timezones() - {"localtime", "Factory"})
