"""A local Discord with two people who start a game."""

from __future__ import annotations

from typing import NamedTuple

from tests.local_discord import Channel, LocalDiscord, Message, Person


class Stage(NamedTuple):
    """A channel with two people."""

    channel: Channel
    anna: Person
    bruno: Person


def set_up(discord: LocalDiscord) -> Stage:
    """Create a server with two members and a channel."""
    guild = discord.guild("Bench")
    return Stage(guild.channel("bench"), guild.member("Anna"), guild.member("Bruno"))


async def begun(discord: LocalDiscord, stage: Stage) -> tuple[Person, Message]:
    """Start a game; return who is to move, and the turn message."""
    channel, anna, bruno = stage
    await anna.slash(channel, "table new", game="carrara")
    await bruno.slash(channel, "table join")
    await anna.slash(channel, "table start")
    await discord.until(lambda: any(message.attachments for message in channel.messages))
    board = channel.messages[-1]
    return anna if str(anna.id) in board.text else bruno, board
