"""Who is told what and where: decided once for each message, from what people wish."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.model.rows import About, NewPost, Post, PostKind, QuestionKind, Status
from bot.store.people import Notices, People, Person
from bot.tables.questions import voters
from bot.tables.registry import Tables
from bot.tables.table import Table

CALLS = (PostKind.TURN, PostKind.END, PostKind.ABANDONED, PostKind.VOTE)
"""The messages before which it is decided whom they call."""
DIRECT = 0
"""Stands for the direct messages with a person where a channel is meant."""


class Planner:
    """Decides, for a message about to be sent, whom it pings and who gets a notice of their own."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people

    async def plan(self, post: Post) -> Post:
        """Decide whom a message pings, for good, and give the message with that."""
        table = await self._tables.get(post.table)
        assert table is not None, f"table {post.table} is gone"
        pings: list[int] = []
        notices: list[NewPost] = []
        now = self._people.now()
        for person in await self._called(table, post):
            if post.kind is PostKind.VOTE:
                if person.notices is not Notices.NONE and person.callable_from(now) == now:
                    pings.append(person.user)
            else:
                pinged, sent = calls(person, About.TURN, post, now)
                pings += [person.user] if pinged else []
                notices += sent
        if post.kind is PostKind.END:
            followers = await self._tables.store.followers(table.id)
            notices += [_notice(About.END, post, user, DIRECT, None) for user in followers]
        await self._tables.store.planned(post, pings, notices, overtakes=post.kind is not PostKind.VOTE)
        return replace(post, pings=tuple(pings))

    async def _called(self, table: Table, post: Post) -> list[Person]:
        users: Iterable[int] = ()
        if post.kind is PostKind.TURN and is_newest(table, post):
            users = awaited(table)
        elif post.kind is PostKind.VOTE:
            question = await self._tables.store.question(table.id, QuestionKind(post.about))
            users = () if question is None else sorted(voters(table, question))
        return [await self._people.person(user) for user in users]

    async def stands(self, notice: Post) -> bool:
        """Tell whether a notice is still true."""
        table = await self._tables.get(notice.table)
        assert table is not None, f"table {notice.table} is gone"
        return notice.about == About.END or (is_newest(table, notice) and notice.user in awaited(table))

    async def instead(self, notice: Post) -> list[NewPost]:
        """Tell what a person gets in the channel who takes no direct messages; the first time they are told why."""
        person = await self._people.person(notice.user or 0)
        if notice.about == About.END or (person.closed and person.notices is Notices.BOTH):
            return []
        about = About(notice.about) if person.closed else About.CLOSED
        return [_notice(about, notice, person.user, None, None)]


def awaited(table: Table) -> list[int]:
    """Tell the people who are to act now."""
    seats = [table.seats[number] for number in table.actors()]
    return [seat.user for seat in seats if seat.awaited and seat.user is not None]


def is_newest(table: Table, post: NewPost) -> bool:
    """Tell whether a message is about the turn that is on now."""
    return table.row.status is Status.RUNNING and table.row.announced == post.seq


def calls(person: Person, about: About, post: NewPost, now: int) -> tuple[bool, Sequence[NewPost]]:
    """Tell whether a message in the channel is to ping a person, and the notices that they get beside it or later."""
    due = person.callable_from(now)
    later = due if due > now else None
    directly = person.notices in (Notices.DIRECT, Notices.BOTH) and not person.closed
    # of whom is known that they take no direct messages, the channel calls
    publicly = person.notices in (Notices.CHANNEL, Notices.BOTH) or (person.notices is Notices.DIRECT and person.closed)
    notices = [_notice(about, post, person.user, DIRECT, later)] if directly else []
    if publicly and later is not None:
        notices.append(_notice(about, post, person.user, None, later))
    return publicly and later is None, notices


def _notice(about: About, post: NewPost, user: int, place: int | None, due: int | None) -> NewPost:
    return NewPost(PostKind.NOTICE, post.since, post.seq, about=about.value, user=user, place=place, due=due)
