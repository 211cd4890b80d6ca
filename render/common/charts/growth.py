"""Points over time: a line for each player, round by round, who led, and what a final scoring made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.games.contract import Outcome
from bot.texts.numbers import signed
from render.common.charts.course import ahead, completed, has_final_scoring
from render.common.charts.frame import BAND, EDGE, ENDS, LEFT, Frame, lay_badges, lay_frame, line_ends
from render.common.charts.gains import Field, Gain, lay_gains, lay_key, lay_strokes, place_gains
from render.common.charts.leaders import lay_leaders
from render.common.charts.plot import AXIS, BADGE, Span, Style, lay_head, line_of, number_turns
from render.common.charts.result import Result, lay_result
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import fitting_size
from render.engine.scene import Box

_ABOVE: Final = 66
"""The space above the plot, with what explains the plaques."""
_FOOT: Final = 76
_START: Final = 5
"""The width of the line that all share who have no points yet."""
_STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 500)
_LEAST_STEP: Final = 60
"""What a number beside the lines needs."""
_DASH: Final = 18
"""Where lines lie on each other, each is drawn for so many pixels in turn."""
_ADDED: Final = 40, 36, 33, theme.SMALL, 28
"""The sizes of what the final scoring added, the largest in which all of it has room."""
_GROUND: Final = theme.MARBLE


def growth_page(page: Page, growth: Sequence[Sequence[int]], outcome: Outcome) -> None:
    """Lay out a page with the chart."""
    head = lay_head(page, page.say("picture-growth"), outcome.winners)
    reached = completed(growth)
    last, scored = [line[-1] for line in reached], has_final_scoring(growth, outcome)
    heading = page.say("picture-final-scoring" if scored else "picture-result")
    frame = lay_frame(page, head, heading, (_ABOVE, _FOOT), ended=scored)
    rows = min(4, frame.plot.height // _LEAST_STEP)
    lowest, highest = min(map(min, reached)), max(1, *map(max, reached))
    step = next((step for step in _STEPS if highest - lowest <= step * (rows + 0.5)), _STEPS[-1])
    first = max(0, min(map(started, reached)) - 1) if any(map(any, reached)) else 0
    # half a step more than the points need is enough
    least, top = 2 * lowest // step * step // 2, -(-2 * highest // step) * step // 2
    field = Field(frame.plot, least, top, Span(first, len(reached[0]) - 1))
    _lay_grid(page, frame, field, step)
    lay_leaders(page, frame, ahead(reached), field.across)
    ends = [field.up(points) for points in last]
    middles = line_ends(frame, ends)
    gains: list[Gain] = []
    if any(any(line) for line in reached):
        key, beyond = lay_key(page, frame), 0 if scored else ENDS - 4
        badges = [Box(frame.plot.right, middle - BADGE // 2, BADGE + 12, BADGE) for middle in middles]
        gains = place_gains(page, field, reached, [key, *badges], beyond)
    lay_strokes(page, gains)
    _lay_lines(page, field, reached, outcome.winners)
    lay_result(page, Result(outcome.order, outcome.winners, outcome), frame.column)
    lay_badges(page, "growth", frame, ends, middles)
    if scored:
        added = [score - points for score, points in zip(outcome.scores, last, strict=True)]
        _lay_added(page, frame, middles, added)
    lay_gains(page, gains)


def _lay_grid(page: Page, frame: Frame, field: Field, step: int) -> None:
    plot = frame.plot
    for points in range(-(-field.least // step) * step, field.most + 1, step):
        middle = field.up(points)
        said = signed(points)
        page.label(f"growth/points/{points}", plot.x - 14, middle, said, AXIS, theme.SOFT, _GROUND, anchor="r")
        page.plate(f"growth/line/{points}", Box(plot.x, middle - 1, plot.width, 2), _line(field, points), _GROUND)
    foot = plot.bottom + 44
    name, left = page.say("picture-round-axis"), plot.x - LEFT + EDGE
    number_turns(page, "growth/turn", name, field.span, field.across, foot, _GROUND, left)


def _line(field: Field, points: int) -> str:
    """Return the colour of a line across the plot; that at 0 stands out where there are negative points."""
    return theme.SOFT if points == 0 > field.least else theme.SAND


def _lay_lines(page: Page, field: Field, reached: Sequence[Sequence[int]], winners: Sequence[int]) -> None:
    """Add a thin line up to the first points, and the lines from there; where several are one, they take turns."""
    starts = [started(line) for line in reached]
    ends = (field.across(turn) for turn in (field.span.first, max(starts)))
    page.curve("growth/start", [(x, field.up(0)) for x in ends], _START, theme.SOFT, _GROUND)
    for seat in sorted(range(len(reached)), key=lambda seat: seat in winners):
        for group, begin, last in stretches(reached, seat):
            first = max(begin, starts[seat])
            if first >= last:
                continue
            points = [field.at(turn, reached[seat][turn]) for turn in range(first, last + 1)]
            count, place = len(group), group.index(seat)
            style = Style.of(seat, won=bool({*group} & {*winners}))
            if count > 1:
                style = Style((_DASH, _DASH * (count - 1)), -_DASH * place, style.width)
            line_of(page, f"growth/{seat}/{first}", seat, points, _GROUND, style)


def _lay_added(page: Page, frame: Frame, middles: Sequence[int], added: Sequence[int]) -> None:
    """Write beside everyone's badge what the final scoring added, all in one size."""
    said = [page.say("picture-gain", points=points) if points >= 0 else signed(points) for points in added]
    x = frame.plot.right + ENDS
    room = frame.band.right - 6 - x
    size = min(fitting_size(each, "bold", _ADDED, room) for each in said)
    for seat, (middle, each) in enumerate(zip(middles, said, strict=True)):
        page.label(f"growth/{seat}/added", x, middle, each, size, theme.INK, BAND, face="bold")


def started(line: Sequence[int]) -> int:
    """Return the last turn without points, or the last of all."""
    return next((turn - 1 for turn, points in enumerate(line) if points), len(line) - 1)


def stretches(reached: Sequence[Sequence[int]], seat: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield the parts of a seat's line by who shares them: these seats, and the first and last turn of the part."""

    def sharing(turn: int) -> tuple[int, ...]:
        own = reached[seat][turn : turn + 2]
        return tuple(other for other, line in enumerate(reached) if line[turn : turn + 2] == own)

    for group, turns in groupby(range(len(reached[seat]) - 1), sharing):
        shared = list(turns)
        yield group, shared[0], shared[-1] + 1
