"""Replacing computer players and choosing the stand-in, by command and by click."""

from __future__ import annotations

from bot.model.rows import Status
from bot.tables import lobby
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Choice, ControlId, Select
from cogs.core.limits import OPTIONS
from cogs.core.names import escape
from cogs.core.offers import Choices, parse_seat, seat_named, seat_offers, suggest
from cogs.core.panel import Panel
from cogs.core.request import Request, on_click
from cogs.tables.invitation import show_again
from cogs.words.terms import computer_name


def replace_panel(t: Texts, table: Table, seats: list[int]) -> Panel:
    """Return the private panel that chooses which computer player takes over one of these seats."""
    choices = tuple(
        Choice(
            f"{seat}.{level}",
            t.say("replace-option", name=table.names[seat], level=computer_name(t, level)),
            t.say(f"level-{level}"),
        )
        for seat in seats
        for level in table.game.computers.players
        if level != table.seats[seat].computer
    )
    select = Select(ControlId("replace_by", table.id), t.say("choose-replacement"), choices[:OPTIONS])
    return Panel((t.say("replace-title"),), rows=(select,))


async def choose_replacement(request: Request, level: str | None, player: str | None) -> None:
    """Replace a computer player; if the seat or the new level is missing, show what is possible."""
    table = request.table
    seats = lobby.replaceable(table, request.user)
    seat = None if player is None else computer_seat_named(table, player)
    if seat is None and len(seats) == 1:
        (seat,) = seats
    if seat is not None and level is not None:
        await _replace(request, seat, level)
    elif seats:
        await request.show(replace_panel(request.t, table, seats if seat is None else [seat]))
    else:
        # nothing to choose from: this is refused with the reason
        anyone = next((number for number, other in enumerate(table.seats) if other.computer is not None), -1)
        await _replace(request, anyone, level or next(iter(table.game.computers.players)))


async def _replace(request: Request, seat: int, level: str) -> None:
    table = request.table
    await lobby.replace_computer(table, request.user, seat, level)
    said = request.t.say("replace-done", name=escape(table.names[seat]))
    if table.row.status is Status.INVITATION:
        await show_again(request, said)
    else:
        await request.show(Panel((said,)))


def _computer_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.computer is not None]


def computer_seat_named(table: Table, player: str) -> int:
    """Return the seat of the computer player that was typed; raise Refused."""
    return seat_named(table, player, _computer_seats(table))


async def offered_computers(request: Request, typed: str) -> Choices:
    """Suggest the computer players at this channel's table."""
    table = await request.services.tables.in_channel(request.interaction.channel_id or 0)
    return [] if table is None else suggest(seat_offers(table, _computer_seats(table)), typed)


@on_click("replace")
async def _choose(request: Request) -> None:
    await choose_replacement(request, None, None)


@on_click("replace_by")
async def _chosen(request: Request) -> None:
    seat, _, level = request.value.partition(".")
    await _replace(request, parse_seat(request.table, seat), level)
