"""Incidents in the store: what happened at tables outside of play, and the log of what managers did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.database.base import Writer
from bot.games.contract import Json
from bot.model.rows import Incident, IncidentKind
from bot.store.part import StorePart, read_json, read_row, write_json


class IncidentStore(StorePart):
    """The incidents; `Store.change` adds to them."""

    async def of_table(self, table_id: int) -> list[Incident]:
        """List a table's incidents, in order."""
        return await self._all(
            lambda row: read_row(Incident, row, "facts"),
            "SELECT * FROM incidents WHERE table_id = ? ORDER BY number",
            table_id,
        )

    async def newest(self, table_id: int, seat: int, *kinds: IncidentKind) -> Incident | None:
        incidents = reversed(await self.of_table(table_id))
        return next((each for each in incidents if each.seat == seat and each.kind in kinds), None)


async def put_incident(db: Writer, table_id: int, incident: Incident) -> int:
    """Write an incident, as part of a transaction, and return its number."""
    ((number,),) = await db.read(
        "INSERT INTO incidents (table_id, number, seq, kind, seat, facts, at)"
        " SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ? FROM incidents WHERE table_id = ? RETURNING number",
        *(table_id, incident.seq, incident.kind, incident.seat),
        *(write_json(incident.facts), db.now, table_id),
    )
    return int(number)


@dataclass(frozen=True, slots=True)
class AdminLogEntry:
    """An action of a manager at a table."""

    kind: IncidentKind
    manager: int | None
    """Their Discord id; None once they have had their data deleted."""
    table_id: int
    channel: int
    game: str
    facts: Json
    at: int


class AdminLogStore(StorePart):
    """The admin logs of all servers; `Store.change` adds to them."""

    async def of_server(self, guild: int, limit: int, offset: int = 0) -> list[AdminLogEntry]:
        """List the entries of a server, newest first."""
        return await self._all(
            lambda row: read_row(AdminLogEntry, row, "facts"),
            "SELECT admin_log.*, admin_log.user AS manager, tables.channel, tables.game FROM admin_log"
            " JOIN tables ON tables.id = admin_log.table_id"
            " WHERE admin_log.guild = ? ORDER BY admin_log.id DESC LIMIT ? OFFSET ?",
            *(guild, limit, offset),
        )

    async def count(self, guild: int) -> int:
        """Count the entries of a server."""
        return await self._number("SELECT count(*) FROM admin_log WHERE guild = ?", guild) or 0

    async def about(self, user: int) -> list[dict[str, Any]]:
        """List what a person did as a manager, and what managers did with their seats, without naming anyone else."""
        rows = await self._database.read(
            "SELECT id, guild, table_id, kind, user, facts, at FROM admin_log"
            " WHERE user = ? OR facts LIKE ? ORDER BY id",
            *(user, f"%{user}%"),
        )
        shown = ("id", "guild", "table_id", "kind", "at")
        return [
            {key: row[key] for key in shown} | {"user": row["user"] == user}
            for row in rows
            if row["user"] == user or user in read_json(row["facts"]).values()
        ]


async def put_admin_log_entry(db: Writer, table_id: int, manager: int, incident: Incident) -> None:
    """Add an entry for what a manager did, as part of a transaction."""
    facts = {key: fact for key, fact in incident.facts.items() if key != "manager"}
    if incident.seat is not None:
        facts["seat"] = incident.seat
    await db.execute(
        "INSERT INTO admin_log (guild, table_id, user, kind, facts, at)"
        " SELECT guild, id, ?, ?, ?, ? FROM tables WHERE id = ?",
        manager,
        incident.kind,
        write_json(facts),
        db.now,
        table_id,
    )
