"""The victory at the end, on an empty wheel: the winners' badges on a medallion in a large laurel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.dial import IVORY, STONE

STAGE: Final = Box(24, 178, 428, 428)
"""The empty wheel, smaller than in the game so that there is room for names."""
_LAUREL: Final = 312
_MEDALLION: Final = 176
_UP: Final = 2
"""How far the middle of the laurel's leaves is above that of its sides."""
_LAYOUTS: Final = (
    (124, ((0, 0),)),
    (72, ((-39, 0), (39, 0))),
    (64, ((0, -38), (-38, 28), (38, 28))),
    (60, ((-34, -34), (34, -34), (-34, 34), (34, 34))),
)
"""By number of winners from one to four: the side of a badge, and where badges are from the medallion's middle."""


def lay_stage(page: Page) -> None:
    """Lay out the empty wheel."""
    page.icon("wheel", *STAGE[:3], "wheel-over", page.ground, plate=True)


def lay_victory(page: Page, winners: Sequence[int]) -> None:
    """Lay out the winners."""
    across, middle = STAGE.x + STAGE.width // 2, STAGE.y + STAGE.height // 2
    down = middle - _UP
    page.icon(
        "victory/laurel", across - _LAUREL // 2, middle - _LAUREL // 2, _LAUREL, "laurel-large", STONE, plate=True
    )
    medallion = Box(across - _MEDALLION // 2, down - _MEDALLION // 2, _MEDALLION, _MEDALLION)
    page.plate("victory", medallion, IVORY, STONE, _MEDALLION // 2, theme.GOLD_DEEP, shadow=5)
    side, places = _LAYOUTS[len(winners) - 1]
    for seat, (x, y) in zip(winners, places, strict=True):
        page.badge(f"victory/{seat}/badge", across + x - side // 2, down + y - side // 2, side, seat, IVORY)
