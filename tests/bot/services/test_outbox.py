"""The outbox: every message is sent once and in order, whatever goes wrong."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.model.rows import Move, NewMove, NewPost, Post, PostForm, PostKind
from bot.services.background import FIRST_WAIT, LONGEST_WAIT
from bot.services.sender import Lapsed, RateLimited, Unavailable
from bot.store.store import Store
from tests.bot.kit import InstantTimers, RecordingSender, invitation, outbox_of, send, settled, waiting_for

TURN, VOTE, STRIP = PostKind.TURN, PostKind.VOTE, PostKind.STRIP


async def announce(store: Store, table: int, seq: int, kind: PostKind = TURN) -> None:
    row = NewMove(Move(seq, 0, {"action": "x"}, {}, [], False, True), {})
    await store.append(table, [row], waiting_for(0), (), [NewPost(kind, seq - 1, seq)])


async def announced(store: Store, turns: int, channel: int = 5) -> int:
    table = await store.tables.open(invitation(channel=channel))
    for seq in range(turns):
        await announce(store, table, seq)
    return table


async def test_messages_give_way(store: Store) -> None:
    """Each message waits until nothing is more urgent, and the newest state of the log decides what is sent then."""
    asked, asking, calm = 0, asyncio.Event(), asyncio.Event()

    async def give_way() -> None:
        nonlocal asked
        asked += 1
        asking.set()
        await calm.wait()

    outbox = outbox_of(store, sender := RecordingSender(), give_way)
    table = await announced(store, 1)
    outbox.wake(table)
    await asking.wait()
    assert (asked, sender.sent) == (1, [])
    await announce(store, table, 1)
    calm.set()
    await settled(outbox)

    assert [post.kind for post in sender.sent] == [PostKind.INVITATION, TURN, TURN, STRIP, STRIP]
    assert asked == 6, "before each message, and once more when none is left"


async def test_an_animation_queued_by_an_earlier_version_is_dropped(store: Store) -> None:
    """It is dropped, and what follows it is sent."""
    outbox = outbox_of(store, sender := RecordingSender())
    table = await announced(store, 1)
    await announce(store, table, 1, PostKind.REPLAY)
    await announce(store, table, 2)
    await send(outbox, table)

    assert [post.seq for post in sender.sent if post.kind is TURN] == [0, 2]
    assert PostKind.REPLAY not in [post.kind for post in sender.sent]
    assert await store.outbox.tables_waiting() == []


async def test_the_panel_is_the_newest_message_but_not_a_vote(store: Store) -> None:
    """A vote does not move the controls; one about a question that has been closed loses its own."""
    outbox = outbox_of(store, sender := RecordingSender())
    table = await announced(store, 1)
    await announce(store, table, 1, VOTE)
    await send(outbox, table)

    row = await store.tables.get(table)
    assert row is not None
    assert row.panel == 1001
    assert [post.kind for post in sender.sent] == [PostKind.INVITATION, TURN, VOTE, STRIP, STRIP]


async def test_of_several_refreshes_only_the_newest_is_made(store: Store) -> None:
    """Not even that if the next turn's message is queued after it; another table's are made."""
    outbox = outbox_of(store, sender := RecordingSender())
    table, elsewhere = await announced(store, 1), await announced(store, 1, channel=6)
    await announce(store, elsewhere, 1, PostKind.REFRESH)
    for seq in (1, 2, 3):
        await announce(store, table, seq, PostKind.REFRESH)
    for each in (table, elsewhere):
        await send(outbox, each)
    refreshed = {(post.table_id, post.seq) for post in sender.sent if post.kind is PostKind.REFRESH}
    assert refreshed == {(table, 3), (elsewhere, 1)}

    await announce(store, table, 4, PostKind.REFRESH)
    await announce(store, table, 5)
    await send(outbox, table)
    assert PostKind.REFRESH not in [post.kind for post in sender.sent if post.seq > 3]


async def test_a_question_that_lapses_while_it_is_sent_is_dropped(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is logged, and what follows does not wait."""

    async def late(post: Post, again: bool) -> None:
        if post.kind is VOTE:
            raise Lapsed

    hurry = InstantTimers()
    outbox = outbox_of(store, sender := RecordingSender(late))
    table = await announced(store, 1)
    await announce(store, table, 1, VOTE)
    await announce(store, table, 2)
    await send(outbox, table)

    assert [(post.kind, post.seq) for post in sender.sent[:3]] == [(PostKind.INVITATION, 0), (TURN, 0), (TURN, 2)]
    assert await store.outbox.tables_waiting() == []
    assert (hurry.waits, caplog.messages) == ([], [])


async def test_retries_back_off(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    """Retries back off up to a limit, and the delay is reset after a success; a new message is tried at once."""
    hurry = InstantTimers()
    outbox = outbox_of(store, sender := RecordingSender())
    sender.faults = ["before"] * 10
    table = await announced(store, 1)
    await send(outbox, table)

    expected = [min(FIRST_WAIT * 2**number, LONGEST_WAIT) for number in range(10)]
    assert hurry.waits == expected
    assert expected[-3:] == [256.0, LONGEST_WAIT, LONGEST_WAIT]
    assert f"table {table}: a message could not be sent; next try in 2 s" in caplog.messages
    assert [post.kind for post in sender.sent] == [PostKind.INVITATION, TURN, STRIP]

    sender.faults = ["before"]
    await announce(store, table, 1)
    outbox.wake(table)
    await outbox.idle()
    await announce(store, table, 2)
    await send(outbox, table)
    assert hurry.waits == [*expected, FIRST_WAIT]
    assert [post.seq for post in sender.sent if post.kind is TURN] == [0, 1, 2]


async def test_rate_limits_are_respected(store: Store) -> None:
    async def limited(post: Post, again: bool) -> None:
        if post.kind in (STRIP, VOTE) and not again:
            raise RateLimited(900.0 if post.kind is STRIP else 1800.0)

    hurry = InstantTimers()
    outbox = outbox_of(store, sender := RecordingSender(limited))
    table = await announced(store, 2)
    await send(outbox, table)
    assert [post.kind for post in sender.sent] == [PostKind.INVITATION, TURN, TURN, STRIP, STRIP]
    assert hurry.waits == [900.0]

    await announce(store, table, 2, VOTE)
    await send(outbox, table)
    assert hurry.waits == [900.0, 1800.0, 900.0]


async def test_a_message_that_could_not_be_recorded_is_not_sent_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the store fails after a message was sent, the message is looked for on the retry."""
    InstantTimers()
    outbox = outbox_of(store, sender := RecordingSender())
    noting, faults = store.outbox.sent, [OSError("disk full")]

    async def sent(post: Post, message: int | None, panel: bool) -> None:
        if faults:
            raise faults.pop()
        await noting(post, message, panel)

    monkeypatch.setattr(store.outbox, "sent", sent)
    await send(outbox, await announced(store, 0))

    assert len(sender.sent) == 1
    assert [again for _, again in sender.calls] == [False, True]


@pytest.mark.parametrize("faults", [1, 3, 4, 5])
@pytest.mark.parametrize("kind", [TURN, VOTE, PostKind.END, PostKind.INCIDENT])
async def test_a_message_that_always_fails_is_simplified_then_dropped(
    store: Store, caplog: pytest.LogCaptureFixture, kind: PostKind, faults: int
) -> None:
    """What follows it is sent, faults that pass do not count, and the log names the table."""
    tried: list[PostForm] = []
    wrong: list[Exception] = [Unavailable("503"), *(KeyError("a bug") for _ in range(faults))]

    async def faulty(post: Post, again: bool) -> None:
        if post.seq == 1 and post.kind is kind:
            tried.append(post.form)
            if wrong:
                raise wrong.pop(0)

    InstantTimers()
    outbox = outbox_of(store, sender := RecordingSender(faulty))
    table = await announced(store, 1)
    await announce(store, table, 1, kind)
    await announce(store, table, 2)
    await send(outbox, table)

    full, less, plain = PostForm.FULL, PostForm.WITHOUT_PICTURES, PostForm.PLAIN
    assert tried == [full, *[full, full, full, less, plain][: faults + 1]]
    assert [seq for posted, _, seq in sender.told if posted is not PostKind.INVITATION] == [0, *[1][faults // 5 :], 2]
    assert await store.outbox.tables_waiting() == []
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(errors) == (faults >= 3)
    assert all(f"table {table}: " in error for error in errors)


@pytest.mark.parametrize("kind", [STRIP, PostKind.CLEAN])
async def test_an_edit_that_fails_for_good_is_dropped_at_once(store: Store, kind: PostKind) -> None:
    """It is neither retried nor delays what follows."""
    tried: list[PostKind] = []

    async def faulty(post: Post, again: bool) -> None:
        if post.kind is kind:
            tried.append(post.kind)
            raise ValueError("refused")

    hurry = InstantTimers()
    outbox = outbox_of(store, RecordingSender(faulty))
    table = await announced(store, 0)
    await announce(store, table, 0, kind)
    await send(outbox, table)

    assert tried == [kind]
    assert hurry.waits == []
    assert await store.outbox.tables_waiting() == []
