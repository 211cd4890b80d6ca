"""Looks for a message that may have been posted already, back to the time at which it was queued."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Final

import discord

from bot.model.rows import Post
from bot.store.store import Store

MARGIN: Final = 3600
"""Seconds by which the machine's clock may be ahead of Discord's."""


async def own_messages_since(
    client: discord.Client, store: Store, channel: discord.abc.Messageable, post: Post
) -> AsyncIterator[discord.Message]:
    """Yield the bot's messages in a channel, newest first, back to a time before the first try to send a post.

    That is when it was queued or, if that is later, when the table's message before it was sent.
    """
    former, queued = await store.outbox.sent_before(post)
    since = max(former or 0, discord.utils.time_snowflake(datetime.fromtimestamp(queued - MARGIN, UTC)))
    assert client.user is not None
    # not oldest first: the message is most likely among the newest
    async for message in channel.history(limit=None, after=discord.Object(since), oldest_first=False):
        if message.author.id == client.user.id:
            yield message
