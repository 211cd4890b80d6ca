"""Two processes on one store: of two conflicting actions one wins, both see it, and each message is sent once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.database.address import Address
from bot.database.faults import StoreFault
from bot.model.pace import Pace
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewPost, Post, PostKind, QuestionKind
from bot.services.timekeeper import Timekeeper
from bot.store.store import Store, open_store
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import (
    ADA,
    RecordingSender,
    Time,
    any_action,
    begun,
    check_stored,
    deliver,
    outbox_of,
    reread,
    settled,
    state,
)
from tests.postgres import Server

pytestmark = pytest.mark.slow


@pytest.fixture
def time() -> Time:
    return Time()


@pytest_asyncio.fixture
async def stores(unused: Address, time: Time) -> AsyncIterator[tuple[Store, Store]]:
    """Open one store twice, as two processes do."""
    async with open_store(unused, clock=time) as first, open_store(unused, clock=time) as second:
        yield first, second


@pytest.fixture
def registries(stores: tuple[Store, Store]) -> tuple[Tables, Tables]:
    return Tables(stores[0], Random(7)), Tables(stores[1], Random(8))


async def both(registries: tuple[Tables, Tables], number: int) -> tuple[Table, Table]:
    found = [await tables.get(number) for tables in registries]
    assert found[0] is not None
    assert found[1] is not None
    return found[0], found[1]


async def race(*doings: Coroutine[Any, Any, Any]) -> list[Any]:
    """Run coroutines concurrently and return each one's result, or the reason of its refusal."""
    results = await asyncio.gather(*doings, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refused):
            raise result
    return [result.reason if isinstance(result, Refused) else result for result in results]


async def test_of_two_processes_one_acts(registries: tuple[Tables, Tables]) -> None:
    here, there = await both(registries, (await begun(registries[0])).id)
    chance = Random(3)
    for _ in range(12):
        revision, seat = here.revision, here.actors()[0]
        actions = [any_action(here.game, here.position, chance) for _ in range(2)]
        done = await race(here.act(seat, revision, actions[0]), there.act(seat, revision, actions[1]))

        assert done.count(Refusal.MOVED_ON) == 1
        assert await both(registries, here.id) == (here, there)
        assert state(here) == state(there) == await reread(here)
    log = await here.store.log.moves(here.id)
    assert [move.seq for move in log] == list(range(here.revision + 1))


async def test_a_table_that_is_held_needs_no_other_lock(registries: tuple[Tables, Tables]) -> None:
    """A message is added to it while another process waits for it, and neither waits for ever."""
    here, there = await both(registries, (await begun(registries[0])).id)
    waits = (
        "SELECT 1 FROM pg_locks JOIN pg_database ON oid = database WHERE NOT granted AND datname = current_database()"
    )
    async with here.lock:
        waiting = asyncio.create_task(there.store.notes.put(there.id, ADA, "mine"))
        while not await here.store.database.read(waits):
            continue
        await here.store.outbox.add(here.id, NewPost(PostKind.REFRESH, 0, 0))
    await waiting
    assert await there.store.notes.get(there.id, ADA) == "mine"


class Slow(RecordingSender):
    """A sender that yields to other tasks before it sends."""

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        for _ in range(20):
            await asyncio.sleep(0)
        return await super().send(post, nonce, again)


async def test_each_message_is_sent_by_one(registries: tuple[Tables, Tables]) -> None:
    """Two outboxes woken for everything send each message once and in order."""
    senders = Slow(), Slow()
    outboxes = [outbox_of(tables.store, sender) for tables, sender in zip(registries, senders, strict=True)]
    here, there = await both(registries, (await begun(registries[0])).id)
    chance = Random(4)
    for table in (here, there) * 15:
        await table.refresh_if_shared()
        await table.act(table.actors()[0], table.revision, any_action(table.game, table.position, chance))
        for outbox in outboxes:
            outbox.wake(table.id)
    for _ in range(3):
        await settled(*outboxes)
        for outbox in outboxes:
            await outbox.recover()
    sent = [post.id for sender in senders for post in sender.sent]

    assert len(sent) == len(set(sent)) > 5
    assert await here.store.outbox.waiting(here.id) == []
    for sender in senders:
        told = [post.id for post in sender.sent]
        assert told == sorted(told)
    for outbox in outboxes:
        await outbox.close()


async def test_a_dead_process_leaves_its_messages_to_others(stores: tuple[Store, Store], time: Time) -> None:
    """When its lease expires, another process takes a message over and first looks for it."""
    dead, store = stores
    table = await begun(Tables(dead, Random(1)))
    (first, *_) = await dead.outbox.waiting(table.id)
    assert await dead.outbox.lease(first, "the dead", 30) == (first, False)
    sender = RecordingSender()
    outbox = outbox_of(store, sender)
    outbox.wake(table.id)
    await settled(outbox)
    assert sender.sent == [], "others send neither it nor what follows it"

    time.now += 31
    await outbox.recover()
    await settled(outbox)
    assert [post.kind for post in sender.sent] == [PostKind.INVITATION, PostKind.TURN, PostKind.STRIP]
    assert [again for _, again in sender.calls] == [True, False, False]
    await outbox.close()


@pytest.mark.parametrize("first", ["renewed", "leased", "either"])
async def test_a_lease_that_runs_out_while_it_is_renewed_has_one_holder(
    stores: tuple[Store, Store], time: Time, first: str
) -> None:
    """The process that comes second neither gets nor extends nor ends the lease of the other, until that runs out."""
    post = (await stores[0].outbox.waiting((await begun(Tables(stores[0], Random(1)))).id))[0]
    here, there = ((each.outbox, owner) for each, owner in zip(stores, ("here", "there"), strict=True))
    await here[0].lease(post, here[1], 30)
    time.now += 30
    renewing, leasing = here[0].renew_leases(here[1], 30), there[0].lease(post, there[1], 30)
    if first == "renewed":
        await renewing
        leased = await leasing
    elif first == "leased":
        leased = await leasing
        await renewing
    else:
        _, leased = await race(renewing, leasing)
    assert first == "either" or (leased is None) == (first == "renewed")

    outbox, loser = there if leased is None else here
    await outbox.renew_leases(loser, 30)
    await outbox.release(loser)
    assert await outbox.lease(post, loser, 30) is None
    time.now += 20
    await outbox.renew_leases(loser, 30)
    assert await outbox.lease(post, loser, 30) is None
    time.now += 10
    assert await outbox.lease(post, loser, 30) == (post, True)


async def test_each_reminder_comes_once(registries: tuple[Tables, Tables], time: Time) -> None:
    """Two concurrent timekeepers send each reminder and each question once."""
    tables, store = registries[0], registries[1].store
    table = await begun(tables, 3, pace=Pace.BRISK)
    keepers = [Timekeeper(each) for each in registries]
    for keeper in keepers:
        await keeper.resume()
    await deliver(tables, table)
    before = await store.clocks.of_table(table.id)
    seat = table.actors()[0]
    while not (asked := await store.questions.get(table.id, QuestionKind.ABSENT)):
        for _ in range(6):
            time.now += 300
            await store.clocks.heartbeat()
        for keeper in keepers:
            keeper.wake()
        await asyncio.gather(*(keeper.idle() for keeper in keepers))
        await deliver(tables, table)
    for keeper in keepers:
        await keeper.close()

    clock = (await store.clocks.of_table(table.id))[seat]
    assert (asked.seat, clock.since) == (seat, before[seat].since)
    rows = await store.database.read(
        "SELECT kind, count(*) FROM outbox WHERE kind NOT IN ('clean', 'strip') GROUP BY kind"
    )
    assert {row[0]: row[1] for row in rows} == {"invitation": 1, "turn": 1, "notice": clock.reminded, "vote": 1}


async def test_an_outage_is_made_up_for_once(
    stores: tuple[Store, Store], registries: tuple[Tables, Tables], time: Time
) -> None:
    """When two processes start after an outage, the clocks are shifted by it only once."""
    table = await begun(registries[0], pace=Pace.BRISK)
    await stores[0].clocks.mark_online()
    await deliver(registries[0], table)
    seat = table.actors()[0]
    before = (await stores[0].clocks.of_table(table.id))[seat].left(int(time.now))
    for store in stores:
        store.clocks.mark_offline()
    time.now += 5 * 3600
    await asyncio.gather(*(store.clocks.mark_online() for store in stores))

    assert (await stores[0].clocks.of_table(table.id))[seat].left(int(time.now)) == before


async def test_a_move_whose_connection_is_lost_is_not_made(
    registries: tuple[Tables, Tables], server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection lost before the commit leaves no trace, even in memory, and the move can be repeated."""
    table = await begun(registries[0])
    seat, revision = table.actors()[0], table.revision
    action = any_action(table.game, table.position, Random(1))
    before = state(table)
    append = table.store.append

    async def lost(*moves: Any, **more: Any) -> None:
        await append(*moves, **more)
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'piazza'"
        await asyncio.to_thread(server.run, query)

    with monkeypatch.context() as patched:
        patched.setattr(table.store, "append", lost)
        with pytest.raises(StoreFault, match=r"cannot be reached"):
            await table.act(seat, revision, action, 77)
    await registries[0].get(table.id)
    assert state(table) == await reread(table) == before

    await table.act(seat, revision, action, 77)
    assert table.revision == revision + 1
    await check_stored(table)
