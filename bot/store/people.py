"""People's preferences and private notes in the store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from bot.database.base import Database, Read
from bot.model.pace import DAY
from bot.model.person import UTC, NoticeException, Notices, Person, QuietHours, Sharing, zones
from bot.model.quiet_hours import defer_direct_message
from bot.store.part import StorePart, put_rows, read_row
from bot.store.puzzles import drop_puzzles_of, outdate_posts_of

_TIME_TO_ACT: Final = DAY // 2
"""The fewest seconds that a daily message may leave its person to act."""


class PersonStore(StorePart):
    """The preferences of everyone who has set any."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._end_turns: dict[int, bool] = {}
        """By person who has acted: whether their turns end by themselves, so that the next action needs no query."""
        self._languages: dict[int, str] = {}
        """By person who has clicked: the language that they read, so that the next click needs no query."""

    async def get(self, user: int) -> Person:
        """Read a person's preferences; the defaults where they have set none."""
        return await read_person(self._database.read, user)

    async def at_table(self, user: int, table_id: int) -> Person:
        """Read a person's preferences as they apply at a table, with their wish for it or else for its server.

        Someone who has played there while away is not away there. If their daily message would leave them little time
        to act, they are told at once.
        """
        person = await self.get(user)
        if person.away(self.now()) and table_id in await self._plays_at(person):
            person = replace(person, away_until=None)
        if person.digest is not None:
            ((ends,),) = await self._database.read(
                "SELECT min(coalesce(since, ?) + bank) FROM clocks JOIN seats USING (table_id, seat)"
                " WHERE table_id = ? AND seats.user = ? AND to_act = 1",
                *(self.now(), table_id, user),
            )
            if ends is not None and ends < defer_direct_message(person, self.now()) + _TIME_TO_ACT:
                person = replace(person, digest=None)
        rows = await self._database.read(
            "SELECT wishes.notices FROM tables JOIN wishes ON table_id = tables.id OR wishes.guild = tables.guild"
            " WHERE tables.id = ? AND wishes.user = ? ORDER BY table_id DESC LIMIT 1",
            *(table_id, user),
        )
        return replace(person, notices=Notices(rows[0][0])) if rows else person

    async def wishes(self, user: int) -> list[NoticeException]:
        """List where a person wants to be notified at single tables and on single servers."""
        return await self._all(
            lambda row: NoticeException(row["guild"], row["table_id"], Notices(row["notices"])),
            "SELECT * FROM wishes WHERE user = ? ORDER BY guild, table_id",
            user,
        )

    async def put_wish(self, user: int, wish: NoticeException) -> None:
        """Write where a person wants to be notified at one table, or on one server."""
        async with self._database.transaction() as db:
            await put_rows(db, "wishes", [{"user": user, **wish._asdict()}], key="user, guild, table_id")

    async def drop_wishes(self, user: int) -> None:
        """Delete a person's wishes for single tables and servers."""
        await self._write(None, "DELETE FROM wishes WHERE user = ?", user)

    async def known(self, user: int) -> bool:
        """Return whether a person has set any preferences."""
        return bool(await self._database.read("SELECT 1 FROM people WHERE user = ?", user))

    async def update(self, user: int, language: str, **preferences: Any) -> Person:
        """Write the given preferences, named as in Person, and keep the others; return them all.

        If their games may no longer be shown, the puzzles from them are deleted; if only their name may or may not be,
        messages that show one are edited.
        """
        values = _columns(preferences) | {"language": language}
        names = ", ".join(values)
        changed = ", ".join(f"{name} = excluded.{name}" for name in values)
        async with self._database.transaction() as db:
            (row,) = await db.read(
                f"INSERT INTO people (user, {names}) VALUES (?{', ?' * len(values)})"
                f" ON CONFLICT (user) DO UPDATE SET {changed} RETURNING *",
                user,
                *values.values(),
            )
            if preferences.get("sharing") is Sharing.NOTHING:
                await drop_puzzles_of(db, user)
            elif "sharing" in preferences:
                await outdate_posts_of(db, user)
        person = _person(row)
        self._end_turns[user], self._languages[user] = person.ends_turns, person.language
        return person

    async def save(self, person: Person) -> None:
        wished = {field.name: getattr(person, field.name) for field in fields(Person)}
        await self.update(wished.pop("user"), wished.pop("language"), **wished)

    async def ends_turns(self, user: int) -> bool:
        """Return whether a person's turns end by themselves when only minor options are left."""
        if user in self._end_turns and not self._database.shared:
            return self._end_turns[user]
        found = (await self.get(user)).ends_turns
        # a value written while this was read is newer
        return found if self._database.shared else self._end_turns.setdefault(user, found)

    async def note_language(self, user: int, language: str) -> None:
        """Store the language a person reads, if they have preferences and it has changed."""
        if self._languages.get(user) == language and not self._database.shared:
            return
        if await self._database.read("SELECT 1 FROM people WHERE user = ? AND language != ?", user, language):
            await self._write(None, "UPDATE people SET language = ? WHERE user = ?", language, user)
        self._languages[user] = language

    def deleted(self, user: int) -> None:
        """Remove a person whose preferences were deleted from memory."""
        self._end_turns.pop(user, None)

    async def away_at(self, table_id: int) -> dict[int, int]:
        """Return by seat until when the people of a table are away, in seconds since 1970; only those away now."""
        rows = await self._database.read(
            "SELECT seat, away_until FROM seats JOIN people ON people.user = seats.user"
            " WHERE table_id = ? AND away_until > ? ORDER BY seat",
            *(table_id, self.now()),
        )
        return {row["seat"]: row["away_until"] for row in rows}

    async def doubt_absence(self, user: int, interaction: int, since: int) -> Person | None:
        """Note that a person has played while away; return them if they should be asked whether they are back.

        They are asked once per absence, and again a day after saying that they are still away.
        """
        person = await self.get(user)
        if not person.away(since) or (person.plays_since or 0) > since or await self._plays_at(person, interaction):
            return None
        return await self.update(user, person.language, plays_since=since) if person.plays_since is None else person

    async def _plays_at(self, person: Person, excluded: int = 0) -> list[int]:
        """List the tables where a person has played while away, not counting one interaction."""
        if person.plays_since is None:
            return []
        return await self._ids(
            "SELECT DISTINCT table_id FROM moves JOIN seats USING (table_id, seat)"
            " WHERE seats.user = ? AND moves.at >= ? AND interaction != ?",
            *(person.user, person.plays_since, excluded),
        )

    async def zones_around(self, user: int, guild: int | None) -> list[str]:
        """List the zones chosen by several people who play on a server or with a person, the commonest first."""
        rows = await self._database.read(
            "SELECT zone FROM people WHERE zone_known = 1 AND user != ? AND user IN (SELECT seats.user FROM seats"
            " JOIN tables ON tables.id = seats.table_id WHERE tables.guild = ?"
            " OR tables.id IN (SELECT table_id FROM seats AS own WHERE own.user = ?))"
            " GROUP BY zone HAVING count(*) > 1 ORDER BY count(*) DESC, zone",
            *(user, -1 if guild is None else guild, user),
        )
        return [row["zone"] for row in rows if row["zone"] in zones()]

    async def active_at(self, user: int) -> list[int]:
        """List when a person made their latest moves, in seconds since 1970."""
        return await self._ids(
            "SELECT moves.at FROM moves JOIN seats USING (table_id, seat)"
            " WHERE seats.user = ? AND interaction IS NOT NULL ORDER BY moves.at DESC LIMIT 100",
            user,
        )


def _columns(preferences: Mapping[str, Any]) -> dict[str, Any]:
    columns = dict(preferences)
    if "quiet" in columns:
        quiet: QuietHours | None = columns.pop("quiet")
        columns |= {"quiet_from": quiet and quiet.begin, "quiet_until": quiet and quiet.end}
    return columns


async def read_person(read: Read, user: int) -> Person:
    """Read a person's preferences; the defaults where they have set none."""
    rows = await read("SELECT * FROM people WHERE user = ?", user)
    return _person(rows[0]) if rows else Person(user)


def _person(row: Any) -> Person:
    return read_row(
        Person,
        row,
        zone=row["zone"] if row["zone"] in zones() else UTC,
        quiet=None if row["quiet_from"] is None else QuietHours(row["quiet_from"], row["quiet_until"]),
    )


class NoteStore(StorePart):
    async def get(self, table_id: int, user: int) -> str:
        """Read a person's note about a table; empty if there is none."""
        found = await self._text("SELECT note FROM notes WHERE table_id = ? AND user = ?", table_id, user)
        return found or ""

    async def put(self, table_id: int, user: int, note: str) -> None:
        """Write a person's note about a table in place of a former one; an empty one deletes it."""
        async with self._database.transaction(table_id) as db:
            await db.execute("DELETE FROM notes WHERE table_id = ? AND user = ?", table_id, user)
            if note:
                await db.execute("INSERT INTO notes (table_id, user, note) VALUES (?, ?, ?)", table_id, user, note)
