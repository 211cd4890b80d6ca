"""The record of a table, from its log."""

from __future__ import annotations

from bot.games.game import Json
from bot.model.history import holding
from bot.model.record import RecordedMove, to_record
from bot.tables.table import Table


async def record_of(table: Table) -> dict[str, Json]:
    """Make the record of a game that has begun, without what was taken back; it holds everything hidden."""
    _, *moves = holding(await table.store.moves(table.id))
    dealt = await table.store.position(table.id, 0)
    assert dealt is not None, f"table {table.id} has not begun"
    played = []
    for move in moves:
        assert move.seat is not None
        action = table.game.action_from_json(move.action)
        drawn = table.game.drawn_from_json(action, move.drawn.get("drawn"))
        played.append(RecordedMove(move.seat, action, drawn))
    start = table.game.position_from_json(dealt[1])
    return to_record(table.game, table.row.options, table.names, start, played, table.outcome())
