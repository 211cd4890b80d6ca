"""Permissions of server managers: checked on every command and click, and only for that server's tables."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord
from discord import app_commands

from bot.model.refusals import Refusal, Refused
from bot.tables.table import Table
from bot.texts import texts
from cogs.core.clicks import AnyWork, on_click
from cogs.core.completions import Completion, fold, pick
from cogs.core.controls import MAX_INTEGER, Interaction
from cogs.core.request import Request
from cogs.words.status import table_facts

log = logging.getLogger(__name__)

ADMIN_COMMAND: Final = texts("en").say("command-admin")
"""The command whose permissions apply to everything here."""
_MAX_DIGITS = len(str(MAX_INTEGER))
_MAX_TABLES_LOADED = 200
"""Tables loaded for completions; the one whose number was typed is always among them."""
_commands: WeakKeyDictionary[discord.Client, app_commands.AppCommand] = WeakKeyDictionary()


async def is_manager(interaction: Interaction) -> bool:
    """Return whether the user manages the server of an interaction, or its settings allow them the command.

    Discord itself says both, for clicks too.
    """
    if interaction.guild_id is None:
        return False
    rights = interaction.permissions
    return (
        rights.administrator or rights.manage_guild or await _is_allowed_by_settings(interaction, interaction.guild_id)
    )


async def _is_allowed_by_settings(interaction: Interaction, guild: int) -> bool:
    """Return whether the server's integration settings allow the command to someone who does not manage it."""
    user = interaction.user
    if not isinstance(user, discord.Member):
        return False
    try:
        command = await _command(interaction.client)
        entries = [] if command is None else (await command.fetch_permissions(discord.Object(guild))).permissions
    except discord.NotFound:
        return False  # the server has not changed any permissions
    except (discord.HTTPException, discord.RateLimited):
        log.warning("the permissions of /admin on server %s could not be read", guild, exc_info=True)
        return False
    own = _permission_of(entries, discord.AppCommandPermissionType.user, [user.id])
    roles = [role.id for role in user.roles if role.id != guild]
    by_role = _permission_of(entries, discord.AppCommandPermissionType.role, roles)
    everyone = _permission_of(entries, discord.AppCommandPermissionType.role, [guild])
    # the most specific entry wins: the user, one of their roles, everyone
    return next((said for said in (own, by_role, everyone) if said is not None), False)


def _permission_of(
    entries: Iterable[app_commands.AppCommandPermissions], kind: discord.AppCommandPermissionType, ids: list[int]
) -> bool | None:
    said = [entry.permission for entry in entries if entry.type is kind and entry.id in ids]
    return any(said) if said else None


async def _command(client: discord.Client) -> app_commands.AppCommand | None:
    if client not in _commands:
        tree: app_commands.CommandTree[Any] = client.tree  # type: ignore[attr-defined]
        found = [command for command in await tree.fetch_commands() if command.name == ADMIN_COMMAND]
        if not found:
            return None
        _commands[client] = found[0]
    return _commands[client]


async def check_manager(request: Request) -> None:
    """Raise Refused unless the user manages the server."""
    if not await is_manager(request.interaction):
        raise Refused(Refusal.MANAGERS_ONLY)


async def find_table(request: Request, number: int) -> Table:
    """Return a table on the server of the request; raise the same Refused if it is elsewhere or does not exist."""
    table = await request.services.tables.get(number) if 0 < number <= MAX_INTEGER else None
    if table is None or table.row.guild != request.interaction.guild_id:
        raise Refused(Refusal.NO_TABLE_HERE)
    return table


async def find_named_table(request: Request, typed: str | None) -> Table:
    """Return the table whose number was typed, by default the newest one of this channel; raise Refused."""
    if typed is None:
        table = await request.services.tables.newest_in_channel(request.channel)
        if table is None:
            raise Refused(Refusal.NO_TABLE_NAMED)
        return await find_table(request, table.id)
    number = number_in(typed)
    return pick(await tables_here(request, typed), typed) if number is None else await find_table(request, number)


async def tables_here(request: Request, typed: str) -> list[Completion[Table]]:
    """Return this server's open tables, first the one whose number was typed."""
    t, guild = request.t, request.interaction.guild
    here = await request.services.store.listings.on_server(request.guild)
    numbers = [listed.table_id for listed in here]
    found = []
    for number in sorted(numbers, key=lambda number: number != number_in(typed))[:_MAX_TABLES_LOADED]:
        table = await request.services.tables.get(number)
        if table is not None:
            channel = None if guild is None else guild.get_channel_or_thread(table.row.channel)
            label = t.say(
                "admin-table-offered",
                channel=str(table.row.channel) if channel is None else channel.name,
                names=", ".join(table.names),
                **table_facts(t, table),
            )
            found.append(Completion(str(table.id), label, table, whole=True))
    return found


def number_in(typed: str) -> int | None:
    """Parse a typed number with no more digits than a store can hold; None if it is not one."""
    digits = fold(typed)
    return int(digits) if digits.isdecimal() and len(digits) <= _MAX_DIGITS else None


def handle_managed(what: str) -> Callable[[AnyWork], AnyWork]:
    """Register the function that handles a manager's click on a control, at its table if it has one."""

    def decorate(work: AnyWork) -> AnyWork:
        @on_click(what, at_table=False)
        async def _checked(request: Request) -> None:
            await check_manager(request)
            if request.control.table:
                await request.set_table(await find_table(request, request.control.table))
            await work(request)

        return work

    return decorate
