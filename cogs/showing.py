"""The table as it stands now, privately: as a picture or in words."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.game import IllegalAction
from bot.refusals import Refusal
from bot.rows import Status
from bot.tables import Table
from cogs.answers import Answer
from cogs.controls import ControlId
from cogs.desk import Request, clicked, request_of
from cogs.invitation import invitation_panel
from cogs.links import jump
from cogs.messages import Panel
from cogs.names import clean, escape
from render import PICTURES


async def table_panel(request: Request, text: bool, player: str | None = None) -> Panel:
    """Make the private panel of what everyone may know of a table, or of one player; raise IllegalAction."""
    table, t = request.table, request.t
    link = (await jump(t, table),)
    if table.revision < 0:
        if table.row.status is not Status.INVITATION:
            raise IllegalAction(Refusal.TABLE_OVER)
        return Panel(invitation_panel(table).texts, rows=(link,))
    view, names, pictures = table.view(None), table.names, PICTURES[table.row.game]
    standing = _standing(request)
    if text:
        return Panel((pictures.text_board(view, names, t.language), standing), rows=(link,))
    file = f"table-{table.id}-{table.revision}"
    if player is not None:
        seat = _seat(table, player)
        own = await request.painter.paint(lambda: pictures.player_board(view, seat, names, t.language))
        return Panel((standing,), pictures=((f"{file}-{seat}.png", own),), rows=(link,))
    picture = await request.painter.paint(lambda: pictures.board(view, names, t.language, ()))
    return Panel((standing,), pictures=((f"{file}.png", picture),), rows=(link,))


def _seat(table: Table, player: str) -> int:
    """Find the seat of a player by name; raise IllegalAction."""
    wanted = player.strip().casefold()
    found = [seat for seat, name in enumerate(table.names) if name.casefold() == wanted]
    found += [seat for seat, name in enumerate(table.names) if wanted and wanted in name.casefold()]
    if not found:
        raise IllegalAction(Refusal.NOT_UNDERSTOOD, text=escape(clean(player)))
    return found[0]


async def offered_players(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the players at this channel's table."""
    table = await request_of(interaction, Answer(interaction)).house.tables.latest(interaction.channel_id or 0)
    names = [] if table is None else dict.fromkeys(table.names)
    return [app_commands.Choice(name=name, value=name) for name in names if typed.strip().casefold() in name.casefold()]


def _standing(request: Request) -> str:
    """Say whose turn it is, or how it ended."""
    table, t = request.table, request.t
    if (outcome := table.outcome()) is not None:
        return t.say("show-over", winners=t.list([escape(table.names[seat]) for seat in outcome.winners]))
    if table.row.status is Status.ABANDONED:
        return t.say("show-abandoned")
    return t.say("show-turn", names=t.list([request.names[seat] for seat in table.actors()]))


@clicked("show_text")
async def _show_text(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(await table_panel(request, text=True))
