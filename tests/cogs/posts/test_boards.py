"""Boards are drawn in a thread, and in a process of its own while many drawings wait."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from random import Random
from threading import Event

import pytest

from bot.games import carrara
from bot.services.worker_pool import WorkerPool
from cogs.posts.boards import draw_board
from render.engine.painter import MANY, Painter
from render.games.boards import Board

BOARD = Board("carrara", carrara.view(carrara.deal(2, {}, Random(1)), None), ("Anna", "Benedetto"), "en", ())


@pytest.fixture
def timed() -> list[float]:
    """The seconds that each drawing took."""
    return []


@pytest.fixture
def painter(timed: list[float]) -> Iterator[Painter]:
    """A painter with one thread."""
    painter = Painter(drawn=timed.append)
    yield painter
    painter.close()


@pytest.fixture
def worker() -> Iterator[WorkerPool]:
    """A worker process that draws boards."""
    worker = WorkerPool()
    yield worker
    worker.close()


def needed() -> bool:
    """Return that the board is needed."""
    return True


async def drawn_while_busy(painter: Painter, worker: WorkerPool) -> list[str]:
    """Draw a board while the thread is busy and others wait for it, and return the extensions of its files."""
    free = Event()
    others = [asyncio.ensure_future(painter.paint(lambda: free.wait(60))) for _ in range(MANY)]
    await asyncio.sleep(0)
    pictures = await draw_board(painter, worker, BOARD, needed)
    free.set()
    assert all(await asyncio.gather(*others)), "the board is drawn while the thread is busy"
    assert [picture.alt for picture in pictures] == [picture.alt for picture in BOARD.draw()]
    return [picture.extension for picture in pictures]


async def test_a_bot_at_rest_needs_no_process(painter: Painter, worker: WorkerPool) -> None:
    """One board at a time is drawn in the thread, and encoded as small as it gets."""
    pictures = await draw_board(painter, worker, BOARD, needed)
    assert pictures == BOARD.draw()
    assert not worker.processes


async def test_a_board_that_is_not_needed_is_not_drawn(painter: Painter, worker: WorkerPool) -> None:
    """A board that has been overtaken once a thread is free is left out."""
    assert await draw_board(painter, worker, BOARD, lambda: False) == ()


@pytest.mark.slow
async def test_many_drawings(painter: Painter, worker: WorkerPool, timed: list[float]) -> None:
    """While many drawings wait, a process draws boards; it goes on with them, and another one takes its place."""
    assert await drawn_while_busy(painter, worker) == ["jpeg", "jpeg"]
    (process,) = worker.processes
    assert process != os.getpid()
    await draw_board(painter, worker, BOARD, needed)
    assert worker.processes == [process]
    os.kill(process, signal.SIGTERM)
    assert await drawn_while_busy(painter, worker) == ["jpeg", "jpeg"]
    assert worker.processes not in ([], [process])
    assert len(timed) == 2 * MANY + 3, "boards are timed wherever they are drawn"


@pytest.mark.slow
async def test_a_board_that_cannot_be_drawn(
    painter: Painter, worker: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    """An error in drawing is raised as it is, wherever the board is drawn, and the process's own is logged."""
    await drawn_while_busy(painter, worker)
    with pytest.raises(AttributeError, match="NoneType"):
        await draw_board(painter, worker, BOARD._replace(view=None), needed)
    assert "a board was not drawn in a process of its own" in caplog.text
