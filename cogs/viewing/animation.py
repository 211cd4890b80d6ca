"""A finished game as one animated picture, privately in the reader's language or for everyone in the table's."""

from __future__ import annotations

from typing import Final

from bot.model import ranking
from bot.model.history import holding
from bot.model.rows import Status
from bot.model.turns import turns_of
from bot.services.worker_pool import Thinkers
from bot.tables.table import Table
from render import Picture
from render.common.animation import animation_alt
from render.games.film import Scene, film

PATIENCE: Final = 300.0
"""Seconds that it may take to draw a game, also where the machine has much else to do."""


async def animated_replay(projector: Thinkers, table: Table, language: str | None = None) -> Picture | None:
    """Draw a game turn by turn, in a process of its own; None as long as not everything lies open."""
    if table.row.status is not Status.OVER:
        return None
    language = language or table.row.language
    names, game = table.names, table.game
    turns = turns_of(holding(await table.store.moves(table.id)), game.events_from_json)
    scenes: list[Scene] = []
    for seq, events in ((0, ()), *((turn.last, turn.events) for turn in turns)):
        found = await table.store.position(table.id, seq)
        assert found is not None
        scenes.append((game.view(game.position_from_json(found[1]), None, True), events))
    data = await projector.think(film, table.row.game, scenes, names, language, patience=PATIENCE)
    won = [names[seat] for seat in winners(table)]
    return Picture(data, animation_alt(language, table.row.game, names, len(turns), won))


def winners(table: Table) -> tuple[int, ...]:
    """Tell the seats that won a game, by its rules or because all others gave up; none while it runs."""
    return ranking.winners(table.row.ending, table.seats, table.outcome())


def animation_name(table: Table) -> str:
    """Name the file of a table's animation."""
    return f"{table.row.game}-{table.id}-replay.gif"
