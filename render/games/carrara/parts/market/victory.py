"""The victory at the end, on the empty wheel: the winners' badges on a medallion in a large laurel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.wheel import IVORY, MIDDLE, STONE

_LAUREL: Final = 420
_MEDALLION: Final = 236
_UP: Final = 2
"""How far the middle of the laurel's leaves is above that of its sides."""
_LAYOUTS: Final = (
    (168, ((0, 0),)),
    (100, ((-54, 0), (54, 0))),
    (86, ((0, -52), (-52, 38), (52, 38))),
    (82, ((-46, -46), (46, -46), (-46, 46), (46, 46))),
)
"""By number of winners from one to four: the side of a badge, and where badges are from the medallion's middle."""


def lay_victory(page: Page, winners: Sequence[int]) -> None:
    """Lay out the winners."""
    across, down = MIDDLE[0], MIDDLE[1] - _UP
    laurel = across - _LAUREL // 2, MIDDLE[1] - _LAUREL // 2
    page.icon("victory/laurel", *laurel, _LAUREL, "laurel-large", STONE, plate=True)
    medallion = Box(across - _MEDALLION // 2, down - _MEDALLION // 2, _MEDALLION, _MEDALLION)
    page.plate("victory", medallion, IVORY, STONE, _MEDALLION // 2, theme.GOLD_DEEP, shadow=5)
    side, places = _LAYOUTS[len(winners) - 1]
    for seat, (x, y) in zip(winners, places, strict=True):
        page.badge(f"victory/{seat}/badge", across + x - side // 2, down + y - side // 2, side, seat, IVORY)
