"""The commands in the menu of a message about a turn: replay the game, or try things out, from there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.refusals import Refusal, Refused
from cogs.coach.whatif import whatif_at
from cogs.core.request import Request, serve
from cogs.core.translator import localized_message
from cogs.viewing.replay import show_replay_at

Show = Callable[[Request, int], Awaitable[None]]
"""Answers a request with the position after a row of the log."""


async def _at_message(interaction: discord.Interaction[Any], message: discord.Message, show: Show) -> None:
    """Serve a command at the table and the row that one of our messages is about; raise Refused for any other."""

    async def found(request: Request) -> None:
        request.check_rights()
        post = await request.services.store.outbox.of_message(message.id)
        table = None if post is None else await request.services.tables.get(post.table_id)
        if post is None or table is None or table.row.channel != interaction.channel_id:
            raise Refused(Refusal.NO_TURN_MESSAGE)
        await request.set_table(table)
        await show(request, post.seq)

    await serve(interaction, found)


@app_commands.guild_only
async def replay(interaction: discord.Interaction[Any], message: discord.Message) -> None:
    """Open the replay at the turn that a message is about."""
    await _at_message(interaction, message, show_replay_at)


@app_commands.guild_only
async def whatif(interaction: discord.Interaction[Any], message: discord.Message) -> None:
    """Open a sandbox at the position that a message shows."""
    await _at_message(interaction, message, whatif_at)


async def setup(client: commands.Bot) -> None:
    """Add the commands."""
    for key, callback in (("menu-replay", replay), ("menu-whatif", whatif)):
        menu = app_commands.ContextMenu(name=localized_message(key), callback=callback)
        client.tree.add_command(menu)
