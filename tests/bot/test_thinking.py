"""Thinking in processes of their own: who goes first, and what happens when one of them ends."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.games import carrara
from bot.games.game import IllegalAction
from bot.model.budgets import Seconds, Simulations
from bot.services import worker_pool
from bot.services.worker import ThoughtFailed
from bot.services.worker_pool import Thinkers, ThinkersLost
from tests.games.carrara.positions import table

PARENT = """
import asyncio, os, sys, time
from bot.services.worker_pool import Thinkers

async def main():
    thinkers = Thinkers()
    asked = asyncio.ensure_future(thinkers.think(time.sleep, 60))
    while not thinkers.processes:
        await asyncio.sleep(0.01)
    print(thinkers.processes[0], flush=True)
    await asked

asyncio.run(main())
"""


@pytest_asyncio.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """One process, begun when the test needs it."""
    room = Thinkers(1, Simulations(3))
    yield room
    room.close()


def gone(process: int) -> bool:
    """Tell whether a process has ended, a zombie that nobody has asked about included."""
    try:
        with open(f"/proc/{process}/stat") as stat:  # noqa: PTH123 - there is nothing to look for but this
            return stat.read().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def until_gone(process: int) -> bool:
    """Wait until a process has ended, ten seconds at most."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if gone(process):
            return True
    return False


async def test_a_decision_is_the_same_there_as_here(thinkers: Thinkers) -> None:
    """What a process is asked has the same answer as in our own, with the same chance and budget in simulations."""
    position = table(coins=12)
    view = carrara.recall(position, 0)
    decided = await thinkers.decide("carrara", "master", 0, view, Random(5))
    advised = await thinkers.advise("carrara", 0, view, Random(5))
    judged = await thinkers.judge("carrara", view, Random(5))

    (seed,) = Random(5).sample(range(worker_pool.LARGEST_SEED), 1)
    chance = Random(seed)
    legal = carrara.legal(carrara.sample(view, chance), 0)
    here = carrara.advise(view, legal, chance, Simulations(3))
    assert advised == here
    assert decided == here[0].action
    assert judged == carrara.judge(view, Random(seed), Simulations(3))


async def test_processes_begin_when_needed_and_are_kept(thinkers: Thinkers) -> None:
    """None before the first question, the same one afterwards."""
    assert thinkers.processes == []
    first = await thinkers.think(os.getpid)
    again = await thinkers.think(os.getpid)

    assert [first] == [again] == thinkers.processes
    assert first != os.getpid()


async def test_a_process_killed_while_it_thinks_is_replaced(thinkers: Thinkers) -> None:
    """The question is asked once more, and nobody notices."""
    first = await thinkers.think(os.getpid)
    asked = asyncio.ensure_future(thinkers.think(time.sleep, 0.2))
    await asyncio.sleep(0)
    os.kill(first, signal.SIGKILL)

    await asked
    assert thinkers.processes != [first]
    assert gone(first)


async def test_a_question_that_ends_every_process_is_given_up(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    """After a few tries who asked is told, and the next question is answered."""
    with pytest.raises(ThinkersLost):
        await thinkers.think(os._exit, 3)

    assert len(caplog.records) == worker_pool.TRIES
    assert await thinkers.think(abs, -3) == 3


async def test_a_process_that_never_answers_is_given_up(thinkers: Thinkers) -> None:
    """Nobody waits longer than their patience."""
    started = time.monotonic()
    with pytest.raises(ThinkersLost):
        await thinkers.think(time.sleep, 60, patience=0.05)

    assert time.monotonic() - started < 10


async def test_what_goes_wrong_there_is_told_here(thinkers: Thinkers) -> None:
    """With its traceback, for the log; the process goes on."""
    with pytest.raises(ThoughtFailed, match="ZeroDivisionError"):
        await thinkers.think(divmod, 1, 0)
    with pytest.raises(ThoughtFailed, match=IllegalAction.__name__):
        await thinkers.think(carrara.play, table(), 0, carrara.EndTurn(), Random(1))
    assert len(thinkers.processes) == 1


async def test_an_answer_that_cannot_be_sent_is_an_error(thinkers: Thinkers) -> None:
    """It does not take the process with it."""
    with pytest.raises(ThoughtFailed):
        await thinkers.think(threading.Lock)
    with pytest.raises(Exception, match="pickle"):
        await thinkers.think(lambda: 1)

    assert await thinkers.think(abs, -3) == 3


async def test_people_go_first(thinkers: Thinkers) -> None:
    """Whoever waits in front of the screen is answered before all others, who keep their order."""
    order: list[str] = []

    async def ask(name: str, first: bool = False) -> None:
        await thinkers.think(abs, 1, first=first)
        order.append(name)

    await asyncio.gather(ask("busy"), ask("one"), ask("two"), ask("person", first=True))

    assert order == ["busy", "person", "one", "two"]


async def test_quick_players_go_before_slow_ones(thinkers: Thinkers) -> None:
    """Nobody whose opponent decides at once waits for the long thoughts of other tables."""
    order: list[str] = []
    view = carrara.recall(table(), 0)

    async def ask(computer: str) -> None:
        await thinkers.decide("carrara", computer, 0, view, Random(1))
        order.append(computer)

    await asyncio.gather(ask("novice"), ask("master"), ask("master"), ask("merchant"))

    assert order == ["novice", "merchant", "master", "master"]


async def test_who_no_longer_waits_holds_nobody_up(thinkers: Thinkers) -> None:
    """A question taken back before it was its turn is never asked, and one under way keeps its process busy only."""
    busy = asyncio.ensure_future(thinkers.think(time.sleep, 0.1))
    dropped = asyncio.ensure_future(thinkers.think(os._exit, 1))
    after = asyncio.ensure_future(thinkers.think(abs, -2))
    await asyncio.sleep(0)
    dropped.cancel()
    busy.cancel()

    assert await after == 2
    assert busy.cancelled()
    assert dropped.cancelled()


async def test_no_more_processes_than_allowed() -> None:
    """However many questions there are."""
    room = Thinkers(2, Simulations(1))
    answers = await asyncio.gather(*(room.think(os.getpid) for _ in range(8)))

    assert len({*answers}) <= 2
    assert {*answers} == {*room.processes}
    room.close()


async def test_processes_nobody_needs_are_ended(thinkers: Thinkers) -> None:
    """The memory goes back to the machine; the next question begins another one."""
    first = await thinkers.think(os.getpid)
    timer = thinkers._timer
    assert timer is not None
    assert timer.when() - asyncio.get_running_loop().time() > worker_pool.IDLE - 30
    thinkers._rest()

    assert gone(first)
    assert thinkers.processes == []
    assert await thinkers.think(os.getpid) != first


async def test_closing_ends_them_at_once() -> None:
    """Also in the middle of a thought; whoever still waits, or asks then, is cancelled."""
    room = Thinkers(1)
    process = await room.think(os.getpid)
    asked = [asyncio.ensure_future(room.think(time.sleep, 60)) for _ in range(2)]
    while not room._busy:  # noqa: ASYNC110 - it is a thread that begins the thought
        await asyncio.sleep(0)
    started = time.monotonic()
    room.close()
    ended = await asyncio.gather(*asked, room.think(os.getpid), return_exceptions=True)

    assert time.monotonic() - started < 5
    assert [type(answer) for answer in ended] == [asyncio.CancelledError] * 3
    assert gone(process)
    assert room.processes == []


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_the_bot(how: int) -> None:
    """Whatever ends the bot ends them too, in the middle of a thought."""
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        process = int(parent.stdout.readline())
        parent.send_signal(how)

    assert until_gone(process)


def test_budgets() -> None:
    """One counts simulations, the other looks at the clock."""
    assert [Simulations(2).begin().spent(count) for count in range(4)] == [False, False, True, True]
    assert Seconds(0).begin().spent(0)
    assert not Seconds(60).begin().spent(10**9)


def test_the_view_is_all_that_is_sent() -> None:
    """A process is handed what the seat knows: neither the stack nor the bag is part of it."""
    view: Any = carrara.recall(table(), 0)

    assert isinstance(view.stack, int)
    assert isinstance(view.bag, int)
