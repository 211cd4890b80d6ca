"""Computer players at a table: added, removed, and exchanged before the game and while it runs."""

from __future__ import annotations

from bot.tables import lobby
from bot.tables.moderation import replace_computer, replaceable
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import ControlId, Select, SelectOption
from cogs.core.limits import MAX_OPTIONS
from cogs.core.names import escape
from cogs.core.offers import Choices, parse_seat, refuse_unused, seat_named, seat_offers, suggest
from cogs.core.panel import Panel
from cogs.core.request import Request, on_click
from cogs.tables.joining import restoring, show_again
from cogs.words.terms import computer_name


async def change_computer(request: Request, action: str, level: str | None = None, player: str | None = None) -> None:
    """Add, replace or remove a computer player."""
    if action == "add":
        if player is not None:
            raise refuse_unused("table-computer-player")
        await add_computer(request, level)
    elif action == "replace":
        await choose_replacement(request, level, player)
    else:
        if level is not None:
            raise refuse_unused("table-computer-level")
        await remove_computer(request, player)


async def add_computer(request: Request, computer: str | None) -> None:
    """Give a computer player a seat, by default the strongest."""
    computer = computer or list(request.table.game.computers.players)[-1]
    await lobby.add_computer(request.table, request.user, computer)
    await show_again(request, request.t.say("computer-added", level=computer_name(request.t, computer)))


@on_click("computer_out")
async def remove_computer(request: Request, player: str | None = None) -> None:
    """Free the seat of the computer player with this name, by default of the last one added."""
    table = request.table
    seat = None if player is None else computer_seat_named(table, player)
    gone = await lobby.remove_computer(table, request.user, seat)
    await show_again(request, request.t.say("computer-removed", name=escape(gone.name)))


@on_click("computer")
async def _add_computer(request: Request) -> None:
    # an earlier version of the bot posted a button for each computer player
    async with restoring(request):
        await add_computer(request, request.chosen)


def replace_panel(t: Texts, table: Table, seats: list[int]) -> Panel:
    """Return the private panel that chooses which computer player takes over one of these seats."""
    choices = [
        SelectOption(
            f"{seat}.{level}",
            t.say("replace-option", name=table.names[seat], level=computer_name(t, level)),
            t.say(f"level-{level}"),
        )
        for seat in seats
        for level in table.game.computers.players
        if level != table.seats[seat].computer
    ]
    select = Select(ControlId("replace_by", table.id), t.say("choose-replacement"), choices[:MAX_OPTIONS])
    return Panel((t.say("replace-title"),), rows=(select,))


async def choose_replacement(request: Request, level: str | None, player: str | None) -> None:
    """Replace a computer player; if the seat or the new level is missing, show what is possible."""
    table = request.table
    seats = replaceable(table, request.user)
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
    await replace_computer(table, request.user, seat, level)
    said = request.t.say("replace-done", name=escape(table.names[seat]))
    if table.row.is_invitation:
        await show_again(request, said)
    else:
        await request.tell(said)


def _computer_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.computer is not None]


def computer_seat_named(table: Table, player: str) -> int:
    """Return the seat of the computer player that was typed; raise Refused."""
    return seat_named(table, player, _computer_seats(table))


async def suggest_computers(request: Request, typed: str) -> Choices:
    """Suggest the computer players at this channel's table."""
    table = await request.services.tables.in_channel(request.interaction.channel_id or 0)
    return [] if table is None else suggest(seat_offers(table, _computer_seats(table)), typed)


@on_click("replace")
async def _choose(request: Request) -> None:
    await choose_replacement(request, None, None)


@on_click("replace_by")
async def _choose_computer(request: Request) -> None:
    seat, _, level = request.value.partition(".")
    await _replace(request, parse_seat(request.table, seat), level)
