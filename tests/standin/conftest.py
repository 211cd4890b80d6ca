"""A stand-in with a small server, and the sample bot connected to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass

import discord as library
import pytest
from discord.gateway import DiscordWebSocket

from tests.standin import Channel, Guild, Person, StandIn
from tests.standin.sample import SampleBot


@dataclass
class Scene:
    """The fixture of the stand-in's tests."""

    discord: StandIn
    bot: SampleBot
    guild: Guild
    channel: Channel
    anna: Person
    ben: Person


@pytest.fixture
async def scene(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """Start the stand-in and the sample bot in this process, connected by real HTTP and websocket."""
    async with StandIn() as discord:
        guild = discord.guild("Games", locale="de")
        channel = guild.channel("games")
        anna, ben = guild.member("Anna", locale="de"), guild.member("Ben")
        monkeypatch.setattr(library.http.Route, "BASE", discord.address)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
        async with SampleBot() as bot:
            running = asyncio.create_task(bot.start(discord.token))
            await discord.wait_ready()
            yield Scene(discord, bot, guild, channel, anna, ben)
        running.cancel()
        with suppress(asyncio.CancelledError, library.LoginFailure, library.ConnectionClosed):
            await running
