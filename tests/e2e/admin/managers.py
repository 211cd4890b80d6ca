"""Server managers: what they click and see, and clicks that only a forged client could send."""

from __future__ import annotations

from typing import Any

import discord
import simcord
from simcord import InteractionResult

from bot.tables.table import Table
from cogs.core.controls import Button, ControlId
from cogs.core.panel import Panel, layout
from tests.e2e.world import World, shown, tap

COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (
    ("tables", {}),
    ("pause", {}),
    ("resume", {}),
    ("hand-over", {"seat": "seat.0", "computer": "novice"}),
    ("end", {}),
    ("log", {}),
)


def forged(table: Table) -> Panel:
    """Return a message with every control of the manager panels, as only a forged client could show it."""
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
    place = world.client.get_partial_messageable(channel.id, guild_id=channel.guild.id)
    await place.send(view=layout(panel, {}))
    messages: list[discord.Message] = channel.history()
    return messages[-1]


def member_with(guild: simcord.GuildHandle, user: simcord.UserHandle, **rights: bool) -> simcord.MemberActor:
    return guild.add_member(user, roles=[guild.create_role("staff", permissions=discord.Permissions(**rights))])


def boss_of(world: World, name: str = "Boss") -> simcord.MemberActor:
    """Add a member who may manage the server and has no other permission."""
    return member_with(world.guild, world.env.create_user(name), manage_guild=True)


def private(result: InteractionResult) -> discord.Message:
    """Return the answer, after checking that only its reader sees it."""
    message = shown(result)
    assert message.flags.ephemeral
    return message


async def click(person: simcord.MemberActor, message: discord.Message, what: str) -> discord.Message:
    return private(await tap(person, message, what))
