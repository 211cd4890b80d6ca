"""What people wish: how they are told that it is their turn, when they want quiet, and until when they are away."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.shelf import Shelf


class Notices(StrEnum):
    """Where a person is told that it is their turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    BOTH = "both"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of every day in which nothing calls a person, in minutes after midnight of their time zone."""

    begin: int
    end: int


@dataclass(frozen=True, slots=True)
class Person:
    """A person's wishes."""

    user: int
    language: str = "en"
    notices: Notices = Notices.CHANNEL
    zone: str = "UTC"
    quiet: Quiet | None = None
    away_until: int | None = None
    """Seconds since 1970."""
    closed: bool = False
    """Whether they take no direct messages from the bot, and were told so."""

    def away(self, now: int) -> bool:
        """Tell whether they are away at a moment."""
        return self.away_until is not None and self.away_until > now

    def callable_from(self, now: int) -> int:
        """Tell from when on they may be called: now, or when they are back and their quiet hours are over."""
        moment = max(now, self.away_until or 0)
        return moment if self.quiet is None else _quiet_until(self.quiet, self.zone, moment)


@cache
def zones() -> frozenset[str]:
    """Tell the names of all time zones."""
    return frozenset(available_timezones())


def _quiet_until(quiet: Quiet, zone: str, moment: int) -> int:
    """Tell when the quiet hours that a moment falls into are over, or the moment itself where it falls into none."""
    there = datetime.fromtimestamp(moment, ZoneInfo(zone))
    for days in (-1, 0):
        day = (there + timedelta(days=days)).date()
        begin = _moment(datetime.combine(day, _time(quiet.begin), there.tzinfo))
        later = day if quiet.end > quiet.begin else day + timedelta(days=1)
        end = _moment(datetime.combine(later, _time(quiet.end), there.tzinfo))
        if begin <= moment < end:
            return end
    return moment


def _time(minutes: int) -> time:
    return time(minutes // 60, minutes % 60)


def _moment(local: datetime) -> int:
    return int(local.astimezone(UTC).timestamp())


class People(Shelf):
    """The part of the store that holds what people wish."""

    async def person(self, user: int) -> Person:
        """Read a person's wishes; of whom nothing is known has said none."""
        rows = await self.database.read("SELECT * FROM people WHERE user = ?", user)
        if not rows:
            return Person(user)
        row = rows[0]
        return Person(
            user=user,
            language=row["language"],
            notices=Notices(row["notices"]),
            zone=row["zone"] if row["zone"] in zones() else "UTC",
            quiet=None if row["quiet_from"] is None else Quiet(row["quiet_from"], row["quiet_until"]),
            away_until=row["away_until"],
            closed=bool(row["closed"]),
        )

    async def save(self, person: Person) -> None:
        """Write a person's wishes."""
        quiet = person.quiet
        async with self.database.transaction() as db:
            await db.execute(
                "INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(person.user, person.language, person.notices.value, person.zone),
                    *(None if quiet is None else quiet.begin, None if quiet is None else quiet.end),
                    *(person.away_until, person.closed),
                ),
            )

    async def forget(self, user: int) -> None:
        """Delete what a person wished."""
        async with self.database.transaction() as db:
            await db.execute("DELETE FROM people WHERE user = ?", (user,))
