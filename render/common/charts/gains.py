"""What the largest climbs in a chart of points gained, on plaques near their tops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from render.common.charts.frame import Frame
from render.common.charts.plot import Span, along, meets
from render.common.page import Page
from render.engine import theme
from render.engine.colours import mix
from render.engine.fonts import ink
from render.engine.scene import Box

_LEADER: Final = 5
_CLIMBS: Final = 2
"""So many of a line's climbs say what they gained, of more lines than that only the largest."""
_NOTABLE: Final = 8
"""Climbs that are less than this part of the most points say nothing."""
_GAIN, _GAINED = 50, 40
"""The height of a gain's plaque."""
_ABOVE: Final = 16
"""How far from the line it is."""
_HIGHER: Final = 60
"""How far above the plot it may begin."""
_TOP: Final = 24
"""The size of the shapes where climbs end."""
_CLEAR: Final = 6
"""How far they are from others' lines."""
_SIGN: Final = "+"
_KEY: Final = 46, 46
"""The plaque that stands for all of them."""
_GROUND: Final = theme.MARBLE


class Field(NamedTuple):
    """Where turns and points are: the plot, the most points, and the first and last turn."""

    plot: Box
    most: int
    span: Span

    def across(self, turn: int) -> int:
        """Return where a turn is."""
        first, last = self.span
        return self.plot.x + self.plot.width * (turn - first) // max(1, last - first)

    def up(self, points: int) -> int:
        """Return how high points are."""
        return self.plot.bottom - self.plot.height * max(0, points) // self.most

    def at(self, turn: int, points: int) -> tuple[int, int]:
        """Return where points at a turn are."""
        return self.across(turn), self.up(points)


def lay_key(page: Page, frame: Frame) -> Box:
    """Explain the plaques above the chart, and return where."""
    (wide, high), middle, plot = _KEY, frame.ribbon.bottom + 34, frame.plot
    plaque = Box(plot.x, middle - high // 2, wide, high)
    page.plate("growth/key", plaque, theme.SOFT, _GROUND, 10, theme.INK)
    sign = plaque.x + wide // 2, middle, _SIGN, _GAINED, theme.WHITE, theme.SOFT
    page.label("growth/key/sign", *sign, face="bold", anchor="m")
    said, room = page.say("picture-growth-gains"), plot.right - plaque.right - 10
    label = page.label("growth/key/name", plaque.right + 10, middle, said, theme.BODY, theme.INK, _GROUND, width=room)
    return Box(plaque.x, plaque.y, label.right - plaque.x, high)


def lay_gains(page: Page, field: Field, reached: Sequence[Sequence[int]], key: Box) -> None:
    """Write what the largest climbs of each line gained near their tops, where nothing is in the way."""
    plot, most = field.plot, max(points for line in reached for points in line)
    largest = [_largest(seat, line) for seat, line in enumerate(reached)]
    gains = [
        each
        for place in range(_CLIMBS if len(reached) <= _CLIMBS else 1)
        for each in sorted((of[place] for of in largest if of[place:]), reverse=True)
        if each[0] * _NOTABLE >= most
    ]
    drawn = [_boxes(field, line) for line in reached]
    taken = [key.grown(4), *_lay_tops(page, field, reached, largest, drawn), *(box for of in drawn for box in of)]
    for gain, back, seat in gains:
        said = page.say("picture-gain", points=gain)
        wide = ink(said, "bold", _GAINED).advance + 18
        x, y = top = field.at(-back, reached[seat][-back])
        lefts = x - wide // 2, x - wide + 6, x - 6
        places = [Box(left, y - _ABOVE - _GAIN, wide, _GAIN) for left in lefts]
        places += [Box(x - wide - _GAIN // 2 - 6, y - _GAIN // 2 - up, wide, _GAIN) for up in (0, _GAIN // 2)]
        places += [Box(left, y - 2 * _ABOVE - _GAIN, wide, _GAIN) for left in (x - wide - 6, x - wide // 2)]
        places += [Box(left, y + _ABOVE, wide, _GAIN) for left in (x - 6, x + _ABOVE, x - wide // 2)]
        places += [Box(x + 6, y + down * _ABOVE, wide, _GAIN) for down in (2, 4, 6)]
        places += [Box(x - wide - 6, y - up * _ABOVE - _GAIN, wide, _GAIN) for up in (4, 6)]
        places += [Box(plot.right - wide, y + down * _ABOVE, wide, _GAIN) for down in (2, 4)]
        free = [
            box
            for box in places
            if plot.x <= box.x
            and box.right <= plot.right
            and plot.y - _HIGHER <= box.y
            and box.bottom <= plot.bottom
            and not meets(box, taken)
        ]
        if free:
            box, colour = free[0], theme.SEATS[seat]
            what, rim = f"growth/{seat}/gain/{-back}", mix(colour, theme.INK, 0.6)
            middle = box.x + wide // 2, box.y + _GAIN // 2
            page.curve(f"{what}/leader", [middle, top], _LEADER, rim, _GROUND)
            page.plate(what, box, colour, _GROUND, 10, rim)
            on = theme.ON_SEATS[seat]
            page.label(f"{what}/points", *middle, said, _GAINED, on, colour, face="bold", anchor="m")
            taken.append(box.grown(4))


def _boxes(field: Field, line: Sequence[int]) -> list[Box]:
    """Return boxes that cover a line."""
    points = [field.at(turn, points) for turn, points in enumerate(line) if turn >= field.span.first]
    return [box for start, end in pairwise(points) for box in along(start, end)]


def _lay_tops(
    page: Page,
    field: Field,
    reached: Sequence[Sequence[int]],
    largest: Sequence[Sequence[tuple[int, int, int]]],
    drawn: Sequence[Sequence[Box]],
) -> list[Box]:
    """Add the seat's shape where its largest climbs end, and return where.

    It is left out where a badge, another shape or another's line is.
    """
    found: list[Box] = []
    for _, back, seat in sorted((each for of in largest for each in of), reverse=True):
        line, turn = reached[seat], -back
        x, y = field.at(turn, line[turn])
        box = Box(x - _TOP // 2, y - _TOP // 2, _TOP, _TOP)
        others = [part for other, parts in enumerate(drawn) if other != seat for part in parts]
        rests = turn + 1 < len(line) and line[turn + 1] >= line[turn]
        if rests and not meets(box, found) and not meets(box.grown(_CLEAR), others):
            page.icon(f"growth/{seat}/top/{turn}", box.x, box.y, _TOP, f"seat-{seat}", _GROUND, halo=_GROUND)
            found.append(box)
    return found


def _largest(seat: int, line: Sequence[int]) -> list[tuple[int, int, int]]:
    """Return what a line's largest climbs gained, when they ended, as a negative number, and whose it is."""
    found = [(line[last] - line[first], -last, seat) for first, last in climbs(line)]
    return sorted(found, reverse=True)[:_CLIMBS]


def climbs(line: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield each stretch of turns in which points grew without a pause: the turns before it and at its end."""
    for rising, turns in groupby(range(1, len(line)), lambda turn: line[turn] > line[turn - 1]):
        if rising:
            climb = list(turns)
            yield climb[0] - 1, climb[-1]
