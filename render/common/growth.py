"""Points over time: a curve for each player, turn by turn, with the final scoring as the last step."""

from __future__ import annotations

from collections.abc import Sequence

from render.common.page import Page
from render.common.plot import BADGE, number_turns, spread_vertically
from render.engine import theme
from render.engine.scene import Box

_HEIGHT = 470
_HEAD = 64
_FOOT = 60
_LEFT = 76
_RIGHT = 76
_END = 130
"""The width of the last step."""
_LINE = 6
_STEPS = (5, 10, 20, 25, 50, 100)
_GROUND = theme.MARBLE


def lay_chart(page: Page, growth: Sequence[Sequence[int]], scores: Sequence[int], y: int) -> int:
    """Lay out the chart from `y` down and return where it ends."""
    panel = page.panel("growth/panel", theme.MARGIN, y, theme.WIDTH - 2 * theme.MARGIN, _HEIGHT)
    head = page.say("picture-growth")
    page.label("growth", panel.x + 20, y + _HEAD // 2, head, theme.BODY, theme.INK, _GROUND, face="serif")
    plot = Box(panel.x + _LEFT, y + _HEAD, panel.width - _LEFT - _RIGHT, _HEIGHT - _HEAD - _FOOT)
    most = max(1, *scores, *(points for grown in growth for points in grown))
    turns = max(map(len, growth))
    _lay_grid(page, plot, most, turns)
    ends = []
    for seat, (grown, score) in enumerate(zip(growth, scores, strict=True)):
        by = round((seat - (len(scores) - 1) / 2) * _LINE)
        reached = [0, *grown]
        points = [(_across(plot, turn, turns), _up(plot, points, most) + by) for turn, points in enumerate(reached)]
        if len(grown) < turns:
            points.append((_across(plot, turns, turns), points[-1][1]))
        end = plot.right, _up(plot, score, most)
        page.curve(f"growth/{seat}", points, _LINE, theme.SEATS[seat], _GROUND)
        page.curve(f"growth/{seat}/end", [points[-1], end], _LINE, theme.SEATS[seat], theme.GOLD_PALE)
        ends.append(end[1])
    for seat, middle in enumerate(spread_vertically(ends, plot.y, plot.bottom)):
        page.icon(f"growth/{seat}/badge", plot.right + 18, middle - BADGE // 2, BADGE, f"shape-{seat}", _GROUND)
    return panel.bottom


def _lay_grid(page: Page, plot: Box, most: int, turns: int) -> None:
    step = next((step for step in _STEPS if most <= step * 5), _STEPS[-1])
    end = page.plate("growth/end", _around(Box(plot.right - _END, plot.y, _END, plot.height)), theme.GOLD_PALE, _GROUND)
    for points in range(0, most + 1, step):
        middle = _up(plot, points, most)
        said = str(points)
        page.label(f"growth/points/{points}", plot.x - 16, middle, said, theme.SMALL, theme.SOFT, _GROUND, anchor="r")
        page.plate(f"growth/line/{points}", Box(plot.x, middle - 1, end.x - plot.x, 2), theme.SAND, _GROUND)
        page.plate(f"growth/line/{points}/end", Box(end.x, middle - 1, end.width, 2), theme.SAND, theme.GOLD_PALE)
    foot = plot.bottom + 34
    number_turns(page, "growth/turn", turns, lambda turn: _across(plot, turn, turns), foot, _GROUND)
    said = page.say("picture-growth-end")
    page.label("growth/end/name", plot.right, foot, said, theme.SMALL, theme.SOFT, _GROUND, anchor="m")


def _around(step: Box) -> Box:
    """Return the last step's background, wide enough for the ends of all curves."""
    return Box(step.x - 10, step.y - 16, step.width + 20, step.height + 32)


def _across(plot: Box, turn: int, turns: int) -> int:
    return plot.x + (plot.width - _END) * turn // max(1, turns)


def _up(plot: Box, points: int, most: int) -> int:
    return plot.bottom - plot.height * max(0, points) // most
