"""The permissions that the bot needs, by what it does in a channel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord

NEEDED_PERMISSIONS: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""The permissions that the bot needs wherever it hosts a game."""
NEEDED_FOR_WORDS: Final = ("view_channel", "send_messages", "read_message_history")
"""What the bot needs to keep the list of open tables up to date."""
NEEDED_FOR_PICTURES: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""What the bot needs to post about leagues and puzzles."""


def needed_to_play(in_thread: bool) -> list[str]:
    """Name the permissions that the bot needs to host a game in a thread or another channel."""
    needless = "send_messages" if in_thread else "send_messages_in_threads"
    return [name for name in NEEDED_PERMISSIONS if name != needless]


def needed_to_open(forum: bool) -> list[str]:
    """Name the permissions that the bot needs to open tables in a forum or another channel."""
    # Discord calls it “Create Posts” in a forum, but it is the right to send messages
    return [*needed_to_play(in_thread=True), "send_messages" if forum else "create_public_threads"]


def missing_permissions(rights: discord.Permissions, needed: Iterable[str]) -> list[str]:
    """List the needed permissions that the bot lacks."""
    return [name for name in needed if not getattr(rights, name)]
