"""Measure a click against discord.py's own cost of dispatching one: `python -m tests.bench.dispatch`.

Both bots are processes connected to stand-ins and clicked in turns; their processor time is reported.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median

from cogs.core.controls import ControlId
from tests.bench import figures
from tests.bench.guests import Round, Watch, panel, seat_guests
from tests.standin import BotProcess, Interaction, StandIn

BAR = 10.0
ROUNDS, CLICKS = 6, 60


def processor_time(process: int) -> float:
    """Return the milliseconds of processor time that all threads of a process have used."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text("ascii").split()[0]) for task in tasks) / 1e6


async def click(discord: StandIn, there: Round, what: str, revision: int, seat: int | None) -> Interaction:
    """Click a control on a panel, and wait for the answer."""
    person = there.people[0]
    message = panel(discord, there, person, ControlId(what, there.number, revision, seat))
    return await person.click(message, message.custom_ids[0])


async def cost(bot: BotProcess, act: Callable[[], Awaitable[object]]) -> float:
    """Return the processor time of a click in ms."""
    before = processor_time(bot.pid)
    for _ in range(CLICKS):
        await act()
    return (processor_time(bot.pid) - before) / CLICKS


async def measure() -> None:
    """Print the cost of an acknowledged click, and of clicks answered without a picture."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        async with StandIn() as ours, StandIn() as bare:
            (there,) = await seat_guests(ours, path, 1, Random(1))
            guild = bare.guild("Bare")
            other = Round(1, guild.channel("bare"), [guild.member("Anna")])
            watch = Watch(path)
            revision, position = watch.now(there.number)
            watch.close()
            there.people = [there.people[position.turn]]
            nothing = BotProcess(bare.environment(), path, command=("-m", "tests.bench.bare"))
            async with BotProcess(ours.environment(), path) as bot, nothing:
                await asyncio.gather(ours.wait_ready(within=30), bare.wait_ready(within=30))
                await ours.until(lambda: any(message.attachments for message in there.channel.messages), 30)
                seat = position.turn
                works = {
                    "discord.py, acknowledging": (nothing, lambda: click(bare, other, "hand", 0, None)),
                    "a panel without a picture (Score)": (
                        bot,
                        lambda: click(ours, there, "carrara_score", revision, seat),
                    ),
                    "a refusal (an old button)": (bot, lambda: click(ours, there, "carrara_end", revision + 1, seat)),
                }
                rounds: dict[str, list[float]] = {name: [] for name in works}
                for _ in range(ROUNDS):
                    for name, (process, act) in works.items():
                        rounds[name].append(await cost(process, act))
    costs = {name: median(taken[1:]) for name, taken in rounds.items()}
    for name, taken in costs.items():
        sys.stdout.write(f"{name:<40}{taken:8.2f} ms of processor time a click\n")
    floor, *others = costs.values()
    detail = f"{max(others):.2f} against {floor:.2f} ms of discord.py"
    figures.keep("a click without a picture / bare dispatch", max(others) / floor, "x", BAR, detail=detail)
    figures.tell_kept()


if __name__ == "__main__":
    asyncio.run(measure())
