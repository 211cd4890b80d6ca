"""Who manages a server: what they click and are told, and what only somebody who makes things up could send."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import simcord
from simcord import InteractionResult

from bot.tables.table import Table
from cogs.core.controls import Button, ControlId
from cogs.core.panel import Panel, layout
from tests.e2e.world import World, control, pings, shown

COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("tables", {}),
    ("pause", {}),
    ("resume", {}),
    ("hand-over", {"seat": "0", "computer": "novice"}),
    ("end", {}),
    ("log", {}),
)


def forged(table: Table) -> Panel:
    """Make a message with every control of a manager's panels, as only somebody who makes them up could have it."""
    ids = (
        ControlId("admin_tables"),
        ControlId("admin_log"),
        ControlId("admin_open", table.id),
        ControlId("admin_pause", table.id),
        ControlId("admin_resume", table.id),
        ControlId("admin_seat", table.id),
        ControlId("admin_end", table.id),
        ControlId("admin_end_now", table.id),
        ControlId("admin_give", table.id, arg=f"0.u{table.seats[0].user}.cnovice"),
    )
    rows = [tuple(Button(each, each.what) for each in ids[first : first + 5]) for first in (0, 5)]
    return Panel(("forged",), rows=tuple(rows))


async def posted(world: World, channel: Any, panel: Panel) -> discord.Message:
    """Have the bot's account post a message in a channel."""
    place = world.client.get_partial_messageable(channel.id, guild_id=channel.guild.id)
    await place.send(view=layout(panel))
    messages: list[discord.Message] = channel.history()
    return messages[-1]


def boss_of(world: World, name: str = "Boss") -> simcord.MemberActor:
    """Let somebody who manages the server come, without a right of any other kind."""
    role = world.guild.create_role("warden", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user(name), roles=[role])


def private(result: InteractionResult) -> discord.Message:
    """Take the answer, which its reader alone sees."""
    message = shown(result)
    assert message.flags.ephemeral
    return message


async def click(person: simcord.MemberActor, message: discord.Message, what: str) -> discord.Message:
    """Click what does this."""
    return private(await person.click(message, custom_id=control(message, what)))


def newest(world: World) -> discord.Message:
    """Find the newest public message, which pings nobody."""
    message = world.public()[-1]
    assert pings(message) == []
    return message


@asynccontextmanager
async def unchanged(table: Table) -> AsyncIterator[None]:
    """Check that nothing happens at a table."""
    before = (table.revision, table.row, await table.store.incidents.of_table(table.id))
    yield
    assert (table.revision, table.row, await table.store.incidents.of_table(table.id)) == before
