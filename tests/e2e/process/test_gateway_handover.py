"""The gateway is handed over in an update, or its connection is cut: each click is answered, once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import gateway_handover
from bot.store.store import open_store
from tests.e2e.outside import RunningBot, running_bot
from tests.local_discord import Interaction
from tests.local_discord.gateway import Manner


@pytest.mark.slow
async def test_clicks_while_no_process_runs_are_answered_by_the_next(tmp_path: Path) -> None:
    """A look, a move and a command are each answered once, the move is logged, and later clicks work too."""
    async with running_bot(tmp_path) as there:
        table = await there.begin()
        await there.until_posted(table)
        board, (revision, _) = there.channel.messages[-1], there.store.now(table)
        assert await there.bot.terminate() == 0
        await there.discord.until(lambda: not there.discord.gateway.live)
        acts: list[Interaction] = []

        async def act() -> None:
            acts.append(await there.anna.click(board, "My hand", within=None))
            acts.append(await there.begin_to_act(table))
            acts.append(await there.bruno.slash(there.channel, "games", within=None))

        # late enough for even a busy machine to have resumed the session
        there.discord.inject("GET", "/users/@me", call=act)
        await there.bot.start()
        await there.discord.until(lambda: len(acts) == 3, within=20)
        for each in acts:
            await each.shown(within=10)
        await there.discord.until(lambda: there.discord.gateway.live)
        later = await there.bruno.click(board, "My hand", within=5)
        await later.shown()

        assert there.store.now(table)[0] > revision
        assert there.discord.gateway.resumed == 1
        for blamed in ("WARNING", "ERROR", "Traceback"):
            assert not any(blamed in line for line in there.bot.errors), "\n".join(there.bot.errors)
        await there.until_posted(table)
        there.check_boards(table)


async def test_old_sessions_and_those_of_other_shards_are_ignored(tmp_path: Path) -> None:
    """Their events have expired, or another process resumes them."""
    async with open_store(tmp_path / "piazza.sqlite3") as store:
        for shard in range(3):
            note = f'{{"shard": {shard}, "id": "s{shard}", "sequence": 9, "gateway": "wss://there", "left": 100.0}}'
            await store.meta.set(f"session {shard}", note)

        async def noted(shards: tuple[int, ...], now: float) -> list[str]:
            return [each.id for each in await gateway_handover.recent_sessions(store, shards, now)]

        assert await noted((), 101.0) == ["s0", "s1", "s2"]
        assert await noted((1,), 101.0) == ["s1"]
        assert await noted((), 100.0 + gateway_handover.SESSION_LIFETIME) == []
        assert await noted((), 99.0) == []


@pytest.mark.exhaustive
async def test_the_gateway_is_cut_in_the_middle_of_an_answer(tmp_path: Path) -> None:
    """Resumed or not, a click is handled once, missed events are received, and every turn is posted once."""
    async with running_bot(tmp_path) as there:
        table = await there.begin()
        await cut_and_act(there, table, "close", resumable=True)
        await cut_and_act(there, table, "abort", resumable=True)
        await cut_and_act(there, table, "reconnect", resumable=False)
        await there.until_posted(table)

        there.check_boards(table)
        assert await there.bot.terminate() == 0


async def cut_and_act(there: RunningBot, table: int, manner: Manner, *, resumable: bool) -> None:
    """Cut the gateway at the moment of an answer, and wait until the bot is back."""
    gateway = there.discord.gateway
    back = gateway.resumed + gateway.identified + 1

    async def cut() -> None:
        await gateway.drop(manner, resumable=resumable)

    there.discord.inject("POST", "/interactions/*/*/callback", call=cut)
    before, _ = there.store.now(table)
    await there.act(table)
    assert there.store.now(table)[0] > before
    await there.discord.until(lambda: gateway.live and gateway.resumed + gateway.identified >= back, within=15)
