"""Figures and their bars: each benchmark prints its own, and a run of all prints one table."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

TABLE: Final = "PIAZZA_BENCH_TABLE"
"""The environment variable with the path of the file that collects the figures of a run."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A measurement and its bar; `detail` breaks it down."""

    name: str
    value: float
    unit: str
    bar: float
    at_least: bool = False
    detail: str = ""

    @property
    def met(self) -> bool:
        return self.value >= self.bar if self.at_least else self.value <= self.bar


def say(what: str, told: str = "") -> None:
    sys.stdout.write(f"{what:<46}{told}\n")
    sys.stdout.flush()


def resident(process: int) -> float:
    """Return the MiB of a process's resident memory, plus what its children do not share with others."""
    children = "".join(file.read_text("ascii") for file in Path(f"/proc/{process}/task").glob("*/children"))
    kinds = {process: "Rss", **dict.fromkeys(map(int, children.split()), "Private_")}
    lines = [
        line.split()
        for one, kind in kinds.items()
        for line in Path(f"/proc/{one}/smaps_rollup").read_text("ascii").splitlines()
        if line.startswith(kind) and "Hugetlb" not in line
    ]
    return sum(int(kibibytes) for _, kibibytes, _ in lines) / 1024


_kept: list[Figure] = []


def keep(name: str, value: float, unit: str, bar: float, *, at_least: bool = False, detail: str = "") -> None:
    """Record a figure for this process's table and for that of the run."""
    figure = Figure(name, value, unit, bar, at_least, detail)
    _kept.append(figure)
    if (place := os.environ.get(TABLE)) is not None:
        with Path(place).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(figure)) + "\n")


def kept_in(place: Path) -> list[Figure]:
    return [Figure(**json.loads(line)) for line in place.read_text("utf-8").splitlines()]


def tell_kept() -> None:
    """Print the figures of this process, unless a run of several benchmarks will."""
    if TABLE not in os.environ:
        tell(_kept)


def tell(figures: Iterable[Figure], beside: Iterable[Figure] = ()) -> None:
    """Print a table: figure, value, bar, whether it is met, and the other checkout's value with the ratio."""
    others = {each.name: each.value for each in beside}
    columns = f"{'beside':>12}{'ratio':>8}" if others else ""
    sys.stdout.write(f"\n{'figure':<46}{'measured':>12}{columns}  {'bar':<10}\n")
    for each in figures:
        bar = f"{'>=' if each.at_least else '<='} {each.bar:g}"
        verdict = "met" if each.met else "MISSED"
        if other := others.get(each.name):
            columns = f"{other:>12.2f}{each.value / other:>8.2f}"
        elif others:
            columns = f"{'–':>12}{'–':>8}"
        line = f"{each.name:<46}{each.value:>9.2f} {each.unit:<2}{columns}  {bar:<10}{verdict:<8}{each.detail}"
        sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
