"""A rank at the end of a game: a medal for the first three, and a plain disc for the others."""

from __future__ import annotations

from typing import Final

from render.common.page import Page
from render.engine import theme
from render.engine.scene import Box

MEDAL: Final = 50
"""The width of a medal."""
_HIGH: Final = 58
"""The height of a medal of this width."""
DISC: Final = 42
"""The width of a disc."""
_HIGHER, _LOWER = 3, 5
"""How far the middle of a medal is above the height and that of its number below, as the ribbon is above it."""
_NUMBER, _IN_MEDAL = 0.75, 0.56
"""The size of a number as a share of its disc or of its medal's width."""
MEDALS: Final = "#f4cf5c", "#dfe3e8", "#d89a63"
"""The colours of the medals of the first three."""
PLAIN: Final = "#a8a8a0"
"""The disc of those who have no medal."""


def widest(height: int) -> int:
    """Return the width of the largest medal that has room in a height, around the middle of which it is laid."""
    return height * MEDAL // (_HIGH + 2 * _HIGHER)


def lay_rank(
    page: Page, what: str, rank: int, x: int, middle: int, on: str, width: int = MEDAL, *, flat: bool = False
) -> None:
    """Add a medal of a width, or a disc in it, with the rank, from a place to the right and around a height.

    Where a medal would be too high everyone has a `flat` disc of the whole width, of their medal's colour.
    """

    def part(size: int) -> int:
        return round(size * width / MEDAL)

    at = x + width // 2
    if rank <= len(MEDALS) and not flat:
        high, lower, size = part(_HIGH), middle + part(_LOWER), round(width * _IN_MEDAL)
        top = middle - high // 2 - part(_HIGHER)
        page.icon(f"{what}/medal", x, top, width, f"medal-{rank}", on, height=high, plate=True)
    else:
        disc = width if flat else part(DISC)
        lower, size = middle, round(disc * _NUMBER)
        colour = MEDALS[rank - 1] if rank <= len(MEDALS) else PLAIN
        place = Box(at - disc // 2, middle - disc // 2, disc, disc)
        page.plate(f"{what}/medal", place, colour, on, disc // 2, theme.INK)
        on = colour
    number = str(rank), max(theme.SMALL, size), theme.INK, on
    page.label(f"{what}/rank", at, lower, *number, face="bold", anchor="m")
