"""One direct message about everything that waits for a person, by deadline, and without what has been dealt with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import discord

from bot.model.rows import Post, PostForm
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.games import game_name
from cogs.core.controls import Button, ControlId
from cogs.core.limits import BUTTONS, TEXT
from cogs.core.paging import paginate
from cogs.core.panel import Panel, only_about


async def digest_panel(
    tables: Tables, posts: Sequence[Post], language: str, say: Callable[[Table, Post], Awaitable[Panel]]
) -> Panel:
    """Return one message that tells a person what `say` returns for each of several notices, the most urgent first.

    Under it is a button for each table, to go on there.
    """
    t, urgent = texts(language), await tables.store.listings.running_of(posts[0].user or 0)
    ranks = {table_id: rank for rank, table_id in enumerate(urgent)}
    told = sorted(posts, key=lambda post: (ranks.get(post.table_id, len(ranks)), post.id))
    title, lines, buttons = t.say("digest-title"), list[str](), dict[int, Button]()
    for post in told:
        table = await tables.existing(post.table_id)
        panel = await say(table, replace(post, form=PostForm.WITHOUT_PICTURES))
        lines.append(_within((TEXT - len(title)) // len(told), "\n".join(panel.texts)))
        label = t.say("digest-open", game=game_name(t, table.row.game), table=str(table.id))
        buttons[table.id] = Button(ControlId("go_on", table.id), label)
    every = tuple(buttons.values())
    rows = tuple(every[first : first + BUTTONS] for first in range(0, len(every), BUTTONS))
    return Panel((title, *lines), posts=tuple(post.id for post in told), rows=rows)


def _within(room: int, text: str) -> str:
    """Return as many of the first lines of a text as there is room for, without headings."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return "\n".join(paginate(lines, len(lines), room)[0])[:room]


async def shorten(tables: Tables, message: discord.Message, left: Sequence[Post]) -> None:
    """Edit a message that told several notices to tell those that are left; another table may do so meanwhile."""
    while left:
        ids, about = {post.id for post in left}, {post.table_id for post in left}
        await message.edit(view=only_about(message, ids, about))
        now = await tables.store.outbox.told_by(message.id)
        if len(now) == len(left):
            return
        left = now
    await message.delete()
