"""The parts that charts share: the frame, a strip of who led, and players with their scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.contract import Outcome
from bot.texts.numbers import write_signed
from render.common.charts.course import Leads
from render.common.name_lines import break_names_alike
from render.common.page import HEADER, Light, Page
from render.engine import theme
from render.engine.fonts import fit_size, ink
from render.engine.layout import columns, rows
from render.engine.scene import Box

_LEFT: Final = 104
"""The width of the scale at the left."""
_STRIP: Final = 44
"""The height of the strip of leaders."""
_LABELS: Final = 192, 264
"""The least and the greatest width of players' labels."""
_SCORING, _ASIDE = 140, 40
"""The width of a final scoring, and the space before the labels."""
_NOTE, RESULT = 120, 34
"""The widths of notes beside the labels, and of the result."""
TURNS: Final = 66
"""The height of the numbers of turns."""
_LABEL, _NAME = 104, 38
"""The greatest height of a player's label, and the height of the name below the badge."""
_BADGE, _LAUREL, _INSIDE = 44, 58, 12
MAX_STEPS: Final = 6
"""The most steps on a scale."""
_APART, _SLIVER, _LETTER = 2, 8, 24
"""The space between two leads, the least width of a lead that has one, and the width that a letter needs."""
GROUND: Final = theme.MARBLE


class Plot(NamedTuple):
    """The coordinates of a chart.

    These are the box of all turns, the last turn, the values at the box's foot and top, the box of players' labels, and
    the width of a final scoring beside the box of turns.
    """

    box: Box
    last: int
    least: float
    most: float
    labels: Box
    scoring: int = 0

    def across(self, turn: float) -> int:
        """Return the x of a turn, or of the final scoring after the last one."""
        if turn > self.last:
            return self.box.right + self.scoring
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
    lines: Sequence[Sequence[float]]
    """By seat: the value before or after each turn, and after a final scoring."""
    leads: Leads
    winners: Sequence[int]
    outcome: Outcome | None = None
    notes: Sequence[str] = ()
    """By seat: a note at the end of its line."""
    scored: bool = False
    """Whether the lines end with a final scoring."""
    below: int = TURNS
    """The space below the lines."""

    @property
    def scores(self) -> Sequence[int]:
        """The final scores if they are known and the game has any."""
        return self.outcome.scores if self.outcome is not None else ()

    @property
    def ranks(self) -> Sequence[int]:
        """By seat: its rank; all but winners have the same if only these are known."""
        return (
            self.outcome.ranks
            if self.outcome is not None
            else [seat not in self.winners for seat in range(len(self.lines))]
        )


def lay_chart(page: Page, shown: Chart, least: float, most: float) -> Plot:
    """Lay out the frame of a chart with values from `least` to `most`."""
    page.lay_ground(Light.EVENING)
    page.label("title", theme.MARGIN, HEADER // 2 + 2, shown.title, theme.TITLE, theme.INK, theme.SKY, face="black")
    sheet = page.sheet()
    strip, inner = rows(sheet.grown(-12), [_STRIP, 0], 8)
    scoring = _SCORING if shown.scored else 0
    wide = (
        max(ink(name, "bold", theme.BODY).advance for name in page.names) + 2 * _INSIDE + _LAUREL * (not shown.scores)
    )
    beside = scoring + _ASIDE + (_NOTE + RESULT if shown.notes else 0)
    _, middle, _, labels = columns(inner, [_LEFT, 0, beside, min(max(_LABELS[0], wide), _LABELS[1])])
    box = rows(middle, [24, 0, shown.below])[1]
    last = max(map(len, shown.lines)) - 1 - shown.scored
    if shown.scored:
        band = Box(box.right, inner.y, scoring, box.bottom - inner.y)
        page.plate("end/band", band, theme.GOLD_PALE, GROUND, 8)
    if shown.scored or (shown.notes and shown.scores):
        heading, said = labels._replace(y=strip.y, height=strip.height), page.say("picture-final-points")
        page.plate("end/title", heading, theme.GOLD_PALE, GROUND, 8)
        size = fit_size(said, "black", (theme.BODY, theme.SMALL), labels.width - 2 * _INSIDE)
        page.label("end/name", *heading.middle, said, size, theme.SOFT, theme.GOLD_PALE, face="black", anchor="m")
    if shown.notes:
        at = labels.x - 16, strip.mid_y, page.say("picture-last-estimate"), theme.SMALL, theme.SOFT, GROUND
        page.label("end/estimate", *at, face="narrow", anchor="r")
        page.icon("end/result", box.right + _APART + 4, box.bottom + 2, 24, "laurel-star", GROUND)
    plot = Plot(box, last, least, most, labels, scoring)
    _number_turns(page, shown, plot, sheet.x + 14)
    _lay_leaders(page, shown, plot, strip._replace(x=box.x, width=box.width + scoring), sheet.x + 14)
    if shown.notes and len(shown.winners) == 1:  # who led at the end need not be who won
        _lay_spell(page, "leader/won", strip._replace(x=box.right + _APART, width=RESULT), shown.winners[0])
    return plot


def _number_turns(page: Page, shown: Chart, plot: Plot, left: int) -> None:
    """Label the axis of turns, with the numbers of only some if there are many."""
    y, what = plot.box.bottom + 42, f"{shown.what}/turn"
    named = page.label(f"{what}/name", left, y, shown.turns, theme.SMALL, theme.SOFT, GROUND)
    every = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if plot.last / step <= MAX_STEPS)
    told = {turn: str(turn) for turn in range(every, plot.last + 1, every)}
    if plot.scoring:
        told[plot.last + 1] = page.say("picture-end-axis")
    for turn, said in told.items():
        x = plot.across(turn)
        if x - ink(said, "sans", theme.SMALL).advance // 2 - 8 >= named.right:
            page.label(f"{what}/{turn}", x, y, said, theme.SMALL, theme.SOFT, GROUND, anchor="m")
            page.plate(f"{what}/{turn}/tick", Box(x - 1, y - 36, 3, 10), theme.SAND, GROUND)


def _lay_leaders(page: Page, shown: Chart, plot: Plot, box: Box, left: int) -> None:
    """Lay out the strip of who led when, with names or at least letters where they fit."""
    middle, said = box.mid_y, page.say("picture-chances-leader")
    size = fit_size(said, "sans", (theme.BODY, theme.SMALL), box.x - left - 8)
    page.label("leader", left, middle, said, size, theme.INK, GROUND, width=box.x - left - 8)
    lag = 0 if shown.notes else 0.5  # points change within a turn, estimates are from before it
    begins = [plot.box.right if turn > plot.last else plot.across(turn - lag) for turn, _ in shown.leads]
    spells = [(start, seat) for start, (_, seat) in zip(begins, shown.leads, strict=True)]
    if not spells or spells[0][0] > box.x:
        spells.insert(0, (box.x, None))
    edges = [*(start for start, _ in spells), box.right + _APART]
    for place, (before, start, end, after) in enumerate(zip(edges, edges[1:], edges[2:], edges[3:], strict=False), 1):
        lack = _LETTER - (end - start)
        if lack > 0 and min(start - before, after - end) > 2 * _LETTER:
            edges[place : place + 2] = start - lack // 2, end + lack // 2
    for place, ((start, end), (_, seat)) in enumerate(zip(pairwise(edges), spells, strict=True)):
        _lay_spell(page, f"leader/{place}", box._replace(x=start, width=end - start), seat)


def _lay_spell(page: Page, what: str, box: Box, seat: int | None) -> None:
    """Lay out one lead or tie on the strip, in its colour however short it is."""
    part = box._replace(width=box.width - _APART if box.width >= _SLIVER else max(1, box.width))
    colour, on = (theme.VEIN, theme.SOFT) if seat is None else (theme.PLAQUES[seat], theme.ON_SEATS[seat])
    edge = theme.EDGE if seat is None and box.width >= 2 * _SLIVER else ""
    page.plate(what, part, colour, GROUND, min(8, part.width // 3), edge)
    names = (("=", _APART),) if seat is None else ((page.names[seat], _INSIDE), (page.letters[seat], _APART))
    for name, beside in names:
        if ink(name, "bold", theme.SMALL).advance + 2 * beside <= part.width:
            at = *part.middle, name, theme.SMALL, on, colour
            page.label(f"{what}/name", *at, face="bold", anchor="m")
            break


def lay_ends(page: Page, shown: Chart, plot: Plot, ends: Sequence[int]) -> None:
    """Lay out all players beside the chart by rank, each close to the end of its line.

    A score is beside the badge, and the name below, or else beside it.
    """
    x, top, wide, _ = plot.labels
    foot = plot.box.bottom + TURNS
    high = min(_LABEL, (foot - top) // len(ends) - 4)
    side, below = min(_LAUREL, high - _NAME), _NAME * bool(shown.scores)
    left = _INSIDE if below else _LAUREL + 2 * _INSIDE
    room, lines = wide - left - _INSIDE, 1 if below else 2
    names = break_names_alike(tuple(page.names), (theme.BODY, theme.SMALL), (room,) * len(ends), lines)
    wanted = [(end + below // 2, rank) for end, rank in zip(ends, shown.ranks, strict=True)]
    for seat, middle in enumerate(spread(wanted, top + high // 2, foot - high // 2, high + 4)):
        y = middle - below // 2
        badge = x + _INSIDE + _LAUREL // 2, y
        if shown.notes:
            at = x - 16, y, shown.notes[seat], theme.BODY, theme.INK, GROUND
            page.label(f"result/{seat}/note", *at, face="bold", anchor="r")
        on = _lay_label(page, shown, seat, Box(x, middle - high // 2, wide, high), badge, side)
        names[seat].lay(page, f"result/{seat}/who", x + left, y + (below and (side + below) // 2), theme.INK, on)


def _lay_label(page: Page, shown: Chart, seat: int, box: Box, badge: tuple[int, int], side: int) -> str:
    """Lay out a player's badge around a point, a winner's in a laurel, and the score; return the colour behind them."""
    what, on, (x, y) = f"result/{seat}", GROUND, badge
    won = seat in shown.winners
    if won:
        on = theme.GOLD_PALE
        page.plate(f"{what}/row", box, on, GROUND, 12, theme.GOLD)
    if won and side > _BADGE:
        page.wreathe(what, x, y, seat, on, side)
    else:
        size = min(_BADGE, side - 2)
        page.badge(f"{what}/badge", x - size // 2, y - size // 2, size, seat, on)
    if shown.scores:
        at = x + _LAUREL // 2 + _INSIDE, y, write_signed(shown.scores[seat]), min(theme.TITLE, side)
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
