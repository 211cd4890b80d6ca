"""The bot as a separate process, with Discord failing in every way: no message is lost or doubled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.outside import Evening, boards, evening, mark
from tests.standin import Channel, StandIn
from tests.standin.gateway import Manner

FAULTS: dict[str, dict[str, Any]] = {
    "too many requests": {"status": 429},
    "too many requests everywhere": {"status": 429, "everywhere": True},
    "a failure before": {"status": 502},
    "a failure afterwards": {"status": 502, "before_effect": False},
    "a lost request": {"drop": True},
    "a lost answer": {"drop": True, "before_effect": False},
    "two lost answers": {"drop": True, "before_effect": False, "times": 2},
    "a right withdrawn for a while": {"status": 403, "code": 50013},
}


@pytest.mark.exhaustive
async def test_whatever_discord_answers_every_message_is_posted_once(tmp_path: Path) -> None:
    """Refusals, failures and lost answers strike a post and the edit that strips the previous one."""
    async with evening(tmp_path) as there:
        channels: dict[str, Channel] = {}
        for name, fault in FAULTS.items():
            channels[name] = channel = there.guild.channel(name.replace(" ", "-"))
            await (await there.anna.slash(channel, "table new", game="carrara")).shown()
            await (await there.bruno.slash(channel, "table join")).shown()
            await posted(there.discord, channel)
            there.discord.inject("POST", f"/channels/{channel.id}/messages", **fault)
            there.discord.inject("PATCH", f"/channels/{channel.id}/messages/*", **fault)
            await (await there.anna.slash(channel, "table start")).shown()
        for table, (name, channel) in enumerate(channels.items(), 1):
            await there.quiet(table, channel)
            assert (name, list(boards(channel))) == (name, [mark(table, 0)])
            assert (name, len(channel.messages)) == (name, 2)
        await there.bot.terminate()
        await there.up()
        assert await there.bot.terminate() == 0
        assert there.store.rows("SELECT * FROM outbox WHERE status <> 'sent'") == []
        assert [len(channel.messages) for channel in channels.values()] == [2] * len(FAULTS)


@pytest.mark.exhaustive
async def test_what_is_deleted_holds_nobody_up(tmp_path: Path) -> None:
    """A panel without its message cannot be stripped, nothing can be posted without a channel; others play on."""
    async with evening(tmp_path) as there:
        elsewhere = there.guild.channel("elsewhere")
        await there.begin(elsewhere)
        table = await there.begin()
        there.channel.messages[-1].delete()
        elsewhere.delete()
        for _ in range(3):
            await (await there.act(table)).shown()
        await there.quiet(table)

        assert list(boards(there.channel)) == [mark(table, seq) for seq in there.store.turns(table)]
        assert await there.bot.terminate() == 0
        assert not any("Traceback" in line for line in there.bot.errors), "\n".join(there.bot.errors)


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


@pytest.mark.exhaustive
async def test_an_answer_that_is_repeated_although_it_got_through(tmp_path: Path) -> None:
    """What the library repeats after a failure is not given once more."""
    async with evening(tmp_path) as there:
        table = await there.begin()
        there.discord.inject("POST", "/interactions/*/*/callback", status=502, before_effect=False)
        hand = await there.person(table, 0).slash(there.channel, "hand")
        await hand.shown()
        assert await there.bot.terminate() == 0
        assert hand.followups == []
        assert not any("Traceback" in line for line in there.bot.errors), "\n".join(there.bot.errors)


@pytest.mark.exhaustive
async def test_a_provisional_answer_that_is_repeated_although_it_got_through(tmp_path: Path) -> None:
    """What the library repeats after a failure still gives way to the real answer."""
    async with evening(tmp_path) as there:
        table = await there.begin()
        there.discord.inject("POST", "/interactions/*/*/callback", status=502, before_effect=False)
        hint = await there.person(table, 0).slash(there.channel, "table hint")
        await there.discord.until(lambda: hint.text.startswith("## Hint"), within=15)
        assert await there.bot.terminate() == 0
        assert not any("Traceback" in line for line in there.bot.errors), "\n".join(there.bot.errors)


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


async def posted(discord: StandIn, channel: Channel) -> None:
    """Wait for the first message in a channel."""
    await discord.until(lambda: channel.messages)
