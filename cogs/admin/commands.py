"""The commands `/admin`, with which a server's managers moderate its tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import discord
from discord import app_commands

from bot.model.refusals import Refused
from bot.model.rows import Status
from bot.tables.table import Table
from cogs.admin.panels import ask_to_end, give_seat, pause, resume, show_admin_log, show_tables
from cogs.admin.permissions import check_manager, manages, named_table, tables_here
from cogs.admin.places import choose_places
from cogs.core.command_tree import Complete, command, group
from cogs.core.offers import Choices, seat_named, seat_offers, suggest
from cogs.core.request import Request, Work
from cogs.core.translator import choices_of_computers


def _tables(wanted: str) -> Complete:
    """Suggest this server's tables to managers: those that are running, with or without paused ones, paused, or all."""

    async def complete(request: Request, typed: str) -> Choices:
        if not await manages(request.interaction):
            return []
        return suggest([each for each in await tables_here(request, typed) if _fits(each.what, wanted)], typed)

    return complete


def _fits(table: Table, wanted: str) -> bool:
    running, paused = table.row.status is Status.RUNNING, table.row.paused is not None
    return {"all": True, "running": running, "going": running and not paused, "paused": paused}[wanted]


async def _seats(request: Request, typed: str) -> Choices:
    if not await manages(request.interaction):
        return []
    named = getattr(request.interaction.namespace, "table", None)
    try:
        table = await named_table(request, None if named is None else str(named))
    except Refused:
        return []  # no seats to suggest until a table of this server is named
    playing = [number for number, seat in enumerate(table.seats) if not seat.conceded]
    return suggest(seat_offers(table, playing), typed)


def for_manager(work: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Return work that is only done for the server's managers."""

    @wraps(work)
    async def checked(request: Request, **options: Any) -> None:
        await check_manager(request)
        await work(request, **options)

    return checked


def at_managed(work: Work) -> Callable[..., Awaitable[None]]:
    """Return work that is done for a manager, at the table that was typed or at this channel's."""

    async def found(request: Request, table: str | None = None) -> None:
        await request.set_table(await named_table(request, table))
        await work(request)

    return for_manager(found)


async def hand_over(
    request: Request,
    table: str | None = None,
    seat: str | None = None,
    to: discord.User | None = None,
    computer: str | None = None,
) -> None:
    """Give a seat to a member of the server or to a computer player."""
    await request.set_table(await named_table(request, table))
    await give_seat(request, None if seat is None else seat_named(request.table, seat), to, computer)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Add the group `/admin`, for managers of the server and anyone whom its settings allow to use it."""
    admin = group("admin", default_permissions=discord.Permissions(manage_guild=True))
    for each in (
        command("admin-tables", for_manager(show_tables)),
        command("admin-pause", at_managed(pause), complete={"table": _tables("going")}),
        command("admin-resume", at_managed(resume), complete={"table": _tables("paused")}),
        command(
            "admin-hand-over",
            for_manager(hand_over),
            {"computer": choices_of_computers()},
            {"table": _tables("running"), "seat": _seats},
        ),
        command("admin-end", at_managed(ask_to_end), complete={"table": _tables("all")}),
        command("admin-places", for_manager(choose_places)),
        command("admin-log", for_manager(show_admin_log)),
    ):
        admin.add_command(each)
    tree.add_command(admin)
