"""Names in as many lines as they need, so that they are not cut short."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from render.engine.fonts import Face, fit, ink

_WORD: Final = re.compile(r"[^\s-]*(?:-+|\s+|$)")


class NameLines(NamedTuple):
    """The lines of a name, and the size and the face in which they fit."""

    lines: tuple[str, ...]
    size: int
    face: Face = "bold"


@lru_cache(maxsize=256)
def broken(name: str, sizes: tuple[int, ...], width: int, most: int = 1, narrow: bool = False) -> NameLines:
    """Return a name in one line in the first size in which it fits, or else in up to so many lines in the last one.

    Lines end after words if they can. What does not fit is first written in narrow letters, if it may, or cut short.
    """
    for size in sizes:
        if ink(name, "bold", size).advance <= width:
            return NameLines((name,), size)
    faces: tuple[Face, ...] = ("bold", "narrow") if narrow else ("bold",)
    for face in faces:
        lines = _wrapped(name, width, face, size)
        if len(lines) <= most:
            break
    else:
        lines[most - 1 :] = [fit("".join(lines[most - 1 :]).strip(), face, size, width)]
    return NameLines(tuple(line.strip() for line in lines), size, face)


def _wrapped(name: str, width: int, face: Face, size: int) -> list[str]:
    """Break a name into lines, within a word only if that is wider than a line."""
    lines, line = list[str](), ""
    for word in filter(None, _WORD.findall(name)):
        if line and not _fits(line + word, width, face, size):
            lines.append(line)
            line = ""
        line += word
        while not _fits(line, width, face, size):
            end = next(end for end in range(len(line) - 1, 0, -1) if end == 1 or _fits(line[:end], width, face, size))
            lines.append(line[:end])
            line = line[end:]
    return [*lines, line] if line.strip() or not lines else lines


def _fits(text: str, width: int, face: Face, size: int) -> bool:
    return ink(text.strip(), face, size).advance <= width
