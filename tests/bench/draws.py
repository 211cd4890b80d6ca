"""Measure the processor time of drawing the rounds of a league of 64."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Final

from bot.model.pairings import draw
from tests.bench import figures
from tests.bot.model.test_leagues import played, season

PEOPLE: Final = 64
ROUNDS: Final = 6
MOST: Final = 1.0


def main() -> None:
    everything = list[float]()
    for seats in range(2, 6):
        there, chance, times = season(PEOPLE, seats), Random(seats), list[float]()
        for _ in range(ROUNDS):
            begun = process_time()
            draw(there, 2)
            times.append(process_time() - begun)
            there = played(there, chance)
        figures.say(f"a draw of {PEOPLE}, {seats} at a table", f"{max(times):8.2f} s")
        everything += times
    figures.keep(f"a draw of {PEOPLE}", max(everything), "s", MOST)
    figures.tell_kept()


if __name__ == "__main__":
    main()
