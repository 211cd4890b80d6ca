"""What the doctor learns from Discord: every response, refusal and timeout has its line."""

from __future__ import annotations

import time
from copy import deepcopy
from dataclasses import replace

import aiohttp
import discord
import pytest
from simcord.backend import DEFAULT_EVERYONE_PERMISSIONS

from bot.app.config import Config
from bot.cli.doctor import discord_api
from bot.cli.doctor.discord_api import MAX_TRIES, PAGE_SIZE, DiscordApi, compare_commands
from bot.cli.doctor.finding import Finding, Severity
from bot.cli.doctor.run import command_payloads, diagnose_discord
from tests.bot.cli.doctor.kit import NOON, connected, found
from tests.local_discord import LocalDiscord


async def of_discord(config: Config) -> list[Finding]:
    return [finding async for finding in diagnose_discord(config, time.time)]


async def test_a_token_that_is_refused_is_reported_and_never_shown() -> None:
    """A refused token is reported but not shown; the other Discord checks are left out."""
    async with LocalDiscord() as there:
        (finding,) = await of_discord(replace(connected(there), discord_token="s3cret"))

    assert found(finding) == (Severity.FAULT, "refused")
    assert "s3cret" not in finding.line()


async def test_a_discord_that_cannot_be_reached_is_reported() -> None:
    """A refused connection, a dropped one and a server error all count as unreachable."""
    (finding,) = await of_discord(Config(discord_token="abc", discord_api="http://127.0.0.1:1/api/v10"))
    async with LocalDiscord() as there:
        there.inject("GET", "/users/@me", drop=True, times=2)
        (dropped,) = await of_discord(connected(there))
        there.inject("GET", "/users/@me", status=503)
        (failed,) = await of_discord(connected(there))

    assert [found(each) for each in (finding, dropped, failed)] == [(Severity.FAULT, "unreachable")] * 3


async def test_what_discord_does_not_tell_is_a_warning() -> None:
    """A partial outage of Discord is a warning: it is not the operator's fault."""
    async with LocalDiscord() as there:
        there.inject("GET", "/users/@me/guilds", status=500)
        findings = await of_discord(connected(there))

    assert [found(each) for each in findings[-1:]] == [(Severity.WARNING, "unanswered")]


async def test_each_server_shows_what_the_bot_lacks_there() -> None:
    """Missing rights are named per server; servers that lack nothing share a line, and odd names do no harm."""
    async with LocalDiscord() as there:
        there.guild("Well")
        there.guild("Also well")
        lacking = there.guild("Bad\x1b[2J\nserver" + "x" * 500)
        rights = discord.Permissions(DEFAULT_EVERYONE_PERMISSIONS)
        rights.update(attach_files=False, send_messages_in_threads=False)
        lacking.permit(rights.value)
        chief = there.guild("Chief")
        chief.permit(discord.Permissions(administrator=True).value)
        findings = [each for each in await of_discord(connected(there)) if each.subject.startswith("server")]

    lacks, well = findings
    assert (found(lacks), found(well)) == ((Severity.FAULT, "lacks"), (Severity.OK, "well"))
    assert lacks.line().endswith(
        "doesn’t allow the bot: Send Messages in Threads and Attach Files."
        " A server manager can give its role these permissions."
    )
    assert str(lacking.id) in lacks.line()
    assert len(lacks.line()) < 600
    assert well.facts == {"count": 3}


async def test_a_bot_without_a_server_is_reported_how_to_invite_it() -> None:
    async with LocalDiscord() as there:
        findings = await of_discord(connected(there))

    assert (Severity.WARNING, "none") in [found(each) for each in findings if each.subject == "servers"]


async def test_servers_are_read_page_by_page_with_patience() -> None:
    """All pages are read, and rate limits are respected up to a number of retries."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    async with LocalDiscord() as there, aiohttp.ClientSession() as session:
        for number in range(PAGE_SIZE + 3):
            there.guild(f"Server {number}")
        there.inject("GET", "/users/@me/guilds", status=429, retry_after=0.7)
        servers = await DiscordApi(session, there.token, there.address, wait).servers()
        assert len({server["id"] for server in servers}) == PAGE_SIZE + 3

        there.inject("GET", "/users/@me/guilds", status=429, times=None)
        with pytest.raises(discord_api.RequestFailed):
            await DiscordApi(session, there.token, there.address, wait).servers()

    assert len(waits) == 1 + MAX_TRIES


async def test_intents_and_the_address_for_clicks_are_read_from_the_application() -> None:
    """Privileged intents are unnecessary; with an endpoint URL set, the bot would receive no interactions."""
    async with LocalDiscord() as there:
        plain = [found(each) for each in await of_discord(connected(there)) if each.subject in ("intents", "clicks")]
        there.flags, there.endpoint = 1 << 15 | 1 << 19, "https://example.org/clicks"
        findings = [each for each in await of_discord(connected(there)) if each.subject in ("intents", "clicks")]

    assert plain == [(Severity.OK, "none")]
    assert [found(each) for each in findings] == [(Severity.OK, "more"), (Severity.FAULT, "elsewhere")]
    assert findings[0].facts == {"names": "members, content"}


def test_a_bot_that_connects_again_and_again_is_noticed() -> None:
    """A low number of remaining connections is a warning; none left is a fault."""
    for left, expected in ((999, Severity.OK), (3, Severity.WARNING), (0, Severity.FAULT)):
        limit = {"total": 1000, "remaining": left, "reset_after": 4_000_000, "max_concurrency": 1}
        finding = discord_api.connections({"url": "wss://gateway", "shards": 1, "session_start_limit": limit})
        assert (finding.mark, finding.facts["count"], finding.facts.get("hours", 2)) == (expected, left, 2)


def test_connections_are_as_many_as_discord_recommends() -> None:
    """Too few shards are a warning; a process that runs only some is reminded of the others."""
    for recommended, settings, expected in (
        (1, Config(), "all"),
        (3, Config(), "few"),
        (3, Config(shards=2), "few"),
        (3, Config(shards=None), "all"),
        (3, Config(shards=4, shard_ids=(0, 1)), "some"),
        (3, Config(shards=4, shard_ids=(0, 1, 2, 3)), "all"),
    ):
        assert found(discord_api.shards(recommended, settings))[1] == expected


def test_the_clock_is_compared_with_discords() -> None:
    """A fast or slow clock is wrong; the duration of the request is allowed for."""
    for seconds, expected in ((4, "right"), (-4, "right"), (60, "wrong"), (-60, "wrong")):
        finding = discord_api.clock(NOON, NOON + seconds - 0.2, NOON + seconds + 0.9)
        assert found(finding)[1] == expected
    assert found(discord_api.clock(None, NOON, NOON)) == (Severity.WARNING, "unknown")


async def test_commands_are_compared_with_those_of_this_version() -> None:
    """Missing, extra and changed commands are found, even where a nested option differs."""
    meant = await command_payloads(Config())
    async with LocalDiscord() as there:
        there.register(meant)
        registered = deepcopy(there.commands)
    assert found(compare_commands([], meant)) == (Severity.WARNING, "none")
    assert found(compare_commands(registered, meant)) == (Severity.OK, "there")

    gone = compare_commands(registered[1:], meant)
    assert (found(gone), gone.facts["names"]) == ((Severity.WARNING, "other"), f"/{registered[0]['name']}")
    old = [*registered, {"name": "old", "type": 1, "description": "of long ago"}]
    assert compare_commands(old, meant).facts["names"] == "/old"
    deep = next(command for command in registered if any(option.get("options") for option in command["options"]))
    option = next(option for option in deep["options"] if option.get("options"))
    option["options"][0]["description_localizations"] = {"de": "anders"}
    assert compare_commands(registered, meant).facts["names"] == f"/{deep['name']}"
