"""The sender behind the outbox: it turns posts into messages, and recognises those already in a channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.model.rows import DIRECT, Lost, Post, PostForm, PostKind, QuestionKind, Status
from bot.services.notices import is_newest
from bot.services.outbox import Gone, Lapsed
from bot.tables.players import players_of
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.games import game_name
from cogs.core.buttons import more_button
from cogs.core.names import escaped
from cogs.core.panel import Panel, drop_calls, without_controls
from cogs.core.request import Host
from cogs.posts.messages import UNKNOWN_MESSAGE, compose, find_post, no_longer_exists, translating_faults
from cogs.posts.notices import clean, find_notice, send_notice
from cogs.posts.play import continued_panel, play_panel, turn_rows
from cogs.questions.question import PANELS
from cogs.tables.invitation import abandoned_panel, invitation_panel
from cogs.viewing.end import end_rows
from cogs.words.status import incident_panel, say_incident


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


async def panel_of(host: Host, table: Table, post: Post) -> Panel:
    """Return the message of a post; raise Lapsed."""
    pings = post.pings or ()
    if post.form is PostForm.PLAIN and post.kind is not PostKind.INVITATION:
        return plain_panel(table, post)
    match post.kind:
        case PostKind.INVITATION:
            if post.due is not None and table.row.status is not Status.INVITATION:
                raise Lapsed  # it had been given up, and the game has begun without it
            return replace(invitation_panel(table), ping=pings)
        case PostKind.VOTE:
            kind = QuestionKind(post.about)
            asked = await table.store.questions.get(table.id, kind)
            if asked is None:
                raise Lapsed
            return await PANELS[kind](texts(table.row.language), table, asked, pings)
        case PostKind.INCIDENT:
            return replace(await incident_panel(table, post), ping=pings)
        case PostKind.ABANDONED:
            return replace(await _abandoned(table), ping=pings)
        case _:
            return await play_panel(host, table, post)


async def refreshed_panel(host: Host, table: Table, turn: Post) -> Panel:
    """Return what the message about a turn becomes once the turn has gone on."""
    return plain_panel(table, turn) if turn.form is PostForm.PLAIN else await continued_panel(host, table, turn)


async def _abandoned(table: Table) -> Panel:
    """Return the message that a table was abandoned, and by whom, or that it has expired."""
    panel, t = abandoned_panel(table), texts(table.row.language)
    last = (await table.store.incidents.of_table(table.id))[-1:]
    players = await players_of(table)
    said = [say_incident(t, players, each) for each in last if each.facts or each.seat is not None]
    return replace(panel, texts=(*panel.texts, *said))


def plain_panel(table: Table, post: Post) -> Panel:
    """Return a message with the least that it has to say, and its buttons."""
    t, names = texts(table.row.language), escaped(table.names)
    facts = {"game": game_name(t, table.row.game), "table": str(table.id)}
    if post.kind is PostKind.TURN and is_newest(table, post):
        called = [
            f"<@{table.seats[seat].user}>" if table.seats[seat].awaited else names[seat] for seat in table.actors()
        ]
        said = t.say("plain-turn", names=t.list(called), count=len(called), **facts)
        return Panel((said,), calls=(said,), rows=turn_rows(t, table, post.seq), ping=post.pings or ())
    if post.kind is PostKind.END:
        return Panel((t.say("plain-end", **facts),), rows=end_rows(t, table, post.seq), ping=post.pings or ())
    return Panel((t.say("plain-message", **facts),), rows=((more_button(t, table, post.seq),),), ping=post.pings or ())
