"""What people wish: how they are told that it is their turn, when they want quiet, and until when they are away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cache
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

from bot.model.pace import DAY
from bot.store.part import Shelf


class Notices(StrEnum):
    """Where a person is told that it is their turn."""

    CHANNEL = "channel"
    DIRECT = "direct"
    BOTH = "both"
    NONE = "none"


UTC: Final = "UTC"
"""The zone of who has chosen none."""
MINUTE: Final = 60
QUARTER: Final = 15 * MINUTE
"""Seconds; clocks are set forward or back at full quarters of an hour only, wherever one lives."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of every day in which nothing calls a person, in minutes after midnight as the clocks there show them.

    They may go over midnight; those that end when they begin are none.
    """

    begin: int
    end: int

    def holds(self, second: int) -> bool:
        """Tell whether a clock that shows this, in seconds after midnight, shows quiet hours."""
        begin, end = self.begin * MINUTE, self.end * MINUTE
        return begin <= second < end if begin <= end else second >= begin or second < end


@dataclass(frozen=True, slots=True)
class Person:
    """A person's wishes."""

    user: int
    language: str = "en"
    notices: Notices = Notices.CHANNEL
    zone: str = UTC
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
    """Tell the names of all time zones; what would depend on the machine is none."""
    return frozenset(available_timezones() - {"localtime", "Factory"})


def _quiet_until(quiet: Quiet, zone: str, moment: int) -> int:
    """Tell from which moment on the clocks of a zone show no quiet hours, also when they are set forward or back."""
    there = ZoneInfo(zone)
    while quiet.holds(shown := _shown(moment, there)):
        moment += min((quiet.end * MINUTE - shown) % DAY, QUARTER - moment % QUARTER)
    return moment


def _shown(moment: int, zone: ZoneInfo) -> int:
    """Tell what the clocks of a zone show at a moment, in seconds after midnight."""
    local = datetime.fromtimestamp(moment, zone)
    return (local.hour * 60 + local.minute) * MINUTE + local.second


class People(Shelf):
    """The part of the store that holds what people wish."""

    _languages: dict[int, str] | None = None
    """Of all whose wishes are kept, once it was asked for: so that a click costs the store nothing."""

    async def person(self, user: int) -> Person:
        """Read a person's wishes; of whom nothing is known has said none."""
        rows = await self.database.read("SELECT * FROM people WHERE user = ?", user)
        return _person(rows[0]) if rows else Person(user)

    async def wish(self, user: int, language: str, **wishes: Any) -> Person:
        """Write the wishes that are named, as a Person has them, beside the others; tell them all."""
        values = _columns(wishes) | {"language": language}
        names = ", ".join(values)
        changed = ", ".join(f"{name} = excluded.{name}" for name in values)
        async with self.database.transaction() as db:
            (row,) = await db.execute_fetchall(
                f"INSERT INTO people (user, {names}) VALUES (?{', ?' * len(values)})"
                f" ON CONFLICT (user) DO UPDATE SET {changed} RETURNING *",
                (user, *values.values()),
            )
        self._remember(user, language)
        return _person(row)

    async def save(self, person: Person) -> None:
        """Write all of a person's wishes."""
        await self.wish(
            person.user,
            person.language,
            notices=person.notices,
            zone=person.zone,
            quiet=person.quiet,
            away_until=person.away_until,
            closed=person.closed,
        )

    async def heard(self, user: int, language: str) -> None:
        """Note in which language a person reads, if their wishes are kept and it is another than before."""
        if self.database.shared:
            # others change it too; whoever has said no wishes is not kept
            if await self.database.read("SELECT 1 FROM people WHERE user = ? AND language != ?", user, language):
                async with self.database.transaction() as db:
                    await db.execute("UPDATE people SET language = ? WHERE user = ?", (language, user))
            return
        if self._languages is None:
            rows = await self.database.read("SELECT user, language FROM people")
            self._languages = {row["user"]: row["language"] for row in rows}
        if self._languages.get(user, language) != language:
            async with self.database.transaction() as db:
                await db.execute("UPDATE people SET language = ? WHERE user = ?", (language, user))
            self._remember(user, language)

    async def forget(self, user: int) -> None:
        """Delete what a person wished."""
        async with self.database.transaction() as db:
            await db.execute("DELETE FROM people WHERE user = ?", (user,))
        self.forgotten(user)

    def forgotten(self, user: int) -> None:
        """Take note that what a person wished was deleted."""
        if self._languages is not None:
            self._languages.pop(user, None)

    def _remember(self, user: int, language: str) -> None:
        if self._languages is not None:
            self._languages[user] = language


async def away_at(shelf: Shelf, table: int) -> dict[int, int]:
    """Tell who of a table is away now: by seat until when, in seconds since 1970."""
    rows = await shelf.database.read(
        "SELECT seat, away_until FROM seats JOIN people ON people.user = seats.user"
        " WHERE game = ? AND away_until > ? ORDER BY seat",
        *(table, shelf.now()),
    )
    return {row["seat"]: row["away_until"] for row in rows}


def _columns(wishes: Mapping[str, Any]) -> dict[str, Any]:
    """Turn wishes into columns of the store."""
    columns = dict(wishes)
    if "quiet" in columns:
        quiet: Quiet | None = columns.pop("quiet")
        columns |= {"quiet_from": quiet and quiet.begin, "quiet_until": quiet and quiet.end}
    return columns


def _person(row: Any) -> Person:
    return Person(
        user=row["user"],
        language=row["language"],
        notices=Notices(row["notices"]),
        zone=row["zone"] if row["zone"] in zones() else UTC,
        quiet=None if row["quiet_from"] is None else Quiet(row["quiet_from"], row["quiet_until"]),
        away_until=row["away_until"],
        closed=bool(row["closed"]),
    )
