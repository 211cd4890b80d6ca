"""Conceding, after a private confirmation that explains the consequences."""

from __future__ import annotations

import discord

from bot.model.ranking import winners
from bot.model.rows import Ending
from bot.tables import concede
from bot.tables.stand_in import stand_in
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, ControlId
from cogs.core.links import gone_fact
from cogs.core.names import escape
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.words.computers import computer_name


async def ask_to_concede(request: Request) -> None:
    """Ask the user for confirmation; raise Refused if there is nothing to concede."""
    seat = concede.own_seat(request.table, request.user)
    await request.show(concede_panel(request.t, request.table, seat))


def concede_panel(t: Texts, table: Table, seat: int) -> Panel:
    """Return the panel that confirms conceding, with its consequences."""
    left = concede.left_by(table, seat)
    if left.over:
        won = [escape(table.names[number]) for number in winners(Ending.CONCEDED, left.seats, None)]
        meant = t.say("concede-ask-wins", names=t.list(won), count=len(won))
    else:
        meant = t.say("concede-ask-computer", computer=computer_name(t, stand_in(table)))
    yes = Button(ControlId("concede", table.id, seat=seat), t.say("button-concede"), discord.ButtonStyle.danger)
    no = Button(ControlId("abandon_not", table.id), t.say("button-abandon-not"))
    others = () if table.row.gone else (t.say("concede-or"),)
    return Panel((meant, *others), rows=((yes, no),))


@clicked("concede_ask", leaves=True)
async def _ask(request: Request, control: ControlId, values: list[str]) -> None:
    await ask_to_concede(request)


@clicked("concede", leaves=True)
async def _concede(request: Request, control: ControlId, values: list[str]) -> None:
    over = await concede.concede(request.table, request.user)
    await request.say("concede-done-over" if over else "concede-done", gone=gone_fact(request.table))
