"""Calls to act: whom a message that has arrived has called, and which messages to a seat's person are held up."""

from __future__ import annotations

from typing import Final

from bot.database.base import Writer, marks
from bot.model.rows import CALLS, NON_BLOCKING, Post, PostKind

_CALLS: Final = ", ".join(f"'{kind.value}'" for kind in CALLS)
_OTHERS: Final = ", ".join(f"'{kind.value}'" for kind in NON_BLOCKING)
HELD_UP: Final = (
    "outbox.table_id = seats.table_id AND outbox.status = 'waiting' AND coalesce(outbox.due, outbox.created_at) <= ?"
    f" AND (outbox.kind NOT IN ({_OTHERS}) OR outbox.kind = 'notice' AND outbox.about IN ({_CALLS})"
    " AND outbox.user = seats.user AND coalesce(outbox.due, outbox.created_at) > coalesce(seats.called_at, -1))"
)
"""The messages of a seat's table that should have been sent by a time: those in the channel, and calls to its person.

A call by one of two ways does not count once another one, sent at the same time or later, has arrived.
"""


async def put_called(db: Writer, post: Post, now: int, given_up: bool = False) -> None:
    """Note whom a message that has arrived, or was `given_up`, has called to act, as part of a transaction.

    A turn's message calls everyone who gets no notice of their own about this turn, or is pinged as well.
    """
    if post.kind is PostKind.TURN:
        pings = list(post.pings or ())
        await db.execute(
            # one that was given up may never have been planned
            "UPDATE seats SET called_at = ? WHERE table_id = ? AND to_act = 1 AND (called = 1 OR ?) AND asked_seq <= ?"
            f" AND ((user IN ({marks(pings)})) OR NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.kind = 'notice'"
            " AND outbox.table_id = seats.table_id AND outbox.user = seats.user AND outbox.status = 'waiting'"
            f" AND outbox.about IN ({_CALLS}) AND outbox.seq >= seats.asked_seq"
            # who wishes to hear once a day does not make the others wait for that
            " AND (outbox.due IS NULL OR outbox.due <= ? OR NOT EXISTS"
            " (SELECT 1 FROM people WHERE people.user = seats.user AND digest IS NOT NULL))))",
            (now, post.table_id, given_up, post.seq, *pings, now),
        )
    elif post.kind is PostKind.NOTICE and post.about in CALLS:
        await db.execute(
            "UPDATE seats SET called_at = ? WHERE table_id = ? AND user = ? AND to_act = 1 AND asked_seq <= ?",
            (now, post.table_id, post.user, post.seq),
        )


async def call_waits(db: Writer, table_id: int, user: int | None, channel: int | None) -> bool:
    """Return whether a call to a person by one of the ways has still to be sent, as part of a transaction."""
    rows = await db.execute_fetchall(
        "SELECT 1 FROM outbox WHERE table_id = ? AND kind = 'notice' AND status = 'waiting' AND user = ?"
        f" AND coalesce(channel, -1) = ? AND about IN ({_CALLS})",
        (table_id, user, -1 if channel is None else channel),
    )
    return bool(list(rows))
