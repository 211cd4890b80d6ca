"""Messages of posts: puts them together, finds those sent already, and says what Discord's refusals mean for them."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

import aiohttp
import discord

from bot.model.rows import DIRECT, Post, PostKind, QuestionKind
from bot.services.outbox import MissingRight, RateLimited, Unavailable
from bot.tables.table import Table
from cogs.core.buttons import JOIN
from cogs.core.controls import ControlId
from cogs.core.limits import TEXT
from cogs.core.panel import Panel, files, for_direct, layout, marks_in, mentions, post_mark, texts_in, view_of
from cogs.core.places import UNKNOWN_CHANNEL
from cogs.core.posting import own_messages
from cogs.core.request import Host
from cogs.core.response import GONE
from cogs.questions.question import answer_id
from cogs.tables.invitation import abandoned_panel
from cogs.viewing.end import rematch_id


async def find_post(
    client: discord.Client, channel: discord.abc.Messageable, table: Table, post: Post
) -> discord.Message | None:
    """Find the message of a post in its channel by its mark; a direct message may bear those of several.

    It is looked for back to a time before the first try to send it: when it was queued or, if that is later, when the
    table's message before it was sent.
    """
    mark, marks = post_mark(post.id), await FormerMarks.of(table, post)
    former, queued = await table.store.outbox.sent_before(post)
    async for message in own_messages(client, channel, queued, former or 0):
        there = marks_in(message)
        if mark in there or (not there and marks.in_message(message)):
            return message
    return None


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
                closed = f"vote_{kind}:{table.id}:{post.seq}:"
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
        view = view_of(message)
        held = [
            *(attachment.filename for attachment in message.attachments),
            *(
                item.custom_id
                for item in view.walk_children()
                if isinstance(item, discord.ui.Button) and item.custom_id
            ),
            *texts_in(view),
        ]
        return any(part in each for part in self.parts for each in held) or any(
            each.endswith(end) for end in self.ends for each in held
        )


class NotDrawn(Exception):
    """The message could not be put together for a reason of the system's, such as a picture that cannot be encoded."""


async def compose(host: Host, post: Post, panel: Awaitable[Panel]) -> dict[str, Any]:
    """Return what to send; raise NotDrawn in place of an OSError, which would count as a fault of the network."""
    try:
        made = _naming_all(await panel)
    except OSError as error:
        raise NotDrawn from error
    made = for_direct(made) if post.channel == DIRECT else made
    return {
        "view": layout(made, host.command_mentions, mark=None if post.others else post_mark(post.id)),
        "files": files(made),
        "allowed_mentions": mentions(made),
        "silent": not made.ping and post.kind is not PostKind.NOTICE,
    }


def _naming_all(panel: Panel) -> Panel:
    """Return a panel that mentions everyone whom it pings, as Discord pings nobody else."""
    said = "\n".join(panel.every_text)
    line = "-# 🔔"
    for mention in [mention for user in panel.ping if (mention := f"<@{user}>") not in said]:
        if len(said) + len(line) + len(mention) < TEXT:
            line += f" {mention}"
    return panel if line == "-# 🔔" else replace(panel, texts=(*panel.texts, line))


CLOSED_THREAD: Final = (50083, 160005)
"""Discord's codes for a thread that is archived or locked; it may be opened again."""

_PASSING: Final = (401, 404, 408, 429)
"""HTTP statuses below 500 that may pass by themselves."""


@contextmanager
def translating_faults() -> Iterator[None]:
    """Raise passing faults as the outbox's own exceptions; any other stays as it is, and counts as permanent."""
    try:
        yield
    except discord.RateLimited as error:
        raise RateLimited(error.retry_after) from error
    except discord.HTTPException as error:
        if error.status == 403 or error.code in CLOSED_THREAD:
            raise MissingRight(f"{error.code}") from error
        if error.status >= 500 or error.status in _PASSING:
            raise Unavailable(f"{error.status} {error.code}") from error
        raise
    except aiohttp.ClientError as error:
        raise Unavailable(str(error)) from error


async def no_longer_exists(client: discord.Client, channel: int | None, missing: discord.NotFound) -> bool:
    """Return whether a message or its channel no longer exists; the channel is requested once more.

    `channel` is None for a direct message, whose channel cannot be requested. Raise HTTPException if this is unclear.
    """
    if missing.code == GONE:
        return True
    if channel is None:
        return missing.code == UNKNOWN_CHANNEL
    try:
        await client.http.get_channel(channel)
    except discord.NotFound as again:
        return again.code == UNKNOWN_CHANNEL
    return False
