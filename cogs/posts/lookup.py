"""Looks for the message of a post that may have been sent already, back to the time at which it was queued."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import discord

from bot.model.rows import Post, PostKind, QuestionKind
from bot.tables.table import Table
from cogs.core.buttons import JOIN
from cogs.core.controls import ControlId
from cogs.core.panel import marks_in, post_mark
from cogs.questions.question import answer_id
from cogs.tables.invitation import abandoned_panel
from cogs.viewing.end import rematch_id

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


@dataclass(frozen=True, slots=True)
class FormerMarks:
    """What the message of a post holds in an earlier version, in its controls, file names or texts."""

    parts: Sequence[str]
    ends: Sequence[str] = ()

    @staticmethod
    async def of(table: Table, post: Post) -> FormerMarks:
        """Return the marks of a post's message."""
        match post.kind:
            case PostKind.INVITATION:
                return FormerMarks((str(ControlId(JOIN, table.id)),))
            case PostKind.VOTE:
                kind = QuestionKind(post.about)
                asked = await table.store.questions.get(table.id, kind)
                closed = f"vote_{kind.value}:{table.id}:{post.seq}:"
                return FormerMarks((closed if asked is None else str(answer_id(table, asked, "")),))
            case PostKind.INCIDENT:
                return FormerMarks((), (str(ControlId("more", table.id, post.seq, arg=f"told{post.about}")),))
            case PostKind.NOTICE:
                return FormerMarks((), (f":n{post.id}",))
            case PostKind.END:
                return FormerMarks((str(rematch_id(table, post.seq)),))
            case PostKind.ABANDONED:
                return FormerMarks((abandoned_panel(table).texts[0],))
            case _:
                # an overtaken turn's message had no picture, but the button More
                shown = f"{table.row.game}-{table.id}-{post.seq}."
                return FormerMarks((shown,), (str(ControlId("more", table.id, post.seq)),))

    def in_message(self, message: discord.Message) -> bool:
        """Return whether a message holds one of the marks."""
        items = list(discord.ui.LayoutView.from_message(message, timeout=None).walk_children())
        held = [
            *(attachment.filename for attachment in message.attachments),
            *(item.custom_id for item in items if isinstance(item, discord.ui.Button) and item.custom_id),
            *(item.content for item in items if isinstance(item, discord.ui.TextDisplay)),
        ]
        return any(part in each for part in self.parts for each in held) or any(
            each.endswith(end) for end in self.ends for each in held
        )
