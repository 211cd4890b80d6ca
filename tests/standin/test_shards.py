"""Several shards of one client: each receives only its own servers."""

import asyncio

import discord as library
import pytest
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket

from tests.standin import StandIn
from tests.standin.state.shards import to_shard


class Sharded(library.AutoShardedClient):
    """A client with two shards and one command."""

    def __init__(self) -> None:
        super().__init__(shard_count=2, intents=library.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="where", description="Tell the shard")(self.where)

    async def setup_hook(self) -> None:
        """Register the command."""
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the five seconds that Discord asks clients to wait."""

    async def where(self, interaction: library.Interaction) -> None:
        """Reply with the shard and the number of servers that the client knows."""
        assert interaction.guild is not None
        await interaction.response.send_message(f"{interaction.guild.shard_id} of {len(self.guilds)}")


async def test_each_shard_hears_of_its_own_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers are spread over two shards, and both respond."""
    async with StandIn() as server:
        monkeypatch.setattr(library.http.Route, "BASE", server.address)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_address))
        guilds = [server.guild("even"), server.guild("odd")]
        for shard, guild in enumerate(guilds):
            to_shard(server, guild, shard)
        async with Sharded() as client:
            running = asyncio.create_task(client.start(server.token))
            await server.wait_ready(after=1)
            anna = server.person("Anna")
            for shard, guild in enumerate(guilds):
                guild.member(anna)
                assert (await anna.slash(guild.channel("games"), "where")).text == f"{shard} of 2"
        await asyncio.wait([running])
