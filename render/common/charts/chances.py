"""Winning chances turn by turn: who led when, a line for each player, the turning point, mistakes and the result."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from render.common.atlas import common_atlas
from render.common.charts.chances_alt import chances_alt
from render.common.charts.chances_grid import FOOT, across_turn, lay_foot, lay_grid, up_to
from render.common.charts.course import Chances, leads
from render.common.charts.frame import lay_badges, lay_frame, line_ends
from render.common.charts.leaders import lay_leaders
from render.common.charts.pin_places import PIN_HEIGHT, place_pins
from render.common.charts.pins import Mark, cost_width, lay_pins, lay_stems
from render.common.charts.plot import Style, lay_head, line_of, spread
from render.common.charts.result import Result, lay_result
from render.common.charts.ways import lay_ways
from render.common.page import Page
from render.engine import theme
from render.engine.paint import paint
from render.engine.picture import Picture
from render.engine.scene import Box

_ABOVE: Final = PIN_HEIGHT + 25
"""The space above the plot, for pins without a place near their lines."""
_GROUND: Final = theme.MARBLE
_TIED: Final = 5
"""The width of the line that all share as long as their chances are equal."""
_APART: Final = 14
"""How far the middles of lines side by side are from each other."""
_CROSSED: Final = 6
"""Lines change places only when they have crossed by so much, or close ones would do so time and again."""
_THREE: Final = 3
"""Of more lines, those of the first two are stronger than the others."""
_FEW: Final = 2
"""So many lines never run together for long; of more, those that would are moved apart."""


def chances(shown: Chances, names: Sequence[str], language: str, game: str = "") -> Picture:
    """Draw the chart, in the words of a game."""
    page = chances_page(shown, names, language, game)
    return Picture(paint(page, common_atlas()), chances_alt(shown, names, language))


def chances_page(shown: Chances, names: Sequence[str], language: str, game: str = "") -> Page:
    """Lay out the chart."""
    page = Page(names, language, game)
    top = lay_head(page, page.say("picture-chances"), shown.winners)
    heading = page.say("picture-final-scoring" if shown.scored else "picture-result")
    frame = lay_frame(page, top, heading, (_ABOVE, FOOT), ended=True)
    plot = frame.plot
    band, heights = lay_grid(page, frame, shown), _heights(plot, shown)
    across = [across_turn(plot, turn, shown.turns) for turn in range(len(heights))]
    lines = [list(zip(across, line, strict=True)) for line in zip(*heights, strict=True)]
    spots = [_spot(plot, shown, heights, mark) for mark in shown.marks]
    lay_leaders(page, frame, leads(shown.before), lambda turn: across_turn(plot, turn, shown.turns))
    lay_foot(page, frame, shown, band)
    pins = place_pins(plot, spots, [cost_width(page, mark) for mark in shown.marks], lines)
    lay_stems(page, shown.marks, spots, pins, _GROUND)
    _lay_lines(page, shown, lines, _tied(heights))
    middles = line_ends(frame, heights[-1])
    lay_ways(page, "chances", frame, middles, [up_to(plot, chance) for chance in shown.chances[-1]], _faint(shown))
    lay_badges(page, "chances", frame, heights[-1], middles)
    lay_result(page, Result(shown.order, shown.winners, shown.outcome, faint=_faint(shown)), frame.column)
    lay_pins(page, shown.marks, spots, pins, _GROUND)
    return page


def _tied(heights: Sequence[Sequence[int]]) -> int:
    """Return the last turn before the lines part for the first time."""
    parted = (turn for turn, each in enumerate(heights) if len({*each}) > 1)
    return max(0, next(parted, len(heights)) - 1)


def _heights(plot: Box, shown: Chances) -> list[list[int]]:
    """Return how high the lines are before each turn, side by side where they would run together."""
    found = [[up_to(plot, chance) for chance in each] for each in shown.before]
    if len(found[0]) <= _FEW:
        return found
    tied, order, apart = _tied(found), sorted(range(len(found[0])), key=lambda seat: found[0][seat]), []
    for turn, each in enumerate(found):
        order = _reordered(order, each)
        lowered = [*accumulate((each[seat] for seat in order), max)]
        moved = spread(lowered, plot.y, plot.bottom, _APART - 2)
        apart.append(each if turn <= tied else [moved[order.index(seat)] for seat in range(len(each))])
    return apart


def _reordered(order: Sequence[int], heights: Sequence[int]) -> list[int]:
    """Return the seats from the highest line to the lowest, in the order they had where lines have hardly crossed."""
    found = list(order)
    for _ in found:
        for place in range(len(found) - 1):
            above, below = found[place : place + 2]
            if heights[above] - heights[below] >= _CROSSED:
                found[place : place + 2] = below, above
    return found


def _lay_lines(page: Page, shown: Chances, lines: Sequence[Sequence[tuple[int, int]]], tied: int) -> None:
    """Add a thin line for all as long as their chances are equal, and the lines from there, the winner's above."""
    if tied:
        page.curve("chances/tied", lines[0][: tied + 1], _TIED, theme.SOFT, _GROUND)
    for seat in sorted(range(len(lines)), key=lambda seat: seat in shown.winners):
        line = lines[seat]
        if tied < len(line) - 1 or not tied:
            style = Style.of(seat, won=seat in shown.winners, faint=seat in _faint(shown))
            line_of(page, f"chances/{seat}", seat, line[tied:], _GROUND, style)


def _faint(shown: Chances) -> Sequence[int]:
    """Return whose lines are thin: of more than three all but the first two."""
    return shown.order[2:] if len(shown.order) > _THREE else ()


def _spot(plot: Box, shown: Chances, heights: Sequence[Sequence[int]], mark: Mark) -> tuple[int, int]:
    """Return where a mistake was made: on the way from before the turn to after it, which may be the result."""
    before, after = (heights[min(turn, len(heights) - 1)][mark.seat] for turn in (mark.turn - 1, mark.turn))
    return across_turn(plot, min(mark.turn - 0.5, shown.turns - 1), shown.turns), (before + after) // 2
