"""Handmade interactions as Discord sends them: commands with any values Discord accepts, and any clicks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import discord
import simcord
from simcord import InteractionResult, interactions
from simcord.backend import serializers
from simcord.enums import InteractionType

from bot.app.client import Piazza
from tests.e2e.world import World

SUBCOMMANDS = (1, 2)
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = 3, 4, 5, 6, 7, 8
DIRECT = 1
"""Discord's number for the context of a direct message with the bot."""


@dataclass(frozen=True)
class Command:
    """A command: its names from the outermost group, and its options as Discord knows them."""

    path: tuple[str, ...]
    kinds: tuple[int, ...]
    """The type of each name below the first: a group or a command."""
    options: tuple[Mapping[str, Any], ...]
    direct: bool
    """Whether it can be given in a direct message."""

    def __str__(self) -> str:
        return "/" + " ".join(self.path)


def commands(client: Piazza) -> list[Command]:
    found: list[Command] = []
    for top in client.tree.get_commands(type=discord.AppCommandType.chat_input):
        known = top.to_dict(client.tree)
        direct = DIRECT in (known.get("contexts") or ())
        found += [Command(path, kinds, options, direct) for path, kinds, options in _leaves(known)]
    return found


def _leaves(
    node: Mapping[str, Any],
) -> Iterator[tuple[tuple[str, ...], tuple[int, ...], tuple[Mapping[str, Any], ...]]]:
    name, options = str(node["name"]), list(node.get("options") or [])
    inner = [option for option in options if option["type"] in SUBCOMMANDS]
    if not inner:
        yield (name,), (), tuple(options)
    for child in inner:
        for path, kinds, found in _leaves(child):
            yield (name, *path), (int(child["type"]), *kinds), found


def _data(world: World, command: Command, values: Mapping[str, Any], focused: str | None) -> dict[str, Any]:
    kinds = {option["name"]: option["type"] for option in command.options}
    options: list[dict[str, Any]] = []
    resolved: dict[str, dict[str, Any]] = {}
    for name, value in values.items():
        built = {"name": name, "type": kinds[name], "value": value}
        if name == focused:
            built["focused"] = True
        if kinds[name] in (USER, CHANNEL, ROLE) and focused is None:
            resolve(world, kinds[name], int(value), resolved)
        options.append(built)
    for name, kind in reversed(list(zip(command.path[1:], command.kinds, strict=True))):
        options = [{"name": name, "type": kind, "options": options}]
    return {"id": "1", "name": command.path[0], "type": 1, "options": options, "resolved": resolved}


def resolve(world: World, kind: int, named: int, resolved: dict[str, dict[str, Any]]) -> None:
    """Add what Discord sends about a user, channel or role that is named."""
    backend, guild = world.env.backend, world.env.backend.get_guild(world.guild.id)
    if kind == CHANNEL:
        channel = serializers.channel_payload(backend, backend.get_channel(named))
        resolved.setdefault("channels", {})[str(named)] = {**channel, "permissions": "0"}
        return
    if kind == ROLE:
        resolved.setdefault("roles", {})[str(named)] = dict(serializers.role_payload(guild.roles[named]))
        return
    resolved.setdefault("users", {})[str(named)] = dict(serializers.user_payload(backend.get_user(named)))
    if named in guild.members:
        member = serializers.member_payload(backend, guild, guild.members[named], with_user=False)
        resolved.setdefault("members", {})[str(named)] = dict(member)


async def give(
    world: World, user: int, channel: int, command: Command, values: Mapping[str, Any], direct: bool = False
) -> InteractionResult:
    """Give a command with any values; users, channels and roles are given by their ids."""
    data = _data(world, command, values, None)
    return await send(world, InteractionType.APPLICATION_COMMAND, user, channel, data, direct)


async def type_in(
    world: World,
    user: int,
    channel: int,
    command: Command,
    values: Mapping[str, Any],
    focused: str,
    direct: bool = False,
) -> InteractionResult:
    """Type into an option; Discord checks no value then."""
    data = _data(world, command, values, focused)
    return await send(world, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, user, channel, data, direct)


async def send(
    world: World,
    kind: InteractionType,
    user: int,
    channel: int,
    data: dict[str, Any],
    direct: bool = False,
    clicked: Any = None,
) -> InteractionResult:
    """Send any interaction, and wait until the bot is done with it."""
    env: simcord.Env = world.env
    guild = None if direct else world.guild.id
    record, payload = interactions.base_payload(
        env.backend, type=kind, channel_id=channel, guild_id=guild, user_id=user, data=data
    )
    if clicked is not None:
        record.source_message_id = int(clicked["id"])
        payload["message"] = clicked
    env.backend.emit("INTERACTION_CREATE", payload)
    await env.settle(idle=0.001)
    return InteractionResult(env, record)
