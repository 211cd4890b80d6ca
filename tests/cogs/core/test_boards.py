"""Boards are drawn in a thread, and in a process of its own while many drawings wait."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from random import Random
from threading import Event
from time import monotonic

import pytest

from bot.games import carrara
from bot.services.worker_pool import WorkerPool
from cogs.core.boards import LEFT_ALONE, PATIENCE, BoardProcess, draw_board
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


@pytest.fixture
def process(worker: WorkerPool) -> BoardProcess:
    """The process that draws boards, not started yet."""
    return BoardProcess(worker)


async def drawn(painter: Painter, process: BoardProcess, board: Board = BOARD, in_process: bool = True) -> list[str]:
    """Draw a board while many drawings wait; if a process draws it, their thread is busy until then."""
    free = Event()
    others = [asyncio.ensure_future(painter.paint(lambda: free.wait(60))) for _ in range(MANY)]
    await asyncio.sleep(0)
    if not in_process:
        free.set()
    pictures = await draw_board(painter, process, board, lambda: True)
    free.set()
    assert all(await asyncio.gather(*others)), "the board is drawn while the thread is busy"
    assert [picture.alt for picture in pictures] == [picture.alt for picture in BOARD.draw()]
    return [picture.extension for picture in pictures]


async def test_a_bot_at_rest_needs_no_process(painter: Painter, process: BoardProcess, worker: WorkerPool) -> None:
    """One board at a time is drawn in the thread, and encoded as small as it gets."""
    pictures = await draw_board(painter, process, BOARD, lambda: True)
    assert pictures == BOARD.draw()
    assert not worker.processes


async def test_a_board_that_is_not_needed_is_not_drawn(painter: Painter, process: BoardProcess) -> None:
    """A board that has been overtaken once a thread is free is left out."""
    assert await draw_board(painter, process, BOARD, lambda: False) == ()


@pytest.mark.slow
async def test_many_drawings(painter: Painter, process: BoardProcess, worker: WorkerPool, timed: list[float]) -> None:
    """While many drawings wait, a process draws boards; nobody waits for its start, and it goes on with them."""
    assert await drawn(painter, process, in_process=False) == ["jpeg", "jpeg"]
    await process.started()
    (number,) = worker.processes
    assert number != os.getpid()
    assert await drawn(painter, process) == ["jpeg", "jpeg"]
    assert worker.processes == [number]
    assert len(timed) == 2 * (MANY + 1), "boards are timed wherever they are drawn"


@pytest.mark.slow
@pytest.mark.posix("it stops a process with a signal")
@pytest.mark.parametrize("how", ["SIGSTOP", "SIGKILL"])
async def test_a_process_that_is_too_slow(
    painter: Painter, process: BoardProcess, worker: WorkerPool, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """No board waits much longer than a second for it; then it is left alone for minutes before it is tried again."""
    now = monotonic()
    monkeypatch.setattr("cogs.core.boards.monotonic", lambda: now)
    await drawn(painter, process, in_process=False)
    await process.started()
    (number,) = worker.processes
    os.kill(number, getattr(signal, how))
    begun = monotonic()
    assert await drawn(painter, process, in_process=False) == ["jpeg", "jpeg"]
    assert monotonic() - begun < PATIENCE + 2, "with what a thread takes on a busy machine"
    assert not process.ready(BOARD)
    now += LEFT_ALONE
    await drawn(painter, process, in_process=False)
    await process.started()
    assert worker.processes not in ([], [number])


@pytest.mark.slow
async def test_a_process_that_cannot_start_in_time(
    painter: Painter, process: BoardProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile and afterwards threads draw."""
    monkeypatch.setattr("cogs.core.boards.START", 0.1)
    for _ in range(2):
        assert await drawn(painter, process, in_process=False) == ["jpeg", "jpeg"]
        await process.started()
        assert not process.ready(BOARD)


@pytest.mark.slow
async def test_a_board_that_cannot_be_drawn(
    painter: Painter, process: BoardProcess, caplog: pytest.LogCaptureFixture
) -> None:
    """An error in drawing is raised as it is, wherever the board is drawn, and the process's own is logged."""
    await drawn(painter, process, in_process=False)
    await process.started()
    with pytest.raises(AttributeError, match="NoneType"):
        await draw_board(painter, process, BOARD._replace(view=None), lambda: True)
    assert "a board was not drawn in a process of its own" in caplog.text
