"""Incidents in the store: what happened at tables outside of play."""

from __future__ import annotations

import json

from bot.database.base import Writer
from bot.model.rows import Incident, IncidentKind
from bot.store.part import StorePart, read_json


class IncidentStore(StorePart):
    """The incidents; `Store.change` adds to them."""

    async def of_table(self, table_id: int) -> list[Incident]:
        """List a table's incidents, in order."""
        rows = await self._database.read("SELECT * FROM incidents WHERE table_id = ? ORDER BY number", table_id)
        return [
            Incident(
                kind=IncidentKind(row["kind"]),
                seq=row["seq"],
                seat=row["seat"],
                facts=read_json(row["facts"]),
                number=row["number"],
                at=row["at"],
            )
            for row in rows
        ]


async def put_incident(db: Writer, table_id: int, incident: Incident, now: int) -> int:
    """Write an incident, as part of a transaction, and return its number."""
    ((number,),) = await db.execute_fetchall(
        "INSERT INTO incidents (table_id, number, seq, kind, seat, facts, at)"
        " SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ? FROM incidents WHERE table_id = ? RETURNING number",
        (
            *(table_id, incident.seq, incident.kind.value, incident.seat),
            *(json.dumps(incident.facts, ensure_ascii=False), now, table_id),
        ),
    )
    return int(number)
