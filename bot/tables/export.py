"""Game records, built from a table's log."""

from __future__ import annotations

from bot.games.contract import Json
from bot.model.history import effective_moves
from bot.model.record import RecordedMove, to_record
from bot.tables.players import players_of
from bot.tables.table import Table


async def record_of(table: Table) -> dict[str, Json]:
    """Return the record of a game that has begun, without moves taken back; it includes all hidden information."""
    deal, *moves = effective_moves(await table.moves())
    played = []
    for move in moves:
        assert move.seat is not None
        action = table.game.codec.action_from_json(move.action)
        drawn = table.game.codec.drawn_from_json(action, move.drawn.get("drawn"))
        played.append(RecordedMove(move.seat, action, drawn))
    names = (await players_of(table)).by_seat
    return to_record(table.game, table.row.options, names, deal.drawn, played, table.outcome())
