"""What was done in moves that follow each other, told together: a game may say several of them in one line."""

from __future__ import annotations

from collections.abc import Iterable

from bot.model.history import others_taken_back
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


async def say_taken_back(t: Texts, table: Table, back: Move) -> str:
    """Describe that a seat took back a move, and whose moves after it went back with that."""
    assert back.back_to is not None
    names = escaped(table.names)
    others = others_taken_back(await table.store.log.moves(table.id, back.back_to), back)
    name = "" if back.seat is None else names[back.seat]
    if not others:
        return t.say("taken-back", name=name)
    listed = t.list([names[seat] for seat in others])
    return t.say("taken-back-with-others", name=name, others=listed)
