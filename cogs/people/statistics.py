"""The commands `/stats` and `/leaderboard`."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.model.variants import rated_variants
from cogs.core.names import clean
from cogs.core.request import serve
from cogs.core.translator import choice, description, name, options
from cogs.people.leaderboard import show_leaderboard
from cogs.people.stats import show_stats

Interaction: TypeAlias = discord.Interaction[Any]
_GAMES = [choice(game, game) for game in GAMES]
_VARIANTS = [
    choice(variant, f"variant-{game}-{variant}")
    for variant, game in {variant: name for name, game in GAMES.items() for variant in rated_variants(game)}.items()
]


class Statistics(commands.Cog):
    """What was played so far, and by whom best."""

    @app_commands.command(name=name("stats"), description=description("stats"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    @options("stats", "player", "game")
    @app_commands.choices(game=_GAMES)
    async def stats(
        self, interaction: Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        """Show someone's results, by default one's own."""
        person = player or interaction.user
        await serve(interaction, lambda request: show_stats(request, person.id, clean(person.display_name), game))

    @app_commands.command(name=name("leaderboard"), description=description("leaderboard"))
    @app_commands.guild_only()
    @options("leaderboard", "game", "expansion")
    @app_commands.choices(game=_GAMES, expansion=_VARIANTS)
    async def leaderboard(
        self, interaction: Interaction, game: str | None = None, expansion: str | None = None
    ) -> None:
        """Show this server's leaderboard, each variant's on its own."""
        await serve(interaction, lambda request: show_leaderboard(request, game or next(iter(GAMES)), expansion))


async def setup(client: commands.Bot) -> None:
    """Load the cog."""
    await client.add_cog(Statistics())
