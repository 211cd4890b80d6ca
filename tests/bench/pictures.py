"""Measure the pictures: `python -m tests.bench.pictures [--many N]`.

Every board is compared with its floor, measured in the same run: the board itself, cached, 40 sprites pasted, encoded
as every picture is. With --many, this many boards are drawn to see whether memory grows.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median
from time import process_time

from PIL import Image

from bot.games import carrara
from bot.games.carrara.actions import Build, ScoreCity, ScoreType, TakeBlocks
from bot.games.carrara.components import BUILDINGS, TYPES, Blocks, City
from bot.games.carrara.events import Event
from render.engine import fonts, pen, theme
from render.engine.encoding import encode
from render.engine.picture import ALT_LIMIT, Picture
from render.engine.scene import Label
from render.games.carrara import pictures
from render.games.carrara.atlas import atlas
from render.games.carrara.pages.market import market_page
from render.games.carrara.showcase import chapters
from tests.bench import figures
from tests.render.eyes import APART, EYES, SETS, contrast, nearest
from tests.render.games.carrara import expanded
from tests.render.games.carrara import positions as at
from tests.render.games.carrara.checks import CONTRAST, PHONE, SMALLEST
from tests.render.games.carrara.scenes import pages

ROUNDS = 40
EXPANSION = "expansion"
HARDEST = f"{EXPANSION}, all open, all scored"
MANY = 10_000
WARM_UP = 6_000
"""The number of boards with new names after which every bounded cache is full."""
FLOORS, KILOBYTES, FIRST_MS, GROWTH_MB = 2.0, 120.0, 1000.0, 2.0
FIRST = """
from time import perf_counter
start = perf_counter()
import render.games.carrara
from bot.games import carrara
import random
view = carrara.view(carrara.deal(4, {}, random.Random(1)), None)
loaded = perf_counter()
render.games.carrara.pictures.board(view, ("Anna", "Benedetto", "Chiara", "Dante"), "en")
print((loaded - start) * 1000, (perf_counter() - loaded) * 1000)
"""

Drawing = Callable[[], Picture]
Board = Callable[..., Picture]


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


def floor(page: Image.Image) -> Callable[[], object]:
    """Return the cheapest possible way to draw such a board."""
    names = ("red", "blue", "green", "black")
    sprites = [atlas().sprite(f"block-{name}", 56, 56, theme.MARBLE, False) for name in names]

    def draw() -> None:
        canvas = page.copy()
        for number in range(40):
            canvas.paste(sprites[number % 4], (40 + number % 10 * 90, 120 + number // 10 * 150))
        encode(canvas)

    return draw


def boards() -> dict[str, Drawing]:
    """Return functions that draw boards of illustrative positions."""
    names, show = at.PLAIN_NAMES, carrara.view
    late, middle, full = at.moment(4, 13, 41), at.moment(3, 8, 31), at.fullest()
    recap: list[Event] = [event for turns in range(28, 32) for event in at.moment(3, 8, turns).events]
    positions: dict[str, Callable[[Board], Picture]] = {
        "start, 2 players": lambda draw: draw(show(at.moment(2, 5, 0).position, None), names[:2], "en"),
        "middle, 3 players": lambda draw: draw(show(middle.position, None), names[:3], "en", middle.events),
        "recap, 3 players": lambda draw: draw(show(middle.position, None), names[:3], "de", recap),
        "late, 4 players": lambda draw: draw(show(late.position, None), names, "de", late.events),
        "late, open hands": lambda draw: draw(show(late.position, None, True), names, "de", late.events),
        "last round, open hands, recap": lambda draw: draw(show(full.position, None, True), names, "de", full.events),
        "over": lambda draw: draw(show(at.finished(4, 6), None), names, "en"),
        "30 buildings in one city": lambda draw: draw(at.crowded(), at.HARD_NAMES, "de"),
        "30 buildings all over": lambda draw: draw(at.scorable(), at.HARD_NAMES, "de"),
        "all open, all scored": lambda draw: draw(at.scattered(), at.HARD_NAMES, "en"),
        f"{EXPANSION}, 3 players": lambda draw: draw(expanded.middle(), names[:3], "de"),
        f"{EXPANSION}, in the gallery": lambda draw: draw(show(chapters.expanded(), None), chapters.NAMES, "de"),
        HARDEST: lambda draw: draw(expanded.fullest(), at.HARD_NAMES, "de"),
    }
    return {
        f"{name}, {what}": partial(position, draw)
        for name, position in positions.items()
        for what, draw in (("market", pictures.market), ("cities", pictures.cities))
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
        "wheel": lambda: pictures.wheel(view, "en", 3),
        "wheel after turning": lambda: pictures.wheel_after_turn(view, "en"),
        "player's board": lambda: pictures.player_board(rich, 1, names, "de"),
        "what if: purchase": lambda: pictures.purchase(wheel, TakeBlocks(4, Blocks(white=5, yellow=1)), "en"),
        "what if: construction": lambda: pictures.construction(
            rich, Build(BUILDINGS[4], City.LUCCA, Blocks(4, 1)), names, "en"
        ),
        "what if: scoring a type": lambda: pictures.scoring(rich, ScoreType(TYPES[0]), names, "de"),
        "what if: scoring a city": lambda: pictures.scoring(at.in_one_city(), ScoreCity(City.LERICI), names, "de"),
        "podium": lambda: pictures.final_score(end, result, names, "en")[0],
        "podium and points": lambda: pictures.final_score(end, result, names, "en", at.grown(24))[1],
    }


def cost() -> None:
    """Print time and bytes of every picture, with the floors of boards."""
    alts = []
    ratios: dict[str, float] = {}
    late = floor(_image(boards()["late, 4 players, market"]()))
    for name, draw in boards().items():
        picture = draw()
        image = _image(picture)
        alts.append(len(picture.alt))
        time, own, same = milliseconds(draw, floor(image), late)
        ratios[name] = time / own
        say(f"board, {name}", time, "ms", more=f"{image.width} x {image.height}")
        say("", len(picture.data) / 1000, "kB", KILOBYTES)
        # for the fullest possible board, bytes take precedence over time
        say("", time / own, "floors", None if name.startswith(HARDEST) else FLOORS, more="of this board, cached")
        say("", time / same, "floors", more="of the late board, cached, whatever the size of this one")
    most = max(ratios.pop(name) for name in list(ratios) if name.startswith(HARDEST))
    hardest = f"{HARDEST}: {most:.2f}, where bytes go before time"
    worst = max(ratios, key=lambda name: ratios[name])
    figures.keep("a board / its floor, the slowest", ratios[worst], "x", FLOORS, detail=f"{worst}; {hardest}")
    figures.keep("a board / its floor, median", median(ratios.values()), "x", FLOORS, detail=f"{len(ratios)} boards")
    for name, draw in others().items():
        picture = draw()
        image = _image(picture)
        alts.append(len(picture.alt))
        say(name, milliseconds(draw)[0], "ms", more=f"{image.width} x {image.height}")
        say("", len(picture.data) / 1000, "kB", KILOBYTES)
    say("longest alt text", max(alts), "letters", ALT_LIMIT)
    turn = at.moment(4, 13, 41)
    view = carrara.view(turn.position, None)
    say("of a late board: layout", milliseconds(lambda: market_page(view, at.PLAIN_NAMES, "de", turn.events))[0], "ms")
    say("text board", milliseconds(lambda: pictures.text_board(view, at.PLAIN_NAMES, "de"))[0], "ms")


def _image(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    return image


def start() -> None:
    """Print the time of a process's first picture, and whether fonts and sprites are created only once."""
    runs = [subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True) for _ in range(3)]
    loading, drawing = min(tuple(map(float, run.stdout.split())) for run in runs)
    say("first picture of a process", drawing, "ms", FIRST_MS, more="wall time, the quickest of three")
    say("with all imports", loading + drawing, "ms", FIRST_MS)
    draw = boards()["late, 4 players, market"]
    caches = (fonts.font, atlas().sprite, atlas().letters)
    draw()
    before = sum(cache.cache_info().misses for cache in caches)
    draw()
    made = sum(cache.cache_info().misses for cache in caches) - before
    say("fonts and sprites made by a second picture", made, "", 0)


def eyes() -> None:
    """Print how distinguishable and legible everything is."""
    for kind, colours in SETS.items():
        for name, matrix in EYES.items():
            say(f"nearest {kind}, {name}", nearest(colours, matrix), "", APART, at_least=True)
    labels = [(page.width, each) for page in pages().values() for each in page.elements if isinstance(each, Label)]
    smallest = min(label.size * PHONE / width for width, label in labels)
    say(f"smallest letters at {PHONE} pixels' width", smallest, "px", SMALLEST, at_least=True)
    least = min(contrast(label.colour, label.on) for _, label in labels)
    say(f"least contrast of {len(labels)} labels", least, ": 1", CONTRAST, at_least=True)


def memory(many: int) -> None:
    """Print by how much the process grows while it draws many boards with new names."""
    late = at.moment(4, 13, 41)
    view = carrara.view(late.position, None)

    def draw(first: int, last: int) -> float:
        for number in range(first, last):
            pictures.board(view, [f"{name} {number}" for name in at.PLAIN_NAMES], "en", late.events)
        return _resident()

    before = draw(0, WARM_UP)
    after = draw(WARM_UP, WARM_UP + many)
    say(f"memory before {many} boards", before, "MB")
    say("memory after them", after, "MB")
    say("growth", after - before, "MB", GROWTH_MB)


def _resident() -> float:
    """Return the resident memory of the process, in MB."""
    pages_held = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages_held * 4096 / 1e6


def main() -> None:
    """Print all figures with their bars."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--many", type=int, nargs="?", const=MANY, default=0, help=f"boards to draw ({MANY})")
    many = parser.parse_args().many
    sys.stdout.write(f"edges smoothed in {pen.OVER * pen.OVER} steps\n")
    cost()
    start()
    eyes()
    if many:
        memory(many)
    figures.tell_kept()


if __name__ == "__main__":
    main()
