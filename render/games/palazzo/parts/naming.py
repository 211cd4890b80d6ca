"""Names in as many lines as they need, so that they are not cut short."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from render.engine import theme
from render.engine.fonts import Face, fit, ink

_WORD: Final = re.compile(r"[^\s-]*(?:-+|\s+|$)")
LINE: Final = 33
"""The distance of lines in the smallest size."""


class Named(NamedTuple):
    """A name in lines, and how it is written."""

    lines: tuple[str, ...]
    size: int
    face: Face


@lru_cache(maxsize=256)
def named(name: str, width: int, sizes: Sequence[int], most: int = 1) -> Named:
    """Return a name in one line in the first size in which it fits, or else in up to so many lines of small letters.

    Lines end after words if they can; only what does not fit into all lines is cut short.
    """
    for size in sizes:
        if ink(name, "bold", size).advance <= width:
            return Named((name,), size, "bold")
    for face in ("bold", "narrow"):
        lines = _wrapped(name, width, face)
        if len(lines) <= most:
            return Named(tuple(lines), theme.SMALL, face)
    rest = "".join(lines[most - 1 :]) if most > 1 else name
    return Named((*lines[: most - 1], fit(rest, "narrow", theme.SMALL, width)), theme.SMALL, "narrow")


def _wrapped(name: str, width: int, face: Face) -> list[str]:
    """Break a name into lines, within a word only if that is wider than a line."""
    lines, line = list[str](), ""
    for word in filter(None, _WORD.findall(name)):
        if line and ink((line + word).strip(), face, theme.SMALL).advance > width:
            lines.append(line.strip())
            line = ""
        line += word
        while ink(line.strip(), face, theme.SMALL).advance > width:
            end = next(end for end in range(len(line) - 1, 0, -1) if end == 1 or _fits(line[:end], width, face))
            lines.append(line[:end])
            line = line[end:]
    return [*lines, line.strip()] if line.strip() or not lines else lines


def _fits(text: str, width: int, face: Face) -> bool:
    return ink(text, face, theme.SMALL).advance <= width
