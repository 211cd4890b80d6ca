"""Measure what grows with the work: `python -m tests.bench.growth`.

With more and more running tables: the bot's start, its memory, and a click, each clicked table being loaded on demand.
With longer and longer logs: a move. What stays flat has a factor of about 1 between its largest and smallest figure.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bot.store.store import open_store
from bot.tables.registry import Tables
from cogs.core.controls import ControlId
from tests.bench import figures
from tests.bench.guests import GuestTable, panel, seat_guests
from tests.bench.tables import fill
from tests.bot.kit import act, any_action, begun
from tests.local_discord import BotProcess, Channel, LocalDiscord

GAMES, START_SECONDS = 1_000, 2.0
"""The bar for a start with this many running games, in seconds."""
MAX_GROWTH = 1.5
"""The bar for the factor between the largest figure and the smallest."""
SIZES = (10, 100, GAMES, 10_000)
CLICKED = 10
"""Tables that are clicked, whatever their number; each has to be loaded first."""
AGAIN = 8
STARTS = 3
MOVES = 40
LENGTHS = (20, 50, 100, 200, 300)


async def multiply(discord: LocalDiscord, path: Path, tables: int) -> list[GuestTable]:
    """Create a store with this many running games of one position, nothing left to send; return those to click."""
    (sample,) = await seat_guests(discord, path, 1, Random(1))
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DELETE FROM outbox")
        for kind, key in (("tables", "id"), ("seats", "table_id"), ("moves", "table_id")):
            columns = [name for _, name, *_ in file.execute(f"PRAGMA table_info({kind})") if name != key]
            values = ["n" if name == "channel" else name for name in columns]
            file.execute(
                f"WITH RECURSIVE numbers(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)"
                f" INSERT INTO {kind} ({key}, {', '.join(columns)})"
                f" SELECT n, {', '.join(values)} FROM numbers, {kind} WHERE {key} = 1",
                (tables,),
            )
        # no person may sit at all of them
        file.execute("UPDATE seats SET user = table_id * 10 + seat WHERE table_id > ?", (CLICKED,))
    guest_tables = [sample]
    for number in range(2, min(CLICKED, tables) + 1):
        discord.world.channels[number] = replace(discord.world.channels[sample.channel.id], id=number)
        discord.world.messages[number] = {}
        guest_tables.append(GuestTable(number, Channel(discord.world, number), sample.people))
    return guest_tables


async def with_tables(folder: Path, tables: int) -> tuple[float, float, float, float]:
    """Return the seconds of a start, the MiB after the clicks, and the ms of a first and a later click at a table."""
    path = folder / f"{tables}.sqlite3"
    async with LocalDiscord() as discord:
        guest_tables = await multiply(discord, path, tables)
        starts: list[float] = []
        first: list[float] = []
        later: list[float] = []
        bot = BotProcess(discord.environment(), path)
        async with bot:
            await discord.wait_ready(within=60)
            for _ in range(STARTS):
                await bot.terminate()
                known, begun_at = discord.gateway.identified, perf_counter()
                await bot.start()
                await discord.wait_ready(after=known, within=60)
                starts.append(perf_counter() - begun_at)
                # a process that has just started has no table loaded
                first += [await _look(discord, bot, there) for there in guest_tables]
            for _ in range(AGAIN):
                later += [await _look(discord, bot, there) for there in guest_tables]
            return median(starts), figures.resident(bot.pid), median(first), median(later)


def processor_time(process: int) -> float:
    """Return the milliseconds of processor time that all threads of a process have used."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text("ascii").split()[0]) for task in tasks) / 1e6


async def _look(discord: LocalDiscord, bot: BotProcess, there: GuestTable) -> float:
    """Click for a panel without a picture; return the bot's processor time in ms."""
    before = processor_time(bot.pid)
    person = there.people[0]
    message = panel(discord, there, person, ControlId("log", there.number, 0))
    await (await person.click(message, message.custom_ids[0])).shown()
    return processor_time(bot.pid) - before


async def with_moves(folder: Path) -> list[float]:
    """Return the ms of a move in longer and longer logs, with the same moves in each."""
    async with open_store(folder / "long.sqlite3") as store:
        tables = Tables(store, Random(1))
        games = []
        for channel, rows in enumerate(LENGTHS):
            table = await begun(tables, 3, channel=channel, game="carrara")
            await fill(store, table, rows)
            games.append((table, Random(3), list[float]()))
        for _ in range(MOVES):
            for table, chance, took in games:  # alternating, as the machine is shared
                start = perf_counter()
                await act(table, any_action(table.game, table.position, chance))
                took.append((perf_counter() - start) * 1000)
        return [median(took) for _, _, took in games]


def say(what: str, cells: Sequence[object]) -> None:
    figures.say(what, "".join(f"{cell:>12}" for cell in cells))


def tell(what: str, unit: str, values: Sequence[float]) -> None:
    """Print a line, and record the factor as a figure."""
    factor = max(values) / min(values)
    say(f"{what}, {unit}", [*(f"{value:.2f}" for value in values), f"x {factor:.2f}"])
    detail = f"{min(values):.2f} to {max(values):.2f} {unit}"
    figures.keep(f"growth: {what}", factor, "x", bar=MAX_GROWTH, detail=detail)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        measured = [asyncio.run(with_tables(folder, size)) for size in SIZES]
        say("running tables", [*SIZES, "factor"])
        starts, memory, first, later = (list(values) for values in zip(*measured, strict=True))
        tell("starting", "s", starts)
        figures.keep(f"start with {GAMES} running games", starts[SIZES.index(GAMES)], "s", START_SECONDS)
        tell("resident memory", "MiB", memory)
        tell("a click, its table to be loaded", "ms", first)
        tell("a click", "ms", later)
        say("rows in the log", [*LENGTHS, "factor"])
        tell("a move", "ms", asyncio.run(with_moves(folder)))
    figures.tell_kept()


if __name__ == "__main__":
    main()
