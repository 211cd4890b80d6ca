"""The command `/games`: one's running games, those where one can act first, invitations, and followed games."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.table import Table
from cogs.core.controls import Button, ControlId
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked, serve
from cogs.core.translator import description, name
from cogs.play.turn import turn_rows
from cogs.words.listing import listing
from cogs.words.status import status_lines

Interaction = discord.Interaction[Any]
PLAYING, INVITATION, FOLLOWING = (f"games-section-{section}" for section in ("playing", "invitation", "following"))


async def games_panel(request: Request, page: str = "") -> Panel:
    """Return a page of the user's games."""
    store, user, t = request.services.store, request.user, request.t
    found = [
        *((PLAYING, table) for table in await store.listings.running_of(user)),
        *((INVITATION, table) for table in await store.listings.invitations_of(user)),
        *((FOLLOWING, table) for table in await store.followers.followed_by(user)),
    ]
    if not found:
        return Panel((t.say("games-none"),))

    async def say(table: Table, section: str) -> list[str]:
        lines = await status_lines(t, table, user)
        if section == FOLLOWING:
            looked = await store.read_marks.of_follower(table.id, user)
            if looked is not None and looked.seq < table.revision:
                lines.append(t.say("games-news"))
        return lines

    def buttons(table: Table) -> list[Button]:
        seat = table.seat_of(user)
        return [] if seat is None else [button for row in turn_rows(t, table, seat) for button in row]

    return await listing(t, request.services.tables, t.say("games-title"), found, page, "games", say, buttons)


@clicked("games", at_table=False)
async def _turn_page(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(await games_panel(request, control.arg))


class Games(commands.Cog):
    """The command `/games`."""

    @app_commands.command(name=name("games"), description=description("games"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def games(self, interaction: Interaction) -> None:
        """Show one's games."""

        async def work(request: Request) -> None:
            await request.show(await games_panel(request))

        await serve(interaction, work)


async def setup(client: commands.Bot) -> None:
    """Load the cog."""
    await client.add_cog(Games())
