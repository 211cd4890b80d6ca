"""The lines of a chart, side by side where several coincide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from math import hypot
from typing import Final, TypeAlias

from render.common.charts.chart import GROUND, Chart, Plot, lay_ends
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix

_STRONG, _WEAK = 13, 9
"""The widths of winners' lines, and of the others."""
_HALO: Final = 3
"""How far the pale band around a winner's line reaches beyond it."""
_STRAND: Final = 5
"""The least width of one of several lines side by side."""
_CORES: Final[tuple[tuple[int, ...], ...]] = ((), (20, 14), (5, 11), (26, 8, 5, 8), (9999, 1), (5, 7, 5, 17))
"""By seat: the dashes along the middle of its line, as not everyone can tell lines by colour."""
_STEEP: Final = 0.4
"""Lines side by side keep their distance in bends, unless those are sharper than this."""

_Heights: TypeAlias = Mapping[int, int]
"""By turn: the y of a line."""
Point: TypeAlias = tuple[int, int]


def lay_lines(page: Page, shown: Chart, plot: Plot) -> None:
    """Lay out all lines: the winners' on top in a pale band, coinciding ones side by side."""
    heights = [dict(enumerate(map(plot.up, line))) for line in shown.lines]
    lay_ends(page, shown, plot, [plot.up(line[-1]) for line in shown.lines])
    for seat in shown.winners:
        points = [(plot.across(turn), y) for turn, y in heights[seat].items()]
        if len(points) > 1:
            colour = mix(theme.SEATS[seat], GROUND, 0.74)
            page.curve(f"{shown.what}/{seat}/glow", points, _STRONG + 2 * _HALO, colour, GROUND)
    for seat in sorted(range(len(heights)), key=lambda seat: seat in shown.winners):
        for sharing, begin, last in _stretches(heights, seat):
            points = [(plot.across(turn), heights[seat][turn]) for turn in range(begin, last + 1)]
            whole, what = _STRONG if {*sharing} & {*shown.winners} else _WEAK, f"{shown.what}/{seat}/{begin}"
            if len(sharing) > 1:
                place, width = sharing.index(seat), max(_STRAND, whole // len(sharing))
                beside = _shifted(points, (place - (len(sharing) - 1) / 2) * width)
                page.curve(what, beside, width, theme.SEATS[seat], GROUND)
            else:
                _lay_line(page, what, seat, points, whole)


def _lay_line(page: Page, what: str, seat: int, points: Sequence[Point], width: int) -> None:
    """Add a part of a seat's line, with the dashes that tell it from others."""
    page.curve(what, points, width, theme.SEATS[seat], GROUND)
    if _CORES[seat]:
        at = points, width // 3, theme.ON_SEATS[seat], theme.SEATS[seat]
        page.curve(f"{what}/core", *at, dash=_CORES[seat])


def _stretches(heights: Sequence[_Heights], seat: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield the parts of a seat's line: the seats whose lines coincide there, and the first and last turn.

    The seats are in the order in which their lines part, the highest first.
    """

    def sharing(turn: int) -> tuple[int, ...]:
        own = heights[seat][turn], heights[seat][turn + 1]
        return tuple(other for other, line in enumerate(heights) if (line[turn], line[turn + 1]) == own)

    for group, turns in groupby([*heights[seat]][:-1], sharing):
        shared = list(turns)
        last = shared[-1] + 1
        order = sorted(group, key=lambda other: [y for turn, y in heights[other].items() if turn >= last])
        yield tuple(order), shared[0], last


def _shifted(points: Sequence[Point], by: float) -> list[Point]:
    """Return a line parallel to another at a distance, on its right in the direction of travel."""
    ways = [((to_x - x), (to_y - y), hypot(to_x - x, to_y - y)) for (x, y), (to_x, to_y) in pairwise(points)]
    normals = [(-down / length, across / length) for across, down, length in ways]
    found = []
    for (x, y), (one_x, one_y), (two_x, two_y) in zip(
        points, [normals[0], *normals], [*normals, normals[-1]], strict=True
    ):
        middle_x, middle_y = one_x + two_x, one_y + two_y
        bend = max(_STEEP, (middle_x**2 + middle_y**2) / 2)
        found.append((x + round(by * middle_x / bend), y + round(by * middle_y / bend)))
    return found
