"""The public invitation to a table: who has a seat, what will be played, and the buttons to join."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakKeyDictionary

import discord

from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games import game_name
from cogs.core.buttons import in_rows, join_button, learn_buttons, novice_buttons
from cogs.core.controls import Button, ControlId, Select
from cogs.core.names import escape
from cogs.core.panel import Panel, layout
from cogs.core.request import Request
from cogs.words.computers import computer_rows, stand_in_lines, stand_in_rows
from cogs.words.pace import terms_lines, terms_rows
from cogs.words.variants import variant_lines, variant_rows

log = logging.getLogger(__name__)
_showing: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()


def invitation_panel(table: Table) -> Panel:
    """Return a table's current invitation, without buttons once the game has begun or was abandoned."""
    t, row = texts(table.row.language), table.row
    options = [
        t.say("invitation-players", least=table.game.meta.seats.start, most=row.capacity),
        *variant_lines(t, table),
        *_hands(t, table),
        *terms_lines(t, row),
        *stand_in_lines(t, table),
    ]
    return Panel(
        (
            t.say("invitation-title", game=game_name(t, row.game)),
            "\n".join([t.say("invitation-seats", taken=len(row.seats), seats=row.capacity), *_seats(t, table)]),
            "\n".join(f"-# {option}" for option in options),
            t.say(f"invitation-{row.status.value}"),
        ),
        rows=_rows(t, table) if row.status is Status.INVITATION else (),
    )


def _hands(t: Texts, table: Table) -> list[str]:
    """Describe whether hands are open; empty in a game without hands."""
    if not table.game.meta.hidden_hands:
        return []
    return [t.say("invitation-open-hands" if table.row.open_hands else "invitation-hidden-hands")]


def _seats(t: Texts, table: Table) -> list[str]:
    lines = []
    for place in range(max(table.row.capacity, len(table.seats))):
        if place >= len(table.seats):
            lines.append(t.say("invitation-free"))
            continue
        seat = table.seats[place]
        if seat.computer is not None:
            lines.append(t.say("invitation-computer", name=escape(seat.name)))
        elif seat.user == table.row.host:
            lines.append(t.say("invitation-host", name=escape(seat.name)))
        else:
            lines.append(t.say("invitation-player", name=escape(seat.name)))
    return lines


def _rows(t: Texts, table: Table) -> tuple[tuple[Button, ...] | Select, ...]:
    return (
        (
            join_button(t, table),
            Button(ControlId("leave", table.id), t.say("button-leave")),
            Button(ControlId("start", table.id), t.say("button-start"), discord.ButtonStyle.primary),
        ),
        *in_rows(_first_steps(t, table)),
        *computer_rows(t, table),
        *variant_rows(t, table),
        *stand_in_rows(t, table),
        *terms_rows(t, table),
    )


def _first_steps(t: Texts, table: Table) -> tuple[Button, ...]:
    """Return the buttons for beginners; the one for a game against the novice only for a host without company."""
    game, alone = table.row.game, len(table.seats) == 1
    return (*learn_buttons(t, game), *(novice_buttons(t, game, table.id) if alone else ()))


def abandoned_panel(table: Table) -> Panel:
    """Return the public message that a table was abandoned."""
    t = texts(table.row.language)
    return Panel((t.say("abandoned", game=game_name(t, table.row.game)),))


async def show_again(request: Request, said: str) -> None:
    """Update the invitation: the message that was clicked, or after a command the one in the channel."""
    table = request.table
    async with _showing.setdefault(table, asyncio.Lock()):
        if request.response.public is not None:
            await request.response.change(invitation_panel(table))
            return
        await _edit_panel(request, table)
    await request.show(Panel((said,)))


async def refresh(request: Request, table: Table) -> None:
    """Update a table's invitation in its channel."""
    async with _showing.setdefault(table, asyncio.Lock()):
        await _edit_panel(request, table)


async def _edit_panel(request: Request, table: Table) -> None:
    row = await table.store.tables.get(table.id)
    if row is None or row.panel is None:
        return  # not posted yet; once it is, it shows the newest state
    client = request.interaction.client
    channel = client.get_partial_messageable(row.channel, guild_id=row.guild)
    try:
        await channel.get_partial_message(row.panel).edit(view=layout(invitation_panel(table), client.command_mentions))
    except (discord.HTTPException, discord.RateLimited):
        log.warning("table %s: its invitation could not be updated", table.id, exc_info=True)
