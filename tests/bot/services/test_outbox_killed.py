"""The outbox under any mixture of faults and kills."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.model.rows import Post, PostKind
from bot.store.store import open_store
from tests.bot.kit import InstantTimers, RecordingSender, outbox_of, settled
from tests.bot.services.test_outbox import STRIP, TURN, announced

FAULTS = st.lists(st.sampled_from(["", "", "before", "after", "gone", "killed before", "killed after"]), max_size=14)


class KilledSender(RecordingSender):
    """A sender whose process is sometimes killed, before or after the message arrives."""

    def __init__(self) -> None:
        super().__init__()
        self.killed = asyncio.Event()

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Send a post, unless the process is killed first."""
        if not self.faults or not self.faults[0].startswith("killed"):
            return await super().send(post, nonce, again)
        with suppress(ConnectionError):
            self.faults[0] = self.faults[0].removeprefix("killed ")
            await super().send(post, nonce, again)
        self.killed.set()
        await asyncio.Event().wait()
        return None


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(FAULTS, st.integers(0, 4))
@example(["after", "gone"], 1)
@example(["killed after", "killed before", "after", "before"], 2)
def test_under_any_faults_every_message_is_posted_once_and_in_order(faults: list[str], turns: int) -> None:
    """No message is duplicated or out of order, and only undeliverable ones are missing."""
    asyncio.run(send_all(faults, turns))


async def send_all(faults: list[str], turns: int) -> None:
    """Send a table's messages under these faults, with as many processes as it takes."""
    InstantTimers()
    pencil = KilledSender()
    pencil.faults = list(faults)
    with tempfile.TemporaryDirectory() as folder:
        async with open_store(Path(folder) / "piazza.sqlite3") as store:
            table = await announced(store, turns)
            while await store.outbox.tables_waiting():
                outbox = outbox_of(store, pencil)
                await outbox.resume()
                dying = asyncio.create_task(pencil.killed.wait())
                living = asyncio.create_task(settled(outbox))
                await asyncio.wait([dying, living], return_when=asyncio.FIRST_COMPLETED)
                pencil.killed.clear()
                dying.cancel()
                living.cancel()
                await outbox.close(seconds=0)
            expected = [(PostKind.INVITATION, 0), *((TURN, seq) for seq in range(turns))]
            there = [(post.kind, post.seq) for post in pencil.sent if post.kind is not STRIP]
            strips = [post.message or 0 for post in pencil.sent if post.kind is STRIP]
            row = await store.tables.get(table)

    lost = [post for post in expected if post not in there]
    assert there == [post for post in expected if post in there]
    assert len(lost) <= faults.count("gone")
    assert len(strips) == len(set(strips))
    assert row is not None
    if "gone" not in faults:
        *former, newest = (1000 + place for place, post in enumerate(pencil.sent) if post.kind is not STRIP)
        # a failed strip is retried after later ones
        assert (sorted(strips), row.panel) == (former, newest)
