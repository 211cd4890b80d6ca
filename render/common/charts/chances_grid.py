"""What the lines of winning chances are drawn on: the axes, the turning point, and what explains the marks."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from render.common.charts.course import Chances
from render.common.charts.frame import BAND, DECISIVE, EDGE, LEFT, Frame
from render.common.charts.pins import lay_signs, signs_width
from render.common.charts.plot import Span, number_turns
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box

FOOT: Final = 114
_TAG: Final = 50
"""The height of the name of the turning point."""
_BADGE: Final = 40
_AROUND_TAG: Final = 32 + 18 + _BADGE + 8
"""The width of that name's tag without its words: its edges, and the badge of who gained between the words."""
_BAND: Final = 14
"""The minimum width of the band that marks the turning point."""
_GROUND: Final = theme.MARBLE
_TURNING: Final = mix(DECISIVE, _GROUND, 0.5)
"""The colour of this band where it is below lines."""
_PERCENTAGES: Final = 0, 25, 50, 75, 100
"""Those that have a line."""
_LABELS: Final = 39, theme.BODY
"""The sizes of percentages and of what explains the marks, the largest that fits."""


def across_turn(plot: Box, turn: float, turns: int) -> int:
    """Return where a turn is; the last one only leads to the result, which is not a chance any more."""
    return plot.x + round(plot.width * turn / max(1, turns - 1))


def up_to(plot: Box, chance: float) -> int:
    """Return how high a chance is."""
    return plot.bottom - round(plot.height * chance)


def lay_grid(page: Page, frame: Frame, shown: Chances) -> Box | None:
    """Add the axes and the band of the turning point, and return its box."""
    plot, ribbon, end, band = frame.plot, frame.ribbon, frame.band, None
    if shown.turning is not None:
        left, right = (
            min(plot.right, across_turn(plot, turn, shown.turns)) for turn in (shown.turning - 1, shown.turning)
        )
        wide = max(_BAND, right - left)
        whole = Box((left + right - wide) // 2, ribbon.bottom + 4, wide, plot.bottom - ribbon.bottom)
        band = page.plate("turning", whole, _TURNING, _GROUND)
        flag = band._replace(height=plot.y - band.y)
        page.plate("turning/flag", flag, DECISIVE, _TURNING, edge=theme.GOLD_DEEP)
    widest, room = page.say("percent", percent=100), LEFT - 34
    size = fitting_size(widest, "sans", _LABELS, room)
    for percent in _PERCENTAGES:
        middle, said = up_to(plot, percent / 100), page.say("percent", percent=percent)
        page.label(f"percent/{percent}", plot.x - 16, middle, said, size, theme.SOFT, _GROUND, anchor="r")
        ends = (plot.x, plot.right) if band is None else (plot.x, band.x, band.right, plot.right)
        for part, (start, stop) in enumerate(pairwise(ends)):
            if start < stop:
                on = _TURNING if part == 1 else _GROUND
                page.plate(f"line/{percent}/{part}", Box(start, middle - 1, stop - start, 2), theme.SAND, on)
        page.plate(f"line/{percent}/end", Box(end.x, middle - 1, end.width, 2), theme.SAND, BAND)
    name, left = page.say("picture-turn-axis"), plot.x - LEFT + EDGE
    y = plot.bottom + 32
    span = Span(0, shown.turns - 1)
    number_turns(page, "turn", name, span, lambda turn: across_turn(plot, turn, shown.turns), y, _GROUND, left)
    return band


def _tag_at(plot: Box) -> int:
    """Return where the name of the turning point begins."""
    return plot.bottom + FOOT - 37 - _TAG // 2


def lay_foot(page: Page, frame: Frame, shown: Chances, band: Box | None) -> None:
    """Name the turning point as near to it as possible, and explain the pins on the side where it leaves more room."""
    plot = frame.plot
    left, right, middle = frame.panel.x + EDGE, frame.column.x - 4, _tag_at(plot) + _TAG // 2
    at = left if band is None else band.x + band.width // 2
    turning, gained, gainer = "", "", 0
    if band is not None:
        gainer, rise = shown.favoured, page.say("percent", percent=shown.rise)
        turning, gained = page.say("picture-turning-point"), page.say("picture-chance-gained", gained=rise)
    said = page.say("picture-mistakes", count=len(shown.marks)) if shown.marks else ""
    signs = signs_width(len(shown.marks))
    room = signs + 10 + 20 + _AROUND_TAG
    size = next(
        (
            size
            for size in _LABELS
            if ink(said, "sans", size).advance + ink(turning + gained, "bold", size).advance + room <= right - left
        ),
        _LABELS[-1],
    )
    if shown.marks:
        room = signs + 10 + ink(said, "sans", size).advance
        before = band is None or at > (left + right) // 2
        x = left if before else right - room
        lay_signs(page, len(shown.marks), x, middle, _GROUND)
        page.label("mistakes", x + signs + 10, middle, said, size, theme.INK, _GROUND)
        left, right = (left + room + 20, right) if before else (left, right - room - 20)
    if band is None:
        return
    wide = ink(turning, "bold", size).advance + ink(gained, "bold", size).advance + _AROUND_TAG
    start = max(left, min(at - wide // 2, right - wide))
    tag = page.plate("turning/tag", Box(start, _tag_at(plot), wide, _TAG), DECISIVE, _GROUND, 12, theme.GOLD_DEEP)
    page.label("turning/name", tag.x + 16, middle, turning, size, theme.INK, DECISIVE, face="bold")
    x = tag.right - 16 - ink(gained, "bold", size).advance
    page.label("turning/gained", x, middle, gained, size, theme.INK, DECISIVE, face="bold")
    page.badge("turning/badge", x - 8 - _BADGE, middle - _BADGE // 2, _BADGE, gainer, DECISIVE)
