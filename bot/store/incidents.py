"""What happens at a table beside the play, in the store: who conceded, who stands in for whom, how a game ended."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace

from bot.database.base import Writer
from bot.model.pace import Clock
from bot.model.rows import Ending, Incident, IncidentKind, NewPost, PostKind, QuestionKind, Seat
from bot.store.clocks import put_clock
from bot.store.outbox import drop_votes, put_posts
from bot.store.part import Shelf
from bot.store.progress import put_ending, put_to_act


class Chronicle(Shelf):
    """The part of the store that holds incidents."""

    async def incidents(self, table: int) -> list[Incident]:
        """List what happened at a table beside the play, in order."""
        rows = await self.database.read("SELECT * FROM incidents WHERE game = ? ORDER BY number", table)
        return [
            Incident(
                kind=IncidentKind(row["kind"]),
                revision=row["revision"],
                seat=row["seat"],
                facts=json.loads(row["facts"]),
                number=row["number"],
                at=row["at"],
            )
            for row in rows
        ]

    async def change(
        self,
        table: int,
        incident: Incident,
        posts: Sequence[NewPost] = (),
        *,
        seats: Mapping[int, Seat] | None = None,
        ending: Ending | None = None,
        answered: QuestionKind | None = None,
        clocks: Mapping[int, tuple[Clock, int | None]] | None = None,
        closed: Collection[QuestionKind] = (),
        host: int | None = None,
        also: Callable[[Writer], Awaitable[None]] | None = None,
    ) -> Incident:
        """Write down what happened beside the play, with what it entails; tell it with its number.

        The question that was `answered` is closed, and so are those that it makes pointless; a `host` becomes the
        table's new one. What is `also` to be written is part of the same transaction.
        """
        async with self.database.transaction(table) as db:
            ((number,),) = await db.execute_fetchall(
                "INSERT INTO incidents SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ? FROM incidents"
                " WHERE game = ? RETURNING number",
                (
                    *(table, incident.revision, incident.kind.value, incident.seat),
                    *(json.dumps(incident.facts, ensure_ascii=False), self.now(), table),
                ),
            )
            for place, seat in (seats or {}).items():
                await db.execute(
                    "UPDATE seats SET user = ?, computer = ?, name = ?, stand_in = ?, one_turn = ?, conceded = ?"
                    " WHERE game = ? AND seat = ?",
                    (
                        *(seat.user, seat.computer, seat.name, seat.stand_in, seat.one_turn, seat.conceded),
                        *(table, place),
                    ),
                )
            for place, (clock, due) in (clocks or {}).items():
                await put_clock(db, table, place, clock, due)
            for kind in {*closed, *([] if answered is None else [answered])}:
                await drop_votes(db, table, kind.value)
                await db.execute("DELETE FROM questions WHERE game = ? AND kind = ?", (table, kind.value))
            if also is not None:
                await also(db)
            if host is not None:
                await db.execute("UPDATE games SET host = ? WHERE id = ?", (host, table))
            if ending is not None:
                await put_to_act(db, table, (), self.now())
                await put_ending(db, table, ending, self.now())
            numbered = [replace(post, about=str(number)) if post.kind is PostKind.TOLD else post for post in posts]
            await put_posts(db, table, numbered, self.now())
        return replace(incident, number=int(number), at=self.now())
