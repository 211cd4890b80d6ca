"""Looks for the message of a post that may have been sent already, back to the time at which it was queued."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Final

import discord

from bot.model.rows import Post
from bot.tables.table import Table
from cogs.core.panel import marks_in, post_mark
from cogs.posts.former_marks import FormerMarks

MARGIN: Final = 3600
"""Seconds by which the machine's clock may be ahead of Discord's."""


async def find_post(
    client: discord.Client, channel: discord.abc.Messageable, table: Table, post: Post
) -> discord.Message | None:
    """Find the message of a post in its channel by its mark; a direct message may bear those of several."""
    mark, former = post_mark(post.id), await FormerMarks.of(table, post)
    async for message in _own_messages(client, channel, table, post):
        there = marks_in(message)
        if mark in there or (not there and former.in_message(message)):
            return message
    return None


async def _own_messages(
    client: discord.Client, channel: discord.abc.Messageable, table: Table, post: Post
) -> AsyncIterator[discord.Message]:
    """Yield the bot's messages in a channel, newest first, back to a time before the first try to send a post.

    That is when it was queued or, if that is later, when the table's message before it was sent.
    """
    former, queued = await table.store.outbox.sent_before(post)
    since = max(former or 0, discord.utils.time_snowflake(datetime.fromtimestamp(queued - MARGIN, UTC)))
    assert client.user is not None
    # not oldest first: the message is most likely among the newest
    async for message in channel.history(limit=None, after=discord.Object(since), oldest_first=False):
        if message.author.id == client.user.id:
            yield message
