"""The lines around some places of the map, and their corners."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.carcassonne import Place
from render.games.carcassonne.map.sight import Sight


def contour(places: Collection[Place], sight: Sight) -> list[list[tuple[int, int]]]:
    """Return the lines around some places, closed, in pixels."""
    there = {*places}
    steps: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y in there:
        edges = (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        )
        for beside, start, end in edges:
            if Place(*beside) not in there:
                steps.setdefault(start, []).append(end)
    lines = []
    while steps:
        start = here = min(steps)
        line = [start]
        while True:
            ends = steps[here]
            there_next = ends.pop()
            if not ends:
                del steps[here]
            line.append(there_next)
            here = there_next
            if here == start:
                break
        lines.append([sight.at(Place(*corner)) for corner in line])
    return lines


def corners(places: Collection[Place], sight: Sight) -> list[tuple[int, int]]:
    """Return where the lines around some places turn, in pixels."""
    found = []
    for line in contour(places, sight):
        for before, at, after in zip((line[-2], *line), line, line[1:], strict=False):
            if (before[0] == at[0]) != (at[0] == after[0]):
                found.append(at)
    return found
