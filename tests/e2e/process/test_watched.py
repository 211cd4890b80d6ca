"""The bot as a monitored process: its health, its metrics, and commands that cannot be registered for a while."""

from __future__ import annotations

import socket
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app.config import TRY_AGAIN
from tests.local_discord import BotProcess, LocalDiscord

PUT = ("PUT", "/applications/*/commands")
ENTRY_POINT = {"name": "launch", "type": 4, "description": ""}


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def health(port: int) -> tuple[int, list[str]]:
    async with aiohttp.request("GET", f"http://127.0.0.1:{port}/healthz") as answer:
        told = await answer.json()
    assert told["healthy"] is (answer.status == 200)
    return answer.status, told["failing"]


async def metrics(port: int) -> dict[str, float]:
    async with aiohttp.request("GET", f"http://127.0.0.1:{port}/metrics") as answer:
        families = text_string_to_metric_families(await answer.text())
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in families
        for sample in family.samples
    }


@pytest.mark.slow
async def test_health_and_metrics(tmp_path: Path) -> None:
    """Unhealthy until connected and registered, healthy while in use, unhealthy without the gateway; all is counted.

    What another app registered as the entry point of its activity stays.
    """
    port, starting = free_port(), list[tuple[int, list[str]]]()
    async with LocalDiscord() as discord:
        discord.register([ENTRY_POINT])
        refusing = discord.inject(*PUT, status=503, times=None)

        async def look() -> None:
            starting.append(await health(port))
            discord.faults.remove(refusing)

        discord.inject("GET", "/gateway/bot", call=look)
        bot = BotProcess({**discord.environment(), "PIAZZA_METRICS": str(port)}, tmp_path / "piazza.sqlite3")
        async with bot:
            await discord.wait_ready(within=20)
            assert starting == [(503, ["gateway", "commands"])]
            await discord.until(lambda: len(discord.commands) > 1, within=20)
            assert {command["name"] for command in discord.commands} >= {"table", "launch"}
            guild = discord.guild("Piazza")
            channel, anna, bruno = guild.channel("palazzi"), guild.member("Anna"), guild.member("Bruno")
            await anna.ask(channel, "table new", game="carrara")
            await bot.says("ready as")
            assert await health(port) == (200, [])
            discord.inject("POST", f"/channels/{channel.id}/messages", status=429, retry_after=0.05)
            await bruno.ask(channel, "table join")
            await anna.ask(channel, "table start")
            await anna.ask(channel, "table start")
            await discord.until(lambda: any(message.attachments for message in channel.messages), within=10)
            told = await metrics(port)
            discord.gateway.open = False
            await discord.gateway.drop("abort")
            await bot.says("Attempting a reconnect")
            assert await health(port) == (503, ["gateway"])
            discord.gateway.open = True
            assert await bot.terminate() == 0

    assert told["piazza_answer_seconds_count application_command"] == 4
    assert told["piazza_refusals_total started"] == 1
    assert (told["piazza_tables running"], told["piazza_tables invitation"]) == (1, 0)
    assert sum(value for name, value in told.items() if name.startswith("piazza_discord_rate_limits_total")) == 1
    assert sum(value for name, value in told.items() if name.startswith("piazza_discord_rate_limit_sec")) == 0.05
    assert sum(value for name, value in told.items() if name.startswith("piazza_errors")) == 0


@pytest.mark.slow
@pytest.mark.posix("the system says it in other words there")
async def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path) -> None:
    """The line names setting, address and reason, and the bot ends before touching anything."""
    path = tmp_path / "piazza.sqlite3"
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        async with LocalDiscord() as discord:
            settings = {**discord.environment(), "PIAZZA_METRICS": str(port), "PIAZZA_LOG_LEVEL": "ERROR"}
            async with BotProcess(settings, path) as bot:
                assert await bot.ended(within=15) == TRY_AGAIN
    (line,) = bot.errors
    assert line.startswith(f"PIAZZA_METRICS: can’t listen on http://127.0.0.1:{port} (Address already in use)")
    assert not path.exists()


@pytest.mark.exhaustive
async def test_commands_that_cannot_be_registered_today(tmp_path: Path) -> None:
    """Where Discord asks for a longer wait, the bot goes on meanwhile, and its log and health say so."""
    port = free_port()
    async with LocalDiscord() as discord:
        discord.inject(*PUT, status=429, code=30034, retry_after=40)
        bot = BotProcess({**discord.environment(), "PIAZZA_METRICS": str(port)}, tmp_path / "piazza.sqlite3")
        async with bot:
            assert "next try in 40 s" in await bot.says("the commands could not be registered")
            assert "commands" in (await health(port))[1]
            await discord.wait_ready(within=20)
            bot.check_log()
            assert await bot.terminate() == 0
