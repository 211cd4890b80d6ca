"""Having computer players replaced by others, and choosing who stands in: by command and by click."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import Status
from bot.tables import lobby, replace_computer
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, Choice, ControlId, Select, only
from cogs.core.names import clean, escape
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked, request_of, seat_in
from cogs.core.response import Answer
from cogs.tables.invitation import show_again

_MOST_CHOICES = 25


def replace_buttons(t: Texts, table: Table, user: int) -> tuple[Button, ...]:
    """Offer who plays at a running table to have a computer player replaced: a button or none."""
    if table.row.status is not Status.RUNNING or not replace_computer.replaceable(table, user):
        return ()
    return (Button(ControlId("replace", table.id), t.say("button-replace")),)


def replace_panel(t: Texts, table: Table, seats: list[int]) -> Panel:
    """Make the private choice of who is to play in the place of one of these computer players."""
    choices = tuple(
        Choice(
            f"{seat}.{level}",
            t.say("replace-option", name=table.names[seat], level=t.say(f"computer-{level}")),
            t.say(f"level-{level}"),
        )
        for seat in seats
        for level in table.game.COMPUTERS
        if level != table.seats[seat].computer
    )
    select = Select(ControlId("replace_by", table.id), t.say("choose-replacement"), choices[:_MOST_CHOICES])
    return Panel((t.say("replace-title"),), rows=(select,))


async def choose_replacement(request: Request, level: str | None, player: str | None) -> None:
    """Have a computer player replaced; where it is not said which one and by whom, offer what is possible."""
    table = request.table
    seats = replace_computer.replaceable(table, request.user)
    seat = None if player is None else seat_named(table, player)
    if seat is None and len(seats) == 1:
        (seat,) = seats
    if seat is not None and level is not None:
        await _replace(request, seat, level)
    elif seats:
        await request.show(replace_panel(request.t, table, seats if seat is None else [seat]))
    else:
        # there is nothing to choose: this tells why
        anyone = next((number for number, other in enumerate(table.seats) if other.computer is not None), -1)
        await _replace(request, anyone, level or next(iter(table.game.COMPUTERS)))


async def _replace(request: Request, seat: int, level: str) -> None:
    table = request.table
    await replace_computer.replace_computer(table, request.user, seat, level)
    said = request.t.say("replace-done", name=escape(table.names[seat]))
    if table.row.status is Status.INVITATION:
        await show_again(request, said)
    else:
        await request.show(Panel((said,)))


def seat_named(table: Table, player: str) -> int:
    """Find the seat of a computer player by its name or a part of it; raise IllegalAction."""
    wanted = player.strip().casefold()
    names = {number: seat.name.casefold() for number, seat in enumerate(table.seats) if seat.computer is not None}
    found = [number for number, name in names.items() if name == wanted]
    found += [number for number, name in names.items() if wanted and wanted in name]
    if not found:
        raise IllegalAction(Refusal.NOT_UNDERSTOOD, text=escape(clean(player)))
    return found[0]


async def offered_computers(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the computer players at this channel's table."""
    table = await request_of(interaction, Answer(interaction)).house.tables.here(interaction.channel_id or 0)
    names = [] if table is None else [seat.name for seat in table.seats if seat.computer is not None]
    return [app_commands.Choice(name=name, value=name) for name in names if typed.strip().casefold() in name.casefold()]


@clicked("replace")
async def _choose(request: Request, control: ControlId, values: list[str]) -> None:
    await choose_replacement(request, None, None)


@clicked("replace_by")
async def _chosen(request: Request, control: ControlId, values: list[str]) -> None:
    seat, _, level = only(values).partition(".")
    await _replace(request, seat_in(request.table, seat), level)


@clicked("stand_in")
async def _stand_in(request: Request, control: ControlId, values: list[str]) -> None:
    level = only(values)
    await lobby.set_stand_in(request.table, request.user, level)
    await show_again(request, request.t.say("stand-in-done", level=request.t.say(f"computer-{level}")))
