"""`/learn`: a private lesson, in a server or in direct messages."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.coach.lessons import LESSONS
from cogs.core.request import Request, serve
from cogs.core.translator import choice, description, name, options

Interaction = discord.Interaction[Any]


class Learning(commands.Cog):
    """The command `/learn`."""

    @app_commands.command(name=name("learn"), description=description("learn"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    @options("learn", "game")
    @app_commands.choices(game=[choice(game, game) for game in LESSONS])
    async def learn(self, interaction: Interaction, game: str) -> None:
        """Begin a lesson."""

        async def work(request: Request) -> None:
            await request.show(await LESSONS[game].page(request, 0))

        await serve(interaction, work)


async def setup(bot: commands.Bot) -> None:
    """Add the command."""
    await bot.add_cog(Learning())
