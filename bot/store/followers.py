"""Followers in the store, who watch a table without sitting there, and how much each person has been shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.store.part import StorePart

_ADVANCE = (
    "seen_seq = CASE WHEN seen_seq < ? THEN ? ELSE seen_seq END,"
    " seen_incident = CASE WHEN seen_incident < ? THEN ? ELSE seen_incident END"
)


@dataclass(frozen=True, slots=True)
class ReadMark:
    """The last row of a table's log, and the last incident, that someone has been shown."""

    seq: int = -1
    incident: int = 0


class FollowerStore(StorePart):
    async def add(self, table_id: int, user: int, mark: ReadMark) -> None:
        """Add a follower who has seen the table up to a mark; an existing follower is left unchanged."""
        await self._write(
            table_id,
            "INSERT INTO followers (table_id, user, seen_seq, seen_incident) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, user) DO NOTHING",
            table_id,
            user,
            mark.seq,
            mark.incident,
        )

    async def remove(self, table_id: int, user: int) -> None:
        await self._write(table_id, "DELETE FROM followers WHERE table_id = ? AND user = ?", table_id, user)

    async def of_table(self, table_id: int) -> list[int]:
        """List the people who follow a table without sitting there."""
        return await self._ids(
            "SELECT user FROM followers WHERE table_id = ? AND user NOT IN"
            " (SELECT user FROM seats WHERE table_id = ? AND user IS NOT NULL) ORDER BY user",
            table_id,
            table_id,
        )

    async def followed_by(self, user: int) -> list[int]:
        """List the open and running tables that a person follows without sitting there."""
        return await self._ids(
            "SELECT tables.id FROM followers JOIN tables ON tables.id = followers.table_id"
            " WHERE followers.user = ? AND tables.status IN ('invitation', 'running')"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.user = followers.user)"
            " ORDER BY tables.status DESC, tables.id",
            user,
        )


class ReadMarkStore(StorePart):
    """The read marks of seats and of followers; they never go back."""

    async def of_seat(self, table_id: int, seat: int) -> ReadMark:
        """Read what the person in a seat has been shown."""
        rows = await self._database.read(
            "SELECT seen_seq, seen_incident FROM seats WHERE table_id = ? AND seat = ?", table_id, seat
        )
        return _mark(rows[0])

    async def set_seat(self, table_id: int, seat: int, mark: ReadMark) -> None:
        """Advance what the person in a seat has been shown."""
        await self._write(
            table_id,
            f"UPDATE seats SET {_ADVANCE} WHERE table_id = ? AND seat = ?",
            *_mark_parameters(mark),
            table_id,
            seat,
        )

    async def of_follower(self, table_id: int, user: int) -> ReadMark | None:
        """Read what a follower has been shown; None if the person does not follow the table."""
        return await self._one(
            _mark, "SELECT seen_seq, seen_incident FROM followers WHERE table_id = ? AND user = ?", table_id, user
        )

    async def set_follower(self, table_id: int, user: int, mark: ReadMark) -> None:
        """Advance what a follower has been shown."""
        await self._write(
            table_id,
            f"UPDATE followers SET {_ADVANCE} WHERE table_id = ? AND user = ?",
            *_mark_parameters(mark),
            table_id,
            user,
        )


def _mark_parameters(mark: ReadMark) -> tuple[int, int, int, int]:
    return (mark.seq, mark.seq, mark.incident, mark.incident)


def _mark(row: Any) -> ReadMark:
    return ReadMark(row["seen_seq"], row["seen_incident"])
