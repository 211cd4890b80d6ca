"""The sender behind the outbox: it turns posts into messages, and recognises those already in a channel."""

from __future__ import annotations

import discord

from bot.model.rows import DIRECT, Post, PostKind
from bot.services.notices import is_newest
from bot.services.outbox import Gone, MissingRight, RateLimited
from bot.tables.table import Table
from cogs.core.controls import ControlId
from cogs.core.panel import files, layout, mentions, without_controls
from cogs.core.request import Host
from cogs.posts.lookup import own_messages_since
from cogs.posts.messages import mark_of, panel_of
from cogs.posts.missing import CLOSED_THREAD, no_longer_exists
from cogs.posts.notices import clean, retract, send_notice
from cogs.posts.play import continued_panel

CALL = "➡️"
"""What begins each text that says who is to act."""


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

        Raise Gone, Lapsed, Closed, MissingRight or RateLimited.
        """
        table = await self._host.services.tables.existing(post.table_id)
        try:
            return await self._send(table, post, nonce, again)
        except discord.NotFound as error:
            if await no_longer_exists(self._client, None if post.channel == DIRECT else table.row.channel, error):
                raise Gone from error
            raise
        except discord.HTTPException as error:
            if isinstance(error, discord.Forbidden) or error.code in CLOSED_THREAD:
                raise MissingRight(f"{error.code}") from error
            raise
        except discord.RateLimited as error:
            raise RateLimited(error.retry_after) from error

    async def _send(self, table: Table, post: Post, nonce: str, again: bool) -> int | None:
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        if post.kind is PostKind.NOTICE:
            return await send_notice(self._client, self._host, table, post, nonce, again)
        if post.kind is PostKind.CLEAN:
            await clean(self._client, table, post)
            return None
        if post.kind is PostKind.REFRESH:
            await self._refresh(channel, table, post)
            return None
        if post.kind is PostKind.STRIP:
            await _strip(channel, post.message)
            return None
        if again and (found := await self._find(channel, table, post)) is not None:
            return found
        panel = await panel_of(self._host, table, post)
        sent = await channel.send(
            view=layout(panel, self._host.command_mentions),
            files=files(panel),
            nonce=nonce,
            allowed_mentions=mentions(panel),
            silent=not panel.ping,
        )
        return sent.id

    async def retract(self, post: Post) -> None:
        """Delete an outdated notice if it was sent after all."""
        await retract(self._client, await self._host.services.tables.existing(post.table_id), post)

    async def _find(self, channel: discord.PartialMessageable, table: Table, post: Post) -> int | None:
        """Find a post by its mark in the channel."""
        mark = await mark_of(table, post)
        # an overtaken turn's message has no picture, but the button More, which has an argument in other messages
        other = str(ControlId("more", table.id, post.seq)) if post.kind is PostKind.TURN else mark
        async for message in own_messages_since(self._client, table.store, channel, post):
            if any(mark in text or text.endswith(other) for text in _marked(message)):
                return message.id
        return None

    async def _refresh(self, channel: discord.PartialMessageable, table: Table, post: Post) -> None:
        """Say and show in the newest turn message how far the turn has gone; nobody is pinged again."""
        turn = await table.store.outbox.newest_turn(table.id)
        await table.refresh_if_shared()
        if turn is None or turn.message is None or not is_newest(table, turn):
            return
        try:
            panel = await continued_panel(self._host, table, turn)
            if not is_newest(table, turn):
                return  # it may show what belongs to the next turn
            view = layout(panel, self._host.command_mentions)
            message = channel.get_partial_message(turn.message)
            await message.edit(view=view, attachments=files(panel), allowed_mentions=mentions(panel))
        except discord.HTTPException as error:
            if error.status == 400 and error.code not in CLOSED_THREAD:
                raise Gone from error
            raise


async def _strip(channel: discord.PartialMessageable, number: int | None) -> None:
    """Remove the controls and the calls to act from a former message; raise Gone if Discord will never allow that."""
    assert number is not None
    try:
        message = await channel.fetch_message(number)
        await message.edit(view=_without_calls(without_controls(message)), attachments=message.attachments)
    except discord.HTTPException as error:
        if error.status == 400 and error.code not in CLOSED_THREAD:
            raise Gone from error
        raise


def _without_calls(view: discord.ui.LayoutView) -> discord.ui.LayoutView:
    """Remove from a former message who was to act, unless it says and shows nothing else."""
    for container in [item for item in view.children if isinstance(item, discord.ui.Container)]:
        calls = [
            item
            for item in container.children
            if isinstance(item, discord.ui.TextDisplay) and item.content.startswith(CALL)
        ]
        if len(calls) < len(container.children):
            for call in calls:
                container.remove_item(call)
    return view


def _marked(message: discord.Message) -> list[str]:
    """Return everything in a message that may hold a mark."""
    items = list(discord.ui.LayoutView.from_message(message, timeout=None).walk_children())
    return [
        *(attachment.filename for attachment in message.attachments),
        *(item.custom_id for item in items if isinstance(item, discord.ui.Button) and item.custom_id),
        *(item.content for item in items if isinstance(item, discord.ui.TextDisplay)),
    ]
