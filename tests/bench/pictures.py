"""Measure the pictures: `python -m tests.bench.pictures`.

A turn's pictures are laid out, composed and encoded. A loop of sums is timed with each, as a machine's speed changes
from one second to the next: what counts is the time at full speed.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import Any

from bot.app.client import keep_responsive
from bot.conformance.playing import steps
from bot.conformance.speed import REFERENCE_WORK_MS, do_reference_work, processor_ms
from bot.games import GAMES
from bot.games.carrara.view import view as view_carrara
from bot.games.palazzo.view import view as view_palazzo
from render.engine.atlas import Atlas
from render.engine.cache import CACHE
from render.engine.encoding import encode
from render.engine.paint import compose
from render.engine.painter import Painter
from render.engine.picture import Picture
from render.engine.scene import Scene
from render.games import pictures_of
from render.games.carcassonne.atlas import atlas as map_atlas
from render.games.carcassonne.pages.public import public_page
from render.games.carcassonne.showcase.played import play_game as map_played
from render.games.carrara.atlas import atlas
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.market import market_page
from render.games.palazzo.atlas import atlas as palazzo_atlas
from render.games.palazzo.market import market_page as palazzo_market_page
from render.games.palazzo.palazzi import palazzi_page
from render.games.palazzo.showcase.played import play_game as palazzo_played
from tests.bench import figures
from tests.render.games.carcassonne.positions import HARD_NAMES, strung_out
from tests.render.games.carrara import expanded
from tests.render.games.carrara import positions as at
from tests.render.games.palazzo.scenes import crowded

ROUNDS = 20
TURN_MS, KILOBYTES, FIRST_MS, HELD_MS = 15.0, 250.0, 1000.0, 5.0
AMONG_MS = 30.0
"""The bar for a turn among those of many tables, in ms: twice that of one table."""
BUSY = 8
"""Turns drawn in a round while the event loop is watched."""
WATCHED = 5
"""Rounds of watching: whatever else the machine does may spoil one."""
TABLES, OF_EACH = 30, 10
"""The number of games whose turns are drawn in random order, and of turns of each."""
IDLE = 1.0
"""Seconds of watching without drawing."""
TICK = 0.001
"""Seconds between two expected runs of the event loop."""
FIRST = """
from time import perf_counter
start = perf_counter()
from render.games import pictures_of
from bot.games.carrara.position import deal
from bot.games.carrara.view import view
import random
own = pictures_of("carrara")
seen = view(deal(4, {}, random.Random(1)), None)
loaded = perf_counter()
own.board(seen, ("Anna", "Benedetto", "Chiara", "Dante"), "en")
print((loaded - start) * 1000, (perf_counter() - loaded) * 1000)
"""

Turn = tuple[Any, tuple[str, ...], str, tuple[Any, ...]]
"""The input of a turn's pictures: view, names, language, events."""


def say(what: str, figure: float, unit: str, more: str = "") -> None:
    figures.say(what, f"{figure:9.1f} {unit:8}{more}")


def at_full_speed(work: Callable[[], object]) -> float:
    """Return the processor time of a piece of work in ms, as if the machine were as fast as it can be."""
    before = processor_ms(do_reference_work)
    took = processor_ms(work)
    return took * 2 * REFERENCE_WORK_MS / (before + processor_ms(do_reference_work))


def milliseconds(*works: Callable[[], object]) -> list[float]:
    """Return the median processor times of pieces of work at full speed, warmed up and run in turns."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS + 1):
        for work, taken in zip(works, times, strict=True):
            taken.append(at_full_speed(work))
    return [median(taken[1:]) for taken in times]


def turns() -> dict[str, Turn]:
    names, hard, show = at.PLAIN_NAMES, at.HARD_NAMES, view_carrara
    late, middle, full = at.moment(4, 13, 41), at.moment(3, 8, 31), at.fullest()
    recap = tuple(event for turn in range(28, 32) for event in at.moment(3, 8, turn).events)
    return {
        "recap, 3 players": (show(middle.position, None), names[:3], "de", recap),
        "late, 4 players": (show(late.position, None), names, "de", tuple(late.events)),
        "last round, open hands": (show(full.position, None, True), names, "de", tuple(full.events)),
        "30 buildings in one city": (at.crowded(), hard, "de", ()),
        "30 buildings all over": (at.scorable(), hard, "de", ()),
        "all open, all scored": (at.scattered(), hard, "en", ()),
        "expansion, 3 players": (expanded.middle(), names[:3], "de", ()),
        "expansion, all open, all scored": (expanded.fullest(), hard, "de", ()),
    }


def map_turns() -> dict[str, Turn]:
    """Return turns of Carcassonne: with the fullest maps, and the longest one."""
    found: dict[str, Turn] = {"one long row": (strung_out(), HARD_NAMES[:5], "de", ())}
    for seats, seed, variant in ((2, 9, ""), (5, 1, "gold_mines"), (4, 4, "gold_mines")):
        moments = map_played(seats, seed, variant)
        for name, moment in (("last tile", moments[-2]), ("over", moments[-1])):
            found[f"{name}, {seats} players"] = (moment.view, HARD_NAMES[:seats], "de", tuple(moment.events))
    return found


def palazzo_turns() -> dict[str, Turn]:
    """Return turns of Palazzo: the last ones, and that of the fullest table."""
    found: dict[str, Turn] = {"crowded, 4 players": (view_palazzo(crowded(4), None), HARD_NAMES[:4], "de", ())}
    for seats in (2, 4):
        last = palazzo_played(seats, 9)[-2]
        found[f"last turn, {seats} players"] = (
            view_palazzo(last.position, None),
            HARD_NAMES[:seats],
            "de",
            last.events,
        )
    return found


def measure(game: str, moments: dict[str, Turn], atlas: Atlas, *pages: Callable[..., Scene]) -> None:
    """Print what laying out, composing and encoding the pictures of turns takes, and the largest picture's size."""
    whole: dict[str, float] = {}
    sizes: dict[str, float] = {}
    for name, turn in moments.items():
        scenes = [lay(*turn) for lay in pages]
        images = [compose(scene, atlas) for scene in scenes]
        parts = milliseconds(
            partial(_each, [partial(lay, *turn) for lay in pages]),
            partial(_each, [partial(compose, scene, atlas) for scene in scenes]),
            partial(_each, [partial(encode, image) for image in images]),
        )
        whole[name], sizes[name] = sum(parts), max(len(encode(image)) for image in images) / 1000
        each = ", ".join(f"{did} {ms:.1f}" for did, ms in zip(("laid out", "composed", "encoded"), parts, strict=True))
        say(f"{game}, {name}", whole[name], "ms", f"{each}; {sizes[name]:.0f} kB")
    slowest, largest = max(whole, key=whole.__getitem__), max(sizes, key=sizes.__getitem__)
    figures.keep(f"{game}: a turn's pictures", whole[slowest], "ms", TURN_MS, detail=slowest)
    figures.keep(f"{game}: the largest picture", sizes[largest], "kB", KILOBYTES, detail=largest)


def _each(works: Sequence[Callable[[], object]]) -> None:
    for work in works:
        work()


def _board(turn: Turn) -> tuple[Picture, ...]:
    return pictures_of("carrara").board(*turn)


def measure_many(game: str) -> None:
    """Print the times of pictures drawn for many tables in turn, whose sprites do not all fit into the cache."""
    known, chance, views = GAMES[game], Random(1), list[Any]()
    for _ in range(TABLES):
        played = [*steps(known, chance.choice(known.meta.seats), chance)]
        views += [known.views.view(step.played.position, None, False) for step in chance.sample(played, OF_EACH)]
    chance.shuffle(views)
    times, made = [], 0
    for number, view in enumerate(views):
        names = tuple(f"Player {number} {seat}" for seat in range(len(view.players)))
        before, took = CACHE.made, at_full_speed(partial(pictures_of(game).board, view, names, "en"))
        if number >= len(views) // 2:  # the cache is full by then
            times.append(took)
            made += CACHE.made - before
    more = f"mean {mean(times):.1f} ms, {made / len(times):.0f} fonts and sprites made for each"
    figures.keep(f"{game}: a turn's pictures, among {TABLES} tables", median(times), "ms", AMONG_MS, detail=more)


def start() -> None:
    """Print the time of a process's first pictures."""
    runs = [subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True) for _ in range(3)]
    loading, drawing = min(tuple(map(float, run.stdout.split())) for run in runs)
    more = f"wall time, the quickest of three; with all imports {loading + drawing:.0f} ms"
    figures.keep("the first pictures of a process", drawing, "ms", FIRST_MS, detail=more)


async def hold() -> None:
    """Print how long the event loop is held up while threads draw."""
    late = turns()["late, 4 players"]
    held: list[float] = []

    async def watch() -> None:
        while True:
            begun = perf_counter()
            await asyncio.sleep(TICK)
            held.append((perf_counter() - begun - TICK) * 1000)

    painter = Painter()
    _board(late)
    keep_responsive()
    watching = asyncio.create_task(watch())
    await asyncio.sleep(IDLE)
    idle, held[:] = sorted(held), []
    longest = []
    for _ in range(WATCHED):
        for _ in range(BUSY):
            await painter.paint(lambda: _board(late))
        longest.append(max(held))
        held.clear()
    watching.cancel()
    painter.close()
    middle = median(longest)
    say("the event loop, held up while nothing is drawn", idle[-1], "ms", f"the longest of {len(idle)}")
    each = "longest of each round: " + ", ".join(f"{longer:.1f}" for longer in longest)
    figures.keep("the event loop, held up by drawing", middle, "ms", HELD_MS, detail=each)


def main() -> None:
    measure("carrara", turns(), atlas(), market_page, cities_page)
    measure("carcassonne", map_turns(), map_atlas(), public_page)
    measure("palazzo", palazzo_turns(), palazzo_atlas(), palazzo_market_page, palazzi_page)
    for game in ("carrara", "carcassonne", "palazzo"):
        measure_many(game)
    start()
    asyncio.run(hold())
    figures.tell_kept()


if __name__ == "__main__":
    main()
