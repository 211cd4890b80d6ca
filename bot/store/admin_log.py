"""What the managers of servers did at tables, in the store: who, what, at which table, and when."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from bot.database.base import Writer
from bot.games.game import Json
from bot.model.rows import Incident, IncidentKind
from bot.store.part import Shelf
from bot.texts import texts


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a manager did at a table."""

    kind: IncidentKind
    manager: int | None
    """Their Discord id; None once they had their data deleted."""
    table: int
    channel: int
    game: str
    facts: Json
    """Those of the incident that it was."""
    at: int


class AdminLog(Shelf):
    """The part of the store that holds what managers did."""

    async def deeds(self, guild: int, most: int, skipped: int = 0) -> list[Deed]:
        """List what was done on a server, the newest first, so many after those that are skipped."""
        rows = await self.database.read(
            "SELECT admin_log.*, games.channel, games.game AS kind FROM admin_log"
            " JOIN games ON games.id = admin_log.game"
            " WHERE admin_log.guild = ? ORDER BY admin_log.id DESC LIMIT ? OFFSET ?",
            *(guild, most, skipped),
        )
        return [
            Deed(
                kind=IncidentKind(row["what"]),
                manager=row["user"],
                table=row["game"],
                channel=row["channel"],
                game=row["kind"],
                facts=json.loads(row["facts"]),
                at=row["at"],
            )
            for row in rows
        ]

    async def deeds_count(self, guild: int) -> int:
        """Tell how much was done on a server."""
        ((count,),) = await self.database.read("SELECT count(*) FROM admin_log WHERE guild = ?", guild)
        return int(count)

    async def put_deed(self, db: Writer, guild: int, table: int, manager: int, incident: Incident) -> None:
        """Write down what a manager did, as part of a transaction."""
        facts = {key: fact for key, fact in incident.facts.items() if key != "manager"}
        if incident.seat is not None:
            facts["seat"] = incident.seat
        await db.execute(
            "INSERT INTO admin_log (guild, game, user, what, facts, at) VALUES (?, ?, ?, ?, ?, ?)",
            (guild, table, manager, incident.kind.value, json.dumps(facts, ensure_ascii=False), self.now()),
        )

    async def deeds_about(self, user: int) -> list[dict[str, Any]]:
        """Tell what a person did as a manager, and what managers did with their seats; nobody else is named."""
        rows = await self.database.read(
            "SELECT id, guild, game, what, user, facts, at FROM admin_log WHERE user = ? OR facts LIKE ? ORDER BY id",
            *(user, f"%{user}%"),
        )
        told = ("id", "guild", "game", "what", "at")
        return [
            {key: row[key] for key in told} | {"user": row["user"] == user}
            for row in rows
            if row["user"] == user or user in json.loads(row["facts"]).values()
        ]


async def forget_deeds(db: Writer, user: int) -> None:
    """Name a person nowhere any more in what managers did, as part of a transaction."""
    await db.execute("UPDATE admin_log SET user = NULL WHERE user = ?", (user,))
    await db.execute("UPDATE games SET paused_by = NULL WHERE paused_by = ?", (user,))
    rows = await db.execute_fetchall(
        "SELECT admin_log.id, facts, language FROM admin_log JOIN games ON games.id = admin_log.game"
        " WHERE facts LIKE ?",
        (f"%{user}%",),
    )
    for row in rows:
        facts = without(json.loads(row["facts"]), user, row["language"])
        await db.execute(
            "UPDATE admin_log SET facts = ? WHERE id = ?", (json.dumps(facts, ensure_ascii=False), row["id"])
        )


def without(facts: Json, user: int, language: str, seat: int | None = None) -> Json:
    """Make a person nobody in the facts of something that happened to a seat, which the facts may tell themselves."""
    place = facts.get("seat", 0) if seat is None else seat
    for holder, name in (("former_user", "former"), ("user", "name")):
        if facts.get(holder) == user:
            facts = facts | {holder: None, name: texts(language).say("nobody", number=place + 1)}
    return facts | {"manager": None} if facts.get("manager") == user else facts
