"""A finished game as one animated picture, private in the reader's language or public in the table's."""

from __future__ import annotations

from typing import Final

from bot.model.rows import Status
from bot.services.worker_pool import WorkerPool
from bot.tables.players import players_of
from bot.tables.table import Table
from render.common.animation import animation_alt
from render.engine.picture import Picture
from render.games.film import Scene, film

PATIENCE: Final = 300.0
"""Seconds that drawing a game may take, even on a busy machine."""


async def animated_replay(film_worker: WorkerPool, table: Table, language: str | None = None) -> Picture | None:
    """Draw a game turn by turn, in a separate process, once for all who wait for it; None if it is not over."""
    if table.row.status is not Status.OVER:
        return None
    language = language or table.row.language
    key = table.id, table.revision, language
    return await film_worker.shared.join(key, lambda: _drawn(film_worker, table, language))


async def _drawn(film_worker: WorkerPool, table: Table, language: str) -> Picture:
    players, scenes = await players_of(table), await film_scenes(table)
    data = await film_worker.run(film, table.row.game, scenes, language, patience=PATIENCE)
    everyone = [name for seat in range(len(table.seats)) for name in players.of_seat(seat)]
    won = [table.names[seat] for seat in table.winners()]
    return Picture(data, animation_alt(language, table.row.game, everyone, len(scenes) - 1, won))


async def film_scenes(table: Table) -> list[Scene]:
    """Return what the film of a finished game shows: the deal, and every turn, each with who played then."""
    players, scenes = await players_of(table), list[Scene]()
    for seq, events in ((0, ()), *((turn.last, turn.events) for turn in await table.turns())):
        view = table.game.views.view(await table.position_at(seq), None, True)
        scenes.append((view, events, players.names(seq)))
    return scenes


def animation_name(table: Table) -> str:
    """Return the stem of the file name of a table's animation."""
    return f"{table.row.game}-{table.id}-replay"
