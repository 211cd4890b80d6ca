"""Draws the board for the message about a turn: in a thread, or in a process of its own while many drawings wait.

Threads take turns with the event loop, which answers clicks. A process does not, but it takes memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.services.worker import WorkFailed
from bot.services.worker_pool import WorkerPool, WorkersLost
from render.engine.painter import Painter
from render.engine.picture import Picture
from render.games.boards import Board, draw_quickly

PATIENCE: Final = 10.0
"""Seconds that the process may take; a board takes some hundredths of one."""


async def draw_board(
    painter: Painter, worker: WorkerPool, board: Board, needed: Callable[[], bool]
) -> tuple[Picture, ...]:
    """Draw a board's pictures, or none if they are no longer needed once a thread is free."""
    if painter.crowded:
        try:
            with painter.counted():
                return await worker.run(draw_quickly, board, patience=PATIENCE)
        except (WorkersLost, WorkFailed):
            pass  # if the board itself is to blame, the thread fails as well, and its error is reported
    return await painter.paint(lambda: board.draw() if needed() else ())
