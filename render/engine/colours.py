"""Parsing and mixing of colours written as #rrggbb; the palette is in `theme`."""

from __future__ import annotations

from functools import lru_cache

from PIL import ImageColor

Rgb = tuple[int, int, int]


@lru_cache(maxsize=1024)
def rgb(colour: str) -> Rgb:
    """Parse a colour written as #rrggbb."""
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return red, green, blue


@lru_cache(maxsize=1024)
def mix(a: str, b: str, share: float) -> str:
    """Return a colour mixed with a share, 0 to 1, of another."""
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(rgb(a), rgb(b), strict=True))
