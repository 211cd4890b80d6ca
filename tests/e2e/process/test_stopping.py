"""Asked to stop, the bot leaves nobody without an answer, and ends within seconds, whatever hangs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.outside import running_bot
from tests.e2e.reading import EN


@pytest.mark.exhaustive
async def test_a_long_answer_is_broken_off_with_a_message(tmp_path: Path) -> None:
    """Someone waiting for a hint that has just begun is told to ask again."""
    async with running_bot(tmp_path, PIAZZA_THINKING="30") as there:
        table = await there.begin()
        mover = there.person(table, there.store.now(table)[1].turn)
        hint = await mover.slash(there.channel, "table hint", within=None)
        await there.discord.until(lambda: hint.type is not None)
        there.bot.ask_to_stop()

        assert await there.bot.ended(within=10) == 0
        assert EN.say("answer-interrupted") in hint.text
        there.bot.check_log()


@pytest.mark.slow
async def test_it_runs_and_stops_without_what_windows_lacks(tmp_path: Path) -> None:
    """A turn is played, and Ctrl+C ends the bot in good order, although the event loop handles no signals."""
    async with running_bot(tmp_path, "tests.windows", PYTHONIOENCODING="cp1252") as there:
        table = await there.begin()
        while len(there.store.turns(table)) < 2:
            await there.act(table)
        await there.until_posted(table)
        there.bot.interrupt()

        assert await there.bot.ended(within=10) == 0
        there.check_boards(table)
        assert any("asked to stop" in line for line in there.bot.errors)
        there.bot.check_log()


HANGING = """
import asyncio, sys, threading
from unittest.mock import patch
from bot.app import shutdown
from bot.telemetry.logs import Secrets, configure_logging

configure_logging("INFO", "text", Secrets())

async def hang():
    asked = shutdown.stop_event()
    print("there", flush=True)
    await asked.wait()
    threading.Event().wait()

with patch.object(shutdown, "SHUTDOWN_TIMEOUT", float(sys.argv[1])):
    asyncio.run(hang())
"""


@pytest.mark.slow
@pytest.mark.posix("a signal from another process ends it at once there")
@pytest.mark.parametrize(("timeout", "signals"), [(0.1, 1), (60, 2)])
def test_a_process_whose_event_loop_hangs_ends_too(timeout: float, signals: int) -> None:
    """It ends after a while and says what was left, or at once when it is asked again; the exit status is 0."""
    command = [sys.executable, "-c", HANGING, str(timeout)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "there\n"
        try:
            process.terminate()
            assert "asked to stop" in process.stderr.readline()
            if signals == 2:
                process.terminate()
            _, errors = process.communicate(timeout=10)
        finally:
            process.kill()

    assert process.returncode == 0
    assert ("the rest waits in the store" in errors) == (signals == 1)
