"""A message in plain words of the host's own, for when what the game says or shows of it cannot be sent."""

from __future__ import annotations

from bot.model.rows import Post, PostKind
from bot.services.notices import is_newest
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.games import game_name
from cogs.core.buttons import more_button
from cogs.core.names import escaped
from cogs.core.panel import Panel
from cogs.posts.play import turn_rows
from cogs.viewing.end import end_rows


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
