"""Measure what a person waits for: from a click to its answer, with the bot in its own process."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.bench import figures
from tests.bench.stage import begun
from tests.local_discord import BotProcess, Interaction, LocalDiscord, Person

BAR = 30.0
"""The milliseconds that the bot may take from the click to its answer."""
TIMES = 60


async def measure() -> None:
    """Print medians and worst cases in milliseconds, including the local Discord's own share."""
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord() as discord, BotProcess(discord.environment(), Path(folder) / "bench.sqlite3"):
            await discord.wait_ready()
            channel, first, board = await begun(discord)

            async def repeat(name: str, act: Callable[[Person], Awaitable[Interaction]]) -> None:
                waits = []
                for _ in range(TIMES):
                    answer = await act(first)
                    assert answer.seconds is not None
                    waits.append(answer.seconds * 1000)
                waits.sort()
                figures.keep(f"answer: {name}", statistics.median(waits), "ms", BAR)
                figures.say(f"{name:<44}{statistics.median(waits):8.1f} ms median {waits[-2]:8.1f} ms worst but one")

            await repeat("a panel without a picture (Score)", lambda who: who.click(board, "Score"))
            await repeat("a panel with a picture (My hand)", lambda who: who.click(board, "My hand"))
            await repeat("a panel with a picture (Buy)", lambda who: who.click(board, "Buy"))
            await repeat("a refusal by command", lambda who: who.slash(channel, "carrara announce"))
            await repeat("the rules by command", lambda who: who.slash(channel, "rules"))
    figures.tell_kept()


if __name__ == "__main__":
    asyncio.run(measure())
