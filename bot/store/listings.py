"""What awaits people, in the store: their next game, their invitations, and what is played on a server."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.part import Shelf


class Place(NamedTuple):
    """A table with the channel it is in, and whether its game has begun."""

    table: int
    channel: int
    begun: bool


class Agenda(Shelf):
    """The part of the store that tells what there is to do and to see."""

    async def next_for(self, user: int, besides: int) -> int | None:
        """Find the table, besides one, where a person is to move and is waited for the longest; paused ones rest."""
        rows = await self.database.read(
            "SELECT games.id FROM seats JOIN games ON games.id = seats.game"
            " WHERE seats.user = ? AND seats.to_act = 1 AND seats.stand_in IS NULL"
            " AND games.status = 'running' AND games.paused_at IS NULL AND games.id != ?"
            " ORDER BY seats.waits_since, games.id LIMIT 1",
            user,
            besides,
        )
        return int(rows[0][0]) if rows else None

    async def invitations_of(self, user: int) -> list[int]:
        """List the tables where a person has a seat and the game has not begun, oldest first."""
        rows = await self.database.read(
            "SELECT games.id FROM seats JOIN games ON games.id = seats.game"
            " WHERE seats.user = ? AND games.status = 'invitation' ORDER BY games.id",
            user,
        )
        return [int(row[0]) for row in rows]

    async def tables_on(self, guild: int) -> list[Place]:
        """List a server's running tables, and after them its open invitations, oldest first."""
        rows = await self.database.read(
            "SELECT id, channel, status = 'running' AS begun FROM games"
            " WHERE guild = ? AND status IN ('invitation', 'running')"
            " ORDER BY status DESC, id",
            guild,
        )
        return [Place(int(row["id"]), int(row["channel"]), bool(row["begun"])) for row in rows]

    async def waits_since(self, table: int) -> dict[int, int]:
        """Tell by seat since when it is to move, in seconds since 1970; the seats that are not are left out."""
        rows = await self.database.read(
            "SELECT seat, waits_since FROM seats WHERE game = ? AND to_act = 1 AND waits_since IS NOT NULL", table
        )
        return {int(row["seat"]): int(row["waits_since"]) for row in rows}
