"""Measure the memory of a bot: `python -m tests.bench.memory`.

A bot connects to a local Discord and is left alone. Another process starts like it, then draws all pictures of
one game after another in both languages, as the gallery does; at last worker processes draw a film of each game and
think for the best computer player at the same time, and are counted too.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import bot.app.client
from bot.conformance.playing import steps
from bot.games import GAMES, NAMES
from bot.model.search_budget import DEFAULT_SECONDS
from bot.services.services import Services, open_services
from bot.services.worker_pool import WorkerPool
from bot.texts import LANGUAGES
from render.games import pictures_of
from render.games.film import film
from tests.bench import figures

IDLE, DRAWN, WORKING = 75.0, 170.0, 260.0
"""The bars, in MiB."""
SETTLE_SECONDS = 5.0
"""Seconds until a bot that is left alone has finished starting."""
FILM_SECONDS = 600.0
"""Seconds that a film may take on a busy machine."""
SAMPLE_SECONDS = 0.02
"""Seconds between two samples of the memory."""


async def idle(folder: Path) -> float:
    """Return the MiB of a connected bot that has nothing to do."""
    from tests.local_discord import BotProcess, LocalDiscord  # imported here, as the drawing process must not load it

    async with LocalDiscord() as discord:
        discord.guild("Bench").channel("bench")
        async with BotProcess(discord.environment(), folder / "idle.sqlite3") as bot:
            await discord.wait_ready(within=60)
            await asyncio.sleep(SETTLE_SECONDS)
            return figures.resident(bot.pid)


async def draw(folder: Path) -> dict[str, float]:
    """Draw everything in this process, then let workers work; return the memory after each step."""
    bot.app.client.keep_responsive()
    bot.app.client.cog_modules()
    workers = WorkerPool(1, DEFAULT_SECONDS)
    nobody: Any = None  # nothing is sent
    async with open_services(folder / "drawn.sqlite3", nobody, workers=workers) as services:
        await services.resume()
        told: dict[str, float] = {}
        for game in NAMES:
            await asyncio.to_thread(draw_all, game)
            told[game] = figures.resident(os.getpid())
        films = WorkerPool(idle=bot.app.client.DRAWING_IDLE)
        for game in NAMES:
            told[f"{game}, a film and a computer player"] = await with_workers(services, films, game)
            await asyncio.sleep(2 * bot.app.client.DRAWING_IDLE)
        films.close()
    return told


def draw_all(game: str) -> None:
    for language in LANGUAGES:
        for _ in pictures_of(game).showcase(language):
            pass


async def with_workers(services: Services, films: WorkerPool, name: str) -> float:
    """Let one worker draw a film and another think; return the most that they and this process take."""
    game, chance = GAMES[name], Random(1)
    view, played = game.views.view, [*steps(game, 2, chance)]
    seat, best = played[0].seat, [*game.computers.players][-1]
    known = view(played[0].before, seat, False)
    scenes = [(view(step.played.position, None, False), (), ("Anna", "Bruno")) for step in played]
    thinking = services.workers.choose((name, game.meta.rules_version), best, seat, known, chance)
    both = asyncio.gather(thinking, films.run(film, name, scenes[::4], "en", patience=FILM_SECONDS))
    most = figures.resident(os.getpid())
    while not both.done():
        most = max(most, figures.resident(os.getpid()))
        await asyncio.sleep(SAMPLE_SECONDS)
    await both
    return most


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        if sys.argv[1:]:
            sys.stdout.write(json.dumps(asyncio.run(draw(Path(name)))))
            return
        alone = asyncio.run(idle(Path(name)))
        command = [sys.executable, "-m", __spec__.name, "drawn"]
        told = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    for what, mib in {"idle": alone, **told}.items():
        figures.say(f"resident: {what}", f"{mib:8.1f} MiB")
    figures.keep("resident, idle", alone, "MiB", IDLE)
    figures.keep("resident, all pictures", max(told[game] for game in NAMES), "MiB", DRAWN)
    figures.keep("resident, all pictures and workers", max(told.values()), "MiB", WORKING)
    figures.tell_kept()


if __name__ == "__main__":
    main()
