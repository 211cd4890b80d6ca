"""The registration of the commands, which Discord refuses for a while or for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.doctor.discord_api import compare_commands
from bot.cli.doctor.finding import Grade
from tests.e2e.process.test_watched import free_port, health
from tests.standin import BotProcess, StandIn

PUT = ("PUT", "/applications/*/commands")
ENTRY_POINT = {"name": "launch", "type": 4, "description": ""}


def names(discord: StandIn) -> set[str]:
    """Return the names of the commands that Discord knows; the doctor leaves out the one that isn't ours."""
    registered = discord.commands
    ours = [command for command in registered if command["name"] != ENTRY_POINT["name"]]
    assert compare_commands(registered, ours).mark is Grade.OK
    return {command["name"] for command in registered}


@pytest.mark.slow
@pytest.mark.parametrize(("status", "code"), [(503, 0), (400, 30034), (429, 30034)])
async def test_a_refusal_that_passes(tmp_path: Path, status: int, code: int) -> None:
    """The bot goes on meanwhile, and tries again until it works; until then its health says so."""
    port = free_port()
    async with StandIn() as discord:
        discord.register([ENTRY_POINT])
        discord.inject(*PUT, status=status, code=code, retry_after=40)
        settings = {**discord.environment(), "PIAZZA_METRICS": str(port)}
        bot = BotProcess(settings, tmp_path / "piazza.sqlite3")
        async with bot:
            said = await bot.says("the commands could not be registered")
            assert "commands" in (await health(port))[1]
            await discord.wait_ready(within=20)
            if status == 429:  # for longer than a test can wait
                assert "next try in 40 s" in said
            else:
                await discord.until(lambda: len(discord.commands) > 1, within=20)
                assert {"table", "launch"} <= names(discord)
            assert not any("Traceback" in line for line in bot.errors), "\n".join(bot.errors)
            assert await bot.terminate() == 0


@pytest.mark.slow
async def test_a_refusal_for_good(tmp_path: Path) -> None:
    """One clear line, and no further try."""
    port = free_port()
    async with StandIn() as discord:
        discord.inject(*PUT, status=403, code=50001, times=None)
        bot = BotProcess({**discord.environment(), "PIAZZA_METRICS": str(port)}, tmp_path / "piazza.sqlite3")
        async with bot:
            await discord.wait_ready(within=20)
            await bot.says("ready as")
            assert await health(port) == (503, ["commands"])
            (line,) = [line for line in bot.errors if "commands" in line]
            assert "Discord refuses the commands" in line
            assert "50001" in line
            assert not any("Traceback" in line for line in bot.errors)
            assert await bot.terminate() == 0
