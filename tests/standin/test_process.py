"""The sample bot as a separate process: killed, stopped and restarted."""

from pathlib import Path

import pytest

from tests.standin import BotProcess, StandIn

COMMAND = ("-m", "tests.standin.sample")


@pytest.mark.slow
async def test_process_is_killed_and_its_buttons_live_on(tmp_path: Path) -> None:
    """A button works again after the bot was killed at the moment of its response and restarted."""
    async with (
        StandIn() as discord,
        BotProcess(discord.environment(), tmp_path / "games.db", command=COMMAND) as bot,
    ):
        guild = discord.guild("Games")
        channel, anna = guild.channel("games"), guild.member("Anna")
        await discord.wait_ready()
        answer = await anna.slash(channel, "table new", game="carrara")
        assert answer.message is not None
        discord.inject("POST", "/interactions/*/*/callback", call=bot.kill, drop=True)
        lost = await anna.click(answer.message, "count:1", within=None)
        await bot.ended(5)
        await discord.until(lambda: not discord.gateway.live)
        assert (bot.running, bot.code, lost.type) == (False, -9, None)
        await bot.start()
        await discord.wait_ready(after=1)
        await anna.click(answer.message, "count:1")
        assert answer.message.custom_ids == ["count:2", "choose"]
    assert not bot.running


@pytest.mark.slow
async def test_process_is_asked_to_stop(tmp_path: Path) -> None:
    """A bot stopped by a signal exits and its session ends."""
    async with StandIn() as discord:
        discord.guild("Games")
        async with BotProcess(discord.environment(), tmp_path / "games.db", command=COMMAND) as bot:
            await bot.says("sample ready")
            assert await bot.terminate() != 0
        assert not bot.running
        await discord.until(lambda: not discord.gateway.live)
