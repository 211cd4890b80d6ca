"""Who follows which table, and how much of what happened everyone has been told privately, in the store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.store.part import Shelf

_MORE = (
    "seen = CASE WHEN seen < ? THEN ? ELSE seen END,"
    " seen_incident = CASE WHEN seen_incident < ? THEN ? ELSE seen_incident END"
)
"""Takes what somebody has been told, as `_more` writes it."""


@dataclass(frozen=True, slots=True)
class Told:
    """Up to which row of a table's log, and which happening beside the play, someone was told what happened."""

    row: int = -1
    incident: int = 0


class Following(Shelf):
    """The part of the store that holds onlookers, and what people have seen."""

    async def told(self, table: int, seat: int) -> Told:
        """Tell how much the person of a seat was told."""
        rows = await self.database.read(
            "SELECT seen, seen_incident FROM seats WHERE game = ? AND seat = ?", table, seat
        )
        return _told(rows[0])

    async def set_told(self, table: int, seat: int, told: Told) -> None:
        """Note how much the person of a seat has been told; what they were told once is never taken back."""
        async with self.database.transaction(table) as db:
            await db.execute(
                f"UPDATE seats SET {_MORE} WHERE game = ? AND seat = ?",
                (*_more(told), table, seat),
            )

    async def follow(self, table: int, user: int, told: Told) -> None:
        """Let a person follow a table, who knows it as it stands; who follows it already goes on as before."""
        async with self.database.transaction(table) as db:
            await db.execute(
                "INSERT INTO followers (game, user, seen, seen_incident) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (game, user) DO NOTHING",
                (table, user, told.row, told.incident),
            )

    async def unfollow(self, table: int, user: int) -> None:
        """Let a person follow a table no longer."""
        async with self.database.transaction(table) as db:
            await db.execute("DELETE FROM followers WHERE game = ? AND user = ?", (table, user))

    async def looked(self, table: int, user: int) -> Told | None:
        """Tell how much of a table a person has seen who follows it; None where they do not."""
        rows = await self.database.read(
            "SELECT seen, seen_incident FROM followers WHERE game = ? AND user = ?", table, user
        )
        return _told(rows[0]) if rows else None

    async def set_looked(self, table: int, user: int, told: Told) -> None:
        """Note how much of a table a person has seen who follows it."""
        async with self.database.transaction(table) as db:
            await db.execute(
                f"UPDATE followers SET {_MORE} WHERE game = ? AND user = ?",
                (*_more(told), table, user),
            )

    async def followers(self, table: int) -> list[int]:
        """List the people who follow a table without sitting there."""
        rows = await self.database.read(
            "SELECT user FROM followers WHERE game = ? AND user NOT IN"
            " (SELECT user FROM seats WHERE game = ? AND user IS NOT NULL) ORDER BY user",
            table,
            table,
        )
        return [int(row[0]) for row in rows]

    async def followed_by(self, user: int) -> list[int]:
        """List the tables that a person follows without sitting there, those that are over left out."""
        rows = await self.database.read(
            "SELECT games.id FROM followers JOIN games ON games.id = followers.game"
            " WHERE followers.user = ? AND games.status IN ('invitation', 'running')"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND seats.user = followers.user)"
            " ORDER BY games.status DESC, games.id",
            user,
        )
        return [int(row[0]) for row in rows]


def _more(told: Told) -> tuple[int, int, int, int]:
    return (told.row, told.row, told.incident, told.incident)


def _told(row: Any) -> Told:
    return Told(row["seen"], row["seen_incident"])
