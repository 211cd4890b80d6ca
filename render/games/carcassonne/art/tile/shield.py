"""The shield of a city: blue and white with a golden rim."""

from __future__ import annotations

from typing import Final

from render.bake.drawing import linear
from render.bake.shapes import group
from render.games.carcassonne.art.geometry import Point

DEFS: Final = linear("azure", "#3f86e0", "#1c57b4") + linear("argent", "#ffffff", "#e4e4ea")
_EDGE: Final = "M-9 -10.5H9V0.5C9 6.500 5 9.500 0 12C-5 9.500 -9 6.500 -9 0.500Z"


def shield(place: Point) -> str:
    """Draw a shield around a point."""
    body = (
        group(f'<path d="{_EDGE}" fill="#1a0f08" stroke="#1a0f08" stroke-width="3.4"/>', move=(1.6, 2.2), opacity=0.42)
        + f'<path d="{_EDGE}" fill="url(#argent)" stroke="#4d3206" stroke-width="4.6" stroke-linejoin="round"/>'
        f'<path d="{_EDGE}" fill="url(#argent)" stroke="#ffd24f" stroke-width="2.9" stroke-linejoin="round"/>'
        '<path d="M-8.2 -9.700H0V0.500H-8.200ZM0 0.500H8.200C8.200 6 4.600 8.700 0 11.100Z" fill="url(#azure)"/>'
        '<path d="M-8.2 -9.7H8.2V-7.500H-8.200Z" fill="#ffffff" opacity=".28"/>'
    )
    return group(body, move=place, scale=0.98)
