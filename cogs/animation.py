"""A finished game as one animated picture, privately in the reader's language or for everyone in the table's."""

from __future__ import annotations

from functools import partial

from bot import places
from bot.history import holding
from bot.rows import Status
from bot.tables import Table
from bot.turns import turns_of
from render import PICTURES, Picture
from render.animation import animated, animation_alt
from render.pool import Painter


async def animated_replay(painter: Painter, table: Table, language: str | None = None) -> Picture | None:
    """Draw a game turn by turn, each frame in line with other pictures; None as long as not everything lies open."""
    if table.row.status is not Status.OVER:
        return None
    language = language or table.row.language
    pictures, names, game = PICTURES[table.row.game], table.names, table.game
    turns = turns_of(holding(await table.store.moves(table.id)), game.events_from_json)
    frames = []
    for seq, events in ((0, ()), *((turn.last, turn.events) for turn in turns)):
        found = await table.store.position(table.id, seq)
        assert found is not None
        view = game.view(game.position_from_json(found[1]), None, True)
        drawn = await painter.paint(partial(pictures.board, view, names, language, events))
        frames.append(drawn.data)
    steps = animated(frames)
    while not (data := await painter.paint(lambda: next(steps))):
        pass
    won = [names[seat] for seat in winners(table)]
    return Picture(data, animation_alt(language, table.row.game, names, len(turns), won))


def winners(table: Table) -> tuple[int, ...]:
    """Tell the seats that won a game, by its rules or because all others gave up; none while it runs."""
    return places.winners(table.row.ending, table.seats, table.outcome())


def animation_name(table: Table) -> str:
    """Name the file of a table's animation."""
    return f"{table.row.game}-{table.id}-replay.gif"
