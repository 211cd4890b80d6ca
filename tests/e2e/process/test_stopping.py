"""Asked to stop, the bot leaves nobody without an answer, and ends within seconds whatever hangs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.texts import texts
from tests.e2e.outside import boards, evening, mark
from tests.local_discord import BotProcess

EN = texts("en", "carrara")


@pytest.mark.exhaustive
async def test_a_long_answer_is_broken_off_with_a_message(tmp_path: Path) -> None:
    """Someone waiting for a hint that has just begun is told to ask again."""
    async with evening(tmp_path, PIAZZA_THINKING="30") as there:
        table = await there.begin()
        mover = there.person(table, there.store.now(table)[1].turn)
        hint = await mover.slash(there.channel, "table hint", within=None)
        await there.discord.until(lambda: hint.type is not None)
        there.bot.ask_to_stop()

        assert await there.bot.ended(within=10) == 0
        assert EN.say("answer-interrupted") in hint.text
        assert not any("Traceback" in line for line in there.bot.errors), "\n".join(there.bot.errors)


@pytest.mark.slow
@pytest.mark.parametrize(
    "how", [BotProcess.interrupt, pytest.param(BotProcess.ask_to_stop, marks=pytest.mark.exhaustive)]
)
async def test_on_windows_it_is_played_and_stopped_too(tmp_path: Path, how: Callable[[BotProcess], None]) -> None:
    """Without what Windows lacks, signals to the event loop included: a turn is played, and Ctrl+C ends it in order."""
    async with evening(tmp_path, "tests.windows", PYTHONIOENCODING="cp1252") as there:
        table = await there.begin()
        while len(there.store.turns(table)) < 2:
            await (await there.act(table)).shown()
        await there.quiet(table)
        how(there.bot)

        assert await there.bot.ended(within=10) == 0
        assert list(boards(there.channel)) == [mark(table, seq) for seq in there.store.turns(table)]
        assert any("asked to stop" in line for line in there.bot.errors)
        assert not any("Traceback" in line for line in there.bot.errors), "\n".join(there.bot.errors)


HANGING = """
import asyncio, logging, sys, threading
from bot.app import shutdown
from bot.telemetry.logs import Secrets
from bot.telemetry.logs import configure_logging
configure_logging("INFO", "text", Secrets())
shutdown.LONGEST = 0.1

async def hang():
    asked = shutdown.stop_event()
    print("there", flush=True)
    await asked.wait()
    HOW

asyncio.run(hang())
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", ["threading.Event().wait()", "await asyncio.Event().wait()"])
@pytest.mark.posix("a signal from another process ends it at once there")
def test_whatever_hangs_the_process_ends(how: str) -> None:
    """This holds even for a blocked event loop; the log says what was left, and the exit status is 0."""
    with subprocess.Popen(
        [sys.executable, "-c", HANGING.replace("HOW", how)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "there\n"
        process.terminate()
        _, errors = process.communicate(timeout=10)

    assert process.returncode == 0
    assert "the rest waits in the store" in errors
