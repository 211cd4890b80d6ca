"""Whom a message pings: decided once, from people's preferences; outdated notices are never sent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.database.address import Address
from bot.model.person import Notices, Person
from bot.model.rows import DIRECT, NoticeKind, Post, PostKind
from bot.services.notices import Planner
from bot.services.outbox import Outbox
from bot.store.store import Store, open_store
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import EDITS, InstantTimers, RecordingSender, Time, begun, pass_turn, settled

NOON = 1_767_268_800
"""A noon, in UTC."""


class Sending:
    """Sends messages for a table of two, with a clock set by hand."""

    def __init__(self, store: Store, time: Time) -> None:
        self.store = store
        self.time = time
        self.tables = Tables(store)
        self.people = store.people
        self.pencil: RecordingSender = RecordingSender()
        self.start()

    def start(self) -> None:
        """Create an outbox, as a new process would."""
        self.outbox = Outbox(self.store, self.pencil, Planner(self.tables))

    async def send(self, table: Table) -> list[Post]:
        """Send everything that is pending and return what was sent of a table: those that `begin` left go out, too."""
        before = len(self.pencil.sent)
        self.outbox.wake(table.id)
        await settled(self.outbox)
        return [post for post in self.pencil.sent[before:] if post.kind not in EDITS and post.table_id == table.id]

    async def begin(self) -> tuple[Table, int]:
        """Start a game whose host does not begin, and return the table with the person who is to move."""
        for channel in range(1, 40):
            table = await begun(self.tables, channel=channel)
            user = table.seats[table.actors()[0]].user
            if user is not None and user != table.row.host:  # of others, one would be told that it has begun
                return table, user
        raise AssertionError("never another's turn")


@pytest_asyncio.fixture
async def sending(place: Path | Address) -> AsyncIterator[Sending]:
    """Send messages from a store of the test's own."""
    time = Time(NOON)
    async with open_store(place, time) as store:
        sending = Sending(store, time)
        yield sending
        await sending.outbox.close()


def _is_of(post: Post, table: Table) -> bool:
    return post.table_id == table.id and post.kind is not PostKind.STRIP


async def test_decided_once(sending: Sending) -> None:
    """The decision holds for every retry, even if preferences change and in another process."""
    InstantTimers()
    table, user = await sending.begin()
    sending.pencil.faults = ["", "after"]
    await sending.store.people.save(Person(user, notices=Notices.BOTH))
    await sending.outbox.close()
    sending.start()
    sending.outbox.wake(table.id)
    while len(sending.pencil.sent) < 2:
        await sending.send(table)
    await sending.outbox.close()
    await sending.store.people.save(Person(user, notices=Notices.NONE))
    sending.start()
    await sending.outbox.resume()
    await settled(sending.outbox)
    told = [(post.kind, post.pings, post.channel) for post in sending.pencil.sent if _is_of(post, table)]
    assert told == [
        (PostKind.INVITATION, (), None),
        (PostKind.TURN, (user,), None),
        (PostKind.NOTICE, None, DIRECT),
    ]


async def test_a_turn_that_has_passed_calls_nobody(sending: Sending) -> None:
    """After a long outage, past turns are posted without a ping; only the latest one pings."""
    table, user = await sending.begin()
    await pass_turn(table)
    await pass_turn(table)
    assert table.seats[table.actors()[0]].user == user
    _, first, second, third = await sending.send(table)
    assert (first.pings, second.pings, third.pings) == ((), (), (user,))


async def test_both_with_closed_direct_messages(sending: Sending) -> None:
    """A person already pinged in the channel is told the reason once, and not twice about a turn."""
    table, user = await sending.begin()
    person = Person(user, notices=Notices.BOTH)
    planner = Planner(sending.tables)
    notice = Post(PostKind.NOTICE, 0, 0, about=NoticeKind.TURN.value, user=user, channel=DIRECT, table_id=table.id)
    await sending.store.people.save(person)
    assert [post.about for post in await planner.fallback(notice, closed=True)] == [NoticeKind.CLOSED]
    await sending.store.people.save(replace(person, closed=True))
    assert await planner.fallback(notice, closed=True) == []


@pytest.mark.parametrize("notices", [Notices.DIRECT, Notices.BOTH])
async def test_a_direct_message_that_can_never_be_sent(sending: Sending, notices: Notices) -> None:
    """Its person is called in the channel instead, unless they have been already; their direct messages stay open."""

    class Faulty(RecordingSender):
        async def send(self, post: Post, nonce: str, again: bool) -> int | None:
            if post.channel == DIRECT:
                raise KeyError("a bug")
            return await super().send(post, nonce, again)

    InstantTimers()
    sending.pencil = Faulty()
    sending.start()
    table, user = await sending.begin()
    await sending.store.people.save(Person(user, notices=notices))
    sent = await sending.send(table)
    (turn,) = [post for post in sent if post.kind is PostKind.TURN]
    notes = [(post.about, post.user, post.channel) for post in sent if post.kind is PostKind.NOTICE]
    assert turn.pings == (() if notices is Notices.DIRECT else (user,))
    assert notes == ([(NoticeKind.TURN, user, None)] if notices is Notices.DIRECT else [])
    assert not (await sending.store.people.get(user)).closed
