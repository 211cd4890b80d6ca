"""What charts share: their frame, who led above it, lines from turn to turn, and players with their scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from bot.games.contract import Outcome
from bot.texts.numbers import signed
from render.common.charts.course import Leads
from render.common.name_lines import NameLines, broken
from render.common.page import HEADER, Light, Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import fitting_size, ink
from render.engine.layout import centre, columns, rows
from render.engine.scene import Box

STRONG, WEAK = 11, 7
"""The widths of the lines of who won, and of the others."""
_GLOW: Final = 30
"""The width of the pale band below the winner's line."""
DASHES: Final[tuple[tuple[int, ...], ...]] = ((), (24, 11), (8, 8), (34, 8, 8, 8), (), (26, 7, 7, 7, 7, 7))
"""By seat: how its line is dashed, as colour alone does not tell everyone whose it is."""
_HOLLOW: Final = 4
"""The seat whose line is two thin ones, as more dashes could hardly be told apart."""
_TURNS: Final = 18
"""Where lines lie on each other, each is drawn for so many pixels in turn."""
_RIM: Final = 2
_EDGE: Final = 16
_LEFT: Final = 108
"""The space for the numbers at the left of the lines."""
_STRIP: Final = 44
"""The height of the strip of leaders."""
_LABELS: Final = 224, 336, 430
"""The widths of players' labels: with names below scores, beside them, and where they are long."""
_TURN: Final = 60
"""The height of the numbers below the lines."""
_LABEL: Final = 112
"""The height of a player's label at most."""
_BADGE, _LAUREL = 48, 68
_SCORES: Final = theme.TITLE, theme.LARGE
"""The sizes of scores: the first where labels have their whole height."""
AXIS: Final = 39
"""The size of the numbers of an axis."""
_MOST_NUMBERS: Final = 6
_SHORTEST: Final = 30
"""A lead for which there is less room is left out, in favour of the one before; the last has as much of its room."""
GROUND: Final = theme.MARBLE
GOLD: Final = "#f6d98b"
"""Behind what decided the game: the turning point and how it ended."""


class Plot(NamedTuple):
    """Where values are: their box, its first and last turn, the values at its foot and its top, and players beside."""

    box: Box
    first: int
    last: int
    least: float
    most: float
    labels: Box

    def across(self, turn: float) -> int:
        """Return where a turn is."""
        return self.box.x + int(self.box.width * (turn - self.first) / max(1, self.last - self.first))

    def up(self, value: float) -> int:
        """Return how high a value is."""
        return self.box.bottom - int(self.box.height * (value - self.least) / (self.most - self.least))


@dataclass(frozen=True, slots=True)
class Chart:
    """What a chart shows."""

    what: str
    title: str
    turns: str
    """What is counted along its foot."""
    lines: Sequence[Sequence[float]]
    """By seat: its value before or after each turn."""
    leads: Leads
    winners: Sequence[int]
    heading: str
    """How the game ended."""
    first: int = 0
    outcome: Outcome | None = None
    added: Sequence[int] = ()
    """What the final scoring added to everyone's points."""
    below: int = 66
    """The space below the lines."""
    gap: int = 72
    """The space between them and the players, for what is at their ends."""
    lag: float = 0.5
    """How long before a turn its lead begins."""


def lay_chart(page: Page, shown: Chart, least: float, most: float, marks: Callable[[Plot], None]) -> Plot:
    """Lay out a chart whose values reach from `least` to `most`; `marks` lays what is below the lines."""
    page.height = theme.HEIGHT
    page.lay_ground(Light.EVENING)
    page.label("title", theme.MARGIN, HEADER // 2 + 2, shown.title, theme.TITLE, theme.INK, theme.SKY, face="black")
    sheet = page.panel("sheet", _EDGE, HEADER, theme.WIDTH - 2 * _EDGE, theme.HEIGHT - HEADER - 12)
    strip, inner = rows(sheet.grown(-12), [_STRIP, 0], 8)
    room = _LABELS[0] - 24 if _is_pair(page) else _LABELS[1] - _LAUREL - 90
    names = [_name_lines(name, room) for name in page.names]
    wide = _LABELS[any(name.lines[-1].endswith("…") for name in names) + (not _is_pair(page))]
    _, middle, _, labels = columns(inner, [_LEFT, 0, shown.gap, wide])
    box = rows(middle, [24, 0, shown.below])[1]
    plot = Plot(box, shown.first, max(map(len, shown.lines)) - 1, least, most, labels)
    heading = labels._replace(y=strip.y, height=strip.height)
    page.plate("end/title", heading, GOLD, GROUND, 8, theme.GOLD_DEEP)
    size = fitting_size(shown.heading, "black", (theme.BODY, theme.SMALL), heading.width - 16)
    at = *heading.middle, shown.heading
    page.label("end/name", *at, size, theme.INK, GOLD, face="black", anchor="m", width=heading.width - 16)
    _lay_leaders(page, shown, plot, strip._replace(x=box.x, width=box.width), sheet.x + 14)
    marks(plot)
    _number_turns(page, shown, plot, sheet.x + 14)
    return plot


def _number_turns(page: Page, shown: Chart, plot: Plot, left: int) -> None:
    """Name and number turns along the foot of the lines, only some if there are many, but the first if it is late."""
    y, what = plot.box.bottom + 42, f"{shown.what}/turn"
    named = page.label(f"{what}/name", left, y, shown.turns, theme.BODY, theme.SOFT, GROUND)
    every = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if (plot.last - plot.first) / step <= _MOST_NUMBERS)
    later = range(plot.first // every * every + every, plot.last + 1, every)
    end = named.right
    for turn in (plot.first, *later) if plot.first else later:
        half, x = ink(str(turn), "sans", AXIS).advance // 2 + 8, plot.across(turn)
        middle = max(x, end + half + 6) if turn == plot.first else x
        if middle - half >= end:
            end = page.label(f"{what}/{turn}", middle, y, str(turn), AXIS, theme.SOFT, GROUND, anchor="m").right
            page.plate(f"{what}/{turn}/tick", Box(x - 1, y - 36, 3, 10), theme.SAND, GROUND)


def _lay_leaders(page: Page, shown: Chart, plot: Plot, box: Box, left: int) -> None:
    """Lay out above the lines who led from when to when, with names or at least letters where there is room."""
    middle, said = box.mid_y, page.say("picture-chances-leader")
    size = fitting_size(said, "sans", (theme.BODY, theme.SMALL), box.x - left - 8)
    page.label("leader", left, middle, said, size, theme.INK, GROUND, width=box.x - left - 8)
    starts = [(max(box.x, min(box.right, plot.across(turn - shown.lag))), seat) for turn, seat in shown.leads]
    if not starts or starts[0][0] > box.x:
        starts.insert(0, (box.x, None))
    start, last = starts[-1]
    starts[-1] = min(start, box.right + 2 - _SHORTEST), last  # however short it is, as it is who led in the end
    ends = [*(start for start, _ in starts[1:]), box.right + 2]
    long: Leads = []
    for (start, seat), end in zip(starts, ends, strict=True):
        if end - start >= _SHORTEST and (not long or long[-1][1] != seat):
            long.append((start if long else box.x, seat))
    for place, ((start, seat), (end, _)) in enumerate(pairwise([*long, (box.right + 2, None)])):
        part, what = Box(start, box.y, end - start - 2, box.height), f"leader/{place}"
        colour, on = (theme.VEIN, theme.SOFT) if seat is None else (theme.PLAQUES[seat], theme.ON_SEATS[seat])
        names = (page.say("picture-chances-even"), "=") if seat is None else (page.names[seat], page.letters[seat])
        page.plate(what, part, colour, GROUND, 8, theme.EDGE if seat is None else "")
        for name in names:
            if ink(name, "bold", theme.SMALL).advance + 8 <= part.width:
                at = part.mid_x, middle, name, theme.SMALL, on, colour
                page.label(f"{what}/name", *at, face="bold", anchor="m")
                break


def lay_lines(page: Page, shown: Chart, plot: Plot) -> None:
    """Lay out everyone's line, the winners' above the others in a pale band; where several are one, they take turns."""
    heights = [[plot.up(value) for value in line] for line in shown.lines]
    order = sorted(range(len(heights)), key=lambda seat: seat in shown.winners)
    for seat in shown.winners:
        points = [(plot.across(turn), y) for turn, y in enumerate(heights[seat]) if turn >= plot.first]
        if len(points) > 1:
            colour = mix(theme.SEATS[seat], GROUND, 0.74)
            page.curve(f"{shown.what}/{seat}/glow", points, _GLOW, colour, GROUND)
    for seat in order:
        for sharing, begin, last in stretches(heights, seat):
            points = [(plot.across(turn), heights[seat][turn]) for turn in range(max(begin, plot.first), last + 1)]
            if len(points) > 1:
                won, dash, phase = bool({*sharing} & {*shown.winners}), DASHES[seat], 0
                if len(sharing) > 1:
                    dash, phase = (_TURNS, _TURNS * (len(sharing) - 1)), -_TURNS * sharing.index(seat)
                _lay_line(page, f"{shown.what}/{seat}/{begin}", seat, points, STRONG if won else WEAK, dash, phase)
    lay_ends(page, shown, plot, [plot.up(line[-1]) for line in shown.lines])


def _lay_line(
    page: Page,
    what: str,
    seat: int,
    points: Sequence[tuple[int, int]],
    width: int,
    dash: tuple[int, ...],
    phase: int = 0,
) -> None:
    """Add a part of a seat's line; a light colour gets a dark rim, to stand out from the paper."""
    on, hollow = GROUND, seat == _HOLLOW and dash == DASHES[seat]
    width += 2 * _RIM * hollow
    if theme.ON_SEATS[seat] == theme.INK:
        rim = mix(theme.SEATS[seat], theme.INK, 0.6)
        page.curve(f"{what}/rim", points, width + _RIM, rim, on, dash=dash, phase=phase)
        on = rim
    page.curve(what, points, width, theme.SEATS[seat], on, dash=dash, phase=phase)
    if hollow:
        page.curve(f"{what}/core", points, width - 2 * (width // 3), GROUND, theme.SEATS[seat])


def stretches(heights: Sequence[Sequence[float]], seat: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield the parts of a seat's line by who shares them: these seats, and the first and last turn of the part."""

    def sharing(turn: int) -> tuple[int, ...]:
        own = heights[seat][turn : turn + 2]
        return tuple(other for other, line in enumerate(heights) if line[turn : turn + 2] == own)

    for group, turns in groupby(range(len(heights[seat]) - 1), sharing):
        shared = list(turns)
        yield group, shared[0], shared[-1] + 1


def lay_ends(page: Page, shown: Chart, plot: Plot, ends: Sequence[int], said: Sequence[str] = ()) -> None:
    """Lay out everyone's badge where their line ends, and what is said of that; then all players by rank.

    Where ends are too near to each other, thin leaders lead to the badges.
    """
    half, x, ranks = _BADGE // 2, plot.box.right + 10, _ranks(shown)
    # who ended better is above
    middles = spread([*zip(ends, ranks, strict=True)], plot.box.y + half, plot.box.bottom, _BADGE + 2)
    for seat, (end, middle) in enumerate(zip(ends, middles, strict=True)):
        if end != middle:
            page.curve(f"{shown.what}/{seat}/leader", [(x - 8, end), (x + half, middle)], 2, theme.SOFT, GROUND)
        page.badge(f"{shown.what}/{seat}/end", x, middle - half, _BADGE, seat, GROUND)
    for seat, (each, middle) in enumerate(zip(said, middles, strict=False)):
        at = x + _BADGE + 6, middle, each, theme.BODY, theme.INK, GROUND
        page.label(f"{shown.what}/{seat}/last", *at, face="bold")
    _lay_players(page, shown, plot)


def _ranks(shown: Chart) -> Sequence[int]:
    """Return everyone's rank; without scores, those who won are before the others."""
    if shown.outcome is not None:
        return shown.outcome.ranks
    return [seat not in shown.winners for seat in range(len(shown.lines))]


def _lay_players(page: Page, shown: Chart, plot: Plot) -> None:
    """Lay out all players beside the chart by rank."""
    seats, ranks, (x, y, wide, _) = range(len(shown.lines)), _ranks(shown), plot.labels
    cells = rows(Box(x + 6, y, wide - 6, plot.box.bottom + _TURN - y), [0] * len(seats))
    for seat, cell in zip(sorted(seats, key=lambda seat: ranks[seat]), cells, strict=True):
        high = min(_LABEL * (13 if _is_pair(page) else 8) // 8, cell.height) - 4
        _lay_label(page, shown, seat, centre(cell, cell.width, high), won=seat in shown.winners)


def _lay_label(page: Page, shown: Chart, seat: int, box: Box, *, won: bool) -> None:
    """Lay out a player's badge, the score with what the final scoring added, and between or below them the name."""
    what, on = f"result/{seat}", GROUND
    head, foot, *_ = rows(box, [_LABEL - 4, 0, 8]) if _is_pair(page) else (box, box)
    middle = head.mid_y
    if won:
        on = theme.GOLD_PALE
        page.plate(f"{what}/row", box, on, GROUND, 12, theme.GOLD)
        page.wreathe(what, box.x + 4 + _LAUREL // 2, middle, seat, on, _LAUREL)
    else:
        page.badge(f"{what}/badge", box.x + 4 + (_LAUREL - _BADGE) // 2, middle - _BADGE // 2, _BADGE, seat, on)
    x, right = box.x + _LAUREL + 10, box.right - 12
    if shown.outcome is not None and shown.outcome.scores:
        score, tall = signed(shown.outcome.scores[seat]), head.height >= _LABEL - 4
        at = right, middle - (16 + 2 * tall if shown.added else 0), score, _SCORES[not tall], theme.INK, on
        start = page.label(f"{what}/score", *at, face="bold", anchor="r").x
        if shown.added:
            points = shown.added[seat]
            said = page.say("picture-gain", points=points) if points >= 0 else signed(points)
            at = right, middle + 20 + 6 * tall, said, theme.SMALL, theme.SOFT, on
            start = min(start, page.label(f"{what}/added", *at, anchor="r").x)
        right = start - 10
    if _is_pair(page):
        x, right = box.x + 12, box.right - 12
    name = _name_lines(page.names[seat], right - x)
    for number, (y, line) in enumerate(name.middles(foot.mid_y)):
        page.label(f"{what}/who/{number}", x, y, line, name.size, theme.INK, on, face=name.face)


def _is_pair(page: Page) -> bool:
    """Return whether two play: there is room for their names below their scores, and thus for a wider chart."""
    return len(page.names) == 2


def _name_lines(name: str, width: int) -> NameLines:
    return broken(name, (theme.BODY, theme.SMALL), width, 2, True)


def spread(wanted: Sequence[tuple[int, int]], low: int, high: int, size: int) -> list[int]:
    """Move marks apart along a line, as little as possible, and keep them between two ends; ties are in their order."""
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
