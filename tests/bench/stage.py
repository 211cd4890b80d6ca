"""A local Discord with two people who start a game."""

from __future__ import annotations

from tests.local_discord import Channel, LocalDiscord, Message, Person


async def begun(discord: LocalDiscord) -> tuple[Channel, Person, Message]:
    """Start a game of two on a server of theirs; return its channel, who is to move, and the turn message."""
    guild = discord.guild("Bench")
    channel, anna, bruno = guild.channel("bench"), guild.member("Anna"), guild.member("Bruno")
    await anna.slash(channel, "table new", game="carrara")
    await bruno.slash(channel, "table join")
    await anna.slash(channel, "table start")
    await discord.until(lambda: any(message.attachments for message in channel.messages))
    board = channel.messages[-1]
    return channel, anna if str(anna.id) in board.text else bruno, board
