"""The link to the next game that waits for the reader."""

from __future__ import annotations

from cogs.core.controls import Link
from cogs.core.links import url_of
from cogs.core.request import Request


async def next_game_links(request: Request) -> tuple[Link, ...]:
    """Return a link to the other table that is most urgent for the user; empty if there is none."""
    table_id = await request.services.store.listings.next_for(request.user, request.table.id)
    table = None if table_id is None else await request.services.tables.get(table_id)
    return () if table is None else (Link(await url_of(table), request.t.say("button-next-game")),)
