"""A rank at the end of a game: a medal for the first three, and a ring for the others."""

from __future__ import annotations

from typing import Final

from render.common.page import Page
from render.engine import theme
from render.engine.scene import Box

_WIDTH: Final = 50
"""The width of a medal to which the next sizes belong."""
_HIGH: Final = 58
"""The height of a medal of this width, with its ribbon."""
_DISC: Final = 42
"""The width of a ring."""
_HIGHER, _LOWER = 3, 5
"""How far a medal lies above the middle, as it has a ribbon, and how far its number lies below."""
_NUMBER, _IN_MEDAL = 0.75, 0.56
"""The size of a number, as a share of its disc or of its medal's width."""
MEDALS: Final = "#f4cf5c", "#dfe3e8", "#d89a63"
"""The colours of the medals of the first three."""
_ON: Final = dict(zip(theme.PLAQUES, theme.ON_SEATS, strict=True))
"""The colour of letters on that of a seat."""


def widest(height: int) -> int:
    """Return the width of the largest medal that fits into a height when centred."""
    return height * _WIDTH // (_HIGH + 2 * _HIGHER)


def medal_height(width: int) -> int:
    """Return the height that a medal of this width needs when centred."""
    return width * (_HIGH + 2 * _HIGHER) // _WIDTH


def lay_rank(page: Page, what: str, rank: int, x: int, middle: int, on: str, width: int, *, flat: bool = False) -> None:
    """Add a medal with the rank, or a ring from the fourth on, to the right of `x`.

    Where medals would be too high, `flat` gives every rank a disc of the whole width, in the medal's colour.
    """

    def part(size: int) -> int:
        return round(size * width / _WIDTH)

    at, ink = x + width // 2, theme.INK
    if rank <= len(MEDALS) and not flat:
        high, lower, size = part(_HIGH), middle + part(_LOWER), round(width * _IN_MEDAL)
        top = middle - high // 2 - part(_HIGHER)
        page.icon(f"{what}/medal", x, top, width, f"medal-{rank}", on, height=high, plate=True)
    else:
        disc = width if flat else part(_DISC)
        lower, size = middle, round(disc * _NUMBER)
        colour = MEDALS[rank - 1] if rank <= len(MEDALS) else theme.VEIN
        ink = _ON.get(colour, ink)
        place = Box(at - disc // 2, middle - disc // 2, disc, disc)
        page.plate(f"{what}/medal", place, colour, on, disc // 2, ink)
        on = colour
    number = str(rank), max(theme.SMALL, size), ink, on
    page.label(f"{what}/rank", at, lower, *number, face="bold", anchor="m")
