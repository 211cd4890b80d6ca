"""Measure what a bot that draws takes: `python -m tests.bench.memory`.

A process starts like the bot, then draws all pictures of one game after another in both languages, as the gallery does,
and at last a film of each, which the bot leaves to another process.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench import figures

IDLE, DRAWN = 75.0, 170.0
"""The bars, in MiB."""
DRAW = """
import asyncio, json, sys
from pathlib import Path
from random import Random

import bot.app.client
from bot.services.services import open_services


def resident():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096 / 2**20


class Nobody:
    async def send(self, post, nonce, again):
        raise AssertionError


async def main():
    bot.app.client.keep_responsive()
    bot.app.client.cog_modules()
    async with open_services(Path(sys.argv[1]), Nobody()) as services:
        await services.resume()
        told = {"idle": resident()}
        await asyncio.to_thread(draw, told)
        print(json.dumps(told))


def draw(told):
    from bot.games import GAMES
    from bot.texts import LANGUAGES
    from render.games import pictures_of
    from render.games.film import film
    for game in GAMES:
        for language in LANGUAGES:
            for _ in pictures_of(game).showcase(language):
                pass
        told[game] = resident()
    for game, rules in GAMES.items():
        chance = Random(1)
        position, scenes = rules.rules.deal(2, {}, chance), []
        while actors := rules.rules.actors(position):
            legal = rules.rules.legal(position, actors[0])
            position = rules.rules.play(position, actors[0], legal[chance.randrange(len(legal))], chance).position
            scenes.append((rules.views.view(position, None, False), (), ("Anna", "Bruno")))
        film(game, scenes[::4], "en")
        told[f"{game}, a film"] = resident()


asyncio.run(main())
"""


def main() -> None:
    """Print the resident memory after each step."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", DRAW, str(Path(folder) / "bench.sqlite3")]
        told = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    for name, mib in told.items():
        figures.say(f"resident: {name}", f"{mib:8.1f} MiB")
    figures.keep("resident, idle", told["idle"], "MiB", IDLE)
    figures.keep("resident, all pictures", max(told.values()), "MiB", DRAWN)
    figures.tell_kept()


if __name__ == "__main__":
    main()
