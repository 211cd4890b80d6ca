"""Draws the board for the message about a turn: in a thread, or in a process of its own while many drawings wait.

Threads take turns with the event loop, which answers clicks. A process does not, but it takes memory.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from bot.services.worker import WorkFailed
from bot.services.worker_pool import WorkerPool, WorkersLost
from render.engine.painter import Painter
from render.engine.picture import Picture
from render.games.boards import Board, draw_quickly

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds that the process may take; a board takes some hundredths of one."""


async def draw_board(
    painter: Painter, worker: WorkerPool, board: Board, needed: Callable[[], bool]
) -> tuple[Picture, ...]:
    """Draw a board's pictures, or none if they are no longer needed once a thread is free."""
    if painter.busy:
        try:
            return await painter.paint_elsewhere(worker.run(draw_quickly, board, patience=PATIENCE))
        except (WorkersLost, WorkFailed):
            log.warning("a board was not drawn in a process of its own; now a thread draws it", exc_info=True)
    return await painter.paint(lambda: board.draw() if needed() else ())
