"""The public messages of a table, one per kind of post."""

from __future__ import annotations

from dataclasses import replace

from bot.model.rows import Post, PostForm, PostKind, QuestionKind, Status
from bot.services.outbox import Lapsed
from bot.tables.players import players_of
from bot.tables.table import Table
from bot.texts import texts
from cogs.core.panel import Panel
from cogs.core.request import Host
from cogs.posts.plain import plain_panel
from cogs.posts.play import continued_panel, play_panel
from cogs.questions.question import PANELS
from cogs.tables.invitation import abandoned_panel, invitation_panel
from cogs.words.incidents import incident_panel, say_incident


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
