"""The ways from the ends of lines in a chart through the band beside it, to how the game ended."""

from __future__ import annotations

from collections.abc import Sequence

from render.common.charts.frame import BAND, Frame
from render.common.charts.plot import BADGE, Style, line_of
from render.common.page import Page


def lay_ways(
    page: Page, what: str, frame: Frame, middles: Sequence[int], final: Sequence[int], faint: Sequence[int]
) -> None:
    """Add the lines from everyone's badge to the chances with which the game ended; call this before adding badges."""
    for seat in sorted(range(len(final)), key=lambda seat: final[seat] == min(final)):
        way = [(frame.plot.right + 12 + BADGE // 2, middles[seat]), (frame.band.right - 26, final[seat])]
        way.append((frame.band.right - 2, final[seat]))
        style = Style.of(seat, won=final[seat] == min(final), faint=seat in faint)
        line_of(page, f"{what}/{seat}/way", seat, way, BAND, style)
