"""The ways from the ends of lines in a chart through the band beside it, to how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.common.charts.frame import BAND, Frame
from render.common.charts.plot import BADGE, Style, line_of
from render.common.page import Page

_THIN: Final = 5
"""The width of the ways to the rows of the result, which are no part of the lines."""
_BENDS: Final = 12
"""The parts that such a way is bent in."""
_HEAD: Final = 10
"""The size of the tip of its arrow."""


def lay_ways(
    page: Page, what: str, frame: Frame, middles: Sequence[int], final: Sequence[int], faint: Sequence[int]
) -> None:
    """Add the lines from everyone's badge to the chances with which the game ended; call this before adding badges."""
    for seat in _best_last(final):
        way = [(_start(frame), middles[seat]), (frame.band.right - 26, final[seat])]
        way.append((frame.band.right - 2, final[seat]))
        style = Style.of(seat, won=final[seat] == min(final), faint=seat in faint)
        line_of(page, f"{what}/{seat}/way", seat, way, BAND, style)


def lay_arrows(page: Page, what: str, frame: Frame, middles: Sequence[int], rows: Sequence[int]) -> None:
    """Add thin bent arrows from everyone's badge to their row in the result, as these have no scale with the lines."""
    for seat in _best_last(rows):
        style = Style((), width=_THIN + Style.of(seat, won=False).hollow)
        left, right, low, high = _start(frame), frame.band.right - 6, middles[seat], rows[seat]
        shares = [step / _BENDS for step in range(_BENDS + 1)]
        way = [
            (round(left + (right - left) * share), round(low + (high - low) * share * share * (3 - 2 * share)))
            for share in shares
        ]
        tip = [(right - _HEAD, high - _HEAD), (right, high), (right - _HEAD, high + _HEAD)]
        line_of(page, f"{what}/{seat}/way", seat, way, BAND, style)
        line_of(page, f"{what}/{seat}/tip", seat, tip, BAND, style)


def _start(frame: Frame) -> int:
    """Return the middle of the badges at the lines' ends."""
    return frame.plot.right + 12 + BADGE // 2


def _best_last(final: Sequence[int]) -> list[int]:
    return sorted(range(len(final)), key=lambda seat: final[seat] == min(final))
