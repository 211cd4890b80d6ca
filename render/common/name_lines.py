"""A name in one line, or else broken into two."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from render.engine.fonts import fit, ink


class NameLines(NamedTuple):
    """The lines of a name, and the size in which they fit."""

    lines: tuple[str, ...]
    size: int


@lru_cache(maxsize=256)
def broken(name: str, sizes: tuple[int, ...], width: int, most: int) -> NameLines:
    """Return a name in one line, or else in two if it may, broken after a space or a hyphen if it has one there."""
    for size in sizes:
        if ink(name, "bold", size).advance <= width:
            return NameLines((name,), size)
    if most == 1:
        return NameLines((fit(name, "bold", size, width),), size)
    last = max(end for end in range(1, len(name)) if end == 1 or ink(name[:end], "bold", size).advance <= width)
    ends = [end for end in range(last // 3 + 1, last + 1) if name[end - 1] == "-" or name[end] == " "]
    end = ends[-1] if ends else last
    return NameLines((name[:end].strip(), fit(name[end:].strip(), "bold", size, width)), size)
