"""Who manages a server: checked with every command and click, and of that server's tables alone."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord
from discord import app_commands

from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import texts
from cogs.core.controls import ControlId, answers
from cogs.core.names import clean, escape
from cogs.core.request import Request, serve

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Work = Callable[[Request, ControlId, list[str]], Awaitable[None]]
COMMAND: Final = texts("en").say("command-admin")
"""The name of the command by whose permissions everything here goes."""
_MOST_DIGITS = 19
_commands: WeakKeyDictionary[discord.Client, app_commands.AppCommand] = WeakKeyDictionary()


async def manages(interaction: Interaction) -> bool:
    """Tell whether somebody manages the server where they ask, or may use the command by that server's settings.

    Both come from Discord itself, for clicks too; whoever shows up without either is nobody to us.
    """
    if interaction.guild_id is None:
        return False
    rights = interaction.permissions
    return rights.administrator or rights.manage_guild or await _let_in(interaction, interaction.guild_id)


async def _let_in(interaction: Interaction, guild: int) -> bool:
    """Tell whether the server's integration settings let somebody use the command who does not manage it."""
    user = interaction.user
    if not isinstance(user, discord.Member):
        return False
    try:
        command = await _command(interaction.client)
        entries = [] if command is None else (await command.fetch_permissions(discord.Object(guild))).permissions
    except discord.NotFound:
        return False  # nobody has changed anything there
    except (discord.HTTPException, discord.RateLimited):
        log.warning("who may manage server %s could not be read", guild, exc_info=True)
        return False
    own = _allowed(entries, discord.AppCommandPermissionType.user, [user.id])
    roles = [role.id for role in user.roles if role.id != guild]
    by_role = _allowed(entries, discord.AppCommandPermissionType.role, roles)
    everyone = _allowed(entries, discord.AppCommandPermissionType.role, [guild])
    # the nearest that says anything holds: themselves, one of their roles, everyone
    return next((said for said in (own, by_role, everyone) if said is not None), False)


def _allowed(
    entries: Iterable[app_commands.AppCommandPermissions], kind: discord.AppCommandPermissionType, ids: list[int]
) -> bool | None:
    said = [entry.permission for entry in entries if entry.type is kind and entry.id in ids]
    return any(said) if said else None


async def _command(client: discord.Client) -> app_commands.AppCommand | None:
    if client not in _commands:
        tree: app_commands.CommandTree[Any] = client.tree  # type: ignore[attr-defined]
        found = [command for command in await tree.fetch_commands() if command.name == COMMAND]
        if not found:
            return None
        _commands[client] = found[0]
    return _commands[client]


async def check_manager(request: Request) -> None:
    """Raise IllegalAction unless whoever asks manages the server."""
    if not await manages(request.interaction):
        raise IllegalAction(Refusal.MANAGERS_ONLY)


async def find_table(request: Request, number: int) -> Table:
    """Find a table of the server where it is asked; raise the same IllegalAction for one elsewhere as for none."""
    # larger numbers the store does not take
    table = await request.house.tables.get(number) if 0 < number < 2**63 else None
    if table is None or table.row.guild != request.interaction.guild_id:
        raise IllegalAction(Refusal.NO_TABLE_HERE)
    return table


async def named_table(request: Request, typed: str | None) -> Table:
    """Find the table that was typed, by default the one of this channel; raise IllegalAction."""
    if typed is None:
        assert request.interaction.channel_id is not None
        table = await request.house.tables.here(request.interaction.channel_id)
        if table is None:
            raise IllegalAction(Refusal.NO_TABLE_NAMED)
        return await find_table(request, table.id)
    number = number_in(typed)
    if number is None:
        raise IllegalAction(Refusal.NOT_UNDERSTOOD, text=escape(clean(typed)))
    return await find_table(request, number)


def number_in(typed: str) -> int | None:
    """Read a number that was typed, and that the store can hold; None where it is none."""
    digits = typed.strip()
    return int(digits) if digits.isdecimal() and len(digits) <= _MOST_DIGITS else None


async def serve_manager(
    interaction: Interaction,
    work: Callable[[Request], Awaitable[None]],
    typed: str | None = None,
    at_table: bool = True,
) -> None:
    """Serve a manager's command, at the table that was typed or at this channel's."""

    async def checked(request: Request) -> None:
        await check_manager(request)
        if at_table:
            request.table = await named_table(request, typed)
        await work(request)

    await serve(interaction, checked)


def managed(what: str) -> Callable[[Work], Work]:
    """Register what a manager's click on a control does, at its table if it has one."""

    def register(work: Work) -> Work:
        @answers(what)
        async def handler(interaction: Interaction, control: ControlId, values: list[str]) -> None:
            async def checked(request: Request) -> None:
                await check_manager(request)
                if control.table:
                    request.table = await find_table(request, control.table)
                await work(request, control, values)

            await serve(interaction, checked)

        return work

    return register


def is_open(table: Table) -> bool:
    """Tell whether there is anything left to manage at a table."""
    return table.row.status in (Status.INVITATION, Status.RUNNING)
