"""A bot that only acknowledges clicks, to measure the cost of discord.py itself; run as a process by `dispatch`."""

from __future__ import annotations

import asyncio
import os
import re
from typing import Any, Self

import discord
import yarl
from discord import ui
from discord.gateway import DiscordWebSocket


class Anything(ui.DynamicItem[ui.Button[Any]], template=r"button:(?P<all>.*)"):
    """Any of our buttons."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str]) -> Self:
        """Use the button as it is."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Acknowledge the click."""
        await interaction.response.defer()


class Bare(discord.Client):
    """The bot."""

    async def setup_hook(self) -> None:
        """Register the button; discord.py has the address of Discord's gateway hard-coded."""
        _, address, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address)
        self.add_dynamic_items(Anything)


async def main() -> None:
    """Run until killed."""
    discord.http.Route.BASE = os.environ["PIAZZA_DISCORD_API"]
    async with Bare(intents=discord.Intents(guilds=True)) as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
