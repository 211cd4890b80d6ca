"""The lines of a chart, in everyone's colours in turn where several coincide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from render.common.charts.chart import GROUND, Chart, Plot, lay_ends
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix

_STRONG, _WEAK, _SHARED = 13, 9, 7
"""The widths of winners' lines, of the others, and of what several share."""
_HALO: Final = 3
"""How far the pale band around a winner's line reaches beyond it."""
_SHARE: Final = 18
"""How long everyone's colour is where several lines are one."""
_CORES: Final[tuple[tuple[int, ...], ...]] = ((), (20, 14), (5, 11), (26, 8, 5, 8), (9999, 1), (5, 7, 5, 17))
"""By seat: the dashes along the middle of its line, as not everyone can tell lines by colour."""

_Line: TypeAlias = list[tuple[int, int]]


def lay_lines(page: Page, shown: Chart, plot: Plot) -> None:
    """Lay out everyone's line, the winners' above the others in a pale band."""
    lines = [[(plot.across(turn), plot.up(value)) for turn, value in enumerate(line)] for line in shown.lines]
    lay_ends(page, shown, plot, [line[-1][1] for line in lines])
    for seat in shown.winners:
        if len(lines[seat]) > 1:
            colour = mix(theme.SEATS[seat], GROUND, 0.74)
            page.curve(f"{shown.what}/{seat}/glow", lines[seat], _STRONG + 2 * _HALO, colour, GROUND)
    order = sorted(range(len(lines)), key=lambda seat: seat in shown.winners)
    for seat in order:
        for sharing, begin, last in _divide_into_stretches(lines, order, seat):
            points, what = lines[seat][begin : last + 1], f"{shown.what}/{seat}/{begin}"
            width = _SHARED if len(sharing) > 1 else _STRONG if seat in shown.winners else _WEAK
            # each leaves as much of those below to be seen as it has itself
            below, above = sharing.index(seat) * _SHARE, (len(sharing) - sharing.index(seat)) * _SHARE
            page.curve(what, points, width, theme.SEATS[seat], GROUND, dash=(above, below) if below else ())
            if len(sharing) == 1 and _CORES[seat]:
                at = points, width // 3, theme.ON_SEATS[seat], theme.SEATS[seat]
                page.curve(f"{what}/core", *at, dash=_CORES[seat])


def _divide_into_stretches(
    lines: Sequence[_Line], order: Sequence[int], seat: int
) -> Iterator[tuple[list[int], int, int]]:
    """Yield the parts of a seat's line by who shares them: these seats in order, and the first and last turn of it."""

    def share(turn: int) -> list[int]:
        return [other for other in order if lines[other][turn : turn + 2] == lines[seat][turn : turn + 2]]

    for sharing, turns in groupby(range(len(lines[seat]) - 1), share):
        shared = list(turns)
        yield sharing, shared[0], shared[-1] + 1
