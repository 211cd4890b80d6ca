"""Puts a post's message together, with the mark by which it is recognised."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

from bot.model.rows import DIRECT, Post
from cogs.core.limits import TEXT
from cogs.core.panel import Panel, files, for_direct, layout, mentions, post_mark
from cogs.core.request import Host


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
        "silent": not made.ping and post.user is None,
    }


def _naming_all(panel: Panel) -> Panel:
    """Return a panel that mentions everyone whom it pings, as Discord pings nobody else."""
    said = "\n".join((*panel.texts, *panel.below))
    line = "-# 🔔"
    for mention in [mention for user in panel.ping if (mention := f"<@{user}>") not in said]:
        if len(said) + len(line) + len(mention) < TEXT:
            line += f" {mention}"
    return panel if line == "-# 🔔" else replace(panel, texts=(*panel.texts, line))
