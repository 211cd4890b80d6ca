"""The sender behind the outbox: it turns posts into messages, and recognises those already in a channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.model.rows import DIRECT, Lost, Post, PostKind
from bot.services.notices import is_newest
from bot.services.outbox import Gone
from bot.tables.table import Table
from cogs.core.panel import drop_calls, without_controls
from cogs.core.request import Host
from cogs.posts.compose import compose
from cogs.posts.lookup import find_post
from cogs.posts.messages import panel_of, refreshed_panel
from cogs.posts.missing import UNKNOWN_MESSAGE, no_longer_exists, translating_faults
from cogs.posts.notices import clean, find_notice, send_notice


class PostSender:
    """The sender behind the outbox."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    @property
    def _host(self) -> Host:
        host: Host = self._client  # type: ignore[assignment]
        return host

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Send a post and return its message id, if any; with `again`, first check whether it was sent already.

        Raise Gone, Lapsed, Closed, MissingRight, Unavailable or RateLimited; any other exception is a permanent fault.
        """
        table = await self._host.services.tables.existing(post.table_id)
        channel = None if post.channel == DIRECT else table.row.channel
        if channel is not None and table.row.gone is Lost.CHANNEL:
            raise Gone
        with translating_faults():
            try:
                return await self._send(table, post, nonce, again)
            except discord.NotFound as error:
                if await no_longer_exists(self._client, channel, error):
                    if channel is not None and error.code != UNKNOWN_MESSAGE:
                        await self._host.services.tables.lose_channel(channel)
                    raise Gone from error
                raise

    async def _send(self, table: Table, post: Post, nonce: str, again: bool) -> int | None:
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        if post.kind is PostKind.NOTICE:
            return await send_notice(self._client, self._host, table, post, nonce, again)
        if post.kind is PostKind.CLEAN:
            await clean(self._client, self._host, table, post)
            return None
        if post.kind is PostKind.REFRESH:
            await self._refresh(channel, table, post)
            return None
        if post.kind is PostKind.STRIP:
            await _strip(channel, post.message)
            return None
        if again and (found := await find_post(self._client, channel, table, post)) is not None:
            return found.id
        return (
            await channel.send(**await compose(self._host, post, panel_of(self._host, table, post)), nonce=nonce)
        ).id

    async def find(self, posts: Sequence[Post]) -> dict[int, int]:
        """Return the messages of those of some notices that have been sent already, by the notices' ids.

        Raise as `send` does.
        """
        with translating_faults():
            tables = [await self._host.services.tables.existing(post.table_id) for post in posts]
            found = [await find_notice(self._client, *each) for each in zip(tables, posts, strict=True)]
        return {post.id: message.id for post, message in zip(posts, found, strict=True) if message is not None}

    async def _refresh(self, channel: discord.PartialMessageable, table: Table, post: Post) -> None:
        """Say and show in the newest turn message how far the turn has gone; nobody is pinged again."""
        host, turn = self._host, await table.store.outbox.newest_turn(table.id)
        await table.refresh_if_shared()
        if turn is None or turn.message is None or not is_newest(table, turn):
            return
        message = channel.get_partial_message(turn.message)
        made = await compose(host, turn, refreshed_panel(host, table, replace(turn, form=post.form)))
        if not is_newest(table, turn):
            return  # it may show what belongs to the next turn
        await message.edit(view=made["view"], attachments=made["files"], allowed_mentions=made["allowed_mentions"])


async def _strip(channel: discord.PartialMessageable, number: int | None) -> None:
    """Remove the controls and the calls to act from a former message."""
    assert number is not None
    message = await channel.fetch_message(number)
    view = without_controls(message)
    drop_calls(view)
    await message.edit(view=view, attachments=message.attachments)
