"""The parts that charts share: the frame, and players with their scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from bot.texts.numbers import write_signed
from render.common.name_lines import break_names_alike
from render.common.page import HEADER, Light, Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import columns, rows
from render.engine.scene import Box

_LEFT: Final = 104
"""The width of the scale at the left."""
_TOP: Final = 36
"""The space above the lines."""
_LABELS: Final = 216, 264
"""The least and the greatest width of players' labels."""
_ASIDE: Final = 64
"""The space before the labels."""
TURNS: Final = 66
"""The height of the numbers of turns."""
_LABEL, _NAME = 130, 38
"""The greatest height of a player's label, and the height of the name below the badge."""
_LAUREL, _BADGE, _INSIDE = 92, 40, 12
MAX_STEPS: Final = 6
"""The most steps on a scale."""
GROUND: Final = theme.MARBLE


class Plot(NamedTuple):
    """The coordinates of a chart.

    These are the box of all turns, the last turn, the values at the box's foot and top, the box of players' labels, and
    the box of the end, beside that of turns and without width if the last turn was the end.
    """

    box: Box
    last: int
    least: float
    most: float
    labels: Box
    end: Box

    def across(self, turn: float) -> int:
        """Return the x of a turn, or of the final scoring after the last one."""
        if turn > self.last:
            return self.end.right
        return self.box.x + int(self.box.width * turn / max(1, self.last))

    def up(self, value: float) -> int:
        """Return the y of a value."""
        return self.box.bottom - int(self.box.height * (value - self.least) / (self.most - self.least))


@dataclass(frozen=True, slots=True)
class Chart:
    what: str
    title: str
    turns: str
    """The title of the axis of turns."""
    last: int
    """The last turn."""
    winners: Sequence[int]
    ranks: Sequence[int]
    """By seat: its rank."""
    scores: Sequence[int] = ()
    """The final scores if they are known and the game has any."""
    scored: str = ""
    """The heading of the scores, where the chart shows something else."""
    end: int = 0
    """The width of the end, if it comes after the last turn."""
    below: int = TURNS
    """The space below the lines."""


def lay_chart(page: Page, shown: Chart, least: float, most: float) -> Plot:
    """Lay out the frame of a chart with values from `least` to `most`."""
    page.lay_ground(Light.EVENING)
    page.label("title", theme.MARGIN, HEADER // 2 + 2, shown.title, theme.TITLE, theme.INK, theme.SKY, face="black")
    sheet = page.sheet()
    names = max(ink(name, "bold", theme.BODY).advance for name in page.names)
    wide = names + 2 * _INSIDE + _LAUREL * (not shown.scores)
    _, middle, _, labels = columns(sheet.grown(-12), [_LEFT, 0, _ASIDE, min(max(_LABELS[0], wide), _LABELS[1])])
    box = rows(middle._replace(width=middle.width - shown.end), [_TOP, 0, shown.below])[1]
    if shown.scored:
        heading, labels = rows(labels, [_TOP, 0], 4)
        page.label("end/name", *heading.middle, shown.scored, theme.SMALL, theme.SOFT, GROUND, anchor="m")
    plot = Plot(box, shown.last, least, most, labels, box._replace(x=box.right, width=shown.end))
    _number_turns(page, shown, plot, sheet.x + 14)
    return plot


def _number_turns(page: Page, shown: Chart, plot: Plot, left: int) -> None:
    """Label the axis of turns, with the numbers of the last one and of some before it, and the end."""
    y, what = plot.box.bottom + 42, f"{shown.what}/turn"
    named = page.label(f"{what}/name", left, y, shown.turns, theme.SMALL, theme.SOFT, GROUND).right
    every = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if plot.last / step <= MAX_STEPS)
    turns = [*range(every, plot.last - (every - 1) // 2, every), plot.last]  # that before the last one needs room
    told = [(plot.across(turn), str(turn)) for turn in turns]
    if plot.end.width:
        told.append((plot.end.mid_x, page.say("picture-end-axis")))
    for number, (x, said) in enumerate(told):
        if x - ink(said, "sans", theme.SMALL).advance // 2 - 8 >= named:
            page.label(f"{what}/{number}", x, y, said, theme.SMALL, theme.SOFT, GROUND, anchor="m")


def lay_ends(page: Page, shown: Chart, plot: Plot, ends: Sequence[int]) -> list[int]:
    """Lay out all players beside the chart by rank, each close to the end of its line; return the heights of badges.

    A score is beside the badge, and the name below, or else beside it.
    """
    x, top, wide, _ = plot.labels
    foot = plot.box.bottom + TURNS
    high = min(_LABEL, (foot - top) // len(ends) - 4)
    side, below = min(_LAUREL, high - _NAME), _NAME * bool(shown.scores)
    left = _INSIDE if below else side + 2 * _INSIDE
    room, lines = wide - left - _INSIDE, 1 if below else 2
    names = break_names_alike(tuple(page.names), (theme.BODY, theme.SMALL), (room,) * len(ends), lines)
    wanted = [(end + below // 2, rank) for end, rank in zip(ends, shown.ranks, strict=True)]
    middles = spread(wanted, top + high // 2, foot - high // 2, high + 4)
    for seat, middle in enumerate(middles):
        badge = x + _INSIDE + side // 2, middle - below // 2
        on = _lay_label(page, shown, seat, Box(x, middle - high // 2, wide, high), badge, side)
        names[seat].lay(page, f"result/{seat}/who", x + left, badge[1] + (below and (side + below) // 2), theme.INK, on)
    return [middle - below // 2 for middle in middles]


def _lay_label(page: Page, shown: Chart, seat: int, box: Box, badge: tuple[int, int], side: int) -> str:
    """Lay out a player's badge around a point, a winner's in a laurel, and the score; return the colour behind them."""
    what, on, (x, y), size = f"result/{seat}", GROUND, badge, max(side * 5 // 8, min(_BADGE, side - 2))
    if seat in shown.winners:
        on = theme.GOLD_PALE
        page.plate(f"{what}/row", box, on, GROUND, 12, theme.GOLD)
        page.wreathe(what, x, y, seat, on, side)
    else:
        page.badge(f"{what}/badge", box.x + _INSIDE, y - size // 2, size, seat, on)
    if shown.scores:
        at = x + side // 2 + _INSIDE, y, write_signed(shown.scores[seat]), min(theme.TITLE, side)
        page.label(f"{what}/score", *at, theme.INK, on, face="bold")
    return on


def spread(wanted: Sequence[tuple[int, int]], low: int, high: int, size: int) -> list[int]:
    """Move marks apart as little as possible, and keep them between two ends; a second number breaks ties."""
    order = sorted(range(len(wanted)), key=lambda place: (*wanted[place], place))
    found = [middle for middle, _ in wanted]
    for _ in range(len(wanted) ** 2):
        for before, after in pairwise(order):
            lack = size - (found[after] - found[before])
            if lack > 0:
                found[before] -= (lack + 1) // 2
                found[after] += lack // 2
    for place, mark in enumerate(reversed(order)):
        found[mark] = min(found[mark], high - place * size)
    for place, mark in enumerate(order):
        found[mark] = max(found[mark], low + place * size)
    return found
