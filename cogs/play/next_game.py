"""The way on to whatever game waits for the reader next."""

from __future__ import annotations

from dataclasses import replace

from cogs.core.controls import Link, People, Select
from cogs.core.links import jump
from cogs.core.panel import Panel
from cogs.core.request import Request

_MOST_BUTTONS = 5
"""Discord takes no more in a row."""


async def with_next_game(request: Request, panel: Panel) -> Panel:
    """Add the way to the other table where whoever asks is to move and is waited for the longest, if there is one."""
    number = await request.house.store.next_for(request.user, request.table.id)
    table = None if number is None else await request.house.tables.get(number)
    if table is None:
        return panel
    link = Link((await jump(request.t, table)).url, request.t.say("button-next-game"))
    last = panel.rows[-1] if panel.rows else ()
    if isinstance(last, Select | People) or len(last) >= _MOST_BUTTONS:
        return replace(panel, rows=(*panel.rows, (link,)))
    return replace(panel, rows=(*panel.rows[:-1], (*last, link)))
