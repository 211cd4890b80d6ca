"""The commands `/admin`, with which a server's managers moderate its tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.refusals import Refused
from bot.model.rows import Status
from bot.tables.table import Table
from cogs.admin.panels import ask_to_end, give_seat, log_panel, pause, resume, tables_panel
from cogs.admin.permissions import manages, named_table, serve_manager, tables_here
from cogs.core.offers import Choices, seat_named, seat_offers, suggest
from cogs.core.request import Request, request_of
from cogs.core.translator import choices_of_computers, description, name, options

Interaction = discord.Interaction[Any]


async def _offered(interaction: Interaction, typed: str, wanted: str) -> Choices:
    """Suggest this server's tables to managers: those that are running, with or without paused ones, paused, or all."""
    if interaction.guild_id is None or not await manages(interaction):
        return []
    request = request_of(interaction)
    return suggest([each for each in await tables_here(request, typed) if _fits(each.what, wanted)], typed)


def _fits(table: Table, wanted: str) -> bool:
    running, paused = table.row.status is Status.RUNNING, table.row.paused is not None
    return {"all": True, "running": running, "going": running and not paused, "paused": paused}[wanted]


class Admin(commands.Cog):
    """The group `/admin`, for managers of the server and anyone whom its settings allow to use it."""

    admin = app_commands.Group(
        name=name("admin"),
        description=description("admin"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @admin.command(name=name("admin-tables"), description=description("admin-tables"))
    async def tables(self, interaction: Interaction) -> None:
        """List the server's tables."""

        async def work(request: Request) -> None:
            await request.show(await tables_panel(request))

        await serve_manager(interaction, work, at_table=False)

    @admin.command(name=name("admin-pause"), description=description("admin-pause"))
    @options("admin-pause", "table")
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        """Pause a table."""
        await serve_manager(interaction, pause, table)

    @admin.command(name=name("admin-resume"), description=description("admin-resume"))
    @options("admin-resume", "table")
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        """Resume a paused table."""
        await serve_manager(interaction, resume, table)

    @admin.command(name=name("admin-hand-over"), description=description("admin-hand-over"))
    @options("admin-hand-over", "table", "seat", "to", "computer")
    @app_commands.choices(computer=choices_of_computers())
    async def hand_over(
        self,
        interaction: Interaction,
        table: str | None = None,
        seat: str | None = None,
        to: discord.User | None = None,
        computer: str | None = None,
    ) -> None:
        """Give a seat to a member of the server or to a computer player."""

        async def work(request: Request) -> None:
            number = None if seat is None else seat_named(request.table, seat)
            await give_seat(request, number, to, computer)

        await serve_manager(interaction, work, table)

    @admin.command(name=name("admin-end"), description=description("admin-end"))
    @options("admin-end", "table")
    async def end(self, interaction: Interaction, table: str | None = None) -> None:
        """End a table without a result."""
        await serve_manager(interaction, ask_to_end, table)

    @admin.command(name=name("admin-log"), description=description("admin-log"))
    async def log(self, interaction: Interaction) -> None:
        """Show what managers have done."""

        async def work(request: Request) -> None:
            await request.show(await log_panel(request))

        await serve_manager(interaction, work, at_table=False)

    @pause.autocomplete("table")
    async def _going(self, interaction: Interaction, typed: str) -> Choices:
        return await _offered(interaction, typed, "going")

    @resume.autocomplete("table")
    async def _paused(self, interaction: Interaction, typed: str) -> Choices:
        return await _offered(interaction, typed, "paused")

    @hand_over.autocomplete("table")
    async def _running(self, interaction: Interaction, typed: str) -> Choices:
        return await _offered(interaction, typed, "running")

    @end.autocomplete("table")
    async def _all(self, interaction: Interaction, typed: str) -> Choices:
        return await _offered(interaction, typed, "all")

    @hand_over.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: str) -> Choices:
        if not await manages(interaction):
            return []
        try:
            table = await named_table(request_of(interaction), _table_typed(interaction))
        except Refused:
            return []  # no seats to suggest until a table of this server is named
        playing = [number for number, seat in enumerate(table.seats) if not seat.conceded]
        return suggest(seat_offers(table, playing), typed)


def _table_typed(interaction: Interaction) -> str | None:
    """Return the table named in the command that is being typed."""
    typed = getattr(interaction.namespace, "table", None)
    return None if typed is None else str(typed)


async def setup(client: commands.Bot) -> None:
    """Load the cog."""
    await client.add_cog(Admin())
