"""The button *Play against Novice*: one person and the computer player for beginners, started at once."""

from __future__ import annotations

from bot.games import GAMES
from bot.games.players import Level
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Status
from bot.tables import lobby
from bot.tables.table import Table
from bot.texts.games import game_name
from cogs.core.controls import ControlId, InvalidControl, parse_game
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.tables.invitation import refresh, show_again
from cogs.tables.seating import Terms, new_table


@clicked("play_novice", at_table=False)
async def play_novice(request: Request, control: ControlId, values: list[str]) -> None:
    """Start a game against the novice at the user's own table in this channel, or at a new one."""
    game = parse_game(control.arg)
    if Level.NOVICE not in GAMES[game].computers.players:
        raise InvalidControl(game)
    if not request.on_server:
        await request.say("play-novice-on-server")
        return
    request.check_rights()
    table = await _own_table(request, control, game)
    await request.set_table(table)
    if table is None:
        new = new_table(request, game, Terms())
        await request.set_table(await lobby.open_against(request.services.tables, new, Level.NOVICE))
    else:
        await lobby.start_against(table, request.user, Level.NOVICE)
    said = request.t.say("play-novice-started", game=game_name(request.t, game))
    if control.table:
        await show_again(request, said)
        return
    if table is not None:
        await refresh(request, table)
    await request.show(Panel((said,)))


async def _own_table(request: Request, control: ControlId, game: str) -> Table | None:
    """Return the table to play at: the control's, or an invitation of the user's in this channel; raise Refused.

    None if the channel is free.
    """
    tables, channel = request.services.tables, request.interaction.channel_id
    if control.table:
        table = await tables.get(control.table)
        await request.set_table(table)
        return request.table
    assert channel is not None
    there = await tables.in_channel(channel)
    if there is None:
        return None
    if there.row.game == game and there.row.host == request.user and there.row.status is Status.INVITATION:
        return there
    raise Refused(Refusal.CHANNEL_TAKEN, table=there.id)
