"""What was done in moves that follow each other, told together: a game may say several of them in one line."""

from __future__ import annotations

from collections.abc import Iterable

from bot.model.rows import Move
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.games import game_texts
from cogs.core.names import escaped


def say_moves(t: Texts, table: Table, moves: Iterable[Move]) -> list[str]:
    """Describe moves of the log, in lines."""
    read = table.game.codec.events_from_json
    events = [event for move in moves for event in read(move.events)]
    return game_texts(t, table.row.game).lines(events, escaped(table.names))
