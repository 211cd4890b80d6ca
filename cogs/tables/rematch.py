"""A rematch: a new table like a finished one."""

from __future__ import annotations

from bot.games import GAMES
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewTable, Seat, Status
from bot.tables.lobby import open_table, start
from cogs.core.controls import ControlId
from cogs.core.request import Request, clicked


@clicked("rematch")
async def rematch(request: Request, control: ControlId, values: list[str]) -> None:
    """Open a table with the same game, terms and computer players; it begins once the same people sit there."""
    old = request.table.row
    if old.status not in (Status.OVER, Status.ABANDONED):
        raise Refused(Refusal.NOT_OVER)
    computers = tuple(seat for seat in old.seats if seat.computer is not None)
    host = Seat(request.user_name, user=request.user)
    if old.capacity <= len(computers):
        computers = computers[: old.capacity - 1]
    new = NewTable(
        guild=old.guild,
        channel=old.channel,
        host=request.user,
        game=old.game,
        rules=GAMES[old.game].meta.rules_version,
        options=old.options,
        open_hands=old.open_hands,
        language=old.language,
        capacity=old.capacity,
        seats=(host, *computers),
        pace=old.pace,
        rated=old.rated,
        stand_in=old.stand_in,
        invited=tuple(user for seat in old.seats if (user := seat.user) is not None and user != request.user),
    )
    table = await open_table(request.services.tables, new)
    if new.invited or len(new.seats) < max(len(old.seats), table.game.meta.seats.start):
        await request.say("rematch-opened", table=str(table.id))
        return
    await start(table, request.user)
    await request.say("start-done")
