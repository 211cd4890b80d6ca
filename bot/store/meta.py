"""Notes that the program leaves for itself in the store."""

from __future__ import annotations

from bot.database.base import Writer


async def put_note(db: Writer, key: str, value: str) -> None:
    """Leave a note in the place of the former one, as part of a transaction."""
    await db.execute(
        "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (key, value)
    )
