"""Composes the messages of posts, finds those sent already, and translates Discord's faults for the outbox."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

import aiohttp
import discord

from bot.model.rows import DIRECT, Post, PostForm, PostKind, QuestionKind
from bot.services.notice_planner import is_newest
from bot.services.sender import MissingRight, RateLimited, Unavailable
from bot.tables.table import Table
from cogs.core.buttons import JOIN
from cogs.core.controls import ControlId
from cogs.core.limits import TEXT_LENGTH
from cogs.core.panel import Panel, files, for_direct, layout, marks_in, mentions, post_mark, texts_in, view_of
from cogs.core.places import UNKNOWN_CHANNEL
from cogs.core.posting import find_own_messages
from cogs.core.request import Host
from cogs.core.response import GONE_CODE
from cogs.questions.question import answer_id
from cogs.tables.joining import abandoned_panel


async def find_post(
    client: discord.Client, channel: discord.abc.Messageable, table: Table, post: Post
) -> discord.Message | None:
    """Find the message of a post in its channel by its mark; a direct message may have the marks of several.

    The search goes back to before the first try to send it: to when it was queued or, if later, to when the table's
    previous message was sent.
    """
    mark, former = post_mark(post.id), await legacy_pattern(table, post)
    before, queued = await table.store.outbox.sent_before(post)
    async for message in find_own_messages(client, channel, queued, before or 0):
        there = marks_in(message)
        if mark in there or (not there and any(re.search(former, each) for each in legacy_traits(message))):
            return message
    return None


async def legacy_pattern(table: Table, post: Post) -> str:
    """Return a pattern that matches one of the `legacy_traits` of a post's message in earlier versions."""
    match post.kind:
        case PostKind.INVITATION:
            held = str(ControlId(JOIN, table.id))
        case PostKind.VOTE:
            kind = QuestionKind(post.about)
            asked = await table.store.questions.get(table.id, kind)
            held = f"vote_{kind}:{table.id}:{post.seq}:" if asked is None else str(answer_id(table, asked, ""))
        case PostKind.INCIDENT:
            return rf"{re.escape(str(ControlId('more', table.id, post.seq, arg=f'told{post.about}')))}\Z"
        case PostKind.NOTICE:
            return rf":n{post.id}\Z"
        case PostKind.END:
            held = str(ControlId("rematch", table.id, post.seq))
        case PostKind.ABANDONED:
            held = abandoned_panel(table).texts[0]
        case _:
            # the message of a turn that was overtaken had no picture, but the button More
            shown, more = f"{table.row.game}-{table.id}-{post.seq}.", str(ControlId("more", table.id, post.seq))
            return rf"{re.escape(shown)}|{re.escape(more)}\Z"
    return re.escape(held)


def legacy_traits(message: discord.Message) -> list[str]:
    """Return the file names, custom ids and texts by which messages of earlier versions are recognised."""
    view = view_of(message)
    buttons = [item for item in view.walk_children() if isinstance(item, discord.ui.Button)]
    files = [attachment.filename for attachment in message.attachments]
    return [*files, *(button.custom_id or "" for button in buttons), *texts_in(view)]


class NotDrawn(Exception):
    """Raised if the system prevents composing a message, for example encoding its picture."""


async def compose(host: Host, table: Table, post: Post, panel: Awaitable[Panel]) -> dict[str, Any]:
    """Return what to send; raise NotDrawn instead of an OSError, which would count as a network fault."""
    try:
        made = _mentioning_pinged(replace(await panel, ping=_people_to_ping(table, post)))
    except OSError as error:
        raise NotDrawn from error
    made = for_direct(made) if post.channel == DIRECT else made
    return {
        "view": layout(made, host.command_mentions, mark=None if post.others else post_mark(post.id)),
        "files": files(made),
        "allowed_mentions": mentions(made),
        "silent": not made.ping and post.kind is not PostKind.NOTICE,
    }


def _people_to_ping(table: Table, post: Post) -> Sequence[int]:
    """Return whom the message of a post pings: nobody once a later turn has overtaken it."""
    if post.kind is PostKind.NOTICE:
        return () if post.channel == DIRECT or post.user is None else (post.user,)
    overtaken = post.kind is PostKind.TURN and post.form is not PostForm.PLAIN and not is_newest(table, post)
    return () if overtaken else post.pings or ()


def _mentioning_pinged(panel: Panel) -> Panel:
    """Return a panel that mentions everyone whom it pings, as Discord pings nobody else."""
    said = "\n".join(panel.every_text)
    line = "-# 🔔"
    for mention in [mention for user in panel.ping if (mention := f"<@{user}>") not in said]:
        if len(said) + len(line) + len(mention) < TEXT_LENGTH:
            line += f" {mention}"
    return panel if line == "-# 🔔" else replace(panel, texts=(*panel.texts, line))


CLOSED_THREAD: Final = (50083, 160005)
"""Discord's codes for a thread that is archived or locked; it may be opened again."""

_TRANSIENT_STATUSES: Final = (401, 404, 408, 429)
"""HTTP statuses below 500 of faults that may pass."""


@contextmanager
def translating_faults() -> Iterator[None]:
    """Raise transient faults as the outbox's own exceptions; any other is left as it is, and counts as permanent."""
    try:
        yield
    except discord.RateLimited as error:
        raise RateLimited(error.retry_after) from error
    except discord.HTTPException as error:
        if error.status == 403 or error.code in CLOSED_THREAD:
            raise MissingRight(f"{error.code}") from error
        if error.status >= 500 or error.status in _TRANSIENT_STATUSES:
            raise Unavailable(f"{error.status} {error.code}") from error
        raise
    except aiohttp.ClientError as error:
        raise Unavailable(str(error)) from error


async def no_longer_exists(client: discord.Client, channel: int | None, missing: discord.NotFound) -> bool:
    """Return whether a message or its channel no longer exists; the channel is requested once more.

    `channel` is None for a direct message, whose channel cannot be requested. Raise HTTPException if this is unclear.
    """
    if missing.code == GONE_CODE:
        return True
    if channel is None:
        return missing.code == UNKNOWN_CHANNEL
    try:
        await client.http.get_channel(channel)
    except discord.NotFound as again:
        return again.code == UNKNOWN_CHANNEL
    return False
