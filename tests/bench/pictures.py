"""Measure the pictures: `python -m tests.bench.pictures [--many N]`.

Both pictures of a turn are laid out and composed, and compared with what it costs to encode them, in the same run. With
--many, this many turns are drawn to see whether memory grows.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from PIL import Image

from bot.app.client import keep_responsive
from bot.games import carrara
from bot.games.carrara.actions import Build, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.components import BUILDINGS, TYPES, Blocks, City
from bot.games.carrara.events import Event
from bot.games.carrara.view import View
from render.engine import fonts
from render.engine.encoding import encode, hurry
from render.engine.paint import compose
from render.engine.painter import Painter
from render.engine.picture import ALT_LIMIT, Picture
from render.engine.scene import Label
from render.games import pictures_of
from render.games.carrara import pictures
from render.games.carrara.atlas import atlas
from render.games.carrara.pages.cities import cities_page
from render.games.carrara.pages.market import market_page
from tests.bench import figures
from tests.render.checks import PHONE, SMALLEST
from tests.render.eyes import APART, EYES, nearest
from tests.render.games.carrara import expanded
from tests.render.games.carrara import positions as at
from tests.render.games.carrara.scenes import pages
from tests.render.pixels import LETTERS, read
from tests.render.told_apart import sets

ROUNDS = 20
MANY = 10_000
WARM_UP = 4_000
"""The number of turns with new names after which every bounded cache is full."""
COMPOSED_MS, KILOBYTES, FIRST_MS, GROWTH_MB, HELD_MS = 12.0, 120.0, 1000.0, 2.0, 5.0
BUSY = 8
"""How many turns are drawn in a round while the event loop is watched."""
WATCHED = 5
"""How many such rounds there are: what else the machine does makes one of them look bad."""
IDLE = 1.0
"""How long it is watched without drawing, in seconds."""
TICK = 0.001
"""How often the event loop is expected to run meanwhile, in seconds."""
FIRST = """
from time import perf_counter
start = perf_counter()
from render.games import pictures_of
from bot.games import carrara
import random
own = pictures_of("carrara")
view = carrara.view(carrara.deal(4, {}, random.Random(1)), None)
loaded = perf_counter()
own.board(view, ("Anna", "Benedetto", "Chiara", "Dante"), "en")
print((loaded - start) * 1000, (perf_counter() - loaded) * 1000)
"""

Drawing = Callable[[], Picture]
Turn = tuple[View, tuple[str, ...], str, tuple[Event, ...]]
"""What the pictures of a turn are made of: the view, the names, the language, the events."""


def say(what: str, figure: float, unit: str, bar: float | None = None, at_least: bool = False, more: str = "") -> None:
    """Print a figure, and whether it meets its bar."""
    verdict = ""
    if bar is not None:
        kept = figure >= bar if at_least else figure <= bar
        verdict = f"{'>=' if at_least else '<='} {bar:g}  {'ok' if kept else 'MISSED'}"
    sys.stdout.write(f"{what:46}{figure:9.1f} {unit:8}{verdict:17}{more}\n")


def milliseconds(*works: Callable[[], object]) -> list[float]:
    """Return the median processor times of pieces of work, warmed up and run in turns, as the machine is shared."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS + 1):
        for work, taken in zip(works, times, strict=True):
            start = process_time()
            work()
            taken.append((process_time() - start) * 1000)
    return [median(taken[1:]) for taken in times]


def turns() -> dict[str, Turn]:
    """Return illustrative turns."""
    names, hard, show = at.PLAIN_NAMES, at.HARD_NAMES, carrara.view
    late, middle, full = at.moment(4, 13, 41), at.moment(3, 8, 31), at.fullest()
    recap = tuple(event for turn in range(28, 32) for event in at.moment(3, 8, turn).events)
    return {
        "start, 2 players": (show(at.moment(2, 5, 0).position, None), names[:2], "en", ()),
        "middle, 3 players": (show(middle.position, None), names[:3], "en", tuple(middle.events)),
        "recap, 3 players": (show(middle.position, None), names[:3], "de", recap),
        "late, 4 players": (show(late.position, None), names, "de", tuple(late.events)),
        "late, open hands": (show(late.position, None, True), names, "de", tuple(late.events)),
        "last round, open hands": (show(full.position, None, True), names, "de", tuple(full.events)),
        "over": (show(at.finished(4, 6), None), names, "en", ()),
        "30 buildings in one city": (at.crowded(), hard, "de", ()),
        "30 buildings all over": (at.scorable(), hard, "de", ()),
        "all open, all scored": (at.scattered(), hard, "en", ()),
        "expansion, 3 players": (expanded.middle(), names[:3], "de", ()),
        "expansion, all open, all scored": (expanded.fullest(), hard, "de", ()),
    }


def others() -> dict[str, Drawing]:
    """Return functions that draw the pictures other than boards."""
    over = at.finished(4, 6)
    result = carrara.outcome(over)
    assert result is not None
    view, end = carrara.view(at.moment(4, 13, 41).position, None), carrara.view(over, None)
    seat, rich, names = at.own(view, 1), at.scorable(), at.PLAIN_NAMES
    wheel = at.own(at.full_wheel(3))
    return {
        "hand": lambda: pictures.hand(seat, names, "de"),
        "wheel": lambda: pictures.wheel(view, names, "en", 3),
        "wheel after turning": lambda: pictures.wheel_after_turn(view, names, "en"),
        "player's board": lambda: pictures.player_board(rich, 1, names, "de"),
        "what if: purchase": lambda: pictures.purchase(wheel, TakeBlocks(4, Blocks(white=5, yellow=1)), names, "en"),
        "what if: construction": lambda: pictures.construction(
            rich, Build(BUILDINGS[4], City.LUCCA, Blocks(4, 1)), names, "en"
        ),
        "what if: scoring a type": lambda: pictures.scoring(rich, ScoreType(TYPES[0]), names, "de"),
        "what if: scoring a city": lambda: pictures.scoring(at.in_one_city(), ScoreCity(City.LERICI), names, "de"),
        "podium": lambda: pictures.final_score(end, result, names, "en")[0],
        "podium and points": lambda: pictures.final_score(end, result, names, "en", at.grown(24))[1],
    }


def cost() -> None:
    """Print time and bytes of every picture."""
    composed: dict[str, float] = {}
    sizes: dict[str, float] = {}
    alts = []
    for name, turn in turns().items():
        images = _composed(turn)
        both = milliseconds(
            partial(_composed, turn), partial(_encoded, images), partial(_encoded, images, quickly=True)
        )
        composed[name], webp, jpeg = both
        say(f"turn, {name}: composed", composed[name], "ms", COMPOSED_MS, more=f"{composed[name] / webp:.2f} of WebP")
        say("", webp, "ms", more=f"both as WebP; as JPEG, while many wait, {jpeg:.1f} ms")
        for kind, picture in zip(("market", "cities"), _board(*turn), strict=True):
            sizes[f"{kind}, {name}"] = len(picture.data) / 1000
            say(f"  {kind}", len(picture.data) / 1000, "kB", KILOBYTES)
            alts.append(len(picture.alt))
    slowest, largest = max(composed, key=lambda name: composed[name]), max(sizes, key=lambda name: sizes[name])
    figures.keep("both pictures of a turn, composed", composed[slowest], "ms", COMPOSED_MS, detail=slowest)
    figures.keep("the largest picture of a turn", sizes[largest], "kB", KILOBYTES, detail=largest)
    for name, draw in others().items():
        picture = draw()
        alts.append(len(picture.alt))
        image = Image.open(BytesIO(picture.data))
        say(name, milliseconds(draw)[0], "ms", more=f"{image.width} x {image.height}, with encoding")
        say("", len(picture.data) / 1000, "kB", KILOBYTES)
    say("longest alt text", max(alts), "letters", ALT_LIMIT)


def _board(view: View, names: tuple[str, ...], language: str, events: tuple[Event, ...]) -> tuple[Picture, ...]:
    return pictures_of("carrara").board(view, names, language, events)


def _composed(turn: Turn) -> list[Image.Image]:
    return [compose(lay(*turn), atlas()) for lay in (market_page, cities_page)]


def _encoded(images: list[Image.Image], quickly: bool = False) -> None:
    with hurry(quickly):
        for image in images:
            encode(image)


def start() -> None:
    """Print the time of a process's first pictures, and whether fonts and sprites are created only once."""
    runs = [subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True) for _ in range(3)]
    loading, drawing = min(tuple(map(float, run.stdout.split())) for run in runs)
    say("first pictures of a process", drawing, "ms", FIRST_MS, more="wall time, the quickest of three")
    say("with all imports", loading + drawing, "ms")
    figures.keep("the first pictures of a process", drawing, "ms", FIRST_MS)
    late = turns()["late, 4 players"]
    caches = (fonts.font, atlas().parts, atlas().letters)
    _board(*late)
    before = sum(cache.cache_info().misses for cache in caches)
    _board(*late)
    say("fonts and sprites made by a second turn", sum(cache.cache_info().misses for cache in caches) - before, "", 0)


async def hold() -> None:
    """Print for how long the event loop waits while turns are drawn in threads."""
    late = turns()["late, 4 players"]
    held: list[float] = []

    async def watch() -> None:
        while True:
            begun = perf_counter()
            await asyncio.sleep(TICK)
            held.append((perf_counter() - begun - TICK) * 1000)

    painter = Painter()
    _board(*late)
    keep_responsive()
    watching = asyncio.create_task(watch())
    await asyncio.sleep(IDLE)
    idle, held[:] = sorted(held), []
    longest = []
    for _ in range(WATCHED):
        for _ in range(BUSY):
            await painter.paint(lambda: _board(*late))
        longest.append(max(held))
        held.clear()
    watching.cancel()
    painter.close()
    middle = median(longest)
    each = ", ".join(f"{longer:.1f}" for longer in longest)
    say("event loop held up while turns are drawn", middle, "ms", HELD_MS, more=f"the longest of each round: {each}")
    say("by the machine alone, while nothing is drawn", idle[-1], "ms", more=f"the longest of {len(idle)}")
    figures.keep(
        "the event loop, held up by drawing", middle, "ms", HELD_MS, detail=f"median of {WATCHED} rounds' longest"
    )


def eyes() -> None:
    """Print how distinguishable and legible everything is."""
    for kind, colours in sets().items():
        for name, matrix in EYES.items():
            say(f"nearest {kind}, {name}", nearest(colours, matrix), "", APART, at_least=True)
    shown = pages()
    labels = [(page.width, each) for page in shown.values() for each in page.elements if isinstance(each, Label)]
    smallest = min(label.size * PHONE / width for width, label in labels)
    say(f"smallest letters at {PHONE} pixels' width", smallest, "px", SMALLEST, at_least=True)
    least = min((seen.contrast, name, seen.what) for name, page in shown.items() for seen in read(page, atlas()))
    say(f"least contrast of {len(labels)} labels", least[0], ": 1", LETTERS, at_least=True, more=" ".join(least[1:]))


def memory(many: int) -> None:
    """Print by how much the process grows while it draws many turns with new names."""
    view, names, language, events = turns()["late, 4 players"]

    def draw(first: int, last: int) -> float:
        for number in range(first, last):
            for lay in (market_page, cities_page):
                compose(lay(view, tuple(f"{name} {number:05}" for name in names), language, events), atlas())
        return _resident()

    before = draw(0, WARM_UP)
    after = draw(WARM_UP, WARM_UP + many)
    say(f"memory before {many} turns", before, "MB")
    say("memory after them", after, "MB")
    say("growth", after - before, "MB", GROWTH_MB)


def _resident() -> float:
    """Return the resident memory of the process, in MB."""
    pages_held = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages_held * 4096 / 1e6


def main() -> None:
    """Print all figures with their bars."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--many", type=int, nargs="?", const=MANY, default=0, help=f"turns to draw ({MANY})")
    many = parser.parse_args().many
    cost()
    start()
    asyncio.run(hold())
    eyes()
    if many:
        memory(many)
    figures.tell_kept()


if __name__ == "__main__":
    main()
