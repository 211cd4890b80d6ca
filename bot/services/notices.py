"""Whom to notify, and where: decided once per message, from people's preferences."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.model.person import Notices, Person, Reach
from bot.model.rows import DIRECT, NewPost, NoticeKind, Post, PostKind, QuestionKind, Status, TableRow
from bot.tables.absence import left_server
from bot.tables.questions import voters
from bot.tables.registry import Tables
from bot.tables.table import Table

PLANNED_KINDS = (PostKind.INVITATION, PostKind.TURN, PostKind.END, PostKind.ABANDONED, PostKind.VOTE)
"""The messages that may ping people or cause notices."""


class Planner:
    """Decides, for a message about to be sent, whom it pings and who gets a separate notice."""

    def __init__(self, tables: Tables, reach: Callable[[TableRow, int], Awaitable[Reach]] | None = None) -> None:
        self._tables = tables
        self._reach = reach
        self._store = tables.store

    async def plan(self, post: Post) -> Post:
        """Decide once whom a message pings, store that with the notices, and return the updated message."""
        table = await self._tables.existing(post.table_id)
        pings: list[int] = []
        notices: list[NewPost] = []
        called: list[int] = []
        now, left = self._store.now(), list[int]()
        if post.kind is PostKind.VOTE:
            pings += [person.user for person in await self._asked(table, post) if _hears(person, now)]
        elif post.kind is PostKind.INVITATION:
            asked = [(await self._seen(table, user))[0] for user in table.row.awaited]
            pings += [person.user for person in asked if _hears(person, now)]
        elif post.kind is PostKind.TURN and is_newest(table, post):
            called = await self._uncalled(table)
            for seat in called:
                person, reach = await self._seen(table, table.seats[seat].user or 0)
                left += [seat] if reach is Reach.LEFT else []
                pinged, sent = calls(person, NoticeKind.TURN, post, now)
                pings += [person.user] if pinged else []
                notices += sent
        elif post.kind is PostKind.END:
            followers = await self._store.followers.of_table(table.id)
            notices += [_notice(NoticeKind.END, post, user, DIRECT, None) for user in followers]
        if post.kind in (PostKind.TURN, PostKind.END):
            notices += await self._done_by_order(table, post)
        await self._store.outbox.planned(post, pings, notices, called)
        for seat in left:
            await left_server(table, seat)
        return replace(post, pings=tuple(pings))

    async def _done_by_order(self, table: Table, post: Post) -> list[NewPost]:
        """Return direct notices to the people whose orders have made moves that a message is about."""
        if table.game.orders is None:
            return []
        moves = await self._store.log.moves(table.id, post.since)
        seats = {move.seat for move in moves if move.by_order and move.seq <= post.seq and move.seat is not None}
        now, notices = self._store.now(), list[NewPost]()
        for seat in sorted(seats):
            person = await self._store.people.at_table(table.seats[seat].user or 0, table.id)
            if person.takes_direct:
                due = person.callable_from(now)
                notices.append(_notice(NoticeKind.ORDERS, post, person.user, DIRECT, due if due > now else None))
        return notices

    async def _asked(self, table: Table, post: Post) -> list[Person]:
        question = await self._store.questions.get(table.id, QuestionKind(post.about))
        users = [] if question is None else sorted(voters(table, question))
        return [(await self._seen(table, user))[0] for user in users]

    async def _seen(self, table: Table, user: int) -> tuple[Person, Reach]:
        """Return a person with their wishes as far as these can be met from a table, and where they are."""
        reach = Reach.HERE if self._reach is None else await self._reach(table.row, user)
        return (await self._store.people.at_table(user, table.id)).as_seen(reach), reach

    async def reroute(self, notice: Post) -> bool:
        """Arrange another way for a notice in a channel that its person cannot see; return whether that is so."""
        table = await self._tables.existing(notice.table_id)
        person, reach = await self._seen(table, notice.user or 0)
        if reach is Reach.HERE:
            return False
        instead = [replace(notice, channel=DIRECT)] if person.takes_direct else []
        await self._store.outbox.fall_back(notice, instead, closed=False)
        await self._note_reach(table, person.user, reach)
        return True

    async def _note_reach(self, table: Table, user: int, reach: Reach) -> None:
        if reach is Reach.LEFT and (seat := table.seat_of(user)) is not None:
            await left_server(table, seat)

    async def _uncalled(self, table: Table) -> list[int]:
        """List the seats whose people the table waits for and has not notified yet."""
        waits = await self._store.listings.waits(table.id)
        return [seat for seat in table.awaited() if seat in waits and not waits[seat].called]

    async def still_true(self, notice: Post) -> bool:
        """Return whether a notice is still true: its person still has to act, in the wait that it is about."""
        if notice.about == NoticeKind.END:
            return True
        table = await self._tables.existing(notice.table_id)
        if notice.about in (NoticeKind.ORDERS, NoticeKind.LAPSED):
            return table.seat_of(notice.user or 0) is not None
        waits = await self._store.listings.waits(table.id)
        return any(
            table.seats[seat].user == notice.user and seat in waits and waits[seat].seq <= notice.seq
            for seat in table.awaited()
        )

    async def fallback(self, notice: Post, closed: bool) -> list[NewPost]:
        """Return what a person whom a direct message cannot reach gets in the channel instead.

        If they have just `closed` their direct messages, it explains that.
        """
        table = await self._tables.existing(notice.table_id)
        person, reach = await self._seen(table, notice.user or 0)
        if reach is not Reach.HERE:
            await self._note_reach(table, person.user, reach)
            return []
        explains = closed and not person.closed
        if notice.about in (NoticeKind.ORDERS, NoticeKind.LAPSED):
            return []  # what was an order is nobody else's business
        if notice.about == NoticeKind.END or (person.notices is Notices.BOTH and not explains):
            return []
        kind = NoticeKind.CLOSED if explains else NoticeKind(notice.about)
        return [_notice(kind, notice, person.user, None, None)]


def is_newest(table: Table, post: NewPost) -> bool:
    """Return whether a message is about the current turn."""
    return table.row.status is Status.RUNNING and table.row.announced == post.seq


def _hears(person: Person, now: int) -> bool:
    """Return whether a person may be pinged now by a question to several."""
    return person.notices is not Notices.NONE and person.callable_from(now) == now


def calls(person: Person, kind: NoticeKind, post: NewPost, now: int) -> tuple[bool, Sequence[NewPost]]:
    """Return whether a message in the channel pings a person, and the notices that they get besides it or later."""
    due = person.callable_from(now)
    later = due if due > now else None
    directly = person.takes_direct
    # people known to take no direct messages are pinged in the channel
    publicly = person.notices in (Notices.CHANNEL, Notices.BOTH) or (person.notices is Notices.DIRECT and person.closed)
    notices = [_notice(kind, post, person.user, DIRECT, later)] if directly else []
    if publicly and later is not None:
        notices.append(_notice(kind, post, person.user, None, later))
    return publicly and later is None, notices


def _notice(kind: NoticeKind, post: NewPost, user: int, channel: int | None, due: int | None) -> NewPost:
    return NewPost(PostKind.NOTICE, post.since, post.seq, about=kind.value, user=user, channel=channel, due=due)
