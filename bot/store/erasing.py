"""What is left to erase from the store's files after people were deleted; it is noted until it is done."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from bot.database.base import Writer
from bot.store.meta import put_meta
from bot.store.store import Store

DAY: Final = 86_400
"""Seconds that must pass between two rewritings of the files, as nothing can be written meanwhile."""

_CHECKPOINT, _VACUUM, _VACUUMED = "checkpoint", "erase", "vacuumed"
"""Keys in `meta`: marks of the latest deletion that is not yet overwritten, and of which copies may be left; a time."""


@dataclass(frozen=True, slots=True)
class Outstanding:
    """What is left to erase: marks of the latest deletion for which it is to be done, or None."""

    checkpoint: str | None
    vacuum: str | None
    wait: int
    """Seconds until the files may be rewritten again."""


async def outstanding(store: Store) -> Outstanding:
    """Return what is left to erase."""
    noted = {
        str(key): str(value)
        for key, value in await store.database.read(
            "SELECT key, value FROM meta WHERE key IN (?, ?, ?)", _CHECKPOINT, _VACUUM, _VACUUMED
        )
    }
    since = store.now() - int(noted.get(_VACUUMED, -DAY))
    wait = DAY - since if 0 <= since < DAY else 0  # at once if the clock was set back
    return Outstanding(noted.get(_CHECKPOINT), noted.get(_VACUUM), wait)


async def note_deletion(db: Writer) -> None:
    """Note that something was deleted, as part of its transaction."""
    mark = secrets.token_hex(4)
    await put_meta(db, _CHECKPOINT, mark)
    await put_meta(db, _VACUUM, mark)


async def checkpointed(store: Store, mark: str) -> None:
    """Note that everything up to a deletion is overwritten."""
    async with store.database.transaction() as db:
        await db.execute("DELETE FROM meta WHERE key = ? AND value = ?", (_CHECKPOINT, mark))


async def vacuumed(store: Store, mark: str) -> None:
    """Note that the files were rewritten after a deletion; the former state is still to be overwritten."""
    async with store.database.transaction() as db:
        await db.execute("DELETE FROM meta WHERE key = ? AND value = ?", (_VACUUM, mark))
        await put_meta(db, _VACUUMED, str(store.now()))
        await put_meta(db, _CHECKPOINT, mark)
