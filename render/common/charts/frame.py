"""The sheet of a chart: a ribbon of leaders, the plot, a band for how the game ended, and a column with the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from render.common.charts.plot import BADGE, lay_sheet, spread
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fitting_size
from render.engine.scene import Box

EDGE: Final = 24
"""How far things are from the edge of the sheet."""
LEFT: Final = 124
"""The space to the left of the plot."""
COLUMN: Final = 292
RIBBON: Final = 48
"""The height of the ribbon of leaders, and of the heading beside it."""
ENDS: Final = BADGE + 22
"""The space to the right of the plot, for the badges of the lines, above which the ribbon ends with the last leader."""
_BAND: Final = 146
"""The width of the band, with those badges and the way from them to the end."""
_FRAME: Final = 8
"""How far the fine line around the sheet is from its edge."""
_HEADING: Final = theme.BODY, theme.SMALL
DECISIVE: Final = "#f6d98b"
"""Behind what decided the game: the turning point and how it ended."""
BAND: Final = mix(theme.GOLD_PALE, theme.MARBLE, 0.35)
_GROUND: Final = theme.MARBLE


class Frame(NamedTuple):
    """Where the parts of a chart are; the band has no width where the game ended as its last turn did."""

    panel: Box
    ribbon: Box
    plot: Box
    band: Box
    column: Box


def lay_frame(page: Page, top: int, heading: str, space: tuple[int, int], *, ended: bool) -> Frame:
    """Lay out the sheet, the band if the game `ended` apart from its turns, and a heading over that and the result.

    The `space` is that between ribbon and plot, and below the plot.
    """
    above, foot = space
    panel = Box(theme.MARGIN, top, theme.WIDTH - 2 * theme.MARGIN, theme.HEIGHT - theme.MARGIN // 2 - top)
    lay_sheet(page, panel)
    page.plate("sheet/frame", panel.grown(-_FRAME), _GROUND, _GROUND, 10, theme.SAND)
    column = Box(panel.right - COLUMN - _FRAME, panel.y, COLUMN, panel.height - _FRAME)
    x, y = panel.x + LEFT, panel.y + EDGE + RIBBON + above
    right = column.x - (_BAND if ended else ENDS)
    plot = Box(x, y, right - x, panel.bottom - foot - y)
    ribbon = Box(x, panel.y + EDGE, (plot.width + ENDS if ended else column.x - 4 - x), RIBBON)
    band = Box(right + 4, ribbon.bottom + 6, _BAND - 4 if ended else 0, plot.bottom + 18 - ribbon.bottom)
    if ended:
        page.plate("end", band, BAND, _GROUND, 8, theme.SAND)
    title = Box(ribbon.right + 4, ribbon.y, 0, RIBBON)
    title = title._replace(width=panel.right - EDGE + 4 - title.x)
    page.plate("end/title", title, DECISIVE, _GROUND, 8, theme.GOLD_DEEP)
    size = fitting_size(heading, "black", _HEADING, title.width - 20)
    at = title.x + title.width // 2, title.y + RIBBON // 2
    page.label("end/name", *at, heading, size, theme.INK, DECISIVE, face="black", anchor="m", width=title.width - 20)
    return Frame(panel, ribbon, plot, band, column)


def line_ends(frame: Frame, reached: Sequence[int]) -> list[int]:
    """Return the heights of the badges at the right ends of lines, moved to where there is room."""
    return spread(reached, frame.plot.y, frame.plot.bottom)


def lay_badges(page: Page, what: str, frame: Frame, reached: Sequence[int], middles: Sequence[int]) -> None:
    """Add a badge at the right end of everyone's line."""
    plot, on = frame.plot, BAND if frame.band.width else _GROUND
    for seat, (line, middle) in enumerate(zip(reached, middles, strict=True)):
        page.curve(f"{what}/{seat}/leader", [(plot.right, line), (plot.right + 16, middle)], 3, theme.SOFT, on)
    for seat, middle in enumerate(middles):
        page.badge(f"{what}/{seat}/end", plot.right + 12, middle - BADGE // 2, BADGE, seat, on)
