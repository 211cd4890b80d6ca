"""Draws the board for the message about a turn: in a thread, or in a process of its own while many drawings wait.

Threads take turns with the event loop, which answers clicks. A process does not, but it takes memory.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from bot.services.worker import WorkFailed
from bot.services.worker_pool import WorkerPool, WorkersLost
from render.engine.painter import Painter
from render.engine.picture import Picture
from render.games.boards import Board, draw_quickly

log = logging.getLogger(__name__)

PATIENCE: Final = 1.0
"""Seconds that a board may take in the process, its wait included; drawing takes some hundredths of one."""
START: Final = 60.0
"""Seconds that the process may take to start: with no core to spare, its two seconds of work become many."""
LEFT_ALONE: Final = 300.0
"""Seconds for which threads draw everything after the process was too slow or ended."""
QUEUE: Final = 8
"""While this many boards wait for the process, threads draw the others."""


class BoardProcess:
    """The process that draws boards: it is started beside what threads draw, and nobody waits for that."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._start: asyncio.Task[object] | None = None
        self._left_alone_until = 0.0

    def ready(self, board: Board) -> bool:
        """Return whether the process can draw; if it has not started, start it with a first drawing of this board."""
        if monotonic() < self._left_alone_until or (self._start is not None and not self._start.done()):
            return False
        if not self._pool.processes:
            self._start = asyncio.create_task(self._try(board, START), name="boards: start of a process")
            return False
        return self._pool.waiting < QUEUE

    async def draw(self, board: Board) -> tuple[Picture, ...] | None:
        """Draw a board's pictures; return None if the process does not do so in time."""
        return await self._try(board, PATIENCE)

    async def _try(self, board: Board, patience: float) -> tuple[Picture, ...] | None:
        try:
            async with asyncio.timeout(patience):
                return await self._pool.run(draw_quickly, board, patience=patience, tries=1)
        except WorkFailed:
            log.warning("a board was not drawn in a process of its own; now a thread draws it", exc_info=True)
        except (WorkersLost, TimeoutError):
            self._left_alone_until = monotonic() + LEFT_ALONE
            log.warning("the process that draws boards is too slow; for %.0f s threads draw them", LEFT_ALONE)
        return None

    async def started(self) -> None:
        """Wait until the process has started, or failed to."""
        if self._start is not None:
            await self._start


async def draw_board(
    painter: Painter, process: BoardProcess, board: Board, needed: Callable[[], bool]
) -> tuple[Picture, ...]:
    """Draw a board's pictures, or none if they are no longer needed once a thread is free."""
    if painter.busy and process.ready(board):
        drawn = await painter.paint_elsewhere(process.draw(board))
        if drawn is not None:
            return drawn
    return await painter.paint(lambda: board.draw() if needed() else ())
