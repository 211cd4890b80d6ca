"""Measure an update with 1,000 running games: stopped, clicked meanwhile, restarted, and clicked again."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
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
    """Print medians and the longest times in seconds, including the local Discord's own share."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        async with LocalDiscord() as discord:
            await multiply(discord, path, GAMES)
            async with BotProcess(discord.environment(), path) as bot:
                await discord.wait_ready(within=30)
                _, first, board = await begun(discord)
                rounds = [await restart(discord, bot, first, board) for _ in range(ROUNDS)]
    stopped = [seconds[0] for seconds in rounds]
    there = [seconds[1] for seconds in rounds]
    between = [seconds[2] for seconds in rounds]
    answered = [seconds[3] for seconds in rounds]
    figures.say(f"an update with {GAMES} running games", "   median  longest")
    figures.say("… from the signal to the end of the process", _figures(stopped))
    figures.say("… to the gateway of the new one", _figures(there))
    figures.say("… to the answer of a click in between", _figures(between))
    figures.say("… to the answer of an old button", _figures(answered))
    figures.keep("an update, until a click in between is answered", max(between), "s", BAR)
    figures.keep("an update, until an old button is answered", max(answered), "s", BAR)
    figures.tell_kept()


async def restart(
    discord: LocalDiscord, bot: BotProcess, person: Person, board: Message
) -> tuple[float, float, float, float]:
    """Stop the bot, click, start it, click again; return the seconds from the signal to each event.

    The gateway connection and the answer to the click in between may come in either order.
    """
    before = discord.gateway.identified
    begun = perf_counter()
    assert await bot.terminate() == 0
    stopped = perf_counter() - begun
    click = await person.click(board, "My hand", within=None)
    await bot.start()
    await click.shown(within=30)
    between = perf_counter() - begun
    await discord.wait_ready(after=before, within=30)
    there = perf_counter() - begun
    shown = await (await person.click(board, "My hand", within=30)).shown(within=30)
    assert shown.attachments
    return stopped, there, between, perf_counter() - begun


def _figures(took: Sequence[float]) -> str:
    return f"{median(took):7.2f} s {max(took):7.2f} s"


if __name__ == "__main__":
    asyncio.run(measure())
