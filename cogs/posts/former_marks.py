"""How messages of earlier versions, which bear no mark of their own, are recognised after an update and a crash."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.model.rows import Post, PostKind, QuestionKind
from bot.tables.table import Table
from cogs.core.controls import ControlId
from cogs.questions.question import answer_id
from cogs.tables.invitation import abandoned_panel
from cogs.viewing.end import rematch_id


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
                return FormerMarks((str(ControlId("join", table.id)),))
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
