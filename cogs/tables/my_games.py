"""The command `/games`: one's running games, those where one can act first, invitations, and followed games."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.rows import Lost, Status
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.buttons import follow_button, resume_row
from cogs.core.controls import Button, ControlId
from cogs.core.links import place_of
from cogs.core.panel import Panel
from cogs.core.places import left_by, look_for_channel
from cogs.core.request import Request, clicked, serve
from cogs.core.translator import description, name
from cogs.play.turn import turn_rows
from cogs.words.listing import GONE, listing
from cogs.words.status import status_lines

Interaction = discord.Interaction[Any]
PLAYING, INVITATION, FOLLOWING = (f"games-section-{section}" for section in ("playing", "invitation", "following"))


async def games_panel(request: Request, page: str = "") -> Panel:
    """Return a page of the user's games."""
    store, user, t, tables = request.services.store, request.user, request.t, request.services.tables
    running, invitations = await store.listings.running_of(user), await store.listings.invitations_of(user)
    followed = await store.followers.followed_by(user)
    client, here = request.interaction.client, request.interaction.guild_id
    every = [await tables.existing(number) for number in (*running, *invitations, *followed)]
    for table in every:
        if table.id not in followed:
            await look_for_channel(client, request.services, table)
    left = await left_by(client, [table for table in every if table.row.gone is None], user, here)
    gone = left | {table.id for table in every if table.row.gone is not None and table.id not in followed}
    found = [
        *((PLAYING, number) for number in running if number not in gone),
        *((INVITATION, number) for number in invitations if number not in gone),
        *((FOLLOWING, number) for number in followed if number not in gone),
        *((GONE, number) for number in (*running, *invitations, *followed) if number in gone),
    ]
    if not found:
        return Panel((t.say("games-none"),))

    async def say(table: Table, section: str) -> list[str]:
        if table.id in left:
            return [t.say("games-gone-left")]
        lines = await status_lines(t, table, user)
        if section == GONE and table.row.gone is not None:
            return [t.say(f"games-gone-{table.row.gone}"), *lines]
        if section == FOLLOWING:
            looked = await store.read_marks.of_follower(table.id, user)
            if looked is not None and looked.seq < table.revision:
                lines.append(t.say("games-news"))
        return lines

    def buttons(table: Table) -> list[Button]:
        seat = table.seat_of(user)
        if table.row.gone is not None or table.id in left:
            return _ways_out(t, table, user)
        if seat is None:
            return []
        return [button for row in (*turn_rows(t, table, seat), *resume_row(t, table, seat)) for button in row]

    async def place(table: Table) -> str:
        return await place_of(client, table, here)

    return await listing(t, tables, t.say("games-title"), found, page, "games", say, buttons, place)


def _ways_out(t: Texts, table: Table, user: int) -> list[Button]:
    """Return the buttons by which someone leaves a table whose channel or server is gone, or which they have left."""
    seat = table.seat_of(user)
    if seat is None:
        return [follow_button(t, table, follows=True)]
    if table.row.status is Status.INVITATION:
        return [Button(ControlId("leave", table.id), t.say("button-leave"))]
    ways = (
        [] if table.seats[seat].conceded else [Button(ControlId("concede_ask", table.id), t.say("button-concede-ask"))]
    )
    if user == table.row.host or table.row.gone is Lost.CHANNEL:
        ways.append(Button(ControlId("abandon_ask", table.id), t.say("button-abandon-ask")))
    return ways


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
