"""The record of a game as a file."""

from __future__ import annotations

import json

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.tables.export import record_of
from cogs.core.controls import ControlId
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked


@clicked("record")
async def _record(request: Request, control: ControlId, values: list[str]) -> None:
    await export(request)


async def export(request: Request) -> None:
    """Show the record of this channel's game: to everyone once it is over, before that only to the operator."""
    table = request.table
    if table.revision < 0:
        raise Refused(Refusal.NOT_STARTED)
    if table.row.status is not Status.OVER and not await request.interaction.client.is_owner(request.interaction.user):
        raise Refused(Refusal.NOT_OVER)
    record = json.dumps(await record_of(table), ensure_ascii=False)
    said = request.t.say("export-done" if table.row.status is Status.OVER else "export-secret")
    await request.show(Panel((said,), files=((f"{table.row.game}-{table.id}.json", record.encode()),)))
