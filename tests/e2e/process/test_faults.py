"""The bot as a separate process, with Discord failing in every way: no message is lost or doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.outside import Evening, boards, evening, mark
from tests.standin.gateway import Manner


@pytest.mark.exhaustive
async def test_the_gateway_is_cut_in_the_middle_of_an_answer(tmp_path: Path) -> None:
    """Resumed or not, a click is handled once, missed events are received, and every turn is posted once."""
    async with evening(tmp_path) as there:
        table = await there.begin()
        await cut_and_act(there, table, "close", resumable=True)
        await cut_and_act(there, table, "abort", resumable=True)
        await cut_and_act(there, table, "reconnect", resumable=False)
        await there.quiet(table)

        assert list(boards(there.channel)) == [mark(table, seq) for seq in there.store.turns(table)]
        assert await there.bot.terminate() == 0


async def cut_and_act(there: Evening, table: int, manner: Manner, *, resumable: bool) -> None:
    """Cut the gateway at the moment of an answer, and wait until the bot is back."""
    gateway = there.discord.gateway
    back = gateway.resumed + gateway.identified + 1

    async def cut() -> None:
        await gateway.drop(manner, resumable=resumable)

    there.discord.inject("POST", "/interactions/*/*/callback", call=cut)
    before, _ = there.store.now(table)
    await (await there.act(table)).shown()
    assert there.store.now(table)[0] > before
    await there.discord.until(lambda: gateway.live and gateway.resumed + gateway.identified >= back, within=15)
