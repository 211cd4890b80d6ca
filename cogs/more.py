"""The panel behind the button More: what a turn's five buttons have no room for."""

from __future__ import annotations

from bot.rows import Status
from bot.tables import Table
from bot.texts import Texts
from cogs.controls import Button, ControlId
from cogs.desk import Request, clicked
from cogs.messages import Panel


def more_panel(t: Texts, table: Table, seat: int | None) -> Panel:
    """Offer log, replay, rules, the table in words, and to who sits there taking back."""
    buttons = [
        Button(ControlId("log", table.id), t.say("button-log")),
        Button(ControlId("replay", table.id), t.say("button-replay")),
        Button(ControlId("rules", arg=f"{table.row.game}:0"), t.say("button-rules")),
        Button(ControlId("show_text", table.id), t.say("button-show-text")),
    ]
    if seat is not None and table.row.status is Status.RUNNING:
        buttons.append(Button(ControlId("undo", table.id, table.revision, seat), t.say("button-take-back")))
    return Panel((t.say("more-title", game=t.say(table.row.game)),), rows=(tuple(buttons),))


@clicked("more")
async def _more(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(more_panel(request.t, request.table, request.table.seat_of(request.user)))
