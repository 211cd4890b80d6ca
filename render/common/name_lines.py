"""A name in one line, or else broken into two."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from render.engine.fonts import Face, fit, ink


class NameLines(NamedTuple):
    """The lines of a name, and the size and the face in which they fit."""

    lines: tuple[str, ...]
    size: int
    face: Face = "bold"


@lru_cache(maxsize=256)
def broken(name: str, sizes: tuple[int, ...], width: int, most: int, narrow: bool = False) -> NameLines:
    """Return a name in one line, or else in two if it may, broken after a space or a hyphen if it has one there.

    What does not fit is cut short, but first written in narrow letters, if it may.
    """
    made = _broken(name, sizes, width, most, "bold")
    if narrow and any(line.endswith("…") for line in made.lines):
        return _broken(name, sizes[-1:], width, most, "narrow")
    return made


def _broken(name: str, sizes: tuple[int, ...], width: int, most: int, face: Face) -> NameLines:
    for size in sizes:
        if ink(name, face, size).advance <= width:
            return NameLines((name,), size, face)
    if most == 1:
        return NameLines((fit(name, face, size, width),), size, face)
    last = max(end for end in range(1, len(name)) if end == 1 or ink(name[:end], face, size).advance <= width)
    ends = [end for end in range(last // 3 + 1, last + 1) if name[end - 1] == "-" or name[end] == " "]
    end = ends[-1] if ends else last
    return NameLines((name[:end].strip(), fit(name[end:].strip(), face, size, width)), size, face)
