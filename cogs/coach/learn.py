"""The command `/learn`: a private lesson, in a server or in direct messages."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.coach.lessons import lesson_page
from cogs.core.default_game import game_or_default
from cogs.core.request import Request, serve
from cogs.core.translator import choices_of_games, description, name, options
from cogs.games import games_with_lessons


class Learning(commands.Cog):
    """The command `/learn`."""

    @app_commands.command(name=name("learn"), description=description("learn"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    @options("learn", "game")
    @app_commands.choices(game=choices_of_games(games_with_lessons()))
    async def learn(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        """Begin a lesson."""

        async def work(request: Request) -> None:
            taught = await game_or_default(request, game, games_with_lessons())
            await request.show(await lesson_page(request, taught, 0))

        await serve(interaction, work)


async def setup(client: commands.Bot) -> None:
    """Load the cog."""
    await client.add_cog(Learning())
