"""Pictures are drawn off the event loop, a limited number at once."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial
from itertools import pairwise

import pytest

from render.engine.painter import Painter
from render.engine.picture import Picture


async def test_each_worker_draws_one_picture_at_a_time() -> None:
    """Ten pictures with two workers are all drawn, never more than two at a time, none on the loop's thread."""
    painter = Painter(workers=2)
    lock, running, most, threads = threading.Lock(), 0, 0, set[int]()

    def draw() -> Picture:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
            threads.add(threading.get_ident())
        time.sleep(0.005)
        with lock:
            running -= 1
        return Picture(b"x", "alt")

    pictures = await asyncio.gather(*(painter.paint(draw) for _ in range(10)))
    painter.close()

    assert pictures == [Picture(b"x", "alt")] * 10
    assert most <= 2
    assert threading.get_ident() not in threads


async def test_what_nobody_waits_for_is_drawn_last() -> None:
    """However many boards wait, a panel that is asked for later is drawn after the one that is being drawn."""
    painter, order, asked = Painter(workers=1), list[str](), threading.Event()

    def board(number: int) -> None:
        asked.wait()
        order.append(f"board {number}")

    boards = [asyncio.ensure_future(painter.paint_later(partial(board, number))) for number in range(3)]
    await asyncio.sleep(0)
    panel = asyncio.ensure_future(painter.paint(lambda: order.append("panel")))
    await asyncio.sleep(0)
    asked.set()
    await asyncio.gather(panel, *boards)
    painter.close()

    assert order == ["board 0", "panel", "board 1", "board 2"]


async def test_what_nobody_waits_for_leaves_half_of_the_time() -> None:
    """Boards that follow one another rest for as long as the one before took, though nothing else is drawn."""
    painter, times = Painter(workers=1), list[tuple[float, float]]()

    def board() -> None:
        begun = time.monotonic()
        while time.monotonic() < begun + 0.005:
            pass
        times.append((begun, time.monotonic()))

    await asyncio.gather(*(painter.paint_later(board) for _ in range(3)))
    painter.close()

    for (begun, ended), (next_begun, _) in pairwise(times):
        assert next_begun - ended >= 0.9 * (ended - begun)


async def test_a_failed_drawing_fails_alone() -> None:
    """An error reaches the caller, and the next picture is drawn."""
    painter = Painter(workers=1)

    def fail() -> Picture:
        raise RuntimeError("no paint")

    with pytest.raises(RuntimeError, match="no paint"):
        await painter.paint(fail)
    picture = await painter.paint(lambda: Picture(b"x", ""))
    painter.close()

    assert picture.data == b"x"
