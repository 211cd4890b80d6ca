"""Measure an update with 1,000 running games: stopped, clicked meanwhile, restarted, and clicked again."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from tests.bench import figures
from tests.bench.growth import GAMES, multiply
from tests.bench.stage import begun
from tests.local_discord import BotProcess, LocalDiscord, Message, Person

ROUNDS = 5
BAR = 3.0
"""The seconds from the signal to the answer of an old button."""


async def measure() -> None:
    """Print the longest times in seconds, and medians, including the local Discord's own share."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        async with LocalDiscord() as discord:
            await multiply(discord, path, GAMES)
            async with BotProcess(discord.environment(), path) as bot:
                await discord.wait_ready(within=30)
                _, first, board = await begun(discord)
                rounds = [await restart(discord, bot, first, board) for _ in range(ROUNDS)]
    for what, seconds in zip(("a click in between", "an old button"), zip(*rounds, strict=True), strict=True):
        detail = f"median {median(seconds):.2f} s"
        figures.keep(f"an update, until {what} is answered", max(seconds), "s", BAR, detail=detail)
    figures.tell_kept()


async def restart(discord: LocalDiscord, bot: BotProcess, person: Person, board: Message) -> tuple[float, float]:
    """Stop the bot, click, start it, click again; return the seconds from the signal to either answer.

    The gateway connection and the answer to the click in between may come in either order.
    """
    before = discord.gateway.identified
    begun = perf_counter()
    assert await bot.terminate() == 0
    click = await person.click(board, "My hand", within=None)
    await bot.start()
    await click.shown(within=30)
    between = perf_counter() - begun
    await discord.wait_ready(after=before, within=30)
    shown = await (await person.click(board, "My hand", within=30)).shown(within=30)
    assert shown.attachments
    return between, perf_counter() - begun


if __name__ == "__main__":
    asyncio.run(measure())
