"""The outbox under any mixture of faults and kills."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.model.rows import DIRECT, NewPost, Post, PostKind
from bot.store.store import open_store
from tests.bot.kit import InstantTimers, RecordingSender, outbox_of, settled
from tests.bot.services.test_outbox import STRIP, TURN, announced
from tests.bot.stores import empty

SHOWN = (PostKind.INVITATION, TURN)
FAULTS = st.lists(st.sampled_from(["", "", "before", "after", "gone", "killed before", "killed after"]), max_size=14)


class KilledSender(RecordingSender):
    """A sender whose process is sometimes killed, before or after the message arrives."""

    def __init__(self) -> None:
        super().__init__()
        self.killed = asyncio.Event()

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        if not self.faults or not self.faults[0].startswith("killed"):
            return await super().send(post, nonce, again)
        with suppress(ConnectionError):
            self.faults[0] = self.faults[0].removeprefix("killed ")
            await super().send(post, nonce, again)
        await self._die()
        return None

    async def find(self, posts: Sequence[Post]) -> dict[int, int]:
        """Look for notices, unless the request fails or the process is killed first."""
        fault = self.faults.pop(0) if self.faults else ""
        if fault.startswith("killed"):
            await self._die()
        if fault in ("before", "after"):
            raise ConnectionError("no answer")
        return await super().find(posts)

    async def _die(self) -> None:
        self.killed.set()
        await asyncio.Event().wait()


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(FAULTS, st.integers(0, 4), st.integers(0, 4))
@example(["after", "gone"], 1, 0)
@example(["killed after", "killed before", "after", "before"], 2, 0)
@example(["", "", "", "", "killed before", "", "killed after", ""], 0, 3)
@example(["", "", "", "", "after", "before", "", "killed before"], 0, 3)
def test_under_any_faults_every_message_is_posted_once_and_in_order(faults: list[str], turns: int, told: int) -> None:
    """No message is duplicated or out of order, and only undeliverable ones are missing; even if told together."""
    asyncio.run(send_all(faults, turns, told))


async def send_all(faults: list[str], turns: int, told: int) -> None:
    """Send a table's messages, and notices to one person, under these faults, with as many processes as it takes."""
    InstantTimers()
    sender = KilledSender()
    sender.faults = list(faults)
    with tempfile.TemporaryDirectory() as folder:
        async with open_store(empty(Path(folder) / "piazza.sqlite3")) as store:
            table = await announced(store, turns)
            for number in (table, *[await announced(store, 0, channel=6 + channel) for channel in range(told)]):
                await store.outbox.add(number, NewPost(PostKind.NOTICE, 0, 0, about="end", user=9, channel=DIRECT))
            while await store.outbox.tables_waiting():
                outbox = outbox_of(store, sender)
                await outbox.resume()
                dying = asyncio.create_task(sender.killed.wait())
                living = asyncio.create_task(settled(outbox))
                await asyncio.wait([dying, living], return_when=asyncio.FIRST_COMPLETED)
                sender.killed.clear()
                dying.cancel()
                living.cancel()
                await outbox.close(seconds=0)
            expected = [(PostKind.INVITATION, 0), *((TURN, seq) for seq in range(turns))]
            calls = [post for post in sender.sent if post.kind is PostKind.NOTICE]
            there = [(post.kind, post.seq) for post in sender.sent if post.table_id == table and post.kind in SHOWN]
            strips = [post.message or 0 for post in sender.sent if post.kind is STRIP]
            row = await store.tables.get(table)

    heard = [each.table_id for call in calls for each in (call, *call.others)]
    assert len(heard) == len(set(heard))
    assert len(heard) >= 1 + told - faults.count("gone")
    lost = [post for post in expected if post not in there]
    assert there == [post for post in expected if post in there]
    assert len(lost) <= faults.count("gone")
    assert len(strips) == len(set(strips))
    assert row is not None
    if "gone" not in faults:
        shown = [place for place, post in enumerate(sender.sent) if post.table_id == table and post.kind in SHOWN]
        *former, newest = (1000 + place for place in shown)
        # a failed strip is retried after later ones
        assert (sorted(strips), row.panel) == (former, newest)
