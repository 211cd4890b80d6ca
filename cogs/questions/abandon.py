"""Abandoning a table, after a private confirmation."""

from __future__ import annotations

import discord

from bot.model.rows import Status
from bot.tables import lobby
from bot.texts.games import game_name
from cogs.core.controls import Button, ControlId
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked


async def ask_to_abandon(request: Request) -> None:
    """Ask whoever may close the table, or manages the channel, for confirmation; raise Refused for anyone else."""
    table, t = request.table, request.t
    table.check_not_paused()
    if not _manages(request):
        await lobby.check_may_close(table, request.user)
    yes = Button(ControlId("abandon", table.id), t.say("button-abandon"), discord.ButtonStyle.danger)
    no = Button(ControlId("abandon_not", table.id), t.say("button-abandon-not"))
    said = [t.say("abandon-ask", game=game_name(t, table.row.game))]
    if table.row.status is Status.RUNNING and table.row.gone is None:
        said.append(t.say("abandon-or"))
    await request.show(Panel(tuple(said), rows=((yes, no),)))


def _manages(request: Request) -> bool:
    return request.interaction.permissions.manage_channels


@clicked("abandon_ask", leaves=True)
async def _ask(request: Request, control: ControlId, values: list[str]) -> None:
    await ask_to_abandon(request)


@clicked("abandon", leaves=True)
async def _abandon(request: Request, control: ControlId, values: list[str]) -> None:
    await lobby.abandon(request.table, request.user, _manages(request))
    await request.say("abandon-done")


@clicked("abandon_not", leaves=True)
async def _keep(request: Request, control: ControlId, values: list[str]) -> None:
    await request.say("abandon-not-done")
