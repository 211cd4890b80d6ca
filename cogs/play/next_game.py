"""The link to the next game that waits for the reader."""

from __future__ import annotations

from dataclasses import replace

from cogs.core.controls import Link, People, Select
from cogs.core.limits import BUTTONS
from cogs.core.links import url_of
from cogs.core.panel import Panel
from cogs.core.request import Request


async def with_next_game(request: Request, panel: Panel) -> Panel:
    """Add a link to the other table that is most urgent for the user, if there is one."""
    table_id = await request.services.store.listings.next_for(request.user, request.table.id)
    table = None if table_id is None else await request.services.tables.get(table_id)
    if table is None:
        return panel
    link = Link(await url_of(table), request.t.say("button-next-game"))
    last = panel.rows[-1] if panel.rows else ()
    if isinstance(last, Select | People) or len(last) >= BUTTONS:
        return replace(panel, rows=(*panel.rows, (link,)))
    return replace(panel, rows=(*panel.rows[:-1], (*last, link)))
