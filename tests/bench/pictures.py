"""Measure the pictures: `python -m tests.bench.pictures`.

Beside them stands the floor, measured in the same run: a cached board of the same size, 40 sprites pasted, written
as PNG with a fixed palette.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from statistics import median
from time import process_time

from PIL import Image

from bot.games import carrara
from render import Picture, theme
from render.carrara import board, final_score, hand, text_board, wheel, wheel_after_turn
from render.carrara.board import board_page
from render.carrara.looks import look
from tests.render.carrara.positions import HARD_NAMES, PLAIN_NAMES, crowded, finished, moment, own, scattered

ROUNDS = 40
MANY = 2_000
FIRST = """
from time import perf_counter
import render.carrara, tests.render.carrara.positions as positions
from bot.games import carrara
position, events = positions.moment(4, 13, 41)
view = carrara.view(position, None)
start = perf_counter()
render.carrara.board(view, positions.PLAIN_NAMES, "en", events)
print((perf_counter() - start) * 1000)
"""


def milliseconds(work: Callable[[], object]) -> float:
    """Tell the median processor time that a piece of work takes, warmed up: the machine is shared."""
    work()
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        work()
        times.append((process_time() - start) * 1000)
    return median(times)


def floor(page: Image.Image) -> tuple[float, float]:
    """Measure the cheapest way there is to a board of this size: its time, and its bytes in kB."""
    sprites = [
        look().sprite(f"block-{name}", 56, 56, theme.MARBLE, False) for name in ("red", "blue", "green", "black")
    ]
    written = b""

    def draw() -> None:
        nonlocal written
        canvas = page.copy()
        for number in range(40):
            canvas.paste(sprites[number % 4], (40 + number % 10 * 90, 120 + number // 10 * 150))
        buffer = BytesIO()
        canvas.save(buffer, "PNG", compress_level=1)
        written = buffer.getvalue()

    return milliseconds(draw), len(written) / 1000


def first_picture() -> float:
    """Tell how long the first board takes in a new process, imports left out."""
    run = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True)
    return float(run.stdout)


def growth() -> float:
    """Tell by how many MB the process grows while it draws many boards with ever new names."""
    position, events = moment(4, 13, 41)
    view = carrara.view(position, None)

    def draw(start: int, end: int) -> None:
        for number in range(start, end):
            board(view, [f"{name} {number}" for name in PLAIN_NAMES], "en", events)

    draw(0, MANY)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    draw(MANY, 2 * MANY)
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


def main(many: bool) -> None:
    """Print all figures."""
    position, events = moment(4, 13, 41)
    view, start = carrara.view(position, None), carrara.view(moment(2, 5, 0).position, None)
    over = finished(4, 6)
    result = carrara.outcome(over)
    assert result is not None
    seat, final = own(view, 1), carrara.view(over, None)
    drawings: dict[str, Callable[[], Picture]] = {
        "board, start, 2 players": lambda: board(start, PLAIN_NAMES[:2], "en"),
        "board, late, 4 players": lambda: board(view, PLAIN_NAMES, "de", events),
        "board, 30 buildings in one city": lambda: board(crowded(), HARD_NAMES, "de"),
        "board, all open, all scored": lambda: board(scattered(), HARD_NAMES, "en"),
        "hand": lambda: hand(seat, PLAIN_NAMES, "de"),
        "wheel": lambda: wheel(view, "en", 3),
        "wheel after turning": lambda: wheel_after_turn(view, "en"),
        "final score": lambda: final_score(final, result, PLAIN_NAMES, "en"),
    }
    say = sys.stdout.write
    drawn = Image.open(BytesIO(board(view, PLAIN_NAMES, "de", events).data))
    drawn.load()
    lowest, bytes_at_least = floor(drawn)
    say(f"{'floor: cached board, 40 changes, PNG':40}{lowest:8.1f} ms {bytes_at_least:8.0f} kB\n")
    for name, draw in drawings.items():
        time, size = milliseconds(draw), len(draw().data) / 1000
        image = Image.open(BytesIO(draw().data))
        say(f"{name:40}{time:8.1f} ms {size:8.0f} kB {time / lowest:6.2f} x floor   {image.width} x {image.height}\n")
    layout = milliseconds(lambda: board_page(view, PLAIN_NAMES, "de", events))
    say(f"{'of a late board: layout':40}{layout:8.1f} ms\n")
    say(f"{'text board':40}{milliseconds(lambda: text_board(view, PLAIN_NAMES, 'de')):8.1f} ms\n")
    say(f"{'first picture of a process':40}{first_picture():8.0f} ms\n")
    if many:
        say(f"growth over {MANY} more boards: {growth():.1f} MB\n")


if __name__ == "__main__":
    main("--many" in sys.argv)
