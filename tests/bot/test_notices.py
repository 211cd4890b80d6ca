"""Whom a message calls: decided once, from what people wish; notices that are out of date are never sent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest_asyncio

from bot.database.address import Address
from bot.games import carrara
from bot.model.rows import About, NewPost, Post, PostKind, QuestionKind
from bot.services.notices import DIRECT, Planner
from bot.services.outbox import Closed, Outbox
from bot.store.people import Notices, People, Person, Quiet
from bot.store.store import Store, open_store
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.tables.take_back import take_back
from tests.bot.kit import PEOPLE, Hurry, Pencil, act, begun, settled

NOON = 1_767_268_800
"""A noon in UTC."""


class Time:
    """A clock that is set by hand."""

    now = float(NOON)

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


class House:
    """What sends messages at a table of two, with a clock set by hand."""

    def __init__(self, store: Store, time: Time) -> None:
        self.store = store
        self.time = time
        self.tables = Tables(store)
        self.people = People(store.database, store.now)
        self.pencil: Pencil = Pencil()
        self.start()

    def start(self) -> None:
        """Make an outbox as a new process would."""
        self.outbox = Outbox(self.store, self.pencil, Planner(self.tables, self.people))

    async def send(self, table: Table) -> list[Post]:
        """Send all that is to be sent, and tell what went out."""
        before = len(self.pencil.sent)
        self.outbox.wake(table.id)
        await settled(self.outbox)
        return [post for post in self.pencil.sent[before:] if post.kind is not PostKind.STRIP]

    async def begin(self) -> tuple[Table, int]:
        """Begin a game, send what that entails, and tell who is to move."""
        table = await begun(self.tables)
        user = table.seats[table.actors()[0]].user
        assert user is not None
        return table, user


async def pass_turn(table: Table) -> None:
    """Take a turn: buy a block."""
    seat = table.actors()[0]
    while table.actors() == (seat,):
        legal = table.game.legal(table.position, seat)
        await act(table, next((each for each in legal if isinstance(each, carrara.EndTurn)), legal[0]))


@pytest_asyncio.fixture
async def house(place: Path | Address) -> AsyncIterator[House]:
    """A house on a store of the test's own."""
    time = Time()
    async with open_store(place, time) as store:
        house = House(store, time)
        yield house
        await house.outbox.close()


async def test_the_message_of_a_turn_pings_by_default(house: House) -> None:
    """Nobody needs to set anything to be told."""
    table, user = await house.begin()
    invitation, turn = await house.send(table)
    assert invitation.kind is PostKind.INVITATION
    assert invitation.pings is None
    assert turn.pings == (user,)


async def test_decided_once(house: House) -> None:
    """What was decided holds for every later try, whatever its person wishes by then, also in another process."""
    Hurry()
    table, user = await house.begin()
    house.pencil.faults = ["", "after"]
    await house.people.save(Person(user, notices=Notices.BOTH))
    await house.outbox.close()
    house.start()
    house.outbox.wake(table.id)
    while len(house.pencil.sent) < 2:
        await house.send(table)
    await house.outbox.close()
    await house.people.save(Person(user, notices=Notices.NONE))
    house.start()
    await house.outbox.resume()
    await settled(house.outbox)
    told = [(post.kind, post.pings, post.place) for post in house.pencil.sent if post.kind is not PostKind.STRIP]
    assert told == [
        (PostKind.INVITATION, None, None),
        (PostKind.TURN, (user,), None),
        (PostKind.NOTICE, None, DIRECT),
    ]


async def test_a_turn_that_has_passed_calls_nobody(house: House) -> None:
    """After a long fault the old turns are told, and only the newest calls."""
    table, user = await house.begin()
    await pass_turn(table)
    await pass_turn(table)
    assert table.seats[table.actors()[0]].user == user
    _, first, second, third = await house.send(table)
    assert (first.pings, second.pings, third.pings) == ((), (), (user,))


async def test_a_notice_waits_for_the_morning(house: House) -> None:
    """It goes out when the quiet hours end, unless the turn has passed by then."""
    table, user = await house.begin()
    await house.people.save(Person(user, quiet=Quiet(11 * 60, 13 * 60)))
    *_, turn = await house.send(table)
    assert turn.pings == ()
    assert await house.store.next_due() == NOON + 3600
    house.time.now += 3599
    assert await house.send(table) == []
    house.time.now += 1
    (notice,) = await house.send(table)
    assert (notice.kind, notice.user, notice.about, notice.place) == (PostKind.NOTICE, user, About.TURN, None)
    assert await house.store.next_due() is None


async def test_a_turn_that_passes_overtakes_its_notices(house: House) -> None:
    """Those that wait are dropped, those that lie somewhere are cleaned up, once."""
    table, user = await house.begin()
    await house.people.save(Person(user, notices=Notices.DIRECT))
    *_, turn, notice = await house.send(table)
    assert (turn.pings, notice.place) == ((), DIRECT)
    await pass_turn(table)
    _, clean = await house.send(table)
    assert (clean.kind, clean.message, clean.place, clean.user) == (PostKind.CLEAN, 1002, DIRECT, user)
    await pass_turn(table)
    _, again = await house.send(table)
    assert again.kind is PostKind.NOTICE


async def test_a_notice_of_which_nobody_knows_whether_it_was_sent(house: House) -> None:
    """When its turn has passed before it is tried again, it is looked for and taken back."""
    table, user = await house.begin()
    await house.people.save(Person(user, notices=Notices.DIRECT))
    house.pencil.faults = ["", "", "after"]
    house.outbox.wake(table.id)
    await house.outbox.close()
    assert [post.kind for post in house.pencil.sent][:3] == [PostKind.INVITATION, PostKind.TURN, PostKind.NOTICE]
    await pass_turn(table)
    house.start()
    await house.outbox.resume()
    await settled(house.outbox)
    (lost,) = house.pencil.recalled
    assert [post.kind for post in house.pencil.sent if post.kind is not PostKind.STRIP] == [
        *(PostKind.INVITATION, PostKind.TURN, PostKind.TURN),
    ]
    assert await house.store.waiting(table.id) == []
    assert lost


async def test_closed_direct_messages(house: House) -> None:
    """The channel tells them instead, the first time with the reason; then its turns ping them."""

    class Shut(Pencil):
        async def send(self, post: Post, nonce: str, again: bool) -> int | None:
            if post.place == DIRECT:
                raise Closed
            return await super().send(post, nonce, again)

    house.pencil = Shut()
    house.start()
    table, user = await house.begin()
    await house.people.save(Person(user, notices=Notices.DIRECT))
    *_, turn, instead = await house.send(table)
    assert turn.pings == ()
    assert (instead.kind, instead.about, instead.user, instead.place) == (PostKind.NOTICE, About.CLOSED, user, None)
    assert (await house.people.person(user)).closed
    await pass_turn(table)
    await pass_turn(table)
    sent = await house.send(table)
    assert [post.pings for post in sent if post.kind is PostKind.TURN] == [(), (user,)]
    assert [post.kind for post in sent if post.kind is PostKind.NOTICE] == []


async def test_both_with_closed_direct_messages(house: House) -> None:
    """Whom the channel has called already is told the reason once, and never twice of a turn."""
    table, user = await house.begin()
    person = Person(user, notices=Notices.BOTH)
    planner = Planner(house.tables, house.people)
    notice = Post(PostKind.NOTICE, 0, 0, about=About.TURN.value, user=user, place=DIRECT, table=table.id)
    await house.people.save(person)
    assert [post.about for post in await planner.instead(notice)] == [About.CLOSED]
    await house.people.save(replace(person, closed=True))
    assert await planner.instead(notice) == []


async def test_a_vote_pings_who_may_be_pinged(house: House) -> None:
    """A question pings those who are asked, save in their quiet hours, when away, and who wants no calls."""
    table = await begun(house.tables, 4)
    seat = table.actors()[0]
    others = [user for user in PEOPLE if user != table.seats[seat].user]
    await house.people.save(Person(others[0], notices=Notices.DIRECT))
    await house.people.save(Person(others[1], away_until=NOON + 60))
    await house.people.save(Person(others[2], notices=Notices.NONE))
    await house.send(table)
    await act(table, carrara.TurnWheel())
    assert await take_back(table, seat, table.revision) is False
    (vote,) = await house.send(table)
    assert (vote.kind, vote.about, vote.pings) == (PostKind.VOTE, QuestionKind.TAKE_BACK, (others[0],))


async def test_followers_hear_of_the_end(house: House) -> None:
    """A notice about the end stands whatever has become of the table."""
    table, user = await house.begin()
    planner = Planner(house.tables, house.people)
    stale = NewPost(PostKind.NOTICE, 0, 99, user=user)
    for about, stands in ((About.TURN, False), (About.END, True)):
        post = Post(stale.kind, 0, 99, about=about.value, user=user, table=table.id)
        assert await planner.stands(post) is stands
