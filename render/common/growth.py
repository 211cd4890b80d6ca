"""Points over time: a line for each player, round by round, and beside them what the final scoring added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.games.contract import Outcome
from bot.texts import texts
from render.common.names import plain
from render.common.page import Page
from render.common.plot import BADGE, DASHES, line_of, number_turns, spread
from render.engine import theme
from render.engine.colours import mix
from render.engine.scene import Box

_TITLE: Final = 84
_HEAD: Final = 84
"""Room for the highest score and its badge."""
_FOOT: Final = 72
_LEFT: Final = 76
_SLOT: Final = 64
"""The width of a player's place in the last column."""
_BETWEEN: Final = 84
"""Space between the rounds and the last column, with the badges of the lines: the final scoring is no round."""
_TOTAL: Final = 42
"""How far above a badge the score is."""
_BAR: Final = 16
_STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 500)
_LEAST_STEP: Final = 36
"""What a number beside the lines needs."""
_DASH: Final = 18
"""Where lines lie on each other, each is drawn for so many pixels in turn."""
_GROUND: Final = theme.MARBLE
_END: Final = theme.GOLD_PALE


def lay_chart(page: Page, growth: Sequence[Sequence[int]], outcome: Outcome, box: Box) -> None:
    """Lay out the chart in a box."""
    scores = outcome.scores
    panel = page.panel("growth/panel", *box)
    wide = max(2, len(scores)) * _SLOT
    order = outcome.order
    end = Box(panel.right - 20 - wide, panel.y + 10, wide, panel.height - _FOOT + 18)
    left = panel.x + _LEFT
    plot = Box(left, panel.y + _HEAD, end.x - _BETWEEN - left, panel.height - _HEAD - _FOOT)
    most = max(1, *scores, *(points for grown in growth for points in grown))
    rows = min(5, plot.height // _LEAST_STEP)
    step = next((step for step in _STEPS if most <= step * rows), _STEPS[-1])
    most = -(-most // step) * step
    turns = max(1, *map(len, growth))
    _lay_grid(page, plot, end, most, step, turns)
    reached = [_whole(grown, turns) for grown in growth]
    _lay_lines(page, plot, reached, most, turns)
    _lay_badges(page, plot, [_up(plot, each[-1], most) for each in reached])
    for place, seat in enumerate(order):
        middle = end.x + place * _SLOT + (end.width - len(order) * _SLOT) // 2 + _SLOT // 2
        _lay_end(page, plot, middle, seat, reached[seat][-1], scores[seat], most)


def growth_page(page: Page, growth: Sequence[Sequence[int]], outcome: Outcome, below: int = 0) -> Box:
    """Lay out a page with the chart, and return the box that is left free below it, of this height."""
    page.height = theme.HEIGHT
    page.lay_ground()
    page.end_backdrop()
    said = page.say("picture-growth")
    page.label("title", theme.MARGIN, _TITLE // 2 + 2, said, theme.TITLE, theme.INK, page.ground, face="black")
    width = theme.WIDTH - 2 * theme.MARGIN
    bottom = theme.HEIGHT - theme.MARGIN - below
    lay_chart(page, growth, outcome, Box(theme.MARGIN, _TITLE, width, bottom - _TITLE))
    return Box(theme.MARGIN, bottom, width, below)


def _whole(grown: Sequence[int], turns: int) -> list[int]:
    """Return the points at the start and after each turn; who had fewer turns keeps theirs."""
    found = [0, *grown]
    return found + [found[-1]] * (turns + 1 - len(found))


def _lay_grid(page: Page, plot: Box, end: Box, most: int, step: int, turns: int) -> None:
    page.plate("growth/end", end, _END, _GROUND, 12)
    for points in range(0, most + 1, step):
        middle = _up(plot, points, most)
        said = str(points)
        page.label(f"growth/points/{points}", plot.x - 16, middle, said, theme.SMALL, theme.SOFT, _GROUND, anchor="r")
        page.plate(f"growth/line/{points}", Box(plot.x, middle - 1, plot.width, 2), theme.SAND, _GROUND)
        page.plate(f"growth/line/{points}/end", Box(end.x, middle - 1, end.width, 2), theme.SAND, _END)
    foot = plot.bottom + 50
    name, left = page.say("picture-round-axis"), plot.x - _LEFT + 10
    number_turns(page, "growth/turn", name, turns, lambda turn: _across(plot, turn, turns), foot, _GROUND, left)
    said = page.say("picture-growth-end")
    page.label("growth/end/name", end.x + end.width // 2, foot, said, theme.SMALL, theme.SOFT, _GROUND, anchor="m")


def _lay_lines(page: Page, plot: Box, reached: Sequence[Sequence[int]], most: int, turns: int) -> None:
    """Add the lines; where several lie on each other, they take turns in being visible."""
    for seat in range(len(reached)):
        for group, first, last in stretches(reached, seat):
            points = [
                (_across(plot, turn, turns), _up(plot, reached[seat][turn], most)) for turn in range(first, last + 1)
            ]
            count, place = len(group), group.index(seat)
            dash, phase = ((_DASH, _DASH * (count - 1)), -_DASH * place) if count > 1 else (DASHES[seat], 0)
            line_of(page, f"growth/{seat}/{first}", seat, points, _GROUND, dash, phase)


def stretches(reached: Sequence[Sequence[int]], seat: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield the parts of a seat's line by who shares them: these seats, and the first and last turn of the part."""

    def sharing(turn: int) -> tuple[int, ...]:
        own = reached[seat][turn : turn + 2]
        return tuple(other for other, line in enumerate(reached) if line[turn : turn + 2] == own)

    for group, turns in groupby(range(len(reached[seat]) - 1), sharing):
        shared = list(turns)
        yield group, shared[0], shared[-1] + 1


def _lay_badges(page: Page, plot: Box, ends: Sequence[int]) -> None:
    """Add a badge to the right of each line."""
    for seat, middle in enumerate(spread(ends, plot.y, plot.bottom)):
        page.curve(
            f"growth/{seat}/leader", [(plot.right + 2, ends[seat]), (plot.right + 18, middle)], 3, theme.SOFT, _GROUND
        )
        page.badge(f"growth/{seat}/line", plot.right + 16, middle - BADGE // 2, BADGE, seat, _GROUND)


def _lay_end(page: Page, plot: Box, x: int, seat: int, before: int, after: int, most: int) -> None:
    """Add a bar from the points at the end of the last round to the final score, which has the badge."""
    low, high, colour = _up(plot, before, most), _up(plot, after, most), theme.SEATS[seat]
    rim = mix(colour, theme.INK, 0.6)
    if low > high:
        bar = Box(x - _BAR // 2, high, _BAR, low - high + _BAR // 2)
        page.plate(f"growth/{seat}/final", bar, colour, _END, _BAR // 2, rim)
    page.badge(f"growth/{seat}/badge", x - BADGE // 2, high - BADGE // 2, BADGE, seat, _END)
    said = str(after)
    page.label(f"growth/{seat}/score", x, high - _TOTAL, said, theme.SMALL, theme.INK, _END, face="bold", anchor="m")


def _across(plot: Box, turn: int, turns: int) -> int:
    return plot.x + plot.width * turn // max(1, turns)


def _up(plot: Box, points: int, most: int) -> int:
    return plot.bottom - plot.height * max(0, points) // most


def growth_words(
    names: Sequence[str], outcome: Outcome, growth: Sequence[Sequence[int]], language: str
) -> Iterator[str]:
    """Yield sentences with each player's points after each turn, and at the end."""
    say = texts(language).say
    yield f"{say('picture-growth')}."
    for seat in outcome.order:
        points = " ".join(map(str, growth[seat])) or "0"
        yield say("picture-alt-grown", name=plain(names[seat]), points=points, score=outcome.scores[seat])
